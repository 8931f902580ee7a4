# Words of the marks for fingers.

marks-pieces = Pieces
marks-pieces-about = One label for each piece, with its name: a letter for the twelve pentominoes, a letter and a digit for the twelve hexominoes. The rules show the shape of each name.
marks-lines = Columns and rows
marks-lines-about = Labels for the edges of the board: the columns a to l along the top, the rows 1 to 11 down the left side.
