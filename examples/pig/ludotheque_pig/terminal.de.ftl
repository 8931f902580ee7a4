pig-points = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, noch { $left }
pig-die = Der Würfel zeigt eine { $die }.
pig-turn = { $who } ist dran, bisher mit { $points }.
pig-roll = Du bist dran: Würfle.
pig-roll-or-hold = Du hast { $points } in diesem Zug. Würfle weiter, oder hör auf und hab { $total } insgesamt.
help-pig =
    würfeln: einmal würfeln; kurz: w
    aufhören: die Punkte dieses Zugs sichern und den Würfel weitergeben; kurz: a
    mitte: der Würfel und der Zug
    Die englischen Wörter gehen auch: roll, hold.
