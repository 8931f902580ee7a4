# The command line

serve-ready = Ludothèque is open: { $address }
serve-stop = Press Ctrl+C to stop.
serve-preparing = The games are being prepared for this computer, which happens once: about { $seconds } seconds. You can look around meanwhile; whatever you choose comes first.
serve-prepared-rules = { $game } is ready.
serve-prepared-bots = The bots of { $game } are ready, and its coach.
serve-prepared-puzzles = The solo puzzles are ready.
serve-all-prepared = Everything is ready.

error-bad-port = { $value } is not a port: they are numbers from 0 to { $most }, and 0 is any that is free.
error-bad-limit = The limit { $name } cannot be { $value }: it is a number from 1 on, or 0 for no limit.
error-bad-proxy = { $value } is not the address of a proxy or of a network, such as 10.0.0.7 or 10.0.0.0/8.
error-bad-base-url = { $value } cannot be the beginning of links. It is written https://games.example.org, without a path.
error-cannot-listen = The server cannot listen on { $address }: { $why }. Choose another port with --port.

# Answers to those who ask

error-starting = The server is starting. Please try again in a moment.
error-draining = The server is stopping. Please try again in a moment.
error-house-full = There is no room for more guests at the moment. Please try again soon.
error-too-many-requests = That was a lot at once. Please wait a little, then try again.
error-too-many-sockets = You have too many tables open. Please close some of them.
error-foreign-origin = A page of another site cannot do this.
error-wrong-token = This is not the token of a guest of this table.
error-no-profile-key = To do this, show the key of a profile: 32 to 64 letters, digits, dashes or underscores.
error-no-profile = There is no profile with this key.
error-profile-changed = Another device has changed this profile meanwhile. Look again, then add to what is there.
error-profile-forgotten = This profile was deleted.
error-no-token = To do this, come to the table first and show your token.
error-no-such-code = No table with a free seat has this code now. Check the six signs, or ask for a new one.
error-not-at-machine = Only the host of the table can do this, in a browser on the computer where the server runs.
error-no-local-network = This computer has no address on a local network. Is it connected to the Wi-Fi?
error-cannot-open-house = The server cannot listen on the local network: { $why }.
error-wrong-house-key = Open the page with the address that Ludothèque printed when it started: only it can let other devices in.
error-only-json = Only JSON is read here (Content-Type: application/json).
error-only-websocket = This is the address of a WebSocket.
error-unreadable-message = This message cannot be read. What can be sent is described in /api/messages.json and /schema.
error-message-too-long = This message is too long.
error-no-such-page = There is no page at this address.
error-no-such-method = This cannot be done here.
error-broken = Something went wrong on the server. Please try again.

# Pages

page-title = Ludothèque
page-what = A game library that is open day and night: tables for people and bots, for sight, ear and braille alike.
page-games = Games
page-play = Play
page-open-table = To open a table, type in a terminal:
page-for-programs = For programs: the interface of this server
page-table = A table of { $game } with { $seats } seats. { $free ->
    [0] All of them are taken: you can watch.
    [one] One is free.
   *[other] { $free } are free.
}
page-come = To come to this table, type in a terminal:
page-sorry = Sorry
