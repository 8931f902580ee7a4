title = Pig
blurb = Roll as often as you dare and be the first to 100 points; but roll a 1, and you lose everything from this turn.

option-target = Points to win
    .help = The first player to reach this many points wins.

rolls = { $who } rolls { $die }: { $turn-total } in this turn.
    .you = You roll { $die }: { $turn-total } in this turn.
rolls-one = { $lost ->
    [0] { $who } rolls a 1: nothing in this turn.
   *[other] { $who } rolls a 1 and loses the { $lost } points of this turn.
}
    .you = { $lost ->
    [0] You roll a 1: nothing in this turn.
   *[other] You roll a 1 and lose the { $lost } points of this turn.
}
holds = { $who } holds: { $points } more, { $banked } in all.
    .you = You hold: { $points } more, { $banked } in all.
reaches = { $who } reaches { $banked } points.
    .you = You reach { $banked } points!

refused-unreadable = “{ $text }” is not a move. Moves are: roll · hold.
refused-roll-first = Every turn begins with a roll: there is nothing to hold yet.

impossible-not-on-the-die = “{ $value }” is not on the die: an outcome is a number from 1 to 6.

typed-pig =
    roll = roll, r
    hold = hold, h
