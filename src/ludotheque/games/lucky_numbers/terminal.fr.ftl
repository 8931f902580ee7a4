lucky-garden = Jardin { DE($who) } :
    .you = Votre jardin :
lucky-row = rangée { $row } : { $cells }
lucky-empty = vide
lucky-clover = { $number } { WORD($colour) }
lucky-middle = { $count ->
    [0] Rien au centre.
   *[other] Au centre : { $clovers }.
}
lucky-pile = { $count ->
    [0] La pioche est épuisée.
    [one] Dans la pioche : un trèfle.
   *[other] Dans la pioche : { $count } trèfles.
}
lucky-empty-cells = { $who } : { $count ->
    [0] aucune case vide
    [one] 1 case vide
   *[other] { $count } cases vides
}
lucky-arrange = Vous avez pioché { $clovers }. Posez-les en a1, b2, c3 et d4 dans l’ordre de votre choix, par exemple : { $example }
lucky-set = Vous avez pioché le { $clover }. Où va-t-il ? { $actions }
lucky-place = Vous tenez le { $clover }. Vous pouvez le poser : { $cells }. Ou le laisser.
lucky-leave = Vous tenez le { $clover }, qui ne va nulle part. Vous pouvez le laisser.
lucky-turn = À vous. Vous pouvez piocher, ou prendre un trèfle au centre :
    .draw-only = À vous. Vous pouvez piocher ; rien d’utile au centre.
    .take-only = Vous rejouez, et la pioche est vide. Vous pouvez prendre un trèfle au centre :
lucky-take = prends { $number } : { $cells }
lucky-where = { $free }
    .both = { $free } ; en échange { $taken }
    .exchange = en échange { $taken }
help-lucky-numbers =
    Les cases vont de a1 (en haut à gauche) à d4 (en bas à droite) : la lettre est la colonne, le nombre la rangée.
    dispose 5 7 15 15 : poser vos quatre premiers trèfles en a1, b2, c3 et d4
    mets b2 : poser en b2 le trèfle pioché (mise en place de Michael)
    pioche : retourner un trèfle de la pioche
    pose c2 : poser en c2 le trèfle que vous tenez ; celui qui s’y trouve va au centre
    laisse : laisser au centre le trèfle que vous tenez
    prends 13 c2 : prendre le 13 au centre et le poser en c2
    Les mots anglais de la notation marchent aussi : arrange, set, draw, place, leave, take.
    jardin : votre jardin ; jardin 2 : celui de la place 2
    centre : les trèfles visibles, et combien sont face cachée
    couleurs : votre jardin avec les couleurs des trèfles ; couleurs 2 : celui de la place 2
