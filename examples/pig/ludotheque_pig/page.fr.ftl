# Ce que dit le plateau sur la page.

pig-of-target = { $points } sur { $target }
pig-points-of = { $who } : { $points }.
pig-die-shows = Le dé montre { $die }.
pig-no-die = Le dé attend le premier lancer.
pig-in-this-turn = { $points } pour ce tour
action-roll = Lancer
action-hold = Garder
pig-do-hold-with = Garder : { $total } en tout
pig-query-points = Les points de chacun
pig-query-die = Les points de ce tour
