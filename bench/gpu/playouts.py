"""Whole random rounds on a GPU, by our rules."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

import ludotheque
from ludotheque import shelf
from ludotheque.environment.asked import streams
from ludotheque.environment.compact import converted
from ludotheque.environment.kernels import Rows, for_each
from ludotheque.games.lucky_numbers import playout as lucky_numbers
from ludotheque.games.polyssimo import playout as polyssimo
from ludotheque.games.quick_cards import playout as quick_cards
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.encoding import most_listed
from ludotheque.games.quick_cards.news import UNHEARD
from ludotheque.kernel import rule, rule_for

begin: Any = None
go_on: Any = None
is_over: Any = None
word: Any = None
DECK_CODES = np.array(DECK, np.int8)

Played = tuple[NDArray[np.int32], float]
"""The length of each round, and the seconds that all took."""


@rule
def copy_words(to: Any, come: Any) -> None:
    """Copy a record, four or eight bytes at a time: by itself Numba copies each number of each field."""
    for word in range(len(to)):
        to[word] = come[word]


def deal_round(i: int, dealt: Any, beginning: Any, chances: Any, lengths: Any, chance: Any) -> None:
    """Deal a round of a turn-based game, up to its first decisions. All rounds do that side by side."""
    dealt[0], chance[0] = beginning[0], chances[i, 0]
    lengths[i] = go_on(dealt[0], chance)
    chances[i, 0] = chance[0]


def deal_cards(i: int, dealt: Any, beginning: Any, chances: Any, lengths: Any, order: Any, chance: Any) -> None:
    """Deal a round of a card game."""
    dealt[0], chance[0], lengths[i] = beginning[0], chances[i, 0], 0
    for card in range(len(order)):
        order[card] = DECK_CODES[card]
    begin(dealt[0], chance, order)
    chances[i, 0] = chance[0]


def play_round(i: int, dealt: Any, chances: Any, lengths: Any, final: Any, _: Any, state: Any, chance: Any) -> None:
    """Play a round of a game whose rounds are all about as long: those that begin side by side stay in step."""
    words, actions = state.view(word), 0
    copy_words(words, dealt[i])
    chance[0] = chances[i, 0]
    while not is_over(state[0]):
        actions += go_on(state[0], chance)
    lengths[i] += actions
    if i < len(final):
        copy_words(final[i], words)


def play_rounds(
    _i: int, dealt: Any, chances: Any, lengths: Any, final: Any, taken: Any, state: Any, chance: Any, *more: Any
) -> None:
    """Play rounds. Whoever is through takes the next one, and does not wait for the others."""
    at, actions, words = -1, 0, state.view(word)
    while True:
        cuda.syncwarp()  # else whoever has taken a round goes on alone
        if at < 0 or is_over(state[0]):
            if at >= 0:
                lengths[at] += actions
                if at < len(final):
                    copy_words(final[at], words)
            at = cuda.atomic.add(taken, 0, 1)
            if at >= len(dealt):
                return
            copy_words(words, dealt[at])
            chance[0], actions = chances[at, 0], 0
        actions += go_on(state[0], chance, *more)


@cache
def _item(template: Any, module: Any, word: Any = None) -> Any:
    rules = {name: getattr(module, name, None) for name in ("begin", "go_on", "is_over")}
    rules["word"] = word
    return rule_for(template, rules, module.__name__)


def beginning_of(game: str, seats: int) -> Any:
    """A round before the deal, as it is on a GPU."""
    kind, encoding = ludotheque.game(game), shelf.kit(game).encoding()
    terms = kind.terms(seats, {})
    assert encoding, "all games have one"
    return converted(np.array([kind.begin(terms, 0)], kind.state_type), encoding.types_on_gpu(kind, terms)[0])


def by_our_rules(game: str, seats: int) -> Callable[..., Played]:
    """Plays rounds that are dealt from a seed, with a number of threads."""
    beginning, chance = beginning_of(game, seats), np.empty(1, np.uint64)
    side_by_side = (Rows.of_records(beginning.dtype, written=True),)
    module: Any = {"lucky-numbers": lucky_numbers, "polyssimo": polyssimo}.get(game)
    together = game == "polyssimo"
    if module:
        deal = for_each(_item(deal_round, module), 4, [chance], rows=side_by_side)
        kernel = for_each(
            _item(play_round if together else play_rounds, module, word_of(beginning.dtype)), 5, [beginning, chance]
        )
    else:
        deal = for_each(_item(deal_cards, quick_cards), 4, [DECK_CODES, chance], rows=side_by_side, fast=1)
        listed = np.empty((most_listed(seats), 3), np.int8)
        item = _item(play_rounds, quick_cards, word_of(beginning.dtype))
        kernel = for_each(item, 5, [beginning, chance, listed, UNHEARD], unrolled=False, fast=1)
    there = cuda.to_device(beginning)

    def play(count: int, seed: int, threads: int, final: Any = None) -> Played:
        chances, lengths = cuda.to_device(streams(seed, count).reshape(count, 1)), cuda.device_array(count, np.int32)
        dealt, taken = cuda.device_array(count, beginning.dtype), cuda.to_device(np.zeros(1, np.int32))
        words = in_words(dealt)
        ends = cuda.device_array((0, words.shape[1]), words.dtype) if final is None else in_words(final)
        begun, ended = cuda.event(), cuda.event()
        begun.record()
        deal(count, dealt, there, chances, lengths)
        kernel(count if together else threads, words, chances, lengths, ends, taken)
        ended.record()
        ended.synchronize()
        return lengths.copy_to_host(), cuda.event_elapsed_time(begun, ended) / 1e3

    return play


def in_words(records: Any) -> Any:
    """Records on the GPU, each as a row of numbers of four or eight bytes."""
    word = word_of(records.dtype)
    return records.view(word).reshape(len(records), records.dtype.itemsize // word().itemsize)


def word_of(record: Any) -> Any:
    """By how many bytes at a time a record is copied."""
    return np.uint32 if record.itemsize % 8 else np.uint64


def on_the_processor(game: str, seats: int, count: int, seed: int) -> tuple[NDArray[np.int32], Any]:
    """The same rounds on the processor: their lengths, and their records at the end, as they are on a GPU."""
    kind = ludotheque.game(game)
    rounds, lengths = np.empty(count, kind.state_type), np.empty(count, np.int32)
    rounds[:] = kind.begin(kind.terms(seats, {}), 0)
    for i, chance in enumerate(streams(seed, count)):
        kind.play_out(rounds[i : i + 1], np.array([chance]), lengths[i : i + 1])
    return lengths, converted(rounds, beginning_of(game, seats).dtype)
