# What is typed: on the left what it stands for, on the right the words for it, the first being the one that is shown.

typed-lucky-numbers =
    arrange = arrange, a
    set = set, s
    draw = draw, d
    place = place, p
    leave = leave, l
    take = take, t
typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stop
typed-dutch-blitz =
    { typed-cards }
    blitz = blitz, b
    dutch = dutch
typed-cards =
    play = play, p
    stack = stack, s
    turn = turn, t
    row = row, r
    hand = hand, h
    new = new, n
    pile = pile
questions =
    help = help, ?
    legal = legal, moves
    look = look, table
    mine = mine, garden, pieces, cards
    middle = middle, board, piles
    scores = scores, score, points
    last = last, again
    hint = hint, coach
    rules = rules
    quit = quit, exit, bye
    colours = colours, colors
    show = show, piece
    row = row, rank

# At the table

seat-of-reader = { $who } (you)
welcome = { $title }, { $seats } seats. You are { $who }; bots have the other seats.
    .watching = { $title }, { $seats } seats. Bots have all of them.
welcome-help = Type help to know what you can type, rules to read the rules, quit to leave.
option-chosen = { $title }: { $value }.
sealed = The deal is sealed. The SHA-256 of its seed is { $commitment }.
seed-shown = The seed of the deal was { $seed }.
record-kept = The record is in { $file }.
you-leave = You leave the table before the end.
input-ended = There is nothing more to read: the match stops here.
interrupted = Interrupted: the match stops here.

you-can = You can:
nothing-open = There is nothing that you can do now.
and-more = … and { $count } more.
no-such-number = The list goes from 1 to { $most }.
no-such-seat = The seats are 1 to { $most }.
nothing-since = Nothing has happened yet.
points = { $who }: { $count } { $count ->
    [one] point
   *[other] points
}
round-now = Round { $round }.

help =
    At any time you can ask:
    legal: everything you can do, as a list; then type a number of it to do that
    look: the whole table
    scores: how everybody stands
    last: what has happened since you last acted
    hint: what the coach would do, and why
    rules: the rules of the game
    help: this
    quit: leave the table
help-any-game =
    To act, type one of the actions that the word legal lists.
    mine: what lies before you
    middle: what lies in the middle

# Lucky Numbers

lucky-garden = Garden of { $who }:
    .you = Your garden:
lucky-row = row { $row }: { $cells }
lucky-empty = empty
lucky-clover = { $number } { WORD($colour) }
    .drawn = { $number } { WORD($colour) }
lucky-middle = { $count ->
    [0] Nothing in the middle.
   *[other] In the middle: { $clovers }.
}
lucky-pile = { $count ->
    [0] The pile is used up.
    [one] In the pile: one clover.
   *[other] In the pile: { $count } clovers.
}
lucky-empty-cells = { $who }: { $count ->
    [0] no empty cell
    [one] 1 empty cell
   *[other] { $count } empty cells
}
lucky-arrange = You drew { $clovers }. Put them on a1, b2, c3 and d4 in any order, for example: { $example }
lucky-set = You drew { $clover }. Where does it go? { $actions }
lucky-place = You hold { $clover }. You can place it: { $cells }. Or leave it.
lucky-leave = You hold { $clover }, which fits nowhere. You can leave it.
lucky-turn = Your turn. You can draw, or take a clover from the middle:
    .draw-only = Your turn. You can draw; nothing in the middle is of use.
    .take-only = You play again, and the pile is empty. You can take a clover from the middle:
lucky-take = take { $number }: { $cells }
lucky-where = { $free }
    .both = { $free }; in exchange { $taken }
    .exchange = in exchange { $taken }
help-lucky-numbers =
    Cells are a1 (top left) to d4 (bottom right): the letter is the column, the number the row.
    arrange 5 7 15 15: put your first four clovers on a1, b2, c3 and d4
    set b2: put the clover you drew on b2 (Michael’s setup)
    draw: turn up a clover of the pile
    place c2: put the clover you hold on c2; one that lies there goes to the middle
    leave: leave the clover you hold in the middle
    take 13 c2: take the 13 from the middle and put it on c2
    The first letter of these words is enough.
    garden: your garden; garden 2: that of seat 2
    middle: the clovers that lie face up, and how many are face down
    colours: your garden with the colours of its clovers; colours 2: that of seat 2

# Ligretto and Dutch Blitz

cards-reserve = { -reserve } of { $who }: { $count ->
    [0] used up
    [one] { CARD($card) }, the last one
   *[other] { CARD($card) }, { $count } cards
}.
    .you = Your { -reserve }: { $count ->
    [0] used up
    [one] { CARD($card) }, the last one
   *[other] { CARD($card) }, { $count } cards
}.
cards-row = Row of { $who }: { $places }.
    .you = Your row: { $places }.
cards-hand = Hand of { $who }: { $open ->
    [0] nothing open
   *[other] { CARD($card) }, { $open } open
}, { $hidden } face down.
    .you = Your hand: { $open ->
    [0] nothing open
   *[other] { CARD($card) }, { $open } open
}, { $hidden } face down.
cards-hole = { $number } empty
cards-place = { $number } { CARD($card) }
    .stacked = { $number } { CARD($card) } (top of { $count })
    .sized = { $number } { CARD($card) } ({ $count ->
        [one] one card
       *[other] { $count } cards
    })
cards-middle = { $count ->
    [0] No pile to play on.
   *[other] Piles: { $piles }.
}{ $complete ->
    [0] {""}
   *[other] {" "}Complete: { $complete }.
}
cards-fits-nowhere = The { CARD($card) } fits nowhere now.
cards-now = You can: { $actions }.
cards-points = { $who }: { $now } in this round, { $total } before it; { $left } left in the { -reserve }
by-the-clock = Everybody plays at the same time: each bot acts about every { $pace } seconds and does not wait for you. An empty line shows your cards and the piles. With --turns there is no hurry.
by-turns = There is no hurry: the bots act once after each of your actions. An empty line lets them act while you wait.
help-cards =
    Cards come from your { -reserve }, your row or your hand, and go to a pile in the middle or open a new one.
    play row 2 pile 3: the card at place 2 of your row goes to pile 3; in short: r2 3
    play row 2: it goes wherever it fits; in short: r2
    play hand: the open card of your hand goes wherever it fits; in short: h
    turn: turn three cards of your hand; in short: t
    stack hand row 1: put the open card of your hand on place 1 of your row (in the game for experts); in short: s h r1
    cards: your cards; cards 2: those of seat 2
    piles: the piles in the middle
help-ligretto =
    { help-cards }
    play ligretto: the top of your Ligretto goes wherever it fits; in short: l
    play ligretto new: it opens a pile; in short: l n
    stop: end the round when your Ligretto is used up (where that is agreed)
help-dutch-blitz =
    { help-cards }
    play blitz: the top of your Blitz pile goes wherever it fits; in short: b
    play blitz new: it opens a pile; in short: b n
    dutch: call “Dutch!” when a card lies in the wrong place (where no referee watches)

# The shelf

shelf-game = { $title } ({ $name })
shelf-seats = { $least } to { $most } seats.
shelf-option = { $title }. { $help }
shelf-default = { $choice } (default)
shelf-value = { $choice }: { $words }
shelf-number = { $name }=…: any number from { $least } to { $most }
shelf-per-seat = { $name }=…: a number for each seat, { $bounds }; together { $total } at most
shelf-bound = with { $seats } seats { $most } at most
shelf-levels = Bots, weakest first (--level): { $levels }
shelf-level = { $name } “{ $title }”
shelf-broken = { $name }: this game could not be opened: { $why }

# Preparing

prepare-begun = Compiling what is not yet compiled for this machine; that can take a minute…
prepare-done = Everything is compiled.

# Records

record-true = The record is true: the seed is the one that was sealed, and all { $outcomes } outcomes of chance and { $actions } actions hold.
record-unfinished = The record ends here; the match is not over.
retold = { $title }, { $seats } seats.

# Troubles

trouble-file-exists = { $file } is there already. Give the record another name, so that nothing is lost.
trouble-cannot-write = { $file } cannot be written: { $why }.
trouble-cannot-read = { $file } cannot be read: { $why }.
trouble-not-a-text = { $file } is not a record: it is not a text.
trouble-no-rules = The rules of { $name } are not written down.
trouble-bad-seat = There is no seat { $value }: the seats are 1 to { $most }.
trouble-bad-choice = “{ $value }” is not a choice. Write an option as name=value, for example { $example }.
trouble-no-options = “{ $value }” is not a choice: { $game } has no options.
trouble-bad-pace = A pace is a number of seconds, 0 or more, not { $value }.
trouble-bad-count = The number of rounds must be from 1 to { $most }, not { $value }.

# Looking back

hindsight-title = { $game }, { $seats } seats, { $turns } turns.
hindsight-curve = The chances to win, from the deal to the end:
hindsight-seat = { $who }
hindsight-turning-points = { $count ->
    [0] There was no turning point.
    [one] The turning point:
   *[other] The turning points:
}
hindsight-turning-point = turn { $turn }, { $who }: { $said }
hindsight-luck-and-skill = { $who }: luck { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }, choices cost { NUMBER($skill, style: "percent", maximumFractionDigits: 0) } ({ $found } of { $decisions } as good as the best), the others and the rest brought { NUMBER($others, style: "percent", maximumFractionDigits: 0) }.
hindsight-change = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hindsight-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hindsight-estimates = Chances are estimates of the strongest bot. The draw is what a clover or the deal changed, the choice what the action cost beside the best; 100 % is a whole win.
hindsight-not-weighed = All play at once here: the curve follows from how things stood, and single choices are not weighed.
heading-turn = turn
heading-seat = seat
heading-action = action
heading-draw = draw
heading-best = better
heading-choice = choice
heading-chance = chance to win
