# What happens at a table. ".you" is told to the guest it is about, ".yours" to who sits on the seat it is about.

table-opened = The table is open.
table-changed = The terms of the match have changed: everybody is asked again to be ready.
table-arrived = { $name } comes to the table.
    .you = You come to the table.
table-left = { $name } leaves the table.
    .you = You leave the table.
table-renamed = { $before } is now called { $name }.
    .you = You are now called { $name }.
table-sat = { $name } takes seat { $seat }.
    .you = You take seat { $seat }.
table-stood = { $name } gets up from seat { $seat }.
    .you = You get up from seat { $seat }.
table-host = { $name } is the host now.
    .you = You are the host now.
table-bot-sat = The bot { $bot } takes seat { $seat } ({ $level }).
table-bot-left = The bot { $bot } leaves seat { $seat }.
table-unseated = The host frees seat { $seat }: { $name } watches now.
    .you = The host frees your seat: you are watching now. You can take a free one.
table-moved = { $who } moves to seat { $seat }.
    .you = You move to seat { $seat }.
table-begins = { $who } begins.
    .yours = You begin.
table-begins-free = Seat { $seat } begins, whoever takes it.
table-lot = The lot falls on { $who }, who begins.
    .yours = The lot falls on you: you begin.
table-chose = { $who } chooses: { $value }.
    .you = You choose: { $value }.
table-ready = { $name } is ready.
    .you = You are ready.
table-waits = { $name } needs another moment.
    .you = You need another moment.
table-signalled = { $name } gives the word: “{ $word }”
    .you = You give the word: “{ $word }”
table-rematch = Another match! Everybody moves on one seat.
table-started = { $number ->
    [1] The match begins. Have fun!
   *[other] Match { $number } begins. Have fun!
}
table-practice = Practice: { $move ->
    [0] the same deal as in another match
   *[other] you play on after move { $move } of another match
}. What comes now is dealt anew, and nothing counts.
table-late = Time is up for { $who }: the bot { $bot } plays instead.
    .you = Your time is up: the bot { $bot } plays for you.
table-undone = { $count ->
    [one] The last action is taken back.
   *[other] The last { $count } actions are taken back.
}
table-hinted = { $name } asks the coach for a hint.
    .you = You ask the coach for a hint.
table-passed = { $who } passes.
    .you = You pass.
table-paused = The match is paused.
table-resumed = The match goes on.
table-stood-in = { $bot } plays for { $who } until they are back.
    .you = { $bot } plays for you until you are back.
table-came-back = { $who } is back and plays again.
    .you = You are back: you play again yourself.
table-proposed-undo = { $name } asks to take back their last action.
    .you = You ask to take back your last action.
table-proposed-pause = { $name } asks for a pause.
    .you = You ask for a pause.
table-proposed-resume = { $name } asks to go on.
    .you = You ask to go on.
table-proposed-stand-in = { $name } asks for a bot to play for { $who } in the meantime.
    .you = You ask for a bot to play for { $who } in the meantime.
    .yours = { $name } asks for a bot to play for you.
table-forgotten = This table has not been used for so long that it is deleted.
table-agreed = { $name } agrees.
    .you = You agree.
table-declined = { $name } says no.
    .you = You say no.
table-dropped = The request is dropped.
table-chat = { $name }: { $text }
    .you = You: { $text }

# What happened, told in one sentence to whoever comes back

missed = While you were away: { $told }.
since-you-acted = Since you last acted: { $told }.
missed-many = { $more ->
    [yes] more than { $count }
   *[no] { $count }
} moves; last: { $last }
missed-then = { $first }; { $next }
missed-turn = it is your turn

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
    .help = How much time there is to think.
    .none = no clock
    .turn = a time for each move
    .player = a time for the whole match
    .day = one day for each move
    .three-days = three days for each move
setting-seconds = Seconds
    .help = What the clock gives, for an action or for the whole match.
setting-increment = Seconds added
    .help = What a clock for the whole match gains with each action.
setting-pace = Pace of the bots
    .help = How long bots take for an action.
    .slow = slow
    .usual = usual
    .quick = quick
    .instant = at once
setting-hints = Hints
    .help = Whether players may ask the coach what to do; everybody sees it when they do.
setting-best_place = Best place
    .help = One key or button plays the best place for you. It is quicker than any player looking for it.
setting-countdown = Countdown
    .help = Seconds before a round begins in which everybody plays at once.
setting-rhythm = Pace of play
    .help = A calm pace is the same for everybody, bots included: it gives time to listen and to look.
    .free = as fast as everybody can
    .rest-2 = 2 seconds between two actions of a player
    .rest-4 = 4 seconds between two actions of a player
    .rest-8 = 8 seconds between two actions of a player
    .turns = turn by turn
setting-signal = Between two rounds
    .help = What starts the countdown to the next round.
    .ready = everybody says that they are ready
    .word = somebody gives the word

# Refusals

refused-not-while-gathering = The match has not begun yet.
refused-not-while-playing = This has to wait until the match is over.
refused-not-while-over = The match is over. Ask for another one if you want to go on.
refused-not-at-table = You are no longer at this table.
refused-no-seat = You have no seat: you are watching.
refused-not-host = Only the host can do this, and that is { $name }.
refused-no-free-seat = All seats are taken. You can still watch.
refused-no-such-place = There is no seat { $value }: the seats are 1 to { $most }.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-in-use = Somebody sits on seat { $seat }: it has to be free before it can be taken away.
refused-seat-free = Seat { $seat } is still free: it needs a player or a bot.
refused-nobody-there = Nobody has seat { $seat }.
refused-no-bot-there = No bot has seat { $seat }: everybody chooses for their own seat.
refused-nobody-begins = Nobody begins in this game: everybody plays at once.
refused-nothing-to-choose = { $count ->
    [0] “{ $value }” is nothing that the seats of this game choose: they have nothing of their own.
   *[other] “{ $value }” is nothing that the seats of this game choose for themselves. They choose: { $allowed }.
}
refused-chosen-already = { $name } has that already.
refused-too-many-bots = There can be 0 to { $most } bots here, not { $value }.
refused-too-many-guests = The table is full: there are { $most } people here already.
refused-token-known = This token is known at this table already.
refused-too-many-tokens = You are known by { $most } tokens at this table already, and cannot have more.
refused-no-name = A name needs at least one letter or digit.
refused-not-ready = { $name } is not ready yet.
refused-match-runs = You cannot get up in the middle of a match. You can leave: then a bot plays for you.
refused-bot-plays = A bot is playing for you. Come back to play yourself.
refused-bot-plays-there = Nobody needs a stand-in on seat { $seat }: a bot plays there, or nobody does.
refused-no-stand-in = You are playing yourself: no bot stands in for you.
refused-no-move-missed = { $name } has missed no move: in a match over days, the clock sees to those who are away.
refused-not-away = { $name } has not been away for { $seconds } seconds. Wait a little longer.
refused-not-yet = Nothing is due at this table yet.
refused-paused = The match is paused.
refused-not-paused = The match is not paused.
refused-countdown = Not yet: the countdown is still running.
refused-rests = Not yet: everybody rests { $rest } seconds after an action here. You can act again in { $left ->
    [one] a second
   *[other] { $left } seconds
}.
refused-not-your-turn = It is not your turn: { $names } is next.
refused-no-turns = Nobody passes a turn at this table.
refused-waits = Not yet: play goes on when everybody is ready. Waiting for { $names }.
refused-waits-for-word = Not yet: play goes on when somebody gives the word.
refused-reads = Not yet: { $count ->
    [one] { $names } is still reading
   *[other] { $names } are still reading
}. After { $seconds } seconds you can give the word all the same.
refused-not-waiting = There is nothing to be ready for now: the round has begun.
refused-no-word = Nobody gives the word at this table: the round begins when everybody is ready.
refused-waited-already = The countdown goes on: the others have waited for you in this round already.
refused-not-awaited-long = The others have not waited { $seconds } seconds for { $name } yet. Wait a little longer.
refused-too-late = Too late: your time is up, and a bot plays for you.
refused-already-proposed = There is already a request: answer that one first.
refused-nothing-proposed = There is nothing to agree on now.
refused-already-agreed = You have agreed already.
refused-unknown-proposal = “{ $value }” is nothing to agree on. You can ask for: { $allowed }.
refused-no-hints = Nobody gets hints at this table.
refused-no-hints-in-real-time = There are no hints in this game.
refused-no-coach = The coach does not know this game.
refused-no-hint-now = There is a hint only when you have something to decide.
refused-no-hint-asked = Ask for a hint first: everybody at the table is to know.
refused-coach-busy = The coach is busy. Try again in a moment.
refused-preparing = This is still being prepared for this computer, which happens once: about { $seconds } seconds.
refused-no-undo-in-real-time = Nothing can be taken back in this game.
refused-nothing-to-undo = You have no action to take back: what chance has shown since then stays.
refused-nothing-said = You have said nothing.
refused-unknown-phrase = There is no quick phrase “{ $value }”. There are: { $allowed }.
refused-not-kept = This could not be kept safe, so nobody has seen it. Please try again in a moment.
refused-store-down = The tables cannot be reached at the moment. Please try again soon.

error-no-such-table = There is no table { $value }. Please check the link.

# The store

error-store-in-use = Another server keeps its tables in { $folder }. Stop it first, or choose another folder with --data-dir.
error-store-too-new = The database was made by a newer version of Ludothèque: its tables are of version { $version }, and this one knows them up to version { $latest }. Install the newer version again; nothing has been changed.
error-store-unusable = The tables cannot be kept in { $where }: { $why }.
error-store-bad-address = The address of the database cannot be read. It is written postgresql://user:password@host:port/database; in a password, write @ as %40, / as %2F and : as %3A.
error-store-unknown = The address of a database begins with postgresql://. Without an address, the tables are kept in a folder of this machine.
error-hosting-missing = To keep the tables in PostgreSQL, install ludotheque[hosting].

# The bus

error-bad-bus-address = { $address } is not the address of a bus. It is written nats://host:4222, or tls://host:4222; several are separated by commas.
error-bus-needs-hosting = To join several servers by NATS, install ludotheque[hosting].

# The archive

error-no-such-match = There is no match number { $value } at this table. Matches begun here so far: { $most }.
error-no-such-step = There is no step number { $value } in this match. The last one is number { $most }.
refused-match-not-over = Match number { $value } is not over yet: what was hidden is shown after its end.
refused-no-practice-in-real-time = In a game where all play at once there is no position to play on from.
