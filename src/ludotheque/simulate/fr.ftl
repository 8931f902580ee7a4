# Ce que dit une simulation

played = { $game } : { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} au hasard, { $seats } places.
with-option = { $name } : { $value }
actions-a-round = Actions par manche
heading-mean = moyenne
heading-median = médiane
heading-range = min–max
heading-score-mean = score : moyenne
heading-score-median = médiane
heading-score-range = min–max
heading-wins = victoires
heading-interval = intervalle à 95 %
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
least-and-most = { $least } à { $most }
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
shared = { $count ->
    [0] Aucune victoire partagée.
    [one] Une victoire partagée ; elle compte en parts.
   *[other] { $count } victoires partagées ; elles comptent en parts.
}
speed = { NUMBER($actions, maximumFractionDigits: 0) } actions et { NUMBER($rounds, maximumFractionDigits: 0) } manches par seconde.
repeat = Les mêmes manches de nouveau : --seed { $seed }
rounds-alone = Chaque manche compte pour elle-même : ce qui ne concerne qu’une partie de plusieurs manches est ici sans effet.
