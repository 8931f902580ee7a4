# Ce que dit la table des cartes elle-même, pour Ligretto et Dutch Blitz.

cards-middle = Le centre
cards-yours = Vos cartes
cards-others = Les autres
cards-players = Les joueurs
cards-your-row = Votre série
cards-row-of = Série { DE($who) }
cards-look = voir la série
cards-card = { CARD($card) }
cards-you = Vous

# Les piles

cards-pile = Pile { $pile } : { CARD($card) }, il faut { CARD($next) }
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
cards-best = Meilleur endroit
cards-best-name = Jouer au meilleur endroit
cards-best-none = Rien à jouer pour l’instant
cards-space = Espace
cards-rest = Attente : { $seconds } s
cards-held = { $seconds ->
    [one] Dans une seconde.
   *[other] Dans { $seconds } secondes.
}
cards-pass = Passer

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
cards-dutch-called = { $who } l’annonce : { $count ->
    [one] une carte était mal placée
   *[other] { $count } cartes étaient mal placées
}
    .you = Vous l’annoncez : { $count ->
    [one] une carte était mal placée
   *[other] { $count } cartes étaient mal placées
}
cards-dutch-checked = { $who } a de nouveau des cartes à jouer : { $count ->
    [one] une carte était mal placée
   *[other] { $count } cartes étaient mal placées
}
    .you = Vous avez de nouveau des cartes à jouer : { $count ->
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
cards-dutch-name = Annoncer « Dutch ! » pour remettre en place les cartes mal placées

# Réponses à l’oreille

cards-ask-mine = Mes cartes
cards-ask-piles = Les piles, par couleur
cards-ask-next = Carte jouable suivante
cards-ask-before = Carte jouable précédente
cards-ask-play = Jouer cette carte
cards-ask-turn = Retourner trois cartes
cards-ask-left = Combien il reste à chacun
cards-ask-scores = Les points
cards-say-hidden = { $hidden ->
    [0] plus rien à retourner
    [one] une carte à retourner
   *[other] { $hidden } cartes à retourner
}
cards-say-no-pile = Pas encore de pile au centre.
cards-say-colour = { WORD($colour) } : { $piles }.
cards-say-pile = { $number } sur la pile { $pile }
    .complete = pile { $pile } complète
cards-say-left = Dans { -the-reserve } : { $seats }.
cards-say-seat = { $who } { $count }
cards-say-scores = Manches précédentes : { $seats }. Cette manche, jusqu’ici : { $now }.
cards-say-where-pile = la pile { $pile }
cards-say-none = Rien à jouer pour l’instant : retournez trois cartes.

# Ce qui est dit pendant que tous jouent : court, car le temps manque

cards-ear-part = { $part }.
cards-ear-you = vous
cards-ear-choice = { $fit } ; { $number } sur { $count }
cards-ear-gone = Le { CARD($card) } n’est plus jouable.
cards-ear-not-now = Personne ne peut jouer pour l’instant.
cards-ear-fit = { CARD($card) } jouable, pile { $pile }
cards-ear-fit-new = { CARD($card) } ouvre une pile
cards-ear-fit-row = { CARD($card) } jouable, série { $place }
cards-ear-reserve = { cards-reserve-label } : { CARD($card) }, reste { $count }
cards-ear-row = série { $place } : { CARD($card) }
cards-ear-hand = main : { CARD($card) }
cards-ear-few = Plus que { $count } pour { $who }
cards-ear-score = Vous marquez { $score }, total { $total }. En tête avec { $most } : { $who }.
cards-ear-won = { $count ->
    [one] { $who } gagne avec { $most }.
   *[other] { $who } se partagent la victoire avec { $most }.
} Vous avez { $score }.
    .you = { $count ->
    [one] Vous gagnez avec { $most } !
   *[other] Vous partagez la victoire avec { $most } : { $who }.
}
    .watched = { $count ->
    [one] { $who } gagne avec { $most }.
   *[other] { $who } se partagent la victoire avec { $most }.
}
cards-ear-refused-too-late = Trop tard : la pile { $pile } a déjà son { CARD($card) }.
cards-ear-refused-too-high = { CARD($card) }, trop haut : il faut le { CARD($next) } sur la pile { $pile }.
cards-ear-refused-complete = La pile { $pile } est complète.
cards-ear-refused-other-colour = Mauvaise couleur : la pile { $pile } montre le { CARD($top) }.
cards-ear-refused-not-a-one = Le { CARD($card) } n’est pas un 1.
cards-ear-refused-changed = Le { CARD($named) } n’est plus là : c’est le { CARD($card) }.

# Sous-titres des sons

cards-sound-lands = { $who } : { CARD($card) }, pile { $pile }
    .you = vous : { CARD($card) }, pile { $pile }
cards-sound-card = { CARD($card) }, pile { $pile }
cards-sound-complete = { $who } : pile { $pile } complète
    .you = vous : pile { $pile } complète
cards-sound-left = { $who } : reste { $count }
    .you = vous : reste { $count }
cards-sound-turns = votre main : { CARD($card) }
cards-sound-dutch = { $who } : « Dutch ! »
    .you = vous : « Dutch ! »
cards-sound-stops = { $who } : stop
    .you = vous : stop
cards-sound-blocked = personne ne peut jouer : stop
cards-sound-refused = refusée, la carte revient
cards-sound-late = trop tard : { CARD($card) }, pile { $pile }

# Apprendre les sons

cards-learn-lands = Une carte arrive au centre
cards-learn-mine = Ma carte : plus grave, sur du bois
cards-learn-leaf = Je retourne ma main
cards-learn-refused = Refusée, la carte revient
cards-learn-late = Trop tard : quelqu’un a été plus rapide
cards-learn-complete = Une pile est complète
cards-learn-left-three = Il reste trois cartes à quelqu’un : trois coups
cards-learn-left-two = Il en reste deux : deux coups
cards-learn-left-one = Il en reste une : un coup
cards-learn-dutch = Quelqu’un annonce « Dutch ! »
cards-learn-stop = La manche est finie
cards-learn-piles = De gauche à droite, c’est la pile : la pile 1 tout à gauche, la pile 8 tout à droite, et la 9 de nouveau à gauche.
cards-learn-numbers = La hauteur, c’est le nombre : 1 est le son le plus grave, 10 le plus aigu.
cards-learn-colours = L’instrument, c’est la couleur : le rouge est un cor, le bleu une flûte, le vert une anche, le jaune une cloche.
cards-quiz-sound = Qu’est-ce que c’était ?
cards-quiz-colour = De quelle couleur était-ce ?
cards-quiz-number = Quel nombre était-ce ?
cards-quiz-pile = Sur quelle pile était-ce ?

# The score sheet

score-how = +1 par carte au centre, −2 par carte restante.
