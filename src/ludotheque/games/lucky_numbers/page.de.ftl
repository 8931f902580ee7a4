# Die Worte der Seite für Lucky Numbers. Was zwischen Sternchen steht, wird fett.

lucky-clover-full = { $number } { WORD($colour) }, { $marks ->
    [0] keine Markierung
    [1] eine Markierung
    [2] zwei Markierungen
    [3] drei Markierungen
   *[4] vier Markierungen
}
lucky-empty = leer
lucky-cell = { $cell }, { $there }
lucky-cell-open = { $cell }, { $there }, die { $number } passt hierher
lucky-cell-exchange = { $cell }, { $there }, gegen die { $number } tauschen
lucky-cell-chance = { $name }, { $chance } von 100
lucky-cell-advised = { $name }, der Coach würde hier die { $number } legen
lucky-middle-open = { $there }, passt auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
lucky-or = { $head } oder { $last }

lucky-your-garden = Dein Garten
lucky-garden-of = Garten von { $who }
lucky-garden-told = { $who }: { $garden }
lucky-empty-count = { $count ->
    [0] voll
   *[other] { $count } leer
}
lucky-count-empty = { $count ->
    [0] Der Garten ist voll.
    [one] Ein Feld ist leer.
   *[other] { $count } Felder sind leer.
}
lucky-empty-of = { $who }: { $count ->
    [0] voll
   *[other] { $count } leer
}
lucky-plays-now = ist dran
lucky-plays-next = kommt danach
lucky-arranges-now = legt noch
lucky-winner = gewinnt
lucky-row = Zeile { $row }: { $line }.
lucky-column = Spalte { $column }: { $line }.
lucky-show-large = Garten von { $who } groß zeigen

lucky-middle = Die Tischmitte
lucky-face-up = Offen in der Tischmitte
lucky-face-down = verdeckt
    .short = übrig
lucky-nothing-face-up = Noch liegt kein Kleeblatt offen.
lucky-pile-draw = Ein Kleeblatt ziehen, { $count } verdeckt
lucky-pile-name = Der Stapel, { $count } verdeckt
lucky-middle-empty = In der Tischmitte liegt kein Kleeblatt offen.
lucky-middle-has = In der Tischmitte: { $clovers }.
lucky-pile-left = { $count ->
    [0] Der Stapel ist leer.
    [one] Ein Kleeblatt liegt verdeckt.
   *[other] { $count } Kleeblätter liegen verdeckt.
}

lucky-hand = Was du tun kannst
lucky-your-turn = Du bist dran
lucky-choose = *Zieh* ein Kleeblatt, oder *nimm* eins aus der Tischmitte.
lucky-choose-draw = *Zieh* ein Kleeblatt.
lucky-choose-take = Der Stapel ist leer: *Nimm* ein Kleeblatt aus der Tischmitte.
lucky-rests = Gerade gibt es nichts zu tun.
lucky-draw = Kleeblatt ziehen
lucky-leave = In der Mitte lassen
lucky-clash = { $number } und { $other }
    .over = { $number } über { $other }
    .under = { $number } unter { $other }
    .before = { $number } vor { $other }
    .after = { $number } nach { $other }
lucky-put-back = Ein anderes nehmen
lucky-you-drew = Du hast die { $number } gezogen
lucky-you-picked = Du nimmst die { $number }
lucky-fits-free = Leg sie auf { $free ->
    [1] *das freie Feld*, das leuchtet
    [2] eins von *zwei freien Feldern*
    [3] eins von *drei freien Feldern*
    [4] eins von *vier freien Feldern*
   *[other] eins von *{ $free } freien Feldern*
}.
    .short = { $free ->
    [1] *Ein freies Feld*
    [2] *Zwei freie Felder*
    [3] *Drei freie Felder*
    [4] *Vier freie Felder*
   *[other] *{ $free } freie Felder*
}
lucky-fits-exchange = Tausch sie gegen deine *{ $numbers }*.
    .short = Tausch gegen *{ $numbers }*
lucky-fits-both = Leg sie auf { $free ->
    [1] *das freie Feld*, das leuchtet
    [2] eins von *zwei freien Feldern*
    [3] eins von *drei freien Feldern*
    [4] eins von *vier freien Feldern*
   *[other] eins von *{ $free } freien Feldern*
}, oder tausch sie gegen deine *{ $numbers }*.
    .short = { $free ->
    [1] *Ein freies Feld*
    [2] *Zwei freie Felder*
    [3] *Drei freie Felder*
    [4] *Vier freie Felder*
   *[other] *{ $free } freie Felder*
} oder Tausch gegen *{ $numbers }*
lucky-set-here = Leg sie auf ein freies Feld mit *goldenem Rand*. Dort bleibt sie.
lucky-they-drew = { $who } hat die { $number } gezogen
lucky-they-play = { $who } ist dran
lucky-they-choose = Zieht ein Kleeblatt oder nimmt eins aus der Tischmitte.
lucky-they-hold = Legt sie in den Garten oder lässt sie in der Tischmitte.
lucky-they-set = Legt sie auf die Diagonale.
lucky-last-turn = Das war das letzte Kleeblatt: Dies ist der letzte Zug.
lucky-pair = Ein Paar!
lucky-pair-you = Zwei gleiche Zahlen berühren sich an einer Ecke: *Du bist noch einmal dran*.
lucky-pair-they = Zwei gleiche Zahlen berühren sich an einer Ecke: *{ $who }* ist noch einmal dran.
lucky-over-full = Der Garten von { $who } ist voll
    .you = Dein Garten ist voll
lucky-over-pile = Der Stapel ist aufgebraucht
lucky-over-fewest = Wer die wenigsten leeren Felder hat, gewinnt.
lucky-over-first = Sechzehn Kleeblätter, und alle Zeilen und Spalten steigen.

lucky-arrange = Deine vier Kleeblätter
lucky-arrange-how = Leg sie auf die Felder mit *goldenem Rand*, wie du magst.
lucky-arrange-done = Alle vier liegen. Tausch noch, oder lass sie so.
lucky-arranged = { $cells }.
    .cell = { $number } auf { $cell }
lucky-arrange-pick = { $clover }, liegt noch nicht
lucky-arrange-hand = Deine Kleeblätter zum Legen
lucky-arrange-keep = So lassen
lucky-arrange-ascending = Sortieren
lucky-arrange-wait = Deine Diagonale ist fertig
lucky-arrange-wait-for = Es fehlt noch: { $who }.
lucky-arrange-all = Alle legen vier Kleeblätter
lucky-to-lay = Noch zu legen

lucky-held-told = { $who } hat die { $clover } gezogen.
    .you = Du hast die { $clover } gezogen.
lucky-held-none = Niemand hat ein Kleeblatt in der Hand.
lucky-points = Spiel { $round } von { $rounds }. Punkte: { $scores }.
lucky-round = Spiel { $round } von { $rounds }

# Je ein Buchstabe; sie wirken, solange der Fokus auf dem Garten ist.
lucky-key-draw = z
lucky-key-leave = l

lucky-query-garden = Mein Garten
lucky-query-row = Meine Zeile
lucky-query-column = Meine Spalte
lucky-query-others = Die anderen Gärten, einer nach dem anderen
lucky-query-colours = Mein Garten mit Farben
lucky-query-middle = Die Tischmitte
lucky-query-held = Das Kleeblatt in der Hand
lucky-query-scores = Leere Felder und Punkte

lucky-open-arrange = Du kannst deine vier Kleeblätter auf die goldene Diagonale legen.
lucky-open-set = Du kannst die { $number } auf { $cells } legen.
lucky-open-place = Du kannst die { $number } auf { $cells } legen.
lucky-open-leave = Du kannst die { $number } in der Tischmitte lassen.
lucky-open-draw = Du kannst ein Kleeblatt ziehen.
lucky-open-take = Du kannst die { $number } nehmen und auf { $cells } legen.

# Zwischen den Spielen eines Turniers

between-title = Nach Spiel { $round }

# Der Wertungszettel

score-how = +2 für den Sieg, −1 für jedes leere Feld der anderen.
