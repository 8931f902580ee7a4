# Ce qu’on tape : à gauche ce que c’est, à droite les mots pour le dire ; le premier est celui qu’on montre.

typed-dutch-blitz =
    { typed-cards }
    blitz = blitz, b
    stop = stop
    dutch = dutch

help-dutch-blitz =
    { help-cards }
    joue blitz : la première carte de votre pile de Blitz va là où elle convient ; en bref : b
    joue blitz nouvelle : elle ouvre une pile ; en bref : b n
    stop : annoncer « Blitz ! » et finir la manche quand votre pile de Blitz est vide (si c’est convenu)
    dutch : annoncer « Dutch ! » quand une carte est mal placée (s’il n’y a pas d’arbitre)
