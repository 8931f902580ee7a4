# Ce qu’on tape : à gauche ce que c’est, à droite les mots pour le dire ; le premier est celui qu’on montre.

typed-lucky-numbers =
    arrange = dispose, disposer, arranger
    set = mets, mettre
    draw = pioche, piocher
    place = pose, poser
    leave = laisse, laisser
    take = prends, prendre
typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stop
typed-dutch-blitz =
    { typed-cards }
    blitz = blitz, b
    dutch = dutch
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
questions =
    help = aide, ?
    legal = coups, possible
    look = table, regarde, regarder
    mine = moi, jardin, pièces, cartes
    middle = centre, milieu, plateau, piles
    scores = scores, points
    last = dernier, encore
    hint = conseil, entraîneur
    rules = règles, règle
    quit = quitte, quitter, fin
    colours = couleurs
    show = montre, montrer, pièce
    row = rangée, ligne

# À la table

seat-of-reader = { $who } (vous)
welcome = { $title }, { $seats } places. Vous êtes à { $who } ; des robots occupent les autres.
    .watching = { $title }, { $seats } places, toutes occupées par des robots.
welcome-help = Tapez aide pour savoir quoi taper, règles pour lire les règles, quitter pour partir.
option-chosen = { $title } : { $value }.
sealed = La donne est scellée. L’empreinte SHA-256 de sa graine est { $commitment }.
seed-shown = La graine de la donne était { $seed }.
record-kept = L’enregistrement est dans { $file }.
you-leave = Vous quittez la table avant la fin.
input-ended = Il n’y a plus rien à lire : la partie s’arrête ici.
interrupted = Interruption : la partie s’arrête ici.

you-can = Vous pouvez :
nothing-open = Vous ne pouvez rien faire pour l’instant.
and-more = … et { $count } de plus.
no-such-number = La liste va de 1 à { $most }.
no-such-seat = Les places vont de 1 à { $most }.
nothing-since = Il ne s’est encore rien passé.
points = { $who } : { $count } { $count ->
    [one] point
   *[other] points
}
round-now = Manche { $round }.

help =
    À tout moment, vous pouvez demander :
    coups : tout ce que vous pouvez faire, en liste ; tapez ensuite un numéro pour le faire
    table : toute la table
    scores : où en est chacun
    dernier : ce qui s’est passé depuis votre dernière action
    conseil : ce que ferait l’entraîneur, et pourquoi
    règles : les règles du jeu
    aide : ceci
    quitter : quitter la table
help-any-game =
    Pour agir, tapez une des actions que donne le mot coups.
    moi : ce qui est devant vous
    centre : ce qui est au centre

# Lucky Numbers

lucky-garden = Jardin de { $who } :
    .you = Votre jardin :
lucky-row = rangée { $row } : { $cells }
lucky-empty = vide
lucky-clover = { $number } { WORD($colour) }
    .drawn = le { $number } { WORD($colour) }
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

# Ligretto et Dutch Blitz

cards-reserve = { -the-reserve } de { $who } : { $count ->
    [0] vide
    [one] { CARD($card) }, la dernière carte
   *[other] { CARD($card) }, { $count } cartes
}.
    .you = { -your-reserve } : { $count ->
    [0] vide
    [one] { CARD($card) }, la dernière carte
   *[other] { CARD($card) }, { $count } cartes
}.
cards-row = Série de { $who } : { $places }.
    .you = Votre série : { $places }.
cards-hand = Main de { $who } : { $open ->
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
by-the-clock = Tout le monde joue en même temps : chaque robot agit toutes les { $pace } secondes environ, sans vous attendre. Une ligne vide montre vos cartes et les piles. Avec --turns, rien ne presse.
by-turns = Rien ne presse : les robots agissent une fois après chacune de vos actions. Une ligne vide les laisse agir pendant que vous attendez.
help-cards =
    Les cartes viennent { -of-your-reserve }, de votre série ou de votre main, et vont sur une pile du milieu ou en ouvrent une.
    joue série 2 pile 3 : la carte n° 2 de votre série va sur la pile 3 ; en bref : s2 3
    joue série 2 : elle va là où elle convient ; en bref : s2
    joue main : la carte retournée de votre main va là où elle convient ; en bref : m
    retourne : retourner trois cartes de votre main ; en bref : r
    empile main série 1 : mettre la carte retournée de votre main sur la carte n° 1 de votre série (joueurs avancés) ; en bref : e m s1
    cartes : vos cartes ; cartes 2 : celles de la place 2
    piles : les piles du milieu
    Les mots anglais de la notation marchent aussi : play, row, hand, turn, stack, new.
help-ligretto =
    { help-cards }
    joue ligretto : la première carte de votre Ligretto va là où elle convient ; en bref : l
    joue ligretto nouvelle : elle ouvre une pile ; en bref : l n
    stop : finir la manche quand votre Ligretto est vide (si c’est convenu)
help-dutch-blitz =
    { help-cards }
    joue blitz : la première carte de votre pile de Blitz va là où elle convient ; en bref : b
    joue blitz nouvelle : elle ouvre une pile ; en bref : b n
    dutch : annoncer « Dutch ! » quand une carte est mal placée (s’il n’y a pas d’arbitre)

# L’étagère

shelf-game = { $title } ({ $name })
shelf-seats = De { $least } à { $most } places.
shelf-option = { $title }. { $help }
shelf-default = { $choice } (par défaut)
shelf-value = { $choice } : { $words }
shelf-number = { $name }=… : un nombre de { $least } à { $most }
shelf-per-seat = { $name }=… : un nombre par place, { $bounds } ; { $total } au plus en tout
shelf-bound = { $most } au plus à { $seats } places
shelf-levels = Robots, du plus faible au plus fort (--level) : { $levels }
shelf-level = { $name } « { $title } »
shelf-broken = { $name } : ce jeu n’a pas pu être ouvert : { $why }

# Préparation

prepare-begun = Compilation de ce qui ne l’est pas encore pour cette machine ; cela peut prendre une minute…
prepare-done = Tout est compilé.

# Enregistrements

record-true = L’enregistrement est authentique : la graine est celle qui était scellée, et les { $outcomes } tirages et { $actions } actions sont justes.
record-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
retold = { $title }, { $seats } places.

# Ennuis

trouble-file-exists = { $file } existe déjà. Donnez un autre nom à l’enregistrement, pour ne rien perdre.
trouble-cannot-write = Impossible d’écrire { $file } : { $why }.
trouble-cannot-read = Impossible de lire { $file } : { $why }.
trouble-not-a-text = { $file } n’est pas un enregistrement : ce n’est pas un texte.
trouble-no-rules = Les règles de { $name } ne sont pas rédigées.
trouble-bad-seat = Il n’y a pas de place { $value } : les places vont de 1 à { $most }.
trouble-bad-choice = « { $value } » n’est pas un choix. Une option s’écrit nom=valeur, par exemple { $example }.
trouble-no-options = « { $value } » n’est pas un choix : { $game } n’a pas d’option.
trouble-bad-pace = Un rythme est un nombre de secondes, 0 ou plus, pas { $value }.
trouble-bad-count = Le nombre de manches va de 1 à { $most }, pas { $value }.

# Looking back

hindsight-title = { $game }, { $seats } places, { $turns } tours.
hindsight-curve = Les chances de gagner, de la donne à la fin :
hindsight-seat = { $who }
hindsight-turning-points = { $count ->
    [0] Il n’y a pas eu de tournant.
    [one] Le tournant :
   *[other] Les tournants :
}
hindsight-turning-point = tour { $turn }, { $who } : { $said }
hindsight-luck-and-skill = { $who } : chance { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }, les choix ont coûté { NUMBER($skill, style: "percent", maximumFractionDigits: 0) } ({ $found } sur { $decisions } aussi bons que le meilleur), les autres et le reste ont apporté { NUMBER($others, style: "percent", maximumFractionDigits: 0) }.
hindsight-change = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hindsight-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hindsight-estimates = Les chances sont estimées par le robot le plus fort. Le tirage est ce qu’un trèfle ou la donne a changé, le choix ce que l’action a coûté par rapport à la meilleure ; 100 % font une victoire entière.
hindsight-not-weighed = Tous jouent en même temps : la courbe découle de la situation, et les choix ne sont pas pesés un à un.
heading-turn = tour
heading-seat = place
heading-action = action
heading-draw = tirage
heading-best = mieux
heading-choice = choix
heading-chance = chances de gagner
