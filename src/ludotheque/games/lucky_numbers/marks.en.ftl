# Words of the marks for fingers.

marks-clovers = Clovers
marks-clovers-about = One mark for each clover of the five sets. The number stands in the middle, in braille.

    The colour is told by discs at the corners, where the leaves end, as on the ACCESS edition: none for blue, 1 for violet, 2 for red, 3 for gold, 4 for green. They go clockwise from the upper left.
marks-clover = { $number } { $colour }
marks-cells = Cells of a garden
marks-cells-about = One label for each cell of a garden, to be stuck on its edge: the column, a to d, and the row, 1 to 4. Before those of the four cells with golden edges there is an upright line. Print this sheet once for each garden.
marks-garden = A garden
marks-garden-about = A whole garden with raised lines, to lay clovers on, a1 at the upper left. The four cells with golden edges have a second line inside.
