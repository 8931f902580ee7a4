# What the page itself says. Games have their own files beside this one.

page-title = Ludothèque
loading = One moment…
trouble = Something went wrong here. Reload the page and try again.
out-of-reach = The server cannot be reached. Trying again…
    .table = A table needs a connection, and the server cannot be reached. Trying again…
offline = You are offline. Rules, lessons and puzzles still work; a table needs a connection.
line-lost = The line to the server is cut. Trying again… Nothing you do is lost.
    .short = The line is cut. Trying again…
close = Close
you = You
table = Table

# The bar

bar-home = Ludothèque, to the shelf
bar-language = Language
bar-theme = Light
bar-sound = Sounds
language-en = English
language-fr = Français
theme-system = as this device
theme-day = day
theme-night = night
theme-contrast = high contrast

# What is compiled at the first start

preparing-shelf = The games are being prepared for this computer, which happens once. Look around meanwhile: what you choose comes first.
preparing-rules = { $title }: being prepared for this computer, which happens once.
preparing-bots = The bots of { $title } are being prepared for this computer, which happens once.
preparing-bots-here = The bots are being prepared for this computer, which happens once: about { $seconds } seconds.
preparing-coach = The coach is being prepared, which happens once: about { $seconds } seconds.
preparing-then = The match begins as soon as that is done.
preparing-seconds = about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
preparing-done = { $title }: ready.

# The shelf

shelf-title = Pull up a chair
shelf-lead = Games and a puzzle a day on a table by the window, open day and night.
shelf-players = { $least } to { $most } players
shelf-minutes = { $minutes } minutes
shelf-play = Play now
shelf-invite = Invite friends
shelf-rules = Rules
shelf-me = Me: results, days in a row, other devices
shelf-programs = For programs: the interface of this server
shelf-puzzles = Solo puzzles
shelf-alone = for one
shelf-daily = Puzzle of the day
shelf-about-puzzles = Swap sixteen clovers into order on a board whose edges meet. A new one every day, and endless others.
to-the-shelf = Back to the shelf
to-the-board = Skip to the board
to-the-table = To the table

# A new table

new-lead-bots = You and the bots: the match begins at once.
new-lead-friends = You get a link. Whoever opens it can sit down and play.
my-name = Your name
my-language = Your language
my-seat = Your seat
name-usual = Guest
name-you = { $name } (you)
new-people = People
new-people-count = { $count ->
    [one] only me
   *[other] { $count } people, me among them
}
new-bots = Bots
new-bots-count = { $count ->
    [0] no bots
    [one] one bot
   *[other] { $count } bots
}
new-level = Who plays with you
level-of-animal = { $name }, { $level }
new-level-each = Each bot has its own level
new-level-of = Bot { $number }
new-usual = Back to the usual settings
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
join-here = Already there: { $names }
join-sit = Sit down
join-watch = Watch

# Gathering

lobby-subtitle = a table for { $seats }
lobby-title = At the table
lobby-taken = { $taken } of { $seats } seats taken
lobby-full = Everybody is here
lobby-ready = I am ready
lobby-wait = Not ready after all
lobby-start = Start the match
lobby-start-bots = Start with bots
lobby-bots-note = The free seats go to bots.
lobby-host-starts = The host starts the match when everybody is ready.
lobby-watching = You are watching. Take a free seat to play.
lobby-fair = The deal is sealed
lobby-fair-why = The seed of the deal is chosen already. This is the seal on the seed and on the rules of this table; it changes with the rules. This browser keeps it, so that after the match you can check that neither was changed. Your own words can be mixed in, so that nobody could have chosen the deal.
lobby-words = Your own words for the deal
lobby-terms = Rules of this table
lobby-seats = Seats
lots = Draw lots
lots-chosen = by lot
own-of = { $title }: { $who }
seat-begins = begins
seat-up = Move { $who } up, to seat { $number }
seat-down = Move { $who } down, to seat { $number }
seat-free = A free seat
seat-host = host
seat-away = away
seat-stand-in = { $bot } plays
seat-ready = ready
seat-level = Who plays on seat { $number }
seat-not-ready = not ready yet
seat-take = Sit here
seat-give-bot = Seat a bot
seat-make-free = Free it
seat-stand = Get up
share-link = Link to this table
share-qr = The link as a QR code
invite-title = Invite your friends
invite-lead = Whoever opens this sits down beside you. Nobody needs an account.
invite-here-only = At the moment only this computer can open the table.
invite-camera = Point a phone’s camera at it
invite-read-out = Or read it out
invite-code = Code to read out: { $signs }
invite-type = They type it on the shelf, under “I have a code”.
invite-link = Or send the link
invite-share = Share
invite-copy = Copy the link
invite-at-home = It works at home, on your Wi-Fi.
invite-numbers = The numbers are this computer’s address in the house, like a room number; outside the house they lead nowhere.
invite-more = More people than seats? They watch, and may take a seat when one is free.
invite-hollow = The code to scan appears here once the house is open.
invite-hollow-none = There is no code to scan: no other device can open this table.
invite-until-then = Until then, on this computer only
invite-second-window = Good for two at one screen: open it in a second window.
house = Ludothèque
house-ask = Open it to the house?
house-tick-guests = Phones and computers on your Wi-Fi can come to the table.
house-tick-safe = Nobody outside the house can.
house-tick-close = It closes again when you stop the program, or with one click here.
house-do-open = Open to the house
house-close = Close it again
house-open = The house is open: devices on your Wi-Fi can come.
house-closed = The house is closed: only this computer can open the table.
house-ask-host = The host can open it to the house, at the computer where Ludothèque runs.
house-key = To let other devices in, open Ludothèque with the address that it printed when it started.
house-no-address = This computer has no address that other devices know. Start Ludothèque with --base-url and the address that guests use.
link-copied = The link is copied.
link-copied-short = Copied

# A table by its code

code-label = I have a code
code-go = Go to the table

# At the table

log = Moves
log-empty = Nothing has happened yet.
log-move = Move
log-undone = taken back
log-earlier = Earlier moves
    .talk = Earlier messages
log-beginning = This is where it began.
log-no-talk = Nobody has said anything yet.
talk = Talk
talk-watching = You are watching. Take a seat to talk.
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
    [one] and one who watches
   *[other] and { $count } who watch
}
status-yours = Your turn
status-plays = { $count ->
    [one] { $who } plays
   *[other] { $who } play
}
status-round = Round { $round }, to { $target }
status-over = The match is over
status-paused = Paused
status-waits = About to go on
status-nobody = Nobody has to play now.
proposal = A request
proposal-yes = Agree
proposal-no = No
proposal-withdraw = Withdraw
away = { $who } is away.
away-over = { $who } is back.
away-ask = Ask for a bot
come-back = Play myself again
resume = Ask to go on
hint = Hint
hint-a = A hint
hint-do = Do it
hint-sure-3 = Quite sure.
hint-sure-2 = Likely.
hint-sure-1 = A close call.
hint-against = { $chance } of 100 against { $other } for { $deed }.
hint-alone = { $chance } of 100.
hint-thinking = The coach is thinking…
hint-others = The best few actions
hint-compare = Other ideas
hint-chance = { $chance }% ± { $margin }
hint-chance-rough = ≈ { $chance }%
hint-rough = ≈ is a first impression and may be far off.
ask-hint = Ask the coach for a hint (everybody sees it)
ask-undo = Ask to take back my last action
ask-pause = Ask for a pause
ask-stand-in = Ask for a bot to play for { $who }
leave = Leave the table
leave-playing = Leave (a bot plays on for me)
sounds-learn = Learn the sounds
sounds-beside = Learn the sounds (in another tab)
rules-beside = Rules (in another tab)
choices = For you
choose-still = No motion
choose-letters = Single keys play at the table
    .help = Letters, digits and signs without Alt or Ctrl. Tab, arrows, Enter and Space always work.
choose-verbosity = Said by a screen reader
verbosity-quiet = little
    .help = What concerns you: your turn with what the others did, refusals, answers, the end.
verbosity-usual = the usual
    .help = Your turn with what the others did, and their moves when it takes longer.
verbosity-everything = everything
    .help = Every step of everybody as it happens, colours too.
choose-sounds = Sounds
sound-wood = Placing
sound-leaf = Drawing
sound-refused = Refused
sound-again = An extra turn
sound-turn = Beginnings
sound-win = Winning
sound-talk = Talk
plain-actions = What you can do
plain-seen = What you see
plain-scores = Scores
plain-plays = plays now
plain-wins = wins
plain-true = yes
plain-false = no
plain-none = nothing
plain-instead = The board of this game does not work here. This plain one does all that it does.

# Questions and commands

queries = Questions
queries-how = Each is answered by ear; the keys work anywhere at the table. Press a key here to choose another one.
key-change = { $name }: Alt and { $key }. Change the key.
key-press = Press the letter or digit that you want; Escape keeps the old one.
key-is = { $name }: Alt and { $key }.
key-not = { $key } cannot be used: the browser needs it. Nothing has changed.
key-kept = { $key } is kept.
keys-usual = The usual keys again
query-again = Say it again
query-last = The last move
query-since = What the others did since I acted
since-nothing = Nothing has happened since you acted.
turn-yours = Your turn.
turn-since = Your turn. { $told }.
query-turn = Whose turn it is
query-actions = What I can do
query-actions-told = { $count ->
    [one] One action is open: { $actions }.
   *[other] { $count } actions are open: { $actions }.
}
command = Type an action
command-do = Do it
command-now = Open now: { $actions }.
command-nothing = There is nothing for you to do now.
command-table = For the table: { $commands }.
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
watch-again = Watch it again
sheet = Score sheet
sheet-who = Who
sheet-total = Total
sheet-round = Round
sheet-before = before
sheet-to-go = { $count } to go
signal = Going on
signal-alone = Play goes on when you are ready.
signal-yours = The others are waiting for you.
signal-waits = Waiting for { $names }.
    .you = Waiting for you, and for { $names }.
signal-reads = { $count ->
    [one] { $names } is still reading.
   *[other] { $names } are still reading.
}
signal-word-waits = Play goes on when somebody gives the word.
signal-give = Give the word: “{ $word }”
signal-begins = { $seconds ->
    [one] Play begins in one second.
   *[other] Play begins in { $seconds } seconds.
}
between-title = After round { $round }
between-go-on = Go on
sheet-won = won
fair-check = Check the deal
fair-yes = The seal holds, and this browser saw it before the first move.
fair-holds = The seal holds: the seed gives it.
fair-no = The seed does not give the seal of this match. Do not trust this deal.
fair-other = Before the match this browser saw another seal. Either the rules of the table were changed after that, or this deal is not to be trusted.
fair-proven = Proven
fair-proven-terms = The seed gives the seal, and with it the terms.
fair-proven-seed = The seed gives the seal. It has the form of earlier versions, which binds the seed alone.
fair-proven-noted = The seal is the one that this browser saw before the match.
fair-missing = Not proven here
fair-missing-time = That the seal was shown before the first move: this browser was not there. Compare it with one that you noted.
fair-missing-terms = That the match was played on these terms.
fair-missing-deal = That every outcome of chance follows from the seed, and that every action was allowed.
fair-missing-start = Where the match began: its first moves come from another match. The seed gives what came after them.
fair-missing-players = That the words and the actions are those of the players: both came after the seal, which cannot bind them.
fair-more = The record, checked on your own machine, proves more:
fair-command = ludotheque verify FILE --table { $link }
fair-seal = The seal (SHA-256, “commitment” in the record)
fair-seen = The seal that this browser saw
fair-seed = The seed
fair-terms = The terms
fair-words = Words of the players

# Looking back

hindsight-thinking = The coach looks back. This takes a moment…
hindsight-chances = Chances of winning
    .how = in points out of 100, move by move
hindsight-curve = Chances of winning, move by move.
hindsight-curve-of = { $who }: { $start } at the start, { $turn ->
    [0] never more
   *[other] at most { $most } after move { $turn }
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
hindsight-luck-and-skill = Luck and choices
    .how = in points out of 100
hindsight-luck = Luck
hindsight-skill = Choices
hindsight-luck-means = Luck is what the draws brought.
hindsight-skill-means = Choices are what the moves gave away.
hindsight-found-of = Best move { $found } of { $decisions } times
hindsight-not-weighed = All play at once here: the curve follows from how things stood, and single choices are not weighed.
costly = { $count ->
    [0] No costly move
    [one] Your costliest move
    [2] Your two costliest moves
   *[other] Your three costliest moves
}
    .how = what each one gave away, as the coach sees it
costly-none = None of your moves gave away 3 points or more. Well played!
costly-turn = move { $turn }
costly-before = before
costly-after = after
costly-of-100 = of 100
costly-better = Better:
costly-look = Look

practice = Practice
practice-again = Try again from here
practice-what-if = What if? Play on from here
practice-where = { $step ->
    [0] from the deal
   *[other] after move { $step }
}
practice-means = You play on against bots at a new table. What comes after this position is dealt anew: nobody knows the draws. It is practice and counts for nothing.
practice-over = Practice, { $step ->
    [0] with the deal of another match
   *[other] from move { $step } of another match on
}: it counts for nothing.

# The replay

replay-subtitle = match { $match }, played again
replay-timeline = Timeline
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Stop
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
learn-beside = Learn to play, beside the table
lesson-teacher = { $who } teaches
lesson-step = { $who } shows you, step { $step } of { $steps }
lesson-step-short = Step { $step } of { $steps }
lesson-steps = Your lesson
lesson-done = done
lesson-show = Show me
lesson-go-on = Go on
lesson-back = Step back
lesson-skip = Skip the lesson
lesson-none = This game has no lesson.
lesson-first-match = Play against { $who }
lesson-ways = Ways on
lesson-again = Do the lesson again
lesson-more = Learn more

# Rules that are heard

listen = Listen
listen-title = Listen to the rules
listen-pause = Pause
listen-go-on = Go on
listen-back = Back
listen-forward = Forward
listen-stop = Stop
listen-part = { $number } of { $count }: { $title }
listen-no-voice = Your browser has no voice for English. Install one in the settings of your system, try another browser, or ask whoever hosts for the audio file: ludotheque rules { $game } --audio rules.mp3
