# Les mots des casse-tête en solitaire.

## Erreurs
puzzle-no-numbers = { $value } n’est pas un plateau : un plateau, ce sont 16 nombres, rangée par rangée.
puzzle-bad-number = { $value } n’a pas sa place sur un plateau : les trèfles portent des nombres entiers de 1 à { $most }.
puzzle-bad-count = Un plateau compte { $cells } nombres ; vous en donnez { $count }.
puzzle-twice = { $numbers } { $count ->
    [one] figure
   *[other] figurent
} plus d’une fois : les 16 nombres d’un plateau sont tous différents.
puzzle-bad-maximum = { $value } ne peut pas être le maximum de coups : c’est un nombre entier de 0 à { $most }.
puzzle-not-here = Il n’y a pas de { $number } sur ce plateau.
puzzle-with-itself = { $number } ne peut pas changer de place avec lui-même.
puzzle-not-partners = { $a } et { $b } ne se touchent pas et ne se font pas face d’un bord à l’autre. { $a } peut s’échanger avec { $partners }.
puzzle-none-left = Tous les coups sont utilisés. Annulez-en un, ou recommencez.
puzzle-nothing-done = Il n’y a rien à annuler.
puzzle-nothing-undone = Il n’y a rien à rétablir.
puzzle-in-order = Toutes les rangées et toutes les colonnes sont déjà croissantes.
puzzle-bad-letter = { $value } n’est pas l’identifiant d’un casse-tête : aucun identifiant ne contient le caractère { $letter }.
puzzle-bad-length = { $value } n’est pas l’identifiant d’un casse-tête : un identifiant compte { $length } lettres et chiffres, celui-ci { $count }.
puzzle-mistyped = { $value } n’est pas l’identifiant d’un casse-tête : un caractère est faux, ou deux ont été intervertis.
