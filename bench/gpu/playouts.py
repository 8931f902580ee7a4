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
from ludotheque import shelf
from ludotheque.environment.asked import streams
from ludotheque.environment.compact import converted
from ludotheque.environment.kernels import for_each
from ludotheque.games.lucky_numbers import playout as lucky_numbers
from ludotheque.games.polyssimo import playout as polyssimo
from ludotheque.games.quick_cards import playout as quick_cards
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.news import UNHEARD
from ludotheque.kernel import rule_for

SOURCE = Path(__file__).with_name("lucky_numbers.cu")
begin: Any = None
go_on: Any = None
is_over: Any = None
DECK_CODES = np.array(DECK, np.int8)
MOST_LISTED = 160
"""More actions than any seat of four ever has where a referee watches."""

Played = tuple[NDArray[np.int32], float]
"""The length of each round, and the seconds that all took."""


def play_rounds(
    i: int, threads: int, beginning: Any, chances: Any, lengths: Any, final: Any, state: Any, chance: Any
) -> None:
    """Play rounds of a turn-based game, one after the other: those who are through do not wait for the others."""
    at, actions = i, NOT_BEGUN
    while at < len(lengths):
        if actions == NOT_BEGUN:
            state[0], chance[0], actions = beginning[0], chances[at, 0], 0
        actions += go_on(state[0], chance)
        if is_over(state[0]):
            lengths[at] = actions
            if at < len(final):
                final[at] = state[0]
            at, actions = at + threads, NOT_BEGUN


def play_rounds_with_cards(
    i: int, threads: int, beginning: Any, chances: Any, lengths: Any, final: Any,
    state: Any, chance: Any, order: Any, listed: Any, news: Any,
) -> None:  # fmt: skip
    """Play rounds of a card game."""
    at, actions = i, NOT_BEGUN
    while at < len(lengths):
        if actions == NOT_BEGUN:
            state[0], chance[0], actions = beginning[0], chances[at, 0], 0
            for card in range(len(order)):
                order[card] = DECK_CODES[card]
            begin(state[0], chance, order)
        actions += go_on(state[0], chance, listed, news)
        if is_over(state[0]):
            lengths[at] = actions
            if at < len(final):
                final[at] = state[0]
            at, actions = at + threads, NOT_BEGUN


NOT_BEGUN = -1


@cache
def _item(template: Any, module: Any) -> Any:
    rules = {name: getattr(module, name, None) for name in ("begin", "go_on", "is_over")}
    return rule_for(template, rules, module.__name__)


def beginning_of(game: str, seats: int) -> Any:
    """A round before the deal, as it is on a GPU."""
    kind, encoding = ludotheque.game(game), shelf.kit(game).encoding()
    terms = kind.terms(seats, {})
    assert encoding, "all games have one"
    return converted(np.array([kind.begin(terms, 0)], kind.state_type), encoding.types_on_gpu(kind, terms)[0])


def by_our_rules(game: str, seats: int) -> Callable[..., Played]:
    """Plays rounds that are dealt from a seed, with a number of threads."""
    beginning = beginning_of(game, seats)
    buffers: list[Any] = [beginning, np.empty(1, np.uint64)]
    template: Any = play_rounds
    module: Any = {"lucky-numbers": lucky_numbers, "polyssimo": polyssimo}.get(game, quick_cards)
    if module is quick_cards:
        template = play_rounds_with_cards
        buffers += [DECK_CODES, np.empty((MOST_LISTED, 3), np.int64), cuda.to_device(UNHEARD)]
    kernel = for_each(_item(template, module), 5, buffers)
    there, nowhere = cuda.to_device(beginning), cuda.device_array(0, beginning.dtype)

    def play(count: int, seed: int, threads: int, final: Any = None) -> Played:
        chances = cuda.to_device(streams(seed, count)[:, None])
        lengths = cuda.device_array(count, np.int32)
        begun, ended = cuda.event(), cuda.event()
        begun.record()
        kernel(threads, threads, there, chances, lengths, nowhere if final is None else final)
        ended.record()
        ended.synchronize()
        return lengths.copy_to_host(), cuda.event_elapsed_time(begun, ended) / 1e3

    return play


def on_the_processor(game: str, seats: int, count: int, seed: int) -> tuple[NDArray[np.int32], Any]:
    """The same rounds on the processor: their lengths, and their records at the end, as they are on a GPU."""
    kind = ludotheque.game(game)
    rounds, lengths = np.empty(count, kind.state_type), np.empty(count, np.int32)
    rounds[:] = kind.begin(kind.terms(seats, {}), 0)
    for i, chance in enumerate(streams(seed, count)):
        kind.play_out(rounds[i : i + 1], np.array([chance]), lengths[i : i + 1])
    return lengths, converted(rounds, beginning_of(game, seats).dtype)


def in_cuda_c(seats: int) -> Callable[..., Played]:
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

    def play(count: int, seed: int, _: int) -> Played:
        chances, lengths, winners = streams(seed, count), np.empty(count, np.int32), np.empty(count, np.int32)
        seconds = library.play_out(*(array.ctypes.data for array in (chances,)), count, seats,
                                   lengths.ctypes.data, winners.ctypes.data)  # fmt: skip
        if seconds < 0:
            raise RuntimeError("CUDA C could not play")
        return lengths, seconds

    return play
