title = Cochon
blurb = Lancez le dé autant de fois que vous l’osez et arrivez à 100 points en premier ; mais un 1 fait perdre tout le tour.

option-target = Points pour gagner
    .help = Le premier joueur à atteindre ce nombre de points gagne.

rolls = { $who } fait { $die } : { $turn-total } pour ce tour.
    .you = Vous faites { $die } : { $turn-total } pour ce tour.
rolls-one = { $lost ->
    [0] { $who } fait 1 : rien pour ce tour.
   *[other] { $who } fait 1 et perd les { $lost } points de ce tour.
}
    .you = { $lost ->
    [0] Vous faites 1 : rien pour ce tour.
   *[other] Vous faites 1 et perdez les { $lost } points de ce tour.
}
holds = { $who } garde { $points } points, { $banked } en tout.
    .you = Vous gardez { $points } points, { $banked } en tout.
reaches = { $who } arrive à { $banked } points.
    .you = Vous arrivez à { $banked } points !

refused-unreadable = « { $text } » n’est pas un coup. Les coups sont : roll · hold.
refused-roll-first = Chaque tour commence par un lancer : il n’y a encore rien à garder.

impossible-not-on-the-die = « { $value } » n’est pas sur le dé : un tirage est un nombre de 1 à 6.

typed-pig =
    roll = lance, lancer, l
    hold = garde, garder, g
