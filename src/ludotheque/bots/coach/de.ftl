## Züge, wie man von ihnen spricht
reason-deed = { $action }

## Tipps
reason-advice = { $deed }: { $why } (Gewinnchance etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-alone = { $deed } (Gewinnchance etwa { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })


## Wendepunkte
reason-lucky-draw = { $drawn } gezogen: mit Glück { NUMBER($change, style: "percent", maximumFractionDigits: 0) } mehr
reason-unlucky-draw = { $drawn } gezogen: mit Pech { NUMBER($change, style: "percent", maximumFractionDigits: 0) } weniger
reason-lucky-deal = gute Mischung: mit Glück { NUMBER($change, style: "percent", maximumFractionDigits: 0) } mehr
reason-unlucky-deal = schlechte Mischung: mit Pech { NUMBER($change, style: "percent", maximumFractionDigits: 0) } weniger
reason-costly = { $deed } kostete { NUMBER($change, style: "percent", maximumFractionDigits: 0) }; besser: { $best } ({ $why })
reason-costly-alone = { $deed } kostete { NUMBER($change, style: "percent", maximumFractionDigits: 0) }; besser: { $best }
reason-good-run = { $actions } gute Züge: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } mehr
reason-bad-run = { $actions } schlechte Züge: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } weniger

## Was der Coach nicht kann
coach-no-coach = Züge in { $game } kann der Coach nicht beurteilen.
coach-nothing-open = Dieser Platz hat gerade nichts zu entscheiden.
coach-not-open = Dieser Platz kann { $action } gerade nicht spielen.
