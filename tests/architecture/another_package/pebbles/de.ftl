title = Kiesel
blurb = Nimm einen bis drei Kiesel; wer den letzten nimmt, gewinnt.
takes = { $who } nimmt { $count }; { $left } bleiben liegen.
    .you = Du nimmst { $count }; { $left } bleiben liegen.
refused-unreadable = „{ $text }“ ist kein Zug: take 1, take 2 oder take 3.
refused-too-many = Es liegen nur noch { $left } da: Mehr kann niemand nehmen.
