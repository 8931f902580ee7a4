# The command line

serve-ready = Ludothèque is open: { $address }
serve-stop = Press Ctrl+C to stop.
serve-preparing = We’re preparing the games for this computer, just this once: about { $seconds } seconds. Look around: whatever you choose comes first.
serve-prepared-rules = { $game } is ready.
serve-prepared-bots = The bots and the coach of { $game } are ready.
serve-prepared-puzzles = The solo puzzles are ready.
serve-all-prepared = Everything is ready.

error-bad-port = { $value } is not a port: ports are numbers from 0 to { $most }, and 0 means any free port.
error-bad-limit = The limit { $name } cannot be { $value }: give a number of 1 or more, or 0 for no limit.
error-bad-proxy = { $value } is not the address of a proxy or a network, such as 10.0.0.7 or 10.0.0.0/8.
error-bad-base-url = Links cannot begin with { $value }. Write it as https://games.example.org, without a path.
error-cannot-listen = The server cannot listen on { $address }: { $why }. Choose another port with --port.

# Answers to those who ask

error-starting = The server is starting. Please try again in a moment.
error-draining = The server is stopping. Please try again in a moment.
error-house-full = The server is full right now. Please try again soon.
error-too-busy = The server is too busy right now. Please try again in a moment.
error-too-many-requests = That was a lot at once. Please wait a little, then try again.
error-too-many-sockets = You have too many tables open. Please close some of them.
error-too-many-connections = There are too many connections from your address. Please close some and try again.
error-busy = The server is busy with other matches. Please try again in a moment.
error-foreign-origin = A page from another site cannot do this.
error-wrong-token = This token belongs to nobody at this table.
error-no-profile-key = This needs the key of a profile: 32 to 64 letters, digits, dashes or underscores.
error-no-profile = There is no profile with this key.
error-profile-changed = Another device has changed this profile in the meantime. Read it again, then add your changes.
error-profile-forgotten = This profile was deleted.
error-no-token = Join the table first and show your token.
error-no-such-code = No table with a free seat has this code. Check the six characters, or ask for a new code.
error-not-at-machine = Only the host can do this, in a browser on the computer that runs the server.
error-no-local-network = This computer has no address on a local network. Is it connected to the Wi-Fi?
error-cannot-open-house = The server cannot listen on the local network: { $why }.
error-wrong-house-key = Open the page with the address Ludothèque printed when it started: only that one can let other devices in.
error-only-json = Only JSON is read here (Content-Type: application/json).
error-only-websocket = This address is for a WebSocket.
error-bad-handshake = This is not the handshake of a WebSocket.
error-unreadable-message = Can’t read this message. /api/messages.json and /schema describe what you can send.
error-message-too-long = This message is too long.
error-no-such-page = There is no page at this address.
error-no-such-method = You can’t do this here.
error-broken = Something went wrong on the server. Please try again.

# Pages

page-title = Ludothèque
page-what = Board and card games, open day and night: play with people or bots, by sight, by ear or in braille.
page-games = Games
page-play = Play
page-open-table = To open a table, type in a terminal:
page-for-programs = API for developers
page-table = A { $game } table with { $seats } seats. { $free ->
    [0] All seats are taken, but you can watch.
    [one] One is free.
   *[other] { $free } are free.
}
page-come = To join this table, type in a terminal:
page-sorry = Sorry
