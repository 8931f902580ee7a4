# Was man tippt: links, wofür es steht, rechts die Wörter dafür; das erste wird gezeigt.

typed-ligretto =
    { typed-cards }
    ligretto = ligretto, l
    stop = stopp, stop

help-ligretto =
    { help-cards }
    spiel ligretto: die oberste Karte von deinem Ligretto-Stapel dorthin spielen, wo sie passt; kurz: l
    spiel ligretto neu: damit einen Stapel eröffnen; kurz: l n
    stopp: die Runde beenden, wenn dein Ligretto-Stapel leer ist (falls in dieser Partie gerufen wird)
