# Words of the marks for fingers.

marks-backs-about = Quarante repères par jeu, un au dos de chaque carte, pour trier le milieu au toucher après une manche. Tous les dos d’un jeu sont pareils et ne trahissent rien.

    Le signe est un trait de ce qui est au dos : un trait debout pour la pompe, un cercle pour la calèche, un seau ouvert en haut pour le seau, un trait couché pour la charrue.
