# Ce que dit le plateau de Polyssimo Challenge sur la page. $who est un nom ; $piece et $square sont en notation.

poly-you = Vous
poly-your-turn = À vous
poly-turn-of = À { $who } de poser
poly-over = Fin de la partie
poly-over-text = Le joueur à qui il reste le moins de cases gagne.
poly-last-laid = { $who } a posé { $piece } en dernier.
    .you = Vous avez posé { $piece } en dernier.

poly-seats = Cases restantes
poly-squares-left = { $count ->
    [one] case restante
   *[other] cases restantes
}
poly-passes = passe
poly-won = gagne
poly-their-pieces = { $who } a encore
poly-look = voir les pièces
poly-no-pieces = plus de pièce

poly-board = Plateau, 12 colonnes de a à l, 11 rangées
poly-square-empty = { $square } : libre
poly-square-covered = { $square } : { $piece }, { $who }
poly-square-fits = { $name }. { $piece } tient ici.
poly-square-advised = { $name }. L’indice est ici : { $piece }.
poly-square-corner = { $name }. { $piece } commence ici, mais ne tient pas.

poly-choose = Prenez en main une de vos pièces.
poly-choose-none = Vous avez posé toutes vos pièces.
poly-wait = En attendant, vous pouvez essayer vos pièces sur le plateau.
poly-fits = { $piece } tient en { $square }.
poly-free = { $piece } tient en { $square } ; attendez votre tour.
    .mine = Il y a la place pour { $piece } en { $square }.
poly-overlaps = { $piece } ne tient pas en { $square } : elle chevaucherait { $lying }.
poly-outside = { $piece } dépasse du plateau ici.
poly-nowhere = { $piece } ne tient plus nulle part.
poly-picked-up = Vous tenez { poly-called }, { $shape }.
poly-back = { $piece } est revenue parmi vos pièces.

poly-tools = La pièce que vous tenez
poly-turn-left = À gauche
poly-turn-right = À droite
poly-flip = Retourner
poly-put-back = Reposer
poly-next = Prochain endroit
    .rest = où elle tient
poly-place = Poser { $piece }
poly-place-at = Poser { $piece } en { $square }
poly-esc = Échap
poly-enter = Entrée

poly-mine = Vos pièces
poly-hand-size = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}, { $squares } cases
poly-pick-up = Prendre en main { poly-called }, { $shape }
poly-pick-up-nowhere = Prendre en main { poly-called }, { $shape }. Ne tient plus nulle part.
poly-pick-up-asked = Prendre en main { poly-called }, { $shape } : c’est cette pièce.
poly-in-hand = en main
poly-in-hand-name = { poly-called }, en main
poly-keys-pick-up = prendre,
poly-keys-to = à
poly-keys-move = déplacer

poly-draft = À vous de choisir
poly-draft-of = { $who } choisit
poly-on-table = { $count ->
    [one] { $count } pièce sur la table
   *[other] { $count } pièces sur la table
}
poly-on-table-list = Pièces sur la table
poly-order = Les places, dans l’ordre
poly-others = Les autres
poly-they-have = { $who } a
poly-yours = Vos pièces
poly-nothing-yet = rien encore
poly-due = { $count ->
    [one] encore { $count } hexomino
   *[other] encore { $count } hexominos
}
poly-due-you = Vous devez encore prendre { $count ->
    [one] { $count } hexomino
   *[other] { $count } hexominos
}.
poly-take = Prendre { $piece }, { $size } cases
poly-choose-piece = Choisissez une pièce à prendre.
poly-spot = { poly-called } : { $wood }, { $shape }
poly-spot-not-open = { poly-called } : { $wood }, { $shape }, indisponible pour vous en ce moment
poly-spot-taken = { poly-called }, chez { $who }
    .you = { poly-called }, chez vous
poly-spot-advised = { $name } : l’indice
poly-wood-stained = pentomino de couleur
poly-wood-ebony = hexomino noir
poly-wood-maple = hexomino blanc
poly-draft-keys = Déplacez-vous avec les flèches, ou tapez le nom d’une pièce

poly-query-mine = Mes pièces
poly-query-row = Ma rangée
poly-query-regions = Les régions libres
poly-query-piece = La forme de cette pièce
poly-query-fits = Lesquelles de mes pièces tiennent ici
poly-query-scores = Cases restantes
poly-query-board = Le plateau, rangée par rangée
poly-query-others = Les pièces des autres
poly-says-piece = { poly-called } : { $shape }.
poly-says-now = Elle est tournée ainsi : { $shape }.
poly-says-no-piece = Allez sur une pièce, ou prenez-en une en main.
poly-says-no-square = Allez sur une case du plateau.
poly-says-hand = { $who } : { $pieces }.
poly-says-left = { $who } { $left }
poly-says-middle = Sur la table : { $pieces }.
poly-says-can-pick = Vous pouvez prendre { $pieces }.
poly-says-can-lay = Vous pouvez poser { $pieces }.

# The score sheet

score-how = Cases restantes : le plus petit nombre gagne.
