reason-deed-pick = prendre { $piece }
reason-deed-lay = { $piece } de { $from } à { $to }
reason-deed-lay-on = { $piece } sur { $squares }

reason-places = laisse { $count ->
    [one] un endroit à votre { $piece }, de { $from } à { $to }
   *[other] { $count } endroits à votre { $piece }, dont un de { $from } à { $to }
} ; { $other } { $instead ->
    [0] n’en laisserait aucun
   *[other] en laisserait { $instead }
}
reason-places-of-others = { $count ->
    [0] ne laisse aucun endroit
    [one] laisse un endroit
   *[other] laisse { $count } endroits
} à { $piece } de la place { $number } ; { $other } { $instead ->
    [0] n’en laisserait aucun
   *[other] en laisserait { $instead }
}
reason-places-in-all = laisse { $own } endroits à vos pièces et { $rest } à celles des autres ; { $other } en laisserait { $own-then } et { $rest-then }
reason-ways = { $piece } tient à { $count } endroits du plateau ; { $other }, à { $instead }
reason-proved = dans les parties du robot le plus fort, { $piece } a valu plus que { $other }
reason-safe = garde un endroit que personne d’autre ne peut prendre pour { $count ->
    [one] votre { $pieces }
   *[other] chacune de vos pièces { $pieces }
} ; { $other }, non
reason-region = garde { $count } cases hors de portée des autres ; { $other } { $instead ->
    [0] n’en garderait aucune
   *[other] en garderait { $instead }
}
reason-later = garde { $piece } pour plus tard, avec { $count ->
    [one] un endroit
   *[other] { $count } endroits
} ; { $other } { $instead ->
    [0] n’en laisserait aucun
    [one] n’en laisserait qu’un
   *[other] n’en laisserait que { $instead }
} à { $laid }
reason-likely-end = devrait vous laisser { $own ->
    [0] zéro case
    [one] une case
   *[other] { $own } cases
} à la fin, et { $rest } { $seats ->
    [2] à l’adversaire
   *[other] au meilleur des autres
} ; { $other } laisserait { $own-then } et { $rest-then }
reason-larger = débarrasse de { $count } cases ; { $other }, de { $instead } seulement
