## Actions as they are spoken of
reason-deed-arrange = la diagonale { $numbers }
reason-deed-place = { $number } en { $cell }
reason-deed-take = le { $number } du centre en { $cell }
reason-deed-leave = laisser le { $number }
reason-deed-draw = piocher

## Pourquoi
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
