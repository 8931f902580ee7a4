pig-points = { $who } : { $points } { $points ->
    [one] point
   *[other] points
}, encore { $left }
pig-die = Le dé montre { $die }.
pig-turn = C’est le tour { DE($who) }, avec { $points } jusqu’ici.
pig-roll = À vous : lancez le dé.
pig-roll-or-hold = Vous avez { $points } pour ce tour. Lancez ; ou gardez, et vous aurez { $total } en tout.
help-pig =
    lance : lancer le dé ; en bref : l
    garde : garder les points de ce tour et passer le dé ; en bref : g
    centre : le dé et le tour
    Les mots anglais de la notation marchent aussi : roll, hold.
