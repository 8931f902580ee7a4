"""How far the coach may be trusted in Ligretto and Dutch Blitz: ``python -m training.quick_cards.calibrate``.

Writes `course.csv` for the coach, so that positions called 70 % are won about 70 times in 100, and how well this holds
in other matches into docs/research.md. A level plays against itself; hints are followed once in a match.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import level
from ludotheque.games.quick_cards.actions import list_actions
from ludotheque.games.quick_cards.bots.ahead import Scratch, new_scratch, swap_hidden
from ludotheque.games.quick_cards.bots.policy import WAIT, choose
from ludotheque.games.quick_cards.bots.prospects import leader_wins
from ludotheque.games.quick_cards.bots.race import LONGEST as LONGEST_ROUND
from ludotheque.games.quick_cards.clock import NOTHING_PLANNED, carry_out, intend, look_up, next_seat
from ludotheque.games.quick_cards.coach.chances import CHANCES, FILE, Course, chances_now, course, courses, new_race
from ludotheque.games.quick_cards.coach.trying import try_all
from ludotheque.games.quick_cards.state import GOING_ON, NOBODY, RESERVE_SIZE
from ludotheque.kernel import Chance, Floats, Ints, State, below, copied, new_chance, rule
from training.coming_true import (
    Spread,
    asked_for,
    asking,
    at_once,
    came_true,
    least_of,
    one_after_another,
    play_all,
    put_down,
    spread,
    write_down,
)
from training.quick_cards.contests import ACTIONS, IDLE, Contest, Table, begin, of_level
from training.quick_cards.positions import LONGEST, Positions, positions
from training.quick_cards.variants import VARIANTS, Variant

MATCHES, OTHER_MATCHES, CHUNK = 2500, 10_000, 50
"""Matches in which the course of a variant is found, other ones in which it is put to the test, and how many are
played at a time."""
OTHERS = 10 * MATCHES
"""The number of the first of those others."""
LOOKED_AT = 8_000
"""The positions by which a course is found."""
TRIED, OFTEN = 150, 40
"""Positions that are played on to measure how far off a chance is, and how often each is."""
LEAST_SPREAD = 0.05
"""Less than this cannot be told from nothing with so few positions."""
FOLLOWED = 2_000
"""Matches in which hints are followed."""
NEVER = -1
"""In place of a decision at which a round is paused."""
LESSER = 4
"""Every second time a hint is followed in one of so many ideas that come after its best."""


class Setting(NamedTuple):
    """Who plays what."""

    variant: Variant
    seats: int
    level: str

    def contest(self) -> Contest:
        """The matches."""
        return Contest(self.variant.game, self.seats, self.variant.options)

    def __str__(self) -> str:
        return f"{self.variant.title}, {self.seats} seats, {self.level}"


def settings(name: str = "") -> Iterator[Setting]:
    """All that is measured, at a level; without a name, at the usual one."""
    for variant in VARIANTS:
        for seats in variant.seats:
            yield Setting(variant, seats, name or level(variant.game).name)


@rule
def say(totals: Floats, left: Floats, target: int, going: Course, race: Floats, chances: Floats) -> None:
    """The chance that each seat is given in each position."""
    for at in range(len(totals)):
        chances_now(totals[at], left[at], target, going, race)
        for seat in range(totals.shape[1]):
            chances[at, seat] = race[CHANCES, seat]


def said(totals: Floats, left: Floats, target: int, going: Course) -> Floats:
    """The chance that each seat is given in each position."""
    chances = np.zeros(totals.shape)
    say(totals, left, target, going, new_race(totals.shape[1]), chances)
    return chances


def fit(found: Positions, decides: bool) -> Course:
    """The course that makes what came of positions most likely."""
    every = -(-len(found.left) // LOOKED_AT)
    totals, left, shares = found.totals[::every].astype(float), found.left[::every], found.shares[::every]
    start = np.log([0.1, 3.0, 8.0, 0.001][: 3 + decides])

    def going(numbers: Floats) -> Course:
        drift, beyond, beyond_early, *blocked = np.exp(np.clip(numbers, -9.0, 5.0)).tolist()
        return Course(drift, beyond, beyond_early, blocked[0] if blocked else 0.0, 0.0, 0.0)

    def unlikely(numbers: Floats) -> float:
        return -float((shares * np.log(said(totals, left, found.target, going(numbers)))).sum())

    return going(least_of(unlikely, start))


class Paused(NamedTuple):
    """A match in the midst of a round, where a seat has to decide."""

    scores: Ints
    rounds: list[State]
    state: State
    seat: int
    due: Floats
    plan: Ints


@rule
def decide(state: State, seat: int, table: Table, chance: Chance) -> None:
    """Let a seat plan what it likes at a quick look."""
    racers, listed = table.racers, table.racers.look.sight.listed
    at = choose(state, seat, racers.tastes[seat], racers.look, chance)
    if at == WAIT:
        table.counts[IDLE] += 1
        look_up(seat, racers, chance)
    else:
        intend(state, seat, listed[at, 0], listed[at, 1], listed[at, 2], racers, chance)


@rule
def play_until(state: State, decision: int, table: Table, chance: Chance) -> int:
    """Play a round until a certain decision of it. Returns the seat that has it; `NOBODY`, if the round is over."""
    racers, counts, decisions = table.racers, table.counts, 0
    while state.ending == GOING_ON and counts[ACTIONS] < LONGEST_ROUND and counts[IDLE] < 20 * state.seats:
        seat = next_seat(racers.due, state.seats)
        if racers.plan[seat, 0] != NOTHING_PLANNED:
            if carry_out(state, seat, racers, chance):
                counts[ACTIONS] += 1
                counts[IDLE] = 0
        elif decisions == decision:
            return int(seat)
        else:
            decisions += 1
            decide(state, seat, table, chance)
    return NOBODY


def pause(setting: Setting, contest: Contest, table: Table, number: int) -> Paused | None:
    """A match, paused at some decision; None where it was over before."""
    chance = new_chance(number * 977 + 5)
    scores, rounds, decision = np.zeros(setting.seats, np.int64), list[State](), below(chance, 45 * setting.seats)
    playing = below(chance, 4 * setting.seats)
    while not rounds or not (contest.game.result(contest.terms, rounds) or len(rounds) == LONGEST):
        state = copied(contest.game.begin(contest.terms, len(rounds)))
        begin(state, table, chance)
        if len(rounds) == playing:
            seat = int(play_until(state, decision, table, chance))
            if seat == NOBODY:
                return None
            racers = table.racers
            return Paused(scores, rounds, state, seat, racers.due.copy(), racers.plan.copy())
        play_until(state, NEVER, table, chance)
        rounds.append(state)
        scores += np.array(contest.game.scores(state))
    return None


def redrawn(state: State, chance: Chance) -> State:
    """A round with other hidden cards."""
    world = copied(state)
    swap_hidden(world, chance)
    return world


def play_on(contest: Contest, table: Table, paused: Paused, tried: Ints | None, chance: Chance) -> Floats:
    """What each seat wins if a match goes on with an action, or with what is liked at a quick look; what nobody sees is
    drawn anew, as the coach cannot know it."""
    state, rounds, racers = redrawn(paused.state, chance), list(paused.rounds), table.racers
    racers.due[:], racers.plan[:], table.counts[:] = paused.due, paused.plan, 0
    if tried is None:
        decide(state, paused.seat, table, chance)
    else:
        intend(state, paused.seat, tried[0], tried[1], tried[2], racers, chance)
    play_until(state, NEVER, table, chance)
    rounds.append(state)
    while not (result := contest.game.result(contest.terms, rounds)) and len(rounds) < LONGEST:
        state = copied(contest.game.begin(contest.terms, len(rounds)))
        begin(state, table, chance)
        play_until(state, NEVER, table, chance)
        rounds.append(state)
    shares = np.zeros(len(paused.scores))
    if result:
        shares[list(result.winners)] = 1 / len(result.winners)
    return shares


def points_now(contest: Contest, paused: Paused) -> Floats:
    """The points of each seat if the round were over."""
    return paused.scores.astype(np.float64) + np.array(contest.game.scores(paused.state), np.float64)


class Hint(NamedTuple):
    """An idea of the coach."""

    code: Ints
    chance: float
    luck: float


def hint(contest: Contest, paused: Paused, going: Course, scratch: Scratch, chance: Chance) -> Hint:
    """The best idea of the coach, or every second time a lesser one."""
    world, game = redrawn(paused.state, chance), contest.game
    listed = game.action_buffer()
    codes = listed[: list_actions(world, paused.seat, listed), :3].astype(np.int64)
    found = try_all(world, paused.seat, codes, contest.stakes(paused.scores), going, scratch, below(chance, 1 << 30))
    order = sorted(range(len(found)), key=lambda at: -found[at].chance)
    place = min(len(order) - 1, below(chance, 2) * (1 + below(chance, LESSER)))
    return Hint(codes[order[place]], *found[order[place]])


class Tested(NamedTuple):
    """What came of what was said."""

    standing: str
    margin: Spread
    hints: str
    margin_of_hints: Spread


def test(setting: Setting, going: Course, fresh: Positions, followed: int, tried: int, first: int) -> Tested:
    """Put a course to the test in other matches."""
    variant, seats, contest = setting.variant, setting.seats, setting.contest()
    called = said(fresh.totals.astype(float), fresh.left, fresh.target, going)
    standing = came_true(called.ravel(), fresh.shares.ravel(), np.repeat(fresh.match, seats))
    table = contest.table([of_level(level(variant.game, setting.level))] * seats)
    scratch, chance = new_scratch(variant.game, seats, variant.options), new_chance(setting.seats + 1)
    told, stands, plays = list[tuple[float, float]](), list[float](), list[float]()
    hinted, hint_plays = list[float](), list[float]()
    number = first
    while len(told) < followed:
        number += 1
        paused = pause(setting, contest, table, number)
        if paused is None:
            continue
        idea = hint(contest, paused, going, scratch, chance)
        told.append((idea.chance, play_on(contest, table, paused, idea.code, chance)[paused.seat]))
        if len(stands) < tried:
            left = min(paused.state.reserve_size[:seats].tolist()) / RESERVE_SIZE
            totals = points_now(contest, paused)[None]
            stands.append(float(said(totals, np.array([left]), fresh.target, going)[0, paused.seat]))
            seat = paused.seat
            plays.append(sum(float(play_on(contest, table, paused, None, chance)[seat]) for _ in range(OFTEN)) / OFTEN)
            hinted.append(idea.chance)
            wins = (float(play_on(contest, table, paused, idea.code, chance)[seat]) for _ in range(OFTEN))
            hint_plays.append(sum(wins) / OFTEN)
    chances, won = np.array(told).T
    hints = came_true(chances, won, np.arange(len(told)))
    margins = (spread(np.array(one), np.array(other), OFTEN) for one, other in ((stands, plays), (hinted, hint_plays)))
    return Tested(standing, next(margins), hints, next(margins))


class Chunk(NamedTuple):
    """Matches to be played."""

    setting: Setting
    first: int
    matches: int


def play(chunk: Chunk) -> tuple[Chunk, Positions]:
    """Play some matches."""
    (variant, seats, name), first, matches = chunk
    return chunk, positions(variant.game, seats, variant.options, matches, first, name)


def joined(parts: list[Positions]) -> Positions:
    """Positions of matches that were played in chunks."""
    arrays = Positions._fields[:-1]
    totals, left, shares, match = (one_after_another([getattr(part, name) for part in parts]) for name in arrays)
    return Positions(totals, left, shares, match, parts[0].target)


class Task(NamedTuple):
    """What is to be measured."""

    setting: Setting
    found: Positions | None
    """Positions in which the course is found, unless it is only put to the test …"""
    fresh: Positions
    """… and those in which it is."""
    part: float
    """The part of the hints and of the positions that are played on."""


def measure(task: Task) -> tuple[Task, Course, list[tuple[str, str]]]:
    """Find a course and put it to the test. Returns it, and what the docs say of it: titles and cells."""
    setting, positions, fresh, part = task
    options, others = setting.contest().terms.options, len(np.unique(fresh.match))
    going = fit(positions, leader_wins(options)) if positions else course(setting.variant.game, setting.seats, options)
    followed, tried = (max(8, round(part * most)) for most in (FOLLOWED, TRIED))
    found = test(setting, going, fresh, followed, tried, OTHERS)
    standing = f"{others:,} matches | {found.margin} | {found.standing}"
    hints = f"{followed:,} hints | {found.margin_of_hints} | {found.hints}"
    margins = (max(LEAST_SPREAD, each.middle) for each in (found.margin, found.margin_of_hints))
    going = going._replace(spread=next(margins), spread_of_hints=next(margins))
    return task, going, [(str(setting), standing), (f"{setting}, hints", hints)]


def main() -> None:
    """Measure what the command line asks for."""
    parser = asking("Find out how matches go, for the coach.", "Ligretto, 2 seats")
    parser.add_argument("--level", default="", help="who plays, if not the usual level; only put to the test")
    parser.add_argument("--check", action="store_true", help="leave the file as it is, and put it to the test")
    chosen = parser.parse_args()
    finds = not (chosen.check or chosen.level)
    wanted = sorted((each for each in settings(chosen.level) if asked_for(each, chosen)), key=lambda each: each.seats)
    found, fresh = (
        [
            Chunk(setting, place, CHUNK)
            for place in range(first, first + max(CHUNK, round(chosen.part * most)), CHUNK)
            for setting in wanted
        ]
        for first, most in ((0, finds * MATCHES), (OTHERS, OTHER_MATCHES))
    )
    parts = dict[tuple[str, bool], list[Positions]]()
    for chunk, part in play_all(play, found * finds + fresh, chosen):
        parts.setdefault((str(chunk.setting), chunk.first >= OTHERS), []).append(part)
    tasks = [
        Task(each, joined(parts[str(each), False]) if finds else None, joined(parts[str(each), True]), chosen.part)
        for each in wanted
    ]
    for task, going, lines in at_once(measure, tasks, chosen.cores):
        if finds:
            variant, stacking = task.setting.variant, "yes" if task.setting.variant.stacking else "no"
            put_down(FILE, (variant.game, stacking, task.setting.seats), going)
            courses.cache_clear()
        for title, cells in lines:
            write_down("quick_cards", title, cells)


if __name__ == "__main__":
    main()
