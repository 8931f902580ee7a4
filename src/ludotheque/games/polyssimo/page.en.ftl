# What the board of Polyssimo Challenge says on the page. $who is a name; $piece and $square are in notation.

poly-you = You
poly-your-turn = Your turn
poly-turn-of = { $who } to place
poly-over = Game over
poly-over-text = The player with the fewest squares left wins.
poly-last-laid = { $who } placed { $piece } last.
    .you = You placed { $piece } last.

poly-seats = Squares left
poly-squares-left = { $count ->
    [one] square left
   *[other] squares left
}
poly-passes = passes
poly-won = wins
poly-their-pieces = { $who } still has
poly-look = show the pieces
poly-no-pieces = no pieces

poly-board = Board, 12 columns a to l, 11 rows
poly-square-empty = { $square }: empty
poly-square-covered = { $square }: { $piece }, { $who }
poly-square-fits = { $name }. { $piece } fits here.
poly-square-advised = { $name }. The hint is here: { $piece }.
poly-square-corner = { $name }. { $piece } begins here and does not fit.

poly-choose = Pick up one of your pieces.
poly-choose-none = You have placed all your pieces.
poly-wait = You can try pieces on the board while you wait.
poly-fits = { $piece } fits at { $square }.
poly-free = { $piece } has room at { $square }; wait for your turn.
    .mine = { $piece } has room at { $square }.
poly-overlaps = { $piece } does not fit at { $square }: it would overlap { $lying }.
poly-outside = { $piece } sticks out of the board here.
poly-nowhere = { $piece } no longer fits anywhere.
poly-picked-up = You hold { poly-called }, { $shape }.
poly-back = { $piece } is back with your pieces.

poly-tools = The piece in your hand
poly-turn-left = Turn left
poly-turn-right = Turn right
poly-flip = Flip
poly-put-back = Put back
poly-next = Next spot
    .rest = where it fits
poly-place = Place { $piece }
poly-place-at = Place { $piece } at { $square }
poly-esc = Esc
poly-enter = Enter

poly-mine = Your pieces
poly-hand-size = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}, { $squares } squares
poly-pick-up = Pick up { poly-called }, { $shape }
poly-pick-up-nowhere = Pick up { poly-called }, { $shape }. It no longer fits anywhere.
poly-pick-up-asked = Pick up { poly-called }, { $shape }: this one.
poly-in-hand = in your hand
poly-in-hand-name = { poly-called }, in your hand
poly-keys-pick-up = pick up,
poly-keys-to = to
poly-keys-move = move

poly-draft = Your pick
poly-draft-of = { $who } picks
poly-on-table = { $count ->
    [one] 1 piece on the table
   *[other] { $count } pieces on the table
}
poly-on-table-list = Pieces on the table
poly-order = The seats, in order
poly-others = The others
poly-they-have = { $who } has
poly-yours = Yours
poly-nothing-yet = nothing yet
poly-due = { $count ->
    [one] 1 hexomino to go
   *[other] { $count } hexominoes to go
}
poly-due-you = You must still pick { $count ->
    [one] 1 hexomino
   *[other] { $count } hexominoes
}.
poly-take = Take { $piece }, { $size } squares
poly-choose-piece = Choose a piece to take.
poly-spot = { poly-called }: { $wood }, { $shape }
poly-spot-not-open = { poly-called }: { $wood }, { $shape }, not available to you now
poly-spot-taken = { poly-called }, taken by { $who }
    .you = { poly-called }, taken by you
poly-spot-advised = { $name }: the hint
poly-wood-stained = coloured pentomino
poly-wood-ebony = black hexomino
poly-wood-maple = white hexomino
poly-draft-keys = Move with the arrows, or type a piece’s name

poly-query-mine = My pieces
poly-query-row = My row
poly-query-regions = The free regions
poly-query-piece = The shape of this piece
poly-query-fits = Which of my pieces fit here
poly-query-scores = Squares left
poly-query-board = The board, row by row
poly-query-others = The others’ pieces
poly-says-piece = { poly-called }: { $shape }.
poly-says-now = It’s turned like this: { $shape }.
poly-says-no-piece = Go to a piece, or pick one up.
poly-says-no-square = Go to a square of the board.
poly-says-hand = { $who }: { $pieces }.
poly-says-left = { $who } { $left }
poly-says-middle = On the table: { $pieces }.
poly-says-can-pick = You can pick { $pieces }.
poly-says-can-lay = You can place { $pieces }.

# The score sheet

score-how = Squares left: fewest wins.
