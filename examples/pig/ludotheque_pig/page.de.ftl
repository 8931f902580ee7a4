# Was das Spielbrett auf der Seite sagt.

pig-of-target = { $points } von { $target }
pig-points-of = { $who }: { $points }.
pig-die-shows = Der Würfel zeigt eine { $die }.
pig-no-die = Der Würfel wartet auf den ersten Wurf.
pig-in-this-turn = { $points } in diesem Zug
action-roll = Würfeln
action-hold = Aufhören
pig-do-hold-with = Aufhören: { $total } insgesamt
pig-query-points = Die Punkte von allen
pig-query-die = Die Punkte dieses Zugs
