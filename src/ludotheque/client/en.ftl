# What can be typed to the table: on the left what it stands for, on the right the words for it.

orders =
    ready = ready
    signal = go, word
    wait = wait
    start = start, begin
    sit = sit
    stand = stand
    bot = bot
    free = free
    move = move
    lots = lots, lot
    first = first
    choose = choose, deck
    name = name, rename
    chat = chat
    say = say
    pass = pass
    undo = undo
    pause = pause
    resume = resume
    yes = yes, y, agree
    no = no
    stand-in = stand-in
    back = back
    rematch = rematch
    leave = leave
    who = who
    link = link
    history = history

help-table =
    At the table you can type:
    ready: you are ready to begin; ready and some words: you are ready, and your words are mixed into the deal
    wait: you are not ready yet
    ready, or an empty line: you are ready for the next round; go: give the signal for it, if the table waits for one
    start: begin the match (the host)
    sit 2: take seat 2; stand: get up and watch
    bot 2: give seat 2 to a bot; bot 2 expert: to a bot of that level; free 2: free seat 2 (the host)
    move 3 1: move the player in seat 3 to seat 1; first 2: seat 2 begins; lots: pick a first player at random (the host)
    choose and a deck: play with that deck; choose 3 and a deck: for the bot in seat 3 (the host)
    chat and a text: say something; say hello: a quick phrase, which everyone gets in their own language
    pass: skip your turn, when a real-time game is played turn by turn
    undo, pause, resume: ask the others to agree
    stand-in 2: ask for a bot in seat 2, if its player has been away or kept you waiting too long
    yes, no: answer a request
    back: take over from the bot that plays for you
    rematch: play another match
    name and a name: change your name
    who: who is here; link: the link to this table
    history: the last moves, numbered; history 100: more of them
    leave: leave the table for good; quit: go now, come back later
    If the game uses the same word, put a slash before it: /leave

# At the table

welcome-online = { $title }, { $seats } seats. Others join with: ludotheque client { $link }
come-back-with = This seat is yours. To come back to it later: ludotheque client { $link } --token { $token }
agreed-rhythm = { $title }: { $value }.
who-free = Seat { $number }: free
who-bot = Seat { $number }: { $name }, a bot ({ $marks })
who-guest = Seat { $number }: { $name }
    .marked = Seat { $number }: { $name } ({ $marks })
who-watches = Spectators: { $names }
unnamed-spectators = { $count ->
    [one] one without a name
   *[other] { $count } without a name
}
mark-you = you
mark-host = host
mark-ready = ready
mark-away = away
mark-bot = the bot { $bot } plays
mark-late = out of time
mark-begins = begins
turn-of = It’s { $who }’s turn.
hint-start = Everyone is ready: type start to begin.
hint-ready = Type ready, or press Enter, to go on.
hint-word = Type { $word } to go on.
waiting-for = Waiting for { $names }.
hint-answer = Do you agree? Type yes or no.
countdown = { $seconds ->
    [one] Play begins in one second.
   *[other] Play begins in { $seconds } seconds.
}
time-left = { $seconds ->
    [one] You have one second left.
   *[other] You have { $seconds } seconds left.
}
time-left-days = You have { $days } days left.
time-left-hours = You have { $hours } hours left.
time-left-minutes = { $minutes ->
    [one] You have one minute left.
   *[other] You have { $minutes } minutes left.
}
line-lost = Connection lost. Reconnecting…
line-back = Reconnected.
past-move = { $number }. { $text }
past-undone = { $number }. { $text } (undone)
past-earlier = For earlier moves: history { $count }
missed-something = You missed something. Here is how things stand now.
not-yet = The match has not begun.
not-understood = “{ $text }” means nothing here. Type help to see what you can type.
gone = Goodbye. Your seat stays yours.
left = You have left the table.
record-online = The record of the match: { $link }
guest-name = Guest
robot-name = Robot

# Troubles

client-bad-link = “{ $value }” is not a link to a table. A link looks like https://server/t/table.
client-bad-server = “{ $value }” is not the address of a server. An address looks like https://server, or http://localhost:8000.
client-unreachable = No server answers at { $servers }. ({ $why })
client-other-version = The server sent something this version does not understand. ({ $why })
client-no-link = Give the link to a table, or open one with --open GAME --server ADDRESS.
client-link-and-open = Give the link to a table or open a new one, not both.
client-no-server = Which server? Give its address with --server.
client-bad-setting = “{ $value }” is not a setting. Write name=value; the settings are { $allowed }.
client-bad-matches = The number of matches must be 1 or more, not { $value }.
client-which-seat = Which seat? The seats are 1 to { $most }.
client-bad-seat = There is no seat { $value }: seats start at 1.
client-which-seats = Which seats? Type whom to move, and where: move 3 1. The seats are 1 to { $most }.
client-nothing-to-choose = In this game, there is nothing to choose for a seat.
client-choose-what = Choose what? You can choose: { $allowed }.
client-no-such-choice = You can’t choose “{ $value }”. You can choose: { $allowed }.
client-nobody-begins = Nobody goes first in this game: everyone plays at once.
client-say-what = Something is missing after that word.
client-no-such-order = The table does not know { $value }. Type help to see what it understands.
client-not-a-command = This can’t be sent: it is empty, or too long.
client-too-large = This is too long for one message.
