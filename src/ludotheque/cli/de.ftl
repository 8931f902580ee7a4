# Die Wörter der Befehlszeile: ihre Hilfe, die Handbuchseite, die Vervollständigung der Shell und was sie zu einer
# falschen Zeile sagt. Ein Befehl ist command-NAME; ein Schalter ist flag-BEFEHL-NAME, oder flag-NAME, wenn mehrere ihn haben.

about = Vier Brett- und Kartenspiele, um mit anderen oder mit Bots zu spielen und um sie zu erforschen.
about-default = Ohne Befehl läuft serve, mit den Schaltern von serve.
about-settings = Was eine Variable hat, kannst du auch ein für alle Mal einstellen: mit dieser Variablen, oder unter dem Namen nach LUDOTHEQUE_, klein geschrieben, in der Einstellungsdatei (settings.toml).
about-more = Mehr über einen Befehl: { $command }

headed = { $heading }:
heading-usage = Aufruf
heading-name = Name
heading-synopsis = Übersicht
heading-description = Beschreibung
heading-commands = Befehle
heading-arguments = Argumente
heading-flags = Schalter
heading-flags-everywhere = Schalter aller Befehle
heading-exit = Rückgabewerte
heading-settings = Einstellungen

default = Standard: { $value }.
variable = Variable: { $name }.

value-number = ZAHL
value-path = PFAD
value-text = TEXT
value-command = BEFEHL
value-flags = SCHALTER
value-game = SPIEL
value-games = SPIELE
value-lesson = LEKTION
value-file = DATEI
value-bots = BOTS
value-link = LINK
value-which = RÄTSEL
value-table = TISCH
value-shell = SHELL

exit-0 = Alles erledigt.
exit-1 = Das Spielprotokoll stimmt nicht, oder es gehört zu einer anderen Partie; was ein Server aufbewahrt, ist beschädigt. Oder das Programm, das die Ausgabe las, hat aufgehört zu lesen.
exit-2 = Etwas an deinen Angaben ist falsch, zum Beispiel ein Schalter, eine Datei oder eine Einstellung. Die Meldung auf der Fehlerausgabe sagt, was.
exit-130 = Mit Strg-C abgebrochen.

# Schalter, die mehrere Befehle haben

flag-lang = Die Sprache. Standard: LUDOTHEQUE_LANG, sonst die deines Systems.
flag-plain = Schlichte Zeilen: ohne Zeichnungen, Tabellen, typografische Anführungszeichen und andere Zeichen, an denen Bildschirmleser scheitern.
flag-columns = Zeilen nach so vielen Zeichen umbrechen, mindestens 20. Standard: die Breite des Terminals.
flag-help = Diese Hilfe zeigen.
flag-version = Die Version zeigen.
flag-option = Eine Option des Spiels wählen, als Name=Wert. Mehrfach möglich. Standard: die üblichen Regeln.
flag-seats = Zahl der Plätze. Standard: so wenige, wie das Spiel erlaubt.
flag-brief = Den Tisch nicht vor jedem Zug zeigen.
flag-braille = Zahlen, und bei manchen Spielen auch das Spielbrett, in Unicode-Braille zeigen.
flag-json = Statt Text ein einziges JSON-Dokument für Programme ausgeben.
flag-data-dir = Der Ordner für die Tische. Standard: dein Datenordner.
flag-database = Die PostgreSQL-Datenbank mit den Tischen, unter postgresql://…. Standard: der Ordner für die Tische.
flag-table = Der Name des Tisches, wie er im Link steht.
flag-contracted = Kurzschrift verwenden.
flag-verbosity = Wie viel du erfährst: nur, was dich betrifft (quiet), das Übliche (usual) oder alles (everything).
flag-sound = Ein Ton, wenn du dran bist, ein Zug nicht geht oder die Partie endet: die Glocke des Terminals (bell) oder Töne (tones).
flag-seed = Startwert, um dasselbe noch einmal zu bekommen. Standard: ein neuer.
flag-game = Das Spiel; siehe ludotheque games.
flag-file = Die Datei mit dem Spielprotokoll.
flag-which = Ein Rätsel: seine Kennung, seine sechzehn Zahlen, die Nummer eines unserer Rätsel, booklet 23 bis booklet 34 oder ein Tag wie 2026-07-01. Standard: das Rätsel von heute.

# Befehle

command-play = Im Terminal gegen Bots spielen.
flag-play-game = Das Spiel; siehe ludotheque games. Standard: das erste im Regal.
flag-play-seat = Dein Platz, ab 1 gezählt.
flag-play-level = Stufe der Bots; siehe ludotheque games. Mehrfach möglich, einmal je Bot. Standard: die übliche Stufe des Spiels.
flag-play-seed = Mit diesem Startwert austeilen. Standard: ein geheimer.
flag-play-words = Deine eigenen Wörter, die in den Startwert eingehen. Standard: keine.
flag-play-watch = Zuschauen, wie Bots auf allen Plätzen spielen.
flag-play-turns = In einem Echtzeitspiel: Die Bots spielen einmal nach jedem deiner Züge, nicht nach der Uhr.
flag-play-pace = Wie viele Sekunden ein Bot für einen Zug braucht. Standard: je nach Stufe.
flag-play-record = Das Spielprotokoll in dieser Datei sichern. Standard: Es wird nicht gesichert.
flag-play-resume = Die zuletzt verlassene Partie fortsetzen, oder die letzte des genannten Spiels.
flag-play-data-dir = Der Ordner für angefangene Partien. Standard: dein Datenordner.

command-learn = Ein Spiel im Terminal Schritt für Schritt lernen.
flag-learn-game = Das Spiel, das du lernen willst. Standard: eine Liste der Lektionen.
flag-learn-lesson = Die Lektion. Standard: die erste des Spiels.

command-games = Die Spiele im Regal zeigen, mit ihren Optionen.

command-rules = Die Regeln eines Spiels zeigen oder als Audio aufnehmen.
flag-rules-file = Die Regeln in diese Datei schreiben; in Braille in zwei Dateien, .brf und .pdf. Standard: auf den Bildschirm, oder in Dateien mit dem Namen des Spiels.
flag-rules-braille = Braille schreiben: eine BRF-Datei für einen Drucker oder eine Zeile, und ein PDF für Schwellpapier.
flag-rules-audio = Die Regeln in dieser Datei aufnehmen, .wav oder .mp3, mit Kapiteln. Braucht espeak-ng oder Piper. Standard: keine Aufnahme.
flag-rules-voice = Die Stimme: eine Piper-Datei (.onnx) oder der Name einer Stimme von espeak-ng. Standard: die beste, die installiert ist.

command-marks = Tastbare Zeichen für deine eigenen Spiele machen, als PDF und SVG in voller Größe, mit einer Seite, die sie erklärt.
flag-marks-games = Die Spiele. Standard: alle, für die es Zeichen gibt.
flag-marks-folder = Der Ordner, in den geschrieben wird.
flag-marks-digits = Die Brailleziffern: antoine, oder die Buchstaben a bis j nach einem Zahlzeichen (letters) wie in der ACCESS-Ausgabe. Standard: wie in der Sprache üblich.

command-verify = Das Spielprotokoll einer beendeten Partie prüfen, und sagen, was es beweist und was nicht.
flag-verify-commitment = Das Siegel, das du vor der Partie notiert hast: 64 Hexadezimalziffern. Standard: keins zum Vergleich.
flag-verify-table = Der Link zum Tisch oder zum Rückblick, um mit dem zu vergleichen, was sein Server veröffentlicht hat. Standard: kein Vergleich.

command-replay = Die Partie eines Spielprotokolls Zug für Zug erzählen.
flag-replay-seat = So erzählen, wie es von diesem Platz aus zu sehen war. Standard: wie beim Zuschauen.

command-analyse = Auf das Spielprotokoll einer Partie zurückblicken: die Gewinnchancen bei jedem Zug, die Wendepunkte, Glück und Entscheidungen.
flag-analyse-chart = Die Chancen in diese Datei zeichnen, .png oder .svg. Braucht ludotheque[charts]. Standard: keine Zeichnung.

command-simulate = Viele Runden zufällig spielen, und sagen, wie lang sie sind, wie die Wertung ausgeht und welcher Platz im Vorteil ist.
flag-simulate-games = Zahl der Runden.
flag-simulate-parquet = Für jeden Platz jeder Runde eine Zeile in diese Datei schreiben. Braucht ludotheque[frames]. Standard: keine Datei.
flag-simulate-workers = Anzahl der Prozesse; die Runden bleiben dieselben. Standard: nur dieser.
flag-simulate-cluster = Auf dem Dask-Cluster spielen, dessen Scheduler diese Adresse hat. Braucht ludotheque[cluster]. Standard: auf diesem Rechner.

command-arena = Bots gegeneinander spielen lassen, jede Mischung einmal von jedem Platz aus; mit Siegen, Elo und Zeit je Zug.
flag-arena-bots = Zwei oder mehr: Stufen (expert), Bots mit Einstellungen (greedy:slips=0.2; greedy@expert: so schnell wie diese Stufe), oder das Wort levels für alle Stufen des Spiels.
flag-arena-games = Zahl der Partien je Paar, aufgerundet, damit jede Mischung von jedem Platz aus gespielt wird.
flag-arena-seats = Zahl der Plätze. Bei mehr als zweien spielt ein Bot gegen mehrere eines anderen. Standard: so wenige, wie das Spiel erlaubt.
flag-arena-pairs = Wer gegen wen spielt: alle gegen alle (all), jeder gegen den nächsten in der Liste (neighbours), oder der erste gegen alle anderen (first).
flag-arena-chart = Die Ergebnisse in diese Datei zeichnen, .png oder .svg. Braucht ludotheque[charts]. Standard: keine Zeichnung.
flag-arena-csv = Jede Partie in diese Datei schreiben. Standard: keine Datei.
flag-arena-parquet = Jede Entscheidung mit dem, was der Platz sah, in diese Datei schreiben. Braucht ludotheque[frames]. Standard: keine Datei.
flag-arena-workers = Zahl der Prozesse; am Ergebnis ändert sie nichts. Standard: die Zahl der Kerne.
flag-arena-cluster = Auf dem Dask-Cluster spielen, dessen Scheduler diese Adresse hat. Braucht ludotheque[cluster]. Standard: auf diesem Rechner.

command-serve = Ludothèque im Browser öffnen und Tische anbieten, bis du es beendest.
flag-serve-host = Die Adresse, unter der der Server zu erreichen ist; 0.0.0.0 für alle Netzwerkschnittstellen.
flag-serve-port = Der Port; 0 für irgendeinen freien.
flag-serve-open = Einen Browser öffnen oder nicht. Standard: öffnen, wenn es einen gibt.
flag-serve-data-dir = Der Ordner für die Tische. Standard: dein Datenordner.
flag-serve-base-url = Die Adresse für die Links deiner Gäste: https://games.example.org. Standard: die, über die sie gekommen sind.
flag-serve-database = Die Tische in PostgreSQL aufbewahren, unter postgresql://…; mehrere Server können es teilen. Standard: im Ordner für die Tische.
flag-serve-bus = Mehrere Server über NATS verbinden, unter nats://…. Standard: ein Server allein.
flag-serve-keep-days = Tische und ihre Partien nach so vielen ungenutzten Tagen löschen; 0, um sie für immer zu behalten.
flag-serve-bot-workers = Prozesse, in denen Bots nachdenken; 0 für so viele, wie es Prozessoren gibt.
flag-serve-proxies = Proxys, denen du vertraust und die den Client nennen dürfen: Adressen oder Netze, durch Kommas getrennt.
flag-serve-rate = Nachrichten pro Sekunde von einer Verbindung, kurzzeitig doppelt so viele; 0 für keine Grenze.
flag-serve-sockets = Offene Verbindungen pro Adresse; 0 für keine Grenze.
flag-serve-all-sockets = Offene Verbindungen insgesamt; 0 für keine Grenze.
flag-serve-tables = Neue Tische pro Adresse und Stunde; 0 für keine Grenze.
flag-serve-connections = HTTP-Verbindungen pro Adresse, WebSockets nicht mitgezählt; 0 für keine Grenze.
flag-serve-work = Prozessorsekunden pro Minute, die eine Adresse für Wiederholungen, Protokolle, Analysen und Rätsel verbrauchen darf; 0 für keine Grenze.
flag-serve-joins = Neue Gäste pro Adresse und Minute; 0 für keine Grenze.
flag-serve-codes = Kurzcodes, die pro Adresse und Minute probiert werden; 0 für keine Grenze.
flag-serve-all-codes = Kurzcodes, die insgesamt pro Minute probiert werden; 0 für keine Grenze.

command-prepare = Regeln, Bots und Simulationen jetzt für diesen Rechner übersetzen statt beim ersten Gebrauch.
command-schema = Das JSON-Schema der Nachrichten zwischen einem Client und einem Tisch ausgeben.

command-check = Prüfen, ob alles, was ein Server aufbewahrt, so ist, wie es geschrieben wurde, und sagen, was beschädigt ist. Ändert nichts; der Server darf laufen.

command-tables = Die Tische, die ein Server aufbewahrt, auflisten, zeigen, exportieren und löschen.
command-tables-list = Alle Tische auflisten.
command-tables-show = Zeigen, wer an einem Tisch ist und was dort gespielt wurde.
command-tables-export = Das ganze Protokoll eines Tisches ausgeben, ein JSON-Dokument pro Zeile. Es enthält Geheimnisse wie die Startwerte: Behalte es für dich.
command-tables-delete = Einen Tisch und alle seine Partien löschen. Liegen die Tische in einem Ordner, beende zuerst den Server.

command-client = Im Terminal am Tisch eines Servers spielen.
flag-client-link = Der Link zum Tisch. Standard: mit --open einen neuen öffnen.
flag-client-open = Statt einem Link zu folgen, einen neuen Tisch für dieses Spiel öffnen. Standard: dem Link folgen.
flag-client-server = Der Server, auf dem er geöffnet wird; mit einem Link weitere Server mit denselben Tischen. Mehrfach möglich. Standard: der des Links.
flag-client-seats = Zahl der Plätze am neuen Tisch. Standard: so wenige, wie das Spiel erlaubt.
flag-client-bots = Zahl der Plätze für Bots am neuen Tisch, vom letzten an.
flag-client-level = Stufe dieser Bots und deines eigenen. Mehrfach möglich, einmal je Bot. Standard: die übliche Stufe des Spiels.
flag-client-setting = Eine Einstellung des neuen Tischs, als Name=Wert: clock, seconds, increment, pace, rhythm, countdown, signal, hints, best_place. Mit clock=day oder clock=three-days wird über Tage gespielt. Mehrfach möglich. Standard: der übliche Tisch.
flag-client-name = Dein Name am Tisch. Standard: keiner.
flag-client-seat = Der Platz, den du willst, ab 1 gezählt. Standard: irgendein freier.
flag-client-token = Mit diesem Token an deinen Platz zurückkehren. Standard: als neuer Gast kommen.
flag-client-watch = Zuschauen statt mitspielen.
flag-client-bot = Einen Bot für dich spielen lassen.
flag-client-matches = Nach so vielen Partien gehen. Standard: bleiben.
flag-client-pace = Wie viele Sekunden dein Bot für einen Zug braucht. Standard: je nach Stufe.
flag-client-quiet = Nichts über die Partie ausgeben.

command-puzzle = Rätsel für eine Person: Sechzehn Kleeblätter durch Tauschen in Ordnung bringen.
command-puzzle-play = Ein Rätsel im Terminal spielen.
command-puzzle-solve = Eine kürzeste Lösung eines Rätsels zeigen; bei einem aus dem Heft auch die gedruckte.
flag-puzzle-solve-all = Alle kürzesten Lösungen zeigen und zählen.
command-puzzle-show = Ein Rätsel zeigen: sein Spielbrett, seine höchste Zahl an Zügen und seine Kennung.
command-puzzle-list = Unsere Rätsel und die aus dem Heft zeigen, mit ihrer höchsten Zahl an Zügen und ihrer Kennung.
command-puzzle-make = Neue Rätsel machen und ihre Kennungen zeigen, vom leichtesten zum schwersten.
flag-puzzle-make-moves = Zahl der Züge in einer kürzesten Lösung, 1 bis 10.
flag-puzzle-make-count = Zahl der Rätsel, 1 bis 1000.
command-puzzle-hunt = Nach dem schwersten Rätsel suchen und jeden neuen Rekord zeigen.
flag-puzzle-hunt-seconds = Wie viele Sekunden gesucht wird; ein begonnener Aufstieg wird noch beendet.
flag-puzzle-hunt-seed = Startwert des Zufalls.

command-booklet = Ein Heft mit vierzig neuen Rätseln und ihren Lösungen machen, als PDF; in Braille als PDF und BRF-Datei.
flag-booklet-file = Die Datei, in die geschrieben wird.
flag-booklet-house = Stattdessen unsere eigenen vierzig Rätsel drucken.
flag-booklet-large = Großdruck.
flag-booklet-braille = Braille schreiben: eine BRF-Datei für einen Drucker oder eine Zeile, und ein PDF für Schwellpapier.
flag-booklet-svg = Auch ein Bild jedes Rätsels in diesen Ordner schreiben. Standard: keine Bilder.

command-completion = Ein Skript ausgeben, mit dem deine Shell Befehle, Schalter und Spiele mit der Tab-Taste vervollständigt.
flag-completion-shell = Deine Shell. Leg das Skript dort ab, wo sie es sucht, oder lass es beim Start lesen.
command-man = Die Handbuchseite ausgeben, zu lesen mit man -l -.

# Was an einer Zeile falsch ist

wrong-unknown-command = Den Befehl „{ $value }“ gibt es nicht. { $guess ->
    [0] {""}
   *[other] Meintest du „{ $guess }“?{" "}
}Befehle: { $allowed }.
wrong-unknown-flag = „{ $command }“ hat keinen Schalter { $value }. { $guess ->
    [0] {""}
   *[other] Meintest du { $guess }?{" "}
}Alle zeigt dir: { $command } --help
wrong-too-many = „{ $value }“ ist ein Wort zu viel für „{ $command }“. Was es braucht, zeigt dir: { $command } --help
wrong-missing-argument = Nach „{ $command }“ fehlt { $name }. Was es braucht, zeigt dir: { $command } --help
wrong-missing-value = Nach { $name } fehlt ein Wert: { $allowed }.
wrong-not-a-choice = { $name } kann nicht „{ $value }“ sein. { $guess ->
    [0] {""}
   *[other] Meintest du { $guess }?{" "}
}Erlaubt: { $allowed }.
wrong-not-whole = { $name } braucht eine ganze Zahl, nicht „{ $value }“.
wrong-not-a-number = { $name } braucht eine Zahl, nicht „{ $value }“.
wrong-not-yes-or-no = { $name } braucht yes oder no, nicht „{ $value }“.
wrong-too-narrow = { $name } braucht { $least } oder mehr, nicht { $value }.
wrong-twice = { $name } steht zweimal da: einmal genügt.
wrong-unreadable = Diese Zeile ist nicht zu verstehen. Was es braucht, zeigt dir: { $command } --help
