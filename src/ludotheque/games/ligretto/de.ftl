title = Ligretto
blurb = Alle spielen gleichzeitig: Farbe für Farbe von eins bis zehn, so schnell die Hände können.

-reserve = Ligretto-Stapel
word-ligretto = vom Ligretto-Stapel
pattern-marble = Murmel
pattern-pyramid = Pyramide
pattern-die = Würfel
pattern-crystal = Kristall
word-marble = { pattern-marble } ({ word-box })
word-pyramid = { pattern-pyramid } ({ word-box })
word-die = { pattern-die } ({ word-box })
word-crystal = { pattern-crystal } ({ word-box })
word-box = { $number ->
    [1] blaue Schachtel
    [2] grüne Schachtel
   *[3] rote Schachtel
}

option-advanced = Profispiel
    .help = Du darfst Karten vom Ligretto-Stapel und von der Hand auch auf eine Karte der Reihe legen, die um eins höher ist und eine andere Farbe hat.
option-stop = Ligretto stopp
    .help = Wie eine Runde endet, wenn ein Ligretto-Stapel leer ist.
    .auto = sofort, von selbst
    .call = wenn „Ligretto stopp!“ gerufen wird
option-blocked = Blockierter Tisch
    .help = Was passiert, wenn niemand mehr spielen kann.
    .leader = wer vorn liegt, gewinnt die Partie
    .score = die Runde wird gewertet, und die Partie geht weiter
option-target = Ziel
    .help = Die Partie endet nach der Runde, in der jemand so viele Punkte erreicht.
option-decks = Kartensatz
    .help = Die Rückseiten der Karten, für die ganze Partie: ein Muster und die Farbe der Schachtel.

signal-word = Ligretto!
used-up = Der Ligretto-Stapel von { $who } ist leer: Der Ruf „Ligretto stopp!“ beendet die Runde.
    .you = Dein Ligretto-Stapel ist leer: Ruf „stopp“, um die Runde zu beenden.
stops = Der Ligretto-Stapel von { $who } ist leer: „Ligretto stopp!“
    .you = Dein Ligretto-Stapel ist leer: „Ligretto stopp!“
blocked = Niemand kann mehr spielen, egal was umgedreht wird: Die Runde ist zu Ende.

refused-unreadable = „{ $text }“ ist kein Zug. Züge sind: play ligretto new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop.
refused-referee-sees = Bei Ligretto ruft niemand „Dutch!“: Falsch gelegte Karten werden abgelehnt.
refused-ends-by-itself = Du brauchst nicht zu rufen: In dieser Partie endet eine Runde von selbst, sobald ein Ligretto-Stapel leer ist.
refused-not-used-up = In deinem Ligretto-Stapel { $left ->
    [one] liegt noch { $left } Karte
   *[other] liegen noch { $left } Karten
}: Erst wenn er leer ist, kannst du die Runde beenden.
refused-no-stacking = Karten auf die Reihe legen darfst du nur im Profispiel, und das spielt ihr hier nicht.
refused-no-match = Die { CARD($card) } darf nicht auf die { CARD($top) }: In der Reihe müssen sich die Farben abwechseln.

# Was man tippt: links, wofür es steht, rechts die Wörter dafür; das erste wird gezeigt.
typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stopp, stop
