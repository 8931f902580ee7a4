"""Witnesses: clients that write down all they are told, and a replay of the log that must tell the same."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from ludotheque.client import RemoteTable, TurnedDown
from ludotheque.table.log import read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.messages import AnyCommand, AnyMessage, Done, Look, News, Welcome, write_message
from ludotheque.table.room import Room
from support.guest import get
from support.server import Server

TRY_AGAIN = ("not-kept", "store-down")
"""Refusals that speak of the server, not of the action: the same command may be sent again."""

read_message = msgspec.json.Decoder(AnyMessage).decode


class Witness(RemoteTable):
    """A client that remembers everything it has heard, and what became of its commands."""

    def __init__(self, servers: Sequence[str], name: str, token: str | None = None, **settings: Any) -> None:
        super().__init__(servers, name, token, **settings)
        self.acknowledged: dict[str, tuple[int, AnyCommand]] = {}
        """Each command that a server has acknowledged, by its id: the number of the entry, and what was asked."""
        self.refused: dict[str, str] = {}
        """Each command that a server has refused for good: why."""
        self.news: dict[int, News] = {}
        self.welcomes: list[Welcome] = []
        self.complaints: list[str] = []
        """News that came twice, or where others were missing before."""
        self._last = 0
        self.on_acknowledgement: Callable[[], None] = lambda: None
        self.listeners.append(self._write_down)

    async def send(self, command: AnyCommand) -> News | Welcome | Done:
        try:
            answer = await super().send(command)
        except TurnedDown as error:
            if error.code not in TRY_AGAIN:
                self.refused[command.id] = error.code
            raise
        if not isinstance(command, Look):
            assert answer.number <= self.number, "it is acknowledged, and was not heard of"
            self.acknowledged[command.id] = (answer.number, command)
        self.on_acknowledgement()
        return answer

    def _write_down(self, message: AnyMessage) -> None:
        if isinstance(message, News):
            if message.number != self._last + 1:
                self.complaints.append(f"after {self._last} came news {message.number}")
            if message.changes is not None:  # it was told what changed, and knows it all
                seen = msgspec.to_builtins(self.view)
                message = msgspec.structs.replace(message, view=seen, changes=None)
            self.news[message.number] = message
        elif isinstance(message, Welcome):
            self.welcomes.append(message)
        if isinstance(message, News | Welcome):
            self._last = message.number


def welcome_of(server: Server, table: str, token: str | None) -> Welcome:
    """What a server tells a guest, or a spectator without a token, who looks at a table now."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = get(f"{server.address}/api/tables/{table}/welcome", headers=headers)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Welcome)


class Onlooker:
    """A listener at the replay: the last frame that somebody with these rights would have been sent."""

    follow = "views"

    def __init__(self, guest: int | None) -> None:
        self.guest = guest
        self.frame = b""

    def hear(self, message: bytes) -> None:
        self.frame = message


def check_told(name: str, written: Sequence[bytes], witnesses: Iterable[Witness]) -> None:
    """Replay the log of a table: it tells, byte for byte, what every witness was told."""
    entries = [read_entry(entry) for entry in written]
    assert [entry.written() for entry in entries] == list(written)
    room = Room(Table(name), 0.0)
    onlookers = {witness: Onlooker(witness.guest) for witness in witnesses}
    for witness, onlooker in onlookers.items():
        room.listeners[onlooker] = None
        assert not witness.complaints, witness.complaints
        heard = [*witness.news, *(welcome.number for welcome in witness.welcomes)]
        assert max(heard) <= len(entries), "a witness was told what is not in the log"
    for number, entry in enumerate(entries, 1):
        room.tell(entry, room.table.apply(entry))
        for witness, onlooker in onlookers.items():
            _compare_news(witness, number, onlooker.frame)
            for welcome in witness.welcomes:
                if welcome.number == number:
                    assert shown_in(welcome) == shown_in(welcome_in(room, witness.guest)), f"the welcome {number}"
    loaded = Room(Table.load(name, entries), 0.0)
    assert shown_in(welcome_in(loaded, None)) == shown_in(welcome_in(room, None))
    if loaded.table.match and room.table.match:
        assert loaded.table.match.state.tobytes() == room.table.match.state.tobytes()


def check_standing(name: str, written: Sequence[bytes], witness: Witness) -> None:
    """A client knows what the log tells up to where the client has heard of it, byte for byte."""
    assert witness.table is not None
    replayed = welcome_from(name, written[: witness.number], witness.guest)
    for mine, theirs in (
        (witness.table, replayed.table),
        (witness.view, replayed.view),
        (witness.legal, replayed.legal),
        (witness.seat, replayed.seat),
    ):
        assert write_message(mine) == write_message(theirs)


def _compare_news(witness: Witness, number: int, frame: bytes) -> None:
    heard, expected = witness.news.get(number), read_message(frame)
    assert isinstance(expected, News)
    if heard is None:
        return
    if heard.view is None:  # of what a client has missed it is told the events alone
        expected = msgspec.structs.replace(expected, view=None, legal=None, undoable=False)
    assert write_message(msgspec.structs.replace(heard, id=None)) == write_message(expected), f"news {number}"


def shown_in(welcome: Welcome) -> bytes:
    """What a welcome says of the table, not of the moment: byte for byte."""
    return write_message(msgspec.structs.replace(welcome, now=0, here=[], spectators=0, id=None))


def welcome_in(room: Room, guest: int | None) -> Welcome:
    """What a table would tell a guest who comes now."""
    welcome = read_message(room.welcome(Onlooker(guest), 0))
    assert isinstance(welcome, Welcome)
    return welcome


def welcome_from(name: str, written: Sequence[bytes], guest: int | None) -> Welcome:
    """What a guest would be told who comes when this is the log."""
    return welcome_in(Room(Table.load(name, map(read_entry, written)), 0.0), guest)
