# Words of the solo puzzles.

## Errors
puzzle-no-numbers = { $value } is not a board: a board is 16 numbers, row by row.
puzzle-bad-number = { $value } cannot lie on a board: clovers have whole numbers from 1 to { $most }.
puzzle-bad-count = A board has { $cells } numbers, but { $count ->
    [one] only 1 is
   *[other] { $count } are
} given.
puzzle-twice = { $numbers } { $count ->
    [one] is
   *[other] are
} there more than once: the 16 numbers of a board are all different.
puzzle-bad-maximum = { $value } cannot be the maximum of moves: that is a whole number from 0 to { $most }.
puzzle-not-here = There is no { $number } on this board.
puzzle-with-itself = { $number } cannot change places with itself.
puzzle-not-partners = { $a } and { $b } do not touch and do not face each other across the edge. { $a } can swap with { $partners }.
puzzle-none-left = All moves are used up. Take one back, or start over.
puzzle-nothing-done = There is nothing to take back.
puzzle-nothing-undone = There is nothing to do again.
puzzle-in-order = All rows and columns ascend already.
puzzle-bad-letter = { $value } is not the ID of a puzzle: no ID has the character { $letter }.
puzzle-bad-length = { $value } is not the ID of a puzzle: an ID has { $length } letters and digits, this one { $count }.
puzzle-mistyped = { $value } is not the ID of a puzzle: a character is wrong, or two have changed places.
