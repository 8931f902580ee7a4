poly-of-size = { $pieces } ({ $size } squares)
poly-pieces = { $count ->
    [0] { $who } has no piece.
   *[other] { $who } has { $pieces }: { $left } squares to place.
}
    .you = { $count ->
    [0] You have no piece.
   *[other] You have { $pieces }: { $left } squares to place.
}
poly-middle = In the middle: { $pieces }.
poly-left = { $who }: { $count } squares to place
poly-due = You must still pick { $count ->
    [one] a hexomino
   *[other] { $count } hexominoes
}.
poly-pick = Your turn. You can pick { $pieces }. For example: { $example }
poly-openings = { $piece } ({ $count })
poly-lay = Your turn. You can place these pieces, with the number of spots for each: { $pieces }.
poly-how-to-lay = Type lay { $piece } to see some of its spots, lay { $piece } c4 to see those that cover c4, show { $piece } to see its shape.
poly-no-opening = { $piece } fits { $given ->
    [0] nowhere
   *[other] nowhere over { $squares }
}.
poly-some-openings = { $piece } has { $count ->
    [one] one spot
   *[other] { $count } spots
}{ $given ->
    [0] {""}
   *[other] {" "}over { $squares }
}. Type the number of one:
poly-shape = { poly-called }: { $size } squares, { $rows }. Turned and flipped, it fits in { $ways ->
    [one] one way
   *[other] { $ways } ways
}:
help-polyssimo =
    Squares are a1 (top left) to l11 (bottom right): the letter is the column, the number the row.
    pick F0: pick the piece F0
    lay F0: list some spots where F0 fits; then type the number of one
    lay F0 c4: list those that cover c4; lay F0 c4 d4: those that cover both
    lay F0 c4 d4 e4 f4 c5 e5: place F0 there; give all its squares, in any order
    show F0: what F0 looks like
    board: the board; row 4: what is in row 4; regions: the free regions
    fits c4: which of your pieces can cover c4
    pieces: your pieces; pieces 2: seat 2’s pieces
