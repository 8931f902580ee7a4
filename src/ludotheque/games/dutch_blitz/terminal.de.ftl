help-dutch-blitz =
    { help-cards }
    spiel blitz: die oberste Karte von deinem Blitz-Stapel dorthin spielen, wo sie passt; kurz: b
    spiel blitz neu: damit einen Stapel eröffnen; kurz: b n
    stopp: „Blitz!“ rufen und die Runde beenden, wenn dein Blitz-Stapel leer ist (falls in dieser Partie gerufen wird)
    dutch: „Dutch!“ rufen, wenn eine Karte falsch liegt (ohne Schiedsrichter)
