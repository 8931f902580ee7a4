# Les mots des casse-tête en solitaire.

## Erreurs
puzzle-no-numbers = { $value } n’est pas un plateau : un plateau, ce sont 16 nombres, rangée par rangée.
puzzle-bad-number = { $value } n’a pas sa place sur un plateau : les trèfles portent des nombres entiers de 1 à { $most }.
puzzle-bad-count = Un plateau compte { $cells } nombres ; vous en donnez { $count }.
puzzle-twice = { $numbers } { $count ->
    [one] figure
   *[other] figurent
} plus d’une fois : les 16 nombres d’un plateau doivent être tous différents.
puzzle-bad-maximum = { $value } ne peut pas être le nombre maximum de coups : donnez un nombre entier de 0 à { $most }.
puzzle-not-here = Il n’y a pas de { $number } sur ce plateau.
puzzle-with-itself = { $number } ne peut pas s’échanger avec lui-même.
puzzle-not-partners = { $a } et { $b } ne se touchent pas et ne se font pas face d’un bord à l’autre. { $a } peut s’échanger avec { $partners }.
puzzle-none-left = Plus aucun coup. Annulez-en un, ou recommencez.
puzzle-nothing-done = Il n’y a rien à annuler.
puzzle-nothing-undone = Il n’y a rien à rétablir.
puzzle-in-order = Toutes les rangées et toutes les colonnes sont déjà en ordre.
puzzle-bad-letter = { $value } n’est pas l’identifiant d’un casse-tête : aucun identifiant ne contient le caractère { $letter }.
puzzle-bad-length = { $value } n’est pas l’identifiant d’un casse-tête : un identifiant compte { $length } lettres et chiffres, celui-ci { $count }.
puzzle-mistyped = { $value } n’est pas l’identifiant d’un casse-tête : un caractère est faux, ou deux ont été intervertis.
puzzle-bad-moves = Les casse-tête demandent de 1 à { $most } coups, pas { $value }.
puzzle-bad-amount = Demandez de 1 à { $most } casse-tête, pas { $value }.
puzzle-bad-day = { $value } n’est pas un jour : écrivez l’année, le mois et le jour, comme 2026-07-01.
puzzle-too-early = Il n’y a pas de casse-tête pour le { $day } : le premier est celui du { $first }.

## Partager
share-title = Ludothèque : { $title }
share-gave-up = 🥀 pas résolu en { $maximum }
share-time = { $minutes }:{ $seconds } minutes
share-hints = { $hints ->
    [0] sans indice
    [one] 1 indice
   *[other] { $hints } indices
}

## Le livret
booklet-title = Casse-tête en solitaire
booklet-lead = { $count } casse-tête avec les trèfles de 1 à 20
booklet-large = Gros caractères
booklet-of-the-house = Nos casse-tête. Pour en imprimer d’autres : { $command }
booklet-seed = Graine { $seed }. Pour réimprimer ce livret : { $command } --seed { $seed }
booklet-how-to-play = Règle du jeu
booklet-goal = Mettez les trèfles en ordre : les nombres doivent augmenter de gauche à droite dans chaque rangée, et de haut en bas dans chaque colonne.
booklet-swap = Un coup échange deux trèfles qui se touchent, côte à côte ou l’un au-dessus de l’autre. Les bords se rejoignent : un trèfle du bord peut aussi s’échanger avec celui qui se trouve à l’autre bout de sa rangée ou de sa colonne. Chaque trèfle a donc quatre partenaires.
booklet-maximum = Chaque casse-tête indique le nombre de coups qu’il demande. Impossible de faire mieux : c’est prouvé.
booklet-lay-out = Une seule série de trèfles suffit. Disposez-en seize comme indiqué, puis échangez. Les solutions sont à la fin ; chaque paire de nombres est un coup.
booklet-id = Les lettres et les chiffres sous un casse-tête sont son identifiant. Tapez-le sur la page ou après « ludotheque puzzle play » pour y jouer avec des indices.
booklet-example = Le 20 peut s’échanger avec le 2 et le 3, qu’il touche, et avec le 9 et le 12, d’un bord à l’autre.
booklet-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
booklet-puzzles = Casse-tête
booklet-puzzle = Casse-tête { $number } : { $moves }
booklet-typed = Identifiant { $id }
booklet-solution = { $number } : { $pairs }
booklet-solutions = Solutions
booklet-solutions-on = Solutions (suite)
booklet-picture = Un plateau, rangée par rangée : { $rows }
puzzle-not-of-the-house = Nous n’avons pas de casse-tête { $value } : ils sont numérotés de 1 à { $most }.

## Du livret imprimé
printed-about = Les images du livret sont perdues. Nous avons reconstruit ces plateaux d’après ses solutions imprimées : un plateau peut donc différer de l’original. Le maximum et la solution sont ceux du livret.
printed-about-one = Nous avons reconstruit ce plateau d’après la solution imprimée, car l’image est perdue ; il peut différer de l’original.
printed-solution = { $count ->
    [one] La solution imprimée a 1 coup.
   *[other] La solution imprimée a { $count } coups.
}
printed-verdict = { $saved ->
    [0] Aucune solution n’est plus courte que celle du livret.
    [one] La solution la plus courte a 1 coup de moins que celle du livret.
   *[other] La solution la plus courte a { $saved } coups de moins que celle du livret.
}
puzzle-not-printed = { $value } n’est pas un casse-tête du livret : choisissez de livret { $least } à livret { $most }.

## Noms des casse-tête
title-daily = Casse-tête du jour n° { $number }, { DATETIME($day, dateStyle: "long") }
title-house = Notre casse-tête { $number }
title-printed = Casse-tête { $number } du livret
title-id = Casse-tête { $id }

## Dans le terminal
solo-typed =
    undo = annuler, annule, a
    redo = rétablir, rétablis, r
    restart = recommencer, recommence
    hint = indice, i
    give-up = abandonner, abandonne, solution
    partners = partenaires, p
    look = plateau, table, voir
    id = id, identifiant
    quit = quitter, sortir
    help = aide, ?
solo-help =
    Tapez deux nombres pour échanger leurs trèfles : 4 5. Vous pouvez aussi taper :
    partenaires 4 : avec quoi le 4 peut s’échanger
    indice : le prochain échange d’une des solutions les plus courtes
    annuler, rétablir, recommencer : annuler un coup, le rétablir, repartir du début
    plateau : le plateau
    id : l’identifiant de ce casse-tête, pour y jouer ailleurs
    abandonner : voir la solution la plus courte
    quitter : partir
solo-welcome = { $title }. Mettez les trèfles en ordre en { $maximum ->
    [one] 1 coup
   *[other] { $maximum } coups
} au plus : les nombres doivent augmenter dans chaque rangée et chaque colonne. Tapez deux nombres pour échanger leurs trèfles, ou aide.
solo-row = Rangée { $row } : { $numbers }
solo-swap = { $a } en { $here } et { $b } en { $there } s’échangent.
solo-swap-across = { $a } en { $here } et { $b } en { $there } s’échangent, d’un bord à l’autre.
solo-above = { $number } au-dessus
solo-above-across = { $number } de l’autre côté, en haut
solo-below = { $number } en dessous
solo-below-across = { $number } de l’autre côté, en bas
solo-left = { $number } à gauche
solo-left-across = { $number } de l’autre côté, à gauche
solo-right = { $number } à droite
solo-right-across = { $number } de l’autre côté, à droite
solo-partners = { $number } peut s’échanger avec { $partners }.
solo-whose-partners = Les partenaires de quel trèfle ? Tapez partenaires et un nombre : partenaires 4.
solo-moves-left = { $left ->
    [0] Plus aucun coup : annulez-en un, ou recommencez.
    [one] Il reste 1 coup.
   *[other] Il reste { $left } coups.
}
solo-undo = Annulé.
solo-redo = Rétabli.
solo-restart = Retour au début.
solo-hint = Échangez { $a } et { $b }. { $needed ->
    [one] Il faut 1 coup à partir d’ici.
   *[other] Il faut { $needed } coups à partir d’ici.
}
    .late = Il ne reste pas assez de coups : il faut { $needed ->
    [one] 1 coup
   *[other] { $needed } coups
}, et il { $left ->
    [0] n’en reste aucun
    [one] en reste 1
   *[other] en reste { $left }
}. Annulez-en quelques-uns. (La solution la plus courte à partir d’ici commence par { $a } et { $b }.)
solo-gave-up = Depuis le début, { $count ->
    [one] 1 coup suffit :
   *[other] { $count } coups suffisent :
}
solo-id = { $id }
solo-solved = Résolu en { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
} sur { $maximum } au plus. Bravo !
solo-share = Pour partager :
solo-in-order = Tout est déjà en ordre.
solo-goodbye = Au revoir.
solo-shortest = { $count ->
    [0] Tout est déjà en ordre.
    [one] La solution la plus courte a 1 coup.
   *[other] La solution la plus courte a { $count } coups.
}
solo-step = { $number }. { $swap }
solo-all = { $count ->
    [one] C’est la seule
   *[other] Il y en a { $count }
}, sans compter l’ordre des échanges indépendants ; en comptant chaque ordre, { $sequences }.
solo-all-limited = Il y en a plus de { $count } ; voici les premières.
solo-numbered = Solution { $number } : { $swaps }
solo-maximum = { $count ->
    [one] 1 coup
   *[other] { $count } coups
} au plus. Identifiant { $id }.
solo-listed = { $number } : { $count ->
    [one] 1 coup
   *[other] { $count } coups
} au plus. Identifiant { $id }.
solo-list-house = Nos casse-tête. Pour en jouer un : ludotheque puzzle play 1
solo-list-printed = Casse-tête du livret. Pour en jouer un : ludotheque puzzle play livret 23
solo-made = { $id } : { $count ->
    [one] 1 coup
   *[other] { $count } coups
}, difficulté { $points } (solutions les plus courtes { $solutions }, d’un bord à l’autre { $across }, trompeurs { $misleading })
solo-making = Création des casse-tête
solo-printed = Le livret est dans { $file }. Sa graine est { $seed }.
solo-printed-house = Le livret de nos casse-tête est dans { $file }.
solo-pictures = { $count } images sont dans { $folder }.
solo-hardest = { $moves } coups : { $numbers } (identifiant { $id })
