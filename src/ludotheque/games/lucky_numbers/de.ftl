title = Lucky Numbers
blurb = Ein Garten, in dem die Zahlen in jeder Zeile und Spalte steigen. Mach deinen zuerst voll!

option-setup = Aufbau
    .help = Wie deine ersten vier Kleeblätter auf die Diagonale kommen.
    .choice = leg deine vier, wie du magst
    .sorted = aufsteigend sortiert
    .michael = Michaels Aufbau: eins nach dem anderen, und jedes bleibt liegen
option-bruno = Brunos Variante
    .help = Zwei gleiche Zahlen, die sich diagonal berühren, bringen dir einen Extrazug.
option-tournament = Turnier
    .help = So viele Spiele, wie Leute am Tisch sitzen: Alle fangen einmal an, und es gibt Punkte.
option-first = Wer anfängt
    .help = Laut Spielregel fängt die älteste Person an.

word-clover = Kleeblatt

# Ein Kleeblatt mit seiner Farbe, außer sie bleibt weg: Beim Zuhören fragt man danach. Nur nach „die“ (wer oder wen).
clover = { $colour ->
    [none] { $number }
    [blue] blaue { $number }
    [violet] violette { $number }
    [red] rote { $number }
    [gold] goldene { $number }
   *[green] grüne { $number }
}
clover-exchanged = { $exchanged-colour ->
    [none] { $exchanged-number }
    [blue] blaue { $exchanged-number }
    [violet] violette { $exchanged-number }
    [red] rote { $exchanged-number }
    [gold] goldene { $exchanged-number }
   *[green] grüne { $exchanged-number }
}

draws-for-diagonal = { $who } zieht die { clover } für die Diagonale.
    .you = Du ziehst die { clover } für die Diagonale.
arranges = { $who } legt { $numbers } auf die Diagonale.
    .you = Du legst { $numbers } auf die Diagonale.
sets = { $who } legt die { clover } auf { $cell }.
    .you = Du legst die { clover } auf { $cell }.
draws = { $who } zieht die { clover }.
    .you = Du ziehst die { clover }.
last-clover = Das war das letzte Kleeblatt vom Stapel: Mit diesem Zug endet das Spiel.
places = { $who } legt die { clover } auf { $cell }.
    .you = Du legst die { clover } auf { $cell }.
places-in-exchange = { $who } legt die { clover } auf { $cell }; die { clover-exchanged } kommt in die Tischmitte.
    .you = Du legst die { clover } auf { $cell }; die { clover-exchanged } kommt in die Tischmitte.
leaves = { $who } lässt die { clover } in der Tischmitte liegen.
    .you = Du lässt die { clover } in der Tischmitte liegen.
takes = { $who } nimmt die { clover } aus der Tischmitte und legt sie auf { $cell }.
    .you = Du nimmst die { clover } aus der Tischmitte und legst sie auf { $cell }.
takes-in-exchange = { $who } nimmt die { clover } aus der Tischmitte und legt sie auf { $cell }; die { clover-exchanged } kommt dafür in die Mitte.
    .you = Du nimmst die { clover } aus der Tischmitte und legst sie auf { $cell }; die { clover-exchanged } kommt dafür in die Mitte.
plays-again = Zwei gleiche Zahlen berühren sich diagonal: { $who } ist noch einmal dran.
    .you = Zwei gleiche Zahlen berühren sich diagonal: Du bist noch einmal dran.
paid-already = Für dieses Paar hatte { $who } schon einen Extrazug, und den gibt es pro Zug nur einmal.
    .you = Für dieses Paar hattest du schon einen Extrazug, und den gibt es pro Zug nur einmal.
garden-full = Der Garten von { $who } ist voll.
    .you = Dein Garten ist voll!
pile-used-up = Der Stapel ist aufgebraucht: Wer die wenigsten leeren Felder hat, gewinnt.

round-begins = Spiel { $round } beginnt.
round-over = Spiel { $round } ist zu Ende. Punkte: { $scores }.

refused-unreadable = „{ $text }“ ist kein Zug. Züge sind: arrange 5 7 15 15 · set b2 · draw · place c2 · leave · take 13 c2.
refused-setup-first = Erst die Diagonale: Alle füllen ihre mit „arrange“, bei Michaels Aufbau mit „set“. Danach wird gezogen und genommen.
refused-setup-done = Deine Diagonale ist voll: Verteilt wird nur beim Aufbau.
refused-not-your-clovers = Leg die vier Kleeblätter, die du gezogen hast, jedes einmal: { $numbers }.
refused-not-on-diagonal = { $cell } liegt nicht auf der Diagonale: Beim Aufbau kommen die Kleeblätter auf a1, b2, c3 oder d4.
refused-cell-taken = Auf { $cell } liegt schon ein Kleeblatt: Bei Michaels Aufbau bleibt liegen, was liegt.
refused-place-or-leave = Du hast ein Kleeblatt gezogen: Leg es erst in deinen Garten oder lass es liegen.
refused-nothing-held = Du hast kein Kleeblatt gezogen: Zieh eins, oder nimm eins aus der Tischmitte.
refused-pile-empty = Der Stapel ist leer: Im Extrazug kannst du nur ein Kleeblatt aus der Tischmitte nehmen.
refused-not-face-up = In der Tischmitte liegt keine { $number } offen, die du nehmen kannst.
refused-does-not-fit = Die { $number } passt nicht auf { $cell }: Zeilen und Spalten müssen steigen, die Zahl dort muss also größer als { $before } und kleiner als { $after } sein.

impossible-not-a-clover = „{ $value }“ ist kein Kleeblatt: Gezogen wird eine Zahl von 1 bis 20, oder eine Zahl mit Farbe wie „13 red“. Farben: blue, violet, red, gold, green.
impossible-none-left = Es liegt keine { $number } mehr verdeckt.
impossible-clover-gone = { $number } { WORD($colour) } liegt nicht mehr verdeckt oder gehört nicht zu diesem Spiel.

typed-lucky-numbers =
    arrange = ordne, ordnen, verteile, verteilen
    set = setz, setze, setzen
    draw = zieh, ziehe, ziehen, z
    place = leg, lege, legen
    leave = lass, lasse, lassen
    take = nimm, nehme, nehmen, n
