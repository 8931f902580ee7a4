# What the board says on the page.

pig-of-target = { $points } of { $target }
pig-points-of = { $who }: { $points }.
pig-die-shows = The die shows { $die }.
pig-no-die = The die waits for the first roll.
pig-in-this-turn = { $points } in this turn
action-roll = Roll
action-hold = Hold
pig-do-hold-with = Hold: { $total } in all
pig-query-points = Everyone’s points
pig-query-die = The points of this turn
