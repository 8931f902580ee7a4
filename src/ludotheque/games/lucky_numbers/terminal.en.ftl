lucky-garden = { $who }’s garden:
    .you = Your garden:
lucky-row = row { $row }: { $cells }
lucky-empty = empty
lucky-clover = { $number } { WORD($colour) }
lucky-middle = { $count ->
    [0] Nothing in the middle.
   *[other] In the middle: { $clovers }.
}
lucky-pile = { $count ->
    [0] The pile is used up.
    [one] In the pile: one clover.
   *[other] In the pile: { $count } clovers.
}
lucky-empty-cells = { $who }: { $count ->
    [0] no empty cell
    [one] 1 empty cell
   *[other] { $count } empty cells
}
lucky-arrange = You drew { $clovers }. Put them on a1, b2, c3 and d4 in any order, for example: { $example }
lucky-set = You drew { $clover }. Where does it go? { $actions }
lucky-place = You hold { $clover }. You can place it: { $cells }. Or leave it.
lucky-leave = You hold { $clover }, which fits nowhere. You can leave it.
lucky-turn = Your turn. You can draw, or take a clover from the middle:
    .draw-only = Your turn. You can draw; nothing in the middle helps you.
    .take-only = You play again, and the pile is empty. You can take a clover from the middle:
lucky-take = take { $number }: { $cells }
lucky-where = { $free }
    .both = { $free }; in exchange { $taken }
    .exchange = in exchange { $taken }
help-lucky-numbers =
    Cells are a1 (top left) to d4 (bottom right): the letter is the column, the number the row.
    arrange 5 7 15 15: put your first four clovers on a1, b2, c3 and d4
    set b2: put the clover you drew on b2 (Michael’s setup)
    draw: turn over a clover from the pile
    place c2: put the clover you hold on c2; if there is one already, it goes to the middle
    leave: leave the clover you hold in the middle
    take 13 c2: take the 13 from the middle and put it on c2
    The first letter of these words is enough.
    garden: your garden; garden 2: seat 2’s garden
    middle: the clovers that are face up, and how many are face down
    colours: your garden with the colours of its clovers; colours 2: seat 2’s
