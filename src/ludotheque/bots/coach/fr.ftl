## Actions as they are spoken of
reason-deed = { $action }
reason-deed-arrange = la diagonale { $numbers }
reason-deed-place = { $number } en { $cell }
reason-deed-take = le { $number } du milieu en { $cell }
reason-deed-leave = laisser le { $number }
reason-deed-draw = piocher

## Advice
reason-advice = { $deed } : { $why } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)
reason-advice-alone = { $deed } (environ { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances de gagner)

## Why, in Lucky Numbers
reason-last-cell = remplit la dernière case
reason-fills = remplit { $cell }, où { $count ->
    [one] un seul nombre convient
   *[other] { $count } nombres conviennent
}
reason-room = laisse de la place pour { $count ->
    [one] un nombre
   *[other] { $count } nombres
} en { $cell } ; { $other } en laisserait { $fewer }
reason-opens = fait de la place pour { $count ->
    [one] un nombre
   *[other] { $count } nombres
} en { $cell } au lieu de { $fewer }
reason-leaves = garde { $cell } pour plus tard, où { $count } nombres conviennent ; { $other } garderait { $other-cell }, où { $fewer } conviennent
reason-hope = { $count } des { $total } trèfles de la pioche vont sur une case vide

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
