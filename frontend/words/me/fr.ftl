# Mes tables, sur l’étagère

my-tables = Mes tables
my-more = Résultats et profil
my-with = { $bots ->
    [0] avec { $names }
    [one] avec { $names } et un robot
   *[other] avec { $names } et { $bots } robots
}
my-with-bots = { $bots ->
    [0] en attente des autres
    [one] avec un robot
   *[other] avec { $bots } robots
}
my-turn = À vous de jouer
my-waiting = à { $names } de jouer
my-waiting-bot = à un robot de jouer
my-paused = en pause
my-gathering = pas commencée
my-won = gagnée
my-over = terminée
my-notify = Me prévenir quand c’est mon tour
my-notify-on = Une notification vous dira quand c’est votre tour, tant que cette page est ouverte.
my-notify-off = Ne plus me prévenir
my-notify-denied = Votre navigateur n’autorise pas les notifications ici. Vous pouvez changer cela dans ses réglages.
my-call = C’est à vous de jouer.

# La page sur moi

me = Moi
me-lead = Ce que ce navigateur retient de vous. Personne d’autre ne le voit.
me-lead-profile = Ce que votre profil retient. Seul qui possède son lien le voit.
me-results = Résultats
me-none = Aucune partie pour l’instant. Les résultats apparaissent ici dès que vous en terminez une.
me-game = Jeu
me-level = Robot le plus fort
me-people = sans robot
me-played = Jouées
me-won = Gagnées
me-streak = { $days ->
    [0] Pas encore de série : terminez une partie ou résolvez le casse-tête du jour.
    [one] { $days } jour de suite avec une partie terminée ou le casse-tête du jour.
   *[other] { $days } jours de suite avec une partie terminée ou le casse-tête du jour.
}
me-longest = Votre record : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
me-favourites = Comme la dernière fois
me-favourite = { $people ->
    [one] vous
   *[other] { $people } personnes
} { $bots ->
    [0] {""}
    [one] et un robot
   *[other] et { $bots } robots
}
me-profile = Sur un autre appareil
me-profile-what = Un profil garde sur ce serveur vos tables, vos résultats, vos jours de suite et vos réglages préférés, avec les noms de ceux qui jouent avec vous, pour les retrouver sur un autre appareil. Ni compte ni adresse : qui possède son lien possède le profil.
me-make = Créer un profil
me-link-what = Ouvrez ce lien sur votre autre appareil, ou scannez le code. Gardez-le pour vous : qui le possède peut jouer à votre place.
me-link-show = Montrer le lien
me-link = Le lien vers votre profil
me-qr = Code QR du lien vers votre profil
me-here-only = Cette adresse ne mène qu’à cet ordinateur. Pour retrouver votre profil ailleurs, ouvrez ici la page par l’adresse qu’utilise l’autre appareil, et créez-y le profil.
me-forget = Oublier
me-forget-here = Oublier sur cet appareil
me-forget-here-what = Ce navigateur oublie le profil, vos tables et vos places. Avec le lien, vous pouvez tout retrouver.
me-forget-everywhere = Supprimer partout
me-forget-everywhere-what = Le serveur supprime le profil pour de bon, et vos autres appareils l’oublient à leur prochaine visite. Les parties continuent ; vos places restent à vous dans ce navigateur.
me-forget-memory-what = Ce navigateur oublie vos tables, vos résultats et vos places. Il n’en existe pas de copie.
me-sure = Vraiment { $what ->
    [here] oublier
   *[everywhere] supprimer
}
me-keep = Garder
me-forgotten = C’est oublié.
me-take-title = Utiliser ce profil ici ?
me-take = Ce lien apporte un profil dans ce navigateur : ses tables, ses résultats et ses réglages. Ce que ce navigateur retient s’y ajoute.
me-take-instead = Ce navigateur a un autre profil. Celui-ci le remplace ici ; ce qu’il retient s’ajoute au nouveau.
me-take-yes = Utiliser ce profil
me-take-no = Non, merci
me-take-lost = Ce profil n’existe plus : il a été supprimé.
