# Was die Seite selbst sagt. Die Spiele haben ihre eigenen Dateien.

page-title = Ludothèque
loading = Einen Moment…
trouble = Hier ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
out-of-reach = Der Server antwortet nicht. Die Verbindung wird wiederhergestellt…
    .table = Zum Spielen brauchst du eine Verbindung, und der Server antwortet nicht. Sie wird wiederhergestellt…
offline = Du bist offline. Regeln, Lektionen und Rätsel gehen trotzdem; für einen Tisch brauchst du eine Verbindung.
line-lost = Verbindung unterbrochen. Sie wird wiederhergestellt… Deine Züge gehen nicht verloren.
close = Schließen
you = Du
table = Tisch

# Die Leiste

bar-home = Ludothèque, zurück zum Regal
bar-language = Sprache
bar-theme = Farben
bar-sound = Klänge
theme-system = wie das Gerät
theme-day = Tag
theme-night = Nacht
theme-contrast = hoher Kontrast

# Was beim ersten Start vorbereitet wird

preparing-shelf = Wir bereiten die Spiele für diesen Computer vor, nur dieses eine Mal. Sieh dich um: Was du auswählst, kommt zuerst dran.
preparing-rules = Wir bereiten { $title } für diesen Computer vor, nur dieses eine Mal.
preparing-bots = Wir bereiten die Bots von { $title } für diesen Computer vor, nur dieses eine Mal.
preparing-bots-here = Wir bereiten die Bots für diesen Computer vor, nur dieses eine Mal: etwa { $seconds } Sekunden.
preparing-coach = Wir bereiten den Coach vor, nur dieses eine Mal: etwa { $seconds } Sekunden.
preparing-then = Die Partie beginnt, sobald sie so weit sind.
preparing-seconds = etwa { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
preparing-done = { $title } ist bereit.

# Das Regal

shelf-title = Setz dich dazu
shelf-lead = Brettspiele, Kartenspiele und jeden Tag ein neues Rätsel. Tag und Nacht geöffnet.
shelf-players = { $least } bis { $most } Personen
shelf-minutes = { $minutes } Min.
shelf-play = Jetzt spielen
shelf-invite = Freunde einladen
shelf-rules = Regeln
shelf-me = Ich: Ergebnisse, Serie, andere Geräte
shelf-programs = API für eigene Programme
shelf-puzzles = Solo-Rätsel
shelf-alone = für dich allein
shelf-daily = Rätsel des Tages
shelf-about-puzzles = Tausche sechzehn Kleeblätter, bis alle in der richtigen Reihenfolge liegen – auch über den Rand hinweg. Jeden Tag ein neues Rätsel, und noch viele mehr.
to-the-shelf = Zurück zum Regal
to-the-board = Zum Spielbrett springen
to-the-table = Zum Tisch

# Ein neuer Tisch

new-lead-bots = Du gegen die Bots: Die Partie beginnt sofort.
new-lead-friends = Du bekommst einen Link. Wer ihn öffnet, kann sich setzen und mitspielen.
my-name = Dein Name
my-language = Deine Sprache
my-seat = Dein Platz
name-usual = Gast
name-you = { $name } (du)
new-people = Menschen
new-people-count = { $count ->
    [one] nur ich
   *[other] { $count } Personen, ich eingeschlossen
}
new-bots = Bots
new-bots-count = { $count ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $count } Bots
}
new-level = Gegen wen?
level-of-animal = { $name }, { $level }
new-level-each = Jedem Bot eine eigene Stufe geben
new-level-of = Bot { $number }
new-usual = Zurück zu den Standardeinstellungen
new-options = Regeln an diesem Tisch
new-play = Spielen
new-open = Tisch öffnen
no-such-page = Unter dieser Adresse gibt es keine Seite.
no-such-game = Dieses Spiel steht nicht im Regal.
term = { $title }: { $value }
seat-number = Platz { $number }
seat-any = irgendein freier Platz

# An einen Tisch kommen

join-lead = { $free ->
    [0] Am Tisch von { $host } sind alle Plätze besetzt. Du kannst zuschauen.
    [one] { $host } hat dir einen Platz freigehalten.
   *[other] { $host } hat { $free } Plätze freigehalten.
}
join-lead-nobody = { $free ->
    [0] Alle Plätze sind besetzt. Du kannst zuschauen.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
join-here = Schon da: { $names }
join-sit = Hinsetzen
join-watch = Zuschauen

# Alle kommen zusammen

lobby-subtitle = ein Tisch für { $seats }
lobby-title = Am Tisch
lobby-taken = { $taken } von { $seats } Plätzen besetzt
lobby-full = Alle sind da
lobby-ready = Ich bin bereit
lobby-wait = Ich brauche noch einen Moment
lobby-start = Partie starten
lobby-start-bots = Mit Bots starten
lobby-bots-note = Bots nehmen die freien Plätze ein.
lobby-host-starts = Der Host startet die Partie, wenn alle bereit sind.
lobby-watching = Du schaust zu. Setz dich auf einen freien Platz, wenn du mitspielen willst.
lobby-fair = Die Mischung ist versiegelt
lobby-fair-why = Der Startwert, nach dem ausgeteilt wird, steht schon fest. Dieses Siegel hält ihn und die Regeln dieses Tisches fest; ändern sich die Regeln, ändert sich auch das Siegel. Dein Browser merkt es sich. So kannst du nach der Partie prüfen, dass nichts geändert wurde. Du kannst auch eigene Wörter einmischen, damit niemand die Mischung aussuchen konnte.
lobby-words = Deine eigenen Wörter für die Mischung
lobby-terms = Regeln an diesem Tisch
lobby-seats = Plätze
lots = Auslosen
lots-chosen = ausgelost
own-of = { $title }: { $who }
seat-begins = fängt an
seat-up = { $who } nach oben, auf Platz { $number }
seat-down = { $who } nach unten, auf Platz { $number }
seat-free = Freier Platz
seat-host = Host
seat-away = offline
seat-stand-in = { $bot } spielt
seat-ready = bereit
seat-level = Wer auf Platz { $number } spielt
seat-not-ready = noch nicht bereit
seat-take = Hier hinsetzen
seat-give-bot = Bot dazuholen
seat-make-free = Platz freigeben
seat-stand = Platz verlassen
share-link = Link zu diesem Tisch
share-qr = Der Link als QR-Code
invite-title = Lade deine Freunde ein
invite-lead = Wer das öffnet, sitzt bei dir am Tisch. Ganz ohne Konto.
invite-here-only = Noch lässt sich der Tisch nur auf diesem Computer öffnen.
invite-camera = Scanne den QR-Code mit einem Handy
invite-read-out = Oder lies den Code vor
invite-code = Code zum Vorlesen: { $signs }
invite-type = Deine Freunde geben ihn im Regal unter „Ich habe einen Code“ ein.
invite-link = Oder verschick den Link
invite-share = Teilen
invite-copy = Link kopieren
invite-at-home = Er funktioniert zu Hause, in deinem WLAN.
invite-numbers = Die Zahlen sind die Adresse dieses Computers in deinem WLAN; anderswo funktionieren sie nicht.
invite-more = Mehr Leute als Plätze? Die anderen schauen zu und setzen sich, sobald ein Platz frei wird.
invite-hollow = Der QR-Code erscheint hier, sobald du andere hereinlässt.
invite-hollow-none = Kein QR-Code: Kein anderes Gerät kann diesen Tisch öffnen.
invite-until-then = Bis dahin nur auf diesem Computer
invite-second-window = Zu zweit vor einem Bildschirm? Öffne den Tisch in einem zweiten Fenster.
house = Ludothèque
house-ask = Andere aus deinem WLAN mitspielen lassen?
house-tick-guests = Handys und Computer in deinem WLAN können an den Tisch kommen.
house-tick-safe = Sonst niemand.
house-tick-close = Geschlossen wird, wenn du das Programm beendest, oder mit einem Klick hier.
house-do-open = Hereinlassen
house-close = Wieder schließen
house-open = Offen: Geräte in deinem WLAN können kommen.
house-closed = Geschlossen: Nur dieser Computer kann den Tisch öffnen.
house-ask-host = Der Host kann andere aus eurem WLAN hereinlassen, an dem Computer, auf dem Ludothèque läuft.
house-key = Willst du andere Geräte hereinlassen, dann öffne Ludothèque mit der Adresse, die beim Start angezeigt wurde.
house-no-address = Andere Geräte haben keine Adresse für diesen Computer. Starte Ludothèque mit --base-url und der Adresse, die deine Gäste benutzen.
link-copied = Link kopiert.
link-copied-short = Kopiert

# An einen Tisch mit seinem Code

code-label = Ich habe einen Code
code-go = Zum Tisch

# Am Tisch

log = Züge
log-empty = Noch ist nichts passiert.
log-move = Zug
log-undone = zurückgenommen
log-earlier = Frühere Züge
    .talk = Frühere Nachrichten
log-beginning = Hier hat alles angefangen.
log-no-talk = Noch keine Nachrichten.
talk = Chat
talk-watching = Du schaust zu. Im Chat schreibt, wer am Tisch sitzt.
ear = Nach Gehör
help = Hilfe
menu = Menü
phrases = Kurze Sätze
chat-label = Schreib etwas
chat-send = Senden
clock = Uhr
left-days = { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
}
left-hours = { $hours ->
    [one] noch 1 Stunde
   *[other] noch { $hours } Stunden
}
left-minutes = { $minutes ->
    [one] noch 1 Minute
   *[other] noch { $minutes } Minuten
}
watching = Du schaust zu.
here = da
people-here = An diesem Tisch
watchers = { $count ->
    [one] und eine Person, die zuschaut
   *[other] und { $count } Personen, die zuschauen
}
status-yours = Du bist dran
status-plays = { $count ->
    [one] { $who } ist dran
   *[other] { $who } sind dran
}
status-round = Runde { $round }, bis { $target }
status-over = Die Partie ist vorbei
status-paused = Pause
status-waits = Gleich geht es weiter
status-nobody = Gerade ist niemand dran.
proposal = Eine Bitte
proposal-yes = Einverstanden
proposal-no = Nein
proposal-withdraw = Zurückziehen
away = { $who } ist nicht da.
away-over = { $who } ist wieder da.
away-ask = Um einen Bot bitten
come-back = Wieder selbst spielen
resume = Um Fortsetzung bitten
hint = Tipp
hint-a = Tipp
hint-do = So spielen
hint-sure-3 = Ziemlich sicher.
hint-sure-2 = Wahrscheinlich.
hint-sure-1 = Ganz knapp.
hint-sure-0 = Gleich gut.
hint-against = Gewinnt { $chance } von 100 Partien; { $deed }: { $other }.
hint-alone = Gewinnt { $chance } von 100 Partien.
hint-wins = Gewinnt sicher.
hint-lost = Jetzt verliert jeder Zug.
hint-tie = { $count ->
    [one] { $deed }: genauso gut, { $chance } von 100 Partien.
   *[other] { $count } andere Züge sind genauso gut: { $chance } von 100 Partien.
}
hint-thinking = Der Coach überlegt…
hint-others = Die besten Züge
hint-compare = Andere Ideen
hint-chance = { $chance } % ± { $margin }
hint-chance-certain = { $chance } %
hint-chance-rough = ≈ { $chance } %
hint-rough = ≈ ist eine erste Schätzung und kann weit danebenliegen.
ask-hint = Den Coach um einen Tipp bitten (alle sehen ihn)
ask-undo = Darum bitten, meinen letzten Zug zurückzunehmen
ask-pause = Um eine Pause bitten
ask-stand-in = Darum bitten, dass ein Bot für { $who } spielt
leave = Tisch verlassen
leave-playing = Gehen (ein Bot springt ein)
sounds-learn = Klänge kennenlernen
sounds-beside = Klänge kennenlernen (neuer Tab)
rules-beside = Regeln (neuer Tab)
choices = Deine Einstellungen
choose-still = Keine Animationen
choose-letters = Kürzel mit einer Taste
    .help = Buchstaben, Ziffern und Zeichen ohne Alt oder Strg. Tab, Pfeiltasten, Eingabe und Leertaste gehen immer.
choose-verbosity = Was ein Screenreader vorliest
verbosity-quiet = wenig
    .help = Nur was dich betrifft: wann du dran bist und was die anderen getan haben, abgelehnte Züge, Antworten, das Ende.
verbosity-usual = normal
    .help = Wann du dran bist, was die anderen getan haben, und ihre Züge, wenn du länger wartest.
verbosity-everything = alles
    .help = Jeden Zug von allen, sobald er passiert, mit Farben.
choose-sounds = Klänge
sound-wood = Legen
sound-leaf = Ziehen
sound-refused = Abgelehnter Zug
sound-again = Noch einmal dran
sound-turn = Du bist dran oder eine Runde beginnt
sound-win = Sieg
sound-talk = Chat
plain-actions = Was du tun kannst
plain-seen = Was du siehst
plain-scores = Punkte
plain-plays = ist dran
plain-wins = gewinnt
plain-true = ja
plain-false = nein
plain-none = nichts
plain-instead = Das Spielbrett dieses Spiels funktioniert hier nicht. Dieses einfache kann genauso viel.

# Fragen und Befehle

queries = Fragen
queries-how = Du hörst jede Antwort; die Tasten gehen überall am Tisch. Drück auf einen dieser Knöpfe, wenn du seine Taste ändern willst.
key-change = { $name }: Alt und { $key }. Taste ändern.
key-press = Drück den Buchstaben oder die Ziffer, die du willst; mit Escape bleibt es, wie es war.
key-is = { $name }: Alt und { $key }.
key-not = { $key } geht nicht: Der Browser braucht die Taste. Nichts hat sich geändert.
key-kept = Weiterhin { $key }.
keys-usual = Zurück zu den Standardtasten
query-again = Wiederholen
query-last = Der letzte Zug
query-since = Was die anderen seit meinem letzten Zug getan haben
since-nothing = Seit deinem letzten Zug ist nichts passiert.
turn-yours = Du bist dran.
turn-since = Du bist dran. { $told }.
query-turn = Wer ist dran?
query-actions = Was kann ich tun?
query-actions-told = { $count ->
    [one] Ein Zug ist möglich: { $actions }.
   *[other] { $count } Züge sind möglich: { $actions }.
}
command = Zug eintippen
command-do = Los
command-now = Du kannst eingeben: { $actions }.
command-nothing = Gerade kannst du nichts tun.
command-table = Befehle am Tisch: { $commands }.
command-hint = tipp
command-pass = passen
command-undo = zurücknehmen
command-pause = pause
command-resume = weiter
command-agree = einverstanden
command-decline = ablehnen
command-back = wieder da
command-leave = tisch verlassen
command-rematch = revanche
command-chat = sagen

# Das Ende

end-you-win = Du gewinnst
end-you-share = Ihr teilt euch den Sieg
end-wins = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
rematch = Revanche
watch-again = Partie nachspielen
sheet = Wertung
sheet-who = Name
sheet-total = Gesamt
sheet-round = Runde
sheet-before = vorher
sheet-to-go = noch { $count }
signal = Nächste Runde
signal-alone = Es geht weiter, sobald du bereit bist.
signal-yours = Die anderen warten auf dich.
signal-waits = Wir warten auf { $names }.
    .you = Wir warten auf dich und auf { $names }.
signal-reads = { $count ->
    [one] { $names } liest noch.
   *[other] { $names } lesen noch.
}
signal-word-waits = Es geht weiter, wenn jemand das Startzeichen gibt.
signal-give = Startzeichen geben: „{ $word }“
signal-begins = { $seconds ->
    [one] Los geht’s in einer Sekunde.
   *[other] Los geht’s in { $seconds } Sekunden.
}
between-title = Nach Runde { $round }
between-go-on = Weiter
sheet-won = gewonnen
fair-check = Mischung prüfen
fair-yes = Das Siegel passt, und dieser Browser kannte es schon vor dem ersten Zug.
fair-holds = Das Siegel passt zum Startwert.
fair-no = Der Startwert passt nicht zum Siegel dieser Partie. Trau dieser Mischung nicht.
fair-other = Dieser Browser hat vor der Partie ein anderes Siegel gesehen. Entweder haben sich danach die Regeln am Tisch geändert, oder dieser Mischung ist nicht zu trauen.
fair-proven = Bewiesen
fair-proven-terms = Startwert und Bedingungen passen zum Siegel.
fair-proven-seed = Der Startwert passt zum Siegel. Das Siegel stammt aus einer früheren Version und hält nur den Startwert fest.
fair-proven-noted = Dieses Siegel hat der Browser vor der Partie gesehen.
fair-missing = Hier nicht bewiesen
fair-missing-time = Dass das Siegel vor dem ersten Zug zu sehen war: Dieser Browser war nicht dabei. Vergleiche es mit einem, das du notiert hast.
fair-missing-terms = Dass unter diesen Bedingungen gespielt wurde.
fair-missing-deal = Dass alles Gezogene aus dem Startwert folgt und jeder Zug erlaubt war.
fair-missing-start = Der Anfang der Partie: Ihre ersten Züge stammen aus einer anderen Partie. Der Startwert gilt nur für das, was danach kam.
fair-missing-players = Dass die Wörter und Züge wirklich von denen kommen, die am Tisch saßen: Sie kamen nach dem Siegel, also kann es nicht für sie gelten.
fair-more = Mehr beweist du, wenn du das Spielprotokoll auf deinem eigenen Computer prüfst:
fair-command = ludotheque verify DATEI --table { $link }
fair-seal = Das Siegel (SHA-256, im Spielprotokoll „commitment“)
fair-seen = Das Siegel, das dieser Browser gesehen hat
fair-seed = Der Startwert
fair-terms = Die Bedingungen
fair-words = Die Wörter vom Tisch

# Rückblick

hindsight-thinking = Der Coach sieht sich die Partie an. Einen Moment…
hindsight-chances = Gewinnchancen
    .how = in Punkten von 100, Zug für Zug
hindsight-curve = Gewinnchancen, Zug für Zug.
hindsight-curve-of = { $who }: { $start } am Anfang, { $turn ->
    [0] nie höher
   *[other] höchstens { $most }, nach Zug { $turn }
}, { $end } am Ende.
hindsight-turning = { $count ->
    [one] Der Wendepunkt
   *[other] Wendepunkte
}
hindsight-turning-else = { $count ->
    [one] Noch ein Wendepunkt
   *[other] Weitere Wendepunkte
}
hindsight-turn = Zug { $turn }
hindsight-who = { $who }:
hindsight-missed = Was verpasst wurde
hindsight-round = Runde { $round }
hindsight-luck-and-skill = Glück und Können
    .how = in Punkten von 100
hindsight-luck = Glück
hindsight-skill = Können
hindsight-each = { $points } je Zug
hindsight-fortune = { $fortune ->
    [very-lucky] Viel Glück
    [lucky] Glück
    [unlucky] Pech
    [very-unlucky] Viel Pech
   *[even] Weder Glück noch Pech
}
hindsight-luck-means = Glück ist, was das Ziehen gebracht oder gekostet hat.
hindsight-skill-means = Können zeigt, was deine Züge im Schnitt verschenkt haben.
hindsight-found-of = In { $found } von { $decisions } Fällen den besten Zug gefunden
hindsight-not-weighed = Hier spielen alle gleichzeitig: Die Kurve folgt dem Stand am Tisch, einzelne Züge werden nicht bewertet.
costly = { $count ->
    [0] Kein teurer Zug
    [one] Dein teuerster Zug
    [2] Deine zwei teuersten Züge
   *[other] Deine drei teuersten Züge
}
    .how = was sie dich gekostet haben, meint der Coach
costly-none = Keiner deiner Züge hat 3 Punkte oder mehr gekostet. Gut gespielt!
costly-turn = Zug { $turn }
costly-before = vorher
costly-after = nachher
costly-of-100 = von 100
costly-better = Besser:
costly-look = Ansehen

practice = Übung
practice-again = Von hier noch einmal versuchen
practice-what-if = Was wäre, wenn? Ab hier spielen
practice-where = { $step ->
    [0] ab dem Austeilen
   *[other] nach Zug { $step }
}
practice-means = Du spielst an einem neuen Tisch gegen Bots weiter. Was jetzt kommt, wird neu ausgelost: Niemand weiß, was gezogen wird. Es ist nur Übung und zählt nicht.
practice-over = Übung, { $step ->
    [0] mit der Mischung einer anderen Partie
   *[other] ab Zug { $step } einer anderen Partie
}: Sie zählt nicht.

# Nachspielen

replay-subtitle = Rückblick auf Partie { $match }
replay-timeline = Verlauf
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-forward = Schritt vor
replay-last = Zum Ende
replay-play = Start
replay-pause = Pause
replay-speed = Tempo
replay-speed-times = { NUMBER($times) }×
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-share = Link zu diesem Moment kopieren
replay-record = Spielprotokoll herunterladen
replay-after = Nach der Partie
replay-all = Alle Schritte

# Lektionen

learn = Spielen lernen
learn-beside = Spielen lernen, in einem neuen Tab
lesson-teacher = { $who } bringt es dir bei
lesson-step = { $who } zeigt dir, wie es geht, Schritt { $step } von { $steps }
lesson-step-short = Schritt { $step } von { $steps }
lesson-steps = Deine Lektion
lesson-done = geschafft
lesson-show = Zeig es mir
lesson-go-on = Weiter
lesson-back = Zurück
lesson-skip = Lektion überspringen
lesson-none = Zu diesem Spiel gibt es keine Lektion.
lesson-first-match = Gegen { $who } spielen
lesson-ways = Und jetzt?
lesson-again = Lektion wiederholen
lesson-more = Mehr lernen

# Regeln zum Hören

listen = Anhören
listen-title = Regeln anhören
listen-pause = Pause
listen-go-on = Weiter
listen-back = Zurück
listen-forward = Vor
listen-stop = Stopp
listen-part = { $number } von { $count }: { $title }
listen-no-voice = Dein Browser hat keine deutsche Stimme. Installiere eine in den Systemeinstellungen, nimm einen anderen Browser oder lass dir vom Host die Audiodatei geben: ludotheque rules { $game } --lang de --audio regeln.mp3
