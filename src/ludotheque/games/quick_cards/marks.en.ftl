# Words of the marks for fingers.

marks-faces = Faces of the cards
marks-faces-about = One label for each card of the four decks of a box: the first letter of its colour, then its number. The letters are: { $letters }. Stick it at the upper left corner of the face.
marks-backs = Backs of the cards
