"""How far from perfect? Endings of Lucky Numbers solved exactly, and what a player loses in them.

``python -m training.lucky_numbers.endings [--endings 200] [--pile 4] [--net FILE]``

An ending has two gardens of a round that two champions played, an empty middle and a pile of a few clovers that were
still face down. All that can happen from there is listed by the rules, and its value is worked out for perfect play of
both seats. Then the first seat plays as a player would, against a perfect opponent who knows how that player plays.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lucky_numbers.actions import DRAW
from ludotheque.games.lucky_numbers.bots.players import Player, choose_action
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import HERE
from ludotheque.games.lucky_numbers.garden import empty_cells
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import (
    awaits_chance,
    clovers_face_down,
    face_down_clover,
    first_colour,
    reveal,
)
from ludotheque.games.lucky_numbers.state import (
    CELLS,
    CHOOSING,
    HIGHEST,
    HOLDING,
    MOST_SEATS,
    OVER,
    ROUND,
    SORTED,
    clover,
    colour_of,
    new_round,
    number_of,
)
from ludotheque.kernel import Chance, Floats, Ints, Rounds, State, below, new_chance, rule
from training.lucky_numbers.batches import carry_out, left_of, list_candidates
from training.lucky_numbers.measuring import player

MOST_TABLES, MOST_WAYS = 60_000, 6_000_000
"""An ending in which more tables, or more ways from one to another, can come about is left out."""
SLOTS = 1 << 18
Hashes = NDArray[np.uint64]


class Ending(NamedTuple):
    """All tables that can come about, from the first one on, and the ways between them."""

    tables: Rounds
    begins: Ints
    """Where the ways of each table begin; those of the next one begin where they end."""
    ways: Ints
    """For each way the number drawn (0: none), the action (kind, number, cell), and the table that it leads to."""
    worth: Floats
    """What the first seat has won where a way ends the round, or −1."""


@rule
def fingerprint(state: State) -> np.uint64:
    """A hash of all that matters of a table between turns: gardens, middle, pile and turn, without colours."""
    mixed = np.uint64(state.turn) + np.uint64(0x9E3779B97F4A7C15)
    for seat in range(2):
        for cell in range(CELLS):
            mixed = (mixed ^ np.uint64(number_of(state.garden[seat, cell]))) * np.uint64(0x100000001B3)
            mixed ^= mixed >> np.uint64(29)
    for number in range(1, HIGHEST + 1):
        up = 0
        for colour in range(MOST_SEATS):
            up += int(state.face_up[colour]) >> number & 1
        mixed = (mixed ^ np.uint64(up * 8 + left_of(state, number))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(31)
    return mixed


@rule
def explore(tables: Rounds, begins: Ints, ways: Ints, worth: Floats, slots: Ints, hashes: Hashes) -> int:
    """List all tables that can come about from the first. Returns their number, 0 if there are too many."""
    count, done, used = 1, 0, 0
    hashes[0] = fingerprint(tables[0])
    slots[np.int64(hashes[0] % np.uint64(len(slots)))] = 1
    listed = np.zeros((700, 5), np.int64)
    after = np.zeros(1, ROUND)
    while done < count:
        begins[done] = used
        candidates = list_candidates(tables[done], 0, listed, 0)
        if used + candidates > len(ways):
            return 0
        for i in range(candidates):
            after[0] = tables[done]
            state = after[0]
            carry_out(state, listed[i])
            for k in range(4):
                ways[used, k] = listed[i, k + 1]
            if state.phase == OVER:
                ways[used, 4], worth[used] = -1, share_of_win(state, 0)
                used += 1
                continue
            found = fingerprint(state)
            slot = np.int64(found % np.uint64(len(slots)))
            while slots[slot] and hashes[slots[slot] - 1] != found:
                slot = (slot + 1) % len(slots)
            if not slots[slot]:
                if count == len(tables):
                    return 0
                tables[count] = state
                hashes[count] = found
                count += 1
                slots[slot] = count
            ways[used, 4], worth[used] = slots[slot] - 1, -1.0
            used += 1
        done += 1
    begins[count] = used
    return count


@rule
def look_up(table: int, ways: Ints, worth: Floats, begins: Ints, values: Floats, weights: Floats, chosen: Ints,
            seat: int, bound: bool) -> float:  # fmt: skip
    """The value of a table for the first seat, by what its ways are worth; ``bound`` to what was chosen, if anything."""
    best = -1.0
    drawing, total = 0.0, 0.0
    way, end = begins[table], begins[table + 1]
    while way < end:
        drawn, of_number = ways[way, 0], -1.0
        while way < end and ways[way, 0] == drawn:
            value = worth[way] if ways[way, 4] < 0 else values[ways[way, 4]]
            better = value > of_number if seat == 0 else value < of_number
            if (not bound or chosen[way]) and (of_number < 0 or better):
                of_number = value
            way += 1
        if drawn:
            drawing += weights[drawn] * of_number
            total += weights[drawn]
        elif of_number >= 0:
            best = of_number
    if total > 0 and not (bound and best >= 0):
        drawing /= total
        better = drawing > best if seat == 0 else drawing < best
        if best < 0 or better:
            best = drawing
    return best


@rule
def settle(tables: Rounds, begins: Ints, ways: Ints, worth: Floats, count: int, chosen: Ints, bound: int,
           values: Floats) -> float:  # fmt: skip
    """Work out the values of all tables for the first seat, the smallest piles first.

    The seat ``bound`` (-1: none) does what was chosen. ``values`` has what play without an end is worth. Returns the
    value of the first table.
    """
    weights = np.zeros(HIGHEST + 1)
    largest = clovers_face_down(tables[0])
    for size in range(largest + 1):
        for _ in range(2000):
            change = 0.0
            for table in range(count - 1, -1, -1):
                if clovers_face_down(tables[table]) != size:
                    continue
                for number in range(1, HIGHEST + 1):
                    weights[number] = left_of(tables[table], number)
                seat = int(tables[table].turn)
                value = look_up(table, ways, worth, begins, values, weights, chosen, seat, seat == bound)
                change = max(change, abs(value - values[table]))
                values[table] = value
            if change < 1e-9:
                break
    return float(values[0])


@rule
def mark_choices(player: Player, buffers: Buffers, seat: int, tables: Rounds, begins: Ints, ways: Ints, count: int,
                 chosen: Ints, chance: Chance) -> None:  # fmt: skip
    """Mark what a player would do at each table that can come about when it has a seat."""
    reached = np.zeros(count, np.bool_)
    waiting = np.zeros(count, np.int64)
    reached[0], length, done = True, 1, 0
    held = np.zeros(1, ROUND)
    while done < length:
        table = waiting[done]
        done += 1
        begin, end = begins[table], begins[table + 1]
        if int(tables[table].turn) == seat:
            kind, number, cell = choose_action(player, buffers, tables[table], seat, chance)
            for way in range(begin, end):
                drawn = ways[way, 0]
                if kind != DRAW:
                    chosen[way] = drawn == 0 and ways[way, 2] == number and ways[way, 3] == cell
                elif drawn and (way == begin or ways[way - 1, 0] != drawn):
                    held[0] = tables[table]
                    held[0].phase = HOLDING
                    reveal(held[0], clover(drawn, first_colour(tables[table].face_down, drawn)))
                    does, _, there = choose_action(player, buffers, held[0], seat, chance)
                    same = way
                    while same < end and ways[same, 0] == drawn:
                        chosen[same] = ways[same, 1] == does and ways[same, 3] == there
                        same += 1
        else:
            chosen[begin:end] = 1
        for way in range(begin, end):
            there = ways[way, 4]
            if chosen[way] and there >= 0 and not reached[there]:
                reached[there] = True
                waiting[length] = there
                length += 1


@rule
def play_to_ending(state: State, one: Player, buffers: Buffers, pile: int, empty: int, chance: Chance) -> bool:
    """Play until a seat has few empty cells, then take away the middle and most of the pile. Returns whether it came."""
    while state.phase != OVER:
        while awaits_chance(state):
            reveal_any(state, chance)
        if state.phase == CHOOSING and state.turn == 0 and clovers_face_down(state) >= pile:
            if min(empty_cells(state, 0), empty_cells(state, 1)) <= empty:
                break
        if state.phase == OVER:
            break
        kind, number, cell = choose_action(one, buffers, state, int(state.turn), chance)
        act(state, int(state.turn), kind, number, cell)
    if state.phase == OVER:
        return False
    state.face_up[:] = 0
    while clovers_face_down(state) > pile:
        gone = face_down_clover(state, below(chance, clovers_face_down(state)))
        state.face_down[colour_of(gone)] &= ~(1 << number_of(gone))
    return True


def ending(seed: int, pile: int, empty: int, net: Path) -> Ending | None:
    """An ending, or None where it did not come about or is too large."""
    state, one = new_round(2, seed % 2, SORTED, False), player("champion", 2, net)
    if not play_to_ending(state, one, new_buffers(one.net), pile, empty, new_chance(seed)):
        return None
    tables, ways, worth = np.zeros(MOST_TABLES, ROUND), np.zeros((MOST_WAYS, 5), np.int64), np.zeros(MOST_WAYS)
    tables[0] = state
    begins = np.zeros(MOST_TABLES + 1, np.int64)
    slots, hashes = np.zeros(SLOTS, np.int64), np.zeros(MOST_TABLES, np.uint64)
    count = explore(tables, begins, ways, worth, slots, hashes)
    used = begins[count]
    return Ending(tables[:count], begins[: count + 1], ways[:used], worth[:used]) if count else None


class Losses(NamedTuple):
    """What was found of an ending."""

    tables: int
    least: float
    """What perfect play is worth to the first seat, if play without an end is worth nothing to it …"""
    most: float
    """… and if it is worth a win."""
    bound: list[float]
    """What it is worth as each player plays, against a perfect opponent."""


def losses(seed: int, pile: int, empty: int, net: Path, names: tuple[str, ...]) -> Losses | None:
    """Solve an ending, and see what each player makes of it."""
    found = ending(seed, pile, empty, net)
    if found is None:
        return None
    tables, begins, ways, worth = found
    count, chosen = len(tables), np.zeros(len(ways), np.int64)
    least = settle(tables, begins, ways, worth, count, chosen, -1, np.zeros(count))
    most = settle(tables, begins, ways, worth, count, chosen, -1, np.ones(count))
    bound = []
    for name in names:
        one = player(name, 2, net)
        chosen[:] = 0
        mark_choices(one, new_buffers(one.net), 0, tables, begins, ways, count, chosen, new_chance(seed))
        bound.append(settle(tables, begins, ways, worth, count, chosen, 0, np.zeros(count)))
    return Losses(count, least, most, bound)


def solve(
    count: int, pile: int, empty: int, net: Path, names: tuple[str, ...], workers: int
) -> Iterator[Losses | None]:
    """Solve endings of different rounds."""
    work = partial(losses, pile=pile, empty=empty, net=net, names=names)
    work(1)
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, range(1, count + 1))


def main() -> None:
    """Solve endings and print what players lose in them."""
    parser = argparse.ArgumentParser(description="Solve endings of Lucky Numbers exactly.")
    parser.add_argument("--endings", type=int, default=200)
    parser.add_argument("--pile", type=int, default=4)
    parser.add_argument("--empty", type=int, default=2)
    parser.add_argument("--net", type=Path, default=HERE / "final.npz")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    chosen = parser.parse_args()
    names = ("champion", "former champion", "greedy")
    found = list(solve(chosen.endings, chosen.pile, chosen.empty, chosen.net, names, chosen.workers))
    solved = [one for one in found if one]
    exact = np.array([one.least for one in solved])
    tables = np.array([one.tables for one in solved])
    print(f"{len(solved)} of {len(found)} rounds gave an ending with a pile of {chosen.pile} that could be solved; "
          f"{int(np.median(tables))} tables in the median one, {tables.max()} in the largest")  # fmt: skip
    print(f"perfect play wins {100 * exact.mean():.2f} % for the first seat; the values for endless play worth "
          f"nothing and worth a win differ by {100 * max(one.most - one.least for one in solved):.4f} points at most")  # fmt: skip
    for number, name in enumerate(names):
        lost = exact - np.array([one.bound[number] for one in solved])
        margin = 1.96 * lost.std(ddof=1) / np.sqrt(len(lost))
        print(f"{name}: loses {100 * lost.mean():.2f} ± {100 * margin:.2f} points of 100, nothing in "
              f"{100 * (lost < 1e-6).mean():.0f} % of the endings")  # fmt: skip


if __name__ == "__main__":
    main()
