"""Two servers that race for a table: one wins, the other judges again by what it has missed; nothing happens twice."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from ludotheque.client import TurnedDown, join, open_table
from ludotheque.client.address import Link
from ludotheque.table.log import Acted
from ludotheque.table.messages import Act, AnyCommand, Chat, Done, News, Ready, Sit, Start
from many_servers.servers_both import Fleet
from support.tables import NO_WAIT
from support.witness import Witness

TABLES = 6
"""That are raced for at the same time."""
OFTEN = 15
"""How many times one server must have been first, and the other too late."""
TIMEOUT = 120.0
TRIES = 20
"""How often they race before it is said that they never meet: that is the system's to decide, and not ours."""

Race = Callable[[AsyncExitStack, Random], Awaitable[list[Witness]]]


@pytest.fixture(params=["with a bus", "without"])
def servers(request: pytest.FixtureRequest) -> Fleet:
    found: Fleet = request.getfixturevalue("fleet" if request.param == "with a bus" else "deaf_servers")
    return found


async def come(stack: AsyncExitStack, server: str, table: str, token: str | None) -> Witness:
    return await stack.enter_async_context(Witness([server], table, token, follow="events"))


async def two_guests(stack: AsyncExitStack, servers: Fleet, game: str, seats: int) -> list[Witness]:
    """Two guests on the first seats of a new table, each at another server."""
    first, second = servers.addresses[:2]
    options = {"blocked": "score"} if game == "ligretto" else {}  # a deal that is blocked at once is dealt again
    host = await open_table([first], game, "Ann", seats=seats, settings=NO_WAIT, options=options)
    guest = await join(Link(second, host.table), "Bob", seat=1)
    return [await come(stack, first, host.table, host.token), await come(stack, second, host.table, guest.token)]


def run_races(servers: Fleet, race: Race) -> list[list[Witness]]:
    """Race for several tables at once, until the servers have met often enough, and look into the log of each: the
    clients of each."""

    async def all_at_once() -> list[list[Witness]]:
        async with asyncio.timeout(TIMEOUT), AsyncExitStack() as stack:
            return await asyncio.gather(*(race(stack, Random(number)) for number in range(TABLES)))

    before, raced = sum(servers.figure("beaten_total")), list[list[Witness]]()
    for _ in range(TRIES):
        raced += asyncio.run(all_at_once())
        if sum(servers.figure("beaten_total")) - before > OFTEN:
            break
    else:
        raise AssertionError("they were hardly ever at it at the same time")
    for clients in raced:
        servers.logs.check(clients[0].name, clients)
    return raced


def test_of_two_who_want_one_seat_one_gets_it_and_the_other_hears_why(servers: Fleet) -> None:
    races = 30

    async def race(stack: AsyncExitStack, chance: Random) -> list[Witness]:
        clients = await two_guests(stack, servers, "lucky-numbers", 4)
        seats = {0: 0, 1: 1}
        for _ in range(races):
            wanted = chance.choice([seat for seat in range(4) if seat not in seats.values()])
            asked = (client.do(Sit, seat=wanted) for client in clients)
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["News", "TurnedDown"], answers
            for client, answer in enumerate(answers):
                if isinstance(answer, News):
                    seats[client] = wanted
                elif isinstance(answer, TurnedDown):
                    assert (answer.code, answer.facts) == ("seat-taken", {"seat": wanted + 1})
        return clients

    for clients in run_races(servers, race):
        assert sum(len(client.acknowledged) for client in clients) == races
        assert sum(len(client.refused) for client in clients) == races


def test_what_comes_to_both_at_once_is_all_carried_out_and_each_once(servers: Fleet) -> None:
    each = 50

    def some(client: Witness, number: int) -> AnyCommand:
        if number % 4 == 0:
            return Chat(id=client.new_id(), text=str(number))
        return Act(id=client.new_id(), action="turn")

    async def race(stack: AsyncExitStack, chance: Random) -> list[Witness]:
        clients = await two_guests(stack, servers, "ligretto", 2)
        await begin(clients)
        await asyncio.gather(*(client.send(some(client, number)) for number in range(each) for client in clients))
        return clients

    for clients in run_races(servers, race):
        assert all(len(client.acknowledged) >= each and not client.refused for client in clients)


def test_a_command_that_is_sent_to_both_at_once_is_carried_out_once(servers: Fleet) -> None:
    races = 20

    async def race(stack: AsyncExitStack, chance: Random) -> list[Witness]:
        clients = await two_guests(stack, servers, "ligretto", 2)
        await begin(clients)
        tabs = [await come(stack, server, clients[0].name, clients[0].token) for server in servers.addresses[:2]]
        for number in range(races):
            command = Act(id=f"same-{number}", action="turn")
            answers = await asyncio.gather(*(tab.send(command) for tab in tabs))
            assert {type(answer) for answer in answers} == {News, Done}
            assert answers[0].number == answers[1].number
        return [*clients, *tabs]

    for clients in run_races(servers, race):
        turned = [entry for entry in servers.logs.entries(clients[0].name) if ":same-" in entry.command]
        assert len(turned) == races


async def begin(clients: list[Witness]) -> None:
    for client in clients:
        await client.do(Ready)
    await clients[0].do(Start)


def test_bots_that_two_servers_play_act_once(deaf_servers: Fleet) -> None:
    """Each of the two servers takes itself for the one that plays the bots of the table."""

    async def watch() -> str:
        async with asyncio.timeout(TIMEOUT), AsyncExitStack() as stack:
            first, second = deaf_servers.addresses
            options = {"blocked": "score", "target": 500}  # so that it goes on until both have been at it
            place = await open_table(
                [first], "ligretto", "Ann", seats=3, bots=3, watch=True, settings=NO_WAIT, options=options
            )
            guest = await join(Link(second, place.table), "Bob", seat="watch")
            ann = await come(stack, first, place.table, place.token)
            bob = await come(stack, second, place.table, guest.token)
            await ann.do(Start)
            await bob.do(Chat, text="so it has begun")  # of which the second server learns now
            while not both_were_at_it():
                await asyncio.sleep(0.2)
            assert ann.phase == bob.phase == "playing", "they hardly ever both wanted to act"
            return place.table

    def both_were_at_it() -> bool:
        beaten, acted = (deaf_servers.figure(name) for name in figures)
        each = zip(acted, before[1], strict=True)
        return sum(beaten) > sum(before[0]) + 10 and all(now > then + 10 for now, then in each)

    figures = ("beaten_total", "bot_actions_total")
    before = [deaf_servers.figure(name) for name in figures]
    table = asyncio.run(watch())
    for server in deaf_servers.servers:
        server.kill()  # else the bots would go on to 500 points, which takes minutes
    deaf_servers.all_run()
    deaf_servers.logs.check(table)
    counts: Counter[int] = Counter()
    for entry in deaf_servers.logs.entries(table):
        for what in entry.what:
            if isinstance(what, Acted):
                assert entry.command == f"bot {what.seat}:1:{counts[what.seat]}"
                counts[what.seat] += 1
