"""A bot at a table is told its view and its open actions, plain data, and nothing that its seat could not see."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from leaks.other_deals import another_deal
from ludotheque.contract import Action, View
from ludotheque.table import log
from ludotheque.table.house import House
from ludotheque.table.messages import Start
from ludotheque.table.playing.players import think
from ludotheque.table.playing.steward import Steward
from support import fake_time
from support.memory_bus import MemoryBus
from support.memory_store import MemoryStore
from support.recorded_server import dealing
from support.tables import NO_WAIT, Person, Secrets

ENOUGH = 20
"""How many actions are watched: few enough that some cards have not been seen by then."""


class WatchedPlayers:
    """Bots of which everything is written down that they are told; after some actions they only wait."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.acted = 0

    async def choose(
        self, table: str, game: str, level: str, view: View, actions: Sequence[Action], seed: int
    ) -> Action | None:
        if self.acted == ENOUGH:
            return None
        self.told.append(msgspec.json.encode([game, level, view, list(actions), seed]))
        action = think(game, level, view, actions, seed)
        self.acted += action is not None
        return action

    def close(self) -> None:
        pass


def watch(game: str, seats: int, mark: str, outcomes: list[str] | None) -> tuple[WatchedPlayers, list[log.Acted], Any]:
    """Let bots play among themselves in a world: what they were told, what they did, and the match."""

    async def play() -> tuple[WatchedPlayers, list[log.Acted], Any]:
        loop = asyncio.get_running_loop()
        players = WatchedPlayers()
        now = lambda: 1_000_000_000_000 + round(loop.time() * 1000)  # noqa: E731
        house = House(MemoryStore(), MemoryBus().end(), now=now, secret=Secrets(mark), server="one")
        Steward(house, players, Random(1))
        room, guest, token = await house.open_table(game, seats, {}, NO_WAIT, seats, "Wanda", "en", watch=True)
        await Person(house, room, guest, token).does(Start)
        while players.acted < ENOUGH:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        actions, match = list(room.table.actions), room.table.match
        await house.close()
        return players, actions, match

    with dealing(outcomes):
        return fake_time.run(play())


@pytest.mark.parametrize(
    ("game", "seats"), [("lucky-numbers", 2), ("polyssimo", 2), ("ligretto", 3), ("dutch-blitz", 2)]
)
def test_a_bot_is_told_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(game: str, seats: int) -> None:
    here, actions, match = watch(game, seats, "here", None)
    assert ENOUGH - 5 <= len(actions) <= ENOUGH  # where all play at once, one may come too late
    assert match.result is None
    dealt = [entry.text for entry in match.log if entry.seat is None]
    other = another_deal(game, seats, {}, dealt, [(act.seat, act.action) for act in actions], game)
    there, same_actions, twin = watch(game, seats, "elsewhere", other)
    assert here.told == there.told
    assert same_actions == actions
    assert twin.commitment != match.commitment
