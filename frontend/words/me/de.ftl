# Meine Tische, im Regal

my-tables = Meine Tische
my-more = Ergebnisse und Profil
my-with = { $bots ->
    [0] mit { $names }
    [one] mit { $names } und einem Bot
   *[other] mit { $names } und { $bots } Bots
}
my-with-bots = { $bots ->
    [0] wartet auf andere
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
my-turn = Du bist dran
my-waiting = wartet auf { $names }
my-waiting-bot = wartet auf einen Bot
my-paused = Pause
my-gathering = noch nicht gestartet
my-won = gewonnen
my-over = vorbei
my-notify = Sag mir Bescheid, wenn ich dran bin
my-notify-on = Du bekommst eine Benachrichtigung, wenn du dran bist, solange diese Seite offen ist.
my-notify-off = Keine Benachrichtigungen mehr
my-notify-denied = Dein Browser blockiert hier Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.

# Die Seite über mich

me = Ich
me-lead = Was sich dieser Browser über dich merkt. Niemand sonst sieht es.
me-lead-profile = Was dein Profil sich merkt. Nur wer den Link dazu hat, kann es sehen.
me-results = Ergebnisse
me-none = Noch keine Partien. Deine Ergebnisse stehen hier, sobald du eine zu Ende gespielt hast.
me-game = Spiel
me-level = Stärkster Bot
me-people = ohne Bots
me-played = Gespielt
me-won = Gewonnen
me-streak = { $days ->
    [0] Noch keine Serie: Spiel eine Partie zu Ende oder löse das Rätsel des Tages.
    [one] Eine Serie von 1 Tag mit einer beendeten Partie oder dem Rätsel des Tages.
   *[other] Eine Serie von { $days } Tagen mit einer beendeten Partie oder dem Rätsel des Tages.
}
me-longest = Deine längste Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}.
me-favourites = Deine letzten Einstellungen
me-favourite = { $people ->
    [one] du
   *[other] { $people } Personen
} { $bots ->
    [0] {""}
    [one] und ein Bot
   *[other] und { $bots } Bots
}
me-profile = Auf einem anderen Gerät
me-profile-what = Ein Profil behält deine Tische, Ergebnisse, deine Serie und deine liebsten Einstellungen auf diesem Server, mit den Namen der Leute, mit denen du spielst. So findest du alles auf einem anderen Gerät wieder. Ohne Konto, ohne E-Mail: Wer den Link hat, hat das Profil.
me-make = Profil anlegen
me-link-what = Öffne diesen Link auf deinem anderen Gerät oder scanne den QR-Code. Behalt ihn für dich: Wer ihn hat, kann an deiner Stelle spielen.
me-link-show = Link zeigen
me-link = Der Link zu deinem Profil
me-qr = QR-Code mit dem Link zu deinem Profil
me-here-only = Diese Adresse funktioniert nur auf diesem Computer. Willst du dein Profil auch anderswo benutzen, dann öffne diese Seite mit der Adresse, die dein anderes Gerät benutzt, und leg das Profil dort an.
me-forget = Vergessen
me-forget-here = Auf diesem Gerät vergessen
me-forget-here-what = Dieser Browser vergisst das Profil, deine Tische und deine Plätze. Mit dem Link ist alles wieder da.
me-forget-everywhere = Überall löschen
me-forget-everywhere-what = Der Server löscht das Profil endgültig, und deine anderen Geräte vergessen es beim nächsten Besuch. Partien gehen weiter; deine Plätze behältst du in diesem Browser.
me-forget-memory-what = Dieser Browser vergisst deine Tische, Ergebnisse und Plätze. Eine Kopie gibt es nicht.
me-sure = Ja, { $what ->
    [here] vergessen
   *[everywhere] löschen
}
me-keep = Behalten
me-forgotten = Vergessen.
me-take-title = Dieses Profil hier benutzen?
me-take = Dieser Link bringt ein Profil in diesen Browser: seine Tische, Ergebnisse und Einstellungen. Was dieser Browser sich gemerkt hat, kommt dazu.
me-take-instead = Dieser Browser hat schon ein anderes Profil. Das neue tritt hier an seine Stelle und behält, was es sich gemerkt hat.
me-take-yes = Dieses Profil benutzen
me-take-no = Nein, danke
me-take-lost = Dieses Profil gibt es nicht mehr: Es wurde gelöscht.
