# Ce que dit le plateau sur la page.

pig-of-target = { $points } sur { $target }
pig-points-of = { $who } : { $points }.
pig-die-shows = Le dé montre { $die }.
pig-no-die = Le dé attend le premier lancer.
pig-in-this-turn = { $points } pour ce tour
pig-do-roll = Lancer
pig-do-hold = Garder
pig-do-hold-with = Garder : { $total } en tout
pig-query-points = Les points de tous
pig-query-die = Les points de ce tour

# Premiers pas

first-steps-playing = Lancez autant de fois que vous voulez : de 2 à 6, le tour grandit ; un 1 le fait perdre. Gardez pour mettre vos points à l’abri.
    .short = Lancez encore, ou gardez vos points.
first-steps-wait = Les autres lancent. Un 1 leur fait perdre leur tour.
    .short = Les autres lancent.
