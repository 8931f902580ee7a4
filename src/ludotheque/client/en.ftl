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
    To the table you can say:
    ready: you are ready to begin; ready and words of your own: they are mixed into the deal
    wait: you are not ready after all
    ready again, or an empty line, between two rounds that everybody plays at once; go: give the word for the next one, where one of you does
    start: begin the match (the host)
    sit 2: take seat 2; stand: get up and watch
    bot 2: give seat 2 to a bot; bot 2 expert: to a bot of that level; free 2: free seat 2, whoever has it (the host)
    move 3 1: move whoever has seat 3 to seat 1; first 2: seat 2 begins; lots: draw lots for who begins (the host)
    choose and a deck: play with it, where every seat has its own; choose 3 and a deck: the bot on seat 3 does (the host)
    chat and a text: say something; say hello: a quick phrase that everybody hears in their own language
    pass: let your turn go by, where a game for all at once is played turn by turn
    undo, pause, resume: ask the others to agree
    stand-in 2: ask for a bot on seat 2, whose player has been away, or has kept you waiting, for long
    yes, no: your answer to what is asked
    back: play again yourself, where a bot plays for you
    rematch: gather for another match
    name and a name: be called so
    who: who is here; link: the link to this table
    history: what happened before, with the number of each move; history 100: more of it
    leave: leave the table for good; quit: go, and come back later
    Where the game has the same word, put a slash before it: /leave

# At the table

welcome-online = { $title }, { $seats } seats. Others join with: ludotheque client { $link }
come-back-with = This seat is yours. If you have gone, come back with: ludotheque client { $link } --token { $token }
agreed-rhythm = { $title }: { $value }.
who-free = Seat { $number }: free
who-bot = Seat { $number }: { $name }, a bot ({ $marks })
who-guest = Seat { $number }: { $name }
    .marked = Seat { $number }: { $name } ({ $marks })
who-watches = Watching: { $names }
unnamed-spectators = { $count ->
    [one] somebody without a name
   *[other] { $count } without a name
}
mark-you = you
mark-host = host
mark-ready = ready
mark-away = away
mark-bot = the bot { $bot } plays
mark-late = out of time
mark-begins = begins
turn-of = { $who } plays now.
hint-start = Everybody is ready: type start to begin.
hint-ready = Type ready, or press Enter, when play can go on.
hint-word = Type { $word } to go on.
waiting-for = Waiting for { $names }.
hint-answer = Do you agree? Type yes or no.
countdown = { $seconds ->
    [one] One second until it begins.
   *[other] { $seconds } seconds until it begins.
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
line-lost = The connection is lost. Trying again …
line-back = Connected again.
past-move = { $number }. { $text }
past-undone = { $number }. { $text } (taken back)
past-earlier = There is more before this: history { $count }
missed-something = Something has happened in between: this is how things stand now.
not-yet = The match has not begun.
not-understood = “{ $text }” is nothing that can be said here. Type help to know what can.
gone = You go. Your seat stays yours.
left = You have left the table.
record-online = The record of the match: { $link }
guest-name = Guest
robot-name = Robot

# Troubles

client-bad-link = “{ $value }” is not the link to a table. It is written https://server/t/table.
client-bad-server = “{ $value }” is not the address of a server. It is written https://server, or http://localhost:8000.
client-unreachable = No server answers at { $servers }. ({ $why })
client-other-version = The server says something that this version does not understand. ({ $why })
client-no-link = Give the link to a table, or open one with --open GAME --server ADDRESS.
client-link-and-open = Give the link to a table or open another one, not both.
client-no-server = On which server? Give its address with --server.
client-bad-setting = “{ $value }” is not a setting. Write it as name=value; there are { $allowed }.
client-bad-matches = The number of matches must be 1 or more, not { $value }.
client-which-seat = Which seat? They are 1 to { $most }.
client-bad-seat = Seats are counted from 1; there is no seat { $value }.
client-which-seats = Which seats? Say whom to move and where: move 3 1. They are 1 to { $most }.
client-nothing-to-choose = In this game the seats have nothing of their own to choose.
client-choose-what = Choose what? There are: { $allowed }.
client-no-such-choice = There is no “{ $value }” to choose. There are: { $allowed }.
client-nobody-begins = Nobody begins in this game: everybody plays at once.
client-say-what = Something is missing after that word.
client-no-such-order = The table does not know { $value }. Type help to know what it understands.
client-not-a-command = This cannot be sent: it is empty, or too long.
client-too-large = This is too much for one message.
