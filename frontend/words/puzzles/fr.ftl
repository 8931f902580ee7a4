# Les casse-tête en solitaire, sur la page.

puzzle-name = Casse-tête en solitaire
puzzle-goal = Chaque rangée et chaque colonne doit croître.
puzzle-made = Coups joués
puzzle-of-at-most = sur { $maximum ->
    [one] 1 coup
   *[other] { $maximum } coups
} au plus
puzzle-swaps-so-far = Échanges faits
puzzle-swap-done = { $a } avec { $b }
puzzle-board = Plateau, quatre rangées de quatre. Les flèches s’y promènent, d’un bord à l’autre aussi ; Entrée prend et échange.
puzzle-cell = { $cell } : { $number }
puzzle-cell-picked = { $cell } : { $number }, pris
puzzle-cell-partner = { $cell } : { $number }, { $where }, échanger avec { $picked }
puzzle-above = au-dessus
puzzle-above-across = par-delà le bord du haut
puzzle-below = en dessous
puzzle-below-across = par-delà le bord du bas
puzzle-left = à gauche
puzzle-left-across = par-delà le bord gauche
puzzle-right = à droite
puzzle-right-across = par-delà le bord droit
puzzle-pick = Prenez un trèfle
puzzle-pick-more = Puis l’un de ses quatre partenaires : ses voisins, et ceux d’un bord à l’autre.
puzzle-picked = Le { $number } est pris
puzzle-swap-with = Échangez-le avec { $head } ou { $last }. Les bords se rejoignent.
puzzle-partner = { $number } { $where }
puzzle-heard-picked = Le { $number } est pris. Il peut s’échanger avec { $partners }.
puzzle-put-down = Le { $number } est reposé.
puzzle-swapped = { $a } et { $b } changent de place.
puzzle-swapped-across = { $a } et { $b } changent de place, d’un bord à l’autre.
puzzle-left-over = { $left ->
    [0] Plus aucun coup.
    [one] Il reste 1 coup.
   *[other] Il reste { $left } coups.
}
puzzle-used-up = Tous les coups sont utilisés
puzzle-used-up-more = Annulez-en un, ou recommencez.
puzzle-undo = Annuler
puzzle-redo = Rétablir
puzzle-restart = Recommencer
puzzle-hint = Indice
puzzle-give-up = Abandonner
puzzle-give-up-sure = Abandonner et voir une solution ?
puzzle-give-up-no = Continuer
puzzle-give-up-yes = Voir la solution
puzzle-undone = Annulé : { $a } et { $b }.
puzzle-restarted = Retour au début.
puzzle-hinted = Échangez { $a } et { $b }
puzzle-hinted-more = { $needed ->
    [one] Il faut 1 coup à partir d’ici.
   *[other] Il faut { $needed } coups à partir d’ici.
}
puzzle-late = Trop tard à partir d’ici
puzzle-late-more = Il faut { $needed } coups, et il n’en reste pas assez. Annulez-en quelques-uns.
puzzle-watch-shortest = Une solution la plus courte
puzzle-watch-shortest-more = { $count ->
    [one] 1 coup. Aucune n’est plus courte : c’est prouvé.
   *[other] { $count } coups. Aucune n’est plus courte : c’est prouvé.
}
puzzle-watch-printed = La solution imprimée
puzzle-watch-printed-more = { puzzle-moves }.
puzzle-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
puzzle-play-way = Regarder
puzzle-play-printed = Regarder la solution imprimée
puzzle-play-shortest = Regarder la solution la plus courte
puzzle-solved = Tout est en ordre !
puzzle-solved-more = { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}, { $time }, { $hints ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $hints } indices
}.
puzzle-time = { $minutes } min { $seconds } s
puzzle-streak = { $days ->
    [one] 1 jour
   *[other] { $days } jours
} d’affilée
puzzle-unaided = { $all ->
    [1] sans aide
   *[other] { $days ->
        [0] le dernier avec de l’aide
        [one] le dernier sans aide
       *[other] les { $days } derniers sans aide
    }
}
puzzle-best = Meilleur temps : { $time }
puzzle-share = Partager
puzzle-copied = Copié. Rien n’y aide à résoudre le casse-tête.
puzzle-others = Autres casse-tête
puzzle-today = Casse-tête du jour
puzzle-house = De la maison
puzzle-house-number = Casse-tête { $number }
puzzle-booklet = Du livret
puzzle-solved-before = résolu
puzzle-choose = Choisissez un numéro
puzzle-id = Identifiant d’un casse-tête
puzzle-open = Ouvrir
puzzle-this-id = Identifiant de ce casse-tête : { $id }
