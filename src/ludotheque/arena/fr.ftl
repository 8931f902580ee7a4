# Ce que dit un tournoi de robots

held = { $game } : { $matches ->
    [one] une partie
   *[other] { $matches } parties
} entre robots, { $seats } places ; chaque donne se joue une fois depuis chaque place.
with-option = { $name } : { $value }
heading-bot = robot
heading-matches = parties
heading-wins = victoires
heading-interval = intervalle à 95 %
heading-elo = Elo
heading-mean = temps par coup : moyenne
heading-p99 = 99e centile
heading-first = robot
heading-second = contre
several = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
none = –
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-short = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
whole = { NUMBER($value) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
elo = { NUMBER($value, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }
milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
par = À forces égales, chacun gagnerait { NUMBER($value, style: "percent", maximumFractionDigits: 1) } des parties à { $seats } places. L’Elo part de 0 pour le plus faible, avec une marge à 95 % ; les temps sont ceux du processeur.
shared = { $count ->
    [0] Aucune victoire partagée.
    [one] Une victoire partagée, comptée en fractions pour chaque gagnant.
   *[other] { $count } victoires partagées, comptées en fractions pour chaque gagnant.
}
unended = { $count ->
    [one] Une partie durait trop longtemps et a été arrêtée ; elle compte comme une victoire partagée par tous.
   *[other] { $count } parties duraient trop longtemps et ont été arrêtées ; elles comptent comme des victoires partagées par tous.
}
interrupted = Arrêt après { $matches } parties sur { $planned }.
repeat = Pour rejouer les mêmes parties : --seed { $seed }
chart-title = { $game }, { $seats } places, { $matches } parties
chart-elo = Elo au-dessus du plus faible, marges à 95 %
chart-wins = victoires de la ligne contre la colonne

# Ce qui empêche un tournoi

arena-too-few = Il faut au moins deux robots, pas { $count }.
arena-bad-setting = « { $value } » dans { $bot } n’est pas un réglage : il faut un nom et une valeur, comme dans greedy:slips=0.2.
arena-bad-count = Chaque paire peut jouer de 1 à { $most } parties, pas { $value }.
arena-alone = Il faut au moins deux places.
arena-bot-failed = { $bot } a échoué dans la partie de graine « { $deal } » : { $why }
arena-no-cluster-extra = Un cluster demande Dask : pip install "ludotheque[cluster]".
arena-no-scheduler = Aucun ordonnanceur Dask ne répond à l’adresse { $address } : { $why }.
arena-no-workers = Le cluster { $address } n’a aucun processus de calcul.
arena-cannot-write = Impossible d’écrire { $file } : { $why }.
arena-bad-workers = Le nombre de processus doit être 1 ou plus, pas { $value }.
arena-cannot-travel = Le robot { $bot } ne peut pas être envoyé à d’autres processus : { $why }. Définissez-le dans un module, ou jouez avec workers=1.
