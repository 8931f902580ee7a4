# Les mots de la ligne de commande : son aide, la page de manuel, la complétion du shell et ce qu’elle dit d’une ligne
# fausse. Une commande est command-NOM ; une option est flag-COMMANDE-NOM, ou flag-NOM si plusieurs commandes l’ont.

about = Quatre jeux de société à jouer entre amis ou avec des robots, et à étudier.
about-default = Sans commande, c’est serve, avec les options de serve.
about-settings = Les options qui ont une variable se règlent aussi une fois pour toutes : par cette variable, ou par le nom qui suit LUDOTHEQUE_, en minuscules, dans le fichier de réglages (settings.toml).
about-more = Pour en savoir plus sur une commande : { $command }

headed = { $heading } :
heading-usage = Utilisation
heading-name = Nom
heading-synopsis = Synopsis
heading-description = Description
heading-commands = Commandes
heading-arguments = Arguments
heading-flags = Options
heading-flags-everywhere = Options de toutes les commandes
heading-exit = Codes de sortie
heading-settings = Réglages

default = Par défaut : { $value }.
variable = Variable : { $name }.

value-number = NOMBRE
value-path = CHEMIN
value-text = TEXTE
value-command = COMMANDE
value-flags = OPTIONS
value-game = JEU
value-games = JEUX
value-lesson = LEÇON
value-file = FICHIER
value-bots = ROBOTS
value-link = LIEN
value-which = CASSE-TÊTE
value-table = TABLE
value-shell = SHELL

exit-0 = Tout s’est bien passé.
exit-1 = L’enregistrement ne tient pas, ou c’est celui d’une autre partie ; ce que garde un serveur est abîmé. Ou encore : le programme qui lisait la sortie s’est arrêté de lire.
exit-2 = Une option, un fichier ou un réglage est faux : le message sur la sortie d’erreur dit lequel.
exit-130 = Interrompu par Ctrl-C.

# Les options que plusieurs commandes partagent

flag-lang = La langue à utiliser. Par défaut : LUDOTHEQUE_LANG, ou la langue de votre système.
flag-plain = Des lignes simples : sans dessins, tableaux, guillemets courbes ni autres signes que les lecteurs d’écran écorchent.
flag-columns = Couper les lignes après ce nombre de caractères, 20 au moins. Par défaut : la largeur du terminal.
flag-help = Afficher cette aide.
flag-version = Afficher la version.
flag-option = Choisir une option du jeu, sous la forme nom=valeur. Peut se répéter. Par défaut : les règles habituelles du jeu.
flag-seats = Le nombre de places. Par défaut : le moins que le jeu permette.
flag-brief = Ne pas montrer la table avant chaque tour.
flag-braille = Montrer les nombres, et les plateaux des jeux qui le permettent, en braille Unicode.
flag-json = Écrire un seul document JSON, lisible par un programme, au lieu d’un texte.
flag-data-dir = Le dossier des tables. Par défaut : votre dossier de données.
flag-database = La base PostgreSQL des tables, à postgresql://…. Par défaut : le dossier des tables.
flag-table = Le nom de la table, tel qu’il est dans son lien.
flag-contracted = Utiliser le braille abrégé.
flag-verbosity = Ce qu’on vous dit : seulement ce qui vous concerne (quiet), l’habituel (usual), ou tout (everything).
flag-sound = Un son pour votre tour, les coups refusés et la fin : la cloche du terminal (bell), ou des notes (tones).
flag-seed = La graine, pour obtenir la même chose une autre fois. Par défaut : une nouvelle.
flag-game = Le jeu ; voir ludotheque games.
flag-file = Le fichier de l’enregistrement.
flag-which = Un casse-tête : son identifiant, ses seize nombres, le numéro d’un des nôtres, livret 23 à livret 34, ou un jour comme 2026-07-01. Par défaut : celui du jour.

# Les commandes

command-play = Jouer contre des robots dans le terminal.
flag-play-game = Le jeu ; voir ludotheque games. Par défaut : le premier de l’étagère.
flag-play-seat = Votre place, à partir de 1.
flag-play-level = Le niveau des robots ; voir ludotheque games. Peut se répéter, une fois par robot. Par défaut : le niveau habituel du jeu.
flag-play-seed = Distribuer à partir de cette graine. Par défaut : une graine secrète.
flag-play-words = Vos propres mots, à mêler à la graine. Par défaut : aucun.
flag-play-watch = Regarder des robots jouer à toutes les places.
flag-play-turns = Dans un jeu en temps réel : les robots jouent une fois après chacun de vos coups, et non à l’horloge.
flag-play-pace = Les secondes qu’un robot prend pour un coup. Par défaut : selon son niveau.
flag-play-record = Garder l’enregistrement de la partie dans ce fichier. Par défaut : il n’est pas gardé.
flag-play-resume = Reprendre la dernière partie quittée, ou la dernière du jeu que vous nommez.
flag-play-data-dir = Le dossier des parties inachevées. Par défaut : votre dossier de données.

command-learn = Apprendre un jeu pas à pas dans le terminal.
flag-learn-game = Le jeu à apprendre. Par défaut : la liste des leçons.
flag-learn-lesson = La leçon. Par défaut : la première du jeu.

command-games = Lister les jeux de l’étagère, avec leurs options.

command-rules = Afficher les règles d’un jeu, ou les enregistrer en audio.
flag-rules-file = Écrire les règles dans ce fichier ; en braille, dans deux fichiers, .brf et .pdf. Par défaut : à l’écran, ou dans des fichiers au nom du jeu.
flag-rules-braille = Écrire en braille : un fichier BRF pour une embosseuse ou une plage, et un PDF pour papier gonflant.
flag-rules-audio = Enregistrer les règles dans ce fichier, .wav ou .mp3, avec des chapitres. Demande espeak-ng ou Piper. Par défaut : pas d’audio.
flag-rules-voice = La voix à utiliser : un fichier Piper (.onnx), ou le nom d’une voix d’espeak-ng. Par défaut : la meilleure installée.

command-marks = Fabriquer des repères tactiles pour vos propres boîtes de jeu, en PDF et SVG à taille réelle, avec une page qui les explique.
flag-marks-games = Les jeux. Par défaut : tous ceux qui ont des repères.
flag-marks-folder = Le dossier où écrire.
flag-marks-digits = Les chiffres braille : antoine, ou les lettres a à j après un signe (letters), comme dans l’édition ACCESS. Par défaut : selon la langue.

command-verify = Vérifier l’enregistrement d’une partie finie, et dire ce qu’il prouve et ce qu’il ne prouve pas.
flag-verify-commitment = Le sceau que vous avez noté avant la partie : 64 chiffres hexadécimaux. Par défaut : aucun à comparer.
flag-verify-table = Le lien vers la table ou vers la partie à revoir, pour comparer avec ce que son serveur a publié. Par défaut : rien à comparer.

command-replay = Raconter la partie d’un enregistrement, coup par coup.
flag-replay-seat = La raconter comme on l’a vue de cette place. Par défaut : en spectateur.

command-analyse = Revenir sur l’enregistrement d’une partie : les chances de gagner à chaque tour, les tournants, le hasard et les choix.
flag-analyse-chart = Dessiner les chances dans ce fichier, .png ou .svg. Demande ludotheque[charts]. Par défaut : pas de dessin.

command-simulate = Jouer beaucoup de manches au hasard, et dire leur longueur, les scores, et quelle place a l’avantage.
flag-simulate-games = Le nombre de manches.
flag-simulate-parquet = Écrire dans ce fichier une ligne pour chaque place de chaque manche. Demande ludotheque[frames]. Par défaut : pas de fichier.
flag-simulate-workers = Nombre de processus ; les manches restent les mêmes. Par défaut : celui-ci seul.
flag-simulate-cluster = Jouer sur la grappe Dask dont l’ordonnanceur a cette adresse. Demande ludotheque[cluster]. Par défaut : sur cet ordinateur.

command-arena = Faire jouer des robots entre eux, chaque donne une fois depuis chaque place ; dire les victoires, l’Elo et le temps par coup.
flag-arena-bots = Deux ou plus : des niveaux (expert), des robots avec leurs réglages (greedy:slips=0.2 ; greedy@expert : aussi vite que ce niveau), ou le mot levels pour tous les niveaux du jeu.
flag-arena-games = Le nombre de parties par paire, arrondi pour que chaque donne se joue depuis chaque place.
flag-arena-seats = Le nombre de places. À plus de deux, un robot joue contre plusieurs exemplaires d’un autre. Par défaut : le moins que le jeu permette.
flag-arena-pairs = Qui joue contre qui : tous contre tous (all), chacun contre le suivant de la liste (neighbours), ou le premier contre tous les autres (first).
flag-arena-chart = Dessiner les résultats dans ce fichier, .png ou .svg. Demande ludotheque[charts]. Par défaut : pas de dessin.
flag-arena-csv = Écrire chaque partie dans ce fichier. Par défaut : pas de fichier.
flag-arena-parquet = Écrire dans ce fichier chaque décision, avec ce que la place voyait. Demande ludotheque[frames]. Par défaut : pas de fichier.
flag-arena-workers = Le nombre de processus ; les résultats restent les mêmes. Par défaut : le nombre de cœurs.
flag-arena-cluster = Jouer sur la grappe Dask dont l’ordonnanceur a cette adresse. Demande ludotheque[cluster]. Par défaut : sur cet ordinateur.

command-serve = Ouvrir Ludothèque dans votre navigateur et tenir des tables jusqu’à l’arrêt.
flag-serve-host = L’adresse où écouter ; 0.0.0.0 pour toutes les interfaces réseau.
flag-serve-port = Le port où écouter ; 0 pour n’importe quel port libre.
flag-serve-open = Ouvrir un navigateur, ou non. Par défaut : en ouvrir un, s’il y en a un.
flag-serve-data-dir = Le dossier des tables. Par défaut : votre dossier de données.
flag-serve-base-url = L’adresse que vos invités utilisent, pour les liens : https://games.example.org. Par défaut : celle par où ils sont venus.
flag-serve-database = Garder les tables dans PostgreSQL, à postgresql://… ; plusieurs serveurs peuvent le partager. Par défaut : dans le dossier des tables.
flag-serve-bus = Relier plusieurs serveurs par NATS, à nats://…. Par défaut : un serveur seul.
flag-serve-keep-days = Effacer les tables et leurs parties après ce nombre de jours sans visite ; 0 pour les garder toujours.
flag-serve-bot-workers = Processus dans lesquels les robots réfléchissent ; 0 pour autant que de processeurs.
flag-serve-proxies = Les proxys de confiance, qui peuvent nommer le client : adresses ou réseaux, séparés par des virgules.
flag-serve-rate = Messages par seconde d’une connexion, le double en rafale ; 0 pour aucune limite.
flag-serve-sockets = Connexions ouvertes par adresse ; 0 pour aucune limite.
flag-serve-all-sockets = Connexions ouvertes en tout ; 0 pour aucune limite.
flag-serve-tables = Nouvelles tables par adresse et par heure ; 0 pour aucune limite.
flag-serve-connections = Connexions HTTP par adresse, sans compter les WebSockets ; 0 pour aucune limite.
flag-serve-work = Secondes de processeur par minute qu’une adresse peut demander pour revoir ou analyser des parties et pour les casse-tête ; 0 pour aucune limite.
flag-serve-joins = Nouveaux invités par adresse et par minute ; 0 pour aucune limite.
flag-serve-codes = Codes courts essayés par adresse et par minute ; 0 pour aucune limite.
flag-serve-all-codes = Codes courts essayés par minute en tout ; 0 pour aucune limite.

command-prepare = Compiler dès maintenant les règles, les robots et les simulations pour cet ordinateur, plutôt qu’au premier usage.
command-schema = Afficher le schéma JSON des messages entre un client et une table.

command-check = Vérifier que tout ce que garde un serveur est tel qu’il a été écrit, et dire ce qui est abîmé. Ne modifie rien ; le serveur peut tourner.

command-tables = Lister, montrer, exporter et supprimer les tables que garde un serveur.
command-tables-list = Lister toutes les tables.
command-tables-show = Montrer qui est à une table et ce qui y a été joué.
command-tables-export = Écrire tout le journal d’une table, un document JSON par ligne. Il contient des secrets, comme les graines : gardez-le pour vous.
command-tables-delete = Supprimer une table et toutes ses parties. Si les tables sont dans un dossier, arrêtez d’abord le serveur.

command-client = Jouer à la table d’un serveur, dans le terminal.
flag-client-link = Le lien vers la table. Par défaut : en ouvrir une avec --open.
flag-client-open = Ouvrir une nouvelle table pour ce jeu au lieu de suivre un lien. Par défaut : suivre le lien.
flag-client-server = Le serveur où l’ouvrir ; avec un lien, d’autres serveurs qui tiennent les mêmes tables. Peut se répéter. Par défaut : celui du lien.
flag-client-seats = Le nombre de places à la nouvelle table. Par défaut : le moins que le jeu permette.
flag-client-bots = Le nombre de places de robots à la nouvelle table, à partir de la dernière.
flag-client-level = Le niveau de ces robots, et du vôtre. Peut se répéter, une fois par robot. Par défaut : le niveau habituel du jeu.
flag-client-setting = Un réglage de la nouvelle table, sous la forme nom=valeur : clock, seconds, increment, pace, rhythm, countdown, signal, hints, best_place. Avec clock=day ou clock=three-days, on joue sur plusieurs jours. Peut se répéter. Par défaut : la table habituelle.
flag-client-name = Votre nom à la table. Par défaut : aucun.
flag-client-seat = La place à prendre, à partir de 1. Par défaut : n’importe quelle place libre.
flag-client-token = Revenir à votre place avec ce jeton. Par défaut : venir en nouvel invité.
flag-client-watch = Regarder au lieu de jouer.
flag-client-bot = Laisser un robot jouer pour vous.
flag-client-matches = Partir après ce nombre de parties. Par défaut : rester.
flag-client-pace = Les secondes que votre robot prend pour un coup. Par défaut : selon son niveau.
flag-client-quiet = Ne rien afficher de la partie.

command-puzzle = Les casse-tête en solitaire : remettre seize trèfles en ordre en les échangeant.
command-puzzle-play = Jouer un casse-tête dans le terminal.
command-puzzle-solve = Afficher une des plus courtes solutions d’un casse-tête ; pour ceux du livret, la solution imprimée aussi.
flag-puzzle-solve-all = Afficher et compter toutes les plus courtes solutions.
command-puzzle-show = Afficher un casse-tête : son plateau, son nombre maximum de coups et son identifiant.
command-puzzle-list = Lister nos casse-tête et ceux du livret, avec leur nombre maximum de coups et leur identifiant.
command-puzzle-make = Créer de nouveaux casse-tête et afficher leurs identifiants, du plus facile au plus difficile.
flag-puzzle-make-moves = Le nombre de coups d’une plus courte solution, de 1 à 10.
flag-puzzle-make-count = Le nombre de casse-tête, de 1 à 1000.
command-puzzle-hunt = Chercher le casse-tête le plus difficile, et afficher chaque nouveau record.
flag-puzzle-hunt-seconds = Le nombre de secondes de recherche ; la montée en cours se termine d’abord.
flag-puzzle-hunt-seed = La graine du hasard.

command-booklet = Fabriquer un livret de quarante nouveaux casse-tête avec leurs solutions, en PDF ; en braille, en PDF et en BRF.
flag-booklet-file = Le fichier à écrire.
flag-booklet-house = Imprimer plutôt nos quarante casse-tête.
flag-booklet-large = En gros caractères.
flag-booklet-braille = Écrire en braille : un fichier BRF pour une embosseuse ou une plage, et un PDF pour papier gonflant.
flag-booklet-svg = Écrire aussi une image de chaque casse-tête dans ce dossier. Par défaut : pas d’images.

command-completion = Afficher un script qui permet à votre shell de compléter commandes, options et jeux avec la touche Tab.
flag-completion-shell = Votre shell. Rangez le script là où il le cherche, ou faites-le lire au démarrage.
command-man = Afficher la page de manuel, à lire avec man -l -.

# Ce qui ne va pas dans une ligne

wrong-unknown-command = Il n’y a pas de commande « { $value } ». { $guess ->
    [0] {""}
   *[other] Vouliez-vous dire « { $guess } » ?{" "}
}Commandes : { $allowed }.
wrong-unknown-flag = « { $command } » n’a pas d’option { $value }. { $guess ->
    [0] {""}
   *[other] Vouliez-vous dire { $guess } ?{" "}
}Pour les voir toutes : { $command } --help
wrong-too-many = « { $value } » est un mot de trop pour « { $command } ». Pour voir ce qu’il faut : { $command } --help
wrong-missing-argument = Il manque { $name } après « { $command } ». Pour voir ce qu’il faut : { $command } --help
wrong-missing-value = Il manque une valeur après { $name } : { $allowed }.
wrong-not-a-choice = { $name } ne peut pas être « { $value } ». { $guess ->
    [0] {""}
   *[other] Vouliez-vous dire { $guess } ?{" "}
}Au choix : { $allowed }.
wrong-not-whole = { $name } attend un nombre entier, pas « { $value } ».
wrong-not-a-number = { $name } attend un nombre, pas « { $value } ».
wrong-not-yes-or-no = { $name } attend yes ou no, pas « { $value } ».
wrong-too-narrow = { $name } attend { $least } ou plus, pas { $value }.
wrong-twice = { $name } figure deux fois : donnez-le une seule fois.
wrong-unreadable = Cette ligne est incompréhensible. Pour voir ce qu’il faut : { $command } --help
