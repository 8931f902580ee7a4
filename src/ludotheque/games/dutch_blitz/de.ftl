title = Dutch Blitz
blurb = Pumpe, Eimer, Pflug und Kutsche im Wettlauf: Wer hat den Zehnerstapel zuerst leer?

-reserve = Blitz-Stapel
word-blitz = vom Blitz-Stapel
word-pump = Pumpe
word-carriage = Kutsche
word-pail = Eimer
word-plough = Pflug

option-expert = Expertenspiel
    .help = Du darfst Karten vom Blitz-Stapel und von der Hand auch auf eine Karte der Reihe legen, die um eins höher ist, Junge auf Mädchen oder Mädchen auf Junge.
option-referee = Schiedsrichter
    .help = Was passiert, wenn jemand eine Karte falsch legt.
    .on = die Karte wird abgelehnt
    .off = sie bleibt liegen, bis jemand „Dutch!“ ruft
option-stop = Rundenende
    .help = Wie eine Runde endet, wenn ein Blitz-Stapel leer ist.
    .auto = sofort, von selbst
    .call = wenn „Blitz!“ gerufen wird
option-target = Ziel
    .help = Die Partie endet nach der Runde, in der jemand so viele Punkte erreicht.
option-decks = Kartensatz
    .help = Die Rückseiten der Karten, für die ganze Partie.

used-up = Der Blitz-Stapel von { $who } ist leer: Der Ruf „Blitz!“ beendet die Runde.
    .you = Dein Blitz-Stapel ist leer: Ruf „Blitz!“, um die Runde zu beenden.
stops = Der Blitz-Stapel von { $who } ist leer: „Blitz!“
    .you = Dein Blitz-Stapel ist leer: „Blitz!“
hands-moved = Niemand kann spielen: Alle schieben ihre oberste Handkarte nach unten.
blocked = Immer noch kann niemand spielen: Die Runde ist zu Ende.
calls-dutch = { $who } ruft „Dutch!“: { $count ->
    [one] Eine Karte liegt falsch
   *[other] { $count } Karten liegen falsch
}.
    .you = Du rufst „Dutch!“: { $count ->
    [one] Eine Karte liegt falsch
   *[other] { $count } Karten liegen falsch
}.
nothing-wrong = { $who } ruft „Dutch!“, aber alle Karten liegen richtig.
    .you = Du rufst „Dutch!“, aber alle Karten liegen richtig.
put-right = Die { CARD($card) } von { $who } kommt auf Stapel { $pile }.
    .you = Deine { CARD($card) } kommt auf Stapel { $pile }.
comes-back = Die { CARD($card) } geht zurück an { $who }, oben auf die offenen Karten.
    .you = Deine { CARD($card) } kommt zu dir zurück, oben auf deine offenen Karten.
goes-back = Die { CARD($card) } { WORD($source) } geht zurück an { $who }.
    .you = Deine { CARD($card) } { WORD($source) } kommt zu dir zurück.
checked = Der Blitz-Stapel von { $who } ist leer, aber { $count ->
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
} falsch: Das wird vor der Wertung in Ordnung gebracht.
    .you = Dein Blitz-Stapel ist leer, aber { $count ->
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
} falsch: Das wird vor der Wertung in Ordnung gebracht.
goes-on = { $who } hat wieder Karten im Blitz-Stapel: Es geht weiter.
    .you = Du hast wieder Karten im Blitz-Stapel: Es geht weiter.

refused-unreadable = „{ $text }“ ist kein Zug. Züge sind: play blitz new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop · dutch.
refused-referee-sees = Du brauchst nicht „Dutch!“ zu rufen: In dieser Partie lehnt der Schiedsrichter falsch gelegte Karten ab.
refused-ends-by-itself = Du brauchst nicht zu rufen: In dieser Partie endet eine Runde von selbst, sobald ein Blitz-Stapel leer ist.
refused-not-used-up = In deinem Blitz-Stapel { $left ->
    [one] liegt noch { $left } Karte
   *[other] liegen noch { $left } Karten
}: Erst wenn er leer ist, kannst du die Runde beenden.
refused-no-stacking = Karten auf die Reihe legen darfst du nur im Expertenspiel, und das spielt ihr hier nicht.
refused-no-match = Die { CARD($card) } darf nicht auf die { CARD($top) }: In der Reihe kommt ein Junge (rot, blau) auf ein Mädchen (grün, gelb) oder ein Mädchen auf einen Jungen.

# Was man tippt: links, wofür es steht, rechts die Wörter dafür; das erste wird gezeigt.
typed-dutch-blitz =
    { typed-cards }
    blitz = blitz, b
    stop = stopp, stop
    dutch = dutch
