# Ce qu’on tape : à gauche ce que c’est, à droite les mots pour le dire ; le premier est celui qu’on montre.

typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stop

help-ligretto =
    { help-cards }
    joue ligretto : la première carte de votre Ligretto va là où elle convient ; en bref : l
    joue ligretto nouvelle : elle ouvre une pile ; en bref : l n
    stop : finir la manche quand votre Ligretto est vide (si c’est convenu)
