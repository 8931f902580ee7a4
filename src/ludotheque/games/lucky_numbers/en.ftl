title = Lucky Numbers
blurb = Grow a garden where the numbers rise in every row and column. Fill yours first.

option-setup = Setup
    .help = How your first four clovers get onto the diagonal.
    .choice = arrange your four as you like
    .sorted = in ascending order
    .michael = Michael’s setup: one clover at a time, and it stays
option-bruno = Bruno’s variant
    .help = Two equal numbers that touch diagonally give you another turn.
option-tournament = Tournament
    .help = As many games as players, each going first once, with points.
option-first = Who goes first
    .help = In the rule sheet, the oldest player goes first.

word-clover = clover

# A clover with its colour, unless the colour is left out: ears hear it when they ask.
clover = { $colour ->
    [none] { $number }
   *[other] { $number } { WORD($colour) }
}
clover-exchanged = { $exchanged-colour ->
    [none] { $exchanged-number }
   *[other] { $exchanged-number } { WORD($exchanged-colour) }
}

draws-for-diagonal = { $who } draws { clover } for the diagonal.
    .you = You draw { clover } for the diagonal.
arranges = { $who } puts { $numbers } on the diagonal.
    .you = You put { $numbers } on the diagonal.
sets = { $who } puts { clover } on { $cell }.
    .you = You put { clover } on { $cell }.
draws = { $who } draws { clover }.
    .you = You draw { clover }.
last-clover = That was the last clover in the pile: the game ends with this turn.
places = { $who } places { clover } on { $cell }.
    .you = You place { clover } on { $cell }.
places-in-exchange = { $who } places { clover } on { $cell }; { clover-exchanged } goes to the middle.
    .you = You place { clover } on { $cell }; { clover-exchanged } goes to the middle.
leaves = { $who } leaves { clover } in the middle.
    .you = You leave { clover } in the middle.
takes = { $who } takes { clover } from the middle to { $cell }.
    .you = You take { clover } from the middle to { $cell }.
takes-in-exchange = { $who } takes { clover } from the middle to { $cell }; { clover-exchanged } goes back there.
    .you = You take { clover } from the middle to { $cell }; { clover-exchanged } goes back there.
plays-again = Two equal numbers touch diagonally: { $who } plays again.
    .you = Two equal numbers touch diagonally: you play again.
paid-already = { $who } already got an extra turn for this pair, and can only get it once per turn.
    .you = You already got an extra turn for this pair, and can only get it once per turn.
garden-full = { $who }’s garden is full.
    .you = Your garden is full!
pile-used-up = The pile is used up: the player with the fewest empty cells wins.

round-begins = Game { $round } begins.
round-over = Game { $round } is over. Points: { $scores }.

refused-unreadable = “{ $text }” is not a move. Moves are: arrange 5 7 15 15 · set b2 · draw · place c2 · leave · take 13 c2.
refused-setup-first = The diagonal comes first: everyone fills it, with “arrange” or in Michael’s setup with “set”, before anyone draws or takes.
refused-setup-done = Your diagonal is full: you arrange clovers only during the setup.
refused-not-your-clovers = Use the four clovers you drew, each of them once: { $numbers }.
refused-not-on-diagonal = { $cell } is not on the diagonal: in the setup, clovers go on a1, b2, c3 or d4.
refused-cell-taken = { $cell } already has a clover: in Michael’s setup, a clover stays where you put it.
refused-place-or-leave = You have drawn a clover: place it or leave it first.
refused-nothing-held = You have not drawn a clover: draw one, or take one from the middle.
refused-pile-empty = The pile is empty: in this extra turn you can only take a clover from the middle.
refused-not-face-up = There is no { $number } face up in the middle for you to take.
refused-does-not-fit = { $number } does not fit on { $cell }: rows and columns must ascend, so the number there must be above { $before } and below { $after }.

impossible-not-a-clover = “{ $value }” is not a clover: an outcome is a number from 1 to 20, or a number and a colour such as “13 red”. Colours: blue, violet, red, gold, green.
impossible-none-left = There is no { $number } left face down.
impossible-clover-gone = The { $number } { WORD($colour) } is no longer face down, or not in this game.

typed-lucky-numbers =
    arrange = arrange, a
    set = set, s
    draw = draw, d
    place = place, p
    leave = leave, l
    take = take, t
