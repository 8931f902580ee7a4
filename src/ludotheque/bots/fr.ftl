## Errors
bot-unknown-level = Il n’y a pas de niveau { $value }. Les niveaux de ce jeu, du plus faible au plus fort : { $allowed }.
bot-unknown-bot = Aucun robot ne s’appelle { $value } pour ce jeu. Ses robots : { $allowed }.
bot-unknown-setting = Le robot { $bot } n’a pas de réglage { $value }. Ses réglages : { $allowed }.
bot-broken-weights = Les poids du fichier { $file } sont inutilisables : { $why }.
bot-missing-weights = Le fichier de poids { $file } manque.
bot-too-many-levels = Il y a { $value } niveaux pour { $most } robots.
