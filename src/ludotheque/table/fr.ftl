# Ce qui se passe à une table. « .you » s’adresse à la personne dont il s’agit, « .yours » à qui occupe la place dont il s’agit.

table-opened = La table est ouverte.
table-changed = Les conditions de la partie ont changé : chacun doit redonner son feu vert.
table-arrived = { $name } arrive à la table.
    .you = Vous arrivez à la table.
table-left = { $name } quitte la table.
    .you = Vous quittez la table.
table-renamed = { $before } s’appelle maintenant { $name }.
    .you = Vous vous appelez maintenant { $name }.
table-sat = { $name } prend la place { $seat }.
    .you = Vous prenez la place { $seat }.
table-stood = { $name } se lève de la place { $seat }.
    .you = Vous vous levez de la place { $seat }.
table-host = C’est maintenant { $name } qui dirige la table.
    .you = C’est maintenant vous qui dirigez la table.
table-bot-sat = Le robot { $bot } prend la place { $seat } ({ $level }).
table-bot-left = Le robot { $bot } quitte la place { $seat }.
table-unseated = L’hôte libère la place { $seat } : { $name } regarde maintenant.
    .you = L’hôte libère votre place : vous regardez maintenant. Vous pouvez reprendre une place libre.
table-moved = { $who } passe à la place { $seat }.
    .you = Vous passez à la place { $seat }.
table-begins = C’est { $who } qui commence.
    .yours = C’est vous qui commencez.
table-begins-free = La place { $seat } commence, quelle que soit la personne qui la prend.
table-lot = Le sort désigne { $who }, qui commence.
    .yours = Le sort vous désigne : vous commencez.
table-chose = { $who } choisit : { $value }.
    .you = Vous choisissez : { $value }.
table-ready = { $name } donne son feu vert.
    .you = Vous donnez votre feu vert.
table-waits = { $name } demande encore un moment.
    .you = Vous demandez encore un moment.
table-signalled = { $name } donne le signal : « { $word } »
    .you = Vous donnez le signal : « { $word } »
table-rematch = On rejoue ! Chacun se décale d’une place.
table-started = { $number ->
    [1] C’est parti. Bonne partie !
   *[other] C’est reparti pour une { $number }e partie. Amusez-vous bien !
}
table-practice = Entraînement : { $move ->
    [0] la même donne que dans une autre partie
   *[other] vous reprenez après le coup { $move } d’une autre partie
}. La suite est tirée à nouveau, et rien ne compte.
table-late = Le temps est écoulé pour { $who } : le robot { $bot } joue à sa place.
    .you = Votre temps est écoulé : le robot { $bot } joue à votre place.
table-undone = { $count ->
    [one] La dernière action est annulée.
   *[other] Les { $count } dernières actions sont annulées.
}
table-hinted = { $name } demande conseil à l’entraîneur.
    .you = Vous demandez conseil à l’entraîneur.
table-passed = { $who } passe son tour.
    .you = Vous passez votre tour.
table-paused = La partie est en pause.
table-resumed = La partie reprend.
table-stood-in = { $bot } joue pour { $who } en attendant son retour.
    .you = { $bot } joue pour vous en attendant votre retour.
table-came-back = { $who } est de retour et reprend le jeu.
    .you = Vous voilà de retour : vous reprenez le jeu.
table-proposed-undo = { $name } demande à annuler sa dernière action.
    .you = Vous demandez à annuler votre dernière action.
table-proposed-pause = { $name } demande une pause.
    .you = Vous demandez une pause.
table-proposed-resume = { $name } demande à reprendre la partie.
    .you = Vous demandez à reprendre la partie.
table-proposed-stand-in = { $name } demande qu’un robot joue pour { $who } en attendant.
    .you = Vous demandez qu’un robot joue pour { $who } en attendant.
    .yours = { $name } demande qu’un robot joue pour vous.
table-forgotten = Cette table n’a pas servi depuis si longtemps qu’elle est supprimée.
table-agreed = { $name } est d’accord.
    .you = Vous êtes d’accord.
table-declined = { $name } dit non.
    .you = Vous dites non.
table-dropped = La demande est abandonnée.
table-chat = { $name } : { $text }
    .you = Vous : { $text }

# Ce qui s’est passé, dit en une phrase à qui revient

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
    .help = De combien de temps on dispose pour réfléchir.
    .none = pas de pendule
    .turn = un temps pour chaque coup
    .player = un temps pour toute la partie
    .day = un jour par coup
    .three-days = trois jours par coup
setting-seconds = Secondes
    .help = Ce que donne la pendule, pour une action ou pour toute la partie.
setting-increment = Secondes ajoutées
    .help = Ce que chaque action ajoute à une pendule réglée pour toute la partie.
setting-pace = Rythme des robots
    .help = Le temps que les robots mettent à agir.
    .slow = lent
    .usual = habituel
    .quick = rapide
    .instant = immédiat
setting-hints = Conseils
    .help = Si les joueurs peuvent demander conseil à l’entraîneur ; tout le monde le voit.
setting-best_place = Meilleur endroit
    .help = Une touche ou un bouton joue pour vous au meilleur endroit, plus vite que quiconque le cherche des yeux.
setting-countdown = Compte à rebours
    .help = Nombre de secondes avant le début d’une manche où tout le monde joue en même temps.
setting-rhythm = Cadence du jeu
    .help = Une cadence calme est la même pour tous, robots compris : elle laisse le temps d’écouter et de regarder.
    .free = aussi vite que chacun peut
    .rest-2 = 2 secondes entre deux actions d’un joueur
    .rest-4 = 4 secondes entre deux actions d’un joueur
    .rest-8 = 8 secondes entre deux actions d’un joueur
    .turns = chacun son tour
setting-signal = Entre deux manches
    .help = Ce qui lance le compte à rebours de la manche suivante.
    .ready = tout le monde donne son feu vert
    .word = quelqu’un donne le signal

# Refus

refused-not-while-gathering = La partie n’a pas encore commencé.
refused-not-while-playing = Il faut attendre la fin de la partie.
refused-not-while-over = La partie est finie. Demandez-en une autre pour continuer.
refused-not-at-table = Vous n’êtes plus à cette table.
refused-no-seat = Vous n’avez pas de place : vous regardez la partie.
refused-not-host = Seule la personne qui dirige la table peut le faire, et c’est { $name }.
refused-no-free-seat = Toutes les places sont prises. Vous pouvez quand même regarder.
refused-no-such-place = Il n’y a pas de place { $value } : les places vont de 1 à { $most }.
refused-seat-taken = La place { $seat } est prise.
refused-seat-in-use = La place { $seat } est occupée : elle doit être libre avant qu’on puisse la retirer.
refused-seat-free = La place { $seat } est encore libre : il y faut quelqu’un, ou un robot.
refused-nobody-there = Personne n’occupe la place { $seat }.
refused-no-bot-there = Aucun robot n’occupe la place { $seat } : chacun choisit pour sa propre place.
refused-nobody-begins = Personne ne commence dans ce jeu : tous jouent en même temps.
refused-nothing-to-choose = { $count ->
    [0] « { $value } » n’est pas une chose que les places de ce jeu choisissent : elles n’ont rien à choisir.
   *[other] « { $value } » n’est pas une chose que les places de ce jeu choisissent. Elles choisissent : { $allowed }.
}
refused-chosen-already = { $name } l’a déjà.
refused-too-many-bots = Il peut y avoir ici de 0 à { $most } robots, pas { $value }.
refused-too-many-guests = La table est pleine : il y a déjà { $most } personnes.
refused-token-known = Ce jeton est déjà connu à cette table.
refused-too-many-tokens = Vous avez déjà { $most } jetons à cette table, et ne pouvez en avoir davantage.
refused-no-name = Un nom contient au moins une lettre ou un chiffre.
refused-not-ready = On attend encore le feu vert { DE($name) }.
refused-match-runs = On ne se lève pas au milieu d’une partie. Vous pouvez quitter la table : un robot jouera pour vous.
refused-bot-plays = Un robot joue pour vous. Revenez pour jouer vous-même.
refused-bot-plays-there = Personne n’est à remplacer à la place { $seat } : un robot y joue déjà, ou elle est libre.
refused-no-stand-in = Vous jouez vous-même : aucun robot ne vous remplace.
refused-no-move-missed = { $name } n’a manqué aucun coup : dans une partie sur plusieurs jours, la pendule s’occupe des absents.
refused-not-away = L’absence { DE($name) } n’a pas encore duré { $seconds } secondes. Patientez encore un peu.
refused-not-yet = Rien n’est encore attendu à cette table.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-countdown = Pas encore : le compte à rebours n’est pas fini.
refused-rests = Pas encore : ici, chacun attend { $rest } secondes après une action. Vous pourrez agir dans { $left ->
    [one] une seconde
   *[other] { $left } secondes
}.
refused-not-your-turn = Ce n’est pas votre tour : c’est à { $names }.
refused-no-turns = À cette table, personne ne passe son tour.
refused-waits = Pas encore : le jeu reprend quand tout le monde a donné son feu vert. On attend { $names }.
refused-waits-for-word = Pas encore : le jeu reprend quand quelqu’un donne le signal.
refused-reads = Pas encore : { $count ->
    [one] { $names } lit encore
   *[other] { $names } lisent encore
}. Au bout de { $seconds } secondes, vous pourrez donner le signal quand même.
refused-not-waiting = On n’attend aucun feu vert : la manche a commencé.
refused-no-word = Personne ne donne le signal à cette table : la manche commence quand tout le monde a donné son feu vert.
refused-waited-already = Le compte à rebours continue : on vous a déjà attendu pour cette manche.
refused-not-awaited-long = On n’attend pas encore { $name } depuis { $seconds } secondes. Patientez encore un peu.
refused-too-late = Trop tard : votre temps est écoulé, un robot joue à votre place.
refused-already-proposed = Il y a déjà une demande : répondez d’abord à celle-là.
refused-nothing-proposed = Il n’y a aucune demande en ce moment.
refused-already-agreed = Vous avez déjà donné votre accord.
refused-unknown-proposal = « { $value } » ne peut pas se demander. On peut demander : { $allowed }.
refused-no-hints = Personne ne reçoit de conseils à cette table.
refused-no-hints-in-real-time = Il n’y a pas de conseils dans ce jeu.
refused-no-coach = L’entraîneur ne connaît pas ce jeu.
refused-no-hint-now = Il n’y a de conseil que lorsque vous avez quelque chose à décider.
refused-no-hint-asked = Demandez d’abord un conseil : toute la table doit le savoir.
refused-coach-busy = L’entraîneur est occupé. Réessayez dans un instant.
refused-preparing = Encore en préparation, une seule fois sur cet ordinateur : environ { $seconds } secondes.
refused-no-undo-in-real-time = On n’annule rien dans ce jeu.
refused-nothing-to-undo = Vous n’avez pas d’action à annuler : ce que le hasard a révélé depuis ne s’efface plus.
refused-nothing-said = Vous n’avez rien dit.
refused-unknown-phrase = Il n’y a pas de phrase « { $value } ». Il y a : { $allowed }.
refused-not-kept = Impossible d’enregistrer cela : personne ne l’a vu. Réessayez dans un instant.
refused-store-down = Les tables sont inaccessibles pour le moment. Réessayez bientôt.

error-no-such-table = Il n’y a pas de table { $value }. Vérifiez le lien.

# The store

error-store-in-use = Un autre serveur garde ses tables dans { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data-dir.
error-store-too-new = La base de données vient d’une version plus récente de Ludothèque : ses tables sont de la version { $version }, et celle-ci les connaît jusqu’à la version { $latest }. Réinstallez la version plus récente ; rien n’a été modifié.
error-store-unusable = Impossible de garder les tables dans { $where } : { $why }.
error-store-bad-address = L’adresse de la base de données est illisible. Elle s’écrit postgresql://utilisateur:motdepasse@hôte:port/base ; dans un mot de passe, écrivez @ comme %40, / comme %2F et les deux-points comme %3A.
error-store-unknown = L’adresse d’une base de données commence par postgresql://. Sans adresse, les tables sont gardées dans un dossier de cette machine.
error-hosting-missing = Pour garder les tables dans PostgreSQL, installez ludotheque[hosting].

# Le bus

error-bad-bus-address = { $address } n’est pas l’adresse d’un bus. Elle s’écrit nats://hôte:4222, ou tls://hôte:4222 ; plusieurs se séparent par des virgules.
error-bus-needs-hosting = Pour relier plusieurs serveurs par NATS, installez ludotheque[hosting].

# Les archives

error-no-such-match = Il n’y a pas de partie numéro { $value } à cette table. Parties commencées ici jusqu’à présent : { $most }.
error-no-such-step = Il n’y a pas d’étape numéro { $value } dans cette partie. La dernière est la numéro { $most }.
refused-match-not-over = La partie numéro { $value } n’est pas encore terminée : ce qui était caché est montré après sa fin.
refused-no-practice-in-real-time = Dans un jeu où tous jouent en même temps, il n’y a pas de position d’où reprendre.
