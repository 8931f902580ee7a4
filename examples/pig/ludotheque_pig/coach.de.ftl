## Wie von den Zügen gesprochen wird
reason-deed-roll = würfeln
reason-deed-hold = aufhören

## Warum
reason-first-roll = jeder Zug beginnt mit einem Wurf
reason-keeps = sichert { $points } Punkte, die einer von sechs Würfen kosten würde
reason-little-to-lose = setzt nur { $points } Punkte aufs Spiel, und fünf von sechs Würfen bringen mehr
reason-race = wer von den anderen vorn liegt, braucht nur noch { $left }

## Wendepunkte
reason-lucky-draw = { $drawn } gewürfelt: Glück, { $points } Punkte von 100 mehr
reason-unlucky-draw = { $drawn } gewürfelt: Pech, { $points } Punkte von 100 weniger
