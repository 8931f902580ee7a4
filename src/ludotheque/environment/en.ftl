# What is wrong with an environment for learning

environment-no-encoding = There is no environment for { $game }: it has no table of moves. These games have one: { $allowed }.
environment-no-device = There is no device { $value } here. Use { $allowed }.
environment-no-numba-cuda = Games on a GPU need Numba’s package for CUDA: pip install "ludotheque[cuda]".
environment-cuda-interpreted = With LUDOTHEQUE_INTERPRET=1 there is no GPU: leave it out, or set NUMBA_ENABLE_CUDASIM=1 too, to simulate one.
environment-old-driver = The driver of this GPU knows CUDA { $value }. Install one that knows CUDA { $least } or later, or use the device “cpu”.
environment-no-gpu = No NVIDIA GPU can be used here ({ $reason }). Use the device “cpu”.
environment-on-the-gpu = These arrays are on a GPU, and the games are on the processor. Copy them, or make the environment with the device “cuda”.
environment-other-gpu = These arrays are on device { $value }, and the games are on GPU { $ours }. Copy them there.
environment-bad-batch = A batch has 1 to { $most } games, not { $value }.
environment-bad-cores = Use 1 to { $most } cores, not { $value }.
environment-bad-longest = A game can be broken off after 1 to { $most } steps, not after { $value }.
environment-bad-illegal = What happens with illegal moves is “refuse” or “raise”, not { $value }.
environment-bad-seed = The seed of an environment is a text or a whole number from 0 to 2⁶⁴ − 1, not { $value }.
environment-bad-tempo = Give a Tempo or the name of a level for all seats, or a list of { $seats }, not { $value }.
environment-no-tempo = { $game } is played in turns, so nobody has a tempo.
environment-no-referee = The environment of { $game } needs a referee: leave the option “referee” on.
environment-bad-type = Moves are whole numbers, not { $value }.
environment-bad-shape = Give one move for each of the { $batch } games, not an array of shape { $value }.
environment-in-game = Game { $index }: { $reason }
environment-out-of-range = The move { $value } of game { $index } does not exist: the table goes from 0 to { $most }.
environment-gap = The move { $value } of game { $index } does not exist: nothing fits on the board there.
environment-not-in-table = The table has no move “{ $text }” for this seat.
environment-no-such-game = There is no game { $value } in the batch: they go from 0 to { $most }.
environment-no-plane = Observations have no part called { $value }. They have: { $allowed }.
environment-no-records = This environment keeps no moves: make it with records=True.
environment-no-last-game = Game { $index } is the first one there.
environment-other-environment = The other environment has another game, other options or another batch.
environment-bad-autoreset = A game is dealt anew with the “same-step” or the “next-step”, not { $value }.
environment-bad-where = Say for each of the { $batch } games whether it moves, with an array of bool, not of { $value }.
environment-no-such-seat = There is no seat { $value }: they go from 0 to { $most }.
environment-not-at-once = { $game } is played in turns: use TurnByTurn.
environment-must-wait = Seat { $seat } has not seen the table yet and can only wait; seat { $turn } decides now.
