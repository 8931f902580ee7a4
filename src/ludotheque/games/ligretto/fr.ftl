title = Ligretto
blurb = Tous jouent en même temps : de un à dix par couleur, aussi vite que les mains le permettent.

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
    .help = Les cartes du Ligretto et de la main s’empilent aussi sur une carte de la série qui vaut un de plus et d’une autre couleur.
option-stop = Ligretto stop
    .help = Comment finit une manche quand un Ligretto est vide.
    .auto = aussitôt, d’elle-même
    .call = quand cette place l’annonce
option-blocked = Table bloquée
    .help = Ce qui arrive quand plus personne ne peut jouer.
    .leader = qui mène gagne la partie
    .score = on compte la manche et la partie continue
option-target = Objectif
    .help = La partie finit après la manche où une place atteint ce nombre de points.
option-decks = Paquet
    .help = Le dos des cartes de chaque place, pour toute la partie : un motif, et la couleur de sa boîte.

signal-word = Ligretto !
used-up = { $who } a vidé son Ligretto : l’annonce « Ligretto stop ! » finira la manche.
    .you = Votre Ligretto est vide : annoncez « stop » pour finir la manche.
stops = { $who } a vidé son Ligretto : « Ligretto stop ! »
    .you = Vous avez vidé votre Ligretto : « Ligretto stop ! »
blocked = Plus personne ne peut jouer, quoi qu’on retourne : la manche est terminée.

refused-unreadable = « { $text } » n’est pas une action. Il y a : play ligretto new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop.
refused-referee-sees = On n’annonce pas « Dutch ! » au Ligretto : une carte mal placée est refusée aussitôt.
refused-ends-by-itself = Il n’y a rien à annoncer : dans cette partie, une manche finit d’elle-même dès qu’un Ligretto est vide.
refused-not-used-up = Il vous reste { $left } { $left ->
    [one] carte
   *[other] cartes
} dans votre Ligretto : seule une place dont le Ligretto est vide arrête la manche.
refused-no-stacking = On n’empile sur la série que dans le jeu pour joueurs avancés, et cette partie n’en est pas une.
refused-no-match = Le { CARD($card) } ne s’empile pas sur le { CARD($top) } : dans la série, deux cartes superposées sont de couleurs différentes.
