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
welcome-help = Type help to see what you can type, rules to read the rules, seal to see the seal of the deal, quit to leave.
option-chosen = { $title }: { $value }.
sealed = The deal is sealed. Its commitment is { $commitment }. Note it down to check the record afterwards.
    .terms = The terms are sealed. Their commitment is { $commitment }. Note it down to check the record afterwards.
welcome-back = You resume after { $actions } moves.
to-be-resumed = Your match is saved. To resume it: ludotheque play { $game } --resume
seed-shown = The seed of the deal was { $seed }.
record-kept = The record is in { $file }.
you-leave = You leave the table before the end.
input-ended = No more input: the match stops here.
interrupted = Interrupted: the match stops here.

you-can = You can:
nothing-open = There is nothing you can do right now.
and-more = … and { $count } more: type more.
no-more = There is no more to list.
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
    legal: list your moves; then type a number to play that move, or more for the rest
    look: the whole table
    scores: everyone’s score
    last: what has happened since your last move
    hint: what the coach would do, and why
    rules: the rules of the game
    seal: the seal of the deal, to check the record afterwards
    help: this
    quit: leave the table
help-any-game =
    To play, type one of the moves that legal lists.
    mine: what you have
    middle: what is in the middle

# Where all play at once

by-the-clock = Everyone plays at the same time: each bot plays about every { $pace } seconds and does not wait for you. An empty line shows your cards and the piles. With --turns there is no hurry.
by-turns = There is no hurry: the bots play once after each of your moves. An empty line lets them play while you wait.

ready-words =
    ready = ready
round-waits = The next round begins when you’re ready: press Enter, or type ready or { $word }

# Lessons

lesson-typed =
    again = again, repeat, hint
    skip = skip, next
    back = back
    help = help, ?
lesson-welcome = { $title }. { $lesson }.
lesson-words = Type what each step asks. Type again to repeat a step, skip to have it done for you, back to go back one step, quit to leave.
lesson-step = Step { $number } of { $count }: { $title }.
lesson-type = Type { $actions }.
lesson-either = { $one } or { $other }
lesson-left = You leave the lesson. To start it again: { $command }
lesson-first-match = To play against the weakest bot: { $command }
lesson-other = Another lesson, { $title }: { $command }
lesson-on-shelf = { $game }, { $title }: { $command }
lesson-help =
    again: repeat this step
    skip: have this step done for you
    back: the previous step
    look: the whole table; scores: everyone’s score; rules: the rules of the game
    quit: leave the lesson

# The shelf

shelf-game = { $title } ({ $name })
shelf-seats = { $least } to { $most } seats.
shelf-option = { $title }. { $help }
shelf-default = { $choice } (default)
shelf-value = { $choice }: { $words }
shelf-number = { $name }=…: any number from { $least } to { $most }
shelf-per-seat = { $name }=…: a number for each seat, { $bounds }; { $total } at most in all
shelf-which-seat = { $name }=…: a seat, counted from 1; { $name }=lot picks one at random
shelf-one-each = { $name }=…: a different one for each seat, separated by commas: { $values }
shelf-bound = { $most } at most with { $seats } seats
shelf-levels = Bots, weakest first (--level): { $levels }
shelf-level = { $name } “{ $title }”: { $animal }
    .plain = { $name }: { $animal }
shelf-broken = { $name }: can’t open this game: { $why }

# Preparing

compiling = Preparing this for your computer, just this once: it can take half a minute…
prepare-begun = Compiling for this computer; this can take a minute…
prepare-ready = Ready: { $name } ({ $part }).
prepare-done = Everything is compiled.

# What a server keeps

check-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $profiles ->
    [one] 1 profile
   *[other] { $profiles } profiles
}.
damage-changed = Table { $table }: entry { $number } is not what was written.
damage-missing = Table { $table }: entry { $number } is missing.
damage-end-missing = Table { $table }: everything from entry { $number } on is missing.
damage-unreadable = Table { $table }: nothing can be read.
damage-unknown = Table { $table }: entry { $number } is from a newer version, or not from Ludothèque.
check-profiles = { $count ->
    [one] 1 profile is
   *[other] { $count } profiles are
} not what was written.
check-snapshots = { $count ->
    [one] 1 snapshot is of no use and will be made again
   *[other] { $count } snapshots are of no use and will be made again
}; nothing is lost.
check-flaw = The database says: { $flaw }
check-whole = Everything is as it was written.
check-damaged = Some of it is damaged. Restore the last good backup; the other tables can go on.
kept-line = { $table }: { $game }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, last used { $last }
kept-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
kept-opened = Opened { $opened }; { $phase ->
    [gathering] people are gathering
    [playing] a match is being played
   *[over] the last match is over
}
kept-seats = Seats: { $names }
kept-guests = At the table: { $names }
kept-match = Match { $number }: { $names }; scores: { $scores }
kept-deleted = Table { $table } is deleted, with { $count ->
    [one] its entry
   *[other] all { $count } entries
}.

# Records

proof-holds = This record is consistent.
proof-commitment = Its commitment: { $commitment }
proof-by-file = Proven by the record itself:
proof-seed-and-terms = The seed and the terms match this commitment: { $terms }.
proof-seed = The seed matches this commitment, which is from an earlier version and locks in the seed alone.
proof-environment = It is game { $game } of the environment with the seed { $seed }, deal { $deal }: on these terms, that environment deals exactly this.
proof-outcomes = { $outcomes ->
    [one] The only draw follows
   *[other] All { $outcomes } draws follow
} from the seed and the players’ words.
proof-actions = All moves ({ $actions }) were allowed, and the result follows from them.
proof-noted = The commitment is the one you noted. If you noted it before the first move, it was fixed by then.
proof-by-table = Proven by what the table published ({ $table }):
proof-published-opening = The commitment, the terms and the players’ words are those of the match there.
proof-published-actions = So are the moves and the result.
proof-missing = Not proven:
proof-missing-start = The start of the match: it continues after { $actions } actions of the match with the commitment { $commitment }. Compare them with its record; only what came after follows from this seed.
proof-missing-time = That this commitment was shown before the first move. Compare it with the one you noted (--commitment) or ask the table (--table).
proof-missing-time-of-table = That the table showed this commitment before the first move. Compare it with the one you noted (--commitment).
proof-missing-terms = That the match was played on these terms.
proof-missing-words = That the words are the players’ own: they came after the commitment, which cannot cover them.
proof-missing-actions = That the players did what the record says: their moves came after the commitment, too.
proof-missing-end = That the players did what the record says: at the table the match is not over yet.
proof-missing-choice = That the seed was chosen before anybody knew the deal: whoever made this record chose it.
record-unfinished = The record ends here; the match is not over.
retold = { $title }, { $seats } seats.

# Troubles

trouble-file-exists = { $file } already exists. Give the record another name, so that nothing is lost.
trouble-cannot-write = Can’t write { $file }: { $why }.
trouble-cannot-read = Can’t read { $file }: { $why }.
trouble-not-a-text = { $file } is not a record: it is not a text file.
trouble-no-player = No program here can play tones. Install one of { $players }, or choose --sound bell.
trouble-nothing-to-resume = There is no match to resume.
trouble-nothing-to-resume-of = There is no match of { $game } to resume.
trouble-resume-as-it-was = A match resumes as it began: with --resume, give no seats, options, levels, seed, words or record.
trouble-bad-seat = There is no seat { $value }: the seats are 1 to { $most }.
trouble-bad-choice = “{ $value }” is not a choice. Write an option as name=value, for example { $example }.
trouble-no-options = “{ $value }” is not a choice: { $game } has no options.
trouble-bad-pace = A pace is a number of seconds, 0 or more, not { $value }.
trouble-bad-count = The number of rounds must be from 1 to { $most }, not { $value }.

# Looking back

hindsight-title = { $game }, { $seats } seats, { $turns } turns.
hindsight-curve = Chances of winning, from the deal to the end:
hindsight-seat = { $who }
hindsight-turning-points = { $count ->
    [0] There was no turning point.
    [one] The turning point:
   *[other] The turning points:
}
hindsight-turning-point = turn { $turn }, { $who }: { $said }
hindsight-missed = { $who }: { $said }
hindsight-fortune = { $who }: { $fortune ->
    [very-lucky] very lucky, the draws brought { $luck } points out of 100
    [lucky] lucky, the draws brought { $luck } points out of 100
    [unlucky] unlucky, the draws took { $luck } points out of 100
    [very-unlucky] very unlucky, the draws took { $luck } points out of 100
   *[even] neither lucky nor unlucky
}.
hindsight-choices = { $who }: on average a choice gave away { NUMBER($each, maximumFractionDigits: 1) } of 100 points; { $found } of { $decisions } were the best move.
hindsight-change = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hindsight-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hindsight-estimates = The strongest bot estimates the chances. The draw is what luck changed, the choice what the move cost compared with the best one; 100 % is a whole win.
hindsight-not-weighed = Everyone plays at once here: the chart follows the state of the table, and single moves are not judged.
heading-turn = turn
heading-seat = seat
heading-action = move
heading-draw = draw
heading-best = better
heading-choice = choice
heading-chance = chance of winning
