# The page's own words for Lucky Numbers. What is between stars is set in bold.

lucky-clover-full = { $number } { WORD($colour) }, { $marks ->
    [0] no marks
    [1] one mark
    [2] two marks
    [3] three marks
   *[4] four marks
}
lucky-empty = empty
lucky-cell = { $cell }, { $there }
lucky-cell-open = { $cell }, { $there }, { $number } fits here
lucky-cell-exchange = { $cell }, { $there }, exchange it for { $number }
lucky-cell-chance = { $name }, { $chance } of 100
lucky-cell-advised = { $name }, the coach would put { $number } here
lucky-middle-open = { $there }, fits on { $count ->
    [one] one cell
   *[other] { $count } cells
}
lucky-or = { $head } or { $last }

lucky-your-garden = Your garden
lucky-garden-of = { $who }’s garden
lucky-garden-told = { $who }: { $garden }
lucky-empty-count = { $count ->
    [0] full
   *[other] { $count } empty
}
lucky-count-empty = { $count ->
    [0] The garden is full.
    [one] One cell is empty.
   *[other] { $count } cells are empty.
}
lucky-empty-of = { $who }: { $count ->
    [0] full
   *[other] { $count } empty
}
lucky-plays-now = plays now
lucky-plays-next = plays next
lucky-arranges-now = is arranging
lucky-winner = winner
lucky-row = Row { $row }: { $line }.
lucky-column = Column { $column }: { $line }.
lucky-show-large = Show { $who }’s garden large

lucky-middle = The middle
lucky-face-up = Face up in the middle
lucky-face-down = face down
    .short = hidden
lucky-nothing-face-up = No clovers face up yet.
lucky-pile-draw = Draw a clover, { $count } face down
lucky-pile-name = The pile, { $count } face down
lucky-middle-empty = No clovers are face up in the middle.
lucky-middle-has = In the middle: { $clovers }.
lucky-pile-left = { $count ->
    [0] The pile is empty.
    [one] One clover is face down.
   *[other] { $count } clovers are face down.
}

lucky-hand = What you can do
lucky-your-turn = Your turn
lucky-choose = *Draw* a clover, or *take* one from the middle.
lucky-choose-draw = *Draw* a clover.
lucky-choose-take = The pile is empty: *take* a clover from the middle.
lucky-rests = Nothing to do right now.
lucky-draw = Draw a clover
lucky-leave = Leave it in the middle
lucky-clash = { $number } and { $other }
    .over = { $number } over { $other }
    .under = { $number } under { $other }
    .before = { $number } before { $other }
    .after = { $number } after { $other }
lucky-put-back = Take another one
lucky-you-drew = You drew { $number }
lucky-you-picked = You take { $number }
lucky-fits-free = Put it on { $free ->
    [1] *the one free cell* that glows
    [2] one of *two free cells*
    [3] one of *three free cells*
    [4] one of *four free cells*
   *[other] one of *{ $free } free cells*
}.
    .short = { $free ->
    [1] *One free cell*
    [2] *Two free cells*
    [3] *Three free cells*
    [4] *Four free cells*
   *[other] *{ $free } free cells*
}
lucky-fits-exchange = Exchange it for your *{ $numbers }*.
    .short = Exchange it for *{ $numbers }*
lucky-fits-both = Put it on { $free ->
    [1] *the one free cell* that glows
    [2] one of *two free cells*
    [3] one of *three free cells*
    [4] one of *four free cells*
   *[other] one of *{ $free } free cells*
}, or exchange it for your *{ $numbers }*.
    .short = { $free ->
    [1] *One free cell*
    [2] *Two free cells*
    [3] *Three free cells*
    [4] *Four free cells*
   *[other] *{ $free } free cells*
}, or exchange *{ $numbers }*
lucky-set-here = Put it on a free cell with a *golden edge*. It stays there.
lucky-they-drew = { $who } drew { $number }
lucky-they-play = { $who } plays
lucky-they-choose = Draws a clover, or takes one from the middle.
lucky-they-hold = Places it, or leaves it in the middle.
lucky-they-set = Puts it on the diagonal.
lucky-last-turn = That was the last clover: this is the last turn.
lucky-pair = A pair!
lucky-pair-you = Two equal numbers touch at a corner: *you play again*.
lucky-pair-they = Two equal numbers touch at a corner: *{ $who }* plays again.
lucky-over-full = { $who }’s garden is full
    .you = Your garden is full
lucky-over-pile = The pile is used up
lucky-over-fewest = The player with the fewest empty cells wins.
lucky-over-first = Sixteen clovers, all rows and columns ascending.

lucky-arrange = Your four clovers
lucky-arrange-how = Put them on the *golden edges*, in any order you like.
lucky-arrange-done = All four are placed. Swap them, or keep them.
lucky-arranged = { $cells }.
    .cell = { $number } on { $cell }
lucky-arrange-pick = { $clover }, not placed yet
lucky-arrange-hand = Your clovers to place
lucky-arrange-keep = Keep them
lucky-arrange-ascending = Sort them
lucky-arrange-wait = Your diagonal is ready
lucky-arrange-wait-for = Waiting for { $who }.
lucky-arrange-all = Everyone places four clovers
lucky-to-lay = To place

lucky-held-told = { $who } has drawn { $clover }.
    .you = You have drawn { $clover }.
lucky-held-none = Nobody holds a clover.
lucky-points = Game { $round } of { $rounds }. Points: { $scores }.
lucky-round = Game { $round } of { $rounds }

# One letter each; they work while the focus is on the board.
lucky-key-draw = d
lucky-key-leave = l

lucky-query-garden = My garden
lucky-query-row = My row
lucky-query-column = My column
lucky-query-others = The others’ gardens, one by one
lucky-query-colours = My garden with its colours
lucky-query-middle = The middle
lucky-query-held = The clover in hand
lucky-query-scores = Empty cells and points

lucky-open-arrange = You can put your four clovers on the golden diagonal.
lucky-open-set = You can put the { $number } on { $cells }.
lucky-open-place = You can put the { $number } on { $cells }.
lucky-open-leave = You can leave the { $number } in the middle.
lucky-open-draw = You can draw a clover.
lucky-open-take = You can take the { $number } for { $cells }.

# Between the games of a tournament

between-title = After game { $round }

# The score sheet

score-how = +2 for a win, −1 for each empty cell of the others.
