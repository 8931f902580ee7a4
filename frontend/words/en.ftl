# What the page itself says. Games have their own files beside this one.

page-title = Ludothèque
loading = One moment…
trouble = Something went wrong here. Reload the page and try again.
out-of-reach = Can’t reach the server. Reconnecting…
    .table = Playing needs a connection, and the server isn’t answering. Reconnecting…
offline = You are offline. Rules, lessons and puzzles still work; tables need a connection.
line-lost = Connection lost. Reconnecting… Your moves are safe.
close = Close
you = You
table = Table

# The bar

bar-home = Ludothèque, back to the shelf
bar-language = Language
bar-theme = Theme
bar-sound = Sounds
theme-system = same as this device
theme-day = day
theme-night = night
theme-contrast = high contrast

# What is compiled at the first start

preparing-shelf = We’re preparing the games for this computer, just this once. Look around: whatever you choose comes first.
preparing-rules = We’re preparing { $title } for this computer, just this once.
preparing-bots = We’re preparing the bots of { $title } for this computer, just this once.
preparing-bots-here = We’re preparing the bots for this computer, just this once: about { $seconds } seconds.
preparing-coach = We’re preparing the coach, just this once: about { $seconds } seconds.
preparing-then = The match begins as soon as they’re ready.
preparing-seconds = about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
preparing-done = { $title } is ready.

# The shelf

shelf-title = Pull up a chair
shelf-lead = Board games, card games and a new puzzle every day, open day and night.
shelf-players = { $least } to { $most } players
shelf-minutes = { $minutes } minutes
shelf-play = Play now
shelf-invite = Invite friends
shelf-rules = Rules
shelf-me = Me: results, streak, other devices
shelf-programs = API for developers
shelf-puzzles = Solo puzzles
shelf-alone = for one player
shelf-daily = Puzzle of the day
shelf-about-puzzles = Swap sixteen clovers into order on a board that wraps around. A new one every day, and plenty more.
to-the-shelf = Back to the shelf
to-the-board = Skip to the board
to-the-table = To the table

# A new table

new-lead-bots = You against the bots: the match begins right away.
new-lead-friends = You get a link. Anyone who opens it can sit down and play.
my-name = Your name
my-language = Your language
my-seat = Your seat
name-usual = Guest
name-you = { $name } (you)
new-people = People
new-people-count = { $count ->
    [one] just me
   *[other] { $count } people, including me
}
new-bots = Bots
new-bots-count = { $count ->
    [0] no bots
    [one] one bot
   *[other] { $count } bots
}
new-level = Your opponents
level-of-animal = { $name }, { $level }
new-level-each = Give each bot its own level
new-level-of = Bot { $number }
new-usual = Back to the default settings
new-options = Rules of this table
new-play = Play
new-open = Open the table
no-such-page = There is no page at this address.
no-such-game = This game is not on the shelf.
term = { $title }: { $value }
seat-number = Seat { $number }
seat-any = any free seat

# Coming to a table

join-lead = { $host } has kept { $free ->
    [0] no seat: all are taken. You can watch.
    [one] a seat for you.
   *[other] { $free } free seats.
}
join-lead-nobody = { $free ->
    [0] All seats are taken. You can watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
join-here = Already here: { $names }
join-sit = Sit down
join-watch = Watch

# Gathering

lobby-subtitle = a table for { $seats }
lobby-title = At the table
lobby-taken = { $taken } of { $seats } seats taken
lobby-full = Everyone is here
lobby-ready = I’m ready
lobby-wait = I’m not ready yet
lobby-start = Start the match
lobby-start-bots = Start with bots
lobby-bots-note = Bots take the free seats.
lobby-host-starts = The host starts the match when everyone is ready.
lobby-watching = You are watching. Take a free seat to play.
lobby-fair = The deal is sealed
lobby-fair-why = The seed that deals this match is already chosen. This seal locks in the seed and the rules of this table; it changes if the rules do. Your browser keeps it, so you can check after the match that nothing was changed. You can also mix in words of your own, so that nobody could have chosen the deal.
lobby-words = Your own words to mix into the deal
lobby-terms = Rules of this table
lobby-seats = Seats
lots = Pick at random
lots-chosen = at random
own-of = { $title }: { $who }
seat-begins = begins
seat-up = Move { $who } up, to seat { $number }
seat-down = Move { $who } down, to seat { $number }
seat-free = Free seat
seat-host = host
seat-away = offline
seat-stand-in = { $bot } is playing
seat-ready = ready
seat-level = Who plays in seat { $number }
seat-not-ready = not ready yet
seat-take = Sit here
seat-give-bot = Add a bot
seat-make-free = Free this seat
seat-stand = Leave this seat
share-link = Link to this table
share-qr = The link as a QR code
invite-title = Invite your friends
invite-lead = Anyone who opens this sits down with you. No account needed.
invite-here-only = For now, only this computer can open the table.
invite-camera = Scan the QR code with a phone
invite-read-out = Or read out the code
invite-code = Code to read out: { $signs }
invite-type = Your friends type it on the shelf, under “I have a code”.
invite-link = Or send the link
invite-share = Share
invite-copy = Copy the link
invite-at-home = It works at home, on your Wi-Fi.
invite-numbers = The numbers are this computer’s address on your Wi-Fi; they don’t work anywhere else.
invite-more = More people than seats? They watch, and can take a seat when one is free.
invite-hollow = The QR code appears here once you let others in.
invite-hollow-none = No QR code: no other device can open this table.
invite-until-then = Until then, on this computer only
invite-second-window = Two of you at one screen? Open it in a second window.
house = Ludothèque
house-ask = Let others on your Wi-Fi join?
house-tick-guests = Phones and computers on your Wi-Fi can join the table.
house-tick-safe = Nobody else can.
house-tick-close = It closes when you stop the program, or with one click here.
house-do-open = Let them join
house-close = Close it again
house-open = Open: devices on your Wi-Fi can join.
house-closed = Closed: only this computer can open the table.
house-ask-host = The host can let others on your Wi-Fi join, on the computer that runs Ludothèque.
house-key = To let other devices in, open Ludothèque with the address it printed when it started.
house-no-address = Other devices have no address for this computer. Start Ludothèque with --base-url and the address your guests use.
link-copied = Link copied.
link-copied-short = Copied

# A table by its code

code-label = I have a code
code-go = Go to the table

# At the table

log = Moves
log-empty = Nothing has happened yet.
log-move = Move
log-undone = undone
log-earlier = Earlier moves
    .talk = Earlier messages
log-beginning = This is where it began.
log-no-talk = No messages yet.
talk = Chat
talk-watching = You are watching. Take a seat to chat.
ear = By ear
help = Help
menu = Menu
phrases = Quick phrases
chat-label = Say something
chat-send = Send
clock = Clock
left-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
left-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
left-minutes = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
watching = You are watching.
here = here
people-here = At this table
watchers = { $count ->
    [one] and one spectator
   *[other] and { $count } spectators
}
status-yours = Your turn
status-plays = { $count ->
    [one] { $who } plays
   *[other] { $who } play
}
status-round = Round { $round }, to { $target }
status-over = The match is over
status-paused = Paused
status-waits = Play is about to resume
status-nobody = It’s nobody’s turn right now.
proposal = A request
proposal-yes = Agree
proposal-no = No
proposal-withdraw = Withdraw
away = { $who } is away.
away-over = { $who } is back.
away-ask = Ask for a bot
come-back = Take over from the bot
resume = Ask to resume
hint = Hint
hint-a = Hint
hint-do = Play it
hint-sure-3 = Fairly sure.
hint-sure-2 = Likely.
hint-sure-1 = A close call.
hint-sure-0 = A tie.
hint-against = Wins { $chance } times in 100; { $deed } wins { $other }.
hint-alone = Wins { $chance } times in 100.
hint-wins = Wins for certain.
hint-lost = Every move loses now.
hint-tie = { $count ->
    [one] { $deed } is just as good: both win { $chance } times in 100.
   *[other] { $count } other moves are just as good: they win { $chance } times in 100.
}
hint-thinking = The coach is thinking…
hint-others = The best few moves
hint-compare = Other ideas
hint-chance = { $chance } % ± { $margin }
hint-chance-certain = { $chance } %
hint-chance-rough = ≈ { $chance } %
hint-rough = ≈ is a first guess and may be far off.
ask-hint = Ask the coach for a hint (everyone sees it)
ask-undo = Ask to undo my last move
ask-pause = Ask for a pause
ask-stand-in = Ask for a bot to play for { $who }
leave = Leave the table
leave-playing = Leave (a bot takes over)
sounds-learn = Learn the sounds
sounds-beside = Learn the sounds (in another tab)
rules-beside = Rules (in another tab)
choices = Your preferences
choose-still = No animations
choose-letters = Single-key shortcuts
    .help = Letters, digits and signs without Alt or Ctrl. Tab, arrows, Enter and Space always work.
choose-verbosity = What a screen reader says
verbosity-quiet = little
    .help = Only what concerns you: your turn and what the others did, refused moves, answers, the end.
verbosity-usual = normal
    .help = Your turn and what the others did, and their moves when the wait is long.
verbosity-everything = everything
    .help = Every move of every player as it happens, with colours.
choose-sounds = Sounds
sound-wood = Placing
sound-leaf = Drawing
sound-refused = Refused move
sound-again = An extra turn
sound-turn = Turn or round begins
sound-win = Winning
sound-talk = Chat
plain-actions = What you can do
plain-seen = What you see
plain-scores = Scores
plain-plays = plays now
plain-wins = wins
plain-true = yes
plain-false = no
plain-none = nothing
plain-instead = This game’s board does not work here. This plain one does everything it does.

# Questions and commands

queries = Questions
queries-how = You hear each answer; the keys work anywhere at the table. Press one of these buttons to change its key.
key-change = { $name }: Alt and { $key }. Change the key.
key-press = Press the letter or digit you want; Escape keeps the old one.
key-is = { $name }: Alt and { $key }.
key-not = { $key } can’t be used: the browser needs it. Nothing has changed.
key-kept = Still { $key }.
keys-usual = Back to the default keys
query-again = Repeat
query-last = The last move
query-since = What the others did since my last move
since-nothing = Nothing has happened since your last move.
turn-yours = Your turn.
turn-since = Your turn. { $told }.
query-turn = Whose turn is it?
query-actions = What can I do?
query-actions-told = { $count ->
    [one] One move is possible: { $actions }.
   *[other] { $count } moves are possible: { $actions }.
}
command = Type a move
command-do = Go
command-now = You can type: { $actions }.
command-nothing = There is nothing you can do right now.
command-table = Table commands: { $commands }.
command-hint = hint
command-pass = pass turn
command-undo = undo
command-pause = pause
command-resume = resume
command-agree = agree
command-decline = decline
command-back = back
command-leave = leave table
command-rematch = rematch
command-chat = chat

# The end

end-you-win = You win
end-you-share = You share the win
end-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
rematch = Rematch
watch-again = Watch the replay
sheet = Score sheet
sheet-who = Player
sheet-total = Total
sheet-round = Round
sheet-before = before
sheet-to-go = { $count } to go
signal = Next round
signal-alone = Play resumes when you’re ready.
signal-yours = The others are waiting for you.
signal-waits = Waiting for { $names }.
    .you = Waiting for you, and for { $names }.
signal-reads = { $count ->
    [one] { $names } is still reading.
   *[other] { $names } are still reading.
}
signal-word-waits = Play resumes when somebody gives the signal.
signal-give = Give the signal: “{ $word }”
signal-begins = { $seconds ->
    [one] Play begins in one second.
   *[other] Play begins in { $seconds } seconds.
}
between-title = After round { $round }
between-go-on = Continue
sheet-won = won
fair-check = Check the deal
fair-yes = The seal matches, and this browser saw it before the first move.
fair-holds = The seal matches the seed.
fair-no = The seed does not match the seal of this match. Do not trust this deal.
fair-other = This browser saw a different seal before the match. Either the rules of the table changed after that, or this deal cannot be trusted.
fair-proven = Proven
fair-proven-terms = The seed and the terms match the seal.
fair-proven-seed = The seed matches the seal. The seal is from an earlier version, which locks in the seed alone.
fair-proven-noted = The seal is the one this browser saw before the match.
fair-missing = Not proven here
fair-missing-time = That the seal was shown before the first move: this browser was not there. Compare it with one you noted.
fair-missing-terms = That the match was played on these terms.
fair-missing-deal = That every draw follows from the seed, and that every move was allowed.
fair-missing-start = The start of the match: its first moves come from another match. The seed only covers what came after.
fair-missing-players = That the words and the moves are the players’ own: they came after the seal, so it cannot cover them.
fair-more = Checking the record on your own computer proves more:
fair-command = ludotheque verify FILE --table { $link }
fair-seal = The seal (SHA-256, “commitment” in the record)
fair-seen = The seal this browser saw
fair-seed = The seed
fair-terms = The terms
fair-words = The players’ words

# Looking back

hindsight-thinking = The coach is reviewing the match. One moment…
hindsight-chances = Chances of winning
    .how = in points out of 100, move by move
hindsight-curve = Chances of winning, move by move.
hindsight-curve-of = { $who }: { $start } at the start, { $turn ->
    [0] never higher
   *[other] { $most } at best, after move { $turn }
}, { $end } at the end.
hindsight-turning = { $count ->
    [one] The turning point
   *[other] Turning points
}
hindsight-turning-else = { $count ->
    [one] One more turning point
   *[other] More turning points
}
hindsight-turn = Move { $turn }
hindsight-who = { $who }:
hindsight-missed = What was missed
hindsight-round = Round { $round }
hindsight-luck-and-skill = Luck and choices
    .how = in points out of 100
hindsight-luck = Luck
hindsight-skill = Choices
hindsight-each = { $points } a move
hindsight-fortune = { $fortune ->
    [very-lucky] Very lucky
    [lucky] Lucky
    [unlucky] Unlucky
    [very-unlucky] Very unlucky
   *[even] Neither lucky nor unlucky
}
hindsight-luck-means = Luck is what the draws gave or took away.
hindsight-skill-means = Choices are what your moves gave away on average.
hindsight-found-of = Found the best move { $found } of { $decisions } times
hindsight-not-weighed = Everyone plays at once here: the chart follows the state of the table, and single moves are not judged.
costly = { $count ->
    [0] No costly move
    [one] Your costliest move
    [2] Your two costliest moves
   *[other] Your three costliest moves
}
    .how = what each one cost, according to the coach
costly-none = None of your moves cost 3 points or more. Well played!
costly-turn = move { $turn }
costly-before = before
costly-after = after
costly-of-100 = of 100
costly-better = Better:
costly-look = Look

practice = Practice
practice-again = Try again from here
practice-what-if = What if? Play from here
practice-where = { $step ->
    [0] from the deal
   *[other] after move { $step }
}
practice-means = You play on against bots at a new table. Whatever follows is dealt afresh: nobody knows the draws. It’s practice, so it doesn’t count.
practice-over = Practice, { $step ->
    [0] with the deal of another match
   *[other] from move { $step } of another match
}: it doesn’t count.

# The replay

replay-subtitle = replay of match { $match }
replay-timeline = Timeline
replay-first = To the beginning
replay-back = Previous step
replay-forward = Next step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { NUMBER($times) }×
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-share = Copy the link to this moment
replay-record = Download the record
replay-after = After the match
replay-all = All steps

# Lessons

learn = Learn to play
learn-beside = Learn to play, in another tab
lesson-teacher = { $who } teaches
lesson-step = { $who } shows you how, step { $step } of { $steps }
lesson-step-short = Step { $step } of { $steps }
lesson-steps = Your lesson
lesson-done = done
lesson-show = Show me
lesson-go-on = Continue
lesson-back = Back
lesson-skip = Skip the lesson
lesson-none = This game has no lesson.
lesson-first-match = Play against { $who }
lesson-ways = What next?
lesson-again = Repeat the lesson
lesson-more = Learn more

# Rules that are heard

listen = Listen
listen-title = Listen to the rules
listen-pause = Pause
listen-go-on = Resume
listen-back = Back
listen-forward = Forward
listen-stop = Stop
listen-part = { $number } of { $count }: { $title }
listen-no-voice = Your browser has no English voice. Install one in your system settings, try another browser, or ask your host for the audio file: ludotheque rules { $game } --audio rules.mp3
