title = Dutch Blitz
blurb = Pumps, pails, ploughs and carriages race to empty a pile of ten.

-reserve = Blitz pile
word-blitz = the Blitz pile
word-pump = pump
word-carriage = carriage
word-pail = pail
word-plough = plough

option-expert = Expert game
    .help = You may also stack cards from the Blitz pile and the hand on a row card that is one higher, a boy on a girl or a girl on a boy.
option-referee = Referee
    .help = What happens when somebody puts a card in the wrong place.
    .on = the card is refused
    .off = it stays there until somebody calls “Dutch!”
option-stop = End of a round
    .help = How a round ends when somebody’s Blitz pile is used up.
    .auto = right away, by itself
    .call = when that player calls “Blitz!”
option-target = Target
    .help = The match ends after the round in which somebody reaches this many points.
option-decks = Deck
    .help = The card backs of each player, kept for the whole match.

used-up = { $who }’s Blitz pile is used up: calling “Blitz!” ends the round.
    .you = Your Blitz pile is used up: call “Blitz!” to end the round.
stops = { $who } has used up the Blitz pile: “Blitz!”
    .you = You have used up your Blitz pile: “Blitz!”
hands-moved = Nobody can play: everyone moves the top card of their hand to the bottom.
blocked = Still nobody can play: the round is over.
calls-dutch = { $who } calls “Dutch!”: { $count ->
    [one] one card is misplaced
   *[other] { $count } cards are misplaced
}.
    .you = You call “Dutch!”: { $count ->
    [one] one card is misplaced
   *[other] { $count } cards are misplaced
}.
nothing-wrong = { $who } calls “Dutch!”, but every card is where it should be.
    .you = You call “Dutch!”, but every card is where it should be.
put-right = { $who }’s { CARD($card) } goes to pile { $pile }.
    .you = Your { CARD($card) } goes to pile { $pile }.
comes-back = The { CARD($card) } goes back to { $who }, on top of the open cards.
    .you = Your { CARD($card) } comes back to you, on top of your open cards.
goes-back = The { CARD($card) } goes back to { WORD($source) } of { $who }.
    .you = Your { CARD($card) } goes back to { WORD($source) }.
checked = { $who } has used up the Blitz pile, but { $count ->
    [one] one card is misplaced and is
   *[other] { $count } cards are misplaced and are
} put right before scoring.
    .you = You have used up your Blitz pile, but { $count ->
    [one] one card is misplaced and is
   *[other] { $count } cards are misplaced and are
} put right before scoring.
goes-on = { $who } has cards in the Blitz pile again: play goes on.
    .you = You have cards in your Blitz pile again: play goes on.

refused-unreadable = “{ $text }” is not a move. Moves are: play blitz new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop · dutch.
refused-referee-sees = No need to call “Dutch!”: in this match, the referee refuses misplaced cards.
refused-ends-by-itself = No need to call: in this match, a round ends by itself as soon as a Blitz pile is used up.
refused-not-used-up = You have { $left } { $left ->
    [one] card
   *[other] cards
} left in your Blitz pile: you can only stop the round when it is used up.
refused-no-stacking = You can only stack cards on the row in the expert game, and this match is not one.
refused-no-match = You can’t stack the { CARD($card) } on the { CARD($top) }: in the row, a boy (red, blue) goes on a girl (green, yellow), or a girl on a boy.

# What is typed: on the left what it stands for, on the right the words for it, the first being the one that is shown.
typed-dutch-blitz =
    { typed-cards }
    blitz = blitz, b
    stop = stop
    dutch = dutch
