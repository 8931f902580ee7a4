title = Cailloux
blurb = Prenez un à trois cailloux ; qui prend le dernier gagne.
takes = { $who } en prend { $count } ; il en reste { $left }.
    .you = Vous en prenez { $count } ; il en reste { $left }.
refused-unreadable = « { $text } » n’est pas un coup : take 1, take 2 ou take 3.
refused-too-many = Il n’en reste que { $left } : on ne prend pas plus qu’il n’y en a.
