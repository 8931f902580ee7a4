# What a simulation tells

played = { $game }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} played at random, { $seats } seats.
with-option = { $name }: { $value }
actions-a-round = Moves per round
heading-mean = mean
heading-median = median
heading-range = min–max
heading-score-mean = score: mean
heading-score-median = median
heading-score-range = min–max
heading-wins = wins
heading-interval = 95 % interval
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
least-and-most = { $least } to { $most }
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
shared = { $count ->
    [0] No shared wins.
    [one] One shared win, counted as a fraction for each winner.
   *[other] { $count } shared wins, counted as fractions for each winner.
}
speed = { NUMBER($actions, maximumFractionDigits: 0) } moves and { NUMBER($rounds, maximumFractionDigits: 0) } rounds per second.
repeat = To play the same rounds again: --seed { $seed }
rounds-alone = Each round is played on its own: options for matches of several rounds have no effect here.
