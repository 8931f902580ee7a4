## Errors
bot-unknown-level = Aucun niveau ne s’appelle { $value }. Les niveaux de ce jeu, du plus faible au plus fort : { $allowed }.
bot-unknown-bot = Ce jeu n’a pas de robot { $value }. Ses robots : { $allowed }.
bot-unknown-setting = Le robot { $bot } n’a pas de réglage { $value }. Ses réglages : { $allowed }.
bot-broken-weights = Les poids du fichier { $file } sont inutilisables : { $why }.
bot-missing-weights = Il manque le fichier de poids { $file }.
bot-too-many-levels = Vous donnez { $value } niveaux pour { $most } robots.
