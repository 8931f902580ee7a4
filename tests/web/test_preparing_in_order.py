"""What is not compiled is prepared behind open doors, first what somebody waits for, and nobody waits unawares."""

import asyncio
from contextlib import suppress

import pytest

from ludotheque.table.errors import NotYet
from ludotheque.table.messages import No, Ready, Start
from ludotheque.web.preparing import COACH, LEAST, Part, Preparing, Report
from support.memory_store import MemoryStore
from support.tables import Time, a_house, in_a_loop, opened


class Workshop:
    """A compiler that is done with a part when a test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.stopped: list[str] = []
        self.reports: dict[str, Report] = {}
        self._done: dict[str, asyncio.Future[None]] = {}

    async def compile(self, part: Part, report: Report) -> None:
        name = f"{part.name} {part.kind}"
        self.begun.append(name)
        self.reports[name] = report
        self._done[name] = asyncio.get_running_loop().create_future()
        try:
            await self._done[name]
        except asyncio.CancelledError:
            self.stopped.append(name)
            raise

    async def finish(self, name: str, error: Exception | None = None) -> None:
        await turn()
        if error:
            self._done[name].set_exception(error)
        else:
            self._done[name].set_result(None)
        await turn()


async def turn() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def parts() -> list[Part]:
    rules = [Part(name, "rules", 10) for name in ("a", "b", "c")]
    return rules + [Part(name, "bots", 20, ["usual", "strong", COACH]) for name in ("a", "b", "c")]


@in_a_loop
async def test_everything_is_prepared_rules_first_and_the_last_word_is_that_it_is_done() -> None:
    workshop, heard = Workshop(), list[str]()
    preparing = Preparing(parts(), workshop.compile)
    preparing.told = lambda part: heard.append(f"{part.name} {part.kind}")
    running = asyncio.create_task(preparing.run())
    order = ["a rules", "b rules", "c rules", "a bots", "b bots", "c bots"]
    for name in order:
        assert not preparing.done
        await workshop.finish(name)
    await running
    assert workshop.begun == heard == order
    assert preparing.done
    assert not preparing.parts()


@in_a_loop
async def test_what_somebody_waits_for_comes_first_and_what_nobody_waits_for_makes_room() -> None:
    workshop = Workshop()
    preparing = Preparing(parts(), workshop.compile)
    running = asyncio.create_task(preparing.run())
    await turn()
    preparing.prefer("c")
    await turn()
    assert (workshop.begun, workshop.stopped) == (["a rules", "c rules"], ["a rules"])
    preparing.prefer("b")
    await turn()
    assert workshop.begun == ["a rules", "c rules"], "somebody waits for this one, too"
    for name in ("c rules", "b rules", "b bots", "c bots", "a rules", "a bots"):
        await workshop.finish(name)
    await running


@in_a_loop
async def test_bots_are_not_prepared_before_the_rules_that_they_think_with() -> None:
    workshop = Workshop()
    preparing = Preparing(parts(), workshop.compile, at_once=4)
    running = asyncio.create_task(preparing.run())
    await turn()
    assert workshop.begun == ["a rules", "b rules", "c rules"]
    await workshop.finish("b rules")
    assert workshop.begun[3:] == ["b bots"]
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert sorted(workshop.stopped) == ["a rules", "b bots", "c rules"], "no compiler outlives the server"


@in_a_loop
async def test_games_with_the_same_code_are_prepared_one_after_the_other_and_the_second_takes_no_time() -> None:
    workshop = Workshop()
    twins = [Part(name, "rules", 60, code="cards") for name in ("a", "b")]
    preparing = Preparing([*twins, Part("c", "rules", 10)], workshop.compile, at_once=2)
    running = asyncio.create_task(preparing.run())
    await turn()
    assert workshop.begun == ["a rules", "c rules"], "two compilers would compile the same"
    preparing.prefer("b")
    await turn()
    assert not workshop.stopped, "whoever waits for the one waits for what is compiled for the other"
    workshop.reports["a rules"]("60.0")
    await workshop.finish("a rules")
    assert workshop.begun[2:] == ["b rules"]
    assert preparing.seconds(twins[1]) == LEAST
    for name in ("b rules", "c rules"):
        await workshop.finish(name)
    await running


@in_a_loop
async def test_a_game_that_is_not_ready_says_for_how_long_to_wait() -> None:
    workshop, time = Workshop(), 100.0
    preparing = Preparing(parts(), workshop.compile, now=lambda: time)
    running = asyncio.create_task(preparing.run())
    await turn()

    def seconds(name: str, level: str | None = None) -> object:
        with pytest.raises(NotYet) as caught:
            preparing.check(name, level)
        assert caught.value.code == "preparing"
        assert "about" in caught.value.say("en")
        return caught.value.facts["seconds"]

    assert seconds("a") == 10
    time = 108.0  # the processor had four seconds for it: it will take as long again, and half
    workshop.reports["a rules"]("4.0")
    assert seconds("a") == 12
    assert preparing.progress(preparing.parts()[0]) == 0.4
    await workshop.finish("a rules")
    preparing.check("a")
    preparing.check("a game that is ready already")
    assert seconds("a", "strong")
    running.cancel()
    await asyncio.wait([running])


@in_a_loop
async def test_a_bot_thinks_as_soon_as_its_level_is_ready() -> None:
    workshop = Workshop()
    preparing = Preparing(parts(), workshop.compile)
    running = asyncio.create_task(preparing.run())
    waiting = asyncio.create_task(preparing.wait("c", "strong"))
    await turn()
    await workshop.finish("c rules")
    assert preparing.parts()[0].levels == ["strong", "usual", COACH], "first the one that somebody waits for"
    assert not waiting.done()
    workshop.reports["c bots"]("strong")
    await waiting
    with pytest.raises(NotYet):
        preparing.check("c", COACH)
    running.cancel()
    await asyncio.wait([running])


@in_a_loop
async def test_a_game_that_cannot_be_prepared_holds_up_no_other() -> None:
    workshop = Workshop()
    preparing = Preparing(parts()[:2], workshop.compile)
    running = asyncio.create_task(preparing.run())
    await workshop.finish("a rules", ValueError("broken"))
    await workshop.finish("b rules")
    await running
    preparing.check("a")


@in_a_loop
async def test_a_match_begins_when_its_rules_are_ready_and_the_lobby_is_open_before() -> None:
    workshop, store, time = Workshop(), MemoryStore(), Time()
    preparing = Preparing([Part("polyssimo", "rules", 10)], workshop.compile)
    running = asyncio.create_task(preparing.run())
    async with a_house(store, now=time) as house:
        house.check_rules = preparing.check
        anna, bert = await opened(house, "polyssimo", people=2)
        for person in (anna, bert):
            await person.does(Ready)
        await turn()
        no = await anna.asks(Start, id="the same")
        assert isinstance(no, No)
        assert (no.code, no.facts) == ("preparing", {"seconds": 10})
        await workshop.finish("polyssimo rules")
        await anna.does(Start, id="the same")
        assert anna.room.table.phase == "playing"
        name = anna.room.table.name
    await running
    late = Preparing([Part("polyssimo", "rules", 10)], workshop.compile)
    async with a_house(store, now=time) as house:
        house.check_rules = late.check
        with pytest.raises(NotYet):
            await house.room(name)
        house.check_rules = None
        assert (await house.room(name)).table.phase == "playing"
