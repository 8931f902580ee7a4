# Les mots communs à tous les jeux.

playing = Parties jouées
seat = la place { $number }
list = { $head } et { $last }
seat-score = { $who } : { $score }
card = { $number } { WORD($colour) }

word-red = rouge
word-blue = bleu
word-green = vert
word-yellow = jaune
word-violet = violet
word-gold = doré
word-yes = oui
word-no = non

# La partie

signal-word = C’est parti !
round-begins = La manche { $round } commence.
round-over = La manche { $round } est terminée. Points : { $scores }.
match-over = { $count ->
    [one] { $winners } gagne. Scores : { $scores }.
   *[other] { $winners } se partagent la victoire. Scores : { $scores }.
}
    .you = { $count ->
    [one] Vous gagnez ! Scores : { $scores }.
   *[other] Vous partagez la victoire : { $winners }. Scores : { $scores }.
}

# Comment jouent les robots, du plus faible au plus fort

level-newcomer = Premiers pas
level-beginner = Débutant
level-casual = Tranquille
level-regular = Habitué
level-skilled = Aguerri
level-expert = Expert
level-master = Maître
level-champion = Champion

# La manière des robots : à chaque niveau un animal du jardin, du plus faible au plus fort

manner-lento = Prend ce qui vient et perd sans se fâcher.
manner-pico = Appliqué, mais oublie la moitié en chemin.
manner-piaf = Vif et gai, picore la miette la plus proche.
manner-hopla = Toujours d’humeur égale, et voit un coup plus loin.
manner-filou = Devine ce que vous voulez et arrive souvent avant vous.
manner-arno = Reste longtemps immobile, puis prend la bonne pièce.
manner-luna = Compte tout ce qui peut encore venir.
manner-nestor = Lent au départ, dur à battre. A tout vu.

# Refus

refused-over = La partie est finie : plus personne ne peut jouer.
refused-no-such-seat = Il n’y a pas de place { $value } : les programmes comptent les places à partir de 0, elles vont donc de 0 à { $most }.
refused-not-your-turn = Ce n’est pas votre tour : c’est à la place { $turn } de jouer.
refused-unreadable = « { $text } » n’est pas un coup de ce jeu.

# Erreurs

error-unknown-game = Aucun jeu ne s’appelle { $value }. { $guess ->
    [0] {""}
   *[other] Vouliez-vous dire { $guess } ?{" "}
}Sur l’étagère, il y a : { $allowed }.
error-no-lessons = { $game } n’a pas de leçon.
error-no-lesson = { $game } n’a pas de leçon « { $value } ». Ses leçons sont : { $allowed }.
error-bad-seats = { $game } a de { $least } à { $most } places, pas { $value }.
error-unknown-rules = La version { $value } des règles est inconnue ; la plus récente est la { $most }.
error-unknown-option = { $game } n’a pas d’option « { $name } ». Ses options sont : { $allowed }.
error-bad-option = L’option « { $name } » ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
error-bad-seed = Une graine est une ligne de texte sans espace au début ni à la fin, pas { $value }.
error-bad-words = Les mots qu’une place ajoute à la graine tiennent sur une ligne, sans espace au début ni à la fin : pas { $value }.
error-too-many-words = Vous donnez des mots pour { $count } places, mais il n’y en a que { $seats }.
error-seed-and-dealer = Distribuez une partie à partir d’une graine ou avec un donneur, pas les deux : retirez l’un ou l’autre.
error-bad-script = Un script est une liste de tirages, pas { $value }.
error-bad-dealer = Un donneur est une instance de Scripted, comme Scripted([3, 8]), ou d’une autre classe qui donne des tirages, pas { $value }.
error-bad-commitment = Un sceau s’écrit avec 64 chiffres hexadécimaux, pas { $value }.
error-bad-chart = { $file } n’est ni un fichier .png ni un .svg : choisissez l’un des deux.
error-no-charts-extra = Les graphiques demandent Matplotlib : pip install "ludotheque[charts]".
error-bad-parquet = { $file } n’est pas un fichier .parquet : choisissez-en un.
error-no-frames-extra = Les tableaux de données et Parquet demandent Polars : pip install "ludotheque[frames]".
error-no-printer = Les PDF demandent fpdf2 : pip install "ludotheque[print]".
error-cannot-write = Impossible d’écrire { $file } : { $why }.
error-bad-settings = Impossible de lire le fichier de réglages { $file } : { $why }.
error-no-rules = Les règles { DE($name) } ne sont pas rédigées.

# Hasard

impossible-script-ended = Le script n’a donné que { $index } { $index ->
    [one] tirage
   *[other] tirages
}, et il en faut encore un ici.
impossible-sealed = Personne ne sait ce qui vient ensuite : l’enregistrement ne montre pas sa graine. Rejouez-le avec la graine pour continuer.
impossible-sealed-by-hand = Personne ne sait ce qui vient ensuite : cette partie a été distribuée à la main. Donnez-lui un autre script pour continuer.

# Enregistrements

record-no-title = Ligne { $line } : un enregistrement commence par la ligne « { $expected } ».
record-no-colon = Ligne { $line } : « { $found } » n’a pas de deux-points ; chaque ligne s’écrit « clé: valeur ».
record-missing-key = Ligne { $line } : l’enregistrement finit sans ligne « { $key }: … ».
record-repeated-key = Ligne { $line } : « { $key } » figure deux fois dans l’enregistrement.
record-unknown-key = Ligne { $line } : « { $key } » n’a pas sa place dans cet enregistrement.
record-unknown-rules = Ligne { $line } : la version { $value } des règles est inconnue ; la plus récente est la { $most }.
record-wrong-commitment = Ligne { $line } : le sceau n’est ni l’empreinte SHA-256 de cette graine avec ces conditions, ni celle de la graine seule. L’un des trois a été changé.
record-bad-start = Ligne { $line } : « { $value } » n’est pas le sceau d’une autre partie, suivi de « after » et d’un nombre de coups.
record-bad-environment = Ligne { $line } : « { $value } » n’est pas une donne d’un environnement, par exemple « seed 7 game 0 deal 1 » ; la dernière donne possible est { $most }.
record-short-start = Ligne { $line } : la partie reprend { $value } coups, mais il n’y en a que { $most }.
record-no-such-seat = Ligne { $line } : il n’y a pas de place { $seat } dans cette partie ; les places vont de 1 à { $most }.
record-no-chance-here = Ligne { $line } : il n’y a pas de tirage ici ; c’est à une place de jouer.
record-unexpected = Ligne { $line } : cela ne découle pas des lignes précédentes. On attendait « { $expected } ».
record-ends-early = Ligne { $line } : l’enregistrement s’arrête là où il devrait continuer par « { $expected } ».
record-no-seed = L’enregistrement ne montre pas de graine, ses tirages ne peuvent donc pas être vérifiés : soit la partie n’est pas finie, soit elle a été distribuée à la main.
record-of-environment = C’est une partie d’un environnement d’apprentissage : elle n’a pas de sceau, et aucune table ne l’a publiée.
record-not-over = Ligne { $line } : un enregistrement ne montre sa graine qu’une fois la partie finie, et celui-ci s’arrête avant la fin.
record-newer-form = Ligne { $line } : ce format d’enregistrement est inconnu ; le plus récent est « { $expected } ».
record-because = Ligne { $line } : { $reason }
record-other-commitment = C’est l’enregistrement d’une autre partie : son sceau est { $found }, et vous aviez noté { $expected }.
record-not-at-table = C’est l’enregistrement d’une autre partie : aucune partie de la table { $table } n’a son sceau, { $found }.
record-not-published = Ce n’est pas ce que la table a publié : l’enregistrement porte « { $found } », la table « { $expected } ».

# Règles lues à voix haute

spoken-dots = points { $dots }
spoken-empty = vide
spoken-columns = Dans les colonnes { $columns } :
spoken-row = Rangée { $row } : { $cells }.
spoken-squares = rangée { $row }, { $count ->
    [one] case { $squares }
   *[other] cases { $squares }
}
spoken-piece = Pièce { $piece } : { $rows }.
