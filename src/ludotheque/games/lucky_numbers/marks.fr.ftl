# Words of the marks for fingers.

marks-clovers = Trèfles
marks-clovers-about = Un repère pour chaque trèfle des cinq séries. Le nombre est au centre, en braille.

    La couleur se lit aux disques dans les coins, au bout des feuilles, comme sur la version ACCESS : aucun pour le bleu, 1 pour le violet, 2 pour le rouge, 3 pour le doré, 4 pour le vert. Ils se suivent dans le sens des aiguilles d’une montre, à partir du coin supérieur gauche.
marks-clover = { $number } { $colour }
marks-cells = Cases d’un jardin
marks-cells-about = Une étiquette pour chaque case d’un jardin, à coller sur son bord : la colonne, de a à d, et la rangée, de 1 à 4. Celles des quatre cases à bord doré commencent par un trait vertical. Imprimez cette feuille une fois par jardin.
marks-garden = Un jardin
marks-garden-about = Un jardin entier en relief, pour y poser les trèfles, a1 en haut à gauche. Les quatre cases à bord doré ont un second trait à l’intérieur.
