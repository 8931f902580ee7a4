"""A visit to a table far away: from the link to the farewell."""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence

import msgspec

from ludotheque import shelf
from ludotheque.client.address import read_link, read_server
from ludotheque.client.coming import join, open_table
from ludotheque.client.errors import ClientError
from ludotheque.client.online import OnlineTable
from ludotheque.client.remote import RemoteTable
from ludotheque.client.robot import Robot
from ludotheque.client.voice import ClientVoice
from ludotheque.table.settings import Settings
from ludotheque.terminal.answers import Farewell
from ludotheque.terminal.cues import sounding
from ludotheque.terminal.lines import PROMPT, Typing, show
from ludotheque.terminal.session import read_choices, show_in
from ludotheque.terminal.wishes import VisitWishes

GLANCE = 0.2
"""Seconds after which we look whether there is still a reason to wait for a line."""
FIRST_PATIENCE = 3.0
"""Seconds for which a server is asked for the first time; one that was there once is asked for ever."""


def visit(wishes: VisitWishes, language: str) -> int:
    """Play at a table until the match is over or the person goes. Returns the exit code."""
    try:
        asyncio.run(_visit(wishes, language))
    except KeyboardInterrupt:
        show("\n" + ClientVoice(language).say("interrupted"))
        return 130
    return 0


async def _visit(wishes: VisitWishes, language: str) -> None:
    sound = sounding(wishes.telling.sound)
    remote = await _come(wishes, language)
    async with remote:
        remote.give_up = None
        out = (lambda _: None) if wishes.quiet else show_in(language, wishes.telling)
        online = OnlineTable(remote, language, out, brief=wishes.brief, telling=wishes.telling, sound=sound)
        online.welcome()
        if wishes.token and not wishes.bot:
            await online.recall()
        if wishes.bot:
            level = wishes.levels[-1] if wishes.levels else None
            await Robot(remote, pace=wishes.pace, level=level).play(wishes.matches or 1)
            _show_record(online)
            await remote.leave()
        else:
            await _stay(online, wishes)
        remote.line_changed = None  # what follows is our own doing


async def _come(wishes: VisitWishes, language: str) -> RemoteTable:
    """Open the table, join it, come back to it or look at it, whichever was wished."""
    if wishes.matches is not None and wishes.matches < 1:
        raise ClientError("bad-matches", facts={"value": wishes.matches})
    if wishes.seat is not None and wishes.seat < 1:
        raise ClientError("bad-seat", facts={"value": wishes.seat})
    servers = [read_server(server) for server in wishes.servers]
    name = wishes.name or ClientVoice(language).say("robot-name" if wishes.bot else "guest-name")
    if wishes.open is not None:
        if wishes.link is not None:
            raise ClientError("link-and-open")
        if not servers:
            raise ClientError("no-server")
        place = await open_table(
            servers,
            wishes.open,
            name,
            seats=wishes.seats,
            options=read_choices(shelf.game(wishes.open), wishes.choices),
            settings=read_settings(wishes.settings),
            bots=wishes.bots,
            levels=wishes.levels if wishes.bots else (),
            language=language,
            watch=wishes.watch,
        )
        table, token = place.table, place.token
    elif wishes.link is not None:
        link = read_link(wishes.link)
        servers = [link.server, *servers]
        table, token = link.table, wishes.token
        if token is None and not (wishes.watch and wishes.name is None):
            seat: int | str = "watch" if wishes.watch else "any" if wishes.seat is None else wishes.seat - 1
            place = await join(link, name, seat=seat, language=language, servers=servers[1:])
            token = place.token
    else:
        raise ClientError("no-link")
    return RemoteTable(servers, table, token, language=language, give_up=FIRST_PATIENCE)


def read_settings(choices: Sequence[str]) -> Settings:
    """Settings of a table, each as ``name=value``."""
    allowed = ", ".join(Settings.__struct_fields__)
    chosen: dict[str, str] = {}
    for text in choices:
        name, equals, value = (part.strip() for part in text.partition("="))
        chosen[name] = value
        try:
            msgspec.convert({name if equals else "": value}, Settings, strict=False)
        except msgspec.ValidationError:
            raise ClientError("bad-setting", facts={"value": text, "allowed": allowed}) from None
    return msgspec.convert(chosen, Settings, strict=False)


async def _stay(online: OnlineTable, wishes: VisitWishes) -> None:
    """Talk with the table until the person goes, nothing more is typed, or the wished number of matches is over."""
    at_terminal = sys.stdin is not None and sys.stdin.isatty()
    tasks = []
    if wishes.matches or (wishes.watch and not at_terminal):
        tasks.append(asyncio.create_task(_matches_end(online, wishes.matches or 1)))
    if at_terminal or not wishes.watch:
        tasks.append(asyncio.create_task(_converse(online, at_terminal)))
    tasks.append(asyncio.create_task(online.remote.until(lambda: False)))  # ends when the server bars us
    done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in done:
        task.result()


async def _matches_end(online: OnlineTable, count: int) -> None:
    await online.remote.until(lambda: online.remote.matches_over >= count)
    _show_record(online)


def _show_record(online: OnlineTable) -> None:
    online.announce("record-online", link=online.record_link)


async def _converse(online: OnlineTable, at_terminal: bool) -> None:
    """Hear line after line."""
    try:
        async for line in _lines(online, at_terminal):
            if not at_terminal:
                show(PROMPT + line)
            await online.hear(line)
    except Farewell:
        online.announce("gone" if online.remote.seat is not None else "left")
        return
    if online.table.phase == "playing":
        online.announce("input-ended")


async def _lines(online: OnlineTable, at_terminal: bool) -> AsyncIterator[str]:
    """What is typed; a pipe is read only when there is something to say, as nobody sits there to wait for it."""
    typing = Typing()
    while True:
        if not at_terminal:
            await online.remote.until(lambda: online.awaits_line)
            await asyncio.sleep(online.remote.countdown())
        try:
            line = await asyncio.to_thread(typing.next, GLANCE)
        except EOFError:
            return
        if line is not None:
            yield line
