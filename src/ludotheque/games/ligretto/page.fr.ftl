# Ce que la page annonce au Ligretto.

cards-stopped-title = Ligretto stop !
cards-stop-name = Annoncer « Ligretto stop ! » et finir la manche

# Premiers pas

first-steps-playing = Tous jouent en même temps. Un 1 ouvre une pile ; suivent 2, 3, 4… de la même couleur. Videz d’abord votre Ligretto ; si rien ne va, retournez trois cartes.
    .short = Un 1 ouvre ; 2, 3, 4… suivent par couleur.
