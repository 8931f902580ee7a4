# What a simulation tells

played = { $game }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} at random, { $seats } seats.
with-option = { $name }: { $value }
actions-a-round = Actions a round
heading-mean = mean
heading-median = median
heading-range = least–most
heading-score-mean = score: mean
heading-score-median = median
heading-score-range = least–most
heading-wins = wins
heading-interval = 95 % interval
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
least-and-most = { $least } to { $most }
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
shared = { $count ->
    [0] No win was shared.
    [one] One win was shared; it counts in parts.
   *[other] { $count } wins were shared; those count in parts.
}
speed = { NUMBER($actions, maximumFractionDigits: 0) } actions and { NUMBER($rounds, maximumFractionDigits: 0) } rounds a second.
repeat = The same rounds again: --seed { $seed }
rounds-alone = Each round stands by itself: what only concerns a match of several rounds has no effect here.
