"""A server dies: others play its bots, keep its clocks, and know who went with it."""

import asyncio
from contextlib import AsyncExitStack

from ludotheque.client import RemoteTable, join, open_table
from ludotheque.client.address import Link
from ludotheque.table.log import Acted, TimedOut
from ludotheque.table.messages import Ready, Start
from ludotheque.table.settings import Settings
from many_servers.servers_both import Fleet
from support.hearing import until

TIMEOUT = 150.0
"""Seconds for all of it, which takes ten: enough for a machine that is busy with much else."""
QUICK_BOTS = Settings(pace="quick")
SHORT_TURNS = Settings(clock="turn", seconds=2, pace="instant")


def test_bots_play_clocks_run_out_and_who_is_gone_is_away_when_a_server_dies(fleet: Fleet) -> None:
    async def live_through_it() -> str:
        async with asyncio.timeout(TIMEOUT), AsyncExitStack() as stack:
            watchers = await watch_bots(fleet, stack)
            leader = await whose_bots_play(fleet, watchers[0])
            others = [server for server in range(3) if server != leader]
            ann, bob, cleo = await sit_before_a_clock(fleet, stack, leader)
            fleet.servers[leader].kill()
            started = ann.number
            written = await asyncio.to_thread(fleet.logs.written, watchers[0].name)
            left = len(written) + 1  # it may have just kept one more entry
            await asyncio.gather(
                *(watchers[other].until(lambda other=other: watchers[other].number > left) for other in others),  # type: ignore[misc]
                *(player.until(lambda player=player: player.number > started + 1) for player in (ann, bob)),  # type: ignore[misc]
            )
            await until(lambda: all(player.here == [1, 2] for player in (ann, bob)))  # and no longer Cleo
            await until(lambda: all(watchers[other].spectators == 2 for other in others))
            assert not cleo.connected
            return ann.name

    table = asyncio.run(live_through_it())
    entries = fleet.logs.entries(table)
    late = next(number for number, entry in enumerate(entries) if isinstance(entry.what[0], TimedOut))
    instead = entries[late + 1].what[0]
    assert isinstance(instead, Acted)
    assert (instead.seat, instead.bot) == (0, True)
    fleet.logs.check(table)


async def watch_bots(fleet: Fleet, stack: AsyncExitStack) -> list[RemoteTable]:
    """A table of bots, with somebody who watches at each server and stays there."""
    host = await open_table(  # so many that their match lasts for more than a minute
        fleet.addresses[:1], "lucky-numbers", "Ann", seats=5, bots=5, watch=True, settings=QUICK_BOTS
    )
    async with RemoteTable(fleet.addresses[:1], host.table, host.token) as table:
        await table.do(Start)
    return [await stack.enter_async_context(RemoteTable([server], host.table)) for server in fleet.addresses]


async def whose_bots_play(fleet: Fleet, watcher: RemoteTable) -> int:
    """The server that plays the bots, once all have heard of each other."""
    await watcher.until(lambda: watcher.spectators == 3)
    before, number = fleet.figure("bot_actions_total"), watcher.number
    await watcher.until(lambda: watcher.number > number + 1)
    acted = [now - then for now, then in zip(fleet.figure("bot_actions_total"), before, strict=True)]
    return acted.index(max(acted))


async def sit_before_a_clock(fleet: Fleet, stack: AsyncExitStack, first: int) -> list[RemoteTable]:
    """Two who play at a server, know the others and do nothing, and one who watches and knows that server alone."""
    servers = fleet.beginning_with(first)
    # not Polyssimo: interpreted, who acts for those who are late would think for longer than it may, to the very end
    ann = await open_table(servers, "lucky-numbers", "Ann", options={"setup": "sorted"}, settings=SHORT_TURNS)
    link = Link(servers[0], ann.table)
    bob, cleo = await join(link, "Bob"), await join(link, "Cleo", seat="watch")
    tables = [
        await stack.enter_async_context(RemoteTable(known, ann.table, place.token))
        for known, place in ((servers, ann), (servers, bob), (servers[:1], cleo))
    ]
    for table in tables[:2]:
        await table.do(Ready)
    await tables[0].do(Start)
    await tables[1].until(lambda: tables[1].here == [1, 2, 3])
    return tables
