## Actions as they are spoken of
reason-deed-roll = rolling
reason-deed-hold = holding

## Why
reason-first-roll = every turn begins with a roll
reason-keeps = keeps { $points } points, which one roll in six would lose
reason-little-to-lose = puts only { $points } points at risk, and five rolls in six add to them
reason-race = the strongest of the others needs only { $left } more

## Turning points
reason-lucky-draw = rolled { $drawn }: good luck, { $points } points out of 100 up
reason-unlucky-draw = rolled { $drawn }: bad luck, { $points } points out of 100 down
