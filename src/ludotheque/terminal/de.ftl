# Was man tippt: links, was gemeint ist, rechts die Wörter dafür; das erste ist das, das gezeigt wird.

questions =
    help = hilfe, ?
    legal = züge, zuege, möglich, moeglich
    more = mehr, rest
    look = tisch, schau, übersicht, uebersicht
    mine = meins, meine, garten, teile, karten
    middle = mitte, tischmitte, brett, spielbrett
    scores = punkte, punktestand, spielstand
    last = zuletzt, nochmal
    hint = tipp, coach
    rules = regeln, regel, spielregeln
    seal = siegel
    quit = ende, beenden, aufhören, aufhoeren
    colours = farben
    show = zeig, zeige, zeigen, teil
    row = zeile, reihe
    regions = gebiete, bereiche
    fits = passt, passend

# Am Tisch

seat-of-reader = { $who } (du)
welcome = { $title }, { $seats } Plätze. Du sitzt auf { $who }. Bots: { $bots }.
    .watching = { $title }, { $seats } Plätze. Bots: { $bots }.
welcome-bot = { $name } (Platz { $number }, { $level })
welcome-help = Tippe hilfe für alles, was du eingeben kannst, regeln für die Spielregeln, siegel für das Siegel der Mischung, ende zum Aufhören.
option-chosen = { $title }: { $value }.
sealed = Die Mischung ist versiegelt. Das Siegel lautet { $commitment }. Notiere es, dann kannst du das Spielprotokoll später prüfen.
    .terms = Die Bedingungen sind versiegelt. Das Siegel lautet { $commitment }. Notiere es, dann kannst du das Spielprotokoll später prüfen.
welcome-back = Du spielst nach { $actions ->
    [one] einem Zug
   *[other] { $actions } Zügen
} weiter.
to-be-resumed = Deine Partie ist gespeichert. So spielst du weiter: ludotheque play { $game } --resume
seed-shown = Der Startwert der Mischung war { $seed }.
record-kept = Das Spielprotokoll liegt in { $file }.
you-leave = Du verlässt den Tisch vor dem Ende.
input-ended = Es kommt keine Eingabe mehr: Die Partie endet hier.
interrupted = Abgebrochen: Die Partie endet hier.

you-can = Du kannst:
nothing-open = Gerade kannst du nichts tun.
and-more = … und { $count } weitere: Tippe mehr.
no-more = Mehr gibt es nicht.
no-seal = Diese Partie ist nicht versiegelt.
no-such-number = Die Liste geht von 1 bis { $most }.
no-such-seat = Die Plätze gehen von 1 bis { $most }.
nothing-since = Es ist noch nichts passiert.
points = { $who }: { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
round-now = Runde { $round }.

help =
    Das kannst du jederzeit eingeben:
    züge: deine möglichen Züge; spiel einen davon mit seiner Nummer, oder lies mit mehr den Rest
    tisch: der ganze Tisch
    punkte: die Punkte von allen
    zuletzt: was seit deinem letzten Zug geschehen ist
    tipp: was der Coach tun würde, und warum
    regeln: die Spielregeln
    siegel: das Siegel der Mischung, um später das Spielprotokoll zu prüfen
    hilfe: diese Liste
    ende: den Tisch verlassen
help-any-game =
    Um zu spielen, tippe einen der Züge, die züge auflistet.
    meins: was du hast
    mitte: was in der Tischmitte liegt

# Wenn alle gleichzeitig spielen

by-the-clock = Alle spielen gleichzeitig: Jeder Bot spielt etwa alle { $pace } Sekunden und wartet nicht auf dich. Eine leere Zeile zeigt deine Karten und die Stapel. Mit --turns eilt nichts.
by-turns = Lass dir Zeit: Die Bots spielen nach jedem deiner Züge je einmal. Mit einer leeren Zeile wartest du und lässt sie spielen.

ready-words =
    ready = bereit, fertig
round-waits = Die nächste Runde beginnt, wenn du bereit bist: Drück die Eingabetaste, oder tippe bereit oder { $word }

# Lektionen

lesson-typed =
    again = nochmal, wiederholen, tipp
    skip = weiter, überspringen, ueberspringen
    back = zurück, zurueck
    help = hilfe, ?
lesson-welcome = { $title }. { $lesson }.
lesson-words = Tippe, was im Schritt steht. Mit nochmal kommt er noch einmal, mit weiter wird er für dich erledigt, mit zurück geht es einen Schritt zurück, mit ende hörst du auf.
lesson-step = Schritt { $number } von { $count }: { $title }.
lesson-type = Tippe { $actions }.
lesson-either = { $one } oder { $other }
lesson-left = Du verlässt die Lektion. So fängst du sie neu an: { $command }
lesson-first-match = Eine Partie gegen den schwächsten Bot: { $command }
lesson-other = Noch eine Lektion, { $title }: { $command }
lesson-on-shelf = { $game }, { $title }: { $command }
lesson-help =
    nochmal: diesen Schritt wiederholen
    weiter: diesen Schritt für dich erledigen lassen
    zurück: ein Schritt zurück
    tisch: der ganze Tisch; punkte: die Punkte von allen; regeln: die Spielregeln
    ende: die Lektion verlassen

# Das Regal

shelf-game = { $title } ({ $name })
shelf-seats = { $least } bis { $most } Plätze.
shelf-option = { $title }. { $help }
shelf-default = { $choice } (voreingestellt)
shelf-value = { $choice }: { $words }
shelf-number = { $name }=…: eine Zahl von { $least } bis { $most }
shelf-per-seat = { $name }=…: eine Zahl für jeden Platz, { $bounds }; zusammen höchstens { $total }
shelf-which-seat = { $name }=…: ein Platz, ab 1 gezählt; { $name }=lot lost einen aus
shelf-one-each = { $name }=…: für jeden Platz etwas anderes, mit Kommas dazwischen: { $values }
shelf-bound = höchstens { $most } bei { $seats } Plätzen
shelf-levels = Bots, von schwach nach stark (--level): { $levels }
shelf-level = { $name } „{ $title }“: { $animal }
    .plain = { $name }: { $animal }
shelf-broken = { $name }: Dieses Spiel lässt sich nicht öffnen: { $why }

# Vorbereitung

compiling = Das wird jetzt für deinen Computer vorbereitet, nur dieses eine Mal: Es kann eine halbe Minute dauern…
prepare-begun = Wird für diesen Computer kompiliert; das kann eine Minute dauern…
prepare-ready = Fertig: { $name } ({ $part }).
prepare-done = Alles ist kompiliert.

# Was ein Server aufbewahrt

check-tables = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}, { $profiles ->
    [one] 1 Profil
   *[other] { $profiles } Profile
}.
damage-changed = Tisch { $table }: Eintrag { $number } ist nicht, was geschrieben wurde.
damage-missing = Tisch { $table }: Eintrag { $number } fehlt.
damage-end-missing = Tisch { $table }: Ab Eintrag { $number } fehlt alles.
damage-unreadable = Tisch { $table }: Nichts ist lesbar.
damage-unknown = Tisch { $table }: Eintrag { $number } stammt von einer neueren Version oder nicht von Ludothèque.
check-profiles = { $count ->
    [one] 1 Profil ist
   *[other] { $count } Profile sind
} nicht, was geschrieben wurde.
check-snapshots = { $count ->
    [one] 1 Zwischenstand ist unbrauchbar und wird
   *[other] { $count } Zwischenstände sind unbrauchbar und werden
} neu angelegt; verloren ist nichts.
check-flaw = Die Datenbank meldet: { $flaw }
check-whole = Alles ist so, wie es geschrieben wurde.
check-damaged = Ein Teil ist beschädigt. Spiele die letzte gute Sicherung ein; an den anderen Tischen kann es weitergehen.
kept-line = { $table }: { $game }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}, zuletzt benutzt { $last }
kept-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
kept-opened = Eröffnet { $opened }; { $phase ->
    [gathering] die Runde sammelt sich
    [playing] eine Partie läuft
   *[over] die letzte Partie ist zu Ende
}
kept-seats = Plätze: { $names }
kept-guests = Am Tisch: { $names }
kept-match = Partie { $number }: { $names }; Punkte: { $scores }
kept-deleted = Tisch { $table } ist gelöscht, mit { $count ->
    [one] seinem Eintrag
   *[other] allen { $count } Einträgen
}.

# Spielprotokolle

proof-holds = Dieses Spielprotokoll ist in sich stimmig.
proof-commitment = Sein Siegel (commitment): { $commitment }
proof-by-file = Das beweist das Spielprotokoll selbst:
proof-seed-and-terms = Der Startwert und die Bedingungen passen zu diesem Siegel: { $terms }.
proof-seed = Der Startwert passt zu diesem Siegel; es stammt aus einer früheren Version und legt nur den Startwert fest.
proof-environment = Das ist Spiel { $game } der Umgebung mit dem Startwert { $seed }, zum { $deal }. Mal ausgeteilt: Mit diesen Bedingungen teilt sie genau so aus.
proof-outcomes = { $outcomes ->
    [one] Die einzige Ziehung ergibt sich
   *[other] Alle { $outcomes } Ziehungen ergeben sich
} aus dem Startwert und den Wörtern der Mitspielenden.
proof-actions = Alle Züge ({ $actions }) waren erlaubt, und das Ergebnis folgt daraus.
proof-noted = Es ist das Siegel, das du notiert hast. Hast du es vor dem ersten Zug notiert, stand es da schon fest.
proof-by-table = Das beweist, was der Tisch veröffentlicht hat ({ $table }):
proof-published-opening = Siegel, Bedingungen und Wörter sind die der Partie an diesem Tisch.
proof-published-actions = Die Züge und das Ergebnis auch.
proof-missing = Nicht bewiesen:
proof-missing-start = Der Anfang der Partie: Sie geht nach { $actions } Zügen der Partie mit dem Siegel { $commitment } weiter. Vergleiche sie mit deren Spielprotokoll; erst was danach kam, ergibt sich aus diesem Startwert.
proof-missing-time = Dass dieses Siegel vor dem ersten Zug gezeigt wurde. Vergleiche es mit dem, das du notiert hast (--commitment), oder frag den Tisch (--table).
proof-missing-time-of-table = Dass der Tisch dieses Siegel vor dem ersten Zug gezeigt hat. Vergleiche es mit dem, das du notiert hast (--commitment).
proof-missing-terms = Dass die Partie unter diesen Bedingungen gespielt wurde.
proof-missing-words = Dass die Wörter wirklich von den Mitspielenden sind: Sie kamen nach dem Siegel, das sie deshalb nicht abdeckt.
proof-missing-actions = Dass alle getan haben, was im Spielprotokoll steht: Auch die Züge kamen nach dem Siegel.
proof-missing-end = Dass alle getan haben, was im Spielprotokoll steht: Am Tisch ist die Partie noch nicht vorbei.
proof-missing-choice = Dass der Startwert feststand, bevor jemand wusste, was er austeilt: Wer dieses Protokoll erstellt hat, hat ihn gewählt.
record-unfinished = Das Spielprotokoll endet hier; die Partie ist nicht zu Ende.
retold = { $title }, { $seats } Plätze.

# Was nicht klappt

trouble-file-exists = { $file } gibt es schon. Nimm für das Spielprotokoll einen anderen Namen, damit nichts verloren geht.
trouble-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
trouble-cannot-read = { $file } lässt sich nicht lesen: { $why }.
trouble-not-a-text = { $file } ist kein Spielprotokoll: Es ist keine Textdatei.
trouble-no-player = Hier kann kein Programm Töne abspielen. Installiere eins von diesen: { $players }, oder wähle --sound bell.
trouble-nothing-to-resume = Es gibt keine Partie, die du fortsetzen kannst.
trouble-nothing-to-resume-of = Es gibt keine Partie { $game }, die du fortsetzen kannst.
trouble-resume-as-it-was = Eine Partie geht so weiter, wie sie angefangen hat: Mit --resume gibst du keine Plätze, Optionen, Stufen, Wörter, keinen Startwert und kein Spielprotokoll an.
trouble-bad-seat = Platz { $value } gibt es nicht: Die Plätze gehen von 1 bis { $most }.
trouble-bad-choice = „{ $value }“ ist keine Option. Schreib sie als name=wert, zum Beispiel { $example }.
trouble-no-options = „{ $value }“ geht nicht: { $game } hat keine Optionen.
trouble-bad-pace = Ein Tempo ist eine Anzahl Sekunden, 0 oder mehr, nicht { $value }.
trouble-bad-count = Möglich sind 1 bis { $most } Runden, nicht { $value }.

# Rückblick

hindsight-title = { $game }, { $seats } Plätze, { $turns } Züge.
hindsight-curve = Gewinnchancen, vom Austeilen bis zum Ende:
hindsight-seat = { $who }
hindsight-turning-points = { $count ->
    [0] Es gab keinen Wendepunkt.
    [one] Der Wendepunkt:
   *[other] Die Wendepunkte:
}
hindsight-turning-point = Zug { $turn }, { $who }: { $said }
hindsight-missed = { $who }: { $said }
hindsight-fortune = { $who }: { $fortune ->
    [very-lucky] viel Glück, das Ziehen brachte { $luck } Punkte von 100
    [lucky] Glück, das Ziehen brachte { $luck } Punkte von 100
    [unlucky] Pech, das Ziehen kostete { $luck } Punkte von 100
    [very-unlucky] viel Pech, das Ziehen kostete { $luck } Punkte von 100
   *[even] weder Glück noch Pech
}.
hindsight-choices = { $who }: Eine Entscheidung kostete im Schnitt { NUMBER($each, maximumFractionDigits: 1) } von 100 Punkten; { $found } von { $decisions } waren der beste Zug.
hindsight-change = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hindsight-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hindsight-estimates = Die Chancen schätzt der stärkste Bot. „Glück“ ist, was der Zufall verändert hat, „Wahl“, was der Zug gegenüber dem besten gekostet hat; 100 % sind ein ganzer Sieg.
hindsight-not-weighed = Hier spielen alle gleichzeitig: Die Kurve folgt dem Stand am Tisch, einzelne Züge werden nicht bewertet.
heading-turn = Zug
heading-seat = Platz
heading-action = gespielt
heading-draw = Glück
heading-best = besser
heading-choice = Wahl
heading-chance = Gewinnchance
