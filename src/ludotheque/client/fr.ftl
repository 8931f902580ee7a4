# Ce qu’on peut taper à la table : à gauche ce que c’est, à droite les mots pour le dire.

orders =
    ready = prêt, prête
    signal = go, signal
    wait = attends, attendez, attendre
    start = commence, commencer, commencez
    sit = assis, assise, place
    stand = debout
    bot = robot
    free = libère, libérer
    move = déplace, déplacer
    lots = tirage, sort
    first = premier, première
    choose = choisis, choisir
    name = nom
    chat = dis, dire
    say = phrase
    pass = passe, passer
    undo = annule, annuler
    pause = pause
    resume = reprends, reprendre
    yes = oui, o, accord
    no = non
    stand-in = remplace, remplacer
    back = retour
    rematch = revanche
    leave = pars, partir
    who = qui
    link = lien
    history = historique

help-table =
    À la table, vous pouvez taper :
    prêt : la partie peut commencer ; prêt suivi de quelques mots : de même, et vos mots sont mêlés à la donne
    attends : finalement, pas encore
    prêt, ou une ligne vide : la manche suivante peut commencer ; go : en donner le signal, si la table l’attend
    commence : commencer la partie (l’hôte)
    place 2 : prendre la place 2 ; debout : se lever et regarder
    robot 2 : donner la place 2 à un robot ; robot 2 expert : à un robot de ce niveau ; libère 2 : libérer la place 2 (l’hôte)
    déplace 3 1 : la personne de la place 3 passe à la place 1 ; premier 2 : la place 2 commence ; tirage : tirer au sort la place qui commence (l’hôte)
    choisis suivi d’un paquet : jouer avec ce paquet ; choisis 3 suivi d’un paquet : pour le robot de la place 3 (l’hôte)
    dis suivi d’un texte : dire quelque chose ; phrase hello : une phrase toute faite, que chacun entend dans sa langue
    passe : passer son tour, quand un jeu simultané se joue chacun son tour
    annule, pause, reprends : demander l’accord des autres
    remplace 2 : demander un robot à la place 2, si la personne est absente ou se fait attendre depuis longtemps
    oui, non : répondre à une demande
    retour : reprendre la main au robot qui joue pour vous
    revanche : jouer une autre partie
    nom suivi d’un nom : changer de nom
    qui : qui est là ; lien : le lien de cette table
    historique : les derniers coups, numérotés ; historique 100 : davantage
    pars : quitter la table pour de bon ; quitter : s’en aller, et revenir plus tard
    Si le jeu utilise le même mot, mettez une barre devant : /pars

# À la table

welcome-online = { $title }, { $seats } places. Pour se joindre à vous : ludotheque client { $link }
come-back-with = Cette place est à vous. Pour y revenir plus tard : ludotheque client { $link } --token { $token }
agreed-rhythm = { $title } : { $value }.
who-free = Place { $number } : libre
who-bot = Place { $number } : { $name }, un robot ({ $marks })
who-guest = Place { $number } : { $name }
    .marked = Place { $number } : { $name } ({ $marks })
who-watches = Spectateurs : { $names }
unnamed-spectators = { $count ->
    [one] un sans nom
   *[other] { $count } sans nom
}
mark-you = vous
mark-host = hôte
mark-ready = c’est bon
mark-away = hors ligne
mark-bot = le robot { $bot } joue
mark-late = temps écoulé
mark-begins = commence
turn-of = C’est à { $who } de jouer.
hint-start = Tout le monde est prêt : tapez commence pour commencer.
hint-ready = Tapez prêt, ou appuyez sur Entrée, pour continuer.
hint-word = Tapez { $word } pour reprendre le jeu.
waiting-for = On attend { $names }.
hint-answer = Êtes-vous d’accord ? Tapez oui ou non.
countdown = { $seconds ->
    [one] Encore { $seconds } seconde avant le début.
   *[other] Encore { $seconds } secondes avant le début.
}
time-left = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
time-left-days = Il vous reste { $days } jours.
time-left-hours = Il vous reste { $hours } heures.
time-left-minutes = { $minutes ->
    [one] Il vous reste { $minutes } minute.
   *[other] Il vous reste { $minutes } minutes.
}
line-lost = Connexion perdue. Reconnexion…
line-back = Connexion rétablie.
past-move = { $number }. { $text }
past-undone = { $number }. { $text } (annulé)
past-earlier = Pour les coups plus anciens : historique { $count }
missed-something = Vous avez manqué quelque chose. Voici où en est la partie.
not-yet = La partie n’a pas commencé.
not-understood = « { $text } » ne veut rien dire ici. Tapez aide pour voir ce que vous pouvez taper.
gone = Au revoir. Votre place reste à vous.
left = Vous avez quitté la table.
record-online = L’enregistrement de la partie : { $link }
guest-name = Anonyme
robot-name = Robot

# Difficultés

client-bad-link = « { $value } » n’est pas le lien d’une table. Il s’écrit https://serveur/t/table.
client-bad-server = « { $value } » n’est pas l’adresse d’un serveur. Elle s’écrit https://serveur, ou http://localhost:8000.
client-unreachable = Aucun serveur ne répond à { $servers }. ({ $why })
client-other-version = Le serveur a envoyé quelque chose que cette version ne comprend pas. ({ $why })
client-no-link = Donnez le lien d’une table, ou ouvrez-en une avec --open JEU --server ADRESSE.
client-link-and-open = Donnez le lien d’une table ou ouvrez-en une autre, mais pas les deux.
client-no-server = Sur quel serveur ? Donnez son adresse avec --server.
client-bad-setting = « { $value } » n’est pas un réglage. Écrivez nom=valeur ; les réglages sont { $allowed }.
client-bad-matches = Le nombre de parties doit être 1 ou plus, pas { $value }.
client-which-seat = Quelle place ? Les places vont de 1 à { $most }.
client-bad-seat = Il n’y a pas de place { $value } : les places commencent à 1.
client-which-seats = Quelles places ? Tapez qui déplacer et où : déplace 3 1. Les places vont de 1 à { $most }.
client-nothing-to-choose = Dans ce jeu, il n’y a rien à choisir pour une place.
client-choose-what = Choisir quoi ? Vous pouvez choisir : { $allowed }.
client-no-such-choice = Impossible de choisir « { $value } ». Vous pouvez choisir : { $allowed }.
client-nobody-begins = Personne ne commence dans ce jeu : tout le monde joue en même temps.
client-say-what = Il manque quelque chose après ce mot.
client-no-such-order = La table ne connaît pas { $value }. Tapez aide pour voir ce qu’elle comprend.
client-not-a-command = Impossible d’envoyer ceci : c’est vide, ou trop long.
client-too-large = C’est trop long pour un seul message.
