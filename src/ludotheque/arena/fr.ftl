# Ce que dit un tournoi de robots

held = { $game } : { $matches ->
    [one] une partie
   *[other] { $matches } parties
} entre robots, { $seats } places ; chaque donne est jouée depuis chaque place.
with-option = { $name } : { $value }
heading-bot = robot
heading-matches = parties
heading-wins = victoires
heading-interval = intervalle à 95 %
heading-elo = Elo
heading-mean = décision : moyenne
heading-p99 = 99 sur 100
heading-first = robot
heading-second = contre
several = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
none = –
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
elo = { NUMBER($value, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }
milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
par = À forces égales, chacune des { $seats } places gagne { NUMBER($value, style: "percent", maximumFractionDigits: 1) }. L’Elo se compte à partir du plus faible, avec sa marge à 95 % ; les temps sont ceux du processeur.
shared = { $count ->
    [0] Aucune victoire partagée.
    [one] Une victoire partagée ; elle compte en parts.
   *[other] { $count } victoires partagées ; elles comptent en parts.
}
unended = { $count ->
    [one] Une partie ne finissait pas et a été interrompue ; elle compte comme partagée par tous.
   *[other] { $count } parties ne finissaient pas et ont été interrompues ; elles comptent comme partagées par tous.
}
interrupted = Arrêt après { $matches } parties sur { $planned }.
repeat = Les mêmes parties de nouveau : --seed { $seed }
chart-title = { $game }, { $seats } places, { $matches } parties
chart-elo = Elo au-dessus du plus faible, marges à 95 %
chart-wins = victoires de la ligne contre la colonne

# Ce qui empêche un tournoi

arena-too-few = Il faut au moins deux robots, et non { $count }.
arena-bad-setting = « { $value } » dans { $bot } n’est pas un réglage : il faut un nom et une valeur, comme dans greedy:slips=0.2.
arena-bad-count = Chaque paire peut jouer de 1 à { $most } parties, et non { $value }.
arena-alone = Il faut au moins deux places.
arena-bot-failed = { $bot } a échoué dans la partie donnée à partir de la graine « { $deal } » : { $why }
arena-no-cluster-extra = Une grappe de machines demande Dask : pip install "ludotheque[cluster]".
arena-no-scheduler = Aucun ordonnanceur Dask ne répond à l’adresse { $address } : { $why }.
arena-no-workers = La grappe { $address } n’a pas d’ouvriers.
arena-cannot-write = Impossible d’écrire { $file } : { $why }.
arena-bad-workers = Le nombre d’ouvriers est 1 ou plus, et non { $value }.
