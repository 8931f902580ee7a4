# What Ligretto and Dutch Blitz say alike. Each game's own words tell what its reserve is called.

word-row = place { $number } of the row
word-hand = the hand

# What happens

dealt = { $who } has the { CARD($top) } on the { -reserve } and in the row the { $rows ->
    [3] { CARD($row-1) }, the { CARD($row-2) } and the { CARD($row-3) }
    [4] { CARD($row-1) }, the { CARD($row-2) }, the { CARD($row-3) } and the { CARD($row-4) }
   *[5] { CARD($row-1) }, the { CARD($row-2) }, the { CARD($row-3) }, the { CARD($row-4) } and the { CARD($row-5) }
}.
    .you = You have the { CARD($top) } on your { -reserve } and in your row the { $rows ->
    [3] { CARD($row-1) }, the { CARD($row-2) } and the { CARD($row-3) }
    [4] { CARD($row-1) }, the { CARD($row-2) }, the { CARD($row-3) } and the { CARD($row-4) }
   *[5] { CARD($row-1) }, the { CARD($row-2) }, the { CARD($row-3) }, the { CARD($row-4) } and the { CARD($row-5) }
}.
opens = { $who } opens pile { $pile } with the { CARD($card) } from { WORD($source) }.
    .you = You open pile { $pile } with the { CARD($card) } from { WORD($source) }.
plays = { $who } plays the { CARD($card) } from { WORD($source) } onto pile { $pile }.
    .you = You play the { CARD($card) } from { WORD($source) } onto pile { $pile }.
completes = { $who } completes pile { $pile } with the { CARD($card) } from { WORD($source) }.
    .you = You complete pile { $pile } with the { CARD($card) } from { WORD($source) }.
fills = The { CARD($card) } fills the hole at place { $place } in the row of { $who }; { $left ->
    [0] it was the last card of the { -reserve }
    [one] one card is left in the { -reserve }
   *[other] { $left } cards are left in the { -reserve }
}.
    .you = The { CARD($card) } fills the hole at place { $place } in your row; { $left ->
    [0] it was the last card of your { -reserve }
    [one] one card is left in your { -reserve }
   *[other] { $left } cards are left in your { -reserve }
}.
stacks = { $who } stacks the { CARD($card) } from { WORD($source) } on place { $place } of the row.
    .you = You stack the { CARD($card) } from { WORD($source) } on place { $place } of your row.
turns = { $who } turns { $count ->
    [one] one card
   *[other] { $count } cards
} of the hand: the { CARD($card) } shows.
    .you = You turn { $count ->
    [one] one card
   *[other] { $count } cards
} of your hand: the { CARD($card) } shows.
turns-over = { $who } takes the open cards back in hand and turns { $count ->
    [one] the only one
   *[other] { $count } of them
}: the { CARD($card) } shows.
    .you = You take the open cards back in hand and turn { $count ->
    [one] the only one
   *[other] { $count } of them
}: the { CARD($card) } shows.

hands-taken-up = Nobody can play: everybody takes the open cards back in hand and moves the top card to the bottom.

# Refusals

refused-not-dealt = The cards are not all dealt yet: nobody plays before everybody has cards.
refused-nothing-to-turn = You have no hand cards left, so there is nothing to turn.
refused-within-the-row = Cards of the row never move within the row: only the hand and the { -reserve } may be stacked on it.
refused-no-such-place = The row has { $places } places only: the more seats, the shorter the row.
refused-used-up = Your { -reserve } is used up: it has no card to play.
refused-hole = Place { $place } of your row is empty, and your { -reserve } has no card left to fill it.
refused-no-hand = You have no hand cards left: they are all played.
refused-not-turned = No card of your hand lies open: turn three first, for only the top one of the open cards may be played.
refused-changed = The { CARD($named) } is gone: { WORD($source) } shows the { CARD($card) } now, and a card that you name must still be there.
refused-no-such-pile = There is no pile { $pile } in the middle: a card goes onto a pile that lies there, and a 1 opens a new one.
refused-not-a-one = The { CARD($card) } cannot open a pile: every pile begins with a 1.
refused-too-late = Too late: pile { $pile } already has a { CARD($card) }, from seat { $by }. Every number comes once in a pile.
refused-too-high = The { CARD($card) } cannot go onto pile { $pile } yet: it shows the { CARD($top) }, and a pile goes up by one, so the { CARD($next) } comes next.
refused-complete = Pile { $pile } is complete: nothing goes onto a 10.
refused-other-colour = The { CARD($card) } cannot go onto pile { $pile }, which shows the { CARD($top) }: a pile has one colour.
refused-empty-place = Place { $place } of your row is empty: a card is stacked on another card only.
refused-not-one-lower = The { CARD($card) } cannot be stacked on the { CARD($top) }: in the row each card must be exactly one lower than the one below it.

# Deals

impossible-not-a-deal = “{ $value }” is not a deal: a deal is a list of forty cards such as “red 4”, the top card first, or one text with commas between them.
impossible-not-a-card = “{ $value }” is not a card: cards are red, blue, green or yellow and numbered 1 to 10, such as “red 4”.
impossible-card-twice = The { CARD($card) } stands in the deal twice: every seat has each card once.
impossible-not-forty = A deal has 40 cards, each once; this one has { $count }.
