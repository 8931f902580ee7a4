## Errors
bot-unknown-level = There is no level called { $value }. This game’s levels, weakest first: { $allowed }.
bot-unknown-bot = This game has no bot called { $value }. Its bots: { $allowed }.
bot-unknown-setting = The bot { $bot } has no setting called { $value }. Its settings: { $allowed }.
bot-broken-weights = Can’t use the weights in { $file }: { $why }.
bot-missing-weights = The weights file { $file } is missing.
bot-too-many-levels = You gave { $value } levels for { $most } bots.
