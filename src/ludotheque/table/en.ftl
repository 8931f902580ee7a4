# What happens at a table. ".you" is told to the guest it is about, ".yours" to the guest in the seat it is about.

table-opened = The table is open.
table-changed = The terms of the match have changed. Please confirm again that you’re ready.
table-arrived = { $name } joins the table.
    .you = You join the table.
table-left = { $name } leaves the table.
    .you = You leave the table.
table-renamed = { $before } is now called { $name }.
    .you = You are now called { $name }.
table-sat = { $name } takes seat { $seat }.
    .you = You take seat { $seat }.
table-stood = { $name } leaves seat { $seat }.
    .you = You leave seat { $seat }.
table-host = { $name } is now the host.
    .you = You are now the host.
table-bot-sat = The bot { $bot } takes seat { $seat } ({ $level }).
table-bot-left = The bot { $bot } leaves seat { $seat }.
table-unseated = The host frees seat { $seat }: { $name } is watching now.
    .you = The host frees your seat: you are watching now. You can take any free seat.
table-moved = { $who } moves to seat { $seat }.
    .you = You move to seat { $seat }.
table-begins = { $who } goes first.
    .yours = You go first.
table-begins-free = Seat { $seat } goes first, whoever takes it.
table-lot = { $who } goes first, picked at random.
    .yours = You go first, picked at random.
table-chose = { $who } chooses: { $value }.
    .you = You choose: { $value }.
table-ready = { $name } is ready.
    .you = You are ready.
table-waits = { $name } is not ready yet.
    .you = You are not ready yet.
table-signalled = { $name } gives the signal: “{ $word }”
    .you = You give the signal: “{ $word }”
table-rematch = Another match! Everyone moves over one seat.
table-started = { $number ->
    [1] The match begins. Have fun!
   *[other] Match { $number } begins. Have fun!
}
table-practice = Practice: { $move ->
    [0] the same deal as in another match
   *[other] you play on after move { $move } of another match
}. What follows is dealt afresh, and it doesn’t count.
table-late = Time is up for { $who }: the bot { $bot } takes over.
    .you = Your time is up: the bot { $bot } takes over for you.
table-undone = { $count ->
    [one] The last move is undone.
   *[other] The last { $count } moves are undone.
}
table-hinted = { $name } asks the coach for a hint.
    .you = You ask the coach for a hint.
table-passed = { $who } passes.
    .you = You pass.
table-paused = The match is paused.
table-resumed = The match resumes.
table-stood-in = { $bot } plays for { $who } until they come back.
    .you = { $bot } plays for you until you come back.
table-came-back = { $who } is back and takes over from the bot.
    .you = Welcome back: you take over from the bot.
table-proposed-undo = { $name } asks to undo their last move.
    .you = You ask to undo your last move.
table-proposed-pause = { $name } asks for a pause.
    .you = You ask for a pause.
table-proposed-resume = { $name } asks to resume.
    .you = You ask to resume.
table-proposed-stand-in = { $name } asks for a bot to play for { $who } in the meantime.
    .you = You ask for a bot to play for { $who } in the meantime.
    .yours = { $name } asks for a bot to play for you.
table-forgotten = This table was unused for too long and has been deleted.
table-agreed = { $name } agrees.
    .you = You agree.
table-declined = { $name } says no.
    .you = You say no.
table-dropped = The request is dropped.
table-chat = { $name }: { $text }
    .you = You: { $text }

# What happened, told in one sentence to whoever comes back

missed = While you were away: { $told }.
since-you-acted = Since your last move: { $told }.
missed-many = { $more ->
    [yes] more than { $count }
   *[no] { $count }
} moves; last: { $last }
missed-then = { $first }; { $next }
missed-turn = it’s your turn

# Quick phrases: ".phrase" is what is said.

table-phrase-hello = { $name }: { table-phrase-hello.phrase }
    .you = You: { table-phrase-hello.phrase }
    .phrase = Hello!
table-phrase-good-luck = { $name }: { table-phrase-good-luck.phrase }
    .you = You: { table-phrase-good-luck.phrase }
    .phrase = Good luck!
table-phrase-well-played = { $name }: { table-phrase-well-played.phrase }
    .you = You: { table-phrase-well-played.phrase }
    .phrase = Well played!
table-phrase-thanks = { $name }: { table-phrase-thanks.phrase }
    .you = You: { table-phrase-thanks.phrase }
    .phrase = Thank you!
table-phrase-oops = { $name }: { table-phrase-oops.phrase }
    .you = You: { table-phrase-oops.phrase }
    .phrase = Oops!
table-phrase-hurry = { $name }: { table-phrase-hurry.phrase }
    .you = You: { table-phrase-hurry.phrase }
    .phrase = Come on, hurry up!
table-phrase-one-moment = { $name }: { table-phrase-one-moment.phrase }
    .you = You: { table-phrase-one-moment.phrase }
    .phrase = One moment, please.
table-phrase-again = { $name }: { table-phrase-again.phrase }
    .you = You: { table-phrase-again.phrase }
    .phrase = Shall we play again?
table-phrase-goodbye = { $name }: { table-phrase-goodbye.phrase }
    .you = You: { table-phrase-goodbye.phrase }
    .phrase = Goodbye!

# What the table agrees on beside the options of the game

setting-clock = Clock
    .help = How much time you have to think.
    .none = no clock
    .turn = time per move
    .player = time for the whole match
    .day = one day per move
    .three-days = three days per move
setting-seconds = Seconds
    .help = Time on the clock, per move or for the whole match.
setting-increment = Seconds added per move
    .help = Added to a clock for the whole match after each move.
setting-pace = Pace of the bots
    .help = How long bots take for a move.
    .slow = slow
    .usual = normal
    .quick = fast
    .instant = instant
setting-hints = Hints
    .help = Players may ask the coach for a hint; everyone sees when they do.
setting-best_place = Best place
    .help = One key or button plays the best place for you, faster than anyone could find it.
setting-countdown = Countdown
    .help = Seconds before each round in which everyone plays at once.
setting-rhythm = Pace of play
    .help = A calm pace is the same for everyone, bots included: there is time to listen and look.
    .free = as fast as you can
    .rest-2 = 2 seconds between a player’s moves
    .rest-4 = 4 seconds between a player’s moves
    .rest-8 = 8 seconds between a player’s moves
    .turns = turn by turn
setting-signal = Between two rounds
    .help = What starts the countdown to the next round.
    .ready = everyone is ready
    .word = somebody gives the signal

# Refusals

refused-not-while-gathering = The match has not begun yet.
refused-not-while-playing = This has to wait until the match ends.
refused-not-while-over = The match is over. Ask for a rematch to go on.
refused-not-at-table = You are no longer at this table.
refused-no-seat = You have no seat: you are watching.
refused-not-host = Only the host, { $name }, can do this.
refused-no-free-seat = All seats are taken. You can still watch.
refused-no-such-place = There is no seat { $value }: the seats are 1 to { $most }.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-in-use = Somebody is in seat { $seat }: it must be free before you can remove it.
refused-seat-free = Seat { $seat } is still free: it needs a player or a bot.
refused-nobody-there = Nobody is in seat { $seat }.
refused-no-bot-there = There is no bot in seat { $seat }: players choose for their own seats.
refused-nobody-begins = Nobody goes first in this game: everyone plays at once.
refused-nothing-to-choose = { $count ->
    [0] You can’t choose “{ $value }” for a seat: this game has nothing to choose per seat.
   *[other] You can’t choose “{ $value }” for a seat. You can choose: { $allowed }.
}
refused-chosen-already = { $name } already has that.
refused-too-many-bots = There can be 0 to { $most } bots here, not { $value }.
refused-too-many-guests = The table is full: there are already { $most } people here.
refused-token-known = This table already knows this token.
refused-too-many-tokens = You already have { $most } tokens at this table, the most allowed.
refused-no-name = A name needs at least one letter or digit.
refused-not-ready = { $name } is not ready yet.
refused-match-runs = You cannot leave your seat during a match. You can leave the table: then a bot takes over.
refused-bot-plays = A bot is playing for you. Take over from it to play.
refused-bot-plays-there = Nobody to replace in seat { $seat }: a bot plays there already, or it is free.
refused-no-stand-in = You are playing yourself: there is no bot to take over from.
refused-no-move-missed = { $name } has not missed a move: in a match over days, the clock takes care of players who are away.
refused-not-away = { $name } has been away for less than { $seconds } seconds. Wait a little longer.
refused-not-yet = There is nothing to do at this table yet.
refused-paused = The match is paused.
refused-not-paused = The match is not paused.
refused-countdown = Not yet: the countdown is still running.
refused-rests = Not yet: everyone waits { $rest } seconds after a move here. You can play again in { $left ->
    [one] a second
   *[other] { $left } seconds
}.
refused-not-your-turn = It’s not your turn: { $names } is next.
refused-no-turns = There are no turns to pass at this table.
refused-waits = Not yet: play resumes when everyone is ready. Waiting for { $names }.
refused-waits-for-word = Not yet: play resumes when somebody gives the signal.
refused-reads = Not yet: { $count ->
    [one] { $names } is still reading
   *[other] { $names } are still reading
}. After { $seconds } seconds you can give the signal anyway.
refused-not-waiting = No need to be ready: the round has begun.
refused-no-word = No signal at this table: the round begins when everyone is ready.
refused-waited-already = The countdown goes on: the others have already waited for you this round.
refused-not-awaited-long = { $name } has kept you waiting for less than { $seconds } seconds. Wait a little longer.
refused-too-late = Too late: your time is up, and a bot has taken over.
refused-already-proposed = There is already a request: answer it first.
refused-nothing-proposed = There is no request to answer.
refused-already-agreed = You have already agreed.
refused-unknown-proposal = You cannot ask for “{ $value }”. You can ask for: { $allowed }.
refused-no-hints = Hints are off at this table.
refused-no-hints-in-real-time = In this game there are hints only at a calm pace or turn by turn.
refused-no-coach = The coach does not know this game.
refused-no-hint-now = You can only get a hint when you have something to decide.
refused-no-hint-asked = Ask for a hint first: everyone at the table has to know.
refused-coach-busy = The coach is busy. Try again in a moment.
refused-preparing = Still preparing this for this computer, just this once: about { $seconds } seconds.
refused-no-undo-in-real-time = There is no undo in this game.
refused-nothing-to-undo = You have no move to undo: whatever has been drawn since then stays.
refused-nothing-said = You have not typed a message.
refused-unknown-phrase = There is no quick phrase “{ $value }”. There are: { $allowed }.
refused-not-kept = We could not save this, so nobody has seen it. Please try again in a moment.
refused-store-down = We can’t reach the tables right now. Please try again soon.
refused-table-damaged = The record of this table is damaged on the server’s disk, so play can’t go on. Nothing was changed. Whoever runs the server can run “ludotheque check”.
refused-log-full = This table is full: its log holds { $most } entries. A match that is being played can go on for a while; for anything else, open a new table.
refused-too-much-talk = You can write or ask something { $most } times a minute. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

error-no-such-table = There is no table { $value }. Please check the link.

# The store

error-store-in-use = Another server is using { $folder }. Stop it first, or choose another folder with --data-dir.
error-store-too-new = The database was made by a newer version of Ludothèque: its tables are version { $version }, and this one only knows up to version { $latest }. Install the newer version again; nothing has been changed.
error-store-too-old = The database was made by an earlier version of Ludothèque and has no checksums yet. Start the server once: it adds them.
error-store-not-there = There is no database { $where }.
error-store-unusable = Can’t keep the tables in { $where }: { $why }.
error-store-bad-address = Can’t read the address of the database. Write it as postgresql://user:password@host:port/database; in a password, write @ as %40, / as %2F and : as %3A.
error-store-unknown = The address of a database begins with postgresql://. Without an address, tables are kept in a folder on this computer.
error-hosting-missing = To keep the tables in PostgreSQL, install ludotheque[hosting].

# The bus

error-bad-bus-address = { $address } is not the address of a bus. Write it as nats://host:4222 or tls://host:4222; separate several with commas.
error-bus-needs-hosting = To connect several servers through NATS, install ludotheque[hosting].

# The archive

error-no-such-match = There is no match { $value } at this table. Matches played here so far: { $most }.
error-no-such-step = There is no step { $value } in this match. The last one is { $most }.
refused-match-not-over = Match { $value } is not over yet: hidden information is shown once it ends.
refused-no-practice-in-real-time = Everyone plays at once in this game, so there is no position to play on from.
