# The words of the command line: its help, the man page, docs/commands.md, shell completion and what it says of a wrong
# line. A command is command-NAME; a flag is flag-COMMAND-NAME, or flag-NAME where several commands share it.

about = Four tabletop games to play with friends or bots, and to study.
about-default = Without a command, serve runs, with the flags of serve.
about-settings = Flags with a variable can also be set for good: as that variable, or by the name after LUDOTHEQUE_, in small letters, in the settings file (settings.toml).
about-more = For more about a command: { $command }

headed = { $heading }:
heading-usage = Usage
heading-name = Name
heading-synopsis = Synopsis
heading-description = Description
heading-commands = Commands
heading-arguments = Arguments
heading-flags = Flags
heading-flags-everywhere = Flags of every command
heading-exit = Exit codes
heading-settings = Settings

default = Default: { $value }.
variable = Variable: { $name }.

value-number = NUMBER
value-path = PATH
value-text = TEXT
value-command = COMMAND
value-flags = FLAGS
value-game = GAME
value-games = GAMES
value-lesson = LESSON
value-file = FILE
value-bots = BOTS
value-link = LINK
value-which = PUZZLE
value-table = TABLE
value-shell = SHELL

exit-0 = Done.
exit-1 = The record does not hold, or it belongs to another match; what a server keeps is damaged. Also: the program that read the output stopped reading.
exit-2 = Something you gave is wrong, such as a flag, a file or a setting. The message on standard error says what.
exit-130 = Interrupted with Ctrl-C.

# Flags that several commands share

flag-lang = The language to use. Default: LUDOTHEQUE_LANG, or your system’s language.
flag-plain = Print plain lines: no drawings, tables, curly quotes or other signs that screen readers garble.
flag-columns = Break lines after this many characters, 20 or more. Default: the width of the terminal.
flag-help = Show this help.
flag-version = Show the version.
flag-option = Set a game option, as name=value. Can be repeated. Default: the game’s usual rules.
flag-seats = Number of seats. Default: the fewest the game allows.
flag-brief = Do not show the table before each turn.
flag-braille = Show numbers, and the boards of games that support it, in Unicode braille.
flag-json = Print one JSON document for programs instead of text.
flag-data-dir = The folder for the tables. Default: your user data folder.
flag-database = The PostgreSQL database with the tables, at postgresql://…. Default: the folder for the tables.
flag-table = The name of the table, as in its link.
flag-contracted = Use contracted braille.
flag-verbosity = How much you are told: only what concerns you (quiet), the usual, or everything.
flag-sound = Sound for your turn, refused moves and the end: the terminal’s bell, or tones.
flag-seed = Seed, to get the same again. Default: a new one.
flag-game = The game; see ludotheque games.
flag-file = The record file.
flag-which = A puzzle: its ID, its sixteen numbers, the number of one of our puzzles, booklet 23 to booklet 34, or a day such as 2026-07-01. Default: today’s puzzle.

# Commands

command-play = Play a game against bots in the terminal.
flag-play-game = The game; see ludotheque games. Default: the first on the shelf.
flag-play-seat = Your seat, counted from 1.
flag-play-level = Level of the bots; see ludotheque games. Can be repeated, once for each bot. Default: the game’s usual level.
flag-play-seed = Deal from this seed. Default: a secret one.
flag-play-words = Your own words to mix into the seed. Default: none.
flag-play-watch = Watch bots play in every seat.
flag-play-turns = In a real-time game: let the bots play once after each of your moves, not by the clock.
flag-play-pace = Seconds a bot takes for a move. Default: as its level does.
flag-play-record = Save the record of the match in this file. Default: it is not saved.
flag-play-resume = Resume the match you left last, or the last one of the game you name.
flag-play-data-dir = The folder for unfinished matches. Default: your user data folder.

command-learn = Learn a game step by step in the terminal.
flag-learn-game = The game to learn. Default: list the lessons.
flag-learn-lesson = The lesson. Default: the game’s first one.

command-games = List the games on the shelf, with their options.

command-rules = Print the rules of a game, or record them as audio.
flag-rules-file = Write the rules to this file; in braille, to two files, .brf and .pdf. Default: print them, or name the files after the game.
flag-rules-braille = Write braille: a BRF file for an embosser or a display, and a PDF for swell paper.
flag-rules-audio = Record the rules in this file, .wav or .mp3, with chapters. Needs espeak-ng or Piper. Default: no recording.
flag-rules-voice = The voice to use: a Piper file (.onnx), or the name of an espeak-ng voice. Default: the best one installed.

command-marks = Make tactile marks for your own game boxes, as full-size PDF and SVG, and a page that explains them.
flag-marks-games = The games. Default: all that have marks.
flag-marks-folder = The folder to write to.
flag-marks-digits = The braille digits: antoine, or letters a to j after a number sign, as on the ACCESS edition. Default: as usual in the language.

command-verify = Check the record of a finished match, and say what it proves and what it doesn’t.
flag-verify-commitment = The commitment you noted before the match: 64 hexadecimal digits. Default: none to compare with.
flag-verify-table = The link to the table or to the replay, to compare with what its server published. Default: none to compare with.

command-replay = Tell the match of a record in words, move by move.
flag-replay-seat = Tell it as the player in this seat saw it. Default: as a spectator.

command-analyse = Review the record of a match: the chances of winning at every turn, the turning points, luck and choices.
flag-analyse-chart = Draw the chances in this file, .png or .svg. Needs ludotheque[charts]. Default: no chart.

command-simulate = Play many rounds at random, and report their length, the scores, and which seat has the edge.
flag-simulate-games = Number of rounds.
flag-simulate-parquet = Write a row for every seat of every round to this file. Needs ludotheque[frames]. Default: no file.
flag-simulate-workers = Number of processes; the rounds stay the same. Default: this one.
flag-simulate-cluster = Play on the Dask cluster whose scheduler has this address. Needs ludotheque[cluster]. Default: on this computer.

command-arena = Let bots play each other, each deal once from every seat; report wins, Elo and time per move.
flag-arena-bots = Two or more: levels (expert), bots with settings (greedy:slips=0.2; greedy@expert: as fast as that level), or the word levels for all levels of the game.
flag-arena-games = Number of matches per pair, rounded up so that every deal is played from every seat.
flag-arena-seats = Number of seats. With more than two, one bot plays against several of another. Default: the fewest the game allows.
flag-arena-pairs = Who plays whom: all against all, each against the next in the list (neighbours), or the first against all others.
flag-arena-chart = Draw the results in this file, .png or .svg. Needs ludotheque[charts]. Default: no chart.
flag-arena-csv = Write every match to this file. Default: no file.
flag-arena-parquet = Write every decision, with what the seat saw, to this file. Needs ludotheque[frames]. Default: no file.
flag-arena-workers = Number of processes; the results stay the same. Default: the number of cores.
flag-arena-cluster = Play on the Dask cluster whose scheduler has this address. Needs ludotheque[cluster]. Default: on this computer.

command-serve = Open Ludothèque in your browser and host tables until stopped.
flag-serve-host = The address to listen on; 0.0.0.0 for all network interfaces.
flag-serve-port = The port to listen on; 0 for any free port.
flag-serve-open = Open a browser, or don’t. Default: open one, if there is one.
flag-serve-data-dir = The folder for the tables. Default: your user data folder.
flag-serve-base-url = The address guests use, for links: https://games.example.org. Default: the one they came by.
flag-serve-database = Keep the tables in PostgreSQL, at postgresql://…; several servers can share it. Default: in the folder for the tables.
flag-serve-bus = Connect several servers through NATS, at nats://…. Default: one server alone.
flag-serve-keep-days = Delete tables and their matches after this many unused days; 0 to keep them for ever.
flag-serve-bot-workers = Worker processes in which bots think; 0 for as many as there are processors.
flag-serve-proxies = Trusted proxies, which may name the client: addresses or networks, separated by commas.
flag-serve-rate = Messages per second from one socket, twice as many in a burst; 0 for no limit.
flag-serve-sockets = Open sockets per address; 0 for no limit.
flag-serve-all-sockets = Open sockets in all; 0 for no limit.
flag-serve-tables = New tables per address per hour; 0 for no limit.
flag-serve-connections = HTTP connections per address, WebSockets not counted; 0 for no limit.
flag-serve-work = Processor seconds per minute that one address may use for replays, records, analyses and puzzles; 0 for no limit.
flag-serve-joins = New guests per address per minute; 0 for no limit.
flag-serve-codes = Short codes tried per address per minute; 0 for no limit.
flag-serve-all-codes = Short codes tried per minute in all; 0 for no limit.

command-prepare = Compile rules, bots and playouts for this computer now, instead of on first use.
command-schema = Print the JSON schema of the messages between a client and a table.

command-check = Check that everything a server keeps is as it was written, and say what is damaged. Changes nothing; the server may be running.

command-tables = List, show, export and delete the tables that a server keeps.
command-tables-list = List all tables.
command-tables-show = Show who is at a table and what was played there.
command-tables-export = Print the whole log of a table, one JSON document per line. It holds secrets, such as seeds: keep it to yourself.
command-tables-delete = Delete a table and all its matches. With tables in a folder, stop the server first.

command-client = Play at a table on a server, in the terminal.
flag-client-link = The link to the table. Default: open a new one with --open.
flag-client-open = Open a new table for this game instead of following a link. Default: follow the link.
flag-client-server = The server to open it on; with a link, other servers that host the same tables. Can be repeated. Default: the link’s own.
flag-client-seats = Number of seats at the new table. Default: the fewest the game allows.
flag-client-bots = Number of bot seats at the new table, from the last one on.
flag-client-level = Level of those bots, and of your own. Can be repeated, once for each bot. Default: the game’s usual level.
flag-client-setting = A setting of the new table, as name=value: clock, seconds, increment, pace, rhythm, countdown, signal, hints, best_place. With clock=day or clock=three-days it is played over days. Can be repeated. Default: the usual table.
flag-client-name = Your name at the table. Default: none.
flag-client-seat = The seat to take, counted from 1. Default: any free seat.
flag-client-token = Come back to your seat with this token. Default: come as a new guest.
flag-client-watch = Watch instead of playing.
flag-client-bot = Let a bot play for you.
flag-client-matches = Leave after this many matches. Default: stay.
flag-client-pace = Seconds your bot takes for a move. Default: as its level does.
flag-client-quiet = Print nothing about the match.

command-puzzle = Solo puzzles: put sixteen clovers in order by swapping them.
command-puzzle-play = Play a puzzle in the terminal.
command-puzzle-solve = Print a shortest solution of a puzzle; for one from the booklet, the printed solution too.
flag-puzzle-solve-all = Print and count all shortest solutions.
command-puzzle-show = Print a puzzle: its board, its maximum number of moves and its ID.
command-puzzle-list = List our puzzles and those from the booklet, with their maximum number of moves and their IDs.
command-puzzle-make = Make new puzzles and print their IDs, from the easiest to the hardest.
flag-puzzle-make-moves = Number of moves in a shortest solution, 1 to 10.
flag-puzzle-make-count = Number of puzzles, 1 to 1000.
command-puzzle-hunt = Search for the hardest puzzle, and print each new record.
flag-puzzle-hunt-seconds = Number of seconds to search; the climb under way is finished first.
flag-puzzle-hunt-seed = Seed of the random numbers.

command-booklet = Make a booklet of forty new puzzles with solutions, as a PDF; in braille, as a PDF and a BRF file.
flag-booklet-file = The file to write.
flag-booklet-house = Print our own forty puzzles instead.
flag-booklet-large = Use large print.
flag-booklet-braille = Write braille: a BRF file for an embosser or a display, and a PDF for swell paper.
flag-booklet-svg = Also write a picture of each puzzle to this folder. Default: no pictures.

command-completion = Print a script that lets your shell complete commands, flags and games with the Tab key.
flag-completion-shell = Your shell. Save the script where the shell looks for it, or have it read when the shell starts.
command-man = Print the man page, to be shown with man -l -.

# What is wrong with a line

wrong-unknown-command = There is no command “{ $value }”. { $guess ->
    [0] {""}
   *[other] Did you mean “{ $guess }”?{" "}
}Commands: { $allowed }.
wrong-unknown-flag = “{ $command }” has no flag { $value }. { $guess ->
    [0] {""}
   *[other] Did you mean { $guess }?{" "}
}To see all: { $command } --help
wrong-too-many = “{ $value }” is one word too many for “{ $command }”. To see what it takes: { $command } --help
wrong-missing-argument = “{ $command }” needs { $name } after it. To see what it takes: { $command } --help
wrong-missing-value = { $name } needs a value after it: { $allowed }.
wrong-not-a-choice = { $name } can’t be “{ $value }”. { $guess ->
    [0] {""}
   *[other] Did you mean { $guess }?{" "}
}Allowed: { $allowed }.
wrong-not-whole = { $name } takes a whole number, not “{ $value }”.
wrong-not-a-number = { $name } takes a number, not “{ $value }”.
wrong-not-yes-or-no = { $name } takes yes or no, not “{ $value }”.
wrong-too-narrow = { $name } takes { $least } or more, not { $value }.
wrong-twice = { $name } is there twice: give it once.
wrong-unreadable = I can’t make sense of this line. To see what it takes: { $command } --help
