# What Ligretto and Dutch Blitz both say. Each game's own words name its reserve.

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
fills = The { CARD($card) } fills the gap at place { $place } in { $who }’s row; { $left ->
    [0] it was the last card of the { -reserve }
    [one] one card is left in the { -reserve }
   *[other] { $left } cards are left in the { -reserve }
}.
    .you = The { CARD($card) } fills the gap at place { $place } in your row; { $left ->
    [0] it was the last card of your { -reserve }
    [one] one card is left in your { -reserve }
   *[other] { $left } cards are left in your { -reserve }
}.
stacks = { $who } stacks the { CARD($card) } from { WORD($source) } on place { $place } of the row.
    .you = You stack the { CARD($card) } from { WORD($source) } on place { $place } of your row.
turns = { $who } turns { $count ->
    [one] one card
   *[other] { $count } cards
} from the hand: { CARD($card) }.
    .you = You turn { $count ->
    [one] one card
   *[other] { $count } cards
} from your hand: { CARD($card) }.
turns-over = { $who } picks up the open cards and turns { $count ->
    [one] the only one
   *[other] { $count } of them
}: { CARD($card) }.
    .you = You pick up the open cards and turn { $count ->
    [one] the only one
   *[other] { $count } of them
}: { CARD($card) }.

hands-taken-up = Nobody can play: everyone picks up their open cards and moves the top card to the bottom.

# Refusals

refused-not-dealt = The cards are still being dealt: nobody plays before everyone has theirs.
refused-nothing-to-turn = You have no hand cards left, so there is nothing to turn.
refused-within-the-row = Row cards never move within the row: you can only stack cards from the hand and the { -reserve } on it.
refused-no-such-place = The row has only { $places } places: the more players, the shorter the row.
refused-used-up = Your { -reserve } is used up: it has no card to play.
refused-hole = Place { $place } of your row is empty, and your { -reserve } has no card left to fill it.
refused-no-hand = You have no hand cards left: you have played them all.
refused-not-turned = You have no open card: turn three first. You can only play the top one.
refused-changed = The { CARD($named) } is gone: { WORD($source) } now shows the { CARD($card) }, and the card you name must still be there.
refused-no-such-pile = There is no pile { $pile } in the middle: play onto a pile that is there, or open a new one with a 1.
refused-not-a-one = The { CARD($card) } cannot open a pile: every pile begins with a 1.
refused-too-late = Too late: pile { $pile } already has a { CARD($card) }, from seat { $by }. Each number goes on a pile once.
refused-too-high = The { CARD($card) } cannot go on pile { $pile } yet: it shows the { CARD($top) }, and piles go up one by one, so the { CARD($next) } comes next.
refused-complete = Pile { $pile } is complete: nothing goes on a 10.
refused-other-colour = The { CARD($card) } cannot go on pile { $pile }, which shows the { CARD($top) }: each pile has one colour.
refused-empty-place = Place { $place } of your row is empty: you can only stack a card on another card.
refused-not-one-lower = You can’t stack the { CARD($card) } on the { CARD($top) }: each card in the row must be exactly one lower than the one below it.

# Deals

impossible-not-a-deal = “{ $value }” is not a deal: a deal is a list of forty cards such as “red 4”, the top card first, or one text with commas between them.
impossible-not-a-card = “{ $value }” is not a card: cards are red, blue, green or yellow and numbered from 1 to 10, such as “red 4”.
impossible-card-twice = The { CARD($card) } is in the deal twice: every seat has each card once.
impossible-not-forty = A deal has 40 cards, each once; this one has { $count }.

# What is typed: on the left what it stands for, on the right the words for it, the first being the one that is shown.
typed-cards =
    play = play, p
    stack = stack, s
    turn = turn, t
    row = row, r
    hand = hand, h
    new = new, n
    pile = pile
