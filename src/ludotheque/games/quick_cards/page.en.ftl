# What the card table itself says, for Ligretto and Dutch Blitz.

cards-middle = The middle
cards-yours = Your cards
cards-others = The others
cards-players = The players
cards-your-row = Your row
cards-row-of = { $who }’s row
cards-look = show the row
cards-card = { CARD($card) }
cards-you = You

# Piles

cards-pile = Pile { $pile }: { CARD($card) }, needs { CARD($next) }
    .alone = Pile { $pile }: { CARD($card) }
cards-pile-complete = Pile { $pile }: { WORD($colour) }, complete
cards-new-pile = New pile: a 1 of any colour opens it
cards-fits-here = { $what }, your { CARD($card) } fits
cards-complete = complete
cards-one-opens = opens
    .rest = a pile
cards-none-fits = None of your cards fits here.

# What I have

cards-reserve-label = { -reserve }
cards-reserve = { -reserve }, { $count ->
    [one] the last card
   *[other] { $count } cards
}: { CARD($card) } on top
cards-reserve-empty = Your { -reserve } is used up
cards-reserve-unseen = { -reserve }, { $count ->
    [one] the last card
   *[other] { $count } cards
}
cards-left-in = in your
    .rest = { -reserve }
cards-left = left
cards-row = Row, place { $place }: { CARD($card) }
cards-row-on = Row, place { $place }: { CARD($card) } on { CARD($under) }
cards-row-empty = Row, place { $place }: empty
cards-open = Open cards, { $count }: { CARD($card) } on top
cards-open-none = No open card: turn three
cards-open-unseen = Open cards, { $count }
cards-open-label = Open, { $count }
cards-open-short = open
cards-row-short = your row
cards-fits-pile = { $what }, fits pile { $pile }
cards-fits-new = { $what }, opens a new pile
cards-fits-row = { $what }, can be stacked on place { $place } of the row
cards-takes-card = { $what }, your { CARD($card) } can be stacked here
cards-came-back = came back
cards-turn = Turn three
cards-turn-over = Turn over
cards-turn-of = of { $count }
cards-turn-name = Turn three cards; { $count } in hand
cards-turn-over-name = Turn the open cards over and turn three; { $count } in hand
cards-turn-none = No hand cards left
cards-best = Best place
cards-best-name = Play the best place
cards-best-none = Nothing to play right now
cards-space = Space
cards-rest = Wait: { $seconds } s
cards-held = { $seconds ->
    [one] In a second.
   *[other] In { $seconds } seconds.
}
cards-pass = Pass

# The others

cards-seat-has = { $who } has { $count ->
    [0] no card left in the { -reserve }
    [one] one card left in the { -reserve }
   *[other] { $count } cards left in the { -reserve }
}
cards-seat-top = { $has }, { CARD($card) } on top
cards-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
} so far

# Before and after a round

cards-resumes = Play goes on in { $seconds } s
cards-begins = Round { $round } begins in { $seconds } s
cards-next-round = Next round in { $seconds } s
cards-blocked-title = Blocked
cards-blocked-why = Nobody can play any more. All cards stay where they are.
cards-stopped-why = has no { -reserve } left. All cards stay where they are.
    .you = have no { -reserve } left. All cards stay where they are.
cards-this-round = This round
cards-out-left = { $out } played, { $left } left
cards-out = { $out } played
cards-go-on = Continue
cards-enter = Enter
cards-dutch = Dutch!
cards-dutch-title = “Dutch!”
cards-dutch-called = { $who } calls it: { $count ->
    [one] one card was misplaced
   *[other] { $count } cards were misplaced
}
    .you = You call it: { $count ->
    [one] one card was misplaced
   *[other] { $count } cards were misplaced
}
cards-dutch-checked = { $who } has cards to play again: { $count ->
    [one] one card was misplaced
   *[other] { $count } cards were misplaced
}
    .you = You have cards to play again: { $count ->
    [one] one card was misplaced
   *[other] { $count } cards were misplaced
}
cards-dutch-wrong = { $who }’s { CARD($card) } on { CARD($on) }:
    .you = Your { CARD($card) } on { CARD($on) }:
cards-dutch-opened = { $who }’s { CARD($card) } as a new pile:
    .you = Your { CARD($card) } as a new pile:
cards-dutch-right = belongs on pile { $pile }, and is there now.
cards-dutch-back = goes back to { WORD($source) }.
cards-dutch-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
cards-dutch-name = Call “Dutch!” to put right all misplaced cards

# Answers by ear

cards-ask-mine = My cards
cards-ask-piles = The piles, by colour
cards-ask-next = Next card that fits
cards-ask-before = Previous card that fits
cards-ask-play = Play that card
cards-ask-turn = Turn three
cards-ask-left = How many cards are left
cards-ask-scores = The scores
cards-say-hidden = { $hidden ->
    [0] nothing left to turn
    [one] one card to turn
   *[other] { $hidden } cards to turn
}
cards-say-no-pile = There are no piles in the middle yet.
cards-say-colour = { WORD($colour) }: { $piles }.
cards-say-pile = { $number } on pile { $pile }
    .complete = pile { $pile } complete
cards-say-left = { -reserve }: { $seats }.
cards-say-seat = { $who } { $count }
cards-say-scores = Before this round: { $seats }. This round so far: { $now }.
cards-say-where-pile = pile { $pile }
cards-say-none = Nothing fits now: turn three.

# What is said while all play: short, for there is little time

cards-ear-part = { $part }.
cards-ear-you = you
cards-ear-choice = { $fit }; { $number } of { $count }
cards-ear-gone = { CARD($card) } no longer fits.
cards-ear-not-now = Nobody can play right now.
cards-ear-fit = { CARD($card) } fits, pile { $pile }
cards-ear-fit-new = { CARD($card) } opens a pile
cards-ear-fit-row = { CARD($card) } fits, row { $place }
cards-ear-reserve = { -reserve }: { CARD($card) }, { $count } left
cards-ear-row = row { $place }: { CARD($card) }
cards-ear-hand = hand: { CARD($card) }
cards-ear-few = { $who } has { $count } left
cards-ear-score = You score { $score }, total { $total }. { $who } leads with { $most }.
cards-ear-won = { $count ->
    [one] { $who } wins with { $most }.
   *[other] { $who } share the win with { $most }.
} You have { $score }.
    .you = { $count ->
    [one] You win with { $most }!
   *[other] You share the win with { $most }: { $who }.
}
    .watched = { $count ->
    [one] { $who } wins with { $most }.
   *[other] { $who } share the win with { $most }.
}
cards-ear-refused-too-late = Too late: pile { $pile } has its { CARD($card) }.
cards-ear-refused-too-high = { CARD($card) } is too high: pile { $pile } needs { CARD($next) }.
cards-ear-refused-complete = Pile { $pile } is complete.
cards-ear-refused-other-colour = Wrong colour: pile { $pile } shows { CARD($top) }.
cards-ear-refused-not-a-one = { CARD($card) } is not a 1.
cards-ear-refused-changed = { CARD($named) } is gone: { CARD($card) } is there now.

# Captions of the sounds

cards-sound-lands = { $who }: { CARD($card) }, pile { $pile }
    .you = you: { CARD($card) }, pile { $pile }
cards-sound-card = { CARD($card) }, pile { $pile }
cards-sound-complete = { $who }: pile { $pile } complete
    .you = you: pile { $pile } complete
cards-sound-left = { $who }: { $count } left
    .you = you: { $count } left
cards-sound-turns = your hand: { CARD($card) }
cards-sound-dutch = { $who }: “Dutch!”
    .you = you: “Dutch!”
cards-sound-stops = { $who }: stop
    .you = you: stop
cards-sound-blocked = nobody can play: stop
cards-sound-refused = refused, it came back
cards-sound-late = too late: { CARD($card) }, pile { $pile }

# Learning the sounds

cards-learn-lands = A card lands in the middle
cards-learn-mine = My card: lower, with a knock
cards-learn-leaf = I turn my hand
cards-learn-refused = Refused, it came back
cards-learn-late = Too late: somebody was faster
cards-learn-complete = A pile is complete
cards-learn-left-three = Somebody has three cards left: three knocks
cards-learn-left-two = Two cards left: two knocks
cards-learn-left-one = One card left: one knock
cards-learn-dutch = Somebody calls “Dutch!”
cards-learn-stop = The round is over
cards-learn-piles = Left to right is the pile: pile 1 is far left, pile 8 far right, and pile 9 is left again.
cards-learn-numbers = Pitch is the number: 1 is the lowest tone, 10 the highest.
cards-learn-colours = The instrument is the colour: red is a horn, blue a flute, green a reed, yellow a bell.
cards-quiz-sound = What was that?
cards-quiz-colour = Which colour was it?
cards-quiz-number = Which number was it?
cards-quiz-pile = Which pile was it?

# The score sheet

score-how = +1 for each card in the middle, −2 for each card left.
