# Was der Kartentisch selbst sagt, für Ligretto und Dutch Blitz.

cards-middle = Die Mitte
cards-yours = Deine Karten
cards-others = Die anderen
cards-players = Wer mitspielt
cards-your-row = Deine Reihe
cards-row-of = Reihe von { $who }
cards-look = Reihe zeigen
cards-card = { CARD($card) }
cards-you = Du

# Stapel

cards-pile = Stapel { $pile }: { CARD($card) }, als Nächstes { CARD($next) }
    .alone = Stapel { $pile }: { CARD($card) }
cards-pile-complete = Stapel { $pile }: { WORD($colour) }, komplett
cards-new-pile = Neuer Stapel: Jede 1 eröffnet ihn, egal welche Farbe
cards-fits-here = { $what }, deine { CARD($card) } passt
cards-complete = komplett
cards-one-opens = eröffnet
    .rest = einen Stapel
cards-none-fits = Keine deiner Karten passt hier.

# Was ich habe

cards-reserve-label = { $game ->
    [ligretto] Ligretto
   *[other] Blitz
}
cards-reserve = { -reserve }, { $count ->
    [one] die letzte Karte
   *[other] { $count } Karten
}: oben { CARD($card) }
cards-reserve-empty = Dein { -reserve } ist leer
cards-reserve-unseen = { -reserve }, { $count ->
    [one] die letzte Karte
   *[other] { $count } Karten
}
cards-left-in = im
    .rest = { -reserve }
cards-left = übrig
cards-row = Reihe, Stelle { $place }: { CARD($card) }
cards-row-on = Reihe, Stelle { $place }: { CARD($card) }, darunter { CARD($under) }
cards-row-empty = Reihe, Stelle { $place }: leer
cards-open = Offene Karten, { $count }: oben { CARD($card) }
cards-open-none = Keine offene Karte: Dreh drei um
cards-open-unseen = Offene Karten, { $count }
cards-open-label = Offen, { $count }
cards-open-short = offen
cards-row-short = deine Reihe
cards-fits-pile = { $what }, passt auf Stapel { $pile }
cards-fits-new = { $what }, eröffnet einen neuen Stapel
cards-fits-row = { $what }, passt in der Reihe auf Stelle { $place }
cards-takes-card = { $what }, deine { CARD($card) } passt darauf
cards-came-back = kam zurück
cards-turn = Drei umdrehen
cards-turn-over = Aufnehmen
cards-turn-of = von { $count }
cards-turn-name = Drei Karten umdrehen; { $count } auf der Hand
cards-turn-over-name = Offene Karten aufnehmen und drei umdrehen; { $count } auf der Hand
cards-turn-none = Keine Handkarten mehr
cards-best = Beste Stelle
cards-best-name = An die beste Stelle spielen
cards-best-none = Gerade gibt es nichts zu spielen
cards-space = Leertaste
cards-rest = Warte: { $seconds } s
cards-held = { $seconds ->
    [one] In einer Sekunde.
   *[other] In { $seconds } Sekunden.
}
cards-pass = Passen

# Die anderen

cards-seat-has = { $who } hat { $count ->
    [0] keine Karte mehr im { -reserve }
    [one] noch eine Karte im { -reserve }
   *[other] noch { $count } Karten im { -reserve }
}
cards-seat-top = { $has }, oben { CARD($card) }
cards-total = bisher { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Vor und nach einer Runde

cards-resumes = Weiter geht es in { $seconds } s
cards-begins = Runde { $round } beginnt in { $seconds } s
cards-next-round = Nächste Runde in { $seconds } s
cards-blocked-title = Blockiert
cards-blocked-why = Niemand kann mehr spielen. Alle Karten bleiben, wo sie sind.
cards-stopped-why = hat keine Karte mehr im { -reserve }. Alle Karten bleiben, wo sie sind.
    .you = hast keine Karte mehr im { -reserve }. Alle Karten bleiben, wo sie sind.
cards-this-round = Diese Runde
cards-out-left = { $out } gespielt, { $left } übrig
cards-out = { $out } gespielt
cards-go-on = Weiter
cards-enter = Enter
cards-dutch = Dutch!
cards-dutch-title = „Dutch!“
cards-dutch-called = { $who } ruft: { $count ->
    [one] Eine Karte lag falsch
   *[other] { $count } Karten lagen falsch
}
    .you = Du rufst: { $count ->
    [one] Eine Karte lag falsch
   *[other] { $count } Karten lagen falsch
}
cards-dutch-checked = { $who } hat wieder Karten zu spielen: { $count ->
    [one] Eine Karte lag falsch
   *[other] { $count } Karten lagen falsch
}
    .you = Du hast wieder Karten zu spielen: { $count ->
    [one] Eine Karte lag falsch
   *[other] { $count } Karten lagen falsch
}
cards-dutch-wrong = { $who }: { CARD($card) } auf { CARD($on) }.
    .you = Du: { CARD($card) } auf { CARD($on) }.
cards-dutch-opened = { $who }: { CARD($card) } als neuer Stapel.
    .you = Du: { CARD($card) } als neuer Stapel.
cards-dutch-right = Sie gehört auf Stapel { $pile } und liegt jetzt dort.
cards-dutch-back = Sie kam { WORD($source) } und ist wieder dort.
cards-dutch-more = { $count ->
    [one] und noch eine
   *[other] und noch { $count }
}
cards-dutch-name = „Dutch!“ rufen und in Ordnung bringen, was falsch liegt

# Antworten fürs Ohr

cards-ask-mine = Meine Karten
cards-ask-piles = Die Stapel, nach Farbe
cards-ask-next = Nächste Karte, die passt
cards-ask-before = Vorige Karte, die passt
cards-ask-play = Diese Karte spielen
cards-ask-turn = Drei umdrehen
cards-ask-left = Wie viele Karten noch da sind
cards-ask-scores = Die Punkte
cards-say-hidden = { $hidden ->
    [0] nichts mehr umzudrehen
    [one] noch eine Karte umzudrehen
   *[other] noch { $hidden } Karten umzudrehen
}
cards-say-no-pile = In der Mitte liegt noch kein Stapel.
cards-say-colour = { WORD($colour) }: { $piles }.
cards-say-pile = { $number } auf Stapel { $pile }
    .complete = Stapel { $pile } komplett
cards-say-left = Im { -reserve }: { $seats }.
cards-say-seat = { $who } { $count }
cards-say-scores = Vor dieser Runde: { $seats }. In dieser Runde bisher: { $now }.
cards-say-where-pile = Stapel { $pile }
cards-say-none = Gerade passt nichts: Dreh drei um.

# Was gesagt wird, während alle spielen: kurz, denn die Zeit ist knapp

cards-ear-part = { $part }.
cards-ear-you = du
cards-ear-choice = { $fit }; { $number } von { $count }
cards-ear-gone = Die { CARD($card) } passt nicht mehr.
cards-ear-not-now = Gerade kann niemand spielen.
cards-ear-fit = { CARD($card) } passt, Stapel { $pile }
cards-ear-fit-new = { CARD($card) } eröffnet einen Stapel
cards-ear-fit-row = { CARD($card) } passt, Reihe { $place }
cards-ear-reserve = { cards-reserve-label }: { CARD($card) }, noch { $count }
cards-ear-row = Reihe { $place }: { CARD($card) }
cards-ear-hand = Hand: { CARD($card) }
cards-ear-few = { $who } hat noch { $count }
cards-ear-score = Diese Runde { $score }, insgesamt { $total }. Vorn: { $who } mit { $most }.
cards-ear-won = { $count ->
    [one] { $who } gewinnt mit { $most }.
   *[other] { $who } teilen sich den Sieg mit je { $most }.
} Du hast { $score }.
    .you = { $count ->
    [one] Du gewinnst mit { $most }!
   *[other] Geteilter Sieg mit je { $most }, und du bist dabei: { $who }.
}
    .watched = { $count ->
    [one] { $who } gewinnt mit { $most }.
   *[other] { $who } teilen sich den Sieg mit je { $most }.
}
cards-ear-refused-too-late = Zu spät: Die { CARD($card) } liegt schon auf Stapel { $pile }.
cards-ear-refused-too-high = Die { CARD($card) } ist zu hoch: Stapel { $pile } braucht die { CARD($next) }.
cards-ear-refused-complete = Stapel { $pile } ist komplett.
cards-ear-refused-other-colour = Falsche Farbe: Auf Stapel { $pile } liegt die { CARD($top) }.
cards-ear-refused-not-a-one = Die { CARD($card) } ist keine 1.
cards-ear-refused-changed = Die { CARD($named) } ist weg: Da liegt jetzt die { CARD($card) }.

# Untertitel der Klänge

cards-sound-lands = { $who }: { CARD($card) }, Stapel { $pile }
    .you = du: { CARD($card) }, Stapel { $pile }
cards-sound-card = { CARD($card) }, Stapel { $pile }
cards-sound-complete = { $who }: Stapel { $pile } komplett
    .you = du: Stapel { $pile } komplett
cards-sound-left = { $who }: noch { $count }
    .you = du: noch { $count }
cards-sound-turns = deine Hand: { CARD($card) }
cards-sound-dutch = { $who }: „Dutch!“
    .you = du: „Dutch!“
cards-sound-stops = { $who }: stopp
    .you = du: stopp
cards-sound-blocked = niemand kann spielen: stopp
cards-sound-refused = abgelehnt, sie kam zurück
cards-sound-late = zu spät: { CARD($card) }, Stapel { $pile }

# Die Klänge kennenlernen

cards-learn-lands = Eine Karte landet in der Mitte
cards-learn-mine = Meine Karte: tiefer, mit einem Klopfen
cards-learn-leaf = Ich drehe Handkarten um
cards-learn-refused = Abgelehnt, sie kam zurück
cards-learn-late = Zu spät: Jemand war schneller
cards-learn-complete = Ein Stapel ist komplett
cards-learn-left-three = Jemand hat noch drei Karten: dreimal Klopfen
cards-learn-left-two = Noch zwei Karten: zweimal Klopfen
cards-learn-left-one = Noch eine Karte: einmal Klopfen
cards-learn-dutch = Jemand ruft „Dutch!“
cards-learn-stop = Die Runde ist zu Ende
cards-learn-piles = Von links nach rechts hörst du den Stapel: Stapel 1 ist ganz links, Stapel 8 ganz rechts, und Stapel 9 ist wieder links.
cards-learn-numbers = Die Tonhöhe ist die Zahl: Die 1 ist der tiefste Ton, die 10 der höchste.
cards-learn-colours = Das Instrument ist die Farbe: Rot ist ein Horn, Blau eine Flöte, Grün eine Oboe, Gelb eine Glocke.
cards-quiz-sound = Was war das?
cards-quiz-colour = Welche Farbe war das?
cards-quiz-number = Welche Zahl war das?
cards-quiz-pile = Welcher Stapel war das?

# Der Wertungszettel

score-how = +1 für jede Karte in der Mitte, −2 für jede, die übrig bleibt.
