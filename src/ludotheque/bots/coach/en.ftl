## Actions as they are spoken of
reason-deed = { $action }

## Advice
reason-advice = { $deed }: { $why } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-alone = { $deed } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-wins = { $deed } wins: { $why }
reason-advice-wins-alone = { $deed } wins, whatever the others do
reason-advice-lost = { $deed }; every move loses now
reason-advice-tie = { $deed } or { $other }: { $count ->
    [one] a tie
   *[other] a tie between { $count } moves and this one
} (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })

## Turning points
reason-lucky-draw = drew { $drawn }: good luck, { $points } points out of 100 up
reason-unlucky-draw = drew { $drawn }: bad luck, { $points } points out of 100 down
reason-lucky-deal = a good deal: { $points } points out of 100 up
reason-unlucky-deal = a bad deal: { $points } points out of 100 down
reason-costly = { $deed } cost { $points } points out of 100; better: { $best } ({ $why })
reason-costly-alone = { $deed } cost { $points } points out of 100; better: { $best }
reason-good-run = { $actions } good moves: { $points } points out of 100 up
reason-bad-run = { $actions } bad moves: { $points } points out of 100 down

## What the coach cannot do
coach-no-coach = The coach cannot judge moves in { $game }.
coach-nothing-open = This seat has nothing to decide right now.
coach-not-open = This seat cannot play { $action } right now.
