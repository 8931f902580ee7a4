## Comment on parle des actions
reason-deed-roll = lancer
reason-deed-hold = garder

## Pourquoi
reason-first-roll = chaque tour commence par un lancer
reason-keeps = met { $points } points à l’abri, qu’un lancer sur six ferait perdre
reason-little-to-lose = ne risque que { $points } points, et cinq lancers sur six en ajoutent
reason-race = il ne manque que { $left } points au plus fort des autres

## Tournants
reason-lucky-draw = a fait { $drawn } : un coup de chance, { $points } points sur 100 de plus
reason-unlucky-draw = a fait { $drawn } : pas de chance, { $points } points sur 100 de moins
