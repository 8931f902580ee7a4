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
    .help = You may also stack cards from the Ligretto and the hand on a row card that is one higher and of another colour.
option-stop = Ligretto stop
    .help = How a round ends when somebody’s Ligretto is used up.
    .auto = right away, by itself
    .call = when that player calls it
option-blocked = Blocked table
    .help = What happens when nobody can play any more.
    .leader = the player in the lead wins the match
    .score = the round is scored and the match goes on
option-target = Target
    .help = The match ends after the round in which somebody reaches this many points.
option-decks = Deck
    .help = The card backs of each player, kept for the whole match: a pattern, and the colour of its box.

signal-word = Ligretto!
used-up = { $who }’s Ligretto is used up: calling “Ligretto stop!” ends the round.
    .you = Your Ligretto is used up: call “stop” to end the round.
stops = { $who } has no Ligretto left: “Ligretto stop!”
    .you = You have no Ligretto left: “Ligretto stop!”
blocked = Nobody can play any more, whatever they turn from their hands: the round is over.

refused-unreadable = “{ $text }” is not a move. Moves are: play ligretto new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop.
refused-referee-sees = Nobody calls “Dutch!” in Ligretto: misplaced cards are refused.
refused-ends-by-itself = No need to call: in this match, a round ends by itself as soon as a Ligretto is used up.
refused-not-used-up = You have { $left } { $left ->
    [one] card
   *[other] cards
} left in your Ligretto: you can only stop the round when it is used up.
refused-no-stacking = You can only stack cards on the row in the advanced game, and this match is not one.
refused-no-match = You can’t stack the { CARD($card) } on the { CARD($top) }: cards stacked in the row must differ in colour.

# What is typed: on the left what it stands for, on the right the words for it, the first being the one that is shown.
typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stop
