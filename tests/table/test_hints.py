"""Hints of the coach: everybody knows who asked, only the asker hears the answer, and a table can forbid them."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from ludotheque.errors import LudothequeError
from ludotheque.kit import Kit
from ludotheque.table import messages
from ludotheque.table.playing.coaching import Coaching, HintShown
from ludotheque.table.settings import Settings
from support.coaching import by_place, coach_with
from support.memory_store import MemoryStore
from support.tables import Person, a_house, begin, in_a_loop, legal, loaded, opened, started, turn, waiting


@pytest.fixture(autouse=True)
def likes_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that likes an action the better the later it is listed."""
    coach_with(monkeypatch, by_place)


async def hint(person: Person, language: str = "en", preferred: str | None = None) -> HintShown:
    coaching = Coaching()
    with ThreadPoolExecutor(1) as here:
        coaching._pool = here  # type: ignore[assignment]
        told = await coaching.hint(person.room.table, person.guest, language, preferred)
    return msgspec.json.decode(told, type=HintShown)


async def no_hint(person: Person) -> str:
    with pytest.raises(LudothequeError) as refused:
        await hint(person)
    assert refused.value.say("fr") != refused.value.say("en")
    return refused.value.code


@in_a_loop
async def test_everybody_hears_who_asks_for_a_hint() -> None:
    store = MemoryStore()
    async with a_house(store) as house:
        persons = await started(house)
        asker, other = turn(persons), waiting(persons)
        news = await asker.does(messages.Hint)
        assert [(event.kind, event.guest) for event in news.events] == [("table-hinted", asker.guest)]
        assert other.ear.kinds[-1] == "table-hinted"
        assert news.table is not None
        assert news.table.seats[asker.seat].hints == 1
        await asker.does(messages.Hint)
        assert [seat.hints for seat in loaded(store, asker.room.table.name).seats].count(2) == 1


@in_a_loop
async def test_only_who_asked_hears_the_hint_and_only_for_this_decision() -> None:
    async with a_house() as house:
        persons = await started(house)
        asker, other = turn(persons), waiting(persons)
        assert await no_hint(asker) == "no-hint-asked"
        await asker.does(messages.Hint)
        assert await no_hint(other) == "no-hint-asked"
        match = asker.room.table.match
        assert match is not None
        actions = match.legal(asker.seat)
        told = await hint(asker, "fr", preferred=actions[0])
        assert (told.seat, told.action) == (asker.seat, actions[-1])
        assert "de chances de gagner" in told.why.said
        assert [weighed.action for weighed in told.actions] == actions[: -len(told.actions) - 1 : -1]
        assert told.preferred is not None
        assert told.preferred.action == actions[0]
        await asker.does(messages.Act, action=told.action)
        assert await no_hint(asker) == "no-hint-asked"


@in_a_loop
async def test_after_an_undo_a_hint_must_be_asked_for_again() -> None:
    async with a_house() as house:
        persons = await started(house)
        asker, other = turn(persons), waiting(persons)
        await asker.does(messages.Hint)
        await asker.does(messages.Act, action=legal(asker))
        await asker.does(messages.Propose, what="undo")
        await other.does(messages.Answer, agree=True)
        assert await no_hint(asker) == "no-hint-asked"


@in_a_loop
async def test_hints_are_refused_where_they_have_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house() as house:
        persons = await opened(house)
        assert await persons[0].fails(messages.Hint) == "not-while-gathering"
        await begin(persons)
        assert await waiting(persons).fails(messages.Hint) == "no-hint-now"
        await persons[0].does(messages.Propose, what="pause")
        await persons[1].does(messages.Answer, agree=True)
        assert await turn(persons).fails(messages.Hint) == "paused"
        strict = await started(house, settings=Settings(hints=False))
        assert await turn(strict).fails(messages.Hint) == "no-hints"
        quick = await started(house, "ligretto")
        assert await quick[0].fails(messages.Hint) == "no-hints-in-real-time"
        unknown = await started(house)
        monkeypatch.setattr(Kit, "is_coached", False)
        assert await turn(unknown).fails(messages.Hint) == "no-coach"


@in_a_loop
async def test_a_real_time_game_has_hints_where_there_is_time_to_think() -> None:
    async with a_house() as house:
        calm = await started(house, "ligretto", settings=Settings(rhythm="rest-4"))
        await calm[0].does(messages.Hint)
        told = await hint(calm[0])
        assert told.action in legal(calm[0])


@in_a_loop
async def test_a_coach_that_fails_says_that_it_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house() as house:
        persons = await started(house)
        await turn(persons).does(messages.Hint)
        coach_with(monkeypatch, lambda view, actions: {actions[0]: 1 / 0})
        assert await no_hint(turn(persons)) == "coach-busy"
