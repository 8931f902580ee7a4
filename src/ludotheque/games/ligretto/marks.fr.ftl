# Words of the marks for fingers.

marks-backs-about = Quarante repères par jeu, un au dos de chaque carte, pour trier le centre au toucher après une manche. Tous les dos d’un jeu sont pareils et ne trahissent rien.

    Le signe est le motif du jeu : un cercle pour la bille, un triangle pour la pyramide, un carré pour le dé, une croix pour le cristal. Dessous, 1 point désigne la boîte bleue, 2 la verte, 3 la rouge. N’imprimez que les jeux que vous avez.
