# Words of the marks for fingers.

marks-pieces = Pièces
marks-pieces-about = Une étiquette pour chaque pièce, avec son nom : une lettre pour les douze pentominos, une lettre et un chiffre pour les douze hexominos. Les règles montrent la forme qui va avec chaque nom.
marks-lines = Colonnes et rangées
marks-lines-about = Des étiquettes pour les bords du plateau : les colonnes de a à l en haut, les rangées de 1 à 11 à gauche.
