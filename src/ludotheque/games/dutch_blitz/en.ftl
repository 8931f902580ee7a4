title = Dutch Blitz
blurb = Pumps, pails, ploughs and carriages race to empty a pile of ten.

-reserve = Blitz pile
word-blitz = the Blitz pile
word-pump = pump
word-carriage = carriage
word-pail = pail
word-plough = plough

option-expert = Expert game
    .help = Cards of the Blitz pile and the hand may also be stacked on a row card that is one higher, a boy on a girl or a girl on a boy.
option-referee = Referee
    .help = What happens when somebody puts a card in the wrong place.
    .on = the card is refused
    .off = it lies there until somebody calls “Dutch!”
option-stop = End of a round
    .help = How a round ends when somebody’s Blitz pile is used up.
    .auto = at once, by itself
    .call = when that seat calls “Blitz!”
option-target = Target
    .help = The match ends after the round in which a seat reaches this many points.
option-decks = Deck
    .help = The back of each seat’s cards, kept through the match.

used-up = The Blitz pile of { $who } is used up: a call of “Blitz!” ends the round.
    .you = Your Blitz pile is used up: call “stop” to end the round.
stops = { $who } has used up the Blitz pile: “Blitz!”
    .you = You have used up your Blitz pile: “Blitz!”
hands-moved = Nobody can play: every seat moves the top card of its hand to the bottom.
blocked = Nobody can play any more, even so: the round is over.
calls-dutch = { $who } calls “Dutch!”: { $count ->
    [one] one card lies in the wrong place
   *[other] { $count } cards lie in the wrong place
}.
    .you = You call “Dutch!”: { $count ->
    [one] one card lies in the wrong place
   *[other] { $count } cards lie in the wrong place
}.
nothing-wrong = { $who } calls “Dutch!”, but every card lies where it should.
    .you = You call “Dutch!”, but every card lies where it should.
put-right = The { CARD($card) } of { $who } goes to pile { $pile }.
    .you = Your { CARD($card) } goes to pile { $pile }.
comes-back = The { CARD($card) } goes back to { $who }, on top of the open hand cards.
    .you = Your { CARD($card) } comes back to you, on top of your open hand cards.
goes-back = The { CARD($card) } goes back to { WORD($source) } of { $who }.
    .you = Your { CARD($card) } goes back to { WORD($source) }.
checked = { $who } has used up the Blitz pile, but { $count ->
    [one] one card lies in the wrong place and is
   *[other] { $count } cards lie in the wrong place and are
} put right before anything is counted.
    .you = You have used up your Blitz pile, but { $count ->
    [one] one card lies in the wrong place and is
   *[other] { $count } cards lie in the wrong place and are
} put right before anything is counted.
goes-on = { $who } has cards in the Blitz pile again: play goes on.
    .you = You have cards in your Blitz pile again: play goes on.

refused-unreadable = “{ $text }” is not an action. There are: play blitz new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop · dutch.
refused-referee-sees = There is no “Dutch!” to call: in this match the referee refuses a card in the wrong place at once.
refused-ends-by-itself = There is nothing to call: in this match a round ends by itself as soon as a Blitz pile is used up.
refused-not-used-up = You have { $left } { $left ->
    [one] card
   *[other] cards
} left in your Blitz pile: only a seat whose Blitz pile is used up may stop the round.
refused-no-stacking = Cards are stacked on the row in the expert game only, and this match is not one.
refused-no-match = The { CARD($card) } cannot be stacked on the { CARD($top) }: in the row a boy (red, blue) goes on a girl (green, yellow), or a girl on a boy.
