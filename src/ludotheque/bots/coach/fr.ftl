## Actions as they are spoken of
reason-deed = { $action }
reason-deed-pick = choisir { $piece }
reason-deed-lay = { $piece } de { $from } à { $to }

## Advice
reason-advice = { $deed } : { $why } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)
reason-advice-alone = { $deed } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)

## Why, in Polyssimo
reason-places = laisse { $count ->
    [0] aucun emplacement
    [one] un emplacement
   *[other] { $count } emplacements
} à votre { $piece } ; { $other } en laisserait { $instead }
reason-places-of-others = laisse { $count ->
    [0] aucun emplacement
    [one] un emplacement
   *[other] { $count } emplacements
} à { $piece } de la place { $number } ; { $other } en laisserait { $instead }
reason-places-in-all = laisse { $own } emplacements à vos pièces et { $rest } à celles des autres ; { $other } en laisserait { $own-then } et { $rest-then }
reason-ways = { $piece } a { $count } emplacements sur le plateau ; { $other } en a { $instead }

## Turning points
reason-lucky-draw = pioche { $drawn } : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de plus, par chance
reason-unlucky-draw = pioche { $drawn } : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de moins, par malchance
reason-lucky-deal = une bonne donne : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de plus, par chance
reason-unlucky-deal = une mauvaise donne : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de moins, par malchance
reason-costly = { $deed } coûte { NUMBER($change, style: "percent", maximumFractionDigits: 0) } ; mieux : { $best } ({ $why })
reason-costly-alone = { $deed } coûte { NUMBER($change, style: "percent", maximumFractionDigits: 0) } ; mieux : { $best }
reason-good-run = { $actions } actions réussies : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de plus
reason-bad-run = { $actions } actions malheureuses : { NUMBER($change, style: "percent", maximumFractionDigits: 0) } de moins

## What the coach cannot do
coach-no-coach = L’entraîneur ne sait pas peser les actions de { $game }.
coach-nothing-open = Cette place n’a rien à décider maintenant.
coach-not-open = { $action } n’est pas possible pour cette place maintenant.
