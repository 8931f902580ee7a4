# Words of the marks for fingers.

marks-backs-about = Quarante repères par jeu, un au dos de chaque carte, pour trier le centre au toucher après une manche. Tous les dos d’un jeu sont pareils et ne trahissent rien.

    Le signe est le contour simple de l’image du dos : un trait vertical pour la pompe, un cercle pour la calèche, un seau ouvert en haut pour le seau, un trait horizontal pour la charrue.
