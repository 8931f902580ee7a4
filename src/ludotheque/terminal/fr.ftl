# Ce qu’on tape : à gauche ce que c’est, à droite les mots pour le dire ; le premier est celui qu’on montre.

questions =
    help = aide, ?
    legal = coups, possible
    more = suite, plus
    look = table, regarde, regarder
    mine = moi, jardin, pièces, cartes
    middle = centre, milieu, plateau, piles
    scores = scores, points
    last = dernier, encore
    hint = indice, conseil, entraîneur
    rules = règles, règle
    seal = sceau
    quit = quitte, quitter, fin
    colours = couleurs
    show = montre, montrer, pièce
    row = rangée, ligne
    regions = régions, libres
    fits = va, vont

# À la table

seat-of-reader = { $who } (vous)
welcome = { $title }, { $seats } places. Vous êtes à { $who }. Robots : { $bots }.
    .watching = { $title }, { $seats } places. Robots : { $bots }.
welcome-bot = { $name } (place { $number }, { $level })
welcome-help = Tapez aide pour voir ce que vous pouvez taper, règles pour lire les règles, sceau pour voir le sceau de la donne, quitter pour partir.
option-chosen = { $title } : { $value }.
sealed = La donne est scellée. Son sceau est { $commitment }. Notez-le pour vérifier ensuite l’enregistrement.
    .terms = Les conditions sont scellées. Leur sceau est { $commitment }. Notez-le pour vérifier ensuite l’enregistrement.
welcome-back = Vous reprenez après { $actions } coups.
to-be-resumed = Votre partie est sauvegardée. Pour la reprendre : ludotheque play { $game } --resume
seed-shown = La graine de la donne était { $seed }.
record-kept = L’enregistrement est dans { $file }.
you-leave = Vous quittez la table avant la fin.
input-ended = Plus rien à lire : la partie s’arrête ici.
interrupted = Interruption : la partie s’arrête ici.

you-can = Vous pouvez :
nothing-open = Vous ne pouvez rien faire pour l’instant.
and-more = … et { $count } de plus : tapez suite.
no-more = Il n’y a rien de plus à lire.
no-seal = Cette partie n’est pas scellée.
no-such-number = La liste va de 1 à { $most }.
no-such-seat = Les places vont de 1 à { $most }.
nothing-since = Il ne s’est encore rien passé.
points = { $who } : { $count } { $count ->
    [one] point
   *[other] points
}
round-now = Manche { $round }.

help =
    À tout moment, vous pouvez demander :
    coups : la liste de vos coups ; tapez ensuite un numéro pour jouer ce coup, ou suite pour lire le reste
    table : toute la table
    scores : le score de chacun
    dernier : ce qui s’est passé depuis votre dernier coup
    indice : ce que ferait l’entraîneur, et pourquoi
    règles : les règles du jeu
    sceau : le sceau de la donne, pour vérifier ensuite l’enregistrement
    aide : cette liste
    quitter : quitter la table
help-any-game =
    Pour jouer, tapez l’un des coups que vous donne coups.
    moi : ce qui est devant vous
    centre : ce qui est au centre

# Quand tout le monde joue en même temps

by-the-clock = Tout le monde joue en même temps : chaque robot joue toutes les { $pace } secondes environ, sans vous attendre. Une ligne vide montre vos cartes et les piles. Avec --turns, rien ne presse.
by-turns = Rien ne presse : les robots jouent une fois après chacun de vos coups. Une ligne vide les laisse jouer pendant que vous attendez.

ready-words =
    ready = prêt, prête
round-waits = La manche suivante commence quand c’est bon pour vous : appuyez sur Entrée, ou tapez prêt ou { $word }

# Les leçons

lesson-typed =
    again = encore, répéter, indice, conseil
    skip = suivant, sauter, passer
    back = retour
    help = aide, ?
lesson-welcome = { $title }. { $lesson }.
lesson-words = Tapez ce que chaque étape demande. Tapez encore pour répéter l’étape, suivant pour qu’elle se fasse toute seule, retour pour revenir à la précédente, quitter pour partir.
lesson-step = Étape { $number } sur { $count } : { $title }.
lesson-type = Tapez { $actions }.
lesson-either = { $one } ou { $other }
lesson-left = Vous quittez la leçon. Pour la recommencer : { $command }
lesson-first-match = Pour jouer contre le robot le plus faible : { $command }
lesson-other = Une autre leçon, { $title } : { $command }
lesson-on-shelf = { $game }, { $title } : { $command }
lesson-help =
    encore : répéter cette étape
    suivant : l’étape se fait toute seule
    retour : l’étape précédente
    table : toute la table ; scores : le score de chacun ; règles : les règles du jeu
    quitter : quitter la leçon

# L’étagère

shelf-game = { $title } ({ $name })
shelf-seats = De { $least } à { $most } places.
shelf-option = { $title }. { $help }
shelf-default = { $choice } (par défaut)
shelf-value = { $choice } : { $words }
shelf-number = { $name }=… : un nombre de { $least } à { $most }
shelf-per-seat = { $name }=… : un nombre par place, { $bounds } ; { $total } au plus en tout
shelf-which-seat = { $name }=… : une place, à partir de 1 ; { $name }=lot en tire une au sort
shelf-one-each = { $name }=… : un différent pour chaque place, séparés par des virgules : { $values }
shelf-bound = { $most } au plus à { $seats } places
shelf-levels = Robots, du plus faible au plus fort (--level) : { $levels }
shelf-level = { $name } « { $title } » : { $animal }
    .plain = { $name } : { $animal }
shelf-broken = { $name } : impossible d’ouvrir ce jeu : { $why }

# Préparation

compiling = Préparation pour votre ordinateur, une fois pour toutes : cela peut prendre une demi-minute…
prepare-begun = Compilation pour cet ordinateur ; cela peut prendre une minute…
prepare-ready = Prêt : { $name } ({ $part }).
prepare-done = Tout est compilé.

# Ce que garde un serveur

check-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $profiles ->
    [one] { $profiles } profil
   *[other] { $profiles } profils
}.
damage-changed = Table { $table } : l’entrée { $number } n’est pas celle qui a été écrite.
damage-missing = Table { $table } : l’entrée { $number } manque.
damage-end-missing = Table { $table } : tout manque à partir de l’entrée { $number }.
damage-unreadable = Table { $table } : rien n’est lisible.
damage-unknown = Table { $table } : l’entrée { $number } vient d’une version plus récente, ou pas de Ludothèque.
check-profiles = { $count ->
    [one] { $count } profil n’est pas celui qui a été écrit
   *[other] { $count } profils ne sont pas ceux qui ont été écrits
}.
check-snapshots = { $count ->
    [one] { $count } instantané est inutilisable et sera refait
   *[other] { $count } instantanés sont inutilisables et seront refaits
} ; rien n’est perdu.
check-flaw = La base de données signale : { $flaw }
check-whole = Tout est tel qu’il a été écrit.
check-damaged = Une partie est abîmée. Restaurez la dernière bonne sauvegarde ; les autres tables peuvent continuer.
kept-line = { $table } : { $game }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, dernière utilisation : { $last }
kept-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
kept-opened = Ouverte le { $opened } ; { $phase ->
    [gathering] on s’installe
    [playing] une partie est en cours
   *[over] la dernière partie est finie
}
kept-seats = Places : { $names }
kept-guests = À la table : { $names }
kept-match = Partie { $number } : { $names } ; scores : { $scores }
kept-deleted = La table { $table } est supprimée, avec { $count ->
    [one] son entrée
   *[other] ses { $count } entrées
}.

# Enregistrements

proof-holds = Cet enregistrement est cohérent.
proof-commitment = Son sceau (commitment) : { $commitment }
proof-by-file = Prouvé par l’enregistrement lui-même :
proof-seed-and-terms = La graine et les conditions correspondent à ce sceau : { $terms }.
proof-seed = La graine correspond à ce sceau, qui vient d’une version précédente et ne fige que la graine.
proof-environment = C’est la partie { $game } de l’environnement de graine { $seed }, donne { $deal } : selon ces conditions, il distribue exactement cela.
proof-outcomes = { $outcomes ->
    [1] Le seul tirage découle
   *[other] Les { $outcomes } tirages découlent
} de la graine et des mots des joueurs.
proof-actions = Tous les coups ({ $actions }) étaient permis, et le résultat en découle.
proof-noted = Le sceau est celui que vous avez noté. Si vous l’avez noté avant le premier coup, il était fixé dès lors.
proof-by-table = Prouvé par ce que la table a publié ({ $table }) :
proof-published-opening = Le sceau, les conditions et les mots des joueurs sont ceux de la partie jouée là-bas.
proof-published-actions = Les coups et le résultat aussi.
proof-missing = Non prouvé :
proof-missing-start = Le début de la partie : elle continue après { $actions } coups de la partie dont le sceau est { $commitment }. Comparez-les à son enregistrement ; seul ce qui vient après découle de cette graine.
proof-missing-time = Que ce sceau a été montré avant le premier coup. Comparez-le à celui que vous avez noté (--commitment) ou interrogez la table (--table).
proof-missing-time-of-table = Que la table a montré ce sceau avant le premier coup. Comparez-le à celui que vous avez noté (--commitment).
proof-missing-terms = Que la partie s’est jouée dans ces conditions.
proof-missing-words = Que les mots sont bien ceux des joueurs : ils viennent après le sceau, qui ne peut pas les couvrir.
proof-missing-actions = Que les joueurs ont fait ce que dit l’enregistrement : leurs coups viennent après le sceau, eux aussi.
proof-missing-end = Que les joueurs ont fait ce que dit l’enregistrement : à la table, la partie n’est pas encore finie.
proof-missing-choice = Que la graine ait été choisie avant que quiconque connaisse la donne : l’auteur de l’enregistrement l’a choisie.
record-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
retold = { $title }, { $seats } places.

# Ennuis

trouble-file-exists = { $file } existe déjà. Donnez un autre nom à l’enregistrement, pour ne rien perdre.
trouble-cannot-write = Impossible d’écrire { $file } : { $why }.
trouble-cannot-read = Impossible de lire { $file } : { $why }.
trouble-not-a-text = { $file } n’est pas un enregistrement : ce n’est pas un fichier texte.
trouble-no-player = Ici, aucun programme ne peut jouer de sons. Installez l’un de ceux-ci : { $players }, ou choisissez --sound bell.
trouble-nothing-to-resume = Il n’y a pas de partie à reprendre.
trouble-nothing-to-resume-of = Il n’y a pas de partie { DE($game) } à reprendre.
trouble-resume-as-it-was = Une partie reprend comme elle a commencé : avec --resume, ne donnez ni places, ni options, ni niveaux, ni graine, ni mots, ni enregistrement.
trouble-bad-seat = Il n’y a pas de place { $value } : les places vont de 1 à { $most }.
trouble-bad-choice = « { $value } » n’est pas une option. Une option s’écrit nom=valeur, par exemple { $example }.
trouble-no-options = « { $value } » n’est pas possible : { $game } n’a pas d’option.
trouble-bad-pace = Un rythme est un nombre de secondes, 0 ou plus, pas { $value }.
trouble-bad-count = Le nombre de manches va de 1 à { $most }, pas { $value }.

# Looking back

hindsight-title = { $game }, { $seats } places, { $turns } tours.
hindsight-curve = Les chances de gagner, de la donne à la fin :
hindsight-seat = { $who }
hindsight-turning-points = { $count ->
    [0] Il n’y a pas eu de tournant.
    [one] Le tournant :
   *[other] Les tournants :
}
hindsight-turning-point = tour { $turn }, { $who } : { $said }
hindsight-missed = { $who } : { $said }
hindsight-fortune = { $who } : { $fortune ->
    [very-lucky] beaucoup de chance, les tirages ont apporté { $luck } points sur 100
    [lucky] de la chance, les tirages ont apporté { $luck } points sur 100
    [unlucky] pas de chance, les tirages ont coûté { $luck } points sur 100
    [very-unlucky] vraiment pas de chance, les tirages ont coûté { $luck } points sur 100
   *[even] ni chance ni malchance
}.
hindsight-choices = { $who } : en moyenne, un choix a coûté { NUMBER($each, maximumFractionDigits: 1) } points sur 100 ; { $found } sur { $decisions } étaient le meilleur coup.
hindsight-change = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hindsight-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hindsight-estimates = Le robot le plus fort estime les chances. Le tirage est ce que le hasard a changé, le choix ce que le coup a coûté par rapport au meilleur ; 100 % font une victoire entière.
hindsight-not-weighed = Tout le monde joue en même temps : la courbe suit l’état de la table, et les coups ne sont pas jugés un à un.
heading-turn = tour
heading-seat = place
heading-action = coup
heading-draw = tirage
heading-best = mieux
heading-choice = choix
heading-chance = chances de gagner
