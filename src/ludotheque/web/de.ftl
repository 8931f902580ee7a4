# Die Befehlszeile

serve-ready = Ludothèque ist geöffnet: { $address }
serve-stop = Mit Strg+C hörst du auf.
serve-preparing = Wir bereiten die Spiele für diesen Computer vor, nur dieses eine Mal: etwa { $seconds } Sekunden. Sieh dich um: Was du auswählst, kommt zuerst dran.
serve-prepared-rules = { $game } ist bereit.
serve-prepared-bots = Die Bots und der Coach für { $game } sind bereit.
serve-prepared-puzzles = Die Solo-Rätsel sind bereit.
serve-all-prepared = Alles ist bereit.

error-bad-port = { $value } ist kein Port: Ports sind Zahlen von 0 bis { $most }, und 0 heißt: irgendein freier.
error-bad-limit = Die Grenze { $name } kann nicht { $value } sein: Gib eine Zahl ab 1 an, oder 0 für „ohne Grenze“.
error-bad-proxy = { $value } ist nicht die Adresse eines Proxys oder eines Netzes, wie 10.0.0.7 oder 10.0.0.0/8.
error-bad-base-url = Links können nicht mit { $value } beginnen. Schreib zum Beispiel https://spiele.example.org, ohne Pfad.
error-cannot-listen = Der Server kann { $address } nicht öffnen: { $why }. Wähle mit --port einen anderen Port.

# Antworten auf Anfragen

error-starting = Der Server startet gerade. Versuch es bitte gleich noch einmal.
error-draining = Der Server fährt gerade herunter. Versuch es bitte gleich noch einmal.
error-house-full = Der Server ist gerade voll. Versuch es bitte bald noch einmal.
error-too-busy = Der Server ist gerade überlastet. Bitte versuch es gleich noch einmal.
error-too-many-requests = Das war viel auf einmal. Warte bitte kurz und versuch es dann noch einmal.
error-too-many-sockets = Du hast zu viele Tische offen. Schließ bitte ein paar davon.
error-too-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließ bitte ein paar und versuch es dann noch einmal.
error-busy = Der Server ist gerade mit anderen Partien beschäftigt. Versuch es bitte gleich noch einmal.
error-foreign-origin = Das darf eine Seite von einer anderen Website nicht.
error-wrong-token = Dieses Token gehört niemandem an diesem Tisch.
error-no-profile-key = Dafür brauchst du den Schlüssel eines Profils: 32 bis 64 Buchstaben, Ziffern, Binde- oder Unterstriche.
error-no-profile = Zu diesem Schlüssel gibt es kein Profil.
error-profile-changed = Ein anderes Gerät hat dieses Profil inzwischen geändert. Lies es neu und ergänze es dann.
error-profile-forgotten = Dieses Profil wurde gelöscht.
error-no-token = Komm erst an den Tisch und zeig dein Token.
error-no-such-code = Zu diesem Code gibt es keinen Tisch mit einem freien Platz. Prüfe die sechs Zeichen, oder lass dir einen neuen Code geben.
error-not-at-machine = Das kann nur der Host, in einem Browser auf dem Computer, auf dem der Server läuft.
error-no-local-network = Dieser Computer hat keine Adresse in einem lokalen Netz. Ist er mit dem WLAN verbunden?
error-cannot-open-house = Der Server lässt sich im lokalen Netz nicht öffnen: { $why }.
error-wrong-house-key = Öffne die Seite mit der Adresse, die Ludothèque beim Start angezeigt hat: Nur mit ihr kannst du andere Geräte hereinlassen.
error-only-json = Hier wird nur JSON gelesen (Content-Type: application/json).
error-only-websocket = Diese Adresse ist für einen WebSocket.
error-bad-handshake = So beginnt keine WebSocket-Verbindung.
error-unreadable-message = Diese Nachricht ist nicht lesbar. Was du senden kannst, steht in /api/messages.json und /schema.
error-message-too-long = Diese Nachricht ist zu lang.
error-no-such-page = Unter dieser Adresse gibt es keine Seite.
error-no-such-method = Das geht hier nicht.
error-broken = Auf dem Server ist etwas schiefgegangen. Versuch es bitte noch einmal.

# Seiten

page-title = Ludothèque
page-what = Brett- und Kartenspiele, Tag und Nacht geöffnet: Spiel mit Menschen oder Bots, mit den Augen, nach Gehör oder in Braille.
page-games = Spiele
page-play = Spielen
page-open-table = Um einen Tisch zu öffnen, gib in einem Terminal ein:
page-for-programs = API für eigene Programme
page-table = Ein Tisch für { $game } mit { $seats } Plätzen. { $free ->
    [0] Alle Plätze sind besetzt, aber du kannst zuschauen.
    [one] Einer ist frei.
   *[other] { $free } sind frei.
}
page-come = Um an diesen Tisch zu kommen, gib in einem Terminal ein:
page-sorry = Das tut uns leid
