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
my-waiting = au tour { DE($names) }
my-waiting-bot = au tour d’un robot
my-paused = en pause
my-gathering = pas commencée
my-won = gagnée
my-over = terminée
my-notify = Me prévenir quand c’est mon tour
my-notify-on = Vous recevrez une notification quand c’est votre tour, tant que cette page est ouverte.
my-notify-off = Ne plus me prévenir
my-notify-denied = Votre navigateur bloque les notifications ici. Vous pouvez changer cela dans ses réglages.

# La page sur moi

me = Moi
me-lead = Ce que ce navigateur retient de vous. Personne d’autre ne le voit.
me-lead-profile = Ce que votre profil retient. Seules les personnes qui ont son lien le voient.
me-results = Résultats
me-none = Aucune partie pour l’instant. Les résultats apparaissent ici dès que vous en terminez une.
me-game = Jeu
me-level = Robot le plus fort
me-people = sans robot
me-played = Jouées
me-won = Gagnées
me-streak = { $days ->
    [0] Pas encore de série : terminez une partie ou résolvez le casse-tête du jour.
    [one] Une série de { $days } jour, avec une partie terminée ou le casse-tête du jour.
   *[other] Une série de { $days } jours, avec une partie terminée ou le casse-tête du jour.
}
me-longest = Votre record : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
me-favourites = Vos derniers réglages
me-favourite = { $people ->
    [one] vous
   *[other] { $people } personnes
} { $bots ->
    [0] {""}
    [one] et un robot
   *[other] et { $bots } robots
}
me-profile = Sur un autre appareil
me-profile-what = Un profil garde sur ce serveur vos tables, vos résultats, votre série et vos réglages préférés, avec les noms des personnes qui jouent avec vous, pour les retrouver sur un autre appareil. Ni compte ni adresse : toute personne qui a le lien a le profil.
me-make = Créer un profil
me-link-what = Ouvrez ce lien sur votre autre appareil, ou scannez le QR code. Gardez-le pour vous : toute personne qui l’a peut jouer à votre place.
me-link-show = Montrer le lien
me-link = Le lien vers votre profil
me-qr = QR code du lien vers votre profil
me-here-only = Cette adresse ne marche que sur cet ordinateur. Pour retrouver votre profil ailleurs, ouvrez cette page avec l’adresse qu’utilise votre autre appareil, et créez-y le profil.
me-forget = Oublier
me-forget-here = Oublier sur cet appareil
me-forget-here-what = Ce navigateur oublie le profil, vos tables et vos places. Avec le lien, vous pouvez tout retrouver.
me-forget-everywhere = Supprimer partout
me-forget-everywhere-what = Le serveur supprime le profil pour de bon, et vos autres appareils l’oublient à leur prochaine visite. Les parties continuent ; vos places restent à vous dans ce navigateur.
me-forget-memory-what = Ce navigateur oublie vos tables, vos résultats et vos places. Il n’en existe pas de copie.
me-sure = Oui, { $what ->
    [here] oublier
   *[everywhere] supprimer
}
me-keep = Garder
me-forgotten = C’est oublié.
me-take-title = Utiliser ce profil ici ?
me-take = Ce lien apporte un profil dans ce navigateur : ses tables, ses résultats et ses réglages. Ce que ce navigateur retient s’y ajoute.
me-take-instead = Ce navigateur a un autre profil. Le nouveau le remplace ici et garde ce qu’il retient.
me-take-yes = Utiliser ce profil
me-take-no = Non, merci
me-take-lost = Ce profil n’existe plus : il a été supprimé.
