# Ce qui ne va pas dans un environnement d’apprentissage

environment-no-encoding = { $game } n’a pas d’environnement : il lui manque une table des coups. Ces jeux en ont une : { $allowed }.
environment-no-device = L’appareil { $value } n’existe pas ici. Utilisez { $allowed }.
environment-no-numba-cuda = Pour jouer sur un GPU, il faut le paquet de Numba pour CUDA : pip install "ludotheque[cuda]".
environment-cuda-interpreted = Avec LUDOTHEQUE_INTERPRET=1, il n’y a pas de GPU : enlevez cette variable, ou ajoutez NUMBA_ENABLE_CUDASIM=1 pour en simuler un.
environment-old-driver = Le pilote de ce GPU connaît CUDA { $value }. Installez-en un qui connaît CUDA { $least } ou une version plus récente, ou prenez l’appareil « cpu ».
environment-no-gpu = Aucun GPU NVIDIA n’est utilisable ici ({ $reason }). Prenez l’appareil « cpu ».
environment-on-the-gpu = Ces tableaux sont sur un GPU, et les parties sur le processeur. Copiez-les, ou créez l’environnement avec l’appareil « cuda ».
environment-other-gpu = Ces tableaux sont sur l’appareil { $value }, et les parties sur le GPU { $ours }. Copiez-les là-bas.
environment-bad-batch = Un lot compte de 1 à { $most } parties, pas { $value }.
environment-bad-cores = Utilisez de 1 à { $most } cœurs, pas { $value }.
environment-bad-longest = Une partie peut être interrompue après 1 à { $most } pas, pas après { $value }.
environment-bad-illegal = Pour les coups interdits, choisissez « refuse » ou « raise », pas { $value }.
environment-bad-seed = La graine d’un environnement est un texte ou un entier de 0 à 2⁶⁴ − 1, pas { $value }.
environment-bad-tempo = Donnez un Tempo ou le nom d’un niveau pour toutes les places, ou une liste de { $seats }, pas { $value }.
environment-no-tempo = { $game } se joue à tour de rôle : personne n’y a de tempo.
environment-no-referee = { $game } : l’environnement a besoin d’un arbitre : laissez l’option « referee » activée.
environment-bad-type = Les coups sont des nombres entiers, pas { $value }.
environment-bad-shape = Donnez un coup pour chacune des { $batch } parties, pas un tableau de forme { $value }.
environment-in-game = Partie { $index } : { $reason }
environment-out-of-range = Le coup { $value } de la partie { $index } n’existe pas : la table va de 0 à { $most }.
environment-gap = Le coup { $value } de la partie { $index } n’existe pas : rien ne tient à cet endroit du plateau.
environment-not-in-table = La table n’a pas de coup « { $text } » pour cette place.
environment-no-such-game = Le lot n’a pas de partie { $value } : elles vont de 0 à { $most }.
environment-no-plane = Les observations n’ont pas de partie { $value }. Elles ont : { $allowed }.
environment-no-records = Cet environnement ne garde pas les coups : créez-le avec records=True.
environment-no-last-game = La partie { $index } est la première à cet endroit.
environment-other-environment = L’autre environnement a un autre jeu, d’autres options ou un autre lot.
environment-bad-autoreset = La donne suivante vient avec « same-step » ou « next-step », pas { $value }.
environment-bad-where = Dites pour chacune des { $batch } parties si elle avance, par un tableau de bool, pas de { $value }.
environment-no-such-seat = Il n’y a pas de place { $value } : elles vont de 0 à { $most }.
environment-not-at-once = { $game } se joue à tour de rôle : utilisez TurnByTurn.
environment-must-wait = La place { $seat } n’a pas encore vu la table et ne peut qu’attendre ; c’est à la place { $turn } de décider.
