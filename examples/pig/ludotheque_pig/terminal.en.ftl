pig-points = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}, { $left } to go
pig-die = The die shows { $die }.
pig-turn = It’s { $who }’s turn, with { $points } so far.
pig-roll = Your turn: roll.
pig-roll-or-hold = You have { $points } in this turn. Roll; or hold, and have { $total } in all.
help-pig =
    roll: roll the die; in short: r
    hold: keep the points of this turn and pass the die on; in short: h
    middle: the die and the turn
