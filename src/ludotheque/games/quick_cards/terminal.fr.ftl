cards-reserve = { -the-reserve } { DE($who) } : { $count ->
    [0] vide
    [one] { CARD($card) }, la dernière carte
   *[other] { CARD($card) }, { $count } cartes
}.
    .you = { -your-reserve } : { $count ->
    [0] vide
    [one] { CARD($card) }, la dernière carte
   *[other] { CARD($card) }, { $count } cartes
}.
cards-row = Série { DE($who) } : { $places }.
    .you = Votre série : { $places }.
cards-hand = Main { DE($who) } : { $open ->
    [0] rien de retourné
   *[other] { CARD($card) }, { $open } { $open ->
        [one] retournée
       *[other] retournées
    }
}, { $hidden } face cachée.
    .you = Votre main : { $open ->
    [0] rien de retourné
   *[other] { CARD($card) }, { $open } { $open ->
        [one] retournée
       *[other] retournées
    }
}, { $hidden } face cachée.
cards-hole = n° { $number } : vide
cards-place = n° { $number } : { CARD($card) }
    .stacked = n° { $number } : { CARD($card) } (la plus haute de { $count })
    .sized = n° { $number } : { CARD($card) } ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    })
cards-middle = { $count ->
    [0] Aucune pile où poser.
   *[other] Piles : { $piles }.
}{ $complete ->
    [0] {""}
   *[other] {" "}Complètes : { $complete }.
}
cards-fits-nowhere = Le { CARD($card) } ne va nulle part pour l’instant.
cards-now = Vous pouvez : { $actions }.
cards-points = { $who } : { $now } dans cette manche, { $total } avant ; encore { $left } dans { -the-reserve }
help-cards =
    Les cartes viennent { -of-your-reserve }, de votre série ou de votre main, et vont sur une pile du centre ou en ouvrent une.
    joue série 2 pile 3 : jouer la carte n° 2 de votre série sur la pile 3 ; en bref : s2 3
    joue série 2 : la jouer là où elle va ; en bref : s2
    joue main : jouer la carte retournée de votre main là où elle va ; en bref : m
    retourne : retourner trois cartes de votre main ; en bref : r
    empile main série 1 : empiler la carte retournée de votre main sur la carte n° 1 de votre série (joueurs avancés) ; en bref : e m s1
    cartes : vos cartes ; cartes 2 : celles de la place 2
    piles : les piles du centre
    Les mots anglais de la notation marchent aussi : play, row, hand, turn, stack, new.
