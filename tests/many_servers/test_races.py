"""Two servers that race for a table: one wins, the other judges again by what it has missed; nothing happens twice."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random

import pytest

from ludotheque.client import Place, TurnedDown, join, open_table
from ludotheque.client.address import Link
from ludotheque.client.errors import TurnedDown as Refusal
from ludotheque.table.log import Acted
from ludotheque.table.messages import Act, Chat, Done, News, Ready, Sit, Start
from support.kept import NotingTable
from support.playing_online import NO_WAIT, gather
from support.server import INTERPRETED
from support.servers_both import Fleet, outgrown

TIMEOUT = 120.0


@pytest.fixture(scope="module", params=["nats", "no bus"])
def two_servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    """Two servers that hear of each other, and two that do not, so that each is always late."""
    bus = "shared" if request.param == "nats" else None
    with outgrown(tmp_path_factory.mktemp("two"), 2, bus, env=INTERPRETED) as fleet:
        yield fleet


async def at_both(fleet: Fleet, stack: AsyncExitStack, places: list[Place]) -> list[NotingTable]:
    """The first guest at the first server, the second at the second, and so on in turn."""
    return [
        await stack.enter_async_context(
            NotingTable([fleet.addresses[n % 2]], place.table, place.token, follow="events")
        )
        for n, place in enumerate(places)
    ]


def test_of_two_who_want_one_seat_one_gets_it_and_the_other_hears_why(two_servers: Fleet) -> None:
    async def race(chance: Random, stack: AsyncExitStack) -> list[NotingTable]:
        places = await gather(two_servers.addresses, "lucky-numbers", 4, bots=2)
        host, guest = await at_both(two_servers, stack, places[:2])
        await host.do(Chat, text="ready?")
        from ludotheque.table.messages import RemoveBot

        for seat in (2, 3):
            await host.do(RemoveBot, seat=seat)
        seats = {host: 0, guest: 1}
        for _ in range(RACES):
            wanted = chance.choice([seat for seat in range(4) if seat not in seats.values()])
            answers = await asyncio.gather(
                host.do(Sit, seat=wanted), guest.do(Sit, seat=wanted), return_exceptions=True
            )
            won = [table for table, answer in zip(seats, answers, strict=True) if isinstance(answer, News)]
            lost = [answer for answer in answers if isinstance(answer, Refusal)]
            assert len(won) == len(lost) == 1, answers
            assert (lost[0].code, lost[0].facts) == ("seat-taken", {"seat": wanted + 1})
            seats[won[0]] = wanted
        return [host, guest]

    RACES, TABLES = 60, 6

    async def race_everywhere() -> list[list[NotingTable]]:
        async with AsyncExitStack() as stack, asyncio.timeout(TIMEOUT):
            return await asyncio.gather(*(race(Random(n), stack) for n in range(TABLES)))

    before = sum(two_servers.figure("beaten_total"))
    for clients in asyncio.run(race_everywhere()):
        two_servers.kept.check(clients[0].name, clients)
        assert len(clients[0].refused) + len(clients[1].refused) == RACES
    print("beaten", sum(two_servers.figure("beaten_total")) - before)


def test_actions_and_chat_that_come_to_both_at_once_are_all_carried_out_once(two_servers: Fleet) -> None:
    async def race(stack: AsyncExitStack) -> list[NotingTable]:
        places = await gather(two_servers.addresses, "ligretto", 2)
        clients = await at_both(two_servers, stack, places)
        for client in clients:
            await client.do(Ready)
        await clients[0].do(Start)
        same = Act(id="same", action="turn")

        async def fire(client: NotingTable) -> None:
            commands = [Chat(id=client.new_id(), text=str(n)) if n % 2 else Act(id=client.new_id(), action="turn") for n in range(100)]
            await asyncio.gather(*(client.send(command) for command in commands))

        await asyncio.gather(*map(fire, clients))
        return clients

    async def race_everywhere() -> list[list[NotingTable]]:
        async with AsyncExitStack() as stack, asyncio.timeout(TIMEOUT):
            return await asyncio.gather(*(race(stack) for n in range(6)))

    before = sum(two_servers.figure("beaten_total"))
    for clients in asyncio.run(race_everywhere()):
        two_servers.kept.check(clients[0].name, clients)
        assert not clients[0].refused
    print("beaten", sum(two_servers.figure("beaten_total")) - before)
