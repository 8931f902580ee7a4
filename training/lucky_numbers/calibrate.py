"""How far the coach may trust the learned net: ``python -m training.lucky_numbers.calibrate [--only TEXT]``.

Those who play are not the net, and the best of many values is more often too high than too low. Levels play rounds
against themselves; once in each a seat does what the net thinks best, or a lesser idea. From what comes of that, and of
decisions after it, this writes `trust.csv` for the coach; what came of other rounds goes into docs/research.md. Run it
whenever the net has changed, on many cores (``--cores 14``).
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ludotheque.bots.coach.trusting import trusted, within
from ludotheque.games.lucky_numbers.bots.players import LEARNED
from ludotheque.games.lucky_numbers.bots.thinking import new_buffers, share_of_win, value_actions
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.coach.chances import FILE, LEVELS, Trust
from ludotheque.games.lucky_numbers.coach.chances import table as measured
from ludotheque.games.lucky_numbers.coach.playing_on import PLAYED, play_to_the_end, surer
from ludotheque.games.lucky_numbers.coach.tournament import WON, chances_by_winner, in_tournament
from ludotheque.games.lucky_numbers.rules import clovers_face_down
from ludotheque.games.lucky_numbers.state import HIGHEST, OVER, ROUND
from ludotheque.kernel import Floats, Ints, State, copied, new_chance
from training.coming_true import (
    Spread,
    asked_for,
    asking,
    at_once,
    bend,
    came_true,
    fit,
    one_after_another,
    play_all,
    put_down,
    spread,
    write_down,
)
from training.lucky_numbers.followed import (
    NEVER,
    NOTE,
    VARIANTS,
    Notes,
    Played,
    Table,
    Watching,
    gathered,
    play_on,
)

FOUND, TESTED = {"regular": 6_000, "champion": 2_400}, {"regular": 6_000, "champion": 3_000}
"""The rounds in which a line of the table is found, and the other ones in which it is put to the test, by level; these
are at least a thousand tournaments."""
CHUNK = 300
"""The rounds that are played at a time: as many begin with each seat, whatever the number of seats."""
TRIED, OFTEN = {"regular": 300, "champion": 40}, 40
"""Positions that are played on to measure how far off a chance is, and how often each is."""
HINTS = 3_000
"""Positions at which hints are put to the test, and followed."""


def tables() -> Iterator[Table]:
    """All tables that are measured; the usual ones are the plain ones."""
    for variant in VARIANTS:
        for seats in (2, 3, 4, 5):
            for name in LEVELS:
                yield Table(name, seats, variant)


def trust_in(played: Played, seats: int) -> Trust:
    """How values come true, and how many cells stay empty."""
    notes, winners, stayed = played.notes, played.ends[:, 0, None] >> np.arange(seats) & 1, played.ends[:, 1:]
    by_value = bend(notes["said"], notes["left"], notes["won"])
    rows, stays = list[tuple[float, float, float]](), list[float]()
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        lost = notes[(notes["winners"] >> seat & 1 == 0) & (notes["empty"][:, seat] > 1)]
        fullest, mine = lost["empty"][:, others].min(axis=1), lost["empty"][:, seat]
        rows += zip(np.ones(len(lost)), fullest, mine, strict=True)
        stays += ((lost["stayed"][:, seat] - 1) / (mine - 1)).tolist()
    found = fit(np.array(rows, float), np.clip(stays, 0, 1))
    return Trust(*map(float, (*by_value, 0.0, 0.0, *found, stayed[winners == 0].mean())))


class Ideas(NamedTuple):
    """What the net thinks of a position where it was followed."""

    seat: int
    states: list[State]
    """The round after each of its best ideas, the best first …"""
    said: list[float]
    """… the chance of each as the coach has it …"""
    place: int
    """… and the one that is followed."""


def ideas(table: Table, played: Played, trust: Trust, most: int) -> Iterator[Ideas]:
    """The best ideas at positions where the net was followed, but for those that end the round."""
    net = nets()[table.seats]
    judge = new_buffers(net)
    for position, place in zip(played.positions[:most], played.places, strict=False):
        seat, left = int(position.turn), float(clovers_face_down(position)) / (HIGHEST * table.seats)
        count = value_actions(net, judge.scratch, position, seat, judge.states, judge.listed, judge.values)
        ranks, states, said = list[int](), list[State](), list[float]()
        for rank, chosen in enumerate(np.argsort(-judge.values[:count], kind="stable")[:PLAYED]):
            state, value = copied(position), float(judge.values[chosen])
            act(state, seat, *map(int, judge.listed[chosen]))
            if 0 < value < 1 and state.phase != OVER:
                ranks.append(rank)
                states.append(state)
                said.append(within(trusted(value, left, trust)))
        if place in ranks:
            yield Ideas(seat, states, said, ranks.index(place))


def margin(table: Table, played: Played, trust: Trust, seed: int) -> Spread:
    """How far off chances are: the net's ideas are played on many times by the same level."""
    player, net, chance, said, won = table.player(), nets()[table.seats], new_chance(seed), list[float](), list[float]()
    own, silent = new_buffers(player.net), Watching(net, new_buffers(net), 0, np.zeros(1, NOTE), np.zeros(1, ROUND))
    for seat, states, chances, place in ideas(table, played, trust, TRIED[table.level]):
        times = 0.0
        for _ in range(OFTEN):
            state = copied(states[place])
            play_on(player, own, state, silent, NEVER, 0, chance)
            times += share_of_win(state, seat)
        said.append(chances[place])
        won.append(times / OFTEN)
    return spread(np.array(said), np.array(won), OFTEN, seed)


class Hints(NamedTuple):
    """What came of hints, where positions are played on for them."""

    margin: Spread
    came_true: str
    asked: int


def hints(table: Table, played: Played, trust: Trust, seed: int) -> Hints | None:
    """Put hints to the test; None where nobody plays on, as that takes long."""
    player, chance = table.player(), new_chance(seed)
    if player.habit == LEARNED:
        return None
    said, won, often = list[float](), list[float](), list[float]()

    def plays(state: State, seat: int) -> float:
        state = copied(state)
        play_to_the_end(player, state, chance)
        return float(share_of_win(state, seat))

    for number, (seat, states, before, place) in enumerate(ideas(table, played, trust, HINTS)):
        chances = surer(player, states, seat, before, trust.spread, number).chances
        followed = sorted(range(len(chances)), key=lambda at: -chances[at])[place]
        said.append(chances[followed])
        won.append(plays(states[followed], seat))
        if number < TRIED[table.level]:
            often.append(sum(plays(states[followed], seat) for _ in range(OFTEN)) / OFTEN)
    told = came_true(np.array(said), np.array(won), np.arange(len(said)))
    return Hints(spread(np.array(said[: len(often)]), np.array(often), OFTEN, seed), told, len(said))


def called(notes: Notes, trust: Trust) -> Floats:
    """What the coach says of the round."""
    pairs = zip(notes["said"].tolist(), notes["left"].tolist(), strict=True)
    return np.array([trusted(said, left, trust) for said, left in pairs])


def in_tournaments(table: Table, played: Played, trust: Trust) -> tuple[Floats, Floats, Ints]:
    """What the coach says of tournaments, what of each was won, and which one it was: rounds of a table in order."""
    seats = table.seats
    count = len(played.ends) // seats
    ends = played.ends[: count * seats]
    winners = ends[:, 0, None] >> np.arange(seats) & 1
    points = np.where(winners > 0, WON, -ends[:, 1:]).reshape(count, seats, seats)
    totals = points.sum(axis=1)
    best = totals == totals.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    notes = played.notes[played.notes["round"] < count * seats]
    tournament, number = np.divmod(notes["round"], seats)
    told = []
    for note, chance, which, here in zip(notes, called(notes, trust), tournament, number, strict=True):
        seat = int(note["seat"])
        before = tuple(points[which, :here].sum(axis=0).tolist())
        empty = tuple(int(cells) - (one == seat and note["fills"]) for one, cells in enumerate(note["empty"][:seats]))
        by_winner = chances_by_winner(before, empty, seats - 1 - int(here), trust)
        others = [0.0 if one == seat else float(value) for one, value in enumerate(note["others"][:seats])]
        told.append(in_tournament(seat, float(chance), others, by_winner))
    return np.array(told), shares[tournament, notes["seat"]], tournament


class Chunk(NamedTuple):
    """Rounds to be played."""

    table: Table
    seed: int
    rounds: int
    plies: int

    @property
    def effort(self) -> int:
        """What takes longest, begins first."""
        return self.rounds * self.table.seats**2 * (20 if self.table.level == LEVELS[-1] else 1) * self.plies


def play(chunk: Chunk) -> tuple[Chunk, Played]:
    """Play some rounds."""
    return chunk, gathered(chunk.table, chunk.rounds, chunk.seed, chunk.plies)


class Task(NamedTuple):
    """What is to be measured."""

    table: Table
    plies: int
    found: Played | None
    """Rounds in which the line of the table is found, unless the file is to be put to the test …"""
    fresh: Played
    """… and those in which it is."""


def check(table: Table, fresh: Played, plies: int, trust: Trust) -> tuple[Trust, list[tuple[str, str]]]:
    """Put what was found to the test in other rounds: how far off it is, and lines for the docs, titles and cells."""
    rounds, title = len(fresh.ends), str(table) + (" with two plies" if plies > 1 else "")
    told = came_true(called(fresh.notes, trust), fresh.notes["won"], fresh.notes["round"])
    off = margin(table, fresh, trust, seed=1) if plies == 1 else None
    trust = trust._replace(spread=off.middle) if off else trust
    lines = [(title, f"{rounds:,} rounds | {off or ''} | {told}")]
    if table.variant == "plain":
        told = came_true(*in_tournaments(table, fresh, trust))
        lines.append((title.replace("plain", "tournament"), f"{rounds // table.seats:,} tournaments | | {told}"))
    hinted = hints(table, fresh, trust, seed=1) if plies == 1 else None
    if hinted:
        trust = trust._replace(spread_played=hinted.margin.middle)
        lines.append((f"{title}, hints", f"{hinted.asked:,} hints | {hinted.margin} | {hinted.came_true}"))
    return trust, lines


def measure(task: Task) -> tuple[Task, Trust, list[tuple[str, str]]]:
    """Find what the coach may trust at a table, and put it to the test."""
    table, plies, found, fresh = task
    before = measured()[table.level, table.seats, table.judged_as]
    return task, *check(table, fresh, plies, trust_in(found, table.seats) if found else before)


def joined(parts: list[Played]) -> Played:
    """Rounds that were played in chunks."""
    notes, before = [], 0
    for part in parts:
        notes.append(part.notes.copy())
        notes[-1]["round"] += before
        before += len(part.ends)
    ends, positions = (one_after_another([getattr(part, name) for part in parts]) for name in ("ends", "positions"))
    return Played(np.concatenate(notes), ends, positions, [place for part in parts for place in part.places])


def main() -> None:
    """Measure what the command line asks for."""
    parser = asking("Find out how far the coach may trust the net.", "plain, 2 seats")
    parser.add_argument("--check", type=int, metavar="ROUNDS", help="leave the file as it is, and put it to the test")
    parser.add_argument("--plies", type=int, choices=(1, 2), default=1, help="how far the champion looks ahead then")
    chosen = parser.parse_args()
    numbered = enumerate(table for table in tables() if chosen.check or table.variant == table.judged_as)
    wanted = {number: table for number, table in numbered if asked_for(table, chosen)}
    chunks = dict[Chunk, tuple[int, bool]]()
    for number, table in wanted.items():
        tested = chosen.check or max(TESTED[table.level], 1000 * table.seats if table.variant == "plain" else 0)
        for fresh, rounds in ((False, 0 if chosen.check else FOUND[table.level]), (True, tested)):
            for place in range(-(-round(chosen.part * rounds) // CHUNK)):
                chunks[Chunk(table, (2 * number + fresh) * 1000 + place, CHUNK, chosen.plies)] = number, fresh
    played = dict[tuple[int, bool], list[Played]]()
    for chunk, part in play_all(play, sorted(chunks, key=lambda chunk: -chunk.effort), chosen):
        played.setdefault(chunks[chunk], []).append(part)
    tasks = [
        Task(table, chosen.plies, None if chosen.check else joined(played[number, False]), joined(played[number, True]))
        for number, table in wanted.items()
        if (number, True) in played and (chosen.check or (number, False) in played)
    ]
    for task, trust, lines in at_once(measure, tasks, chosen.cores):
        if task.found:
            put_down(FILE, (task.table.level, task.table.seats, task.table.variant), trust)
            measured.cache_clear()
            print(task.table, trust, flush=True)
        for title, cells in lines:
            write_down("lucky_numbers", title, cells)


if __name__ == "__main__":
    main()
