## Züge, wie man von ihnen spricht
reason-deed-open = { CARD($card) } { WORD($source) } als neuer Stapel
reason-deed-play = { CARD($card) } { WORD($source) } auf Stapel { $pile }
reason-deed-stack = { CARD($card) } { WORD($source) } auf Stelle { $place } der Reihe
reason-deed-turn = Karten umdrehen
reason-deed-stop = die Runde beenden
reason-deed-dutch = „Dutch!“ rufen

## Warum
reason-rival = Platz { $seat } zeigt auch { CARD($card) }
reason-reserve-left = auf dem { -reserve } { $count ->
    [0] liegt dann nichts mehr
    [one] liegt dann nur noch eine Karte
   *[other] liegen dann noch { $count } Karten
}
reason-covered = Umdrehen würde { CARD($card) } verdecken
reason-one-more = eine Karte mehr in der Mitte
reason-hand-shifts = dann kommen andere Karten der Hand nach oben
reason-covers-place = { $other } würde die Karte dort zudecken
reason-nothing-fits = sonst lässt sich nichts spielen

## Was verpasst wurde
missed-lasted = { $unit ->
    [seconds] { $lasted ->
        [one] eine Sekunde
       *[other] { NUMBER($lasted, maximumFractionDigits: 1) } Sekunden
    }
   *[moves] { $lasted ->
        [one] einen Zug
       *[other] { $lasted } Züge
    }
}
reason-missed-lay = { CARD($card) } passte schon { missed-lasted }, bevor sie gespielt wurde
reason-missed-race = { CARD($card) } passte { missed-lasted }, dann war Platz { $by } schneller
reason-missed-turned = Karten umgedreht, als { CARD($card) } schon { missed-lasted } passte
reason-missed-in-all = { $lay ->
    [one] eine passende Karte lag zu lange
   *[other] { $lay } passende Karten lagen zu lange
}, { $races ->
    [one] ein Wettlauf verloren
   *[other] { $races } Wettläufe verloren
}, { $turned ->
    [0] nie umgedreht statt gespielt
    [one] einmal umgedreht statt gespielt
   *[other] { $turned } mal umgedreht statt gespielt
}
