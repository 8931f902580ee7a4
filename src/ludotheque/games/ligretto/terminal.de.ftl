help-ligretto =
    { help-cards }
    spiel ligretto: die oberste Karte von deinem Ligretto-Stapel dorthin spielen, wo sie passt; kurz: l
    spiel ligretto neu: damit einen Stapel eröffnen; kurz: l n
    stopp: die Runde beenden, wenn dein Ligretto-Stapel leer ist (falls in dieser Partie gerufen wird)
