# Ce que la page annonce au Dutch Blitz.

cards-stopped-title = Blitz !
cards-stop-name = Annoncer « Blitz ! » et finir la manche

# Quand garçons et filles comptent

word-red-boy = rouge (garçon)
word-blue-boy = bleu (garçon)
word-green-girl = vert (fille)
word-yellow-girl = jaune (fille)

# Premiers pas

first-steps-playing = Tous jouent en même temps. Un 1 ouvre une pile ; suivent 2, 3, 4… de la même couleur. Videz d’abord votre pile de Blitz ; si rien ne va, retournez trois cartes.
    .short = Un 1 ouvre ; 2, 3, 4… suivent par couleur.
