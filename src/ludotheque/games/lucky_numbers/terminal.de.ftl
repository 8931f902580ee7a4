lucky-garden = Garten von { $who }:
    .you = Dein Garten:
lucky-row = Zeile { $row }: { $cells }
lucky-empty = leer
lucky-clover = { $number } { WORD($colour) }
lucky-middle = { $count ->
    [0] Nichts in der Tischmitte.
   *[other] In der Tischmitte: { $clovers }.
}
lucky-pile = { $count ->
    [0] Der Stapel ist aufgebraucht.
    [one] Im Stapel: ein Kleeblatt.
   *[other] Im Stapel: { $count } Kleeblätter.
}
lucky-empty-cells = { $who }: { $count ->
    [0] kein leeres Feld
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
}
lucky-arrange = Du hast { $clovers } gezogen. Leg sie auf a1, b2, c3 und d4, in welcher Reihenfolge du magst, zum Beispiel: { $example }
lucky-set = Gezogen: { $clover }. Wohin damit? { $actions }
lucky-place = In der Hand: { $clover }. Du kannst legen: { $cells }. Oder liegen lassen.
lucky-leave = In der Hand: { $clover }, passt nirgends. Du kannst es liegen lassen.
lucky-turn = Du bist dran. Du kannst ziehen oder ein Kleeblatt aus der Tischmitte nehmen:
    .draw-only = Du bist dran. Du kannst ziehen; in der Tischmitte liegt nichts, was dir hilft.
    .take-only = Du bist noch einmal dran, und der Stapel ist leer. Du kannst ein Kleeblatt aus der Tischmitte nehmen:
lucky-take = nimm { $number }: { $cells }
lucky-where = { $free }
    .both = { $free }; im Tausch { $taken }
    .exchange = im Tausch { $taken }
help-lucky-numbers =
    Die Felder heißen a1 (oben links) bis d4 (unten rechts): Der Buchstabe ist die Spalte, die Zahl die Zeile.
    ordne 5 7 15 15: deine ersten vier Kleeblätter auf a1, b2, c3 und d4 legen
    setz b2: das gezogene Kleeblatt auf b2 legen (Michaels Aufbau)
    zieh: ein Kleeblatt vom Stapel aufdecken
    leg c2: das Kleeblatt in deiner Hand auf c2 legen; liegt dort schon eins, kommt es in die Tischmitte
    lass: das Kleeblatt in der Tischmitte liegen lassen
    nimm 13 c2: die 13 aus der Tischmitte nehmen und auf c2 legen
    Die englischen Wörter der Notation gehen auch: arrange, set, draw, place, leave, take.
    garten: dein Garten; garten 2: der von Platz 2
    mitte: die offenen Kleeblätter, und wie viele noch verdeckt sind
    farben: dein Garten mit den Farben der Kleeblätter; farben 2: der von Platz 2
