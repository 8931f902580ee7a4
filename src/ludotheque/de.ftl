# Die Wörter, die alle Spiele gemeinsam haben.

playing = Es wird gespielt
seat = Platz { $number }
list = { $head } und { $last }
seat-score = { $who }: { $score }
# Eine Karte steht im Nominativ oder Akkusativ, mit oder ohne Artikel: „die rote 4“, „deine rote 4“, „rote 4“.
card = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
    [violet] violette
    [gold] goldene
   *[other] { WORD($colour) }
} { $number }

word-red = rot
word-blue = blau
word-green = grün
word-yellow = gelb
word-violet = violett
word-gold = golden
word-yes = ja
word-no = nein

# Die Partie

signal-word = Los!
round-begins = Runde { $round } beginnt.
round-over = Runde { $round } ist vorbei. Punkte: { $scores }.
match-over = { $count ->
    [one] { $winners } gewinnt. Endstand: { $scores }.
   *[other] { $winners } teilen sich den Sieg. Endstand: { $scores }.
}
    .you = { $count ->
    [one] Du gewinnst! Endstand: { $scores }.
   *[other] Geteilter Sieg, und du bist dabei: { $winners }. Endstand: { $scores }.
}

# Wie gut die Bots spielen, von schwach nach stark

level-newcomer = Neuling
level-beginner = Einstieg
level-casual = Gemütlich
level-regular = Geübt
level-skilled = Stark
level-expert = Profi
level-master = Meisterklasse
level-champion = Spitzenklasse

# Wie die Bots spielen: auf jeder Stufe ein Tier aus dem Garten, von schwach nach stark

manner-lento = Nimmt, was kommt, und verliert ganz ohne Groll.
manner-pico = Gibt sich viel Mühe und vergisst unterwegs die Hälfte.
manner-piaf = Flink und fröhlich, schnappt sich den nächsten Krümel.
manner-hopla = Angenehme Gesellschaft, denkt einen Zug voraus.
manner-filou = Ahnt, was du willst, und ist oft vor dir da.
manner-arno = Wartet und wartet – und nimmt dann genau das Richtige.
manner-luna = Rechnet mit allem, was noch kommen kann.
manner-nestor = Kommt langsam in Fahrt, ist kaum zu schlagen. Hat alles schon gesehen.

# Ablehnungen

refused-over = Die Partie ist vorbei: Es gibt nichts mehr zu spielen.
refused-no-such-seat = Platz { $value } gibt es nicht: Programme zählen die Plätze ab 0, hier also von 0 bis { $most }.
refused-not-your-turn = Du bist nicht dran: Jetzt spielt Platz { $turn }.
refused-unreadable = „{ $text }“ ist in diesem Spiel kein Zug.

# Fehler

error-unknown-game = Ein Spiel namens { $value } gibt es nicht. { $guess ->
    [0] {""}
   *[other] Meintest du { $guess }?{" "}
}Im Regal stehen: { $allowed }.
error-no-lessons = Für { $game } gibt es keine Lektion.
error-no-lesson = Für { $game } gibt es keine Lektion „{ $value }“. Es gibt: { $allowed }.
error-bad-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $value }.
error-unknown-rules = Version { $value } der Regeln ist unbekannt; die neueste ist { $most }.
error-unknown-option = { $game } hat keine Option „{ $name }“. Es gibt: { $allowed }.
error-bad-option = Bei der Option „{ $name }“ geht { $value } nicht. Möglich ist: { $allowed }.
error-bad-seed = Ein Startwert ist eine Textzeile ohne Leerzeichen am Anfang oder Ende, nicht { $value }.
error-bad-words = Die Wörter, die ein Platz zum Startwert beiträgt, sind eine Textzeile ohne Leerzeichen am Anfang oder Ende, nicht { $value }.
error-too-many-words = Das sind Wörter für { $count } Plätze, es gibt aber nur { $seats }.
error-seed-and-dealer = Ausgeteilt wird mit einem Startwert oder mit einem Dealer, nicht mit beiden: Lass eins davon weg.
error-bad-script = Ein Skript ist eine Liste von Zufallsergebnissen, nicht { $value }.
error-bad-dealer = Ein Dealer ist eine Instanz von Scripted, etwa Scripted([3, 8]), oder einer anderen Klasse, die Zufallsergebnisse liefert, nicht { $value }.
error-bad-commitment = Ein Siegel besteht aus 64 Hexadezimalziffern, nicht { $value }.
error-bad-chart = { $file } ist weder eine .png- noch eine .svg-Datei: Nimm eins von beiden.
error-no-charts-extra = Für Diagramme brauchst du Matplotlib: pip install "ludotheque[charts]".
error-bad-parquet = { $file } ist keine .parquet-Datei: Nimm eine solche.
error-no-frames-extra = Für Datentabellen und Parquet brauchst du Polars: pip install "ludotheque[frames]".
error-no-printer = Für PDFs brauchst du fpdf2: pip install "ludotheque[print]".
error-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
error-bad-settings = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $why }.
error-no-rules = Zu { $name } gibt es keine Spielregeln zum Lesen.

# Zufall

impossible-script-ended = Das Skript hat nur { $index } { $index ->
    [one] Zufallsergebnis
   *[other] Zufallsergebnisse
}, und hier wird noch eins gebraucht.
impossible-sealed = Niemand weiß, was als Nächstes kommt: Das Spielprotokoll zeigt seinen Startwert nicht. Spiel es mit dem Startwert nach, dann geht es weiter.
impossible-sealed-by-hand = Niemand weiß, was als Nächstes kommt: Diese Partie wurde von Hand ausgeteilt. Gib ihr ein neues Skript, dann geht es weiter.

# Spielprotokolle

record-no-title = Zeile { $line }: Ein Spielprotokoll beginnt mit der Zeile „{ $expected }“.
record-no-colon = Zeile { $line }: In „{ $found }“ fehlt der Doppelpunkt; jede Zeile lautet „Schlüssel: Wert“.
record-missing-key = Zeile { $line }: Das Spielprotokoll endet ohne eine Zeile „{ $key }: …“.
record-repeated-key = Zeile { $line }: „{ $key }“ steht zweimal im Spielprotokoll.
record-unknown-key = Zeile { $line }: „{ $key }“ gehört nicht in dieses Spielprotokoll.
record-unknown-rules = Zeile { $line }: Version { $value } der Regeln ist unbekannt; die neueste ist { $most }.
record-wrong-commitment = Zeile { $line }: Das Siegel ist weder der SHA-256-Wert dieses Startwerts mit diesen Bedingungen noch der des Startwerts allein. Eins der drei wurde geändert.
record-bad-start = Zeile { $line }: „{ $value }“ ist nicht das Siegel einer anderen Partie, gefolgt von „after“ und einer Anzahl von Zügen.
record-bad-environment = Zeile { $line }: „{ $value }“ bezeichnet nicht, was eine Umgebung austeilt, wie „seed 7 game 0 deal 1“. Als „deal“ geht höchstens { $most }.
record-short-start = Zeile { $line }: Die Partie übernimmt { $value } Züge, es gibt aber nur { $most }.
record-no-such-seat = Zeile { $line }: Platz { $seat } gibt es in dieser Partie nicht; die Plätze gehen von 1 bis { $most }.
record-no-chance-here = Zeile { $line }: Hier entscheidet nicht der Zufall; hier ist ein Platz am Zug.
record-unexpected = Zeile { $line }: Das ergibt sich nicht aus den Zeilen davor. Es müsste „{ $expected }“ heißen.
record-ends-early = Zeile { $line }: Das Spielprotokoll endet, wo es mit „{ $expected }“ weitergehen müsste.
record-no-seed = Das Spielprotokoll zeigt keinen Startwert, also lässt sich der Zufall nicht prüfen: Entweder ist die Partie noch nicht vorbei, oder sie wurde von Hand ausgeteilt.
record-of-environment = Diese Partie stammt aus einer Lernumgebung: Sie hat kein Siegel, und kein Tisch hat sie veröffentlicht.
record-not-over = Zeile { $line }: Ein Spielprotokoll zeigt seinen Startwert erst, wenn die Partie vorbei ist, und dieses hört vorher auf.
record-newer-form = Zeile { $line }: Dieses Format ist unbekannt; das neueste ist „{ $expected }“.
record-because = Zeile { $line }: { $reason }
record-other-commitment = Das ist das Spielprotokoll einer anderen Partie: Sein Siegel ist { $found }, und du hast { $expected } notiert.
record-not-at-table = Das ist das Spielprotokoll einer anderen Partie: An Tisch { $table } hat keine Partie sein Siegel, { $found }.
record-not-published = Das hat der Tisch anders veröffentlicht: Im Spielprotokoll steht „{ $found }“, beim Tisch „{ $expected }“.

# Vorgelesene Regeln

spoken-dots = Punkte { $dots }
spoken-empty = leer
spoken-columns = In den Spalten { $columns }:
spoken-row = Zeile { $row }: { $cells }.
spoken-squares = Zeile { $row }, { $count ->
    [one] Feld { $squares }
   *[other] Felder { $squares }
}
spoken-piece = Teil { $piece }: { $rows }.
