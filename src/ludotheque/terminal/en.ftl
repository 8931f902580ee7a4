# What is typed: on the left what it stands for, on the right the words for it, the first being the one that is shown.

questions =
    help = help, ?
    legal = legal, moves
    more = more
    look = look, table
    mine = mine, garden, pieces, cards
    middle = middle, board, piles
    scores = scores, score, points
    last = last, again
    hint = hint, coach
    rules = rules
    seal = seal, commitment
    quit = quit, exit, bye
    colours = colours, colors
    show = show, piece
    row = row, rank
    regions = regions, free
    fits = fits

# At the table

seat-of-reader = { $who } (you)
welcome = { $title }, { $seats } seats. You are { $who }. Bots: { $bots }.
    .watching = { $title }, { $seats } seats. Bots: { $bots }.
welcome-bot = { $name } (seat { $number }, { $level })
welcome-help = Type help to know what you can type, rules to read the rules, seal for the seal of the deal, quit to leave.
option-chosen = { $title }: { $value }.
sealed = The deal is sealed. Its commitment is { $commitment }. Note it down, to check the record afterwards.
    .terms = The terms are sealed. Their commitment is { $commitment }. Note it down, to check the record afterwards.
welcome-back = You go on after { $actions } actions.
to-be-resumed = The match is kept. Go on with: ludotheque play { $game } --resume
seed-shown = The seed of the deal was { $seed }.
record-kept = The record is in { $file }.
you-leave = You leave the table before the end.
input-ended = There is nothing more to read: the match stops here.
interrupted = Interrupted: the match stops here.

you-can = You can:
nothing-open = There is nothing that you can do now.
and-more = … and { $count } more: type more.
no-more = There is no more of a list to read.
no-seal = This match is not sealed.
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
    legal: everything you can do, as a list; then type a number of it to do that, or more for the rest of it
    look: the whole table
    scores: how everybody stands
    last: what has happened since you last acted
    hint: what the coach would do, and why
    rules: the rules of the game
    seal: the seal of the deal, to check the record afterwards
    help: this
    quit: leave the table
help-any-game =
    To act, type one of the actions that the word legal lists.
    mine: what lies before you
    middle: what lies in the middle

# Where all play at once

by-the-clock = Everybody plays at the same time: each bot acts about every { $pace } seconds and does not wait for you. An empty line shows your cards and the piles. With --turns there is no hurry.
by-turns = There is no hurry: the bots act once after each of your actions. An empty line lets them act while you wait.

ready-words =
    ready = ready
round-waits = The next round begins when you are ready: press Enter, or type ready or { $word }

# Lessons

lesson-typed =
    again = again, repeat, hint
    skip = skip, next
    back = back
    help = help, ?
lesson-welcome = { $title }. { $lesson }.
lesson-words = Do each step by typing it. Type again to hear a step once more, skip to have it done for you, back to return to the one before, quit to leave.
lesson-step = Step { $number } of { $count }: { $title }.
lesson-type = Type { $actions }.
lesson-either = { $one } or { $other }
lesson-left = You leave the lesson. { $command } begins it again.
lesson-first-match = A match against the weakest bot: { $command }
lesson-other = Another lesson, { $title }: { $command }
lesson-on-shelf = { $game }, { $title }: { $command }
lesson-help =
    again: this step once more
    skip: have it done for you, and go on
    back: the step before
    look: the whole table; scores: how everybody stands; rules: the rules of the game
    quit: leave the lesson

# The shelf

shelf-game = { $title } ({ $name })
shelf-seats = { $least } to { $most } seats.
shelf-option = { $title }. { $help }
shelf-default = { $choice } (default)
shelf-value = { $choice }: { $words }
shelf-number = { $name }=…: any number from { $least } to { $most }
shelf-per-seat = { $name }=…: a number for each seat, { $bounds }; together { $total } at most
shelf-which-seat = { $name }=…: a seat, counted from 1; { $name }=lot lets the lot decide
shelf-one-each = { $name }=…: a different one for each seat, separated by commas: { $values }
shelf-bound = with { $seats } seats { $most } at most
shelf-levels = Bots, weakest first (--level): { $levels }
shelf-level = { $name } “{ $title }”: { $animal }
    .plain = { $name }: { $animal }
shelf-broken = { $name }: this game could not be opened: { $why }

# Preparing

compiling = Preparing this for your computer, which happens once: it can take half a minute…
prepare-begun = Compiling what is not yet compiled for this machine; that can take a minute…
prepare-ready = Ready: { $name } ({ $part }).
prepare-done = Everything is compiled.

# Records

proof-holds = This record is consistent.
proof-commitment = Its commitment: { $commitment }
proof-by-file = Proven by the record itself:
proof-seed-and-terms = The seed gives this commitment, and with it the terms: { $terms }.
proof-seed = The seed gives this commitment. It has the form of earlier versions, which binds the seed alone.
proof-outcomes = { $outcomes ->
    [one] The one outcome of chance follows
   *[other] All { $outcomes } outcomes of chance follow
} from the seed and the words of the seats.
proof-actions = Every action ({ $actions }) was allowed, and the result follows.
proof-noted = The commitment is the one that you noted. If you noted it before the first move, it was fixed by then.
proof-by-table = Proven by what the table published ({ $table }):
proof-published-opening = Commitment, terms and words of the seats are those of the match there.
proof-published-actions = So are the actions and the result.
proof-missing = Not proven:
proof-missing-start = Where the match began: it plays on after { $actions } actions of the match with the commitment { $commitment }. Compare them with its record; only what came after them follows from this seed.
proof-missing-time = That this commitment was shown before the first move. Compare it with the one that you noted (--commitment) or ask the table (--table).
proof-missing-time-of-table = That the table showed this commitment before the first move. Compare it with the one that you noted (--commitment).
proof-missing-terms = That the match was played on these terms.
proof-missing-words = That the words are those that the players gave: they came after the commitment, which cannot bind them.
proof-missing-actions = That the players did what the record says: their actions came after the commitment, too.
proof-missing-end = That the players did what the record says: at the table the match is not over yet.
record-unfinished = The record ends here; the match is not over.
retold = { $title }, { $seats } seats.

# Troubles

trouble-file-exists = { $file } is there already. Give the record another name, so that nothing is lost.
trouble-cannot-write = { $file } cannot be written: { $why }.
trouble-cannot-read = { $file } cannot be read: { $why }.
trouble-not-a-text = { $file } is not a record: it is not a text.
trouble-no-player = Nothing here plays tones. Install one of { $players }, or choose --sound bell.
trouble-nothing-to-resume = There is no match to go on with.
trouble-nothing-to-resume-of = There is no match of { $game } to go on with.
trouble-resume-as-it-was = A match goes on as it was begun: with --resume give no seats, options, levels, seed, words or record.
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
hindsight-estimates = Chances are estimates of the strongest bot. The draw is what chance changed, the choice what the action cost beside the best; 100 % is a whole win.
hindsight-not-weighed = All play at once here: the curve follows from how things stood, and single choices are not weighed.
heading-turn = turn
heading-seat = seat
heading-action = action
heading-draw = draw
heading-best = better
heading-choice = choice
heading-chance = chance to win
