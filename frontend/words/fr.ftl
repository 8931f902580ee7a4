# Ce que dit la page elle-même. Les jeux ont leurs propres fichiers à côté.

page-title = Ludothèque
loading = Un instant…
trouble = Quelque chose s’est mal passé. Rechargez la page et réessayez.
out-of-reach = Serveur injoignable. Reconnexion…
    .table = Il faut une connexion pour jouer, et le serveur est injoignable. Reconnexion…
offline = Vous êtes hors ligne. Les règles, les leçons et les casse-tête restent disponibles ; pour jouer à une table, il faut une connexion.
line-lost = Connexion perdue. Reconnexion… Vos coups ne sont pas perdus.
close = Fermer
you = Vous
table = Table

# La barre

bar-home = Ludothèque, retour à l’étagère
bar-language = Langue
bar-theme = Thème
bar-sound = Sons
theme-system = comme cet appareil
theme-day = jour
theme-night = nuit
theme-contrast = contraste élevé

# Ce qui est compilé au premier démarrage

preparing-shelf = Nous préparons les jeux pour cet ordinateur, une fois pour toutes. Faites un tour : ce que vous choisissez passe en premier.
preparing-rules = { $title } se prépare pour cet ordinateur, une fois pour toutes.
preparing-bots = Les robots { DE($title) } se préparent pour cet ordinateur, une fois pour toutes.
preparing-bots-here = Les robots se préparent pour cet ordinateur, une fois pour toutes : environ { $seconds } secondes.
preparing-coach = L’entraîneur se prépare, une fois pour toutes : environ { $seconds } secondes.
preparing-then = La partie commence dès qu’ils sont prêts.
preparing-seconds = environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
preparing-done = { $title } est prêt.

# L’étagère

shelf-title = Prenez une chaise
shelf-lead = Des jeux de société, des jeux de cartes et un casse-tête par jour, ouverts jour et nuit.
shelf-players = { $least } à { $most } joueurs
shelf-minutes = { $minutes } min
shelf-play = Jouer
shelf-invite = Inviter
shelf-rules = Règles
shelf-me = Moi : résultats, série en cours, autres appareils
shelf-programs = API pour les développeurs
shelf-puzzles = Casse-tête en solitaire
shelf-alone = pour une personne
shelf-daily = Casse-tête du jour
shelf-about-puzzles = Remettez en ordre seize trèfles sur un plateau dont les bords se rejoignent. Un nouveau chaque jour, et bien d’autres.
to-the-shelf = Retour à l’étagère
to-the-board = Aller au plateau
to-the-table = Aller à la table

# Une nouvelle table

new-lead-bots = Vous contre les robots : la partie commence tout de suite.
new-lead-friends = Vous recevez un lien. Toute personne qui l’ouvre peut s’asseoir et jouer.
my-name = Votre nom
my-language = Votre langue
my-seat = Votre place
name-usual = Anonyme
name-you = { $name } (vous)
new-people = Personnes
new-people-count = { $count ->
    [1] moi seulement
   *[other] { $count } personnes, dont moi
}
new-bots = Robots
new-bots-count = { $count ->
    [0] aucun robot
    [1] un robot
   *[other] { $count } robots
}
new-level = Vos adversaires
level-of-animal = { $name }, { $level }
new-level-each = Un niveau pour chaque robot
new-level-of = Robot { $number }
new-usual = Rétablir les réglages par défaut
new-options = Règles de cette table
new-play = Jouer
new-open = Ouvrir la table
no-such-page = Il n’y a pas de page à cette adresse.
no-such-game = Ce jeu n’est pas sur l’étagère.
term = { $title } : { $value }
seat-number = Place { $number }
seat-any = n’importe quelle place libre

# Venir à une table

join-lead = { $free ->
    [0] Toutes les places à la table { DE($host) } sont prises. Vous pouvez regarder.
    [1] { $host } vous a gardé une place.
   *[other] { $host } a gardé { $free } places libres.
}
join-lead-nobody = { $free ->
    [0] Toutes les places sont prises. Vous pouvez regarder.
    [1] Une place est libre.
   *[other] { $free } places sont libres.
}
join-here = Déjà là : { $names }
join-sit = S’asseoir
join-watch = Regarder

# Le rassemblement

lobby-subtitle = une table à { $seats } places
lobby-title = À la table
lobby-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
lobby-full = Tout le monde est là
lobby-ready = C’est bon pour moi
lobby-wait = Encore un moment
lobby-start = Commencer la partie
lobby-start-bots = Commencer avec des robots
lobby-bots-note = Les robots prennent les places libres.
lobby-host-starts = L’hôte lance la partie quand tout le monde est prêt.
lobby-watching = Vous regardez. Prenez une place libre pour jouer.
lobby-fair = La donne est scellée
lobby-fair-why = La graine de la donne est déjà choisie. Ce sceau fige la graine et les règles de cette table ; il change avec les règles. Votre navigateur le garde : après la partie, vous pourrez vérifier que rien n’a changé. Vous pouvez aussi y mêler vos propres mots, pour que personne n’ait pu choisir la donne.
lobby-words = Vos propres mots à mêler à la donne
lobby-terms = Règles de cette table
lobby-seats = Places
lots = Tirer au sort
lots-chosen = au sort
own-of = { $title } : { $who }
seat-begins = commence
seat-up = Faire monter { $who } à la place { $number }
seat-down = Faire descendre { $who } à la place { $number }
seat-free = Place libre
seat-host = hôte
seat-away = hors ligne
seat-stand-in = { $bot } joue à sa place
seat-ready = c’est bon
seat-level = Qui joue à la place { $number }
seat-not-ready = pas encore
seat-take = S’asseoir ici
seat-give-bot = Ajouter un robot
seat-make-free = Libérer cette place
seat-stand = Quitter cette place
share-link = Lien vers cette table
share-qr = Le lien en QR code
invite-title = Invitez vos amis
invite-lead = Toute personne qui ouvre ce lien vous rejoint à la table. Pas besoin de compte.
invite-here-only = Pour l’instant, seul cet ordinateur peut ouvrir la table.
invite-camera = Scannez le QR code avec un téléphone
invite-read-out = Ou dictez le code
invite-code = Code à dicter : { $signs }
invite-type = Vos amis le tapent sur l’étagère, sous « J’ai un code ».
invite-link = Ou envoyez le lien
invite-share = Partager
invite-copy = Copier le lien
invite-at-home = Il marche à la maison, sur votre Wi-Fi.
invite-numbers = Les chiffres sont l’adresse de cet ordinateur sur votre Wi-Fi ; ailleurs, ils ne marchent pas.
invite-more = Plus de monde que de places ? Les autres regardent et prennent une place dès qu’elle se libère.
invite-hollow = Le QR code apparaît ici dès que vous laissez entrer les autres.
invite-hollow-none = Pas de QR code : aucun autre appareil ne peut ouvrir cette table.
invite-until-then = En attendant, sur cet ordinateur seulement
invite-second-window = À deux devant un écran ? Ouvrez-le dans une deuxième fenêtre.
house = Ludothèque
house-ask = Laisser entrer les autres sur votre Wi-Fi ?
house-tick-guests = Les téléphones et ordinateurs de votre Wi-Fi peuvent rejoindre la table.
house-tick-safe = Personne d’autre ne le peut.
house-tick-close = L’accès se referme quand vous arrêtez le programme, ou d’un clic ici.
house-do-open = Laisser entrer
house-close = Refermer
house-open = Ouvert : les appareils de votre Wi-Fi peuvent venir.
house-closed = Fermé : seul cet ordinateur peut ouvrir la table.
house-ask-host = L’hôte peut laisser entrer les autres, sur l’ordinateur où tourne Ludothèque.
house-key = Pour laisser entrer d’autres appareils, ouvrez Ludothèque avec l’adresse affichée au démarrage.
house-no-address = Les autres appareils n’ont pas d’adresse pour cet ordinateur. Lancez Ludothèque avec --base-url et l’adresse que vos invités utilisent.
link-copied = Lien copié.
link-copied-short = Copié

# Une table par son code

code-label = J’ai un code
code-go = Aller à la table

# À la table

log = Coups
log-empty = Il ne s’est encore rien passé.
log-move = Coup
log-undone = annulé
log-earlier = Coups précédents
    .talk = Messages précédents
log-beginning = C’est ici que tout a commencé.
log-no-talk = Aucun message pour l’instant.
talk = Discussion
talk-watching = Vous regardez. Prenez une place pour discuter.
ear = À l’oreille
help = Aide
menu = Menu
phrases = Phrases toutes faites
chat-label = Dire quelque chose
chat-send = Envoyer
clock = Pendule
left-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
left-hours = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
left-minutes = { $minutes ->
    [one] encore { $minutes } minute
   *[other] encore { $minutes } minutes
}
watching = Vous regardez.
here = ici
people-here = À cette table
watchers = { $count ->
    [1] et un spectateur
   *[other] et { $count } spectateurs
}
status-yours = À vous
status-plays = { $count ->
    [1] { $who } joue
   *[other] { $who } jouent
}
status-round = Manche { $round }, jusqu’à { $target }
status-over = La partie est finie
status-paused = En pause
status-waits = Le jeu va reprendre
status-nobody = Ce n’est à personne de jouer pour l’instant.
proposal = Une demande
proposal-yes = D’accord
proposal-no = Non
proposal-withdraw = Retirer
away = { $who } n’est pas là.
away-over = { $who } est de retour.
away-ask = Demander un robot
come-back = Reprendre la main
resume = Demander à reprendre
hint = Indice
hint-a = Indice
hint-do = Jouer ce coup
hint-sure-3 = Plutôt sûr.
hint-sure-2 = Probable.
hint-sure-1 = Très serré.
hint-sure-0 = Égalité.
hint-against = Gagne { $chance } fois sur 100 ; { $deed } : { $other } fois.
hint-alone = Gagne { $chance } fois sur 100.
hint-wins = Gagne à coup sûr.
hint-lost = Tous les coups perdent maintenant.
hint-tie = { $count ->
    [1] { $deed } : aussi bien, { $chance } fois sur 100.
   *[other] { $count } autres coups sont aussi bons : ils gagnent { $chance } fois sur 100.
}
hint-thinking = L’entraîneur réfléchit…
hint-others = Les meilleurs coups
hint-compare = Autres idées
hint-chance = { $chance } % ± { $margin }
hint-chance-certain = { $chance } %
hint-chance-rough = ≈ { $chance } %
hint-rough = ≈ : une première estimation, qui peut être loin du compte.
ask-hint = Demander un indice à l’entraîneur (tout le monde le voit)
ask-undo = Demander à annuler mon dernier coup
ask-pause = Demander une pause
ask-stand-in = Demander un robot pour jouer à la place { DE($who) }
leave = Quitter la table
leave-playing = Partir (un robot me remplace)
sounds-learn = Apprendre les sons
sounds-beside = Apprendre les sons (nouvel onglet)
rules-beside = Règles (nouvel onglet)
choices = Vos préférences
choose-still = Sans animation
choose-letters = Raccourcis à une touche
    .help = Lettres, chiffres et signes sans Alt ni Ctrl. Tab, les flèches, Entrée et Espace marchent toujours.
choose-verbosity = Ce que dit un lecteur d’écran
verbosity-quiet = peu
    .help = Ce qui vous concerne : votre tour et ce que les autres ont fait, les coups refusés, les réponses, la fin.
verbosity-usual = normal
    .help = Votre tour et ce que les autres ont fait, et leurs coups quand l’attente dure.
verbosity-everything = tout
    .help = Chaque coup de chacun, au fur et à mesure, avec les couleurs.
choose-sounds = Sons
sound-wood = Poser
sound-leaf = Piocher
sound-refused = Coup refusé
sound-again = Tour de plus
sound-turn = Début d’un tour ou d’une manche
sound-win = Victoire
sound-talk = Discussion
plain-actions = Ce que vous pouvez faire
plain-seen = Ce que vous voyez
plain-scores = Scores
plain-plays = joue maintenant
plain-wins = gagne
plain-true = oui
plain-false = non
plain-none = rien
plain-instead = Le plateau de ce jeu ne fonctionne pas ici. Celui-ci, tout simple, permet d’en faire autant.

# Questions et commandes

queries = Questions
queries-how = Vous entendez chaque réponse ; les touches marchent partout à la table. Activez un de ces boutons pour changer sa touche.
key-change = { $name } : Alt et { $key }. Changer de touche.
key-press = Appuyez sur la lettre ou le chiffre voulu ; Échap garde l’ancienne.
key-is = { $name } : Alt et { $key }.
key-not = { $key } ne peut pas servir : le navigateur en a besoin. Rien n’a changé.
key-kept = Toujours { $key }.
keys-usual = Revenir aux touches par défaut
query-again = Répéter
query-last = Le dernier coup
query-since = Ce que les autres ont fait depuis mon coup
since-nothing = Rien ne s’est passé depuis votre coup.
turn-yours = À vous de jouer.
turn-since = À vous de jouer. { $told }.
query-turn = À qui le tour ?
query-actions = Que puis-je faire ?
query-actions-told = { $count ->
    [1] Un coup est possible : { $actions }.
   *[other] { $count } coups sont possibles : { $actions }.
}
command = Taper un coup
command-do = Jouer
command-now = Vous pouvez taper : { $actions }.
command-nothing = Vous n’avez rien à faire pour l’instant.
command-table = Commandes de la table : { $commands }.
command-hint = indice
command-pass = passer le tour
command-undo = annuler
command-pause = pause
command-resume = reprendre
command-agree = accepter
command-decline = refuser
command-back = revenir
command-leave = quitter la table
command-rematch = revanche
command-chat = dire

# La fin

end-you-win = Vous gagnez
end-you-share = Vous partagez la victoire
end-wins = { $count ->
    [1] { $who } gagne
   *[other] { $who } partagent la victoire
}
rematch = Revanche
watch-again = Revoir la partie
sheet = Feuille de score
sheet-who = Joueur
sheet-total = Total
sheet-round = Manche
sheet-before = avant
sheet-to-go = encore { $count }
signal = Manche suivante
signal-alone = Le jeu reprend dès que c’est bon pour vous.
signal-yours = Les autres n’attendent plus que vous.
signal-waits = On attend { $names }.
    .you = On vous attend, et { $names } aussi.
signal-reads = { $count ->
    [one] { $names } lit encore.
   *[other] { $names } lisent encore.
}
signal-word-waits = Le jeu reprend quand quelqu’un donne le signal.
signal-give = Donner le signal : « { $word } »
signal-begins = { $seconds ->
    [one] Le jeu reprend dans une seconde.
   *[other] Le jeu reprend dans { $seconds } secondes.
}
between-title = Après la manche { $round }
between-go-on = Continuer
sheet-won = gagne
fair-check = Vérifier la donne
fair-yes = Le sceau correspond, et ce navigateur l’a vu avant le premier coup.
fair-holds = Le sceau correspond à la graine.
fair-no = La graine ne correspond pas au sceau de cette partie. Ne vous fiez pas à cette donne.
fair-other = Avant la partie, ce navigateur a vu un autre sceau. Soit les règles de la table ont changé depuis, soit cette donne n’est pas fiable.
fair-proven = Prouvé
fair-proven-terms = La graine et les conditions correspondent au sceau.
fair-proven-seed = La graine correspond au sceau. Il vient d’une version précédente, qui ne fige que la graine.
fair-proven-noted = Le sceau est celui que ce navigateur a vu avant la partie.
fair-missing = Non prouvé ici
fair-missing-time = Que le sceau a été montré avant le premier coup : ce navigateur n’était pas là. Comparez-le à celui que vous avez noté.
fair-missing-terms = Que la partie s’est jouée dans ces conditions.
fair-missing-deal = Que chaque tirage découle de la graine, et que chaque coup était permis.
fair-missing-start = Le début de la partie : ses premiers coups viennent d’une autre partie. La graine ne couvre que la suite.
fair-missing-players = Que les mots et les coups sont bien ceux des joueurs : ils viennent après le sceau, qui ne peut donc pas les couvrir.
fair-more = Vérifier l’enregistrement sur votre ordinateur prouve davantage :
fair-command = ludotheque verify FICHIER --table { $link }
fair-seal = Le sceau (SHA-256, « commitment » dans l’enregistrement)
fair-seen = Le sceau que ce navigateur a vu
fair-seed = La graine
fair-terms = Les conditions
fair-words = Mots des joueurs

# Regard en arrière

hindsight-thinking = L’entraîneur revoit la partie. Un instant…
hindsight-chances = Chances de gagner
    .how = en points sur 100, coup par coup
hindsight-curve = Chances de gagner, coup par coup.
hindsight-curve-of = { $who } : { $start } au début, { $turn ->
    [0] jamais plus
   *[other] { $most } au mieux, après le coup { $turn }
}, { $end } à la fin.
hindsight-turning = { $count ->
    [one] Le tournant
   *[other] Les tournants
}
hindsight-turning-else = { $count ->
    [one] Un autre tournant
   *[other] Les autres tournants
}
hindsight-turn = Coup { $turn }
hindsight-who = { $who } :
hindsight-missed = Ce qui a été manqué
hindsight-round = Manche { $round }
hindsight-luck-and-skill = Hasard et choix
    .how = en points sur 100
hindsight-luck = Hasard
hindsight-skill = Choix
hindsight-each = { $points } par coup
hindsight-fortune = { $fortune ->
    [very-lucky] Beaucoup de chance
    [lucky] De la chance
    [unlucky] Pas de chance
    [very-unlucky] Vraiment pas de chance
   *[even] Ni chance ni malchance
}
hindsight-luck-means = Le hasard, c’est ce que les tirages ont apporté ou coûté.
hindsight-skill-means = Les choix, c’est ce que vos coups ont coûté en moyenne.
hindsight-found-of = Meilleur coup { $found } fois sur { $decisions }
hindsight-not-weighed = Ici, tout le monde joue en même temps : la courbe suit l’état de la table, et les coups ne sont pas jugés un à un.
costly = { $count ->
    [0] Aucun coup coûteux
    [1] Votre coup le plus coûteux
    [2] Vos deux coups les plus coûteux
   *[other] Vos trois coups les plus coûteux
}
    .how = ce que chacun a coûté, selon l’entraîneur
costly-none = Aucun de vos coups n’a coûté 3 points ou plus. Bien joué !
costly-turn = coup { $turn }
costly-before = avant
costly-after = après
costly-of-100 = sur 100
costly-better = Mieux :
costly-look = Voir

practice = Entraînement
practice-again = Réessayer à partir d’ici
practice-what-if = Et si ? Jouer à partir d’ici
practice-where = { $step ->
    [0] depuis la donne
   *[other] après le coup { $step }
}
practice-means = Vous continuez contre des robots à une nouvelle table. La suite est retirée au sort : personne ne connaît la pioche. C’est un entraînement, il ne compte pas.
practice-over = Entraînement, { $step ->
    [0] avec la donne d’une autre partie
   *[other] à partir du coup { $step } d’une autre partie
} : il ne compte pas.

# La reprise

replay-subtitle = partie { $match }, rediffusion
replay-timeline = Fil de la partie
replay-first = Au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { NUMBER($times) }×
replay-step = Étape
replay-step-of = Étape { $step } sur { $last }
replay-share = Copier le lien de cet instant
replay-record = Télécharger l’enregistrement
replay-after = Après la partie
replay-all = Toutes les étapes

# Leçons

learn = Apprendre à jouer
learn-beside = Apprendre à jouer, dans un autre onglet
lesson-teacher = { $who } vous apprend à jouer
lesson-step = { $who } vous montre comment faire, étape { $step } sur { $steps }
lesson-step-short = Étape { $step } sur { $steps }
lesson-steps = Votre leçon
lesson-done = fait
lesson-show = Montrez-moi
lesson-go-on = Continuer
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-none = Ce jeu n’a pas de leçon.
lesson-first-match = Jouer contre { $who }
lesson-ways = Et ensuite ?
lesson-again = Refaire la leçon
lesson-more = Pour aller plus loin

# Règles à écouter

listen = Écouter
listen-title = Écouter les règles
listen-pause = Pause
listen-go-on = Reprendre
listen-back = Précédent
listen-forward = Suivant
listen-stop = Arrêter
listen-part = { $number } sur { $count } : { $title }
listen-no-voice = Votre navigateur n’a pas de voix en français. Installez-en une dans les réglages du système, essayez un autre navigateur, ou demandez à l’hôte le fichier audio : ludotheque rules { $game } --lang fr --audio regles.mp3
