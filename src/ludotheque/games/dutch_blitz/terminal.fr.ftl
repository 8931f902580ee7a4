help-dutch-blitz =
    { help-cards }
    joue blitz : jouer la première carte de votre pile de Blitz là où elle va ; en bref : b
    joue blitz nouvelle : ouvrir une pile avec elle ; en bref : b n
    stop : annoncer « Blitz ! » et finir la manche quand votre pile de Blitz est vide (si la partie demande cette annonce)
    dutch : annoncer « Dutch ! » quand une carte est mal placée (sans arbitre)
