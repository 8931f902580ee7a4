## Errors
bot-unknown-level = There is no level called { $value }. This game’s levels, weakest first: { $allowed }.
bot-unknown-bot = This game has no bot called { $value }. Its bots: { $allowed }.
bot-unknown-setting = The bot { $bot } has no setting called { $value }. Its settings: { $allowed }.
bot-broken-weights = Can’t use the weights in { $file }: { $why }.
bot-missing-weights = The weights file { $file } is missing.
bot-too-many-levels = You gave { $value } levels for { $most } bots.
bot-bad-name = A bot’s name has 1 to 40 lower-case letters, digits, hyphens and underscores, such as careful-2, not { $value }.
bot-name-taken = { $game } has a bot or a level called { $value } already: give yours another name.
bot-not-a-bot = { $bot } is not a bot: { $value }. A bot takes a view and the open moves, and a seed if it wants one; or mark it as a batch policy.
bot-broken-package = Can’t load the bot { $bot } from { $value }: { $why }.
bot-no-action = The bot chose { $value }, which is neither a move nor the text of one.
bot-no-number = The policy chose { $value }. Give one whole number from 0 to { $most } for each row.
bot-closed = The policy chose “{ $value }”, which is not open.
bot-no-encoding = A batch policy can’t play { $game }: the game has no table of moves.
