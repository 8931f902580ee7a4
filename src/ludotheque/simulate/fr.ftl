# Ce que dit une simulation

played = { $game } : { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} jouées au hasard, { $seats } places.
with-option = { $name } : { $value }
actions-a-round = Coups par manche
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
    [one] Une victoire partagée, comptée en fractions pour chaque gagnant.
   *[other] { $count } victoires partagées, comptées en fractions pour chaque gagnant.
}
speed = { NUMBER($actions, maximumFractionDigits: 0) } coups et { NUMBER($rounds, maximumFractionDigits: 0) } manches par seconde.
repeat = Pour rejouer les mêmes manches : --seed { $seed }
rounds-alone = Chaque manche se joue seule : les options des parties en plusieurs manches sont ici sans effet.
