## Züge, wie man von ihnen spricht
reason-deed = { $action }

## Tipps
reason-advice = { $deed }: { $why } (Gewinnchance etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-alone = { $deed } (Gewinnchance etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-wins = { $deed } gewinnt: { $why }
reason-advice-wins-alone = { $deed } gewinnt, was die anderen auch tun
reason-advice-lost = { $deed }; jetzt verliert jeder Zug
reason-advice-tie = { $deed } oder { $other }: { $count ->
    [one] gleich gut
   *[other] { $count } Züge sind so gut wie dieser
} (Gewinnchance etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })

## Wendepunkte
reason-lucky-draw = { $drawn } gezogen: Glück, { $points } Punkte von 100 mehr
reason-unlucky-draw = { $drawn } gezogen: Pech, { $points } Punkte von 100 weniger
reason-lucky-deal = gute Mischung: { $points } Punkte von 100 mehr
reason-unlucky-deal = schlechte Mischung: { $points } Punkte von 100 weniger
reason-costly = { $deed } kostete { $points } Punkte von 100; besser: { $best } ({ $why })
reason-costly-alone = { $deed } kostete { $points } Punkte von 100; besser: { $best }
reason-good-run = { $actions } gute Züge: { $points } Punkte von 100 mehr
reason-bad-run = { $actions } schlechte Züge: { $points } Punkte von 100 weniger

## Was der Coach nicht kann
coach-no-coach = Züge in { $game } kann der Coach nicht beurteilen.
coach-nothing-open = Dieser Platz hat gerade nichts zu entscheiden.
coach-not-open = Dieser Platz kann { $action } gerade nicht spielen.
