title = Polyssimo Challenge
blurb = Teilt 24 Holzteile unter euch auf und bringt sie dann dort unter, wo sonst nichts mehr passt.

option-handicap = Vorgabe
    .help = Wie viele Hexominos jede Person mindestens nehmen muss, eine Zahl pro Platz. Für Starke: 7 oder 8 zu zweit, 5 oder 6 zu dritt, 4 oder 5 zu viert.
option-first = Wer anfängt
    .help = Laut Spielregel fängt die jüngste Person an.

picked = { $who } nimmt das { $size ->
    [5] Pentomino
   *[6] Hexomino
} { $piece }.
    .you = Du nimmst das { $size ->
    [5] Pentomino
   *[6] Hexomino
} { $piece }.
draft-over = Alle Teile sind vergeben. Jetzt geht es andersherum: { $who } legt das erste Teil.
    .you = Alle Teile sind vergeben. Jetzt geht es andersherum: Du legst das erste Teil.
laid = { $who } legt { $piece } auf { $squares }.
    .you = Du legst { $piece } auf { $squares }.
passes = { $count ->
    [0] { $who } hat alle Teile gelegt.
    [one] { $who } kann { $pieces } nicht mehr legen und passt bis zum Schluss; übrig: { $left } Felder.
   *[other] { $who } kann kein Teil mehr legen ({ $pieces }) und passt bis zum Schluss; übrig: { $left } Felder.
}
    .you = { $count ->
    [0] Du hast alle Teile gelegt!
    [one] Du kannst { $pieces } nicht mehr legen und passt bis zum Schluss; übrig: { $left } Felder.
   *[other] Du kannst kein Teil mehr legen ({ $pieces }) und passt bis zum Schluss; übrig: { $left } Felder.
}
tie-broken = Gleichstand mit { $left } Feldern: { $who } hat zuletzt ein Teil gelegt.
    .you = Gleichstand mit { $left } Feldern: Du hast zuletzt ein Teil gelegt.
match-over = { $count ->
    [one] { $winners } gewinnt. Übrige Felder: { $scores }.
   *[other] { $winners } teilen sich den Sieg. Übrige Felder: { $scores }.
}
    .you = { $count ->
    [one] Du gewinnst! Übrige Felder: { $scores }.
   *[other] Geteilter Sieg, und du bist dabei: { $winners }. Übrige Felder: { $scores }.
}

# Die Teile und das Spielbrett fürs Ohr: ein Spitzname für alle, die die Buchstaben nicht kennen, und Felder Zeile für Zeile.

poly-nickname = { $piece ->
    [F] Wasserhahn
    [I] Stab
    [L] Golfschläger
    [N] Schlange
    [P] Fahne
    [T] Hammer
    [U] Tasse
    [V] Winkel
    [W] Treppe
    [X] Kreuz
    [Y] Ast
    [Z] Blitz
    [C0] Brücke
    [C1] Schlitten
    [D0] Hut
    [Z0] Kurbel
    [W0] Ente
    [X0] Propeller
    [F0] Schlüssel
    [F1] Hund
    [F2] Flugzeug
    [F3] Reiher
    [F4] Schwan
    [F5] Drachen
   *[other] { $piece }
}
poly-called = { $piece } ({ poly-nickname })
poly-shape-row = { $row ->
    [1] Zeile 1: { $count ->
        [one] Spalte
       *[other] Spalten
    } { $columns }
   *[other] Zeile { $row }: { $columns }
}
poly-shape-stretch = { $from } bis { $to }
poly-row = Zeile { $row }: { $stretches }
poly-stretch = { $count ->
    [one] { $from }
   *[other] { $from } bis { $to }
} { $piece }
    .free = { $count ->
    [one] { $from }
   *[other] { $from } bis { $to }
} frei
poly-regions = { $count ->
    [0] Kein Feld ist frei.
    [one] Ein freier Bereich: { $regions }.
   *[other] { $count } freie Bereiche: { $regions }.
}
poly-region = { $size ->
    [one] das Feld { $from }
   *[other] { $size } Felder zwischen { $from } und { $to }
}
poly-fit-here = { $count ->
    [0] Keins deiner Teile kann { $square } bedecken.
    [one] { $pieces } kann { $square } bedecken.
   *[other] { $pieces } können { $square } bedecken.
}
picked-called = { $who } nimmt { poly-called }.
    .you = Du nimmst { poly-called }.
laid-at = { $who } legt { poly-called } auf { $square }.
    .you = Du legst { poly-called } auf { $square }.

refused-unreadable = „{ $text }“ ist kein Zug. Züge sind: pick F0 · lay F0 c4 d4 e4 f4 c5 e5 (die Felder, die das Teil bedeckt).
refused-no-such-piece = Ein Teil { $piece } gibt es nicht. Die Teile sind { $allowed }.
refused-outside = { $square } liegt neben dem Spielbrett, das von a1 (oben links) bis l11 (unten rechts) reicht: Kein Teil darf überstehen.
refused-not-the-shape = { $squares }: Diese Form hat { $piece } nicht, auch nicht gedreht oder gewendet. Das Teil bedeckt { $size } Felder.
refused-draft-first = In der Tischmitte liegen noch Teile: Erst werden alle genommen, dann wird gelegt.
refused-draft-done = Alle Teile sind vergeben: Leg jetzt eins von deinen.
refused-piece-taken = { $piece } liegt nicht mehr in der Tischmitte: Platz { $owner } hat es genommen.
refused-handicap = { $piece } ist ein Pentomino, du darfst aber nur noch Hexominos nehmen (noch { $due }), sonst verfehlst du deine Vorgabe.
refused-handicap-of-others = { $piece } ist ein Hexomino, und alle in der Tischmitte werden noch für die Vorgabe von { $count ->
    [one] Platz
   *[other] den Plätzen
} { $seats } gebraucht: Nimm ein Pentomino.
refused-not-yours = { $piece } gehört dir nicht: Platz { $owner } hat es genommen, und du darfst nur deine eigenen Teile legen.
refused-already-laid = { $piece } liegt schon auf dem Spielbrett und bleibt, wo es ist.
refused-overlaps = { $piece } passt dort nicht hin: { $lying } bedeckt { $square }, und Teile dürfen sich nicht überlappen.

error-no-such-piece = Ein Teil „{ $piece }“ gibt es nicht. Die Teile sind { $allowed }.
error-bad-board = Ein Spielbrett ist eine Liste von 11 Zeilen, von oben nach unten; dieses hat { $count }.
error-bad-row = Eine Zeile des Spielbretts hat 12 Zeichen, „.“ für ein freies Feld und „#“ für ein bedecktes; Zeile { $number } lautet „{ $value }“.

typed-polyssimo =
    pick = nimm, nehme, nehmen, wähle, wählen, waehle
    lay = leg, lege, legen
