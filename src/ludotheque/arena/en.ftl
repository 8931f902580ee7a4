# What a contest tells

held = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
} between bots, { $seats } seats; every deal is played once from each seat.
with-option = { $name }: { $value }
heading-bot = bot
heading-matches = matches
heading-wins = wins
heading-interval = 95 % interval
heading-elo = Elo
heading-mean = time per move: mean
heading-p99 = 99th percentile
heading-first = bot
heading-second = against
several = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
none = –
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-short = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
whole = { NUMBER($value) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
elo = { NUMBER($value, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }
milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
par = Equal players would each win { NUMBER($value, style: "percent", maximumFractionDigits: 1) } of the matches at { $seats } seats. Elo starts at 0 for the weakest, with a 95 % margin; times are processor time.
shared = { $count ->
    [0] No shared wins.
    [one] One shared win, counted as a fraction for each winner.
   *[other] { $count } shared wins, counted as fractions for each winner.
}
unended = { $count ->
    [one] One match went on too long and was stopped; it counts as a win shared by all.
   *[other] { $count } matches went on too long and were stopped; they count as wins shared by all.
}
interrupted = Stopped after { $matches } of { $planned } matches.
repeat = To play the same matches again: --seed { $seed }
chart-title = { $game }, { $seats } seats, { $matches } matches
chart-elo = Elo above the weakest, with 95 % margins
chart-wins = wins of the row against the column

# What stands in the way

arena-too-few = A contest needs two bots or more, not { $count }.
arena-bad-setting = “{ $value }” in { $bot } is not a setting. Write a name and a value, as in greedy:slips=0.2.
arena-bad-count = Each pair can play 1 to { $most } matches, not { $value }.
arena-alone = A contest needs two seats or more.
arena-bot-failed = { $bot } failed in the match with the seed “{ $deal }”: { $why }
arena-no-cluster-extra = A cluster needs Dask: pip install "ludotheque[cluster]".
arena-no-scheduler = No Dask scheduler answers at { $address }: { $why }.
arena-no-workers = The cluster at { $address } has no workers.
arena-cannot-write = Can’t write { $file }: { $why }.
arena-bad-workers = The number of workers must be 1 or more, not { $value }.
arena-cannot-travel = The bot { $bot } can’t be sent to other processes: { $why }. Define it in a module, or play with workers=1.
