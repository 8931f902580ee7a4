"""Witnesses: clients that write down all they are told, and a check that the log of their table says the same."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from ludotheque.client import RemoteTable, TurnedDown
from ludotheque.table import log
from ludotheque.table.log import Entry, read_entry
from ludotheque.table.messages import Act, AnyCommand, AnyMessage, Done, News, Welcome, write_message
from ludotheque.table.room import Room
from ludotheque.table.table import Table

read_message = msgspec.json.Decoder(AnyMessage).decode


class Witness(RemoteTable):
    """A client that remembers everything it has heard, and every command that was acknowledged or refused."""

    def __init__(self, servers: Sequence[str], name: str, token: str | None = None, **settings: Any) -> None:
        super().__init__(servers, name, token, **settings)
        self.news: dict[int, News] = {}
        self.welcomes: list[Welcome] = []
        self.acknowledged: dict[str, tuple[int, AnyCommand]] = {}
        """The number that each command was acknowledged with, and the command."""
        self.refused: dict[str, str] = {}
        """The code with which each command was refused."""
        self.on_acknowledgement: Callable[[], None] = lambda: None
        self.listeners.append(self._write_down)

    async def send(self, command: AnyCommand) -> News | Welcome | Done:
        try:
            answer = await super().send(command)
        except TurnedDown as error:
            if error.code not in ("not-kept", "store-down"):
                self.refused[command.id] = error.code
            raise
        self.acknowledged[command.id] = (answer.number, command)
        self.on_acknowledgement()
        return answer

    def _write_down(self, message: AnyMessage) -> None:
        if isinstance(message, News):
            assert message.number not in self.news, "the same news twice"
            self.news[message.number] = message
        elif isinstance(message, Welcome):
            self.welcomes.append(message)


class _Expected:
    """A listener at the replay: the last frame that a client with these rights would have been sent."""

    follow = "views"

    def __init__(self, guest: int | None) -> None:
        self.guest = guest
        self.frame = b""

    def hear(self, message: bytes) -> None:
        self.frame = message


def check_log(name: str, written: Sequence[bytes], witnesses: Iterable[Witness]) -> Table:
    """Replay the log of a table: it tells, byte for byte, what every witness was told; the table at its end.

    Every acknowledged command is there, under the number it was acknowledged with, and none is there twice.
    """
    entries = [read_entry(entry) for entry in written]
    assert [entry.written() for entry in entries] == list(written)
    commands = [entry.command for entry in entries if entry.command]
    assert len(commands) == len(set(commands)), "a command was carried out twice"
    witnesses = list(witnesses)
    for witness in witnesses:
        _check_commands(witness, entries)
        assert max(witness.news, default=0) <= len(entries), "a witness was told what is not in the log"
    room = Room(Table(name), 0.0)
    expected = {witness: _Expected(witness.guest) for witness in witnesses}
    for listener in expected.values():
        room.listeners[listener] = None
    for number, entry in enumerate(entries, 1):
        room.settle(entry, room.table.apply(entry))
        for witness, listener in expected.items():
            _compare_news(witness, number, listener.frame)
            for welcome in witness.welcomes:
                if welcome.number == number:
                    compare_welcome(room, welcome)
    loaded = Table.load(name, entries)
    assert told(Room(loaded, 0.0), None) == told(room, None)
    if loaded.match and room.table.match:
        assert loaded.match.state.tobytes() == room.table.match.state.tobytes()
    return loaded


def _check_commands(witness: Witness, entries: Sequence[Entry]) -> None:
    for command_id, (number, command) in witness.acknowledged.items():
        key = f"{witness.guest}:{command_id}"
        assert number <= len(entries), f"the acknowledged command {key} is lost"
        assert entries[number - 1].command == key, f"entry {number} is not the acknowledged command {key}"
        if isinstance(command, Act):
            acted = entries[number - 1].what[0]
            assert isinstance(acted, log.Acted)
            assert acted.action == command.action
    carried_out = {entry.command for entry in entries}
    for command_id in witness.refused:
        assert f"{witness.guest}:{command_id}" not in carried_out, "a refused command was carried out"


def _compare_news(witness: Witness, number: int, frame: bytes) -> None:
    heard, expected = witness.news.get(number), read_message(frame)
    assert isinstance(expected, News)
    if heard is None:
        return
    if heard.view is None:  # of what a client has missed it is told the events alone
        expected = msgspec.structs.replace(expected, view=None, legal=heard.legal and expected.legal)
    assert write_message(msgspec.structs.replace(heard, id=None)) == write_message(expected), f"news {number}"


def compare_welcome(room: Room, welcome: Welcome) -> None:
    """A welcome tells of the table what its replay tells."""
    assert told(room, welcome.guest) == shown_in(welcome)


def shown_in(welcome: Welcome) -> bytes:
    """What a welcome says of the table, not of the moment: byte for byte."""
    return write_message(msgspec.structs.replace(welcome, now=0, here=[], spectators=0, id=None))


def told(room: Room, guest: int | None) -> bytes:
    """What a table would tell a guest who comes now."""
    welcome = read_message(room.welcome(_Expected(guest), 0))
    assert isinstance(welcome, Welcome)
    return shown_in(welcome)
