"""Whole random rounds on a GPU, a thread for each: by our rules, and by the same in CUDA C."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

import ludotheque
from bench.c_loop import NoCompiler
from ludotheque.environment.asked import streams
from ludotheque.environment.kernels import for_each
from ludotheque.games.lucky_numbers import playout as lucky_numbers
from ludotheque.games.polyssimo import playout as polyssimo
from ludotheque.games.quick_cards import playout as quick_cards
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.news import UNHEARD
from ludotheque.kernel import rule_for

SOURCE = Path(__file__).with_name("lucky_numbers.cu")
play_on: Any = None
DECK_CODES = np.array(DECK, np.int8)
MOST_LISTED = 400
"""More actions than any seat ever has where a referee watches."""

Played = tuple[NDArray[np.int32], float]
"""The length of each round, and the seconds that all took."""


def play_one(i: int, beginning: Any, chances: Any, lengths: Any, final: Any, state: Any) -> None:
    """Play a round in a turn-based game."""
    state[0] = beginning[0]
    lengths[i] = play_on(state[0], chances[i])
    if len(final):
        final[i] = state[0]


def play_one_with_cards(
    i: int, beginning: Any, chances: Any, lengths: Any, final: Any, state: Any, order: Any, listed: Any, news: Any
) -> None:
    """Play a round of a card game."""
    state[0] = beginning[0]
    for at in range(len(order)):
        order[at] = DECK_CODES[at]
    lengths[i] = play_on(state[0], chances[i], order, listed, news)
    if len(final):
        final[i] = state[0]


@cache
def _item(template: Any, module: Any) -> Any:
    return rule_for(template, {"play_on": module.play_on}, module.__name__)


def by_our_rules(game: str, seats: int) -> Callable[[int, int], Played]:
    """Plays so many rounds, dealt from a seed."""
    kind = ludotheque.game(game)
    beginning = np.array([kind.begin(kind.terms(seats, {}), 0)], kind.state_type)
    buffers: list[Any] = [beginning]
    template: Any = play_one
    module: Any = {"lucky-numbers": lucky_numbers, "polyssimo": polyssimo}.get(game, quick_cards)
    if module is quick_cards:
        template = play_one_with_cards
        buffers += [DECK_CODES, np.empty((MOST_LISTED, 3), np.int64), cuda.to_device(UNHEARD)]
    kernel = for_each(_item(template, module), 4, buffers)
    there = cuda.to_device(beginning)

    def play(count: int, seed: int, final: Any = None) -> Played:
        chances = cuda.to_device(streams(seed, count)[:, None])
        lengths = cuda.device_array(count, np.int32)
        begun, ended = cuda.event(), cuda.event()
        begun.record()
        kernel(count, there, chances, lengths, cuda.device_array(0, kind.state_type) if final is None else final)
        ended.record()
        ended.synchronize()
        return lengths.copy_to_host(), cuda.event_elapsed_time(begun, ended) / 1e3

    return play


def on_the_processor(game: str, seats: int, count: int, seed: int) -> tuple[NDArray[np.int32], Any]:
    """The same rounds on the processor: their lengths, and their records at the end."""
    kind = ludotheque.game(game)
    rounds, lengths = np.empty(count, kind.state_type), np.empty(count, np.int32)
    rounds[:] = kind.begin(kind.terms(seats, {}), 0)
    for i, chance in enumerate(streams(seed, count)):
        kind.play_out(rounds[i : i + 1], np.array([chance]), lengths[i : i + 1])
    return lengths, rounds


def in_cuda_c(seats: int) -> Callable[[int, int], Played]:
    """Plays so many rounds of Lucky Numbers; raises `NoCompiler` where nvcc is not installed."""
    if not shutil.which("nvcc"):
        raise NoCompiler("no nvcc: install the CUDA toolkit")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "lucky_numbers.so"
        command = ["nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-o", str(target), str(SOURCE)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoCompiler(f"nvcc cannot compile {SOURCE.name}: {done.stderr.strip()}")
        library = ctypes.CDLL(str(target))
    library.play_out.restype = ctypes.c_double
    library.play_out.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]

    def play(count: int, seed: int) -> Played:
        chances, lengths, winners = streams(seed, count), np.empty(count, np.int32), np.empty(count, np.int32)
        seconds = library.play_out(*(array.ctypes.data for array in (chances,)), count, seats,
                                   lengths.ctypes.data, winners.ctypes.data)  # fmt: skip
        if seconds < 0:
            raise RuntimeError("CUDA C could not play")
        return lengths, seconds

    return play
