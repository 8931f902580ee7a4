title = Lucky Numbers
blurb = Grow a garden where every row and column climbs. Be the first to fill it.

option-setup = Setup
    .help = How the first four clovers come to the diagonal.
    .choice = each seat arranges its four as it likes
    .sorted = laid in ascending order
    .michael = Michael’s setup: one clover at a time, and it stays
option-bruno = Bruno’s variant
    .help = Two equal numbers on diagonally touching cells give another turn.
option-tournament = Tournament
    .help = As many games as seats, each seat beginning once, with points.
option-first = Who begins
    .help = The rule sheet lets the oldest player begin.

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
arranges = { $who } lays { $numbers } on the diagonal.
    .you = You lay { $numbers } on the diagonal.
sets = { $who } sets { clover } on { $cell }.
    .you = You set { clover } on { $cell }.
draws = { $who } draws { clover }.
    .you = You draw { clover }.
last-clover = That was the last clover of the pile: the game ends with this turn.
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
paid-already = { $who } has already played again for this pair, which happens only once in a turn.
    .you = You have already played again for this pair, which happens only once in a turn.
garden-full = { $who } has filled the garden.
    .you = You have filled your garden!
pile-used-up = The pile is used up: the fewest empty cells win.

round-begins = Game { $round } begins.
round-over = Game { $round } is over. Points: { $scores }.

refused-unreadable = “{ $text }” is not an action. There are: arrange 5 7 15 15 · set b2 · draw · place c2 · leave · take 13 c2.
refused-setup-first = The diagonal comes first: before anybody draws or takes, every seat fills it, with “arrange” or in Michael’s setup with “set”.
refused-setup-done = Your diagonal is filled: clovers are arranged only during the setup.
refused-not-your-clovers = The four clovers you drew must be laid, each once: { $numbers }.
refused-not-on-diagonal = { $cell } is not on the diagonal: in the setup clovers go on a1, b2, c3 or d4.
refused-cell-taken = { $cell } has a clover already: in Michael’s setup a clover stays where it was set.
refused-place-or-leave = You have drawn a clover: place it or leave it before anything else.
refused-nothing-held = You have not drawn a clover: draw one, or take one from the middle.
refused-pile-empty = The pile is empty: in this extra turn you can only take a clover from the middle.
refused-not-face-up = There is no { $number } face up in the middle: only a clover that lies there can be taken.
refused-does-not-fit = { $number } does not fit on { $cell }: rows and columns must ascend, so a number there must be above { $before } and below { $after }.

impossible-not-a-clover = “{ $value }” is not a clover: an outcome is a number from 1 to 20, or a number and a colour such as “13 red”. Colours: blue, violet, red, gold, green.
impossible-none-left = No { $number } is left face down.
impossible-clover-gone = The { $number } { WORD($colour) } is not face down any more, or not in this game.
