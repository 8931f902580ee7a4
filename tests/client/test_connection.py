"""The connection may break at any moment: no command is lost or doubled, and no news are missed."""

import asyncio
import pickle
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from ludotheque.client import Barred, Place, RemoteTable, TurnedDown, Unreachable, join, open_table
from ludotheque.client.errors import NotACommand
from ludotheque.contract import Event
from ludotheque.table.messages import (
    Act,
    AnyMessage,
    Chat,
    Done,
    News,
    Ready,
    Rename,
    Start,
)
from support.playing_online import BusyTable, play_match, stubbornly
from support.server import INTERPRETED, Server, running_server
from support.tables import NO_WAIT, in_a_loop

NOBODY = "http://127.0.0.1:9"
"""A server that is not there."""


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


def note(table: RemoteTable) -> list[Event]:
    """A list that gets every event that the table tells from now on."""
    heard: list[Event] = []

    def listen(message: AnyMessage) -> None:
        heard.extend(message.events if isinstance(message, News) else [])

    table.listeners.append(listen)
    return heard


def test_a_match_whose_connections_break_again_and_again(server: Server) -> None:
    chance = Random(5)

    def cut_some(played: BusyTable) -> None:
        if chance.random() < 0.1:
            chance.choice(played.people).cut()

    played = asyncio.run(play_match([server.address], "lucky-numbers", 3, seed=5, after_each=cut_some))
    assert sum(table.connections for table in played.people) > 6
    numbers = [number for number, _, _ in played.acted]
    assert len(set(numbers)) == len(numbers)
    assert {table.number for table in played.people} == {max(numbers)}


def test_every_line_of_chat_is_heard_once_though_everybody_loses_the_connection(server: Server) -> None:
    @in_a_loop
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
                talker = (ann, bob)[number % 2]  # who may each say thirty things in a minute
                sent.append(asyncio.create_task(talker.do(Chat, text=str(number))))
                for table in (ann, bob):
                    if chance.random() < 0.15:
                        while not table.connected:  # a slow machine takes longer to come back than to lose its line
                            await asyncio.sleep(0.005)
                        table.cut()
                await asyncio.sleep(chance.uniform(0, 0.01))
            last = max(answer.number for answer in await asyncio.gather(*sent))
            await bob.until(lambda: bob.number >= last)
            said = [event.facts["text"] for event in heard if event.kind == "table-chat"]
            assert sorted(said, key=int) == [str(number) for number in range(60)]
            assert ann.connections > 3

    talk()


def test_a_server_that_is_killed_and_comes_back(tmp_path: Path) -> None:
    @in_a_loop
    async def play(server: Server) -> None:
        place = await new_table(server)
        async with RemoteTable([server.address], place.table, place.token, patience=60) as ann:
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
        play(server)
        server.stop()


def test_where_one_server_is_down_another_one_is_asked(server: Server) -> None:
    @in_a_loop
    async def play() -> None:
        both = [NOBODY, server.address]
        place = await open_table(both, "lucky-numbers", "Ann", bots=1)
        assert place.token
        async with RemoteTable(both, place.table, place.token) as ann:
            await ann.do(Ready)
            assert ann.table is not None
            assert ann.table.seats[0].ready

    play()


def test_two_tabs_on_one_seat_both_work(server: Server) -> None:
    @in_a_loop
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

    play()


def test_a_refusal_has_a_code_a_reason_and_the_command(server: Server) -> None:
    @in_a_loop
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

    ask()


def test_a_wrong_token_and_a_table_that_is_not_there_bar_the_way(server: Server) -> None:
    @in_a_loop
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

    come()


def test_who_leaves_is_gone_and_the_other_tab_hears_it(server: Server) -> None:
    @in_a_loop
    async def leave() -> None:
        place = await new_table(server, bots=0)
        async with (
            RemoteTable([server.address], place.table, place.token) as left,
            RemoteTable([server.address], place.table, place.token) as right,
        ):
            await left.leave()
            with pytest.raises(Barred):
                await right.until(lambda: False)

    leave()


def test_no_server_at_all_is_said_and_not_waited_for() -> None:
    @in_a_loop
    async def come() -> None:
        with pytest.raises(Unreachable) as failed:
            await open_table([NOBODY], "lucky-numbers", "Ann")
        assert NOBODY in failed.value.say("en")
        with pytest.raises(Unreachable):
            async with RemoteTable([NOBODY], "abc", "token", give_up=0):
                pass

    come()


def test_whoever_did_not_hear_the_answer_comes_once(server: Server) -> None:
    @in_a_loop
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

    test()
