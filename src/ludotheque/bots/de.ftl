## Fehler
bot-unknown-level = Eine Stufe namens { $value } gibt es nicht. Die Stufen dieses Spiels, von schwach nach stark: { $allowed }.
bot-unknown-bot = Dieses Spiel hat keinen Bot namens { $value }. Es gibt: { $allowed }.
bot-unknown-setting = Der Bot { $bot } hat keine Einstellung namens { $value }. Es gibt: { $allowed }.
bot-broken-weights = Die Gewichte in { $file } sind unbrauchbar: { $why }.
bot-missing-weights = Die Datei mit den Gewichten fehlt: { $file }.
bot-too-many-levels = Das sind { $value } Stufen für { $most } Bots.
bot-bad-name = Der Name eines Bots besteht aus 1 bis 40 Kleinbuchstaben, Ziffern, Binde- und Unterstrichen, zum Beispiel careful-2. { $value } geht nicht.
bot-name-taken = { $game } hat schon einen Bot oder eine Stufe namens { $value }. Bitte einen anderen Namen wählen.
bot-not-a-bot = { $bot } ist kein Bot: { $value }. Ein Bot nimmt eine Ansicht und die möglichen Züge, auf Wunsch auch einen Startwert. Eine Strategie für viele Spiele zugleich muss als solche markiert sein.
bot-broken-package = Der Bot { $bot } lässt sich nicht aus { $value } laden: { $why }.
bot-no-action = Der Bot hat { $value } gewählt. Das ist weder ein Zug noch der Text eines Zugs.
bot-no-number = Die Strategie hat { $value } gewählt. Nötig ist für jede Zeile eine ganze Zahl von 0 bis { $most }.
bot-closed = Die Strategie hat „{ $value }“ gewählt. Dieser Zug ist nicht möglich.
bot-no-encoding = Eine Strategie für viele Spiele zugleich kann { $game } nicht spielen: Das Spiel hat keine Tabelle der Züge.
