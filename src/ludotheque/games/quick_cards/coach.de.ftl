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
reason-nothing-fits = sonst lässt sich nichts spielen

## Was verpasst wurde
reason-missed-lay = { CARD($card) } passte schon { $unit ->
    [seconds] { NUMBER($lasted, maximumFractionDigits: 1) } Sekunden
   *[moves] { $lasted } Züge
}, bevor sie gespielt wurde
reason-missed-race = { CARD($card) } passte { $unit ->
    [seconds] { NUMBER($lasted, maximumFractionDigits: 1) } Sekunden
   *[moves] { $lasted } Züge
}, dann war Platz { $by } schneller
reason-missed-turned = Karten umgedreht, als { CARD($card) } schon { $unit ->
    [seconds] { NUMBER($lasted, maximumFractionDigits: 1) } Sekunden
   *[moves] { $lasted } Züge
} passte
reason-missed-in-all = { $lay } passende Karten lagen zu lange, { $races } Wettläufe verloren, { $turned } mal umgedreht statt gespielt
