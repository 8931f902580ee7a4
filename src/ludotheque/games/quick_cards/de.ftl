# Was Ligretto und Dutch Blitz gemeinsam sagen; wie der Stapel heißt, der leer werden muss, steht bei jedem Spiel.
# Karten stehen nur nach „die“, „eine“ oder „deine“ (wer oder wen): „die rote 4“, nie „mit der roten 4“.

word-row = aus der Reihe (Stelle { $number })
word-hand = von der Hand

# Was geschieht

dealt = { $who } hat auf dem { -reserve } die { CARD($top) } und in der Reihe die { $rows ->
    [3] { CARD($row-1) }, die { CARD($row-2) } und die { CARD($row-3) }
    [4] { CARD($row-1) }, die { CARD($row-2) }, die { CARD($row-3) } und die { CARD($row-4) }
   *[5] { CARD($row-1) }, die { CARD($row-2) }, die { CARD($row-3) }, die { CARD($row-4) } und die { CARD($row-5) }
}.
    .you = Du hast auf deinem { -reserve } die { CARD($top) } und in deiner Reihe die { $rows ->
    [3] { CARD($row-1) }, die { CARD($row-2) } und die { CARD($row-3) }
    [4] { CARD($row-1) }, die { CARD($row-2) }, die { CARD($row-3) } und die { CARD($row-4) }
   *[5] { CARD($row-1) }, die { CARD($row-2) }, die { CARD($row-3) }, die { CARD($row-4) } und die { CARD($row-5) }
}.
opens = { $who } spielt die { CARD($card) } { WORD($source) } und eröffnet Stapel { $pile }.
    .you = Du spielst die { CARD($card) } { WORD($source) } und eröffnest Stapel { $pile }.
plays = { $who } spielt die { CARD($card) } { WORD($source) } auf Stapel { $pile }.
    .you = Du spielst die { CARD($card) } { WORD($source) } auf Stapel { $pile }.
completes = { $who } spielt die { CARD($card) } { WORD($source) } und macht Stapel { $pile } komplett.
    .you = Du spielst die { CARD($card) } { WORD($source) } und machst Stapel { $pile } komplett.
fills = Die { CARD($card) } füllt die Lücke an Stelle { $place } in der Reihe von { $who }; { $left ->
    [0] das war die letzte Karte vom { -reserve }
    [one] im { -reserve } liegt noch eine Karte
   *[other] im { -reserve } liegen noch { $left } Karten
}.
    .you = Die { CARD($card) } füllt die Lücke an Stelle { $place } in deiner Reihe; { $left ->
    [0] das war die letzte Karte von deinem { -reserve }
    [one] in deinem { -reserve } liegt noch eine Karte
   *[other] in deinem { -reserve } liegen noch { $left } Karten
}.
stacks = { $who } legt die { CARD($card) } { WORD($source) } in der Reihe auf Stelle { $place }.
    .you = Du legst die { CARD($card) } { WORD($source) } in deiner Reihe auf Stelle { $place }.
turns = { $who } dreht { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} um: Oben liegt die { CARD($card) }.
    .you = Du drehst { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} um: Oben liegt die { CARD($card) }.
turns-over = { $who } nimmt die offenen Karten auf und dreht { $count ->
    [one] die einzige
   *[other] { $count } davon
} um: Oben liegt die { CARD($card) }.
    .you = Du nimmst die offenen Karten auf und drehst { $count ->
    [one] die einzige
   *[other] { $count } davon
} um: Oben liegt die { CARD($card) }.

hands-taken-up = Niemand kann spielen: Alle nehmen ihre offenen Karten auf und schieben die oberste Handkarte nach unten.

# Was nicht geht

refused-not-dealt = Es wird noch ausgeteilt: Gespielt wird erst, wenn alle Karten verteilt sind.
refused-nothing-to-turn = Du hast keine Handkarten mehr, also gibt es nichts umzudrehen.
refused-within-the-row = Innerhalb der Reihe wird nie umgelegt: Darauf kommen nur Handkarten und Karten vom { -reserve }.
refused-no-such-place = Die Reihe hat nur { $places } Stellen: Je mehr mitspielen, desto kürzer ist sie.
refused-used-up = Dein { -reserve } ist leer: Von dort kannst du nichts mehr spielen.
refused-hole = Stelle { $place } deiner Reihe ist leer, und dein { -reserve } hat keine Karte mehr, um sie zu füllen.
refused-no-hand = Du hast keine Handkarten mehr: Alle sind schon gespielt.
refused-not-turned = Du hast keine offene Karte: Dreh erst drei um. Nur die oberste darfst du spielen.
refused-changed = Die { CARD($named) } ist weg: Jetzt kommt { WORD($source) } die { CARD($card) }, und eine Karte, die du nennst, muss noch da sein.
refused-no-such-pile = In der Mitte gibt es keinen Stapel { $pile }: Spiel auf einen, der da ist, oder eröffne mit einer 1 einen neuen.
refused-not-a-one = Die { CARD($card) } kann keinen Stapel eröffnen: Jeder Stapel beginnt mit einer 1.
refused-too-late = Zu spät: Auf Stapel { $pile } liegt schon eine { CARD($card) }, von Platz { $by }. Jede Zahl kommt nur einmal auf einen Stapel.
refused-too-high = Die { CARD($card) } darf noch nicht auf Stapel { $pile }: Oben liegt die { CARD($top) }, und es geht Zahl für Zahl aufwärts; als Nächstes kommt die { CARD($next) }.
refused-complete = Stapel { $pile } ist komplett: Auf eine 10 kommt nichts mehr.
refused-other-colour = Die { CARD($card) } darf nicht auf Stapel { $pile }, denn dort liegt die { CARD($top) }: Jeder Stapel hat nur eine Farbe.
refused-empty-place = Stelle { $place } deiner Reihe ist leer: Legen kannst du nur auf eine andere Karte.
refused-not-one-lower = Die { CARD($card) } darf nicht auf die { CARD($top) }: In der Reihe ist jede Karte genau um eins niedriger als die darunter.

# Mischung

impossible-not-a-deal = „{ $value }“ ist keine Mischung: Eine Mischung ist eine Liste von vierzig Karten wie „red 4“, die oberste zuerst, oder ein einziger Text mit Kommas dazwischen.
impossible-not-a-card = „{ $value }“ ist keine Karte: Karten sind red, blue, green oder yellow mit einer Zahl von 1 bis 10, zum Beispiel „red 4“.
impossible-card-twice = Die { CARD($card) } kommt in der Mischung zweimal vor: Jeder Platz hat jede Karte einmal.
impossible-not-forty = Eine Mischung hat 40 Karten, jede einmal; diese hat { $count }.

# Was man tippt: links, wofür es steht, rechts die Wörter dafür; das erste wird gezeigt.
typed-cards =
    play = spiel, spiele, spielen, p
    stack = leg, lege, legen
    turn = dreh, drehe, drehen, d
    row = reihe, r
    hand = hand, h
    new = neu, neuer, n
    pile = stapel
    red = rot, rote
    blue = blau, blaue
    green = grün, grüne, gruen, gruene
    yellow = gelb, gelbe
