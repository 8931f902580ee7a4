# Ce qui se passe à une table. « .you » s’adresse à la personne dont il s’agit, « .yours » à la personne qui occupe la place dont il s’agit.

table-opened = La table est ouverte.
table-changed = Les conditions de la partie ont changé. Confirmez encore une fois que c’est bon pour vous.
table-arrived = { $name } rejoint la table.
    .you = Vous rejoignez la table.
table-left = { $name } quitte la table.
    .you = Vous quittez la table.
table-renamed = { $before } s’appelle maintenant { $name }.
    .you = Vous vous appelez maintenant { $name }.
table-sat = { $name } prend la place { $seat }.
    .you = Vous prenez la place { $seat }.
table-stood = { $name } quitte la place { $seat }.
    .you = Vous quittez la place { $seat }.
table-host = { $name } est maintenant l’hôte de la table.
    .you = Vous êtes maintenant l’hôte de la table.
table-bot-sat = Le robot { $bot } prend la place { $seat } ({ $level }).
table-bot-left = Le robot { $bot } quitte la place { $seat }.
table-unseated = L’hôte libère la place { $seat } : { $name } regarde désormais la partie.
    .you = L’hôte libère votre place : vous regardez désormais la partie. Vous pouvez prendre n’importe quelle place libre.
table-moved = { $who } passe à la place { $seat }.
    .you = Vous passez à la place { $seat }.
table-begins = { $who } commence.
    .yours = Vous commencez.
table-begins-free = La place { $seat } commence, quelle que soit la personne qui la prend.
table-lot = Tirage au sort : { $who } commence.
    .yours = Tirage au sort : vous commencez.
table-chose = { $who } choisit : { $value }.
    .you = Vous choisissez : { $value }.
table-ready = C’est bon pour { $name }.
    .you = C’est bon pour vous.
table-waits = { $name } demande encore un moment.
    .you = Vous demandez encore un moment.
table-signalled = { $name } donne le signal : « { $word } »
    .you = Vous donnez le signal : « { $word } »
table-rematch = On rejoue ! Chacun se décale d’une place.
table-started = { $number ->
    [1] C’est parti. Bonne partie !
   *[other] C’est reparti : partie { $number }. Amusez-vous bien !
}
table-practice = Entraînement : { $move ->
    [0] la même donne que dans une autre partie
   *[other] vous reprenez après le coup { $move } d’une autre partie
}. La suite est tirée à nouveau, et la partie ne compte pas.
table-late = Le temps est écoulé pour { $who } : le robot { $bot } prend le relais.
    .you = Votre temps est écoulé : le robot { $bot } prend le relais.
table-undone = { $count ->
    [one] Le dernier coup est annulé.
   *[other] Les { $count } derniers coups sont annulés.
}
table-hinted = { $name } demande un indice à l’entraîneur.
    .you = Vous demandez un indice à l’entraîneur.
table-passed = { $who } passe son tour.
    .you = Vous passez votre tour.
table-paused = La partie est en pause.
table-resumed = La partie reprend.
table-stood-in = { $bot } joue pour { $who } en attendant son retour.
    .you = { $bot } joue pour vous en attendant votre retour.
table-came-back = { $who } est de retour et reprend la main.
    .you = Vous voilà de retour : vous reprenez la main.
table-proposed-undo = { $name } demande à annuler son dernier coup.
    .you = Vous demandez à annuler votre dernier coup.
table-proposed-pause = { $name } demande une pause.
    .you = Vous demandez une pause.
table-proposed-resume = { $name } demande à reprendre la partie.
    .you = Vous demandez à reprendre la partie.
table-proposed-stand-in = { $name } demande qu’un robot joue pour { $who } en attendant.
    .you = Vous demandez qu’un robot joue pour { $who } en attendant.
    .yours = { $name } demande qu’un robot joue pour vous.
table-forgotten = Cette table n’a pas servi depuis trop longtemps : elle a été supprimée.
table-agreed = { $name } est d’accord.
    .you = Vous êtes d’accord.
table-declined = { $name } dit non.
    .you = Vous dites non.
table-dropped = La demande est retirée.
table-chat = { $name } : { $text }
    .you = Vous : { $text }

# Ce qui s’est passé, dit en une phrase aux personnes qui reviennent

missed = Pendant votre absence : { $told }.
since-you-acted = Depuis votre dernier coup : { $told }.
missed-many = { $more ->
    [yes] plus de { $count }
   *[no] { $count }
} coups ; le dernier : { $last }
missed-then = { $first } ; { $next }
missed-turn = c’est à vous

# Phrases toutes faites : « .phrase » est ce qui est dit.

table-phrase-hello = { $name } : { table-phrase-hello.phrase }
    .you = Vous : { table-phrase-hello.phrase }
    .phrase = Bonjour !
table-phrase-good-luck = { $name } : { table-phrase-good-luck.phrase }
    .you = Vous : { table-phrase-good-luck.phrase }
    .phrase = Bonne chance !
table-phrase-well-played = { $name } : { table-phrase-well-played.phrase }
    .you = Vous : { table-phrase-well-played.phrase }
    .phrase = Bien joué !
table-phrase-thanks = { $name } : { table-phrase-thanks.phrase }
    .you = Vous : { table-phrase-thanks.phrase }
    .phrase = Merci !
table-phrase-oops = { $name } : { table-phrase-oops.phrase }
    .you = Vous : { table-phrase-oops.phrase }
    .phrase = Oups !
table-phrase-hurry = { $name } : { table-phrase-hurry.phrase }
    .you = Vous : { table-phrase-hurry.phrase }
    .phrase = Allez, on se dépêche !
table-phrase-one-moment = { $name } : { table-phrase-one-moment.phrase }
    .you = Vous : { table-phrase-one-moment.phrase }
    .phrase = Un instant, s’il vous plaît.
table-phrase-again = { $name } : { table-phrase-again.phrase }
    .you = Vous : { table-phrase-again.phrase }
    .phrase = On en refait une ?
table-phrase-goodbye = { $name } : { table-phrase-goodbye.phrase }
    .you = Vous : { table-phrase-goodbye.phrase }
    .phrase = Au revoir !

# Ce dont la table convient, en plus des options du jeu

setting-clock = Pendule
    .help = Le temps dont vous disposez pour réfléchir.
    .none = pas de pendule
    .turn = un temps par coup
    .player = un temps pour toute la partie
    .day = un jour par coup
    .three-days = trois jours par coup
setting-seconds = Secondes
    .help = Le temps à la pendule, par coup ou pour toute la partie.
setting-increment = Secondes ajoutées par coup
    .help = Ajoutées après chaque coup à une pendule réglée pour toute la partie.
setting-pace = Rythme des robots
    .help = Le temps que les robots mettent à jouer.
    .slow = lent
    .usual = normal
    .quick = rapide
    .instant = immédiat
setting-hints = Indices
    .help = Les joueurs peuvent demander un indice à l’entraîneur ; tout le monde le voit.
setting-best_place = Meilleur endroit
    .help = Une touche ou un bouton joue pour vous au meilleur endroit, plus vite que n’importe qui.
setting-countdown = Compte à rebours
    .help = Nombre de secondes avant chaque manche où tout le monde joue en même temps.
setting-rhythm = Rythme du jeu
    .help = Un rythme calme est le même pour tous, robots compris : il laisse le temps d’écouter et de regarder.
    .free = aussi vite que possible
    .rest-2 = 2 secondes entre deux coups d’un joueur
    .rest-4 = 4 secondes entre deux coups d’un joueur
    .rest-8 = 8 secondes entre deux coups d’un joueur
    .turns = chacun son tour
setting-signal = Entre deux manches
    .help = Ce qui lance le compte à rebours de la manche suivante.
    .ready = tout le monde est prêt
    .word = quelqu’un donne le signal

# Refus

refused-not-while-gathering = La partie n’a pas encore commencé.
refused-not-while-playing = Il faut attendre la fin de la partie.
refused-not-while-over = La partie est finie. Demandez une revanche pour continuer.
refused-not-at-table = Vous n’êtes plus à cette table.
refused-no-seat = Vous n’avez pas de place : vous regardez la partie.
refused-not-host = Seul l’hôte, { $name }, peut le faire.
refused-no-free-seat = Toutes les places sont prises. Vous pouvez quand même regarder.
refused-no-such-place = Il n’y a pas de place { $value } : les places vont de 1 à { $most }.
refused-seat-taken = La place { $seat } est prise.
refused-seat-in-use = La place { $seat } est occupée : elle doit être libre avant qu’on puisse la retirer.
refused-seat-free = La place { $seat } est encore libre : il manque une personne ou un robot.
refused-nobody-there = Personne n’occupe la place { $seat }.
refused-no-bot-there = Il n’y a pas de robot à la place { $seat } : chacun choisit pour sa propre place.
refused-nobody-begins = Personne ne commence dans ce jeu : tout le monde joue en même temps.
refused-nothing-to-choose = { $count ->
    [0] On ne peut pas choisir « { $value } » pour une place : dans ce jeu, il n’y a rien à choisir par place.
   *[other] On ne peut pas choisir « { $value } » pour une place. On peut choisir : { $allowed }.
}
refused-chosen-already = { $name } l’a déjà.
refused-too-many-bots = Il peut y avoir ici de 0 à { $most } robots, pas { $value }.
refused-too-many-guests = La table est pleine : il y a déjà { $most } personnes.
refused-token-known = Cette table connaît déjà ce jeton.
refused-too-many-tokens = Vous avez déjà { $most } jetons à cette table, le maximum.
refused-no-name = Un nom contient au moins une lettre ou un chiffre.
refused-not-ready = On attend encore { $name }.
refused-match-runs = On ne quitte pas sa place pendant une partie. Vous pouvez quitter la table : un robot jouera pour vous.
refused-bot-plays = Un robot joue pour vous. Reprenez la main pour jouer.
refused-bot-plays-there = Personne à remplacer à la place { $seat } : un robot y joue déjà, ou elle est libre.
refused-no-stand-in = Vous jouez vous-même : aucun robot ne vous remplace.
refused-no-move-missed = { $name } n’a manqué aucun coup : dans une partie sur plusieurs jours, la pendule s’occupe des absents.
refused-not-away = { $name } est hors ligne depuis moins de { $seconds } secondes. Patientez encore un peu.
refused-not-yet = Il n’y a encore rien à faire à cette table.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-countdown = Pas encore : le compte à rebours n’est pas fini.
refused-rests = Pas encore : ici, chacun attend { $rest } secondes après un coup. Vous pourrez rejouer dans { $left ->
    [one] une seconde
   *[other] { $left } secondes
}.
refused-not-your-turn = Ce n’est pas votre tour : c’est à { $names }.
refused-no-turns = À cette table, il n’y a pas de tour à passer.
refused-waits = Pas encore : le jeu reprend quand tout le monde est prêt. On attend { $names }.
refused-waits-for-word = Pas encore : le jeu reprend quand quelqu’un donne le signal.
refused-reads = Pas encore : { $count ->
    [one] { $names } lit encore
   *[other] { $names } lisent encore
}. Au bout de { $seconds } secondes, vous pourrez donner le signal quand même.
refused-not-waiting = On n’attend plus personne : la manche a commencé.
refused-no-word = Pas de signal à cette table : la manche commence quand tout le monde est prêt.
refused-waited-already = Le compte à rebours continue : on vous a déjà attendu pour cette manche.
refused-not-awaited-long = On attend { $name } depuis moins de { $seconds } secondes. Patientez encore un peu.
refused-too-late = Trop tard : votre temps est écoulé, un robot a pris le relais.
refused-already-proposed = Il y a déjà une demande : répondez d’abord à celle-là.
refused-nothing-proposed = Il n’y a pas de demande en ce moment.
refused-already-agreed = Vous avez déjà donné votre accord.
refused-unknown-proposal = On ne peut pas demander « { $value } ». On peut demander : { $allowed }.
refused-no-hints = Il n’y a pas d’indices à cette table.
refused-no-hints-in-real-time = Dans ce jeu, il n’y a d’indices qu’à un rythme calme ou tour par tour.
refused-no-coach = L’entraîneur ne connaît pas ce jeu.
refused-no-hint-now = Un indice se demande quand vous avez quelque chose à décider.
refused-no-hint-asked = Demandez d’abord un indice : toute la table doit le savoir.
refused-coach-busy = L’entraîneur est occupé. Réessayez dans un instant.
refused-preparing = Encore en préparation sur cet ordinateur, une fois pour toutes : environ { $seconds } secondes.
refused-no-undo-in-real-time = On ne peut rien annuler dans ce jeu.
refused-nothing-to-undo = Vous n’avez pas de coup à annuler : ce qui a été tiré depuis reste.
refused-nothing-said = Vous n’avez pas écrit de message.
refused-unknown-phrase = Il n’y a pas de phrase « { $value } ». Il y a : { $allowed }.
refused-not-kept = Impossible d’enregistrer cela : personne ne l’a vu. Réessayez dans un instant.
refused-store-down = Les tables sont inaccessibles pour le moment. Réessayez bientôt.
refused-table-damaged = Le journal de cette table est abîmé sur le disque du serveur : la partie ne peut pas continuer. Rien n’a été modifié. La personne qui gère le serveur peut lancer « ludotheque check ».
refused-log-full = Cette table est pleine : son journal compte { $most } entrées. Une partie en cours peut encore continuer un peu ; pour le reste, ouvrez une nouvelle table.
refused-too-much-talk = Vous pouvez écrire ou demander quelque chose { $most } fois par minute. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.

error-no-such-table = Il n’y a pas de table { $value }. Vérifiez le lien.

# The store

error-store-in-use = Un autre serveur utilise { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data-dir.
error-store-too-new = La base de données vient d’une version plus récente de Ludothèque : ses tables sont à la version { $version }, et cette version-ci ne va que jusqu’à { $latest }. Réinstallez la version plus récente ; rien n’a été modifié.
error-store-too-old = La base de données vient d’une version antérieure de Ludothèque et n’a pas encore de sommes de contrôle. Démarrez une fois le serveur : il les ajoute.
error-store-not-there = Il n’y a pas de base de données { $where }.
error-store-unusable = Impossible de garder les tables dans { $where } : { $why }.
error-store-bad-address = L’adresse de la base de données est illisible. Elle s’écrit postgresql://utilisateur:motdepasse@hôte:port/base ; dans un mot de passe, écrivez @ comme %40, / comme %2F et les deux-points comme %3A.
error-store-unknown = L’adresse d’une base de données commence par postgresql://. Sans adresse, les tables sont gardées dans un dossier de cet ordinateur.
error-hosting-missing = Pour garder les tables dans PostgreSQL, installez ludotheque[hosting].

# Le bus

error-bad-bus-address = { $address } n’est pas l’adresse d’un bus. Elle s’écrit nats://hôte:4222 ou tls://hôte:4222 ; séparez-en plusieurs par des virgules.
error-bus-needs-hosting = Pour relier plusieurs serveurs par NATS, installez ludotheque[hosting].

# Les archives

error-no-such-match = Il n’y a pas de partie { $value } à cette table. Parties jouées ici jusqu’à présent : { $most }.
error-no-such-step = Il n’y a pas d’étape { $value } dans cette partie. La dernière est la { $most }.
refused-match-not-over = La partie { $value } n’est pas encore finie : ce qui est caché sera révélé à la fin.
refused-no-practice-in-real-time = Tout le monde joue en même temps dans ce jeu : il n’y a pas de position d’où reprendre.
