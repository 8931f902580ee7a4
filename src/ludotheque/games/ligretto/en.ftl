title = Ligretto
blurb = Everyone plays at once: one to ten by colour, as fast as hands can go.

-reserve = Ligretto
word-ligretto = the Ligretto
pattern-marble = marble
pattern-pyramid = pyramid
pattern-die = die
pattern-crystal = crystal
word-marble = { pattern-marble } ({ word-box })
word-pyramid = { pattern-pyramid } ({ word-box })
word-die = { pattern-die } ({ word-box })
word-crystal = { pattern-crystal } ({ word-box })
word-box = { $number ->
    [1] blue box
    [2] green box
   *[3] red box
}

option-advanced = Advanced game
    .help = Cards of the Ligretto and the hand may also be stacked on a row card that is one higher and of another colour.
option-stop = Ligretto stop
    .help = How a round ends when somebody’s Ligretto is used up.
    .auto = at once, by itself
    .call = when that seat calls it
option-blocked = Blocked table
    .help = What happens when nobody can play any more.
    .leader = whoever leads wins the match
    .score = the round is scored and the match goes on
option-target = Target
    .help = The match ends after the round in which a seat reaches this many points.
option-decks = Deck
    .help = The back of each seat’s cards, kept through the match: a pattern, and the colour of its box.

signal-word = Ligretto!
used-up = The Ligretto of { $who } is used up: a call of “Ligretto stop!” ends the round.
    .you = Your Ligretto is used up: call “stop” to end the round.
stops = { $who } has no Ligretto left: “Ligretto stop!”
    .you = You have no Ligretto left: “Ligretto stop!”
blocked = Nobody can play any more, whatever is turned from the hands: the round is over.

refused-unreadable = “{ $text }” is not an action. There are: play ligretto new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop.
refused-referee-sees = There is no “Dutch!” in Ligretto: a card in the wrong place is refused at once.
refused-ends-by-itself = There is nothing to call: in this match a round ends by itself as soon as a Ligretto is used up.
refused-not-used-up = You have { $left } { $left ->
    [one] card
   *[other] cards
} left in your Ligretto: only a seat whose Ligretto is used up may stop the round.
refused-no-stacking = Cards are stacked on the row in the advanced game only, and this match is not one.
refused-no-match = The { CARD($card) } cannot be stacked on the { CARD($top) }: cards that lie on each other in the row must differ in colour.
