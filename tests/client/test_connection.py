"""The connection may break at any moment: no command is lost or doubled, and no news are missed."""

import asyncio
import pickle
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from ludotheque.client import Barred, Place, RemoteTable, TurnedDown, Unreachable, join, open_table
from ludotheque.client.errors import NotACommand, OtherVersion
from ludotheque.table.messages import (
    Act,
    AnyCommand,
    AnyMessage,
    Chat,
    Done,
    EventShown,
    News,
    Present,
    Ready,
    Rename,
    Start,
    read_command,
)
from support.playing_online import NO_WAIT, Played, play_match, stubbornly
from support.server import INTERPRETED, Server, running_server
from support.shown import welcome

NOBODY = "http://127.0.0.1:9"
"""A server that is not there."""


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 100))


async def new_table(server: Server, name: str = "Ann", bots: int = 1) -> Place:
    return await open_table([server.address], "lucky-numbers", name, seats=2, bots=bots, settings=NO_WAIT)


async def level(*tables: RemoteTable) -> None:
    """Wait until all have heard as much as the others."""
    while len({table.number for table in tables}) > 1:
        behind, *_, ahead = sorted(tables, key=lambda table: table.number)
        await behind.until(lambda goal=ahead.number, behind=behind: behind.number >= goal)  # type: ignore[misc]


@asynccontextmanager
async def losing_answers(server: Server) -> AsyncIterator[str]:
    """The address of a line over which a request comes to the server, and no answer back."""

    async def whole(reader: asyncio.StreamReader) -> bytes:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        assert length
        return head + await reader.readexactly(int(length[1]))

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        answers, there = await asyncio.open_connection(host, int(port))
        there.write(await whole(reader))
        await whole(answers)  # it is done
        for line in (there, writer):
            line.close()
            await line.wait_closed()

    async with await asyncio.start_server(pass_on, "127.0.0.1", 0) as line:
        yield f"http://127.0.0.1:{line.sockets[0].getsockname()[1]}"


def note(table: RemoteTable) -> list[EventShown]:
    """A list that gets every event that the table tells from now on."""
    heard: list[EventShown] = []

    def listen(message: AnyMessage) -> None:
        heard.extend(message.events if isinstance(message, News) else [])

    table.listeners.append(listen)
    return heard


# With the real server


def test_a_match_whose_connections_break_again_and_again(server: Server) -> None:
    chance = Random(5)

    def cut_some(played: Played) -> None:
        if chance.random() < 0.1:
            chance.choice(played.tables).cut()

    played = asyncio.run(play_match([server.address], "lucky-numbers", 3, seed=5, after_each=cut_some))
    assert sum(table.connections for table in played.tables) > 6
    numbers = [number for number, _, _ in played.acknowledged]
    assert len(set(numbers)) == len(numbers)
    assert {table.number for table in played.tables} == {max(numbers)}


def test_every_line_of_chat_is_heard_once_though_everybody_loses_the_connection(server: Server) -> None:
    async def talk() -> None:
        place = await new_table(server, bots=0)
        other = await join(f"{server.address}/t/{place.table}", "Bob")
        async with (
            RemoteTable([server.address], place.table, place.token) as ann,
            RemoteTable([server.address], place.table, other.token) as bob,
        ):
            heard = note(bob)
            chance = Random(7)
            sent = []
            for number in range(60):
                sent.append(asyncio.create_task(ann.do(Chat, text=str(number))))
                for table in (ann, bob):
                    if chance.random() < 0.15:
                        table.cut()
                await asyncio.sleep(chance.uniform(0, 0.01))
            await asyncio.gather(*sent)
            await bob.until(lambda: bob.number == ann.number)
            said = [event.facts["text"] for event in heard if event.kind == "table-chat"]
            assert sorted(said, key=int) == [str(number) for number in range(60)]
            assert ann.connections > 3

    run(talk())


def test_a_server_that_is_killed_and_comes_back(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        place = await new_table(server)
        async with RemoteTable([server.address], place.table, place.token) as ann:
            line: list[bool] = []
            ann.line_changed = line.append
            await ann.do(Ready)
            server.kill()
            waiting = asyncio.create_task(ann.do(Chat, text="still here"))
            await asyncio.to_thread(server.start)
            answer = await waiting
            assert isinstance(answer, News | Done)
            await stubbornly(ann, Start)
            await ann.until(lambda: ann.may_act)
            assert line == [False, True]

    with running_server(tmp_path, env=INTERPRETED) as server:
        run(play(server))
        server.stop()


def test_where_one_server_is_down_another_one_is_asked(server: Server) -> None:
    async def play() -> None:
        both = [NOBODY, server.address]
        place = await open_table(both, "lucky-numbers", "Ann", bots=1)
        assert place.token
        async with RemoteTable(both, place.table, place.token) as ann:
            await ann.do(Ready)
            assert ann.table is not None
            assert ann.table.seats[0].ready

    run(play())


def test_two_tabs_on_one_seat_both_work(server: Server) -> None:
    async def play() -> None:
        place = await new_table(server)
        async with (
            RemoteTable([server.address], place.table, place.token) as left,
            RemoteTable([server.address], place.table, place.token) as right,
        ):
            await left.do(Ready)
            await level(left, right)
            await right.do(Start)
            chance = Random(3)
            for _ in range(40):
                await level(left, right)
                await right.until(lambda: right.may_act or right.phase == "over")
                await level(left, right)
                if left.phase == "over":
                    break
                acting = chance.choice([left, right])
                await acting.do(Act, action=chance.choice(acting.legal))
            await level(left, right)
            await right.until(lambda: right.may_act or right.phase == "over")
            await level(left, right)
            assert left.view == right.view

    run(play())


def test_a_refusal_has_a_code_a_reason_and_the_command(server: Server) -> None:
    async def ask() -> None:
        place = await open_table([server.address], "lucky-numbers", "Anne", bots=1, language="fr")
        async with RemoteTable([server.address], place.table, place.token, language="fr") as anne:
            with pytest.raises(TurnedDown) as refused:
                await anne.do(Act, action="draw")
            error = refused.value
            assert error.code == "not-while-gathering"
            assert error.say() == "La partie n’a pas encore commencé."
            assert isinstance(error.command, Act)
            again = pickle.loads(pickle.dumps(error))
            assert (again.say(), again.command) == (error.say(), error.command)
            with pytest.raises(NotACommand):
                await anne.do(Rename, name="x" * 41)
            await anne.do(Rename, name="Zoé")

    run(ask())


def test_a_wrong_token_and_a_table_that_is_not_there_bar_the_way(server: Server) -> None:
    async def come() -> None:
        place = await new_table(server)
        for name, token, code in ((place.table, "wrong", "wrong-token"), ("nosuchtable2", None, "no-such-table")):
            with pytest.raises(Barred) as barred:
                async with RemoteTable([server.address], name, token):
                    pass
            assert barred.value.code == code
        with pytest.raises(TurnedDown) as refused:
            await join(f"{server.address}/t/{place.table}", "Bob")
        assert refused.value.code == "no-free-seat"

    run(come())


def test_who_leaves_is_gone_and_the_other_tab_hears_it(server: Server) -> None:
    async def leave() -> None:
        place = await new_table(server, bots=0)
        async with (
            RemoteTable([server.address], place.table, place.token) as left,
            RemoteTable([server.address], place.table, place.token) as right,
        ):
            await left.leave()
            with pytest.raises(Barred):
                await right.until(lambda: False)

    run(leave())


def test_no_server_at_all_is_said_and_not_waited_for() -> None:
    async def come() -> None:
        with pytest.raises(Unreachable) as failed:
            await open_table([NOBODY], "lucky-numbers", "Ann")
        assert NOBODY in failed.value.say("en")
        with pytest.raises(Unreachable):
            async with RemoteTable([NOBODY], "abc", "token", give_up=0):
                pass

    run(come())


# With a server that misbehaves in a way of our choosing

Script = Callable[[ServerConnection], Awaitable[None]]


@asynccontextmanager
async def scripted(*scripts: Script) -> AsyncIterator[tuple[RemoteTable, list[str]]]:
    """A client of a server whose first connection follows the first script, and so on; and what was asked for."""
    paths: list[str] = []
    left = list(scripts)

    async def answer(socket: ServerConnection) -> None:
        assert socket.request
        paths.append(socket.request.path.partition("?")[2])
        await left.pop(0)(socket)

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        table = RemoteTable([f"http://127.0.0.1:{port}"], "abc", "token", patience=0.3, quiet=0.3)
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

    async def check() -> None:
        async with scripted(of_another_version) as (table, _):
            for waiting in (table.do(Chat, text="hello"), table.until(lambda: False)):
                with pytest.raises(OtherVersion):
                    await asyncio.wait_for(waiting, 20)

    run(check())


def test_whoever_waits_hears_that_a_listener_failed() -> None:
    async def greet(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        await command_id(socket)
        await tell(socket, Present(here=[1], spectators=3))
        await socket.wait_closed()

    def fail(_: AnyMessage) -> None:
        raise KeyError("no such word")

    async def check() -> None:
        async with scripted(greet) as (table, _):
            table.listeners.append(fail)
            with pytest.raises(KeyError):
                await asyncio.wait_for(table.do(Chat, text="hello"), 20)

    run(check())


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

    async def ask() -> None:
        async with scripted(say_nothing, know_it_already) as (table, paths):
            answer = await table.do(Chat, text="hello")
            assert answer == Done(id=ids[0], number=6)
            assert table.number == 6
            assert paths == ["follow=views", "follow=views&since=5"]

    run(ask())
    assert len(ids) == 2
    assert len(set(ids)) == 1


def test_after_a_gap_the_news_are_asked_for_from_there_on() -> None:
    async def leave_one_out(socket: ServerConnection) -> None:
        await tell(socket, welcome(5), *(News(number=number, at=0, events=[]) for number in (6, 8)))
        await socket.wait_closed()

    async def tell_the_rest(socket: ServerConnection) -> None:
        await tell(socket, *(News(number=number, at=number, events=[]) for number in (7, 8)))
        await socket.wait_closed()

    async def listen() -> None:
        async with scripted(leave_one_out, tell_the_rest) as (table, paths):
            heard: list[AnyMessage] = []
            table.listeners.append(heard.append)
            await table.until(lambda: table.number == 8)
            numbers = [message.number for message in heard if isinstance(message, News)]
            assert numbers in ([6, 7, 8], [7, 8])  # the first may have come before we listened
            assert paths[1:] == ["follow=views&since=6"]

    run(listen())


def test_news_that_come_twice_are_told_once() -> None:
    async def stutter(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        first = await command_id(socket)
        news = News(number=6, at=0, events=[], id=first)
        await tell(socket, news, news, News(number=7, at=0, events=[]))
        await socket.wait_closed()

    async def listen() -> None:
        async with scripted(stutter) as (table, _):
            heard: list[AnyMessage] = []
            table.listeners.append(heard.append)
            await table.do(Chat, text="hello")
            await table.until(lambda: table.number == 7)
            assert [message.number for message in heard if isinstance(message, News)] == [6, 7]

    run(listen())


def test_when_it_is_quiet_for_long_we_look_whether_something_was_lost() -> None:
    async def forget_to_tell(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        await tell(socket, welcome(9, id=await command_id(socket)))
        await socket.wait_closed()

    async def listen() -> None:
        async with scripted(forget_to_tell) as (table, paths):
            await table.until(lambda: table.number == 9)
            assert len(paths) == 1

    run(listen())


def test_a_message_that_is_too_large_fails_and_is_not_sent_for_ever() -> None:
    async def be_overwhelmed(socket: ServerConnection) -> None:
        await tell(socket, welcome(5))
        await command_id(socket)
        await socket.close(1009)

    async def go_on(socket: ServerConnection) -> None:
        await tell(socket, Present(here=[], spectators=0))
        await socket.wait_closed()

    async def ask() -> None:
        async with scripted(be_overwhelmed, go_on) as (table, _):
            with pytest.raises(NotACommand) as failed:
                await table.do(Chat, text="hello")
            assert failed.value.code == "too-large"

    run(ask())


def test_whoever_did_not_hear_the_answer_comes_once(server: Server) -> None:
    async def test() -> None:
        async with losing_answers(server) as line:
            opened = await open_table([line, server.address], "lucky-numbers", "Ann", seats=3, settings=NO_WAIT)
            assert (opened.guest, opened.seat) == (1, 0)
            assert str(opened.token).isalnum(), "it must be fit to be typed after --token"
            joined = await join(f"{line}/t/{opened.table}", "Bo", servers=[server.address])
            assert (joined.guest, joined.seat) == (2, 1)
            async with RemoteTable([server.address], opened.table, joined.token) as table:
                assert table.table is not None
                assert [guest.name for guest in table.table.guests] == ["Ann", "Bo"]

    run(test())
