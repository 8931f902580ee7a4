# Les mots de la page pour Lucky Numbers. Ce qui est entre astérisques est en gras.

lucky-clover-full = { $number } { WORD($colour) }, { $marks ->
    [0] sans marque
    [1] une marque
    [2] deux marques
    [3] trois marques
   *[4] quatre marques
}
lucky-empty = vide
lucky-cell = { $cell }, { $there }
lucky-cell-open = { $cell }, { $there }, le { $number } va ici
lucky-cell-exchange = { $cell }, { $there }, à échanger contre le { $number }
lucky-cell-chance = { $name }, { $chance } sur 100
lucky-cell-advised = { $name }, l’entraîneur mettrait { $number } ici
lucky-middle-open = { $there }, va sur { $count ->
    [1] une case
   *[other] { $count } cases
}
lucky-or = { $head } ou { $last }

lucky-your-garden = Votre jardin
lucky-garden-of = Jardin { DE($who) }
lucky-garden-told = { $who } : { $garden }
lucky-empty-count = { $count ->
    [0] plein
    [1] 1 vide
   *[other] { $count } vides
}
lucky-count-empty = { $count ->
    [0] Le jardin est plein.
    [1] Une case est vide.
   *[other] { $count } cases sont vides.
}
lucky-empty-of = { $who } : { $count ->
    [0] plein
    [1] 1 vide
   *[other] { $count } vides
}
lucky-plays-now = joue
lucky-plays-next = joue ensuite
lucky-arranges-now = dispose ses trèfles
lucky-winner = gagne
lucky-row = Rangée { $row } : { $line }.
lucky-column = Colonne { $column } : { $line }.
lucky-show-large = Montrer en grand le jardin { DE($who) }

lucky-middle = Le centre
lucky-face-up = Visibles au centre
lucky-face-down = face cachée
    .short = cachés
lucky-nothing-face-up = Aucun trèfle visible pour l’instant.
lucky-pile-draw = Piocher un trèfle, { $count } face cachée
lucky-pile-name = La pioche, { $count } face cachée
lucky-middle-empty = Aucun trèfle visible au centre.
lucky-middle-has = Au centre : { $clovers }.
lucky-pile-left = { $count ->
    [0] La pioche est vide.
    [1] Un trèfle est face cachée.
   *[other] { $count } trèfles sont face cachée.
}

lucky-hand = Ce que vous pouvez faire
lucky-your-turn = À vous
lucky-choose = *Piochez* un trèfle, ou *prenez*-en un au centre.
lucky-choose-draw = *Piochez* un trèfle.
lucky-choose-take = La pioche est vide : *prenez* un trèfle au centre.
lucky-rests = Rien à faire pour l’instant.
lucky-draw = Piocher un trèfle
lucky-leave = Le laisser au centre
lucky-clash = { $number } et { $other }
    .over = { $number } sur { $other }
    .under = { $number } sous { $other }
    .before = { $number } avant { $other }
    .after = { $number } après { $other }
lucky-put-back = En prendre un autre
lucky-you-drew = Vous piochez le { $number }
lucky-you-picked = Vous prenez le { $number }
lucky-fits-free = Posez-le sur { $free ->
    [1] *la case libre* qui brille
    [2] l’une des *deux cases libres*
    [3] l’une des *trois cases libres*
    [4] l’une des *quatre cases libres*
   *[other] l’une des *{ $free } cases libres*
}.
    .short = { $free ->
    [1] *Une case libre*
    [2] *Deux cases libres*
    [3] *Trois cases libres*
    [4] *Quatre cases libres*
   *[other] *{ $free } cases libres*
}
lucky-fits-exchange = Échangez-le contre votre *{ $numbers }*.
    .short = Échange contre *{ $numbers }*
lucky-fits-both = Posez-le sur { $free ->
    [1] *la case libre* qui brille
    [2] l’une des *deux cases libres*
    [3] l’une des *trois cases libres*
    [4] l’une des *quatre cases libres*
   *[other] l’une des *{ $free } cases libres*
}, ou échangez-le contre votre *{ $numbers }*.
    .short = { $free ->
    [1] *Une case libre*
    [2] *Deux cases libres*
    [3] *Trois cases libres*
    [4] *Quatre cases libres*
   *[other] *{ $free } cases libres*
}, ou échange contre *{ $numbers }*
lucky-set-here = Posez-le sur une case libre au *bord doré*. Il y restera.
lucky-they-drew = { $who } pioche le { $number }
lucky-they-play = { $who } joue
lucky-they-choose = Pioche un trèfle ou en prend un au centre.
lucky-they-hold = Le pose, ou le laisse au centre.
lucky-they-set = Le pose sur la diagonale.
lucky-last-turn = C’était le dernier trèfle : ce tour est le dernier.
lucky-pair = Une paire !
lucky-pair-you = Deux nombres égaux se touchent par un coin : *vous rejouez*.
lucky-pair-they = Deux nombres égaux se touchent par un coin : *{ $who }* rejoue.
lucky-over-full = Le jardin { DE($who) } est plein
    .you = Votre jardin est plein
lucky-over-pile = La pioche est épuisée
lucky-over-fewest = Le jardin qui a le moins de cases vides gagne.
lucky-over-first = Seize trèfles, chaque rangée et chaque colonne en ordre croissant.

lucky-arrange = Vos quatre trèfles
lucky-arrange-how = Posez-les sur les *bords dorés*, dans l’ordre de votre choix.
lucky-arrange-done = Les quatre sont posés. Changez-les de place, ou gardez-les ainsi.
lucky-arranged = { $cells }.
    .cell = { $number } en { $cell }
lucky-arrange-pick = { $clover }, pas encore posé
lucky-arrange-hand = Vos trèfles à poser
lucky-arrange-keep = Garder ainsi
lucky-arrange-ascending = Poser en ordre croissant
lucky-arrange-wait = Votre diagonale est prête
lucky-arrange-wait-for = On attend { $who }.
lucky-arrange-all = Chacun pose quatre trèfles
lucky-to-lay = À poser

lucky-held-told = { $who } a pioché le { $clover }.
    .you = Vous avez pioché le { $clover }.
lucky-held-none = Personne ne tient de trèfle.
lucky-points = Partie { $round } sur { $rounds }. Points : { $scores }.
lucky-round = Partie { $round } sur { $rounds }

# Une lettre chacune ; elles agissent quand le plateau a le focus.
lucky-key-draw = p
lucky-key-leave = l

lucky-query-garden = Mon jardin
lucky-query-row = Ma rangée
lucky-query-column = Ma colonne
lucky-query-others = Les jardins des autres, un par un
lucky-query-colours = Mon jardin avec ses couleurs
lucky-query-middle = Le centre
lucky-query-held = Le trèfle en main
lucky-query-scores = Cases vides et points

lucky-open-arrange = Vous pouvez poser vos quatre trèfles sur la diagonale dorée.
lucky-open-set = Vous pouvez poser le { $number } en { $cells }.
lucky-open-place = Vous pouvez poser le { $number } en { $cells }.
lucky-open-leave = Vous pouvez laisser le { $number } au centre.
lucky-open-draw = Vous pouvez piocher un trèfle.
lucky-open-take = Vous pouvez prendre le { $number } pour { $cells }.

# Between the games of a tournament

between-title = Après la partie { $round }

# The score sheet

score-how = +2 pour la victoire, −1 par case vide des autres.
