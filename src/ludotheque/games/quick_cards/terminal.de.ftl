cards-reserve = { -reserve } von { $who }: { $count ->
    [0] leer
    [one] { CARD($card) }, die letzte Karte
   *[other] { CARD($card) }, { $count } Karten
}.
    .you = Dein { -reserve }: { $count ->
    [0] leer
    [one] { CARD($card) }, die letzte Karte
   *[other] { CARD($card) }, { $count } Karten
}.
cards-row = Reihe von { $who } – { $places }.
    .you = Deine Reihe – { $places }.
cards-hand = Hand von { $who }: { $open ->
    [0] nichts offen
   *[other] { CARD($card) }, { $open } offen
}, { $hidden } verdeckt.
    .you = Deine Hand: { $open ->
    [0] nichts offen
   *[other] { CARD($card) }, { $open } offen
}, { $hidden } verdeckt.
cards-hole = { $number }: leer
cards-place = { $number }: { CARD($card) }
    .stacked = { $number }: { CARD($card) } (oberste von { $count })
    .sized = { $number }: { CARD($card) } ({ $count ->
        [one] eine Karte
       *[other] { $count } Karten
    })
cards-middle = { $count ->
    [0] Kein Stapel, auf den man spielen kann.
   *[other] Stapel – { $piles }.
}{ $complete ->
    [0] {""}
   *[other] {" "}Komplett: { $complete }.
}
cards-fits-nowhere = Die { CARD($card) } passt gerade nirgends.
cards-now = Du kannst: { $actions }.
cards-points = { $who }: { $now } in dieser Runde, { $total } davor; noch { $left } im { -reserve }
help-cards =
    Karten kommen von deinem { -reserve }, aus deiner Reihe oder von deiner Hand und gehen auf einen Stapel in der Mitte, oder sie eröffnen einen neuen.
    spiel reihe 2 stapel 3: die Karte an Stelle 2 deiner Reihe auf Stapel 3 spielen; kurz: r2 3
    spiel reihe 2: sie dorthin spielen, wo sie passt; kurz: r2
    spiel hand: die offene Handkarte dorthin spielen, wo sie passt; kurz: h
    dreh: drei Handkarten umdrehen; kurz: d
    leg hand reihe 1: die offene Handkarte in deiner Reihe auf Stelle 1 legen (Profi- oder Expertenspiel); kurz: leg h r1
    karten: deine Karten; karten 2: die von Platz 2
    mitte: die Stapel in der Mitte
    Die englischen Wörter der Notation gehen auch: play, row, hand, turn, stack, new.
