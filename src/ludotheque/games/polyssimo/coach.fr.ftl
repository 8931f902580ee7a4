reason-deed-pick = prendre { $piece }
reason-deed-lay = { $piece } de { $from } à { $to }

reason-places = laisse { $count ->
    [0] aucun endroit
    [one] un endroit
   *[other] { $count } endroits
} à votre { $piece } ; { $other } en laisserait { $instead }
reason-places-of-others = laisse { $count ->
    [0] aucun endroit
    [one] un endroit
   *[other] { $count } endroits
} à { $piece } de la place { $number } ; { $other } en laisserait { $instead }
reason-places-in-all = laisse { $own } endroits à vos pièces et { $rest } à celles des autres ; { $other } en laisserait { $own-then } et { $rest-then }
reason-ways = { $piece } a { $count } endroits sur le plateau ; { $other } en a { $instead }
