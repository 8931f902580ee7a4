title = Dutch Blitz
blurb = Pompes, seaux, charrues et calèches : qui videra le premier sa pile de dix ?

-the-reserve = la pile de Blitz
-of-the-reserve = de la pile de Blitz
-your-reserve = votre pile de Blitz
-Your-reserve = Votre pile de Blitz
-of-your-reserve = de votre pile de Blitz
word-blitz = de la pile de Blitz
word-pump = pompe
word-carriage = calèche
word-pail = seau
word-plough = charrue

option-expert = Joueurs expérimentés
    .help = Les cartes de la pile de Blitz et de la main s’empilent aussi sur une carte de la série qui vaut un de plus, garçon sur fille ou fille sur garçon.
option-referee = Arbitre
    .help = Ce qui arrive quand une carte est mal placée.
    .on = la carte est refusée
    .off = elle y reste jusqu’à ce que quelqu’un annonce « Dutch ! »
option-stop = Fin de la manche
    .help = Comment se termine une manche quand une pile de Blitz est vide.
    .auto = tout de suite, d’elle-même
    .call = quand ce joueur annonce « Blitz ! »
option-target = Objectif
    .help = La partie se termine après la manche où quelqu’un atteint ce nombre de points.
option-decks = Paquet
    .help = Le dos des cartes de chaque joueur, pour toute la partie.

used-up = { $who } a vidé sa pile de Blitz : l’annonce « Blitz ! » mettra fin à la manche.
    .you = Votre pile de Blitz est vide : annoncez « Blitz ! » pour finir la manche.
stops = { $who } a vidé sa pile de Blitz : « Blitz ! »
    .you = Vous avez vidé votre pile de Blitz : « Blitz ! »
hands-moved = Personne ne peut jouer : chacun glisse la première carte de sa main sous les autres.
blocked = Malgré cela, plus personne ne peut jouer : la manche est terminée.
calls-dutch = { $who } annonce « Dutch ! » : { $count ->
    [one] une carte est mal placée
   *[other] { $count } cartes sont mal placées
}.
    .you = Vous annoncez « Dutch ! » : { $count ->
    [one] une carte est mal placée
   *[other] { $count } cartes sont mal placées
}.
nothing-wrong = { $who } annonce « Dutch ! », mais toutes les cartes sont à leur place.
    .you = Vous annoncez « Dutch ! », mais toutes les cartes sont à leur place.
put-right = Le { CARD($card) } posé par { $who } va sur la pile { $pile }.
    .you = Votre { CARD($card) } va sur la pile { $pile }.
comes-back = Le { CARD($card) } revient à { $who }, sur ses cartes retournées.
    .you = Votre { CARD($card) } vous revient, sur vos cartes retournées.
goes-back = Le { CARD($card) } { WORD($source) } revient à { $who }.
    .you = Votre { CARD($card) } { WORD($source) } vous revient.
checked = { $who } a vidé sa pile de Blitz, mais { $count ->
    [one] une carte est mal placée : on la remet
   *[other] { $count } cartes sont mal placées : on les remet
} en ordre avant de compter.
    .you = Vous avez vidé votre pile de Blitz, mais { $count ->
    [one] une carte est mal placée : on la remet
   *[other] { $count } cartes sont mal placées : on les remet
} en ordre avant de compter.
goes-on = { $who } a de nouveau des cartes dans sa pile de Blitz : le jeu continue.
    .you = Vous avez de nouveau des cartes dans votre pile de Blitz : le jeu continue.

refused-unreadable = « { $text } » n’est pas un coup. Les coups sont : play blitz new · play row 2 pile 3 · play hand red 4 pile 3 · stack hand row 1 · turn · stop · dutch.
refused-referee-sees = Inutile d’annoncer « Dutch ! » : dans cette partie, l’arbitre refuse les cartes mal placées.
refused-ends-by-itself = Inutile d’annoncer : dans cette partie, une manche se termine d’elle-même dès qu’une pile de Blitz est vide.
refused-not-used-up = Il vous reste { $left } { $left ->
    [one] carte
   *[other] cartes
} dans votre pile de Blitz : vous ne pouvez arrêter la manche que lorsqu’elle est vide.
refused-no-stacking = On n’empile sur la série que dans le jeu pour joueurs expérimentés, et ce n’est pas le cas ici.
refused-no-match = Le { CARD($card) } ne s’empile pas sur le { CARD($top) } : dans la série, un garçon (rouge, bleu) va sur une fille (vert, jaune), ou une fille sur un garçon.

# Ce qu’on tape : à gauche ce que c’est, à droite les mots pour le dire ; le premier est celui qu’on montre.
typed-dutch-blitz =
    { typed-cards }
    blitz = blitz, b
    stop = stop
    dutch = dutch
