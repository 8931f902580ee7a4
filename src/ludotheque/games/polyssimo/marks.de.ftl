# Worte zu den Markierungen für die Finger.

marks-pieces = Teile
marks-pieces-about = Ein Etikett für jedes Teil, mit seinem Namen: ein Buchstabe für die zwölf Pentominos, ein Buchstabe und eine Ziffer für die zwölf Hexominos. Welche Form welchen Namen hat, steht in den Regeln.
marks-lines = Spalten und Zeilen
marks-lines-about = Etiketten für die Ränder des Spielbretts: oben die Spalten a bis l, links die Zeilen 1 bis 11.
