"""``python -m bench gpu``: random play, and steps with observation and mask, on a GPU."""

import multiprocessing
import platform
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import numpy as np
from cyclopts import App
from numba import cuda
from rich import box
from rich.table import Table

import ludotheque
from bench import printing
from bench.c_loop import NoCompiler
from bench.environment.contenders import GAMES, SEATS, choose_bit
from bench.goals import Goal
from bench.gpu import need_gpu
from bench.gpu.in_cuda_c import ENDS, in_cuda_c
from bench.gpu.playouts import beginning_of, by_our_rules, on_the_processor
from bench.printing import empty_table, goal_table
from ludotheque.environment.asked import streams
from ludotheque.environment.kernels import for_each
from ludotheque.kernel import rule

ROUNDS, TIMES, STEPS, COMPARED = 1 << 21, 3, 48, 512
THREADS = (3 << 16, 1 << 17, 3 << 15)
"""The numbers of threads that play them, of which the best counts; in Polyssimo each round has its own."""
BATCH = 1 << 22
PLAY = {"lucky-numbers": 10.0, "ligretto": 4.0, "dutch-blitz": 4.0, "polyssimo": 2.0}
STEP = 1.0
APART, SHUFFLE = 48, 2_654_435_761
"""The steps within which games begin, each at one of its own."""
PATIENCE = 900
"""Seconds after which nobody waits any longer for what others compile."""
PGX_GAMES = ("backgammon", "2048", "othello")

Row = tuple[str, ...]
_shared: list[Any] = []
"""In each process: where they wait until all have compiled, and who may use the GPU alone."""

app = App(name="gpu", version_flags=[])


@app.default
def bench(*games: str, seats: tuple[int, ...] = SEATS) -> None:
    """Play on the GPU of this machine, and print how fast that is.

    Every game is compiled in a process of its own, all at once; when that is done, they are timed one after the other.

    :param games: only these games, and not Pgx.
    :param seats: only with these numbers of seats.
    """
    need_gpu()
    device = cuda.get_current_device().name
    print(f"{device.decode() if isinstance(device, bytes) else device}, Python {platform.python_version()}")
    jobs, begun = [(game, number) for game in games or GAMES for number in seats], time.monotonic()
    context = multiprocessing.get_context("spawn")
    shared = context.Barrier(len(jobs)), context.Lock()
    plays, steps, goals = list[Row](), list[Row](), list[Goal]()
    with ProcessPoolExecutor(len(jobs), context, _remember, shared, max_tasks_per_child=1) as processes:
        measured = {processes.submit(_measure, *job): job for job in jobs}
        for each in as_completed(measured):
            if error := each.exception():
                print(*measured[each], f"FAILED: {type(error).__name__}: {str(error)[:600]}", flush=True)
                continue
            played, stepped, reached = each.result()
            print(played, *stepped, f"({time.monotonic() - begun:.0f} s)", sep="\n", flush=True)
            plays, steps, goals = [*plays, played], [*steps, *stepped], [*goals, *reached]
    steps += () if games else _pgx()

    def tables(style: box.Box) -> Iterator[tuple[str, Table]]:
        table = empty_table(style, ("game", "seats"), ("G steps/s", "CUDA C, G steps/s", "threads", ""))
        for row in sorted(plays):
            table.add_row(*row)
        yield "Random play on a GPU", table
        table = empty_table(style, ("game", "seats", "batch", "mask"), ("G steps/s", "step", "observation and mask"))
        for row in sorted(steps):
            table.add_row(*row)
        yield "Steps with observation and mask on a GPU", table
        yield "Goals on a GPU", goal_table(sorted(goals, key=lambda goal: goal.what), style)

    printing.show(tables, [])


def _remember(barrier: Any, lock: Any) -> None:
    _shared.extend((barrier, lock))


def _measure(game: str, seats: int) -> tuple[Row, list[Row], list[Goal]]:
    """Everything that is measured of a game, in a process of its own."""
    all_compiled, alone = _shared
    masks = (True, False) if game != "polyssimo" else (True,)
    try:
        ours, theirs, said = _playouts(game, seats)
        for packed in masks:
            _steps(game, seats, packed, COMPARED, 1)
    finally:
        all_compiled.wait(PATIENCE)
    with alone:
        played, reached = _random_play(game, seats, ours, theirs, said)
        stepped = [_steps(game, seats, packed, BATCH, STEPS) for packed in masks]
    reached += [
        Goal(f"{game}, {seats} seats, {row[3]}: steps", float(row[4]), STEP, True, ".2f", " G/s") for row in stepped
    ]
    return played, stepped, reached


def _playouts(game: str, seats: int) -> tuple[Any, Any, str]:
    """What plays random rounds, by our rules and in CUDA C, compiled, and whether they are those of the processor."""
    ours: Any = by_our_rules(game, seats)
    final = cuda.device_array(COMPARED, beginning_of(game, seats).dtype)
    lengths, _ = ours(COMPARED, 1, COMPARED // 4, final)
    known, rounds = on_the_processor(game, seats, COMPARED, 1)
    there = final.copy_to_host()
    same = (known == lengths).all() and all((there[name] == rounds[name]).all() for name in rounds.dtype.names or ())
    said, theirs = "as on the processor" if same else "DIFFERENT", None
    try:
        theirs = in_cuda_c(game, seats)
        played, _, ends = theirs(COMPARED, 1, COMPARED)
        same = (known == played).all() and (ends == rounds[ENDS[game]]).all()
        said += ", CUDA C the same" if same else ", CUDA C OTHERWISE"
    except NoCompiler as error:
        said += f", {error}"
    return ours, theirs, said


def _random_play(game: str, seats: int, ours: Any, theirs: Any, said: str) -> tuple[Row, list[Goal]]:
    speed, threads = max(
        (_speed(ours, threads), threads) for threads in (THREADS if game != "polyssimo" else (ROUNDS,))
    )
    reached = [Goal(f"{game}, {seats} seats: random play", speed, PLAY[game], True, ".2f", " G/s")]
    in_c = _speed(theirs, ROUNDS) if theirs else 0.0
    if theirs:
        reached.append(Goal(f"{game}, {seats} seats: CUDA C is faster by", in_c / speed, 2, False, ".2f", "×"))
    return (game, str(seats), f"{speed:.2f}", f"{in_c:.2f}" if theirs else "", f"{threads:,}", said), reached


def _speed(play: Any, threads: int) -> float:
    """Billions of steps in a second: the median of some runs."""
    play(ROUNDS, 2, threads)
    runs = [play(ROUNDS, 3 + run, threads) for run in range(TIMES)]
    return float(statistics.median(lengths.sum() / seconds for lengths, seconds, *_ in runs)) / 1e9


@rule
def choose_one(i: int, words: Any, chosen: Any, chances: Any) -> None:
    """An open action for one game."""
    choose_bit(words[i : i + 1], chosen[i : i + 1], chances[i])


def _steps(game: str, seats: int, packed: bool, batch: int, steps: int) -> Row:
    env = ludotheque.env(game, seats, batch=batch, seed=1, device="cuda", packed=packed, records=False)
    words, chosen = env._words.view(np.int64), cuda.device_array(batch, np.int32)
    chances, choose = cuda.to_device(streams(9, batch).reshape(batch, 1)), for_each(choose_one, 3)

    def step(where: Any = None) -> list[Any]:
        events = [cuda.event() for _ in range(4)]
        events[0].record()
        env.observe()
        events[1].record()
        choose(batch, words, chosen, chances)
        events[2].record()
        env.step(chosen, where)
        events[3].record()
        return events

    order = np.arange(batch) * SHUFFLE % APART
    for now in range(min(steps, APART)):  # games begin one after the other, else all would be in the same phase
        step(cuda.to_device(order <= now))
    timed = [step() for _ in range(steps)]
    timed[-1][3].synchronize()
    looking, stepping = (
        statistics.median(cuda.event_elapsed_time(*events[at : at + 2]) for events in timed) / 1e3 for at in (0, 2)
    )
    speed = batch / (stepping + looking) / 1e9
    return (
        game,
        str(seats),
        f"{batch:,}",
        "bits" if packed else "bytes",
        f"{speed:.2f}",
        *(f"{seconds * 1e3:.2f} ms" for seconds in (stepping, looking)),
    )


def _pgx() -> Iterator[tuple[str, ...]]:
    """Pgx on the same GPU: a step gives the state with observation and mask."""
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        yield "Pgx", "", "", "", "", "", "not installed: pip install pgx 'jax[cuda13]'"
        return
    for name in PGX_GAMES:
        env, batch = pgx.make(name), 1 << 16
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch))
        choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf)))
        seconds = []
        for number in range(25):
            chosen = choose(jax.random.PRNGKey(number), state.legal_action_mask).block_until_ready()
            keys = jax.random.split(jax.random.PRNGKey(-number - 1), batch).block_until_ready()
            begun = time.perf_counter()
            state = step(state, chosen, keys)
            jax.block_until_ready(state)
            seconds.append(time.perf_counter() - begun)
        took = statistics.median(seconds[5:])
        yield (
            f"Pgx {name}",
            str(env.num_players),
            f"{batch:,}",
            "bytes",
            f"{batch / took / 1e9:.3f}",
            f"{took * 1e3:.2f} ms",
            "",
        )
