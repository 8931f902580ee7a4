# Words of the marks for fingers.

marks-faces = Faces des cartes
marks-faces-about = Une étiquette pour chaque carte des quatre jeux d’une boîte : la première lettre de sa couleur, puis son nombre. Les lettres sont : { $letters }. Collez-la au coin supérieur gauche de la face.
marks-backs = Dos des cartes
