# La ligne de commande

serve-ready = Ludothèque est ouverte : { $address }
serve-preparing = Les jeux sont préparés pour cet ordinateur, une seule fois : environ { $seconds } secondes. Faites un tour en attendant ; ce que vous choisissez passe en premier.
serve-prepared-rules = { $game } est prêt.
serve-prepared-bots = Les robots { DE($game) } sont prêts, l’entraîneur aussi.
serve-prepared-puzzles = Les casse-têtes en solitaire sont prêts.
serve-all-prepared = Tout est prêt.
serve-stop = Ctrl+C pour arrêter.

error-bad-port = { $value } n’est pas un port : ce sont des nombres de 0 à { $most }, et 0 désigne n’importe quel port libre.
error-bad-limit = La limite { $name } ne peut pas être { $value } : c’est un nombre à partir de 1, ou 0 pour aucune limite.
error-bad-proxy = { $value } n’est pas l’adresse d’un mandataire ou d’un réseau, comme 10.0.0.7 ou 10.0.0.0/8.
error-bad-base-url = { $value } ne peut pas être le début des liens. Cela s’écrit https://jeux.example.org, sans chemin.
error-cannot-listen = Le serveur ne peut pas écouter sur { $address } : { $why }. Choisissez un autre port avec --port.

# Réponses à ceux qui demandent

error-starting = Le serveur démarre. Réessayez dans un instant.
error-draining = Le serveur s’arrête. Réessayez dans un instant.
error-house-full = Il n’y a plus de place pour le moment. Réessayez bientôt.
error-too-many-requests = C’est trop à la fois. Attendez un peu, puis réessayez.
error-too-many-sockets = Vous avez trop de tables ouvertes. Fermez-en quelques-unes.
error-foreign-origin = Une page d’un autre site ne peut pas faire cela.
error-wrong-token = Ce n’est pas le jeton d’une personne de cette table.
error-no-profile-key = Pour cela, montrez la clé d’un profil : 32 à 64 lettres, chiffres, tirets ou tirets bas.
error-no-profile = Aucun profil n’a cette clé.
error-profile-changed = Un autre appareil a modifié ce profil entre-temps. Relisez-le, puis complétez-le.
error-profile-forgotten = Ce profil a été supprimé.
error-no-token = Pour cela, venez d’abord à la table et montrez votre jeton.
error-no-such-code = Aucune table avec une place libre n’a ce code en ce moment. Vérifiez les six signes ou demandez-en un nouveau.
error-not-at-machine = Seule la personne qui dirige la table peut le faire, dans un navigateur de l’ordinateur où tourne le serveur.
error-no-local-network = Cet ordinateur n’a pas d’adresse sur un réseau local. Est-il relié au Wi-Fi ?
error-cannot-open-house = Le serveur ne peut pas écouter sur le réseau local : { $why }.
error-wrong-house-key = Ouvrez la page avec l’adresse que Ludothèque a affichée au démarrage : elle seule permet de laisser entrer d’autres appareils.
error-only-json = Seul le JSON est lu ici (Content-Type: application/json).
error-only-websocket = C’est l’adresse d’un WebSocket.
error-unreadable-message = Ce message ne peut pas être lu. Ce qui peut être envoyé est décrit dans /api/messages.json et /schema.
error-message-too-long = Ce message est trop long.
error-no-such-page = Il n’y a pas de page à cette adresse.
error-no-such-method = Cela ne peut pas se faire ici.
error-broken = Quelque chose n’a pas marché sur le serveur. Réessayez.

# Pages

page-title = Ludothèque
page-what = Une ludothèque ouverte jour et nuit : des tables pour les gens et les robots, à lire, à écouter ou en braille.
page-games = Jeux
page-play = Jouer
page-open-table = Pour ouvrir une table, tapez dans un terminal :
page-for-programs = Pour les programmes : l’interface de ce serveur
page-table = Une table { DE($game) } à { $seats } places. { $free ->
    [0] Toutes sont prises : vous pouvez regarder.
    [one] Une est libre.
   *[other] { $free } sont libres.
}
page-come = Pour venir à cette table, tapez dans un terminal :
page-sorry = Désolé
