"""A table read from its log is the table that wrote it, whatever happened there."""

from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque import replay, words
from ludotheque.bots.levels import bot_for
from ludotheque.fair import commitment
from ludotheque.table import messages as m
from ludotheque.table.log import read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.settings import Settings
from ludotheque.table.telling.sentences import tell
from support.memory_store import MemoryStore
from support.playing import steps
from support.tables import NO_WAIT, Person, Time, a_house, give_signal, in_a_loop, loaded, opened, started, state
from support.variants import GAMES, VARIANTS, Variant

REAL_TIME = ("ligretto", "dutch-blitz")
SOME = [
    variant
    for game in GAMES
    for variant in Random(2).sample([v for v in VARIANTS if v.game == game and v.seats <= 4], 3)
]


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_table_is_what_its_log_says(variant: Variant) -> None:
    @in_a_loop
    async def check() -> None:
        store = MemoryStore()
        async with a_house(store) as house:
            persons = await started(house, variant.game, variant.seats, **dict(variant.options))
            table = persons[0].room.table
            assert table.match is not None
            for count, (seat, action) in enumerate(steps(table.match, 5, 500)):
                await give_signal(persons)
                await persons[seat].does(m.Act, action=action)
                if count in (0, 7, 60):
                    assert state(loaded(store, table.name)) == state(table)
            assert state(loaded(store, table.name)) == state(table)
            if table.phase == "over":
                await persons[0].does(m.Rematch)
                assert state(loaded(store, table.name)) == state(table)

    check()


def any_command(chance: Random, person: Person) -> tuple[type[Any], dict[str, Any]]:
    """Something that somebody may or may not ask now; mostly what keeps the evening going."""
    table = person.room.table
    seat = table.seat_of(person.guest)
    if table.match and seat in table.match.actors() and chance.random() < 0.8:
        return m.Act, {"action": chance.choice(table.match.legal(seat))}
    if chance.random() < 0.6:
        free = [number for number, place in enumerate(table.seats) if place.free]
        if table.phase == "over":
            return m.Rematch, {}
        if table.phase == "gathering" and free:
            return (m.Sit if seat is None else m.SeatBot), {"seat": free[0]}
        if table.phase == "gathering":
            return (m.Ready if seat is not None and not table.seats[seat].ready else m.Start), {}
    place = chance.randrange(5)
    anything: list[tuple[type[Any], dict[str, Any]]] = [
        (m.Act, {"action": chance.choice(["draw", "turn", "pick F", "?"])}),
        (m.Sit, {"seat": place}),
        (m.Stand, {}),
        (m.Leave, {}),
        (m.Rename, {"name": chance.choice(["Anna", "Zoé", "…", "Max"])}),
        (m.Ready, {"words": chance.choice(["", "my cat"])}),
        (m.Wait, {}),
        (m.Signal, {}),
        (m.SeatBot, {"seat": place}),
        (m.FreeSeat, {"seat": place}),
        (m.Change, {"seats": chance.choice([2, 3])}),
        (m.Change, {"settings": chance.choice([NO_WAIT, Settings(clock="turn", seconds=5)])}),
        (m.Start, {}),
        *[(m.Propose, {"what": what, "seat": place}) for what in ("undo", "pause", "resume", "resume", "stand-in")],
        *[(m.Answer, {"agree": agree}) for agree in (True, True, True, False)],
        (m.ComeBack, {}),
        (m.ComeBack, {}),
        (m.Chat, {"text": "hm"}),
        (m.Say, {"phrase": "again"}),
        (m.Rematch, {}),
    ]
    return chance.choice(anything)


FIRST_OPTIONS = {
    "lucky-numbers": ("setup", "bruno", "tournament"),
    "polyssimo": ("handicap",),
    "ligretto": ("advanced", "stop", "blocked", "target"),
    "dutch-blitz": ("expert", "referee", "target"),
}
"""What could be chosen by the first version of the rules."""


@pytest.mark.parametrize("game", FIRST_OPTIONS)
def test_a_match_that_began_by_the_first_rules_goes_on_by_them(game: str) -> None:
    @in_a_loop
    async def check() -> None:
        store = MemoryStore()
        async with a_house(store) as house:
            name = (await started(house, game))[0].room.table.name
        entries = [msgspec.json.decode(entry) for entry in store.logs[name]]
        ((opening, *_), (beginning, *_)) = entries[0]["what"], entries[-1]["what"]
        del opening["settings"]["signal"], beginning["binds_terms"]  # as version 1 wrote the log
        beginning["rules"] = 1
        opening["options"] = {name: opening["options"][name] for name in FIRST_OPTIONS[game]}

        table = Table.load(name, map(read_entry, map(msgspec.json.encode, entries)))
        match = table.match
        assert match is not None
        assert table.commitment == commitment(table.seed)
        assert replay(match.record()).terms == match.terms
        seat = match.actors()[0]
        view, actions = match.view(seat), match.actions(seat)
        assert (view.rules, tuple(view.options)) == (1, FIRST_OPTIONS[game])
        imagined = match.game.imagine(view, Random(1))
        for field in {"rules", "hand_moves", "bruno"}.intersection(imagined.dtype.names or ()):
            assert imagined[field] == match.state[field], "bots and coach think by other rules"
        choice = bot_for(game)(view, actions, 1)
        assert choice is None or choice in actions

    check()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 4])
def test_a_wild_evening_leaves_a_table_in_order(game: str, seed: int) -> None:
    @in_a_loop
    async def check() -> None:
        chance, store, time = Random(f"{game} {seed}"), MemoryStore(), Time()
        options: dict[str, Any] = {"target": 3} if game in REAL_TIME else {}
        async with a_house(store, now=time) as house:
            clock = "none" if seed % 2 or game in REAL_TIME else ("turn", "player")[seed % 4 // 2]
            settings = Settings(pace="instant", countdown=0, clock=clock, seconds=20)
            persons = await opened(house, game, 2, settings=settings, **options)
            room, table = persons[0].room, persons[0].room.table
            watcher = Person(house, room, *await house.arrive(room, "Wim", "fr", "watch"))
            persons.append(watcher)
            for _ in range(400):
                person = chance.choice(persons)
                before, unsure = state(table), room.unsure
                command, fields = any_command(chance, person)
                store.fail_next, store.fail_but_write = chance.random() < 0.02, chance.random() < 0.02
                answer = await person.asks(command, **fields)
                store.fail_next = store.fail_but_write = 0
                assert isinstance(answer, m.News | m.No)
                if isinstance(answer, m.No):
                    assert answer.reason
                    assert unsure or state(table) == before
                for seat in table.bots_to_act():
                    assert table.match is not None
                    if seat in table.match.actors():  # the one before may have ended the round
                        action = chance.choice(table.match.legal(seat))
                        await house.bot_acts(room, seat, action, table.seats[seat].acted)
                if chance.random() < 0.1:
                    time.pass_(chance.choice([1, 6, 40]))
                    await house.look_after(room)
                if chance.random() < 0.1:
                    (person.goes if person.ear in room.listeners else person.returns)()
                if person.guest not in table.guests:
                    persons.remove(person)
                    persons.append(Person(house, room, *await house.arrive(room, "Neu", "en", "watch")))
            await watcher.asks(m.Look)  # whatever the store was unsure about is known now
            assert state(loaded(store, table.name)) == state(table)
            assert len(table.matches) > 0
            assert [number for number, _ in room.recent] == list(
                range(table.number - len(room.recent) + 1, table.number + 1)
            )
            for language in words.LANGUAGES:
                for person in persons:
                    for news in person.ear.news[-40:]:
                        for event in news.events:
                            names = table.names()
                            assert tell(event, language, game, guest=person.guest, seat=0, names=names)

    check()
