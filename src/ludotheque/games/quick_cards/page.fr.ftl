# Ce que dit la table des cartes elle-même, pour Ligretto et Dutch Blitz.

cards-middle = Le milieu
cards-yours = Vos cartes
cards-others = Les autres
cards-players = Les joueurs
cards-your-row = Votre série
cards-row-of = Série { DE($who) }
cards-look = voir la série
cards-card = { CARD($card) }
cards-you = Vous

# Les piles

cards-pile = Pile { $pile } : { CARD($card) }, il y faut { CARD($next) }
    .alone = Pile { $pile } : { CARD($card) }
cards-pile-complete = Pile { $pile } : { WORD($colour) }, complète
cards-new-pile = Nouvelle pile : un 1 de n’importe quelle couleur l’ouvre
cards-fits-here = { $what }, votre { CARD($card) } y va
cards-complete = complète
cards-one-opens = ouvre
    .rest = une pile
cards-none-fits = Aucune de vos cartes ne va ici.

# Ce que j’ai

cards-reserve-label = { $game ->
    [ligretto] Ligretto
   *[other] Blitz
}
cards-reserve = { -Your-reserve }, { $count ->
    [one] dernière carte
   *[other] { $count } cartes
} : { CARD($card) } dessus
cards-reserve-empty = { -Your-reserve } : plus aucune carte
cards-reserve-unseen = { -Your-reserve }, { $count ->
    [one] dernière carte
   *[other] { $count } cartes
}
cards-left-in = dans
    .rest = { -your-reserve }
cards-left = { $count ->
    [one] reste
   *[other] restent
}
cards-row = Série, n° { $place } : { CARD($card) }
cards-row-on = Série, n° { $place } : { CARD($card) } sur { CARD($under) }
cards-row-empty = Série, n° { $place } : vide
cards-open = Cartes retournées, { $count } : { CARD($card) } dessus
cards-open-none = Aucune carte retournée : retournez-en trois
cards-open-unseen = Cartes retournées, { $count }
cards-open-label = À jouer, { $count }
cards-open-short = à jouer
cards-row-short = votre série
cards-fits-pile = { $what }, va sur la pile { $pile }
cards-fits-new = { $what }, ouvre une nouvelle pile
cards-fits-row = { $what }, s’empile sur la carte n° { $place } de la série
cards-takes-card = { $what }, votre { CARD($card) } peut s’y empiler
cards-came-back = revenue
cards-turn = Retourner
cards-turn-over = Reprendre
cards-turn-of = { $count } en main
cards-turn-name = Retourner trois cartes ; { $count } en main
cards-turn-over-name = Reprendre les cartes retournées et en retourner trois ; { $count } en main
cards-turn-none = Plus de cartes en main
cards-best = Meilleure place
cards-best-name = Jouer à la meilleure place connue
cards-best-none = Rien à jouer pour l’instant
cards-space = Espace

# Les autres

cards-seat-has = { $who } : { $count ->
    [0] plus de carte dans { -the-reserve }
    [one] une carte dans { -the-reserve }
   *[other] { $count } cartes dans { -the-reserve }
}
cards-seat-top = { $has }, { CARD($card) } dessus
cards-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
} jusqu’ici

# Avant et après une manche

cards-resumes = Le jeu reprend dans { $seconds } s
cards-begins = La manche { $round } commence dans { $seconds } s
cards-next-round = Prochaine manche dans { $seconds } s
cards-blocked-title = Bloqué
cards-blocked-why = Plus personne ne peut jouer. Chaque carte reste où elle est.
cards-stopped-why = n’a plus rien dans { -the-reserve }. Chaque carte reste où elle est.
    .you = n’avez plus rien dans { -the-reserve }. Chaque carte reste où elle est.
cards-this-round = Cette manche
cards-out-left = { $out } { $out ->
    [one] posée
   *[other] posées
}, reste { $left }
cards-out = { $out } { $out ->
    [one] posée
   *[other] posées
}
cards-go-on = Continuer
cards-enter = Entrée
cards-dutch = Dutch !
cards-dutch-title = « Dutch ! »
cards-dutch-called = { $who } annonce, { $count ->
    [one] une carte était mal placée
   *[other] { $count } cartes étaient mal placées
}
    .you = Vous annoncez, { $count ->
    [one] une carte était mal placée
   *[other] { $count } cartes étaient mal placées
}
cards-dutch-checked = { $who } a de nouveau des cartes à jouer, { $count ->
    [one] une carte était mal placée
   *[other] { $count } cartes étaient mal placées
}
    .you = Vous avez de nouveau des cartes à jouer, { $count ->
    [one] une carte était mal placée
   *[other] { $count } cartes étaient mal placées
}
cards-dutch-wrong = Le { CARD($card) } { DE($who) } sur le { CARD($on) } :
    .you = Votre { CARD($card) } sur le { CARD($on) } :
cards-dutch-opened = Le { CARD($card) } { DE($who) } sur une nouvelle pile :
    .you = Votre { CARD($card) } sur une nouvelle pile :
cards-dutch-right = sa place est sur la pile { $pile }, où il est maintenant.
cards-dutch-back = redevient une carte { WORD($source) }.
cards-dutch-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
cards-dutch-name = Annoncer « Dutch ! » : chaque carte mal placée est remise en ordre

# Réponses à l’oreille

cards-ask-mine = Mes cartes
cards-ask-piles = Les piles
cards-ask-left = Combien il reste à chacun
cards-ask-scores = Les points
cards-say-mine = { $reserve }. { $row }. { $hand }.
cards-say-hand = { $open } ; { $hidden ->
    [0] plus rien à retourner
    [one] une carte à retourner
   *[other] { $hidden } cartes à retourner
}
cards-say-piles = { $count ->
    [0] Pas encore de pile au milieu
    [one] Une pile
   *[other] { $count } piles
}{ $piles }.
cards-say-pile = { $pile } : { CARD($card) }
cards-say-left = Dans { -the-reserve } : { $seats }.
cards-say-seat = { $who } { $count }
cards-say-scores = Manches précédentes : { $seats }. Cette manche, jusqu’ici : { $now }.
cards-say-fit = { CARD($card) } { WORD($source) } vers { $where }
cards-say-where-new = une nouvelle pile
cards-say-where-pile = la pile { $pile }
cards-say-where-row = la carte n° { $place } de la série
cards-say-none = Rien ne va pour l’instant : retournez trois cartes.

# The score sheet

score-how = +1 par carte au milieu, −2 par carte restante.
