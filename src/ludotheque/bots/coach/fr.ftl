## Actions as they are spoken of
reason-deed = { $action }

## Advice
reason-advice = { $deed } : { $why } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)
reason-advice-alone = { $deed } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)


## Turning points
reason-lucky-draw = pioche { $drawn } : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de plus, par chance
reason-unlucky-draw = pioche { $drawn } : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de moins, par malchance
reason-lucky-deal = une bonne donne : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de plus, par chance
reason-unlucky-deal = une mauvaise donne : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de moins, par malchance
reason-costly = { $deed } coûte { NUMBER($change, style: "percent", maximumFractionDigits: 0) } ; mieux : { $best } ({ $why })
reason-costly-alone = { $deed } coûte { NUMBER($change, style: "percent", maximumFractionDigits: 0) } ; mieux : { $best }
reason-good-run = { $actions } bons coups : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de plus
reason-bad-run = { $actions } mauvais coups : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de moins

## What the coach cannot do
coach-no-coach = L’entraîneur ne sait pas juger les coups { DE($game) }.
coach-nothing-open = Cette place n’a rien à décider pour l’instant.
coach-not-open = Cette place ne peut pas jouer { $action } pour l’instant.
