## Züge, wie man von ihnen spricht
reason-deed-arrange = die Diagonale { $numbers }
reason-deed-place = { $number } auf { $cell }
reason-deed-take = die { $number } aus der Tischmitte auf { $cell }
reason-deed-leave = die { $number } liegen lassen
reason-deed-draw = ziehen

## Warum
reason-last-cell = das letzte Feld ist gefüllt
reason-denies = { $other } ließe die { $number } in der Tischmitte, und Platz { $seat } füllt damit das letzte Feld
reason-then-full = dann füllt die { $number } aus der Tischmitte { $cell }, dein letztes Feld, wenn sie niemand vorher nimmt
reason-impossible = { $other } würde { $count ->
    [one] { $cells } unmöglich machen
   *[other] { $count } Felder unmöglich machen: { $cells }
}
reason-possible-again = macht { $cells } wieder möglich
reason-another-turn = bildet ein Paar: Du bist noch einmal dran
reason-fills-one = füllt { $cell }; { $other } füllt kein leeres Feld
reason-fills-now = füllt { $cell } sicher; Ziehen füllt ein Feld mit { $count } von { $total } Kleeblättern im Stapel
reason-opens-for-next = { $other } ließe Platz { $seat } mit der { $number } { $cell } wieder möglich machen
reason-fills = füllt { $cell }, wofür { $count ->
    [0] nichts mehr käme
    [one] nur noch ein Kleeblatt kommen kann
   *[other] noch { $count } Kleeblätter kommen können
}
reason-leaves = lässt { $cell } für später frei, wofür noch { $count } Kleeblätter kommen können; { $other } ließe { $other-cell } frei, wofür { $fewer ->
    [0] keins mehr kommt
    [one] nur noch eins kommt
   *[other] nur noch { $fewer } kommen
}
reason-room = lässt für { $cell } noch { $count ->
    [one] ein Kleeblatt
   *[other] { $count } Kleeblätter
} übrig; { $other } ließe { $fewer ->
    [0] keins
   *[other] nur { $fewer }
}
reason-opens = schafft Platz auf { $cell }: noch { $count } Kleeblätter statt { $fewer ->
    [0] keinem
   *[other] { $fewer }
}
reason-gives-away = { $other } gäbe Platz { $seat } die { $number } für { $cell }
reason-room-in-all = hält die leeren Felder insgesamt offener; { $other } würde sie verengen
reason-hope = { $count } von { $total } Kleeblättern im Stapel { $count ->
    [one] passt
   *[other] passen
} auf ein leeres Feld
reason-hope-again = { $count } von { $total } Kleeblättern im Stapel { $count ->
    [one] macht
   *[other] machen
} ein leeres Feld wieder möglich
