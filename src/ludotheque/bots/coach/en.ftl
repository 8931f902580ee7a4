## Actions as they are spoken of
reason-deed = { $action }

## Advice
reason-advice = { $deed }: { $why } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-alone = { $deed } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })


## Turning points
reason-lucky-draw = drew { $drawn }: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } up by luck
reason-unlucky-draw = drew { $drawn }: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } down by bad luck
reason-lucky-deal = a good deal: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } up by luck
reason-unlucky-deal = a bad deal: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } down by bad luck
reason-costly = { $deed } cost { NUMBER($change, style: "percent", maximumFractionDigits: 0) }; better: { $best } ({ $why })
reason-costly-alone = { $deed } cost { NUMBER($change, style: "percent", maximumFractionDigits: 0) }; better: { $best }
reason-good-run = { $actions } actions that went well: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } up
reason-bad-run = { $actions } actions that went badly: { NUMBER($change, style: "percent", maximumFractionDigits: 0) } down

## What the coach cannot do
coach-no-coach = The coach cannot weigh the actions of { $game }.
coach-nothing-open = This seat has nothing to decide now.
coach-not-open = { $action } is not open to this seat now.
