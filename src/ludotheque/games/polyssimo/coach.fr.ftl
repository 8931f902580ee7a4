reason-deed-pick = choisir { $piece }
reason-deed-lay = { $piece } de { $from } à { $to }

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
