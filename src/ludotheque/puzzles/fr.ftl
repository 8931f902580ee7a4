# Les mots des casse-tête en solitaire.

## Erreurs
puzzle-no-numbers = { $value } n’est pas un plateau : un plateau, ce sont 16 nombres, rangée par rangée.
puzzle-bad-number = { $value } n’a pas sa place sur un plateau : les trèfles portent des nombres entiers de 1 à { $most }.
puzzle-bad-count = Un plateau compte { $cells } nombres ; vous en donnez { $count }.
puzzle-twice = { $numbers } { $count ->
    [one] figure
   *[other] figurent
} plus d’une fois : les 16 nombres d’un plateau sont tous différents.
puzzle-bad-maximum = { $value } ne peut pas être le maximum de coups : c’est un nombre entier de 0 à { $most }.
puzzle-not-here = Il n’y a pas de { $number } sur ce plateau.
puzzle-with-itself = { $number } ne peut pas changer de place avec lui-même.
puzzle-not-partners = { $a } et { $b } ne se touchent pas et ne se font pas face d’un bord à l’autre. { $a } peut s’échanger avec { $partners }.
puzzle-none-left = Tous les coups sont utilisés. Annulez-en un, ou recommencez.
puzzle-nothing-done = Il n’y a rien à annuler.
puzzle-nothing-undone = Il n’y a rien à rétablir.
puzzle-in-order = Toutes les rangées et toutes les colonnes sont déjà croissantes.
puzzle-bad-letter = { $value } n’est pas l’identifiant d’un casse-tête : aucun identifiant ne contient le caractère { $letter }.
puzzle-bad-length = { $value } n’est pas l’identifiant d’un casse-tête : un identifiant compte { $length } lettres et chiffres, celui-ci { $count }.
puzzle-mistyped = { $value } n’est pas l’identifiant d’un casse-tête : un caractère est faux, ou deux ont été intervertis.
puzzle-bad-moves = Les casse-tête vont de 1 à { $most } coups ; { $value } n’est pas possible.
puzzle-bad-day = { $value } n’est pas un jour : écrivez l’année, le mois et le jour, 2026-07-01.
puzzle-too-early = Il n’y a pas de casse-tête pour le { $day } : le premier est celui du { $first }.
puzzle-no-room = { $count } casse-tête, c’est trop pour un livret : { $most } au plus.
puzzle-no-printer = Pour imprimer un livret, installez ce qu’il faut : pip install "ludotheque[booklet]"

## Partager
share-daily = Casse-tête du jour n° { $number }, { $day }
share-puzzle = Casse-tête { $id }
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
booklet-lead = { $count } casse-tête pour les trèfles de 1 à 20
booklet-large = Gros caractères
booklet-braille-english = Nombres en braille, notation anglaise
booklet-braille-french = Nombres en braille, notation française (Antoine)
booklet-of-the-house = Les casse-tête de la maison. Pour en imprimer d’autres : ludotheque booklet
booklet-seed = Graine { $seed }. Pour réimprimer ce livret : ludotheque booklet --seed { $seed }
booklet-how-to-play = Règle du jeu
booklet-goal = Mettez les trèfles en ordre : dans chaque rangée, les nombres croissent de gauche à droite, et dans chaque colonne, de haut en bas.
booklet-swap = Un coup échange deux trèfles qui se touchent, côte à côte ou l’un au-dessus de l’autre. Les bords se rejoignent : un trèfle du bord peut aussi s’échanger avec celui qui lui fait face à l’autre bout de sa rangée ou de sa colonne. Chaque trèfle a donc quatre partenaires.
booklet-maximum = Au-dessus de chaque casse-tête figure le nombre de coups nécessaires. Impossible de faire mieux : c’est prouvé.
booklet-lay-out = Une seule série de trèfles suffit. Disposez-en seize comme sur l’image, puis échangez. Les solutions sont à la fin ; chaque paire de nombres est un coup.
booklet-id = Les lettres et les chiffres sous un casse-tête sont son identifiant. Tapez-le sur la page ou après « ludotheque puzzle play » pour y jouer avec des indices.
booklet-example = Le 20 peut s’échanger avec le 2 et le 3, qu’il touche, et avec le 9 et le 12, qui lui font face d’un bord à l’autre.
booklet-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
booklet-solutions = Solutions
booklet-solutions-on = Solutions (suite)
booklet-picture = Un plateau, rangée par rangée : { $rows }
