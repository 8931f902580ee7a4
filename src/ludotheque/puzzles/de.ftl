# Die Wörter der Solo-Rätsel.

## Fehler
puzzle-no-numbers = { $value } ist kein Brett: Ein Brett sind 16 Zahlen, Zeile für Zeile.
puzzle-bad-number = { $value } kann nicht auf einem Brett liegen: Kleeblätter tragen ganze Zahlen von 1 bis { $most }.
puzzle-bad-count = Ein Brett hat { $cells } Zahlen; du hast { $count ->
    [one] nur 1 angegeben
   *[other] { $count } angegeben
}.
puzzle-twice = { $numbers } { $count ->
    [one] kommt
   *[other] kommen
} mehrfach vor: Die 16 Zahlen eines Bretts müssen alle verschieden sein.
puzzle-bad-maximum = { $value } geht nicht als Höchstzahl von Zügen: Gib eine ganze Zahl von 0 bis { $most } an.
puzzle-not-here = Auf diesem Brett gibt es keine { $number }.
puzzle-with-itself = { $number } kann nicht mit sich selbst tauschen.
puzzle-not-partners = { $a } und { $b } berühren sich nicht, auch nicht über den Rand hinweg. { $a } kann mit { $partners } tauschen.
puzzle-none-left = Keine Züge mehr. Nimm einen zurück oder fang neu an.
puzzle-nothing-done = Es gibt nichts zurückzunehmen.
puzzle-nothing-undone = Es gibt nichts zu wiederholen.
puzzle-in-order = Alle Zeilen und Spalten sind schon in Ordnung.
puzzle-bad-letter = { $value } ist keine Rätsel-ID: { $letter } kommt darin nie vor.
puzzle-bad-length = { $value } ist keine Rätsel-ID: Eine ID hat { $length } Buchstaben und Ziffern, hier sind es { $count }.
puzzle-mistyped = { $value } ist keine Rätsel-ID: Ein Zeichen stimmt nicht, oder zwei sind vertauscht.
puzzle-bad-moves = Rätsel brauchen 1 bis { $most } Züge, nicht { $value }.
puzzle-bad-amount = Möglich sind 1 bis { $most } Rätsel, nicht { $value }.
puzzle-bad-day = { $value } ist kein Tag: Schreib Jahr, Monat und Tag, zum Beispiel 2026-07-01.
puzzle-too-early = Für den { $day } gibt es kein Rätsel: Das erste ist vom { $first }.

## Teilen
share-title = Ludothèque: { $title }
share-gave-up = 🥀 nicht gelöst in { $maximum }
share-time = { $minutes }:{ $seconds } Minuten
share-hints = { $hints ->
    [0] ohne Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
}

## Das Heft
booklet-title = Solo-Rätsel
booklet-lead = { $count } Rätsel mit den Kleeblättern 1 bis 20
booklet-large = Großdruck
booklet-of-the-house = Unsere Rätsel. Neue druckst du mit: { $command }
booklet-seed = Startwert { $seed }. Dieses Heft druckst du noch einmal mit: { $command } --seed { $seed }
booklet-how-to-play = So geht’s
booklet-goal = Bring die Kleeblätter in Ordnung: In jeder Zeile müssen die Zahlen von links nach rechts größer werden, in jeder Spalte von oben nach unten.
booklet-swap = Mit einem Zug tauschst du zwei Kleeblätter, die sich berühren, nebeneinander oder übereinander. Die Ränder hängen zusammen: Ein Kleeblatt am Rand kann auch mit dem am anderen Ende seiner Zeile oder Spalte tauschen. Jedes Kleeblatt hat also vier Partner.
booklet-maximum = Bei jedem Rätsel steht, wie viele Züge es braucht. Mit weniger schafft es niemand: Das ist bewiesen.
booklet-lay-out = Ein Satz Kleeblätter reicht. Leg sechzehn davon so hin wie im Bild und fang an zu tauschen. Die Lösungen stehen am Ende; jedes Zahlenpaar ist ein Zug.
booklet-id = Die Buchstaben und Ziffern unter einem Rätsel sind seine ID. Gib sie auf der Seite oder nach „ludotheque puzzle play“ ein, dann spielst du es dort mit Tipps.
booklet-example = Die 20 kann mit der 2 und der 3 tauschen, die sie berührt, und über den Rand hinweg mit der 9 und der 12.
booklet-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
booklet-puzzles = Rätsel
booklet-puzzle = Rätsel { $number }: { $moves }
booklet-typed = ID { $id }
booklet-solution = { $number }: { $pairs }
booklet-solutions = Lösungen
booklet-solutions-on = Lösungen (Fortsetzung)
booklet-picture = Ein Rätselbrett, Zeile für Zeile: { $rows }
puzzle-not-of-the-house = Rätsel { $value } haben wir nicht: Unsere gehen von 1 bis { $most }.

## Aus dem gedruckten Heft
printed-about = Die Bilder des Hefts sind verloren. Wir haben diese Bretter aus den gedruckten Lösungen rekonstruiert; ein Brett kann also vom Original abweichen. Höchstzahl und Lösung sind die gedruckten.
printed-about-one = Das Bild ist verloren. Wir haben dieses Brett aus der gedruckten Lösung rekonstruiert; es kann vom Original abweichen.
printed-solution = { $count ->
    [one] Die gedruckte Lösung hat 1 Zug.
   *[other] Die gedruckte Lösung hat { $count } Züge.
}
printed-verdict = { $saved ->
    [0] Kürzer als die gedruckte Lösung geht es nicht.
    [one] Die kürzeste Lösung hat 1 Zug weniger als die gedruckte.
   *[other] Die kürzeste Lösung hat { $saved } Züge weniger als die gedruckte.
}
puzzle-not-printed = { $value } ist kein Rätsel aus dem Heft: Wähle heft { $least } bis heft { $most }.

## Namen der Rätsel
title-daily = Rätsel des Tages { $number }, { DATETIME($day, dateStyle: "long") }
title-house = Unser Rätsel { $number }
title-printed = Rätsel { $number } aus dem Heft
title-id = Rätsel { $id }

## Im Terminal
solo-typed =
    undo = zurücknehmen, zuruecknehmen, zurück, zurueck, z
    redo = wiederholen, w
    restart = neu, neustart
    hint = tipp, t
    give-up = aufgeben, lösung, loesung
    partners = partner, p
    look = brett, b
    id = id
    quit = ende, beenden
    help = hilfe, ?
solo-help =
    Tippe zwei Zahlen, um ihre Kleeblätter zu tauschen: 4 5. Du kannst auch eingeben:
    partner 4: womit die 4 tauschen kann
    tipp: der nächste Tausch einer kürzesten Lösung
    zurücknehmen, wiederholen, neu: einen Zug zurücknehmen, ihn doch machen, von vorn anfangen
    brett: das Brett
    id: die ID dieses Rätsels, um es woanders zu spielen
    aufgeben: eine kürzeste Lösung ansehen
    ende: aufhören
solo-welcome = { $title }. Bring die Kleeblätter mit höchstens { $maximum ->
    [one] 1 Zug
   *[other] { $maximum } Zügen
} in Ordnung: In jeder Zeile und jeder Spalte müssen die Zahlen größer werden. Tippe zwei Zahlen, um ihre Kleeblätter zu tauschen, oder hilfe.
solo-row = Zeile { $row }: { $numbers }
solo-swap = { $a } auf { $here } und { $b } auf { $there } tauschen.
solo-swap-across = { $a } auf { $here } und { $b } auf { $there } tauschen, über den Rand hinweg.
solo-above = { $number } darüber
solo-above-across = { $number } über den oberen Rand hinweg
solo-below = { $number } darunter
solo-below-across = { $number } über den unteren Rand hinweg
solo-left = { $number } links
solo-left-across = { $number } über den linken Rand hinweg
solo-right = { $number } rechts
solo-right-across = { $number } über den rechten Rand hinweg
solo-partners = { $number } kann tauschen mit: { $partners }.
solo-whose-partners = Die Partner von welchem Kleeblatt? Tippe partner und eine Zahl: partner 4.
solo-moves-left = { $left ->
    [0] Keine Züge mehr: Nimm einen zurück oder fang neu an.
    [one] Noch 1 Zug.
   *[other] Noch { $left } Züge.
}
solo-undo = Zurückgenommen.
solo-redo = Wiederholt.
solo-restart = Zurück auf Anfang.
solo-hint = Tausche { $a } und { $b }. { $needed ->
    [one] Von hier aus braucht es 1 Zug.
   *[other] Von hier aus braucht es { $needed } Züge.
}
    .late = Die Züge reichen nicht mehr: Du brauchst { $needed ->
    [one] 1 Zug
   *[other] { $needed } Züge
}, und { $left ->
    [0] du hast keinen mehr
    [one] du hast noch 1
   *[other] du hast noch { $left }
}. Nimm ein paar zurück. (Eine kürzeste Lösung beginnt hier mit { $a } und { $b }.)
solo-gave-up = Von Anfang an { $count ->
    [one] reicht 1 Zug:
   *[other] reichen { $count } Züge:
}
solo-id = { $id }
solo-solved = Gelöst in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} von höchstens { $maximum }. Gut gemacht!
solo-share = Zum Teilen:
solo-in-order = Es ist schon alles in Ordnung.
solo-goodbye = Tschüss!
solo-shortest = { $count ->
    [0] Es ist schon alles in Ordnung.
    [one] Eine kürzeste Lösung hat 1 Zug.
   *[other] Eine kürzeste Lösung hat { $count } Züge; kürzer geht es nicht.
}
solo-step = { $number }. { $swap }
solo-all = { $count ->
    [one] Es ist die einzige
   *[other] Es gibt { $count } davon
}, wenn die Reihenfolge unabhängiger Tausche nicht zählt; zählt jede Reihenfolge, { $sequences }.
solo-all-limited = Es gibt mehr als { $count }; hier sind die ersten.
solo-numbered = Lösung { $number }: { $swaps }
solo-maximum = Höchstens { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}. ID { $id }.
solo-listed = { $number }: { $count ->
    [one] höchstens 1 Zug
   *[other] höchstens { $count } Züge
}. ID { $id }.
solo-list-house = Unsere Rätsel. Eins spielen: ludotheque puzzle play 1
solo-list-printed = Rätsel aus dem Heft. Eins spielen: ludotheque puzzle play heft 23
solo-made = { $id }: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}, Schwierigkeit { $points } (kürzeste Lösungen { $solutions }, über den Rand { $across }, irreführend { $misleading })
solo-making = Neue Rätsel entstehen
solo-printed = Das Heft liegt in { $file }. Sein Startwert ist { $seed }.
solo-printed-house = Das Heft mit unseren Rätseln liegt in { $file }.
solo-pictures = { $count } Bilder liegen in { $folder }.
solo-hardest = { $moves } Züge: { $numbers } (ID { $id })
