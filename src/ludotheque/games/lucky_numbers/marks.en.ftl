# Words of the marks for fingers.

marks-clovers = Clovers
marks-clovers-about = One mark for each clover of the five sets. The number is in the centre, in braille.

    Discs at the corners, where the leaves end, show the colour, as on the ACCESS edition: none for blue, 1 for violet, 2 for red, 3 for gold, 4 for green, clockwise from the upper left.
marks-clover = { $number } { $colour }
marks-cells = Cells of a garden
marks-cells-about = One label for each cell of a garden, to stick on its edge: the column, a to d, and the row, 1 to 4. An upright line comes first on the four cells with golden edges. Print this sheet once for each garden.
marks-garden = A garden
marks-garden-about = A whole garden with raised lines, to put clovers on, with a1 at the upper left. The four cells with golden edges have a second line inside.
