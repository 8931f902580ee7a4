# Ce que dit la page elle-même. Les jeux ont leurs propres fichiers à côté.

page-title = Ludothèque
loading = Un instant…
trouble = Quelque chose s’est mal passé. Rechargez la page et réessayez.
out-of-reach = Le serveur est injoignable. Nouvel essai…
    .table = Une table a besoin d’une connexion, et le serveur est injoignable. Nouvel essai…
offline = Vous êtes hors ligne. Les règles, les leçons et les casse-têtes restent disponibles ; une table a besoin d’une connexion.
line-lost = La connexion est coupée. Nouvel essai… Rien de ce que vous faites n’est perdu.
    .short = Connexion coupée. Nouvel essai…
close = Fermer
you = Vous
table = Table

# La barre

bar-home = Ludothèque, vers l’étagère
bar-language = Langue
bar-theme = Thème
bar-sound = Sons
language-en = English
language-fr = Français
theme-system = comme cet appareil
theme-day = jour
theme-night = nuit
theme-contrast = contraste élevé

# Ce qui est compilé au premier démarrage

preparing-shelf = Les jeux sont préparés pour cet ordinateur, une seule fois. Faites un tour en attendant : ce que vous choisissez passe en premier.
preparing-rules = { $title } : en préparation pour cet ordinateur, une seule fois.
preparing-bots = Les robots { DE($title) } sont préparés pour cet ordinateur, une seule fois.
preparing-bots-here = Les robots sont préparés pour cet ordinateur, une seule fois : environ { $seconds } secondes.
preparing-coach = L’entraîneur se prépare, une seule fois : environ { $seconds } secondes.
preparing-then = La partie commence dès que c’est fait.
preparing-seconds = environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
preparing-done = { $title } : prêt.

# L’étagère

shelf-title = Prenez une chaise
shelf-lead = Des jeux et un casse-tête par jour sur une table près de la fenêtre, jour et nuit.
shelf-players = { $least } à { $most } joueurs
shelf-minutes = { $minutes } min
shelf-play = Jouer
shelf-invite = Inviter
shelf-rules = Règles
shelf-me = Moi : résultats, jours de suite, autres appareils
shelf-programs = Pour les programmes : l’interface de ce serveur
shelf-puzzles = Casse-tête en solitaire
shelf-alone = pour une personne
shelf-daily = Casse-tête du jour
shelf-about-puzzles = Remettez en ordre seize trèfles sur un plateau dont les bords se rejoignent. Un nouveau chaque jour, et d’autres sans fin.
to-the-shelf = Retour à l’étagère
to-the-board = Aller au plateau
to-the-table = Vers la table

# Une nouvelle table

new-lead-bots = Vous et les robots : la partie commence tout de suite.
new-lead-friends = Vous recevez un lien. Qui l’ouvre peut s’asseoir et jouer.
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
new-level = Avec qui vous jouez
level-of-animal = { $name }, { $level }
new-level-each = Chaque robot a son niveau
new-level-of = Robot { $number }
new-usual = Revenir aux réglages habituels
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
lobby-ready = On peut y aller
lobby-wait = Encore un moment
lobby-start = Commencer la partie
lobby-start-bots = Commencer avec des robots
lobby-bots-note = Les places libres reviennent à des robots.
lobby-host-starts = L’hôte lance la partie quand chacun a donné son feu vert.
lobby-watching = Vous regardez. Prenez une place libre pour jouer.
lobby-fair = La donne est scellée
lobby-fair-why = La graine de la donne est déjà choisie. Voici le sceau de la graine et des règles de cette table ; il change avec les règles. Ce navigateur le garde : après la partie, vous pourrez vérifier que rien n’a changé. Vos propres mots peuvent y être mêlés, pour que personne n’ait pu choisir la donne.
lobby-words = Vos propres mots pour la donne
lobby-terms = Règles de cette table
lobby-seats = Places
lots = Tirer au sort
lots-chosen = au sort
own-of = { $title } : { $who }
seat-begins = commence
seat-up = Faire monter { $who } à la place { $number }
seat-down = Faire descendre { $who } à la place { $number }
seat-free = Une place libre
seat-host = hôte
seat-away = hors ligne
seat-stand-in = { $bot } joue
seat-ready = feu vert donné
seat-level = Qui joue à la place { $number }
seat-not-ready = encore un moment
seat-take = S’asseoir ici
seat-give-bot = Asseoir un robot
seat-make-free = Libérer
seat-stand = Se lever
share-link = Lien vers cette table
share-qr = Le lien en code QR
invite-title = Invitez vos amis
invite-lead = Qui ouvre ce lien s’assoit à côté de vous. Aucun compte n’est nécessaire.
invite-here-only = Pour l’instant, seul cet ordinateur peut ouvrir la table.
invite-camera = Visez-le avec l’appareil photo d’un téléphone
invite-read-out = Ou dites-le à voix haute
invite-code = Code à dire : { $signs }
invite-type = Vos amis le tapent sur l’étagère, sous « J’ai un code ».
invite-link = Ou envoyez le lien
invite-share = Partager
invite-copy = Copier le lien
invite-at-home = Il marche à la maison, sur votre Wi-Fi.
invite-numbers = Les chiffres sont l’adresse de cet ordinateur dans la maison, comme un numéro de chambre ; ailleurs ils ne mènent nulle part.
invite-more = Plus de monde que de places ? Les autres regardent et prennent une place dès qu’elle se libère.
invite-hollow = Le code à scanner apparaît ici dès que la maison est ouverte.
invite-hollow-none = Pas de code à scanner : aucun autre appareil ne peut ouvrir cette table.
invite-until-then = D’ici là, sur cet ordinateur seulement
invite-second-window = Pratique à deux devant un écran : ouvrez-le dans une deuxième fenêtre.
house = Ludothèque
house-ask = Ouvrir à la maison ?
house-tick-guests = Les téléphones et ordinateurs de votre Wi-Fi peuvent venir à la table.
house-tick-safe = Personne d’autre ne le peut.
house-tick-close = Tout se referme quand vous arrêtez le programme, ou d’un clic ici.
house-do-open = Ouvrir à la maison
house-close = Refermer
house-open = La maison est ouverte : les appareils de votre Wi-Fi peuvent venir.
house-closed = La maison est fermée : seul cet ordinateur peut ouvrir la table.
house-ask-host = La personne qui dirige la table peut l’ouvrir à la maison, sur l’ordinateur où tourne Ludothèque.
house-key = Pour laisser entrer d’autres appareils, ouvrez Ludothèque avec l’adresse affichée au démarrage.
house-no-address = Cet ordinateur n’a pas d’adresse que d’autres appareils connaissent. Lancez Ludothèque avec --base-url et l’adresse que vos invités utilisent.
link-copied = Le lien est copié.
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
log-no-talk = Personne n’a encore rien dit.
talk = Parler
talk-watching = Vous regardez. Prenez une place pour parler.
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
here = à la table
people-here = À cette table
watchers = { $count ->
    [1] et une personne qui regarde
   *[other] et { $count } personnes qui regardent
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
hint = Conseil
hint-a = Un conseil
hint-do = Jouer ce coup
hint-sure-3 = Plutôt sûr.
hint-sure-2 = Probable.
hint-sure-1 = Très serré.
hint-against = { $chance } sur 100 contre { $other } pour { $deed }.
hint-alone = { $chance } sur 100.
hint-thinking = L’entraîneur réfléchit…
hint-others = Les meilleures actions
hint-compare = Autres idées
hint-chance = { $chance } % ± { $margin }
hint-chance-rough = ≈ { $chance } %
hint-rough = ≈ : une première impression, qui peut être loin du compte.
ask-hint = Demander un conseil à l’entraîneur (tout le monde le voit)
ask-undo = Demander à reprendre mon dernier coup
ask-pause = Demander une pause
ask-stand-in = Demander un robot pour jouer à la place { DE($who) }
leave = Quitter la table
leave-playing = Partir (un robot joue pour moi)
sounds-learn = Apprendre les sons
sounds-beside = Apprendre les sons (dans un autre onglet)
rules-beside = Règles (nouvel onglet)
choices = Pour vous
choose-still = Sans animation
choose-letters = Une seule touche suffit pour jouer
    .help = Lettres, chiffres et signes sans Alt ni Ctrl. Tab, les flèches, Entrée et Espace marchent toujours.
choose-verbosity = Lu par un lecteur d’écran
verbosity-quiet = peu
    .help = Ce qui vous concerne : votre tour avec ce que les autres ont fait, les refus, les réponses, la fin.
verbosity-usual = l’essentiel
    .help = Votre tour avec ce que les autres ont fait, et leurs coups quand l’attente dure.
verbosity-everything = tout
    .help = Chaque geste de chacun, au fur et à mesure, couleurs comprises.
choose-sounds = Sons
sound-wood = Poser
sound-leaf = Piocher
sound-refused = Refus
sound-again = Tour de plus
sound-turn = Débuts
sound-win = Victoire
sound-talk = Paroles
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
queries-how = Chacune reçoit sa réponse à l’oreille ; les touches marchent partout à la table. Activez une touche ici pour en choisir une autre.
key-change = { $name } : Alt et { $key }. Changer de touche.
key-press = Appuyez sur la lettre ou le chiffre voulu ; Échap garde l’ancienne.
key-is = { $name } : Alt et { $key }.
key-not = { $key } ne peut pas servir : le navigateur en a besoin. Rien n’a changé.
key-kept = { $key } reste.
keys-usual = Reprendre les touches habituelles
query-again = Répéter
query-last = Le dernier coup
query-since = Ce que les autres ont fait depuis mon coup
since-nothing = Rien ne s’est passé depuis votre coup.
turn-yours = À vous de jouer.
turn-since = À vous de jouer. { $told }.
query-turn = À qui le tour
query-actions = Ce que je peux faire
query-actions-told = { $count ->
    [1] Une action est possible : { $actions }.
   *[other] { $count } actions sont possibles : { $actions }.
}
command = Taper une action
command-do = Faire
command-now = Possible maintenant : { $actions }.
command-nothing = Vous n’avez rien à faire maintenant.
command-table = Pour la table : { $commands }.
command-hint = conseil
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
sheet-who = Qui
sheet-total = Total
sheet-round = Manche
sheet-before = avant
sheet-to-go = encore { $count }
signal = La reprise
signal-alone = Le jeu reprend quand vous donnez votre feu vert.
signal-yours = On n’attend plus que vous.
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
fair-yes = Le sceau est bon, et ce navigateur l’a vu avant le premier coup.
fair-holds = Le sceau est bon : la graine le donne.
fair-no = La graine ne donne pas le sceau de cette partie. Ne vous fiez pas à cette donne.
fair-other = Avant la partie, ce navigateur a vu un autre sceau. Ou bien les règles de la table ont changé depuis, ou bien il ne faut pas se fier à cette donne.
fair-proven = Prouvé
fair-proven-terms = La graine donne le sceau, et avec elle les conditions.
fair-proven-seed = La graine donne le sceau. Il a la forme des versions précédentes, qui n’engage que la graine.
fair-proven-noted = Le sceau est celui que ce navigateur a vu avant la partie.
fair-missing = Non prouvé ici
fair-missing-time = Que le sceau a été montré avant le premier coup : ce navigateur n’était pas là. Comparez-le à celui que vous avez noté.
fair-missing-terms = Que la partie s’est jouée à ces conditions.
fair-missing-deal = Que chaque tirage découle de la graine, et que chaque action était permise.
fair-missing-start = Le début de la partie : ses premiers coups viennent d’une autre partie. La graine donne ce qui a suivi.
fair-missing-players = Que les mots et les actions sont ceux des joueurs : ils viennent après le sceau, qui ne peut pas les engager.
fair-more = L’enregistrement, vérifié sur votre machine, prouve davantage :
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
   *[other] au plus { $most } après le coup { $turn }
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
hindsight-luck-and-skill = Hasard et choix
    .how = en points sur 100
hindsight-luck = Hasard
hindsight-skill = Choix
hindsight-luck-means = Le hasard, c’est ce que la pioche a apporté.
hindsight-skill-means = Les choix, c’est ce que les coups ont coûté.
hindsight-found-of = Meilleur coup { $found } fois sur { $decisions }
hindsight-not-weighed = Ici tous jouent en même temps : la courbe suit l’état de la table, et les choix ne sont pas pesés un à un.
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
practice-again = Réessayer d’ici
practice-what-if = Et si ? Rejouer d’ici
practice-where = { $step ->
    [0] depuis la donne
   *[other] après le coup { $step }
}
practice-means = Vous reprenez contre des robots à une nouvelle table. La suite est tirée à nouveau : personne ne connaît la pioche. C’est un entraînement, qui ne compte pas.
practice-over = Entraînement, { $step ->
    [0] avec la donne d’une autre partie
   *[other] à partir du coup { $step } d’une autre partie
} : il ne compte pas.

# La reprise

replay-subtitle = partie { $match }, en différé
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
learn-beside = Apprendre à jouer, à côté de la table
lesson-teacher = { $who } enseigne
lesson-step = { $who } vous montre, étape { $step } sur { $steps }
lesson-step-short = Étape { $step } sur { $steps }
lesson-steps = Votre leçon
lesson-done = fait
lesson-show = Montrez-moi
lesson-go-on = Continuer
lesson-back = Revenir
lesson-skip = Passer la leçon
lesson-none = Ce jeu n’a pas de leçon.
lesson-first-match = Jouer contre { $who }
lesson-ways = Et ensuite
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
