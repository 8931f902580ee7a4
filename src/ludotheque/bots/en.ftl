## Errors
bot-unknown-level = There is no level called { $value }. The levels of this game, weakest first: { $allowed }.
bot-unknown-bot = There is no bot called { $value } for this game. Its bots: { $allowed }.
bot-unknown-setting = The bot { $bot } has no setting { $value }. Its settings: { $allowed }.
bot-broken-weights = The weights in { $file } cannot be used: { $why }.
bot-missing-weights = The weights file { $file } is missing.
bot-too-many-levels = There are { $value } levels for { $most } bots.
