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
from bench.gpu.playouts import by_our_rules, in_cuda_c, on_the_processor
from bench.printing import empty_table, goal_table
from ludotheque.environment.asked import streams
from ludotheque.environment.kernels import for_each
from ludotheque.kernel import rule

ROUNDS, BATCH, TIMES, STEPS, COMPARED = 1 << 20, 1 << 20, 5, 40, 512
PLAY = {"lucky-numbers": 10.0, "ligretto": 4.0, "dutch-blitz": 4.0, "polyssimo": 2.0}
STEP = 1.0
PGX_GAMES = ("backgammon", "2048", "othello")

app = App(name="gpu", version_flags=[])


@app.default
def bench() -> None:
    """Play on the GPU of this machine, and print how fast that is."""
    need_gpu()
    device = cuda.get_current_device().name
    print(f"{device.decode() if isinstance(device, bytes) else device}, Python {platform.python_version()}")
    plays, steps, goals = [], [], []
    for game in GAMES:
        for seats in SEATS:
            played, ahead = _random_play(game, seats)
            plays.append(played)
            goals.append(Goal(f"{game}, {seats} seats: random play", float(played[2]), PLAY[game], True, ".2f", " G/s"))
            if ahead:
                goals.append(Goal(f"{game}, {seats} seats: CUDA C is faster by", ahead, 2, False, ".2f", "×"))
            for packed in (True, False) if game != "polyssimo" else (True,):
                step = _steps(game, seats, packed)
                steps.append(step)
                goals.append(
                    Goal(f"{game}, {seats} seats, {step[2]}: steps", float(step[3]), STEP, True, ".2f", " G/s")
                )
            print(plays[-1], steps[-1], flush=True)
    steps += _pgx()

    def tables(style: box.Box) -> Iterator[tuple[str, Table]]:
        table = empty_table(style, ("game", "seats"), ("G steps/s", "CUDA C, G steps/s", "rounds", ""))
        for row in plays:
            table.add_row(*row)
        yield "Random play on a GPU", table
        table = empty_table(style, ("game", "seats", "mask"), ("G steps/s", "step", "observation and mask"))
        for row in steps:
            table.add_row(*row)
        yield "Steps with observation and mask on a GPU", table
        yield "Goals on a GPU", goal_table(goals, style)

    printing.show(tables, [])


def _random_play(game: str, seats: int) -> tuple[tuple[str, ...], float | None]:
    ours: Any = by_our_rules(game, seats)
    final = cuda.device_array(COMPARED, ludotheque.game(game).state_type)
    lengths, _ = ours(COMPARED, 1, final)
    known, rounds = on_the_processor(game, seats, COMPARED, 1)
    there = final.copy_to_host()
    same = (known == lengths).all() and all((there[name] == rounds[name]).all() for name in rounds.dtype.names or ())
    said, speed, ahead = "as on the processor" if same else "DIFFERENT", _speed(ours), None
    theirs = None
    if game == "lucky-numbers":
        try:
            loop = in_cuda_c(seats)
            said += ", CUDA C the same" if (loop(COMPARED, 1)[0] == lengths).all() else ", CUDA C OTHERWISE"
            theirs = _speed(loop)
            ahead = theirs / speed
        except NoCompiler as error:
            said += f", {error}"
    return (game, str(seats), f"{speed:.2f}", f"{theirs:.2f}" if theirs else "", f"{ROUNDS:,}", said), ahead


def _speed(play: Any) -> float:
    """Billions of steps in a second: the median of some runs."""
    play(ROUNDS, 2)
    runs = [play(ROUNDS, 3 + run) for run in range(TIMES)]
    return float(statistics.median(lengths.sum() / seconds for lengths, seconds in runs)) / 1e9


@rule
def choose_one(i: int, words: Any, chosen: Any, chances: Any) -> None:
    """An open action for one game."""
    choose_bit(words[i : i + 1], chosen[i : i + 1], chances[i])


def _steps(game: str, seats: int, packed: bool) -> tuple[str, ...]:
    batch = BATCH // 8 if game == "polyssimo" else BATCH
    env = ludotheque.env(game, seats, batch=batch, seed=1, device="cuda", packed=packed, records=False)
    words, chosen = env._words.view(np.int64), cuda.device_array(batch, np.int32)
    chances, choose = cuda.to_device(streams(9, batch)[:, None]), for_each(choose_one, 3)
    times: list[list[float]] = [[], []]
    for step in range(STEPS + 10):
        events = [cuda.event() for _ in range(4)]
        events[0].record()
        env.observe()
        events[1].record()
        choose(batch, words, chosen, chances)
        events[2].record()
        env.step(chosen)
        events[3].record()
        events[3].synchronize()
        if step >= 10:
            for kept, first in zip(times, (2, 0), strict=True):
                kept.append(cuda.event_elapsed_time(events[first], events[first + 1]) / 1e3)
    stepping, looking = map(statistics.median, times)
    speed = batch / (stepping + looking) / 1e9
    return (
        game,
        str(seats),
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
        yield "Pgx", "", "", "", "", "not installed: pip install pgx 'jax[cuda13]'"
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
        yield f"Pgx {name}", str(env.num_players), "bytes", f"{batch / took / 1e9:.3f}", f"{took * 1e3:.2f} ms", ""
