## Actions as they are spoken of
reason-deed = { $action }

## Advice
reason-advice = { $deed }: { $why } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-alone = { $deed } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })


## Turning points
reason-lucky-draw = drew { $drawn }: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } up, good luck
reason-unlucky-draw = drew { $drawn }: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } down, bad luck
reason-lucky-deal = a good deal: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } up, good luck
reason-unlucky-deal = a bad deal: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } down, bad luck
reason-costly = { $deed } cost { NUMBER($change, style: "percent", maximumFractionDigits: 0) }; better: { $best } ({ $why })
reason-costly-alone = { $deed } cost { NUMBER($change, style: "percent", maximumFractionDigits: 0) }; better: { $best }
reason-good-run = { $actions } good moves: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } up
reason-bad-run = { $actions } bad moves: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } down

## What the coach cannot do
coach-no-coach = The coach cannot judge moves in { $game }.
coach-nothing-open = This seat has nothing to decide right now.
coach-not-open = This seat cannot play { $action } right now.
