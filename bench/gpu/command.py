"""``python -m bench gpu``: random play, and steps with observation and mask, on a GPU."""

import platform
import statistics
import time
from collections.abc import Iterator
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
from bench.gpu.playouts import beginning_of, by_our_rules, in_cuda_c, on_the_processor
from bench.printing import empty_table, goal_table
from ludotheque.environment.asked import streams
from ludotheque.environment.kernels import for_each
from ludotheque.kernel import rule

ROUNDS, TIMES, STEPS, COMPARED = 1 << 21, 3, 40, 512
THREADS = (3 << 16, 1 << 17, 3 << 15)
"""The numbers of threads that play them, of which the best counts; in Polyssimo each round has its own."""
BATCH = {"polyssimo": 1 << 19}
MOST_BATCH = 1 << 22
PLAY = {"lucky-numbers": 10.0, "ligretto": 4.0, "dutch-blitz": 4.0, "polyssimo": 2.0}
STEP = 1.0
PGX_GAMES = ("backgammon", "2048", "othello")

app = App(name="gpu", version_flags=[])


@app.default
def bench(*games: str, seats: tuple[int, ...] = SEATS) -> None:
    """Play on the GPU of this machine, and print how fast that is.

    :param games: only these games, and not Pgx.
    :param seats: only with these numbers of seats.
    """
    need_gpu()
    device = cuda.get_current_device().name
    print(f"{device.decode() if isinstance(device, bytes) else device}, Python {platform.python_version()}")
    plays, steps, goals = [], [], []
    for game in games or GAMES:
        for number in seats:
            played, ahead = _random_play(game, number)
            plays.append(played)
            print(played, flush=True)
            goals.append(
                Goal(f"{game}, {number} seats: random play", float(played[2]), PLAY[game], True, ".2f", " G/s")
            )
            if ahead:
                goals.append(Goal(f"{game}, {number} seats: CUDA C is faster by", ahead, 2, False, ".2f", "×"))
            for packed in (True, False) if game != "polyssimo" else (True,):
                step = _steps(game, number, packed)
                steps.append(step)
                goals.append(
                    Goal(f"{game}, {number} seats, {step[3]}: steps", float(step[4]), STEP, True, ".2f", " G/s")
                )
                print(step, flush=True)
    steps += () if games else _pgx()

    def tables(style: box.Box) -> Iterator[tuple[str, Table]]:
        table = empty_table(style, ("game", "seats"), ("G steps/s", "CUDA C, G steps/s", "threads", ""))
        for row in plays:
            table.add_row(*row)
        yield "Random play on a GPU", table
        table = empty_table(style, ("game", "seats", "batch", "mask"), ("G steps/s", "step", "observation and mask"))
        for row in steps:
            table.add_row(*row)
        yield "Steps with observation and mask on a GPU", table
        yield "Goals on a GPU", goal_table(goals, style)

    printing.show(tables, [])


def _random_play(game: str, seats: int) -> tuple[tuple[str, ...], float | None]:
    ours: Any = by_our_rules(game, seats)
    final = cuda.device_array(COMPARED, beginning_of(game, seats).dtype)
    lengths, _ = ours(COMPARED, 1, COMPARED // 4, final)
    known, rounds = on_the_processor(game, seats, COMPARED, 1)
    there = final.copy_to_host()
    same = (known == lengths).all() and all((there[name] == rounds[name]).all() for name in rounds.dtype.names or ())
    said, ahead, theirs = "as on the processor" if same else "DIFFERENT", None, None
    speed, threads = max(
        (_speed(ours, threads), threads) for threads in (THREADS if game != "polyssimo" else (ROUNDS,))
    )
    if game == "lucky-numbers":
        try:
            loop = in_cuda_c(seats)
            said += ", CUDA C the same" if (loop(COMPARED, 1, COMPARED)[0] == lengths).all() else ", CUDA C OTHERWISE"
            theirs = _speed(loop, ROUNDS)
            ahead = theirs / speed
        except NoCompiler as error:
            said += f", {error}"
    return (game, str(seats), f"{speed:.2f}", f"{theirs:.2f}" if theirs else "", f"{threads:,}", said), ahead


def _speed(play: Any, threads: int) -> float:
    """Billions of steps in a second: the median of some runs."""
    play(ROUNDS, 2, threads)
    runs = [play(ROUNDS, 3 + run, threads) for run in range(TIMES)]
    return float(statistics.median(lengths.sum() / seconds for lengths, seconds in runs)) / 1e9


@rule
def choose_one(i: int, words: Any, chosen: Any, chances: Any) -> None:
    """An open action for one game."""
    choose_bit(words[i : i + 1], chosen[i : i + 1], chances[i])


def _steps(game: str, seats: int, packed: bool) -> tuple[str, ...]:
    batch = BATCH.get(game, MOST_BATCH)
    env = ludotheque.env(game, seats, batch=batch, seed=1, device="cuda", packed=packed, records=False)
    words, chosen = env._words.view(np.int64), cuda.device_array(batch, np.int32)
    chances, choose = cuda.to_device(streams(9, batch).reshape(-1, 1)), for_each(choose_one, 3)

    def step() -> tuple[float, float]:
        events = [cuda.event() for _ in range(4)]
        events[0].record()
        env.observe()
        events[1].record()
        choose(batch, words, chosen, chances)
        events[2].record()
        env.step(chosen)
        events[3].record()
        events[3].synchronize()
        return cuda.event_elapsed_time(events[2], events[3]), cuda.event_elapsed_time(events[0], events[1])

    times = [step() for _ in range(STEPS + 10)][10:]
    stepping, looking = (statistics.median(each) / 1e3 for each in zip(*times, strict=True))
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
