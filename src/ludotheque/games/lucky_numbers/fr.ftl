title = Lucky Numbers
blurb = Un jardin où les nombres montent dans chaque rangée et chaque colonne. Remplissez le vôtre en premier.

option-setup = Mise en place
    .help = Comment les quatre premiers trèfles arrivent sur la diagonale.
    .choice = disposez vos quatre trèfles comme vous voulez
    .sorted = en ordre croissant
    .michael = mise en place de Michael : un trèfle à la fois, et il y reste
option-bruno = Variante de Bruno
    .help = Deux nombres égaux qui se touchent en diagonale font rejouer.
option-tournament = Tournoi
    .help = Autant de parties que de joueurs, chacun commençant une fois, avec des points.
option-first = Qui commence
    .help = Selon la règle du jeu, le joueur le plus âgé commence.

word-clover = trèfle

# Un trèfle avec sa couleur, sauf si elle est omise : à l’oreille, on la demande.
clover = { $colour ->
    [none] { $number }
   *[other] { $number } { WORD($colour) }
}
clover-exchanged = { $exchanged-colour ->
    [none] { $exchanged-number }
   *[other] { $exchanged-number } { WORD($exchanged-colour) }
}

draws-for-diagonal = { $who } pioche le { clover } pour la diagonale.
    .you = Vous piochez le { clover } pour la diagonale.
arranges = { $who } pose { $numbers } sur la diagonale.
    .you = Vous posez { $numbers } sur la diagonale.
sets = { $who } pose le { clover } en { $cell }.
    .you = Vous posez le { clover } en { $cell }.
draws = { $who } pioche le { clover }.
    .you = Vous piochez le { clover }.
last-clover = C’était le dernier trèfle de la pioche : la partie se termine avec ce tour.
places = { $who } pose le { clover } en { $cell }.
    .you = Vous posez le { clover } en { $cell }.
places-in-exchange = { $who } pose le { clover } en { $cell } ; le { clover-exchanged } va au centre.
    .you = Vous posez le { clover } en { $cell } ; le { clover-exchanged } va au centre.
leaves = { $who } laisse le { clover } au centre.
    .you = Vous laissez le { clover } au centre.
takes = { $who } prend le { clover } au centre et le pose en { $cell }.
    .you = Vous prenez le { clover } au centre et le posez en { $cell }.
takes-in-exchange = { $who } prend le { clover } au centre et le pose en { $cell } ; le { clover-exchanged } y retourne.
    .you = Vous prenez le { clover } au centre et le posez en { $cell } ; le { clover-exchanged } y retourne.
plays-again = Deux nombres égaux se touchent en diagonale : { $who } rejoue.
    .you = Deux nombres égaux se touchent en diagonale : vous rejouez.
paid-already = Cette paire a déjà donné un tour de plus à { $who } : une seule fois par tour.
    .you = Cette paire vous a déjà donné un tour de plus : une seule fois par tour.
garden-full = Le jardin { DE($who) } est plein.
    .you = Votre jardin est plein !
pile-used-up = La pioche est épuisée : le jardin qui a le moins de cases vides gagne.

round-begins = La partie { $round } commence.
round-over = La partie { $round } est terminée. Points : { $scores }.

refused-unreadable = « { $text } » n’est pas un coup. Les coups sont : arrange 5 7 15 15 · set b2 · draw · place c2 · leave · take 13 c2.
refused-setup-first = La diagonale d’abord : chacun remplit la sienne, avec « arrange » ou, dans la mise en place de Michael, avec « set ». Ensuite seulement, on pioche ou on prend.
refused-setup-done = Votre diagonale est pleine : on ne dispose ses trèfles que pendant la mise en place.
refused-not-your-clovers = Posez les quatre trèfles que vous avez piochés, chacun une fois : { $numbers }.
refused-not-on-diagonal = { $cell } n’est pas sur la diagonale : à la mise en place, les trèfles vont en a1, b2, c3 ou d4.
refused-cell-taken = Il y a déjà un trèfle en { $cell } : dans la mise en place de Michael, un trèfle posé ne bouge plus.
refused-place-or-leave = Vous avez pioché un trèfle : posez-le ou laissez-le d’abord.
refused-nothing-held = Vous n’avez pas pioché de trèfle : piochez-en un, ou prenez-en un au centre.
refused-pile-empty = La pioche est vide : pour ce tour de plus, vous ne pouvez que prendre un trèfle au centre.
refused-not-face-up = Il n’y a pas de { $number } visible au centre.
refused-does-not-fit = Le { $number } ne va pas en { $cell } : rangées et colonnes doivent être croissantes, il y faut donc un nombre supérieur à { $before } et inférieur à { $after }.

impossible-not-a-clover = « { $value } » n’est pas un trèfle : un tirage est un nombre de 1 à 20, ou un nombre et une couleur comme « 13 red ». Couleurs : blue, violet, red, gold, green.
impossible-none-left = Il ne reste pas de { $number } face cachée.
impossible-clover-gone = Le { $number } { WORD($colour) } n’est plus face cachée, ou pas dans cette partie.

typed-lucky-numbers =
    arrange = dispose, disposer, arranger
    set = mets, mettre
    draw = pioche, piocher
    place = pose, poser
    leave = laisse, laisser
    take = prends, prendre
