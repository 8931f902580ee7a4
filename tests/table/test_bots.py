"""Bots at a table: they act at their pace, and whatever they do, the table goes on."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.tempo import PACES
from ludotheque.contract import Action, View
from ludotheque.games.quick_cards.actions import Turn
from ludotheque.table.house import House
from ludotheque.table.messages import Act, Leave, Propose, Ready, Start
from ludotheque.table.playing import players as players_module
from ludotheque.table.playing import worker_pool
from ludotheque.table.playing.players import WorkerPlayers
from ludotheque.table.playing.steward import Steward
from ludotheque.table.playing.worker import Worker
from ludotheque.table.settings import Settings
from support import fake_time
from support.tables import NO_WAIT, InlinePlayers, a_house, in_a_loop, opened
from table import bad_bots

BADLY = [bad_bots.crashes, bad_bots.sleeps, bad_bots.raises, bad_bots.cheats]


async def until(happened: Callable[[], Any], seconds: float = 40.0) -> None:
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.01)


class InThread(Worker):
    """A worker for which no process is started."""

    def __init__(self) -> None:
        super().__init__()
        self.pool = ThreadPoolExecutor(1)  # type: ignore[assignment]


def a_draft() -> tuple[View, list[Action]]:
    """What somebody sees who may pick the first piece, and may do."""
    match = ludotheque.game("polyssimo").match(2, seed="a draft")
    return match.view(0), match.actions(0)


def a_first_turn() -> tuple[View, list[Action]]:
    """What somebody sees who has the first turn in Lucky Numbers, and may do."""
    match = ludotheque.game("lucky-numbers").match(2, seed="a turn")
    seat = match.actors()[0]
    return match.view(seat), match.actions(seat)


def a_long_thought() -> tuple[View, list[Action]]:
    """A position of Polyssimo after the draft, over which a champion thinks long."""
    match = ludotheque.game("polyssimo").match(2, seed="a thought")
    while len(match.actions(match.actors()[0])) < 100:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    return match.view(match.actors()[0]), match.actions(match.actors()[0])


@pytest.mark.parametrize("thinking", BADLY, ids=lambda bot: bot.__name__)
def test_a_bot_that_behaves_badly_never_holds_up_a_table(thinking: players_module.Thinking) -> None:
    @in_a_loop
    async def play() -> None:
        players = WorkerPlayers(thinking=thinking, patience=1.5, loading=1.5)
        async with a_house() as house:
            steward = Steward(house, players)
            [ann] = await opened(house, "lucky-numbers", bots=1, settings=NO_WAIT, people=1)
            await ann.does(Ready)
            await ann.does(Start)
            table = ann.room.table
            await until(lambda: table.seats[1].acted > 0)
            assert players.failures > 0
            del steward
        players.close()

    play()


@in_a_loop
async def test_bots_in_worker_processes_play_a_whole_match() -> None:
    players = WorkerPlayers(thinking=bad_bots.tells_what_it_sees, patience=40)
    async with a_house() as house:
        Steward(house, players)
        [ann] = await opened(house, "polyssimo", bots=1, settings=NO_WAIT, people=1)
        await ann.does(Ready)
        await ann.does(Start)
        await ann.does(Leave)  # a bot plays on in her place
        await until(lambda: ann.room.table.phase == "over")
        assert players.failures == 0
    players.close()


@in_a_loop
async def test_workers_that_replace_others_have_time_to_load_again(monkeypatch: pytest.MonkeyPatch) -> None:
    given = patience_given(monkeypatch)
    players, seen = WorkerPlayers(thinking=bad_bots.crashes_once, patience=50, loading=55), a_draft()
    answers = [
        await players.choose("a table", "polyssimo", "regular", *seen, seed) for seed in (1, 2, bad_bots.CRASH, 3, 4)
    ]
    players.close()
    assert answers[:2] == answers[3:] == [seen[1][-1]] * 2
    assert (players.failures, given) == (1, [55, 50, 50, 55, 50])


def patience_given(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that each bot was given from now on."""
    given: list[float] = []
    timeout = asyncio.timeout

    def noted(seconds: float) -> asyncio.Timeout:
        given.append(seconds)
        return timeout(seconds)

    monkeypatch.setattr(asyncio, "timeout", noted)
    return given


@in_a_loop
async def test_bots_that_wait_for_a_worker_are_not_taken_for_ones_that_dawdle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "Worker", InThread)
    under_way = most = 0

    @asynccontextmanager
    async def timed(_: float) -> AsyncIterator[None]:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        yield
        under_way -= 1

    monkeypatch.setattr(asyncio, "timeout", timed)
    players, (view, actions) = WorkerPlayers(thinking=bad_bots.dawdles), a_draft()
    asked = (players.choose(f"{table}", "polyssimo", "regular", view, actions, 0) for table in range(25))
    assert await asyncio.gather(*asked) == [actions[0]] * 25
    assert most == 1, "time counts for as many as there are workers"
    players.close()


@in_a_loop
async def test_a_newcomer_answers_before_the_champions_have_thought_all_their_thoughts() -> None:
    """Real bots in real workers: what the newcomer waits for is not the queue of the champions."""
    players, done = WorkerPlayers(2, patience=50), list[str]()
    slow = a_long_thought()

    async def champion(table: int) -> None:
        await players.choose(f"table {table}", "polyssimo", "champion", *slow, 1)
        done.append("champion")

    async def newcomer() -> None:
        for seed in range(5):
            await players.choose("newcomer", "lucky-numbers", "newcomer", *a_first_turn(), seed)
            done.append("newcomer")

    await players.choose("a table", "polyssimo", "champion", *slow, 0)
    for seed in range(2):
        await players.choose("newcomer", "lucky-numbers", "newcomer", *a_first_turn(), seed)
    champions = [asyncio.create_task(champion(table)) for table in range(6) for _ in range(2)]
    await asyncio.sleep(0)
    await newcomer()
    assert done.count("champion") < len(champions), "the newcomer came last"
    assert players.failures == 0
    for task in champions:
        task.cancel()
    players.close()


@in_a_loop
async def test_a_worker_that_has_too_much_memory_is_replaced_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "Worker", InThread)
    players, seen = WorkerPlayers(thinking=bad_bots.tells_what_it_sees, patience=50, memory=1), a_draft()
    for seed in range(3):
        assert await players.choose("a table", "polyssimo", "regular", *seen, seed) == seen[1][seed]
    players.close()
    assert (players.failures, players.pool.replaced) == (0, 3)


@in_a_loop
async def test_who_never_says_anything_is_waited_for_long_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given = patience_given(monkeypatch)
    players = WorkerPlayers(thinking=bad_bots.sleeps, patience=0.0, loading=0.2)
    view, actions = a_draft()
    for seed in range(4):
        assert await players.choose("a table", "polyssimo", "regular", view, actions[:1], seed) == actions[0]
    players.close()
    assert given == [0.2, 0.0, 0.0, 0.0]


def test_bots_play_at_a_human_pace() -> None:
    async def play() -> list[int]:
        loop = asyncio.get_running_loop()
        async with a_house(now=lambda: 1_000_000_000_000 + int(loop.time() * 1000)) as house:
            Steward(house, InlinePlayers(), Random(1))
            settings = Settings(pace="usual", countdown=0)
            [ann] = await opened(house, "lucky-numbers", bots=2, settings=settings, people=1)
            await ann.does(Ready)
            await ann.does(Start)
            await ann.does(Leave)
            times: list[int] = []
            while ann.room.table.phase == "playing":
                before = ann.room.table.number
                await asyncio.sleep(0.01)
                if ann.room.table.number > before:
                    times.append(ann.room.table.at)
            return times

    times = fake_time.run(play())
    waits = [later - earlier for earlier, later in pairwise(times[5:])]
    least, most = PACES["usual"].seconds
    assert len(waits) > 20
    assert all(least * 1000 - 20 <= wait <= most * 1000 + 20 for wait in waits[3:])


def test_bots_rest_where_nobody_is_and_go_on_when_somebody_comes() -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        house: House
        async with a_house(now=lambda: 1_000_000_000_000 + int(loop.time() * 1000)) as house:
            Steward(house, InlinePlayers(), Random(1))
            settings = Settings(pace="slow", countdown=0)
            [ann] = await opened(house, "ligretto", bots=1, settings=settings, people=1)
            await ann.does(Ready)
            await ann.does(Start)
            ann.goes()
            await asyncio.sleep(2000)
            asleep = ann.room.table.number
            await asyncio.sleep(2000)
            assert ann.room.table.number == asleep, "a bot plays on although nobody is there"
            assert ann.room.table.phase == "playing"
            ann.returns()
            await asyncio.sleep(60)
            assert ann.room.table.number > asleep

    fake_time.run(play())


class Ponders:
    """A bot that says what it does when it is told to, and never the same twice."""

    def __init__(self) -> None:
        self.thoughts: list[asyncio.Future[None]] = []

    async def choose(
        self, table: str, game: str, level: str, view: View, actions: Sequence[Action], seed: int
    ) -> Action | None:
        self.thoughts.append(asyncio.get_running_loop().create_future())
        number = len(self.thoughts)
        await self.thoughts[-1]
        return actions[number]

    def close(self) -> None:
        """Nothing to stop."""


@in_a_loop
async def test_a_bot_does_not_do_what_it_thought_of_before_an_action_was_taken_back() -> None:
    async with a_house() as house:
        bot = Ponders()
        Steward(house, bot)
        [anna] = await opened(house, "polyssimo", bots=1, people=1)
        await anna.does(Ready)
        await anna.does(Start)
        table = anna.room.table
        assert table.match is not None
        first, second, *_ = table.match.legal(anna.seat)
        await anna.does(Act, action=first)
        await until(lambda: len(bot.thoughts) == 1)
        await anna.does(Propose, what="undo")
        await anna.does(Act, action=second)
        bot.thoughts[0].set_result(None)
        await until(lambda: len(bot.thoughts) == 2)
        assert [action.action for action in table.actions] == [second]
        bot.thoughts[1].set_result(None)
        await until(lambda: len(table.actions) == 2)


class TurnsCards:
    """A bot that only ever turns its cards; after very many times it waits, so that a test can come to its end."""

    turned = 0

    async def choose(
        self, table: str, game: str, level: str, view: View, actions: Sequence[Action], seed: int
    ) -> Action | None:
        self.turned += 1
        return Turn() if self.turned < 2_000 else None

    def close(self) -> None:
        """Nothing to stop."""


def test_bots_that_can_only_turn_their_cards_do_not_flood_the_table() -> None:
    async def play() -> int:
        loop, players = asyncio.get_running_loop(), TurnsCards()
        async with a_house(now=lambda: 1_000_000_000_000 + int(loop.time() * 1000)) as house:
            Steward(house, players)
            [ann] = await opened(house, "ligretto", bots=2, settings=NO_WAIT, people=1)
            await ann.does(Ready)
            await ann.does(Start)
            await asyncio.sleep(10)
            return players.turned

    assert 60 < fake_time.run(play()) < 200
