help-ligretto =
    { help-cards }
    joue ligretto : jouer la première carte de votre Ligretto là où elle va ; en bref : l
    joue ligretto nouvelle : ouvrir une pile avec elle ; en bref : l n
    stop : finir la manche quand votre Ligretto est vide (si la partie demande cette annonce)
