"""Clients that write down, frame by frame, what they asked and were told over which line."""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from history.checker import Acknowledged, Asked, Happened, Told, Truth
from ludotheque.client.remote import Carried
from ludotheque.table.log import Ended, Opened, Rematched, read_entry
from ludotheque.table.log.table import Table
from ludotheque.table.messages import AnyCommand, Changes, Look
from ludotheque.table.room import Room
from ludotheque.table.telling.changes import changed
from support.witness import Onlooker, Witness

OWN = ("view", "legal", "undoable")
PASSING = ("is", "id", "now", "here", "spectators")
"""What a message says of the moment, not of the table."""
LOOKS = 0.5
"""How often somebody looks again after an acknowledgement."""

Histories = defaultdict[str, list[Happened]]


class RecordedTable(Witness):
    """A client whose history goes into the history of its table, together with those of all others there."""

    def __init__(self, servers: Sequence[str], name: str, token: str | None, *, histories: Histories, **manner: Any):
        super().__init__(servers, name, token, **manner)
        self._history = histories[name]
        self._who = token or "a spectator"
        self._looks = Random(token)
        self._shown: dict[str, Any] = {}
        """The view, as plain data."""

    @property
    def line(self) -> str:
        """The connection that there is now, or that begins with this frame."""
        return f"{self._who} {self.connections + (not self.connected)}"

    async def send(self, command: AnyCommand) -> Carried:
        if isinstance(command, Look):
            return await super().send(command)
        self._history.append(Asked(f"{self.guest}:{command.id}"))
        answer = await super().send(command)
        if self._looks.random() < LOOKS:
            await self.do(Look)
        return answer

    def _hear(self, frame: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(frame)
        kind, command = message["is"], message.get("id")
        if "changes" in message:
            message["view"] = changed(self._shown, msgspec.convert(message.pop("changes"), Changes, strict=False))
        self._shown = message.get("view", self._shown)
        if kind in ("news", "welcome"):
            self._history.append(told(self.line, self.guest, message))
        if kind in ("news", "done") and command is not None:
            self._history.append(Acknowledged(self.line, f"{self.guest}:{command}", message["number"]))
        super()._hear(frame)


def told(line: str, guest: int | None, message: dict[str, Any]) -> Told:
    """What a frame tells, apart from the moment when it was sent."""
    whole = message["is"] == "welcome"
    own = {key: message[key] for key in OWN if key in message}
    public = {key: value for key, value in message.items() if key not in (*OWN, *PASSING)}
    return Told(line, message["guest"] if whole else guest, message["number"], _text(public), _text(own), whole)


def truth(name: str, written: Sequence[bytes], history: Sequence[Happened]) -> Truth:
    """What the log of a table says of all that its history names."""
    entries = [read_entry(entry) for entry in written]
    asked = {(each.number, each.guest, each.whole) for each in history if isinstance(each, Told)}
    room = Room(Table(name), 0.0)
    ears = {guest: Onlooker(guest) for _, guest, _ in asked}
    room.listeners.update(dict.fromkeys(ears.values()))
    may_be_told: dict[tuple[int, int | None, bool], tuple[str, str]] = {}
    for number, entry in enumerate(entries, 1):
        room.tell(entry, room.table.apply(entry))
        for guest, ear in ears.items():
            for whole in {False, True}:
                if (number, guest, whole) in asked:
                    frame = room.welcome(ear, 0) if whole else ear.frame
                    right = told("", guest, msgspec.json.decode(frame))
                    may_be_told[number, guest, whole] = right.public, right.own
    commands = [entry.command for entry in entries]
    return Truth(commands, may_be_told, _seeds(entries))


def _seeds(entries: Sequence[Any]) -> dict[str, int]:
    """The seed of every match, and the number of the entry with which it may be known."""
    seeds: dict[str, int] = {}
    seed = ""
    for number, entry in enumerate(entries, 1):
        for happening in entry.what:
            if isinstance(happening, Opened | Rematched):
                seed = happening.seed
                seeds[seed] = len(entries) + 1
            elif isinstance(happening, Ended):
                seeds[seed] = number
    return seeds


def _text(part: dict[str, Any]) -> str:
    return msgspec.json.encode(part, order="sorted").decode() if part else ""
