title = Polyssimo Challenge
blurb = Share out 24 wooden shapes, then fit yours where nobody else can.

option-handicap = Handicap
    .help = The fewest hexominoes each player must pick, one number per seat. For strong players: 7 or 8 with two seats, 5 or 6 with three, 4 or 5 with four.
option-first = Who goes first
    .help = In the rule sheet, the youngest player goes first.

picked = { $who } picks the { $size ->
    [5] pentomino
   *[6] hexomino
} { $piece }.
    .you = You pick the { $size ->
    [5] pentomino
   *[6] hexomino
} { $piece }.
draft-over = All pieces have been picked. Play now goes the other way round: { $who } places the first piece.
    .you = All pieces have been picked. Play now goes the other way round: you place the first piece.
laid = { $who } places { $piece } on { $squares }.
    .you = You place { $piece } on { $squares }.
passes = { $count ->
    [0] { $who } has placed every piece.
    [one] { $who } can no longer place { $pieces } and passes until the end, with { $left } squares left.
   *[other] { $who } can no longer place any of { $pieces } and passes until the end, with { $left } squares left.
}
    .you = { $count ->
    [0] You have placed every piece!
    [one] You can no longer place { $pieces } and pass until the end, with { $left } squares left.
   *[other] You can no longer place any of { $pieces } and pass until the end, with { $left } squares left.
}
tie-broken = A tie with { $left } squares left: { $who } placed a piece last.
    .you = A tie with { $left } squares left: you placed a piece last.
match-over = { $count ->
    [one] { $winners } wins. Squares left: { $scores }.
   *[other] { $winners } share the win. Squares left: { $scores }.
}
    .you = { $count ->
    [one] You win! Squares left: { $scores }.
   *[other] You share the win: { $winners }. Squares left: { $scores }.
}

# The pieces and the board by ear: a nickname for people who do not know the letters, and squares row by row.

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
    [0] None of your pieces can cover { $square }.
    [one] { $pieces } can cover { $square }.
   *[other] { $pieces } can cover { $square }.
}
picked-called = { $who } picks { poly-called }.
    .you = You pick { poly-called }.
laid-at = { $who } places { poly-called } at { $square }.
    .you = You place { poly-called } at { $square }.

refused-unreadable = “{ $text }” is not a move. Moves are: pick F0 · lay F0 c4 d4 e4 f4 c5 e5 (the squares the piece covers).
refused-no-such-piece = There is no piece { $piece }. The pieces are { $allowed }.
refused-outside = { $square } is off the board, which goes from a1 (top left) to l11 (bottom right): no part of a piece may stick out.
refused-not-the-shape = { $squares }: that is not the shape of { $piece }, even turned or flipped. It covers { $size } squares.
refused-draft-first = There are still pieces in the middle: pick all of them before you place any.
refused-draft-done = All pieces have been picked: now place one of yours.
refused-piece-taken = { $piece } is no longer in the middle: seat { $owner } has picked it.
refused-handicap = { $piece } is a pentomino, but all your remaining picks must be hexominoes: { $due } to go, or you would miss your minimum.
refused-handicap-of-others = { $piece } is a hexomino, and all of those in the middle are needed for the minimum of { $count ->
    [one] seat
   *[other] seats
} { $seats }: pick a pentomino.
refused-not-yours = { $piece } is not yours: seat { $owner } picked it, and you can only place your own pieces.
refused-already-laid = { $piece } is already on the board, and it stays where it is.
refused-overlaps = { $piece } cannot go there: { $lying } covers { $square }, and pieces may not overlap.

error-no-such-piece = There is no piece “{ $piece }”. The pieces are { $allowed }.
error-bad-board = A board is a list of 11 rows, from the top; this one has { $count }.
error-bad-row = A row of a board is 12 characters, “.” for a free square and “#” for a covered one; row { $number } is “{ $value }”.

typed-polyssimo =
    pick = pick
    lay = lay, place
