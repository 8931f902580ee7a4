## Errors
bot-unknown-level = Aucun niveau ne s’appelle { $value }. Les niveaux de ce jeu, du plus faible au plus fort : { $allowed }.
bot-unknown-bot = Ce jeu n’a pas de robot { $value }. Ses robots : { $allowed }.
bot-unknown-setting = Le robot { $bot } n’a pas de réglage { $value }. Ses réglages : { $allowed }.
bot-broken-weights = Les poids du fichier { $file } sont inutilisables : { $why }.
bot-missing-weights = Il manque le fichier de poids { $file }.
bot-too-many-levels = Vous donnez { $value } niveaux pour { $most } robots.
bot-bad-name = Le nom d’un robot a de 1 à 40 lettres minuscules, chiffres, traits d’union ou traits bas, par exemple careful-2. { $value } ne convient pas.
bot-name-taken = { $game } a déjà un robot ou un niveau { $value } : donnez un autre nom au vôtre.
bot-not-a-bot = { $bot } n’est pas un robot : { $value }. Un robot reçoit une vue et les coups possibles, et une graine s’il en veut une. Sinon, déclarez une stratégie par lots.
bot-broken-package = Impossible de charger le robot { $bot } depuis { $value } : { $why }.
bot-no-action = Le robot a choisi { $value } : ce n’est ni un coup ni le texte d’un coup.
bot-no-number = La stratégie a choisi { $value }. Il faut un nombre entier de 0 à { $most } par ligne.
bot-closed = La stratégie a choisi « { $value } », qui n’est pas possible.
bot-no-encoding = Une stratégie par lots ne peut pas jouer à { $game } : ce jeu n’a pas de table des coups.
