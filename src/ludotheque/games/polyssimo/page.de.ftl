# Was das Spielbrett von Polyssimo Challenge auf der Seite sagt. $who ist ein Name; $piece und $square stehen in Notation.

poly-you = Du
poly-your-turn = Du bist dran
poly-turn-of = { $who } legt
poly-over = Spielende
poly-over-text = Wer die wenigsten Felder übrig hat, gewinnt.
poly-last-laid = { $who } hat zuletzt gelegt, und zwar { $piece }.
    .you = Du hast zuletzt gelegt, und zwar { $piece }.

poly-seats = Übrige Felder
poly-squares-left = { $count ->
    [one] Feld übrig
   *[other] Felder übrig
}
poly-passes = passt
poly-won = gewinnt
poly-their-pieces = { $who } hat noch
poly-look = Teile zeigen
poly-no-pieces = keine Teile

poly-board = Spielbrett, 12 Spalten von a bis l, 11 Zeilen
poly-square-empty = { $square }: frei
poly-square-covered = { $square }: { $piece }, { $who }
poly-square-fits = { $name }. { $piece } passt hier.
poly-square-advised = { $name }. Hier ist der Tipp: { $piece }.
poly-square-corner = { $name }. { $piece } fängt hier an und passt nicht.

poly-choose = Nimm eins deiner Teile in die Hand.
poly-choose-none = Du hast alle deine Teile gelegt.
poly-wait = Solange du wartest, kannst du Teile auf dem Spielbrett ausprobieren.
poly-fits = { $piece } passt auf { $square }.
poly-free = { $piece } hat auf { $square } Platz; warte, bis du dran bist.
    .mine = { $piece } hat auf { $square } Platz.
poly-overlaps = { $piece } passt nicht auf { $square }: Es würde { $lying } überlappen.
poly-outside = { $piece } steht hier über den Rand.
poly-nowhere = { $piece } passt nirgends mehr.
poly-picked-up = Du hast { poly-called } in der Hand, { $shape }.
poly-back = { $piece } liegt wieder bei deinen Teilen.

poly-tools = Das Teil in deiner Hand
poly-turn-left = Nach links
poly-turn-right = Nach rechts
poly-flip = Wenden
poly-put-back = Weglegen
poly-next = Nächste Stelle
    .rest = wo es passt
poly-place = { $piece } legen
poly-place-at = { $piece } auf { $square } legen
poly-esc = Esc
poly-enter = Enter

poly-mine = Deine Teile
poly-hand-size = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
}, { $squares } Felder
poly-pick-up = { poly-called } in die Hand nehmen, { $shape }
poly-pick-up-nowhere = { poly-called } in die Hand nehmen, { $shape }. Es passt nirgends mehr.
poly-pick-up-asked = { poly-called } in die Hand nehmen, { $shape }: Das hier ist es.
poly-in-hand = in deiner Hand
poly-in-hand-name = { poly-called }, in deiner Hand
poly-keys-pick-up = nehmen,
poly-keys-to = bis
poly-keys-move = bewegen

poly-draft = Du darfst wählen
poly-draft-of = { $who } wählt
poly-on-table = { $count ->
    [one] 1 Teil auf dem Tisch
   *[other] { $count } Teile auf dem Tisch
}
poly-on-table-list = Teile auf dem Tisch
poly-order = Die Plätze, der Reihe nach
poly-others = Die anderen
poly-they-have = { $who } hat
poly-yours = Deine
poly-nothing-yet = noch nichts
poly-due = { $count ->
    [one] noch 1 Hexomino
   *[other] noch { $count } Hexominos
}
poly-due-you = Du musst noch { $count ->
    [one] 1 Hexomino
   *[other] { $count } Hexominos
} nehmen.
poly-take = { $piece } nehmen, { $size } Felder
poly-choose-piece = Such dir ein Teil aus.
poly-spot = { poly-called }: { $wood }, { $shape }
poly-spot-not-open = { poly-called }: { $wood }, { $shape }, kannst du gerade nicht nehmen
poly-spot-taken = { poly-called }, hat { $who }
    .you = { poly-called }, hast du
poly-spot-advised = { $name }: der Tipp
poly-wood-stained = farbiges Pentomino
poly-wood-ebony = schwarzes Hexomino
poly-wood-maple = weißes Hexomino
poly-draft-keys = Geh mit den Pfeiltasten, oder tipp den Namen eines Teils

poly-query-mine = Meine Teile
poly-query-row = Meine Zeile
poly-query-regions = Die freien Bereiche
poly-query-piece = Die Form dieses Teils
poly-query-fits = Welche meiner Teile hier passen
poly-query-scores = Übrige Felder
poly-query-board = Das Spielbrett, Zeile für Zeile
poly-query-others = Die Teile der anderen
poly-says-piece = { poly-called }: { $shape }.
poly-says-now = So liegt es gerade: { $shape }.
poly-says-no-piece = Geh zu einem Teil, oder nimm eins in die Hand.
poly-says-no-square = Geh auf ein Feld des Spielbretts.
poly-says-hand = { $who }: { $pieces }.
poly-says-left = { $who } { $left }
poly-says-middle = Auf dem Tisch: { $pieces }.
poly-says-can-pick = Du kannst { $pieces } nehmen.
poly-says-can-lay = Du kannst { $pieces } legen.

# Der Wertungszettel

score-how = Übrige Felder: Die wenigsten gewinnen.
