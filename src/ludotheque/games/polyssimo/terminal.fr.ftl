poly-of-size = { $pieces } ({ $size } cases)
poly-pieces = { $count ->
    [0] { $who } n’a pas de pièce.
   *[other] { $who } a { $pieces } : { $left } cases à poser.
}
    .you = { $count ->
    [0] Vous n’avez pas de pièce.
   *[other] Vous avez { $pieces } : { $left } cases à poser.
}
poly-middle = Au centre : { $pieces }.
poly-left = { $who } : { $count } cases à poser
poly-due = Il vous faut encore prendre { $count ->
    [one] un hexomino
   *[other] { $count } hexominos
}.
poly-pick = À vous. Vous pouvez prendre { $pieces }. Par exemple : { $example }
poly-openings = { $piece } ({ $count })
poly-lay = À vous. Vous pouvez poser ces pièces, avec le nombre d’endroits pour chacune : { $pieces }.
poly-how-to-lay = Tapez pose { $piece } pour voir quelques endroits, pose { $piece } c4 pour ceux qui couvrent c4, montre { $piece } pour voir sa forme.
poly-no-opening = { $piece } ne peut se poser { $given ->
    [0] nulle part
   *[other] sur { $squares }
}.
poly-some-openings = { $piece } peut se poser { $count ->
    [one] à un endroit
   *[other] à { $count } endroits
}{ $given ->
    [0] {""}
   *[other] {" "}qui couvrent { $squares }
}. Tapez un numéro :
poly-shape = { poly-called } : { $size } cases, { $rows }. Tournée et retournée, la pièce se pose { $ways ->
    [one] d’une façon
   *[other] de { $ways } façons
} :
help-polyssimo =
    Les cases vont de a1 (en haut à gauche) à l11 (en bas à droite) : la lettre est la colonne, le nombre la rangée.
    prends F0 : prendre la pièce F0
    pose F0 : donner quelques endroits où F0 peut se poser ; tapez ensuite le numéro de l’un d’eux
    pose F0 c4 : ceux qui couvrent c4 ; pose F0 c4 d4 : ceux qui couvrent les deux
    pose F0 c4 d4 e4 f4 c5 e5 : poser F0 là ; toutes ses cases, dans n’importe quel ordre
    montre F0 : à quoi ressemble F0
    plateau : le plateau ; rangée 4 : ce qu’il y a dans la rangée 4 ; régions : les régions libres
    va c4 : lesquelles de vos pièces peuvent couvrir c4
    pièces : vos pièces ; pièces 2 : celles de la place 2
    Les mots anglais de la notation marchent aussi : pick, lay.
