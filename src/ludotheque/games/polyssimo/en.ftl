title = Polyssimo Challenge
blurb = Share out 24 wooden shapes, then fit yours where nobody else can.

option-handicap = Handicap
    .help = The fewest hexominoes that each seat must pick, one number a seat. For strong players: 7 or 8 with two seats, 5 or 6 with three, 4 or 5 with four.
option-first = Who begins
    .help = The rule sheet lets the youngest player begin.

picked = { $who } picks the { $size ->
    [5] pentomino
   *[6] hexomino
} { $piece }.
    .you = You pick the { $size ->
    [5] pentomino
   *[6] hexomino
} { $piece }.
draft-over = All pieces are picked. The turn now goes round the other way: { $who } lays the first piece.
    .you = All pieces are picked. The turn now goes round the other way: you lay the first piece.
laid = { $who } lays { $piece } on { $squares }.
    .you = You lay { $piece } on { $squares }.
passes = { $count ->
    [0] { $who } has laid every piece.
    [one] { $who } cannot lay { $pieces } any more and passes from now on, with { $left } squares left.
   *[other] { $who } can lay none of { $pieces } any more and passes from now on, with { $left } squares left.
}
    .you = { $count ->
    [0] You have laid every piece!
    [one] You cannot lay { $pieces } any more and pass from now on, with { $left } squares left.
   *[other] You can lay none of { $pieces } any more and pass from now on, with { $left } squares left.
}
tie-broken = Several have as few as { $left } squares left: of these, { $who } laid a piece last.
    .you = Several have as few as { $left } squares left: of these, you laid a piece last.
match-over = { $count ->
    [one] { $winners } wins. Squares left: { $scores }.
   *[other] { $winners } share the win. Squares left: { $scores }.
}
    .you = { $count ->
    [one] You win! Squares left: { $scores }.
   *[other] You share the win: { $winners }. Squares left: { $scores }.
}

# The pieces and the board by ear: a nickname for who does not know the letters, and squares row by row.

poly-nickname = { $piece ->
    [F] the tap
    [I] the stick
    [L] the golf club
    [N] the snake
    [P] the flag
    [T] the hammer
    [U] the cup
    [V] the corner
    [W] the stairs
    [X] the cross
    [Y] the branch
    [Z] the lightning
    [C0] the bridge
    [C1] the sledge
    [D0] the hat
    [Z0] the crank
    [W0] the duck
    [X0] the propeller
    [F0] the key
    [F1] the dog
    [F2] the plane
    [F3] the heron
    [F4] the swan
    [F5] the kite
   *[other] { $piece }
}
poly-called = { $piece } { poly-nickname }
poly-shape-row = { $row ->
    [1] row 1 { $count ->
        [one] column
       *[other] columns
    } { $columns }
   *[other] row { $row } { $columns }
}
poly-shape-stretch = { $from } to { $to }
poly-row = row { $row }: { $stretches }
poly-stretch = { $count ->
    [one] { $from }
   *[other] { $from } to { $to }
} { $piece }
    .free = { $count ->
    [one] { $from }
   *[other] { $from } to { $to }
} free
poly-regions = { $count ->
    [0] No square is free.
    [one] One free region: { $regions }.
   *[other] { $count } free regions: { $regions }.
}
poly-region = { $size ->
    [one] the square { $from }
   *[other] { $size } squares between { $from } and { $to }
}
poly-fit-here = { $count ->
    [0] None of your pieces fits over { $square }.
    [one] Over { $square } fits { $pieces }.
   *[other] Over { $square } fit { $pieces }.
}
picked-called = { $who } picks { poly-called }.
    .you = You pick { poly-called }.
laid-at = { $who } lays { poly-called } at { $square }.
    .you = You lay { poly-called } at { $square }.

refused-unreadable = “{ $text }” is not an action. There are: pick F0 · lay F0 c4 d4 e4 f4 c5 e5 (the squares that the piece covers).
refused-no-such-piece = There is no piece { $piece }. The pieces are { $allowed }.
refused-outside = { $square } is off the board, which goes from a1 (top left) to l11 (bottom right): a piece must lie wholly on it.
refused-not-the-shape = { $squares }: that is not the shape of { $piece }, however it is turned and flipped. It covers { $size } squares.
refused-draft-first = There are pieces in the middle: laying begins when all of them are picked.
refused-draft-done = All pieces are picked: now lay one of yours.
refused-piece-taken = { $piece } is not in the middle any more: seat { $owner } has picked it.
refused-handicap = { $piece } is a pentomino, and you need a hexomino with every pick that you have left: { $due } to go, or you would miss your minimum.
refused-handicap-of-others = { $piece } is a hexomino, and all that are in the middle are needed for the minimum of { $count ->
    [one] seat
   *[other] seats
} { $seats }: pick a pentomino.
refused-not-yours = { $piece } is not yours: seat { $owner } picked it, and each seat lays its own pieces.
refused-already-laid = { $piece } lies on the board already, and a piece that has been laid stays where it is.
refused-overlaps = { $piece } cannot lie there: { $square } is covered by { $lying }, and pieces may not overlap.

error-no-such-piece = There is no piece “{ $piece }”. The pieces are { $allowed }.
error-bad-board = A board is a list of 11 rows, from the top; here there are { $count }.
error-bad-row = A row of a board is 12 characters, “.” for a free square and “#” for a covered one; row { $number } is “{ $value }”.
