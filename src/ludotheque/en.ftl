# Words that every game uses.

playing = Playing
seat = seat { $number }
list = { $head } and { $last }
seat-score = { $who }: { $score }
card = { WORD($colour) } { $number }

word-red = red
word-blue = blue
word-green = green
word-yellow = yellow
word-violet = violet
word-gold = gold
word-yes = yes
word-no = no

# The match

signal-word = Go!
round-begins = Round { $round } begins.
round-over = Round { $round } is over. Points: { $scores }.
match-over = { $count ->
    [one] { $winners } wins. Final scores: { $scores }.
   *[other] { $winners } share the win. Final scores: { $scores }.
}
    .you = { $count ->
    [one] You win! Final scores: { $scores }.
   *[other] You share the win: { $winners }. Final scores: { $scores }.
}

# How well bots play, weakest first

level-newcomer = Newcomer
level-beginner = Beginner
level-casual = Casual
level-regular = Regular
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-champion = Champion

# How the bots play: each level is an animal of the garden, weakest first

manner-lento = Takes whatever comes and doesn’t mind losing.
manner-pico = Careful, but forgets half of it along the way.
manner-piaf = Quick and cheerful, picks the nearest crumb.
manner-hopla = A steady companion who looks one move ahead.
manner-filou = Sees what you want, and often gets there first.
manner-arno = Waits and waits, then takes the one that fits.
manner-luna = Counts everything still to come.
manner-nestor = Slow to begin, hard to beat. Has seen it all.

# Refusals

refused-over = The match is over: nobody can play any more.
refused-no-such-seat = There is no seat { $value }: programs count seats from 0, so they are 0 to { $most }.
refused-not-your-turn = It’s not your turn: seat { $turn } plays now.
refused-unreadable = “{ $text }” is not a move in this game.

# Errors

error-unknown-game = There is no game called { $value }. { $guess ->
    [0] {""}
   *[other] Did you mean { $guess }?{" "}
}The games on the shelf are: { $allowed }.
error-no-lessons = { $game } has no lesson.
error-no-lesson = { $game } has no lesson called “{ $value }”. Its lessons are: { $allowed }.
error-bad-seats = { $game } takes { $least } to { $most } seats, not { $value }.
error-unknown-rules = Version { $value } of the rules is unknown; the newest is { $most }.
error-unknown-option = { $game } has no option called “{ $name }”. Its options are: { $allowed }.
error-bad-option = The option “{ $name }” cannot be { $value }. Allowed: { $allowed }.
error-bad-seed = A seed is one line of text with no space at either end, not { $value }.
error-bad-words = The words a seat adds to the seed are one line of text with no space at either end, not { $value }.
error-too-many-words = You gave words for { $count } seats, but there are only { $seats }.
error-seed-and-dealer = Deal a match from a seed or with a dealer, not both: leave one of them out.
error-bad-script = A script is a list of outcomes, not { $value }.
error-bad-dealer = A dealer is an instance of Scripted, such as Scripted([3, 8]), or of another class that deals outcomes, not { $value }.
error-bad-commitment = A commitment is 64 hexadecimal digits, not { $value }.
error-bad-chart = { $file } is neither a .png nor an .svg file: choose one of these.
error-no-charts-extra = Charts need Matplotlib: pip install "ludotheque[charts]".
error-bad-parquet = { $file } is not a .parquet file: choose one.
error-no-frames-extra = Frames and Parquet need Polars: pip install "ludotheque[frames]".
error-no-printer = PDFs need fpdf2: pip install "ludotheque[print]".
error-cannot-write = Can’t write { $file }: { $why }.
error-bad-settings = Can’t read the settings file { $file }: { $why }.
error-no-rules = { $name } has no written rules.

# Outcomes of chance

impossible-script-ended = The script has only { $index } { $index ->
    [one] outcome
   *[other] outcomes
} of chance, and another one is needed here.
impossible-sealed = Nobody knows what comes next: the record does not show its seed. Replay it with the seed to go on.
impossible-sealed-by-hand = Nobody knows what comes next: this match was dealt by hand. Give it another script to go on.

# Records

record-no-title = Line { $line }: a record begins with the line “{ $expected }”.
record-no-colon = Line { $line }: “{ $found }” has no colon; every line reads “key: value”.
record-missing-key = Line { $line }: the record ends without a line “{ $key }: …”.
record-repeated-key = Line { $line }: “{ $key }” appears twice in the record.
record-unknown-key = Line { $line }: “{ $key }” does not belong in this record.
record-unknown-rules = Line { $line }: version { $value } of the rules is unknown; the newest is { $most }.
record-wrong-commitment = Line { $line }: the commitment is neither the SHA-256 of this seed with these terms nor that of the seed alone. One of the three was changed.
record-bad-start = Line { $line }: “{ $value }” is not the commitment of another match, followed by “after” and a number of actions.
record-bad-environment = Line { $line }: “{ $value }” is not a deal of an environment, such as “seed 7 game 0 deal 1”; the last possible deal is { $most }.
record-short-start = Line { $line }: the match takes over { $value } actions, but there are only { $most }.
record-no-such-seat = Line { $line }: there is no seat { $seat } in this match; its seats are 1 to { $most }.
record-no-chance-here = Line { $line }: nothing is drawn at this point; a seat must act.
record-unexpected = Line { $line }: this does not follow from the lines before it. It should read “{ $expected }”.
record-ends-early = Line { $line }: the record ends where it should go on with “{ $expected }”.
record-no-seed = The record shows no seed, so its outcomes cannot be checked: either the match is not over, or it was dealt by hand.
record-of-environment = This is a game of an environment for learning: it has no commitment, and no table published it.
record-not-over = Line { $line }: a record shows its seed only once the match is over, and this one stops before its end.
record-newer-form = Line { $line }: this record format is unknown; the newest is “{ $expected }”.
record-because = Line { $line }: { $reason }
record-other-commitment = This is the record of another match: its commitment is { $found }, and you noted { $expected }.
record-not-at-table = This is the record of another match: no match at table { $table } has its commitment, { $found }.
record-not-published = This is not what the table published: the record has “{ $found }”, the table “{ $expected }”.

# Rules that are read aloud

spoken-dots = dots { $dots }
spoken-empty = empty
spoken-columns = In the columns { $columns }:
spoken-row = Row { $row }: { $cells }.
spoken-squares = row { $row }, { $count ->
    [one] square { $squares }
   *[other] squares { $squares }
}
spoken-piece = Piece { $piece }: { $rows }.
