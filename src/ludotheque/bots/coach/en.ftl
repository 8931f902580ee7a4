## Actions as they are spoken of
reason-deed = { $action }
reason-deed-pick = to pick { $piece }
reason-deed-lay = { $piece } from { $from } to { $to }

## Advice
reason-advice = { $deed }: { $why } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
reason-advice-alone = { $deed } (wins about { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })

## Why, in Polyssimo
reason-places = leaves { $count ->
    [0] no place
    [one] one place
   *[other] { $count } places
} for your { $piece }; { $other } would leave { $instead }
reason-places-of-others = leaves { $count ->
    [0] no place
    [one] one place
   *[other] { $count } places
} for the { $piece } of seat { $number }; { $other } would leave { $instead }
reason-places-in-all = leaves { $own } places for your pieces and { $rest } for the others’; { $other } would leave { $own-then } and { $rest-then }
reason-ways = { $piece } has { $count } places on the board; { $other } has { $instead }

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
