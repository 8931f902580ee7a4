# Solo-Rätsel auf der Seite.

puzzle-name = Solo-Rätsel
puzzle-goal = In jeder Zeile und jeder Spalte müssen die Zahlen größer werden.
puzzle-made = Züge
puzzle-of-at-most = von höchstens { $maximum ->
    [one] 1 Zug
   *[other] { $maximum } Zügen
}
puzzle-swaps-so-far = Deine Tauschzüge
puzzle-swap-done = { $a } mit { $b }
puzzle-board = Rätselbrett, vier Zeilen zu je vier Feldern. Mit den Pfeiltasten gehst du auch über die Ränder; die Eingabetaste wählt aus und tauscht.
puzzle-cell = { $cell }: { $number }
puzzle-cell-picked = { $cell }: { $number }, ausgewählt
puzzle-cell-partner = { $cell }: { $number }, { $where }, mit { $picked } tauschen
puzzle-above = darüber
puzzle-above-across = über den oberen Rand
puzzle-below = darunter
puzzle-below-across = über den unteren Rand
puzzle-left = links davon
puzzle-left-across = über den linken Rand
puzzle-right = rechts davon
puzzle-right-across = über den rechten Rand
puzzle-pick = Wähl ein Kleeblatt
puzzle-pick-more = Dann einen seiner vier Partner: die Nachbarn, auch über den Rand hinweg.
puzzle-picked = { $number } ausgewählt
puzzle-swap-with = Tausche sie mit { $head } oder { $last }. Die Ränder hängen zusammen.
puzzle-partner = { $number } { $where }
puzzle-heard-picked = { $number } ausgewählt. Tauschen kannst du mit { $partners }.
puzzle-put-down = { $number } nicht mehr ausgewählt.
puzzle-swapped = { $a } und { $b } getauscht.
puzzle-swapped-across = { $a } und { $b } getauscht, über den Rand.
puzzle-left-over = { $left ->
    [0] Kein Zug mehr übrig.
    [one] Noch 1 Zug.
   *[other] Noch { $left } Züge.
}
puzzle-used-up = Kein Zug mehr übrig
puzzle-used-up-more = Nimm einen zurück oder fang von vorn an.
puzzle-undo = Zurücknehmen
puzzle-redo = Wiederholen
puzzle-restart = Von vorn
puzzle-hint = Tipp
puzzle-give-up = Aufgeben
puzzle-give-up-sure = Aufgeben und eine Lösung sehen?
puzzle-give-up-no = Weiter probieren
puzzle-give-up-yes = Lösung zeigen
puzzle-undone = Zurückgenommen: { $a } und { $b }.
puzzle-restarted = Zurück auf Anfang.
puzzle-hinted = Tausche { $a } und { $b }
puzzle-hinted-more = { $needed ->
    [one] Von hier brauchst du 1 Zug.
   *[other] Von hier brauchst du { $needed } Züge.
}
puzzle-late = Die Züge reichen nicht mehr
puzzle-late-more = Von hier brauchst du { $needed } Züge. Nimm ein paar zurück.
puzzle-watch-shortest = Kürzeste Lösung
puzzle-watch-shortest-more = { $count ->
    [one] 1 Zug, kürzer geht es nicht: Das ist bewiesen.
   *[other] { $count } Züge, kürzer geht es nicht: Das ist bewiesen.
}
puzzle-watch-printed = Die gedruckte Lösung
puzzle-watch-printed-more = { puzzle-moves }.
puzzle-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
puzzle-play-way = Ansehen
puzzle-play-printed = Gedruckte Lösung ansehen
puzzle-play-shortest = Kürzeste Lösung ansehen
puzzle-solved = Gelöst!
puzzle-solved-more = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $time }, { $hints ->
    [0] ohne Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
}.
puzzle-time = { $minutes } min { $seconds } s
puzzle-streak = Serie von { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
puzzle-unaided = { $all ->
    [1] ohne Hilfe
   *[other] { $days ->
        [0] zuletzt mit Hilfe
        [one] zuletzt ohne Hilfe
       *[other] die letzten { $days } ohne Hilfe
    }
}
puzzle-best = Bestzeit: { $time }
puzzle-share = Teilen
puzzle-copied = Kopiert, ohne die Lösung zu verraten.
puzzle-others = Andere Rätsel
puzzle-today = Rätsel des Tages
puzzle-house = Unsere Rätsel
puzzle-house-number = Rätsel { $number }
puzzle-booklet = Aus dem Heft
puzzle-solved-before = gelöst
puzzle-choose = Wähl eine Nummer
puzzle-id = Rätsel-ID
puzzle-open = Öffnen
puzzle-this-id = Die ID dieses Rätsels: { $id }
