# Ce que Ligretto et Dutch Blitz disent de la même façon. Les mots de chaque jeu nomment sa réserve.

word-row = de la série (n° { $number })
word-hand = de la main

# Ce qui se passe

dealt = { $who } a le { CARD($top) } sur { -the-reserve } et, dans sa série, le { $rows ->
    [3] { CARD($row-1) }, le { CARD($row-2) } et le { CARD($row-3) }
    [4] { CARD($row-1) }, le { CARD($row-2) }, le { CARD($row-3) } et le { CARD($row-4) }
   *[5] { CARD($row-1) }, le { CARD($row-2) }, le { CARD($row-3) }, le { CARD($row-4) } et le { CARD($row-5) }
}.
    .you = Vous avez le { CARD($top) } sur { -your-reserve } et, dans votre série, le { $rows ->
    [3] { CARD($row-1) }, le { CARD($row-2) } et le { CARD($row-3) }
    [4] { CARD($row-1) }, le { CARD($row-2) }, le { CARD($row-3) } et le { CARD($row-4) }
   *[5] { CARD($row-1) }, le { CARD($row-2) }, le { CARD($row-3) }, le { CARD($row-4) } et le { CARD($row-5) }
}.
opens = { $who } ouvre la pile { $pile } avec le { CARD($card) } { WORD($source) }.
    .you = Vous ouvrez la pile { $pile } avec le { CARD($card) } { WORD($source) }.
plays = { $who } pose le { CARD($card) } { WORD($source) } sur la pile { $pile }.
    .you = Vous posez le { CARD($card) } { WORD($source) } sur la pile { $pile }.
completes = { $who } complète la pile { $pile } avec le { CARD($card) } { WORD($source) }.
    .you = Vous complétez la pile { $pile } avec le { CARD($card) } { WORD($source) }.
fills = { $who } comble le trou de sa série (n° { $place }) avec le { CARD($card) } ; { $left ->
    [0] c’était la dernière carte { -of-the-reserve }
    [one] il reste une carte dans { -the-reserve }
   *[other] il reste { $left } cartes dans { -the-reserve }
}.
    .you = Vous comblez le trou de votre série (n° { $place }) avec le { CARD($card) } ; { $left ->
    [0] c’était la dernière carte { -of-your-reserve }
    [one] il reste une carte dans { -your-reserve }
   *[other] il reste { $left } cartes dans { -your-reserve }
}.
stacks = { $who } empile le { CARD($card) } { WORD($source) } sur la carte n° { $place } de sa série.
    .you = Vous empilez le { CARD($card) } { WORD($source) } sur la carte n° { $place } de votre série.
turns = { $who } retourne { $count ->
    [one] une carte
   *[other] { $count } cartes
} de sa main : on voit le { CARD($card) }.
    .you = Vous retournez { $count ->
    [one] une carte
   *[other] { $count } cartes
} de votre main : on voit le { CARD($card) }.
turns-over = { $who } reprend les cartes retournées et en retourne { $count ->
    [one] une
   *[other] { $count }
} : on voit le { CARD($card) }.
    .you = Vous reprenez les cartes retournées et en retournez { $count ->
    [one] une
   *[other] { $count }
} : on voit le { CARD($card) }.

hands-taken-up = Personne ne peut jouer : chacun reprend ses cartes retournées et glisse la première sous les autres.

# Refus

refused-not-dealt = La donne n’est pas finie : personne ne joue avant que chacun ait ses cartes.
refused-nothing-to-turn = Vous n’avez plus de cartes en main : il n’y a rien à retourner.
refused-within-the-row = Une carte de la série ne se déplace jamais dans la série : on n’y empile que les cartes de la main et { -of-the-reserve }.
refused-no-such-place = La série n’a que { $places } cartes côte à côte : plus on est nombreux, plus elle est courte.
refused-used-up = { -Your-reserve } n’a plus de carte à jouer.
refused-hole = Il y a un trou au n° { $place } de votre série, et { -your-reserve } n’a plus de carte pour le combler.
refused-no-hand = Vous n’avez plus de cartes en main : vous les avez toutes jouées.
refused-not-turned = Aucune carte de votre main n’est retournée : retournez-en trois d’abord, car on ne joue que celle du dessus.
refused-changed = Le { CARD($named) } n’est plus là : la carte { WORD($source) } est maintenant le { CARD($card) }, et une carte annoncée doit encore s’y trouver.
refused-no-such-pile = Il n’y a pas de pile { $pile } au centre : une carte va sur une pile qui s’y trouve, et un 1 en ouvre une nouvelle.
refused-not-a-one = Le { CARD($card) } ne peut pas ouvrir une pile : chaque pile commence par un 1.
refused-too-late = Trop tard : la pile { $pile } a déjà un { CARD($card) }, celui de la place { $by }. Chaque nombre ne vient qu’une fois dans une pile.
refused-too-high = Le { CARD($card) } ne va pas encore sur la pile { $pile } : elle montre le { CARD($top) } et monte de un en un : il y faut d’abord le { CARD($next) }.
refused-complete = La pile { $pile } est complète : on ne pose rien sur un 10.
refused-other-colour = Le { CARD($card) } ne va pas sur la pile { $pile }, qui montre le { CARD($top) } : une pile n’a qu’une couleur.
refused-empty-place = Il y a un trou au n° { $place } de votre série : on n’empile que sur une autre carte.
refused-not-one-lower = Le { CARD($card) } ne s’empile pas sur le { CARD($top) } : dans la série, chaque carte vaut exactement un de moins que celle qu’elle recouvre.

# Donnes

impossible-not-a-deal = « { $value } » n’est pas une donne : il faut une liste de quarante cartes comme « red 4 », celle du dessus en premier, ou un seul texte avec des virgules.
impossible-not-a-card = « { $value } » n’est pas une carte : les cartes sont red, blue, green ou yellow et numérotées de 1 à 10, comme « red 4 ».
impossible-card-twice = Le { CARD($card) } figure deux fois dans la donne : chacun a chaque carte une seule fois.
impossible-not-forty = Une donne compte 40 cartes, chacune une fois ; celle-ci en compte { $count }.

# Ce qu’on tape : à gauche ce que c’est, à droite les mots pour le dire ; le premier est celui qu’on montre.
typed-cards =
    play = joue, jouer, j
    stack = empile, empiler, e
    turn = retourne, retourner, tourne, r
    row = série, s
    hand = main, m
    new = nouvelle, neuve, n
    pile = pile
    red = rouge
    blue = bleu
    green = vert
    yellow = jaune
