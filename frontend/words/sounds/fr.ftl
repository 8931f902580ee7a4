# À l’oreille : la bande sous une table, et la page où l’on apprend ses sons.

ear-said = Dit en dernier
ear-said-nothing = Rien pour l’instant.
ear-before = Avant cela : { $text }
ear-heard = Sons : { $text }
ear-sounds = Ce que les sons veulent dire
ear-keys = Demander avec une touche
ear-pace = Rythme du jeu

sounds-lead = { $title } : ce que font les autres, vous l’entendez par des sons, pas par des phrases. Écoutez chacun, coupez ceux qui ne vous servent pas, puis testez votre oreille.
sounds-all = Tous les sons
sounds-hear = Écouter
sounds-on = Actif
sounds-on-of = { $sound } : actif
sounds-apart = Ce qui les distingue
sounds-quiz = Testez votre oreille
sounds-ask = Interrogez-moi
sounds-again = Réécouter
sounds-next = Suivant
sounds-right = Juste : { $heard }.
sounds-wrong = C’était : { $heard }.
sounds-score = { $right } sur { $asked } justes
sounds-muted = Tous les sons sont coupés.
sounds-none = Ce jeu n’a pas de sons à apprendre.
