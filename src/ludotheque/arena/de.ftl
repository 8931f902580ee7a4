# Was ein Turnier der Bots erzählt

held = { $game }: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} zwischen Bots, { $seats } Plätze; jede Mischung wird von jedem Platz aus einmal gespielt.
with-option = { $name }: { $value }
heading-bot = Bot
heading-matches = Partien
heading-wins = Siege
heading-interval = Intervall (95 %)
heading-elo = Elo
heading-mean = Zeit pro Zug: Mittel
heading-p99 = 99. Perzentil
heading-first = Bot
heading-second = gegen
several = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
none = –
share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
share-short = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
whole = { NUMBER($value) }
interval = { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
elo = { NUMBER($value, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }
milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
par = Gleich starke Bots würden an { $seats } Plätzen je { NUMBER($value, style: "percent", maximumFractionDigits: 1) } der Partien gewinnen. Elo beginnt beim schwächsten mit 0, die Spanne ± gilt zu 95 %; Zeiten sind Prozessorzeit.
shared = { $count ->
    [0] Keine geteilten Siege.
    [one] Ein geteilter Sieg, anteilig gezählt.
   *[other] { $count } geteilte Siege, anteilig gezählt.
}
unended = { $count ->
    [one] Eine Partie dauerte zu lange und wurde abgebrochen; sie zählt als geteilter Sieg für alle.
   *[other] { $count } Partien dauerten zu lange und wurden abgebrochen; sie zählen als geteilte Siege für alle.
}
interrupted = Abgebrochen nach { $matches } von { $planned } Partien.
repeat = Dieselben Partien noch einmal spielen: --seed { $seed }
chart-title = { $game }, { $seats } Plätze, { $matches } Partien
chart-elo = Elo über dem schwächsten, die Spannen gelten zu 95 %
chart-wins = Siege der Zeile gegen die Spalte

# Was einem Turnier im Weg steht

arena-too-few = Ein Turnier braucht mindestens zwei Bots, nicht { $count }.
arena-bad-setting = „{ $value }“ in { $bot } ist keine Einstellung. Schreib einen Namen und einen Wert, wie in greedy:slips=0.2.
arena-bad-count = Jedes Paar kann 1 bis { $most } Partien spielen, nicht { $value }.
arena-alone = Ein Turnier braucht mindestens zwei Plätze.
arena-bot-failed = { $bot } ist in der Partie mit dem Startwert „{ $deal }“ gescheitert: { $why }
arena-no-cluster-extra = Für einen Cluster brauchst du Dask: pip install "ludotheque[cluster]".
arena-no-scheduler = Unter { $address } antwortet kein Dask-Scheduler: { $why }.
arena-no-workers = Der Cluster { $address } hat keine Worker.
arena-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
arena-bad-workers = Es muss mindestens 1 Worker sein, nicht { $value }.
arena-cannot-travel = Der Bot { $bot } lässt sich nicht an andere Prozesse schicken: { $why }. Er muss in einem Modul stehen, sonst geht es nur mit workers=1.
