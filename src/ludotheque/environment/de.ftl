# Was an einer Lernumgebung nicht stimmt

environment-no-encoding = Für { $game } gibt es keine Umgebung: Dem Spiel fehlt eine Tabelle der Züge. Diese Spiele haben eine: { $allowed }.
environment-no-device = Das Gerät { $value } gibt es hier nicht. Nimm { $allowed }.
environment-no-numba-cuda = Für Partien auf einer GPU braucht es Numbas Paket für CUDA: pip install "ludotheque[cuda]".
environment-cuda-interpreted = Mit LUDOTHEQUE_INTERPRET=1 gibt es keine GPU: Lass es weg, oder setze auch NUMBA_ENABLE_CUDASIM=1, um eine zu simulieren.
environment-old-driver = Der Treiber dieser GPU kennt CUDA { $value }. Installiere einen, der CUDA { $least } oder neuer kennt, oder nimm das Gerät „cpu“.
environment-no-gpu = Hier lässt sich keine GPU von NVIDIA verwenden ({ $reason }). Nimm das Gerät „cpu“.
environment-on-the-gpu = Diese Felder liegen auf einer GPU, die Partien aber auf dem Prozessor. Kopiere sie, oder mach die Umgebung mit dem Gerät „cuda“.
environment-other-gpu = Diese Felder liegen auf Gerät { $value }, die Partien aber auf GPU { $ours }. Kopiere sie dorthin.
environment-bad-batch = Ein Stapel hat 1 bis { $most } Partien, nicht { $value }.
environment-bad-cores = Nimm 1 bis { $most } Kerne, nicht { $value }.
environment-bad-longest = Eine Partie lässt sich nach 1 bis { $most } Schritten abbrechen, nicht nach { $value }.
environment-bad-illegal = Für verbotene Züge gibt es „refuse“ oder „raise“, nicht { $value }.
environment-bad-seed = Der Startwert einer Umgebung ist ein Text oder eine ganze Zahl von 0 bis 2⁶⁴ − 1, nicht { $value }.
environment-bad-tempo = Gib ein Tempo oder den Namen einer Stufe für alle Plätze an oder eine Liste mit { $seats }, nicht { $value }.
environment-no-tempo = { $game } wird reihum gespielt, da hat niemand ein Tempo.
environment-no-referee = Die Umgebung von { $game } braucht einen Schiedsrichter: Lass die Option „referee“ an.
environment-bad-type = Züge sind ganze Zahlen, nicht { $value }.
environment-bad-shape = Gib für jede der { $batch } Partien einen Zug an, nicht ein Feld der Form { $value }.
environment-in-game = Partie { $index }: { $reason }
environment-out-of-range = Den Zug { $value } der Partie { $index } gibt es nicht: Die Tabelle geht von 0 bis { $most }.
environment-gap = Den Zug { $value } der Partie { $index } gibt es nicht: Dort passt nichts auf das Brett.
environment-not-in-table = Die Tabelle hat für diesen Platz keinen Zug „{ $text }“.
environment-no-such-game = Im Stapel gibt es keine Partie { $value }: Sie gehen von 0 bis { $most }.
environment-no-plane = Beobachtungen haben keinen Teil { $value }. Sie haben: { $allowed }.
environment-no-records = Diese Umgebung behält keine Züge: Erstelle sie mit records=True.
environment-no-last-game = Partie { $index } ist dort die erste.
environment-other-environment = Die andere Umgebung hat ein anderes Spiel, andere Optionen oder einen anderen Stapel.
environment-bad-autoreset = Neu ausgeteilt wird mit „same-step“ oder „next-step“, nicht mit { $value }.
environment-bad-where = Sag für jede der { $batch } Partien, ob sie weitergeht, mit einem Feld von bool, nicht von { $value }.
environment-no-such-seat = Den Platz { $value } gibt es nicht: Sie gehen von 0 bis { $most }.
environment-not-at-once = { $game } wird reihum gespielt: Nimm TurnByTurn.
environment-must-wait = Platz { $seat } hat den Tisch noch nicht gesehen und kann nur warten; jetzt entscheidet Platz { $turn }.
