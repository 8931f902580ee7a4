title = Ligretto
blurb = Tout le monde joue en même temps : de un à dix par couleur, aussi vite que possible.

-the-reserve = le Ligretto
-of-the-reserve = du Ligretto
-your-reserve = votre Ligretto
-Your-reserve = Votre Ligretto
-of-your-reserve = de votre Ligretto
word-ligretto = du Ligretto
pattern-marble = bille
pattern-pyramid = pyramide
pattern-die = dé
pattern-crystal = cristal
word-marble = { pattern-marble } ({ word-box })
word-pyramid = { pattern-pyramid } ({ word-box })
word-die = { pattern-die } ({ word-box })
word-crystal = { pattern-crystal } ({ word-box })
word-box = { $number ->
    [1] boîte bleue
    [2] boîte verte
   *[3] boîte rouge
}

option-advanced = Joueurs avancés
    .help = Les cartes du Ligretto et de la main s’empilent aussi sur une carte de la série qui vaut un de plus et n’a pas la même couleur.
option-stop = Ligretto stop
    .help = Comment se termine une manche quand un Ligretto est vide.
    .auto = tout de suite, d’elle-même
    .call = quand ce joueur l’annonce
option-blocked = Table bloquée
    .help = Ce qui arrive quand plus personne ne peut jouer.
    .leader = le joueur en tête gagne la partie
    .score = on compte la manche et la partie continue
option-target = Objectif
    .help = La partie se termine après la manche où quelqu’un atteint ce nombre de points.
option-decks = Paquet
    .help = Le dos des cartes de chaque joueur, pour toute la partie : un motif, et la couleur de sa boîte.

signal-word = Ligretto !
used-up = { $who } a vidé son Ligretto : l’annonce « Ligretto stop ! » mettra fin à la manche.
    .you = Votre Ligretto est vide : annoncez « stop » pour finir la manche.
stops = { $who } a vidé son Ligretto : « Ligretto stop ! »
    .you = Vous avez vidé votre Ligretto : « Ligretto stop ! »
blocked = Plus personne ne peut jouer, quoi qu’on retourne : la manche est terminée.

refused-unreadable = « { $text } » n’est pas un coup. Les coups sont : play ligretto new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop.
refused-referee-sees = On n’annonce pas « Dutch ! » au Ligretto : les cartes mal placées sont refusées.
refused-ends-by-itself = Inutile d’annoncer : dans cette partie, une manche se termine d’elle-même dès qu’un Ligretto est vide.
refused-not-used-up = Il vous reste { $left } { $left ->
    [one] carte
   *[other] cartes
} dans votre Ligretto : vous ne pouvez arrêter la manche que lorsqu’il est vide.
refused-no-stacking = On n’empile sur la série que dans le jeu pour joueurs avancés, et ce n’est pas le cas ici.
refused-no-match = Le { CARD($card) } ne s’empile pas sur le { CARD($top) } : dans la série, deux cartes superposées sont de couleurs différentes.

# Ce qu’on tape : à gauche ce que c’est, à droite les mots pour le dire ; le premier est celui qu’on montre.
typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stop
