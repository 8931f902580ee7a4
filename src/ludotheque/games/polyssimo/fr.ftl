title = Polyssimo Challenge
blurb = Partagez-vous 24 pièces de bois, puis casez les vôtres là où personne d’autre n’y arrive.

option-handicap = Handicap
    .help = Le nombre minimum d’hexominos que chaque joueur doit prendre, un nombre par place. Pour les plus forts : 7 ou 8 à deux, 5 ou 6 à trois, 4 ou 5 à quatre.
option-first = Qui commence
    .help = Selon la règle du jeu, le joueur le plus jeune commence.

picked = { $who } prend { $size ->
    [5] le pentomino
   *[6] l’hexomino
} { $piece }.
    .you = Vous prenez { $size ->
    [5] le pentomino
   *[6] l’hexomino
} { $piece }.
draft-over = Toutes les pièces sont prises. On tourne maintenant dans l’autre sens : { $who } pose la première pièce.
    .you = Toutes les pièces sont prises. On tourne maintenant dans l’autre sens : vous posez la première pièce.
laid = { $who } pose { $piece } en { $squares }.
    .you = Vous posez { $piece } en { $squares }.
passes = { $count ->
    [0] { $who } a posé toutes ses pièces.
    [1] { $who } ne peut plus poser { $pieces } et passe jusqu’à la fin : il lui reste { $left } cases.
   *[other] { $who } ne peut plus poser aucune de ses pièces ({ $pieces }) et passe jusqu’à la fin : il lui reste { $left } cases.
}
    .you = { $count ->
    [0] Vous avez posé toutes vos pièces !
    [1] Vous ne pouvez plus poser { $pieces } et passez jusqu’à la fin : il vous reste { $left } cases.
   *[other] Vous ne pouvez plus poser aucune de vos pièces ({ $pieces }) et passez jusqu’à la fin : il vous reste { $left } cases.
}
tie-broken = À égalité avec { $left } cases restantes, c’est { $who } qui a posé une pièce en dernier.
    .you = À égalité avec { $left } cases restantes, c’est vous qui avez posé une pièce en dernier.
match-over = { $count ->
    [one] { $winners } gagne. Cases restantes : { $scores }.
   *[other] { $winners } se partagent la victoire. Cases restantes : { $scores }.
}
    .you = { $count ->
    [one] Vous gagnez ! Cases restantes : { $scores }.
   *[other] Vous partagez la victoire : { $winners }. Cases restantes : { $scores }.
}

# Les pièces et le plateau à l’oreille : un surnom pour les personnes qui ne connaissent pas les lettres, et les cases rangée par rangée.

poly-nickname = { $piece ->
    [F] le robinet
    [I] le bâton
    [L] le club de golf
    [N] le serpent
    [P] le drapeau
    [T] le marteau
    [U] la tasse
    [V] l’équerre
    [W] l’escalier
    [X] la croix
    [Y] la branche
    [Z] l’éclair
    [C0] le pont
    [C1] la luge
    [D0] le chapeau
    [Z0] la manivelle
    [W0] le canard
    [X0] l’hélice
    [F0] la clé
    [F1] le chien
    [F2] l’avion
    [F3] le héron
    [F4] le cygne
    [F5] le cerf-volant
   *[other] { $piece }
}
poly-called = { $piece } { poly-nickname }
poly-shape-row = { $row ->
    [1] rangée 1 { $count ->
        [one] colonne
       *[other] colonnes
    } { $columns }
   *[other] rangée { $row } { $columns }
}
poly-shape-stretch = { $from } à { $to }
poly-row = rangée { $row } : { $stretches }
poly-stretch = { $count ->
    [one] { $from }
   *[other] { $from } à { $to }
} { $piece }
    .free = { $count ->
    [one] { $from } libre
   *[other] { $from } à { $to } libres
}
poly-regions = { $count ->
    [0] Aucune case n’est libre.
    [one] Une région libre : { $regions }.
   *[other] { $count } régions libres : { $regions }.
}
poly-region = { $size ->
    [1] la case { $from }
   *[other] { $size } cases entre { $from } et { $to }
}
poly-fit-here = { $count ->
    [0] Aucune de vos pièces ne peut couvrir { $square }.
   *[other] { $square } peut être couverte par { $pieces }.
}
picked-called = { $who } prend { poly-called }.
    .you = Vous prenez { poly-called }.
laid-at = { $who } pose { poly-called } en { $square }.
    .you = Vous posez { poly-called } en { $square }.

refused-unreadable = « { $text } » n’est pas un coup. Les coups sont : pick F0 · lay F0 c4 d4 e4 f4 c5 e5 (les cases que couvre la pièce).
refused-no-such-piece = Il n’y a pas de pièce { $piece }. Les pièces sont { $allowed }.
refused-outside = { $square } est hors du plateau, qui va de a1 (en haut à gauche) à l11 (en bas à droite) : une pièce ne doit pas en dépasser.
refused-not-the-shape = { $squares } : ce n’est pas la forme de { $piece }, même tournée ou retournée. Cette pièce couvre { $size } cases.
refused-draft-first = Il reste des pièces au centre : prenez-les toutes avant d’en poser.
refused-draft-done = Toutes les pièces sont prises : posez maintenant l’une des vôtres.
refused-piece-taken = { $piece } n’est plus au centre : la place { $owner } l’a prise.
refused-handicap = { $piece } est un pentomino, mais toutes vos prochaines pièces doivent être des hexominos ({ $due } encore), sinon vous n’atteindriez pas votre minimum.
refused-handicap-of-others = { $piece } est un hexomino, et tous ceux qui restent au centre sont nécessaires au minimum { $count ->
    [one] de la place
   *[other] des places
} { $seats } : prenez un pentomino.
refused-not-yours = { $piece } n’est pas à vous : la place { $owner } l’a prise, et vous ne pouvez poser que vos propres pièces.
refused-already-laid = { $piece } est déjà sur le plateau, et une pièce posée ne bouge plus.
refused-overlaps = { $piece } ne peut pas aller là : { $lying } couvre { $square }, et les pièces ne se chevauchent pas.

error-no-such-piece = Il n’y a pas de pièce « { $piece } ». Les pièces sont { $allowed }.
error-bad-board = Un plateau est une liste de 11 rangées, à partir du haut ; il y en a ici { $count }.
error-bad-row = Une rangée du plateau compte 12 caractères, « . » pour une case libre et « # » pour une case couverte ; la rangée { $number } est « { $value } ».

typed-polyssimo =
    pick = prends, prendre, choisis, choisir
    lay = pose, poser
