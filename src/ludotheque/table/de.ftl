# Was an einem Tisch geschieht. „.you“ hört der Gast, um den es geht, „.yours“, wer auf dem Platz sitzt, um den es geht.

table-opened = Der Tisch ist offen.
table-changed = Für diese Partie gilt jetzt etwas anderes. Bestätige bitte noch einmal, dass du bereit bist.
table-arrived = { $name } kommt an den Tisch.
    .you = Du kommst an den Tisch.
table-left = { $name } verlässt den Tisch.
    .you = Du verlässt den Tisch.
table-renamed = { $before } heißt jetzt { $name }.
    .you = Du heißt jetzt { $name }.
table-sat = { $name } nimmt Platz { $seat }.
    .you = Du nimmst Platz { $seat }.
table-stood = { $name } steht von Platz { $seat } auf.
    .you = Du stehst von Platz { $seat } auf.
table-host = { $name } ist jetzt Host.
    .you = Du bist jetzt Host.
table-bot-sat = Bot { $bot } nimmt Platz { $seat } ({ $level }).
table-bot-left = Bot { $bot } verlässt Platz { $seat }.
table-unseated = Der Host gibt Platz { $seat } frei: { $name } schaut jetzt zu.
    .you = Der Host gibt deinen Platz frei: Du schaust jetzt zu. Du kannst jeden freien Platz nehmen.
table-moved = { $who } wechselt auf Platz { $seat }.
    .you = Du wechselst auf Platz { $seat }.
table-begins = { $who } fängt an.
    .yours = Du fängst an.
table-begins-free = Platz { $seat } fängt an, egal wer ihn nimmt.
table-lot = Ausgelost: { $who } fängt an.
    .yours = Ausgelost: Du fängst an.
table-chose = { $who } wählt: { $value }.
    .you = Du wählst: { $value }.
table-ready = { $name } ist bereit.
    .you = Du bist bereit.
table-waits = { $name } braucht noch einen Moment.
    .you = Du brauchst noch einen Moment.
table-signalled = { $name } gibt das Startzeichen: „{ $word }“
    .you = Du gibst das Startzeichen: „{ $word }“
table-rematch = Noch eine Partie! Alle rücken einen Platz weiter.
table-started = { $number ->
    [1] Die Partie beginnt. Viel Spaß!
   *[other] Partie { $number } beginnt. Viel Spaß!
}
table-practice = Übung: { $move ->
    [0] dieselbe Mischung wie in einer anderen Partie
   *[other] du spielst nach Zug { $move } einer anderen Partie weiter
}. Alles Weitere wird neu ausgelost, und es zählt nicht.
table-late = Die Zeit von { $who } ist um: Bot { $bot } springt ein.
    .you = Deine Zeit ist um: Bot { $bot } springt für dich ein.
table-undone = { $count ->
    [one] Der letzte Zug wurde zurückgenommen.
   *[other] Die letzten { $count } Züge wurden zurückgenommen.
}
table-hinted = { $name } holt sich einen Tipp vom Coach.
    .you = Du holst dir einen Tipp vom Coach.
table-passed = { $who } passt.
    .you = Du passt.
table-paused = Die Partie macht Pause.
table-resumed = Die Partie geht weiter.
table-stood-in = { $bot } springt solange für { $who } ein.
    .you = { $bot } springt für dich ein, bis du wieder da bist.
table-came-back = { $who } ist wieder da und spielt wieder selbst.
    .you = Schön, dass du wieder da bist: Du spielst jetzt wieder selbst.
table-proposed-undo = { $name } möchte den letzten Zug zurücknehmen.
    .you = Du möchtest deinen letzten Zug zurücknehmen.
table-proposed-pause = { $name } möchte eine Pause machen.
    .you = Du möchtest eine Pause machen.
table-proposed-resume = { $name } möchte weiterspielen.
    .you = Du möchtest weiterspielen.
table-proposed-stand-in = { $name } möchte, dass solange ein Bot für { $who } einspringt.
    .you = Du möchtest, dass solange ein Bot für { $who } einspringt.
    .yours = { $name } möchte, dass ein Bot für dich einspringt.
table-forgotten = Dieser Tisch stand zu lange leer und wurde gelöscht.
table-agreed = { $name } ist einverstanden.
    .you = Du bist einverstanden.
table-declined = { $name } sagt Nein.
    .you = Du sagst Nein.
table-dropped = Die Bitte ist vom Tisch.
table-chat = { $name }: { $text }
    .you = Du: { $text }

# Was inzwischen geschehen ist, in einem Satz, für alle, die zurückkommen

missed = Während du weg warst: { $told }.
since-you-acted = Seit deinem letzten Zug: { $told }.
missed-many = { $more ->
    [yes] mehr als { $count }
   *[no] { $count }
} Züge; zuletzt: { $last }
missed-then = { $first }; { $next }
missed-turn = du bist dran

# Fertige Sätze: „.phrase“ ist, was gesagt wird.

table-phrase-hello = { $name }: { table-phrase-hello.phrase }
    .you = Du: { table-phrase-hello.phrase }
    .phrase = Hallo!
table-phrase-good-luck = { $name }: { table-phrase-good-luck.phrase }
    .you = Du: { table-phrase-good-luck.phrase }
    .phrase = Viel Glück!
table-phrase-well-played = { $name }: { table-phrase-well-played.phrase }
    .you = Du: { table-phrase-well-played.phrase }
    .phrase = Gut gespielt!
table-phrase-thanks = { $name }: { table-phrase-thanks.phrase }
    .you = Du: { table-phrase-thanks.phrase }
    .phrase = Danke!
table-phrase-oops = { $name }: { table-phrase-oops.phrase }
    .you = Du: { table-phrase-oops.phrase }
    .phrase = Ups!
table-phrase-hurry = { $name }: { table-phrase-hurry.phrase }
    .you = Du: { table-phrase-hurry.phrase }
    .phrase = Na los, Beeilung!
table-phrase-one-moment = { $name }: { table-phrase-one-moment.phrase }
    .you = Du: { table-phrase-one-moment.phrase }
    .phrase = Einen Moment, bitte.
table-phrase-again = { $name }: { table-phrase-again.phrase }
    .you = Du: { table-phrase-again.phrase }
    .phrase = Spielen wir noch eine?
table-phrase-goodbye = { $name }: { table-phrase-goodbye.phrase }
    .you = Du: { table-phrase-goodbye.phrase }
    .phrase = Tschüss!

# Was der Tisch außer den Optionen des Spiels vereinbart

setting-clock = Bedenkzeit
    .help = Wie viel Zeit du zum Überlegen hast.
    .none = unbegrenzt
    .turn = feste Zeit pro Zug
    .player = Zeit für die ganze Partie
    .day = ein Tag pro Zug
    .three-days = drei Tage pro Zug
setting-seconds = Sekunden
    .help = Zeit auf der Uhr, pro Zug oder für die ganze Partie.
setting-increment = Zusätzliche Sekunden pro Zug
    .help = Kommen nach jedem Zug dazu, wenn die Zeit für die ganze Partie gilt.
setting-pace = Tempo der Bots
    .help = Wie lange die Bots für einen Zug brauchen.
    .slow = langsam
    .usual = normal
    .quick = schnell
    .instant = sofort
setting-hints = Tipps
    .help = Alle dürfen den Coach um einen Tipp bitten, und alle sehen es.
setting-best_place = Beste Stelle
    .help = Eine Taste oder ein Knopf spielt für dich an die beste Stelle, schneller, als irgendwer sie finden könnte.
setting-countdown = Countdown
    .help = Sekunden vor jeder Runde, in der alle gleichzeitig spielen.
setting-rhythm = Spieltempo
    .help = Ein ruhiges Tempo gilt für alle, auch für die Bots: So bleibt Zeit zum Hinhören und Hinschauen.
    .free = so schnell du kannst
    .rest-2 = 2 Sekunden Pause nach jedem eigenen Zug
    .rest-4 = 4 Sekunden Pause nach jedem eigenen Zug
    .rest-8 = 8 Sekunden Pause nach jedem eigenen Zug
    .turns = reihum
setting-signal = Zwischen zwei Runden
    .help = Wann der Countdown zur nächsten Runde beginnt.
    .ready = wenn alle bereit sind
    .word = wenn jemand das Startzeichen gibt

# Ablehnungen

refused-not-while-gathering = Die Partie hat noch nicht begonnen.
refused-not-while-playing = Das geht erst, wenn die Partie vorbei ist.
refused-not-while-over = Die Partie ist vorbei. Bitte um eine Revanche, dann geht es weiter.
refused-not-at-table = Du bist nicht mehr an diesem Tisch.
refused-no-seat = Du hast keinen Platz: Du schaust zu.
refused-not-host = Das kann nur der Host, { $name }.
refused-no-free-seat = Alle Plätze sind besetzt. Du kannst trotzdem zuschauen.
refused-no-such-place = Platz { $value } gibt es nicht: Die Plätze gehen von 1 bis { $most }.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-in-use = Auf Platz { $seat } sitzt jemand: Er muss frei sein, bevor du ihn entfernen kannst.
refused-seat-free = Platz { $seat } ist noch frei: Da fehlt eine Person oder ein Bot.
refused-nobody-there = Auf Platz { $seat } sitzt niemand.
refused-no-bot-there = Auf Platz { $seat } sitzt kein Bot: Alle wählen für ihren eigenen Platz.
refused-nobody-begins = In diesem Spiel fängt niemand an: Alle spielen gleichzeitig.
refused-nothing-to-choose = { $count ->
    [0] „{ $value }“ kannst du nicht für einen Platz wählen: In diesem Spiel gibt es pro Platz nichts zu wählen.
   *[other] „{ $value }“ kannst du nicht für einen Platz wählen. Zur Wahl steht: { $allowed }.
}
refused-chosen-already = Das hat schon { $name }.
refused-too-many-bots = Hier dürfen 0 bis { $most } Bots mitspielen, nicht { $value }.
refused-too-many-guests = Der Tisch ist voll: Es sind schon { $most } Personen da.
refused-token-known = Dieser Tisch kennt dieses Token schon.
refused-too-many-tokens = Du hast an diesem Tisch schon { $most } Tokens, mehr sind nicht erlaubt.
refused-no-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
refused-not-ready = { $name } ist noch nicht bereit.
refused-match-runs = Während der Partie kannst du deinen Platz nicht verlassen. Du kannst den Tisch verlassen: Dann springt ein Bot ein.
refused-bot-plays = Gerade spielt ein Bot für dich. Löse ihn ab, dann spielst du wieder selbst.
refused-bot-plays-there = Auf Platz { $seat } gibt es niemanden zu vertreten: Dort spielt schon ein Bot, oder der Platz ist frei.
refused-no-stand-in = Du spielst schon selbst: Kein Bot vertritt dich.
refused-no-move-missed = { $name } hat keinen Zug verpasst: Bei einer Partie über mehrere Tage passt die Uhr auf, wenn jemand fehlt.
refused-not-away = { $name } ist erst seit weniger als { $seconds } Sekunden offline. Warte noch ein bisschen.
refused-not-yet = An diesem Tisch gibt es noch nichts zu tun.
refused-paused = Die Partie macht gerade Pause.
refused-not-paused = Die Partie macht gerade keine Pause.
refused-countdown = Noch nicht: Der Countdown läuft noch.
refused-rests = Noch nicht: Nach einem Zug warten hier alle { $rest } Sekunden. Du kannst wieder spielen in { $left ->
    [one] einer Sekunde
   *[other] { $left } Sekunden
}.
refused-not-your-turn = Du bist nicht dran: Jetzt spielt { $names }.
refused-no-turns = An diesem Tisch wird nicht reihum gespielt, also gibt es nichts zu passen.
refused-waits = Noch nicht: Es geht weiter, wenn alle bereit sind. Es fehlt noch: { $names }.
refused-waits-for-word = Noch nicht: Es geht weiter, wenn jemand das Startzeichen gibt.
refused-reads = Noch nicht: { $count ->
    [one] { $names } liest noch
   *[other] { $names } lesen noch
}. Nach { $seconds } Sekunden kannst du trotzdem das Startzeichen geben.
refused-not-waiting = Niemand wartet mehr: Die Runde hat schon begonnen.
refused-no-word = An diesem Tisch gibt es kein Startzeichen: Die Runde beginnt, wenn alle bereit sind.
refused-waited-already = Der Countdown läuft weiter: Die anderen haben in dieser Runde schon auf dich gewartet.
refused-not-awaited-long = Ihr wartet erst seit weniger als { $seconds } Sekunden auf { $name }. Warte noch ein bisschen.
refused-too-late = Zu spät: Deine Zeit ist um, ein Bot ist eingesprungen.
refused-already-proposed = Es gibt schon eine Bitte: Antworte erst darauf.
refused-nothing-proposed = Gerade bittet niemand um etwas.
refused-already-agreed = Du hast schon zugestimmt.
refused-unknown-proposal = Um „{ $value }“ kannst du nicht bitten. Möglich ist: { $allowed }.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-hints-in-real-time = In diesem Spiel gibt es Tipps nur in ruhigem Tempo oder reihum.
refused-no-coach = Der Coach kennt dieses Spiel nicht.
refused-no-hint-now = Einen Tipp gibt es nur, wenn du etwas zu entscheiden hast.
refused-no-hint-asked = Bitte zuerst um einen Tipp: Der ganze Tisch soll davon wissen.
refused-coach-busy = Der Coach ist gerade beschäftigt. Versuch es gleich noch einmal.
refused-preparing = Das wird noch für diesen Computer vorbereitet, nur dieses eine Mal: etwa { $seconds } Sekunden.
refused-no-undo-in-real-time = In diesem Spiel kann man nichts zurücknehmen.
refused-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen: Was seitdem gezogen wurde, bleibt.
refused-nothing-said = Du hast noch nichts geschrieben.
refused-unknown-phrase = Den fertigen Satz „{ $value }“ gibt es nicht. Es gibt: { $allowed }.
refused-not-kept = Das konnten wir nicht speichern, niemand hat es gesehen. Versuch es bitte gleich noch einmal.
refused-store-down = Die Tische sind gerade nicht erreichbar. Versuch es bitte bald noch einmal.
refused-table-damaged = Das Protokoll dieses Tisches ist auf der Festplatte des Servers beschädigt, es kann hier nicht weitergehen. Es wurde nichts verändert. Wer den Server betreibt, kann „ludotheque check“ ausführen.
refused-log-full = Dieser Tisch ist voll: Sein Protokoll hat { $most } Einträge. Eine laufende Partie kann noch eine Weile weitergehen; für alles andere öffne bitte einen neuen Tisch.
refused-too-much-talk = Du kannst { $most }-mal pro Minute etwas schreiben oder vorschlagen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

error-no-such-table = Tisch { $value } gibt es nicht. Prüfe bitte den Link.

# Der Speicher

error-store-in-use = { $folder } wird schon von einem anderen Server benutzt. Beende ihn zuerst, oder wähle mit --data-dir einen anderen Ordner.
error-store-too-new = Die Datenbank stammt von einer neueren Version von Ludothèque: Die Tabellen haben Version { $version }, und diese hier kennt nur Tabellen bis Version { $latest }. Installiere wieder die neuere; es wurde nichts verändert.
error-store-too-old = Die Datenbank stammt von einer früheren Version von Ludothèque und hat noch keine Prüfsummen. Starte einmal den Server, er fügt sie hinzu.
error-store-not-there = Es gibt keine Datenbank { $where }.
error-store-unusable = Die Tische lassen sich nicht in { $where } speichern: { $why }.
error-store-bad-address = Die Adresse der Datenbank ist nicht lesbar. Schreib sie als postgresql://name:passwort@host:port/datenbank; im Passwort wird @ zu %40, / zu %2F und der Doppelpunkt zu %3A.
error-store-unknown = Die Adresse einer Datenbank beginnt mit postgresql://. Ohne Adresse kommen die Tische in einen Ordner auf diesem Computer.
error-hosting-missing = Um die Tische in PostgreSQL zu speichern, installiere ludotheque[hosting].

# Der Bus

error-bad-bus-address = { $address } ist nicht die Adresse eines Busses. Schreib sie als nats://host:4222 oder tls://host:4222, mehrere mit Kommas dazwischen.
error-bus-needs-hosting = Um mehrere Server über NATS zu verbinden, installiere ludotheque[hosting].

# Das Archiv

error-no-such-match = Partie { $value } gibt es an diesem Tisch nicht. Bisher hier gespielte Partien: { $most }.
error-no-such-step = Schritt { $value } gibt es in dieser Partie nicht. Der letzte ist { $most }.
refused-match-not-over = Partie { $value } ist noch nicht vorbei: Was verdeckt ist, zeigt sich erst am Ende.
refused-no-practice-in-real-time = In diesem Spiel spielen alle gleichzeitig, also gibt es keine Stellung, von der aus du weiterspielen könntest.
