"""Servers that misbehave in a way of our choosing: the client asks again or says what is wrong; none waits in vain."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from client.shown import welcome
from ludotheque.client import RemoteTable
from ludotheque.client.errors import NotACommand, OtherVersion
from ludotheque.table.messages import (
    AnyCommand,
    AnyMessage,
    Chat,
    Done,
    News,
    Present,
    read_command,
)
from support.tables import in_a_loop

Script = Callable[[ServerConnection], Awaitable[None]]


@asynccontextmanager
async def scripted(
    *scripts: Script, patience: float = 60.0, quiet: float = 60.0
) -> AsyncIterator[tuple[RemoteTable, list[str]]]:
    """A client of a server whose first connection follows the first script, and so on, and all others the last; and
    what was asked for."""
    paths: list[str] = []
    left = list(scripts)

    async def answer(socket: ServerConnection) -> None:
        assert socket.request
        paths.append(socket.request.path.partition("?")[2])
        await (left.pop(0) if len(left) > 1 else left[0])(socket)

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        table = RemoteTable([f"http://127.0.0.1:{port}"], "abc", "token", patience=patience, quiet=quiet)
        async with table:
            yield table, paths


async def tell(socket: ServerConnection, *messages: AnyMessage) -> None:
    for message in messages:
        await socket.send(msgspec.json.encode(message), text=True)


async def command_id(socket: ServerConnection) -> str:
    sent: AnyCommand = read_command(await socket.recv())
    return sent.id


def test_whoever_waits_hears_that_the_server_says_what_nobody_understands() -> None:
    async def of_another_version(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        await command_id(socket)
        await socket.send(b'{"is":"fireworks","number":6}', text=True)
        await socket.wait_closed()

    @in_a_loop
    async def check() -> None:
        async with scripted(of_another_version) as (table, _):
            for waiting in (table.do(Chat, text="hello"), table.until(lambda: False)):
                with pytest.raises(OtherVersion):
                    await asyncio.wait_for(waiting, 20)

    check()


def test_whoever_waits_hears_that_a_listener_failed() -> None:
    async def greet(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        await command_id(socket)
        await tell(socket, Present(here=[1], spectators=3))
        await socket.wait_closed()

    def fail(_: AnyMessage) -> None:
        raise KeyError("no such word")

    @in_a_loop
    async def check() -> None:
        async with scripted(greet) as (table, _):
            table.listeners.append(fail)
            with pytest.raises(KeyError):
                await asyncio.wait_for(table.do(Chat, text="hello"), 20)

    check()


def test_a_command_whose_acknowledgement_is_lost_is_sent_again_with_the_same_id() -> None:
    ids = []

    async def say_nothing(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        ids.append(await command_id(socket))
        await socket.wait_closed()

    async def know_it_already(socket: ServerConnection) -> None:
        await tell(socket, News(number=6, at=0, events=[]), Present(here=[], spectators=0))
        ids.append(await command_id(socket))
        await tell(socket, Done(id=ids[-1], number=6))
        await socket.wait_closed()

    @in_a_loop
    async def ask() -> None:
        async with scripted(say_nothing, know_it_already, patience=1.0) as (table, paths):
            answer = await table.do(Chat, text="hello")
            assert answer == Done(id=ids[0], number=6)
            assert table.number == 6
            assert paths[:2] == ["follow=views&changes=1", "follow=views&changes=1&since=5"]

    ask()
    assert len(ids) >= 2  # a machine that stalls loses more acknowledgements
    assert len(set(ids)) == 1


def test_after_a_gap_the_news_are_asked_for_from_there_on() -> None:
    async def leave_one_out(socket: ServerConnection) -> None:
        await tell(socket, welcome(5), *(News(number=number, at=0, events=[]) for number in (6, 8)))
        await socket.wait_closed()

    async def tell_the_rest(socket: ServerConnection) -> None:
        await tell(socket, *(News(number=number, at=number, events=[]) for number in (7, 8)))
        await socket.wait_closed()

    @in_a_loop
    async def listen() -> None:
        async with scripted(leave_one_out, tell_the_rest) as (table, paths):
            heard: list[AnyMessage] = []
            table.listeners.append(heard.append)
            await table.until(lambda: table.number == 8)
            numbers = [message.number for message in heard if isinstance(message, News)]
            assert numbers in ([6, 7, 8], [7, 8])  # the first may have come before we listened
            assert paths[1:] == ["follow=views&changes=1&since=6"]

    listen()


def test_news_that_come_twice_are_told_once() -> None:
    async def stutter(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        first = await command_id(socket)
        news = News(number=6, at=0, events=[], id=first)
        await tell(socket, news, news, News(number=7, at=0, events=[]))
        await socket.wait_closed()

    @in_a_loop
    async def listen() -> None:
        async with scripted(stutter) as (table, _):
            heard: list[AnyMessage] = []
            table.listeners.append(heard.append)
            await table.do(Chat, text="hello")
            await table.until(lambda: table.number == 7)
            assert [message.number for message in heard if isinstance(message, News)] == [6, 7]

    listen()


def test_when_it_is_quiet_for_long_we_look_whether_something_was_lost() -> None:
    async def forget_to_tell(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        await tell(socket, welcome(9, id=await command_id(socket)))
        await socket.wait_closed()

    @in_a_loop
    async def listen() -> None:
        async with scripted(forget_to_tell, quiet=0.3) as (table, paths):
            await table.until(lambda: table.number == 9)
            assert len(paths) == 1

    listen()


def test_a_message_that_is_too_large_fails_and_is_not_sent_for_ever() -> None:
    async def be_overwhelmed(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        await command_id(socket)
        await socket.close(1009)

    async def go_on(socket: ServerConnection) -> None:
        await tell(socket, Present(here=[], spectators=0))
        await socket.wait_closed()

    @in_a_loop
    async def ask() -> None:
        async with scripted(be_overwhelmed, go_on) as (table, _):
            with pytest.raises(NotACommand) as failed:
                await table.do(Chat, text="hello")
            assert failed.value.code == "too-large"

    ask()
