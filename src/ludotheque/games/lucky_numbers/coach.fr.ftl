## Actions as they are spoken of
reason-deed-arrange = la diagonale { $numbers }
reason-deed-place = { $number } en { $cell }
reason-deed-take = le { $number } du centre en { $cell }
reason-deed-leave = laisser le { $number }
reason-deed-draw = piocher

## Pourquoi
reason-last-cell = la dernière case est remplie
reason-denies = { $other } laisserait le { $number } au centre, et la place { $seat } remplit sa dernière case avec
reason-then-full = le { $number } du centre remplira ensuite { $cell }, votre dernière case, si personne ne le prend avant
reason-impossible = { $other } rendrait { $count ->
    [1] { $cells } impossible à remplir
   *[other] { $count } cases impossibles à remplir : { $cells }
}
reason-possible-again = permet de nouveau de remplir { $cells }
reason-another-turn = forme une paire : vous rejouez
reason-fills-one = remplit { $cell } ; { $other } ne remplit aucune case
reason-fills-now = remplit { $cell } à coup sûr ; piocher remplit une case avec { $count } des { $total } trèfles de la pioche
reason-opens-for-next = avec { $other }, la place { $seat } pourrait rendre { $cell } de nouveau possible, grâce au { $number }
reason-fills = remplit { $cell }, { $count ->
    [0] pour laquelle plus rien ne viendrait
    [1] pour laquelle un seul trèfle peut encore venir
   *[other] pour laquelle { $count } trèfles peuvent encore venir
}
reason-leaves = garde { $cell } pour plus tard, avec { $count } trèfles encore à venir ; { $other } garderait { $other-cell }, avec { $fewer ->
    [0] aucun
   *[other] { $fewer }
}
reason-room = laisse { $count ->
    [1] un trèfle
   *[other] { $count } trèfles
} à venir pour { $cell } ; { $other } { $fewer ->
    [0] n’en laisserait aucun
   *[other] en laisserait { $fewer }
}
reason-opens = fait de la place en { $cell } : { $count } trèfles encore à venir au lieu de { $fewer }
reason-gives-away = { $other } donnerait le { $number } à la place { $seat } pour { $cell }
reason-room-in-all = garde les cases vides plus ouvertes dans l’ensemble ; { $other } les resserrerait
reason-hope = { $count } des { $total } trèfles de la pioche { $count ->
    [one] va
   *[other] vont
} sur une case vide
reason-hope-again = { $count } des { $total } trèfles de la pioche { $count ->
    [one] permet
   *[other] permettent
} de nouveau de remplir une case vide
