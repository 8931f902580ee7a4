"""No table slows another's bots beyond a bound: whose turn it is, with made-up workers and made-up time."""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

import pytest

from ludotheque.table.playing.fair_queue import FADING, QUICK, Costs, FairQueue, Lanes, Wish

BUDGET = 5.0
SEEDS = range(8)


@dataclass(eq=False)
class Decision(Wish):
    """A decision of a bot, with what it really takes, and when it was asked for, begun and done."""

    takes: float
    asked: float = 0.0
    began: float = 0.0


@dataclass
class Table:
    """A table whose bots ask again some time after each answer."""

    name: str
    takes: Sequence[float]
    cost: float | None
    rest: float = 0.0
    bots: int = 1


def simulate(tables: Sequence[Table], workers: int, seconds: float, chance: Random) -> list[Decision]:
    """What comes of it when the bots of some tables share some workers for a while."""
    lanes: Lanes[Decision] = Lanes(workers)
    by_name = {table.name: table for table in tables}
    order, free, all_begun = count(), workers, list[Decision]()
    to_come: list[tuple[float, int, Table | Decision, Table]] = []
    for table in tables:
        for _ in range(table.bots):
            heapq.heappush(to_come, (chance.random() * table.rest, next(order), table, table))
    while to_come:
        now, _, what, table = heapq.heappop(to_come)
        if now > seconds:
            break
        if isinstance(what, Decision):
            free += 1
            lanes.settle(what, what.takes)
            heapq.heappush(to_come, (now + table.rest * chance.random(), next(order), table, table))
        else:
            lanes.put(Decision(what.name, what.cost, chance.choice(what.takes), now))
        while free and (begun := lanes.take()):
            free -= 1
            begun.began = now
            all_begun.append(begun)
            heapq.heappush(to_come, (now + begun.takes, next(order), begun, by_name[begun.who]))
    return all_begun


@pytest.mark.parametrize("seed", SEEDS)
def test_a_quick_decision_waits_for_one_quick_decision_of_each_other_table_and_for_no_slow_one(seed: int) -> None:
    chance = Random(seed)
    workers = chance.choice([2, 3, 4, 8])
    champions = [Table(f"champions {n}", [0.4, 0.7, BUDGET], 0.7, 0.3, 4) for n in range(chance.randrange(1, 12))]
    quick = [Table(f"quick {n}", [0.001, QUICK], QUICK, 0.2, chance.choice([1, 1, 11])) for n in range(10)]
    newcomer = Table("newcomer", [0.001], 0.001, 0.5)
    begun = simulate([*champions, *quick, newcomer], workers, 20.0, chance)
    waits = [one.began - one.asked for one in begun if one.who == "newcomer"]
    assert len(waits) > 20
    assert max(waits) <= QUICK * (len(quick) + 1) + 1e-9


@pytest.mark.parametrize("seed", SEEDS)
def test_a_slow_decision_waits_for_one_slow_decision_of_each_other_table(seed: int) -> None:
    chance = Random(seed)
    workers = chance.choice([1, 2, 3, 4])
    champions = [Table(f"champions {n}", [0.7], 0.7, 0.01, chance.choice([1, 6])) for n in range(8)]
    guest = Table("one champion", [0.7], 0.7, 3.0)
    begun = simulate([*champions, guest], workers, 120.0, chance)
    waits = [one.began - one.asked for one in begun if one.who == guest.name]
    lane = max(1, workers - 1)
    assert len(waits) > 10
    assert max(waits) <= 0.7 * (len(champions) // lane + 2)


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_what_nobody_knows_yet_waits_for_no_more_than_the_slow_decision_under_way(workers: int) -> None:
    chance = Random(3)
    champions = [Table(f"champions {n}", [0.7], 0.7, 0.0, 2) for n in range(8)]
    begun = simulate([*champions, Table("new level", [0.03], None, 1.0)], workers, 30.0, chance)
    waits = [one.began - one.asked for one in begun if one.who == "new level"]
    assert len(waits) > 5
    assert max(waits) <= 0.7 + 1e-9


def test_with_one_worker_a_quick_decision_waits_for_no_more_than_the_slow_one_under_way() -> None:
    chance = Random(1)
    champions = [Table(f"champions {n}", [0.7], 0.7, 0.0, 4) for n in range(8)]
    begun = simulate([*champions, Table("newcomer", [0.001], 0.001, 0.5)], 1, 60.0, chance)
    assert max(one.began - one.asked for one in begun if one.who == "newcomer") <= 0.7 + 1e-9


def test_tables_get_the_same_time_and_not_the_same_number_of_decisions() -> None:
    chance = Random(2)
    tables = [Table("dear", [2.0], 2.0, 0.0, 3), Table("cheap", [0.5], 0.5, 0.0, 3)]
    begun = simulate(tables, 1, 200.0, chance)
    used = {name: sum(one.takes for one in begun if one.who == name) for name in ("dear", "cheap")}
    assert abs(used["dear"] - used["cheap"]) <= 2 * 2.0


def test_what_somebody_used_while_nobody_else_asked_is_not_held_against_them() -> None:
    queue: FairQueue[Decision] = FairQueue()
    for _ in range(100):
        queue.put(Decision("early", 1.0, 1.0))
        early = queue.take()
        assert early
        queue.settle(early, 1.0)
    for _ in range(3):
        queue.put(Decision("early", 1.0, 1.0))
        queue.put(Decision("late", 1.0, 1.0))
    order = [wish.who for wish in iter(queue.take, None)]
    assert order in (["late", "early"] * 3, ["early", "late"] * 3, ["late", "late", "early", "late", "early", "early"])


def test_what_nobody_knows_counts_as_slow_and_who_is_gone_is_forgotten() -> None:
    lanes: Lanes[Decision] = Lanes(2)
    lanes.put(Decision("a", None, 1.0))
    lanes.put(Decision("b", None, 1.0))
    assert len(lanes.unknown) == 2
    assert lanes.take()
    assert lanes.take() is None, "the other worker is for what is quick"
    queue: FairQueue[Decision] = FairQueue()
    for number in range(10_000):
        wish = Decision(f"table {number}", 0.1, 0.1)
        queue.put(wish)
        if number % 2:
            queue.drop(wish)
        else:
            assert queue.take() is wish
            queue.settle(wish, 0.1)
    assert len(queue) == 0
    assert len(queue._charged) < 300


def test_a_hundred_quick_decisions_in_a_moment_do_not_make_a_slow_level_quick() -> None:
    costs = Costs()
    assert costs.expected("champion", 0.0) is None
    costs.note("champion", 4 * QUICK, 0.0)
    for moment in range(100):
        costs.note("champion", 0.0, moment / 100)
    assert costs.expected("champion", 1.0) == pytest.approx(4 * QUICK, rel=0.02)
    assert costs.expected("champion", 2 * FADING) == pytest.approx(QUICK)
    costs.note("champion", 3 * QUICK, 2 * FADING)
    assert costs.expected("champion", 2 * FADING) == 3 * QUICK
