## Actions as they are spoken of
reason-deed = { $action }

## Advice
reason-advice = { $deed } : { $why } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)
reason-advice-alone = { $deed } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)
reason-advice-wins = { $deed } gagne : { $why }
reason-advice-wins-alone = { $deed } gagne, quoi que fassent les autres
reason-advice-lost = { $deed } ; tous les coups perdent maintenant
reason-advice-tie = { $deed } ou { $other } : { $count ->
    [1] égalité
   *[other] égalité entre { $count } coups et celui-ci
} (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)

## Turning points
reason-lucky-draw = pioche { $drawn } : un coup de chance, { $points } points sur 100 de plus
reason-unlucky-draw = pioche { $drawn } : pas de chance, { $points } points sur 100 de moins
reason-lucky-deal = une bonne donne : { $points } points sur 100 de plus
reason-unlucky-deal = une mauvaise donne : { $points } points sur 100 de moins
reason-costly = { $deed } coûte { $points } points sur 100 ; mieux : { $best } ({ $why })
reason-costly-alone = { $deed } coûte { $points } points sur 100 ; mieux : { $best }
reason-good-run = { $actions } bons coups : { $points } points sur 100 de plus
reason-bad-run = { $actions } mauvais coups : { $points } points sur 100 de moins

## What the coach cannot do
coach-no-coach = L’entraîneur ne sait pas juger les coups { DE($game) }.
coach-nothing-open = Cette place n’a rien à décider pour l’instant.
coach-not-open = Cette place ne peut pas jouer { $action } pour l’instant.
