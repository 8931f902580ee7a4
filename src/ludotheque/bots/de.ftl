## Fehler
bot-unknown-level = Eine Stufe namens { $value } gibt es nicht. Die Stufen dieses Spiels, von schwach nach stark: { $allowed }.
bot-unknown-bot = Dieses Spiel hat keinen Bot namens { $value }. Es gibt: { $allowed }.
bot-unknown-setting = Der Bot { $bot } hat keine Einstellung namens { $value }. Es gibt: { $allowed }.
bot-broken-weights = Die Gewichte in { $file } sind unbrauchbar: { $why }.
bot-missing-weights = Die Datei mit den Gewichten fehlt: { $file }.
bot-too-many-levels = Das sind { $value } Stufen für { $most } Bots.
