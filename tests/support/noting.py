"""Clients that note what they were told of their commands, to be compared with what is in the store."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.client import RemoteTable, TurnedDown
from ludotheque.table.log import Acted, Entry, read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.messages import Act, AnyCommand, Done, Look, News, Welcome
from support.kept import kept
from support.playing_online import TRY_AGAIN


class NotingTable(RemoteTable):
    """A client that notes what has become of its commands."""

    def __init__(self, servers: Sequence[str], name: str, token: str | None = None, **more: Any) -> None:
        super().__init__(servers, name, token, **more)
        self.acknowledged: dict[str, tuple[int, AnyCommand]] = {}
        """Each command that a server has acknowledged, by its id: the number of the entry, and what was asked."""
        self.refused: dict[str, str] = {}
        """Each command that a server has refused for good: why."""

    async def send(self, command: AnyCommand) -> News | Welcome | Done:
        try:
            answer = await super().send(command)
        except TurnedDown as error:
            if error.code not in TRY_AGAIN:
                self.refused[command.id] = error.code
            raise
        if not isinstance(command, Look):
            self.acknowledged[command.id] = (answer.number, command)
        return answer


@dataclass(frozen=True)
class Logs:
    """The logs of all tables, in PostgreSQL (by its address) or in a folder."""

    folder: Path
    database: str | None = None

    def entries(self, table: str) -> list[Entry]:
        """What is kept of a table; fails if there is a gap. (Not from within an event loop.)"""
        return [read_entry(entry) for entry in asyncio.run(kept(self.folder, self.database, table))]

    def check(self, table: str, clients: Iterable[NotingTable] = ()) -> Table:
        """The table that a log tells of, which must hold what its clients were told, once, and nothing they were not.

        No command twice; all that was acknowledged, under its number and as it was asked for; nothing that was refused;
        and matches that can be played again from it.
        """
        entries = self.entries(table)
        commands = [entry.command for entry in entries if entry.command]
        assert len(commands) == len(set(commands)), "a command was carried out twice"
        numbers = {entry.command: number for number, entry in enumerate(entries, 1) if entry.command}
        for client in clients:
            for name, (number, command) in client.acknowledged.items():
                key = f"{client.guest}:{name}"
                assert numbers.get(key) == number, f"{command} was acknowledged as number {number}"
                if isinstance(command, Act):
                    first = entries[number - 1].what[0]
                    assert isinstance(first, Acted)
                    assert first.action == command.action
            for name, why in client.refused.items():
                assert f"{client.guest}:{name}" not in numbers, f"refused ({why}), and yet carried out"
        return Table.load(table, entries)
