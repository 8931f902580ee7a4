# Les casse-tête en solitaire, sur la page.

puzzle-name = Casse-tête en solitaire
puzzle-goal = Les nombres doivent augmenter dans chaque rangée et chaque colonne.
puzzle-made = Coups
puzzle-of-at-most = sur { $maximum ->
    [one] 1 coup
   *[other] { $maximum } coups
} au plus
puzzle-swaps-so-far = Vos échanges
puzzle-swap-done = { $a } avec { $b }
puzzle-board = Plateau, quatre rangées de quatre. Déplacez-vous avec les flèches, d’un bord à l’autre aussi ; Entrée choisit et échange.
puzzle-cell = { $cell } : { $number }
puzzle-cell-picked = { $cell } : { $number }, choisi
puzzle-cell-partner = { $cell } : { $number }, { $where }, échanger avec { $picked }
puzzle-above = au-dessus
puzzle-above-across = de l’autre côté, en haut
puzzle-below = en dessous
puzzle-below-across = de l’autre côté, en bas
puzzle-left = à gauche
puzzle-left-across = de l’autre côté, à gauche
puzzle-right = à droite
puzzle-right-across = de l’autre côté, à droite
puzzle-pick = Choisissez un trèfle
puzzle-pick-more = Puis l’un de ses quatre partenaires : ses voisins, aussi d’un bord à l’autre.
puzzle-picked = { $number } choisi
puzzle-swap-with = Échangez-le avec { $head } ou { $last }. Les bords se rejoignent.
puzzle-partner = { $number } { $where }
puzzle-heard-picked = { $number } choisi. Il peut s’échanger avec { $partners }.
puzzle-put-down = { $number } n’est plus choisi.
puzzle-swapped = { $a } et { $b } échangés.
puzzle-swapped-across = { $a } et { $b } échangés, d’un bord à l’autre.
puzzle-left-over = { $left ->
    [0] Plus aucun coup.
    [one] Il reste 1 coup.
   *[other] Il reste { $left } coups.
}
puzzle-used-up = Plus aucun coup
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
puzzle-late = Plus assez de coups
puzzle-late-more = Il en faut { $needed } à partir d’ici. Annulez-en quelques-uns.
puzzle-watch-shortest = La solution la plus courte
puzzle-watch-shortest-more = { $count ->
    [one] 1 coup : la plus courte, c’est prouvé.
   *[other] { $count } coups : la plus courte, c’est prouvé.
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
puzzle-solved = Résolu !
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
puzzle-copied = Copié, sans rien dévoiler.
puzzle-others = Autres casse-tête
puzzle-today = Casse-tête du jour
puzzle-house = Nos casse-tête
puzzle-house-number = Casse-tête { $number }
puzzle-booklet = Du livret
puzzle-solved-before = résolu
puzzle-choose = Choisissez un numéro
puzzle-id = Identifiant d’un casse-tête
puzzle-open = Ouvrir
puzzle-this-id = Identifiant de ce casse-tête : { $id }
