# Was eine Simulation erzählt

played = { $game }: { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} nach dem Zufall gespielt, { $seats } Plätze.
with-option = { $name }: { $value }
actions-a-round = Züge pro Runde
heading-mean = Mittel
heading-median = Median
heading-range = min–max
heading-score-mean = Punkte: Mittel
heading-score-median = Median
heading-score-range = min–max
heading-wins = Siege
heading-interval = Intervall (95 %)
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
least-and-most = { $least } bis { $most }
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
shared = { $count ->
    [0] Keine geteilten Siege.
    [one] Ein geteilter Sieg, anteilig gezählt.
   *[other] { $count } geteilte Siege, anteilig gezählt.
}
speed = { NUMBER($actions, maximumFractionDigits: 0) } Züge und { NUMBER($rounds, maximumFractionDigits: 0) } Runden pro Sekunde.
repeat = Dieselben Runden noch einmal spielen: --seed { $seed }
rounds-alone = Jede Runde wird für sich gespielt: Optionen für Partien aus mehreren Runden wirken hier nicht.
