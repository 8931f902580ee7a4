# Was man am Tisch tippen kann: links, was gemeint ist, rechts die Wörter dafür.

orders =
    ready = bereit, fertig
    signal = los, startzeichen
    wait = warte, warten, moment
    start = start, starten, anfangen, beginnen
    sit = platz, setzen
    stand = aufstehen
    bot = bot
    free = freigeben, freimachen, frei
    move = umsetzen
    lots = auslosen
    first = zuerst, anfang
    choose = wähle, waehle, wählen, waehlen
    name = name, umbenennen
    chat = sag, sage, sagen, chat
    say = satz
    pass = passe, passen
    undo = zurücknehmen, zuruecknehmen
    pause = pause
    resume = weiter, weiterspielen
    yes = ja, j, einverstanden
    no = nein, ablehnen
    stand-in = ersatz, vertreten
    back = selbst, zurück, zurueck
    rematch = revanche
    leave = gehen, verlassen
    who = wer
    link = link
    history = verlauf

help-table =
    Am Tisch kannst du eingeben:
    bereit: Es kann losgehen; bereit und ein paar Wörter: Es kann losgehen, und deine Wörter werden eingemischt
    warte: doch noch nicht
    bereit oder eine leere Zeile: Die nächste Runde kann beginnen; los: das Startzeichen dafür geben, falls der Tisch darauf wartet
    start: die Partie beginnen (Host)
    platz 2: Platz 2 nehmen; aufstehen: den Platz verlassen und zuschauen
    bot 2: einen Bot auf Platz 2 setzen; bot 2 profi: einen dieser Stufe; freigeben 2: Platz 2 freigeben (Host)
    umsetzen 3 1: Wer auf Platz 3 sitzt, wechselt auf Platz 1; zuerst 2: Platz 2 fängt an; auslosen: auslosen, wer anfängt (Host)
    wähle und ein Kartensatz: damit spielst du; wähle 3 und ein Kartensatz: für den Bot auf Platz 3 (Host)
    sag und ein Text: etwas sagen; satz hello: ein fertiger Satz, den alle in ihrer Sprache hören
    passe: einen Zug auslassen, wenn ein Spiel in Echtzeit reihum gespielt wird
    zurücknehmen, pause, weiter: die anderen um ihr Einverständnis bitten
    ersatz 2: um einen Bot auf Platz 2 bitten, wenn dort jemand schon lange fehlt oder warten lässt
    ja, nein: auf eine Bitte antworten
    selbst: den Bot ablösen, der für dich spielt
    revanche: noch eine Partie spielen
    name und ein Name: deinen Namen ändern
    wer: wer da ist; link: der Link zu diesem Tisch
    verlauf: die letzten Züge mit Nummern; verlauf 100: mehr davon
    gehen: den Tisch endgültig verlassen; ende: jetzt gehen und später wiederkommen
    Hat das Spiel dasselbe Wort, setz einen Schrägstrich davor: /gehen

# Am Tisch

welcome-online = { $title }, { $seats } Plätze. So kommen andere dazu: ludotheque client { $link }
come-back-with = Dieser Platz gehört dir. So kommst du später zurück: ludotheque client { $link } --token { $token }
agreed-rhythm = { $title }: { $value }.
who-free = Platz { $number }: frei
who-bot = Platz { $number }: { $name }, ein Bot ({ $marks })
who-guest = Platz { $number }: { $name }
    .marked = Platz { $number }: { $name } ({ $marks })
who-watches = Wer zuschaut: { $names }
unnamed-spectators = { $count ->
    [one] ein Gast ohne Namen
   *[other] { $count } Gäste ohne Namen
}
mark-you = du
mark-host = Host
mark-ready = bereit
mark-away = offline
mark-bot = Bot { $bot } spielt
mark-late = Zeit um
mark-begins = fängt an
turn-of = { $who } ist dran.
hint-start = Alle sind bereit: Tippe start, dann geht’s los.
hint-ready = Tippe bereit oder drück die Eingabetaste, dann geht es weiter.
hint-word = Weiter geht es mit: { $word }
waiting-for = Es fehlt noch: { $names }.
hint-answer = Einverstanden? Tippe ja oder nein.
countdown = { $seconds ->
    [one] Es geht los in einer Sekunde.
   *[other] Es geht los in { $seconds } Sekunden.
}
time-left = { $seconds ->
    [one] Du hast noch eine Sekunde.
   *[other] Du hast noch { $seconds } Sekunden.
}
time-left-days = Du hast noch { $days } Tage.
time-left-hours = Du hast noch { $hours } Stunden.
time-left-minutes = { $minutes ->
    [one] Du hast noch eine Minute.
   *[other] Du hast noch { $minutes } Minuten.
}
line-lost = Verbindung unterbrochen. Sie wird wiederhergestellt…
line-back = Die Verbindung steht wieder.
past-move = { $number }. { $text }
past-undone = { $number }. { $text } (zurückgenommen)
past-earlier = Für frühere Züge: verlauf { $count }
missed-something = Du hast etwas verpasst. So steht es jetzt.
not-yet = Die Partie hat noch nicht begonnen.
not-understood = „{ $text }“ ist hier kein Befehl. Tippe hilfe, um zu sehen, was du eingeben kannst.
gone = Tschüss! Dein Platz gehört weiter dir.
left = Du hast den Tisch verlassen.
record-online = Das Spielprotokoll der Partie: { $link }
guest-name = Gast
robot-name = Bot

# Was nicht klappt

client-bad-link = „{ $value }“ ist kein Link zu einem Tisch. So sieht einer aus: https://server/t/tisch.
client-bad-server = „{ $value }“ ist keine Serveradresse. So sieht eine aus: https://server oder http://localhost:8000.
client-unreachable = Unter { $servers } antwortet kein Server. ({ $why })
client-other-version = Der Server hat etwas geschickt, das diese Version nicht versteht. ({ $why })
client-no-link = Gib den Link zu einem Tisch an, oder öffne einen mit --open SPIEL --server ADRESSE.
client-link-and-open = Gib den Link zu einem Tisch an oder öffne einen neuen, nicht beides.
client-no-server = Auf welchem Server? Gib die Adresse mit --server an.
client-bad-setting = „{ $value }“ ist keine Einstellung. Schreib name=wert; die Einstellungen sind { $allowed }.
client-bad-matches = Es muss mindestens 1 Partie sein, nicht { $value }.
client-which-seat = Welcher Platz? Die Plätze gehen von 1 bis { $most }.
client-bad-seat = Platz { $value } gibt es nicht: Die Plätze beginnen bei 1.
client-which-seats = Welche Plätze? Tippe, wer wohin wechselt: umsetzen 3 1. Die Plätze gehen von 1 bis { $most }.
client-nothing-to-choose = In diesem Spiel gibt es für einen Platz nichts zu wählen.
client-choose-what = Was möchtest du wählen? Zur Wahl steht: { $allowed }.
client-no-such-choice = „{ $value }“ steht nicht zur Wahl. Zur Wahl steht: { $allowed }.
client-nobody-begins = In diesem Spiel fängt niemand an: Alle spielen gleichzeitig.
client-say-what = Nach diesem Wort fehlt noch etwas.
client-no-such-order = { $value } kennt der Tisch nicht. Tippe hilfe, um zu sehen, was er versteht.
client-not-a-command = Das lässt sich nicht senden: Es ist leer oder zu lang.
client-too-large = Das ist zu lang für eine einzige Nachricht.
