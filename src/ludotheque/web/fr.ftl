# La ligne de commande

serve-ready = Ludothèque est ouverte : { $address }
serve-preparing = Nous préparons les jeux pour cet ordinateur, une fois pour toutes : environ { $seconds } secondes. Faites un tour : ce que vous choisissez passe en premier.
serve-prepared-rules = { $game } est prêt.
serve-prepared-bots = Les robots et l’entraîneur { DE($game) } sont prêts.
serve-prepared-puzzles = Les casse-tête en solitaire sont prêts.
serve-all-prepared = Tout est prêt.
serve-stop = Ctrl+C pour arrêter.

error-bad-port = { $value } n’est pas un port : ce sont des nombres de 0 à { $most }, et 0 désigne n’importe quel port libre.
error-bad-limit = La limite { $name } ne peut pas être { $value } : donnez un nombre de 1 ou plus, ou 0 pour aucune limite.
error-bad-proxy = { $value } n’est pas l’adresse d’un proxy ou d’un réseau, comme 10.0.0.7 ou 10.0.0.0/8.
error-bad-base-url = Les liens ne peuvent pas commencer par { $value }. Écrivez https://jeux.example.org, sans chemin.
error-cannot-listen = Le serveur ne peut pas écouter sur { $address } : { $why }. Choisissez un autre port avec --port.

# Réponses à ceux qui demandent

error-starting = Le serveur démarre. Réessayez dans un instant.
error-draining = Le serveur s’arrête. Réessayez dans un instant.
error-house-full = Le serveur est complet pour le moment. Réessayez bientôt.
error-too-busy = Le serveur est trop occupé en ce moment. Réessayez dans un instant.
error-too-many-requests = C’est trop à la fois. Attendez un peu, puis réessayez.
error-too-many-sockets = Vous avez trop de tables ouvertes. Fermez-en quelques-unes.
error-too-many-connections = Il y a trop de connexions depuis votre adresse. Fermez-en quelques-unes, puis réessayez.
error-busy = Le serveur est occupé par d’autres parties. Réessayez dans un instant.
error-foreign-origin = Une page d’un autre site ne peut pas faire cela.
error-wrong-token = Ce jeton n’est à personne à cette table.
error-no-profile-key = Il faut la clé d’un profil : 32 à 64 lettres, chiffres, tirets ou tirets bas.
error-no-profile = Aucun profil n’a cette clé.
error-profile-changed = Un autre appareil a modifié ce profil entre-temps. Relisez-le, puis complétez-le.
error-profile-forgotten = Ce profil a été supprimé.
error-no-token = Rejoignez d’abord la table et montrez votre jeton.
error-no-such-code = Aucune table avec une place libre n’a ce code. Vérifiez les six caractères ou demandez un nouveau code.
error-not-at-machine = Seul l’hôte peut le faire, dans un navigateur de l’ordinateur où tourne le serveur.
error-no-local-network = Cet ordinateur n’a pas d’adresse sur un réseau local. Est-il relié au Wi-Fi ?
error-cannot-open-house = Le serveur ne peut pas écouter sur le réseau local : { $why }.
error-wrong-house-key = Ouvrez la page avec l’adresse que Ludothèque a affichée au démarrage : elle seule permet de laisser entrer d’autres appareils.
error-only-json = Seul le JSON est lu ici (Content-Type: application/json).
error-only-websocket = Cette adresse est celle d’un WebSocket.
error-bad-handshake = Ce n’est pas la demande d’ouverture d’un WebSocket.
error-unreadable-message = Impossible de lire ce message. /api/messages.json et /schema décrivent ce que vous pouvez envoyer.
error-message-too-long = Ce message est trop long.
error-no-such-page = Il n’y a pas de page à cette adresse.
error-no-such-method = Impossible ici.
error-broken = Quelque chose n’a pas marché sur le serveur. Réessayez.

# Pages

page-title = Ludothèque
page-what = Des jeux de société et de cartes, ouverts jour et nuit : jouez avec des gens ou des robots, à l’écran, à l’oreille ou en braille.
page-games = Jeux
page-play = Jouer
page-open-table = Pour ouvrir une table, tapez dans un terminal :
page-for-programs = API pour les développeurs
page-table = Une table { DE($game) } à { $seats } places. { $free ->
    [0] Toutes les places sont prises, mais vous pouvez regarder.
    [one] Une est libre.
   *[other] { $free } sont libres.
}
page-come = Pour rejoindre cette table, tapez dans un terminal :
page-sorry = Désolé
