"""People beside the tables of a made-up world: they read out codes, keep profiles and come back to old tables."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import msgspec

from ludotheque.table import messages
from ludotheque.table.errors import NoSuchTable
from ludotheque.table.keeping import codes
from ludotheque.table.keeping.clerk import NotKept
from ludotheque.table.keeping.store import StoreFailed
from ludotheque.table.naming import token_hash
from ludotheque.table.profile import Memory
from ludotheque.web.api import inviting, profiles
from ludotheque.web.errors import TurnedAway
from ludotheque.web.settings import Hosting, Limits
from ludotheque.web.site import READY, Site
from simulation.simulated_world import World

Heard = TypeVar("Heard")

ANY_NUMBER = Limits(rate=0, tables=0, joins=0, codes=0, all_codes=0)


@contextmanager
def turned_away(*codes: str) -> Iterator[None]:
    """What is done may be refused for these reasons, and for no other."""
    try:
        yield
    except TurnedAway as error:
        if error.code not in codes:
            raise


@dataclass
class Asked:
    """A request, as far as the handlers look at it."""

    headers: dict[str, str]
    client: None = None


async def ask(world: World, question: Callable[[Site], Awaitable[Heard]]) -> Heard | None:
    """What some server answers; None if it dies or its store fails: then nobody knows what was done."""
    site = Site(world.server().house, Hosting(limits=ANY_NUMBER), "http://127.0.0.1", phase=READY)
    try:
        return await asyncio.wait_for(question(site), 1.0)
    except (TimeoutError, NotKept, StoreFailed):
        return None


async def read_out_codes(world: World, table: str) -> None:
    """Read out the code of a table again and again, and type it at any server: it leads there as long as a seat is
    free, whichever server lent it, and never to another table."""
    while True:
        await asyncio.sleep(world.a_while(60.0))
        lent = await ask(world, lambda site: codes.lend(site.house.store, table, site.house.now()))
        if lent is None:
            continue
        assert world.codes[lent.code][0] == table
        found = await ask(world, partial(type_code, code=lent.code))
        has_room = codes.has_room(world.truth(table)) and world.now() < lent.until
        assert found in ((None, table) if has_room else (None, table, "no-such-code"))


async def type_code(site: Site, code: str) -> str:
    """The table that is found, or why none is."""
    request: Any = Asked({})
    try:
        found: inviting.Found = await inviting.find_table.fn(code, site, request)
    except TurnedAway as error:
        return error.code
    return found.table


@dataclass
class Device:
    """One of several devices with the same profile: it adds days to what is there, as the page does."""

    world: World
    secret: str
    name: int
    kept: set[str] = field(default_factory=set)
    """What a server said that it has kept."""
    forgotten: bool = False

    @property
    def request(self) -> Any:
        return Asked({"authorization": f"Bearer {self.secret}"})

    async def live(self) -> None:
        """Add one day after the other, until the profile is forgotten."""
        for day in range(1, 29):
            await asyncio.sleep(self.world.a_while(30.0))
            wanted = f"20{self.name:02}-01-{day:02}"
            while wanted not in self.kept and not self.forgotten:
                await ask(self.world, partial(self.add, day=wanted))
                await asyncio.sleep(self.world.a_while(0.5))

    async def add(self, site: Site, day: str) -> None:
        """See what is there, and keep it with one day more; if another device was first, nothing is kept."""
        shown = profiles.ProfileShown(0, Memory())
        with turned_away("no-profile"):
            shown = await profiles.see_profile.fn(site, self.request)
        if shown.memory is None:
            self.forgotten = True
            return
        memory = msgspec.to_builtins(Memory(days=sorted({*shown.memory.days, day})))
        with turned_away("profile-changed", "profile-forgotten"):
            done = await profiles.keep_profile.fn({"after": shown.version, "memory": memory}, site, self.request)
            assert done.version == shown.version + 1
            self.kept.add(day)

    async def forget(self) -> None:
        """Forget it for every device, and be told that it is."""
        while not self.forgotten:
            await ask(self.world, lambda site: profiles.forget_profile.fn(site, self.request))
            await ask(self.world, partial(self.add, day="2099-01-01"))


def check_profile(world: World, devices: list[Device], *, forgotten: bool) -> None:
    """Nothing is lost that a server said it has kept, and what is forgotten stays so."""
    versions = world.profiles[token_hash(devices[0].secret)]
    memories = [msgspec.json.decode(each, type=Memory) for each in versions if each is not None]
    assert set().union(*(device.kept for device in devices)) <= set(memories[-1].days)
    forgets = versions.index(None) if None in versions else len(versions)
    assert (forgets < len(versions), set(versions[forgets:]) <= {None}) == (forgotten, True)


async def come_back(world: World, table: str, guest: int, quiet: Callable[[], float]) -> int:
    """Say something at a table again and again, after a quiet time each; until when it was surely in use, by the clock
    of the world. It ends when the table is deleted."""
    used = world.now()
    for said in range(1000):
        await asyncio.sleep(quiet())
        try:
            done = await ask(world, partial(speak, table=table, guest=guest, said=said))
        except NoSuchTable:
            return used
        if done:
            used = world.now()
    raise AssertionError("it is never deleted")


async def speak(site: Site, table: str, guest: int, said: int) -> bool:
    room = await site.house.room(table)
    answer = await site.house.command(room, guest, messages.Chat(id=f"c{said}-{site.house.now()}", text="hm"))
    return b'"is":"news"' in answer
