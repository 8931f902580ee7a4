## Züge, wie man von ihnen spricht
reason-deed-arrange = die Diagonale { $numbers }
reason-deed-place = { $number } auf { $cell }
reason-deed-take = die { $number } aus der Tischmitte auf { $cell }
reason-deed-leave = die { $number } liegen lassen
reason-deed-draw = ziehen

## Warum
reason-last-cell = füllt das letzte Feld
reason-fills = füllt { $cell }, wo { $count ->
    [one] nur eine Zahl passt
   *[other] { $count } Zahlen passen
}
reason-room = lässt auf { $cell } Platz für { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}; { $other } ließe { $fewer ->
    [0] keinen
   *[other] nur { $fewer }
}
reason-opens = schafft auf { $cell } Platz für { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} statt { $fewer ->
    [0] für keine
   *[other] für { $fewer }
}
reason-leaves = lässt { $cell } für später frei, wo { $count } Zahlen passen; { $other } ließe { $other-cell } frei, wo { $fewer ->
    [0] keine passt
    [one] nur eine passt
   *[other] nur { $fewer } passen
}
reason-hope = { $count } von { $total } Kleeblättern im Stapel { $count ->
    [one] passt
   *[other] passen
} auf ein leeres Feld
