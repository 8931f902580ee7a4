"""The commands that a table remembers, so that one that comes again is not carried out twice."""

from collections.abc import Container

EACH = 100
"""How many commands of each guest, and of each bot, are remembered: the last ones."""
WHO = 200
"""How many guests and bots are remembered beside the guests who are still at the table."""

Saved = dict[str, dict[str, int]]
"""The ids of the commands of each guest or bot, from the oldest, with the numbers of their entries."""


class Commands:
    """Which commands were carried out lately, and as which entries. A key says whose command it was, and its id."""

    def __init__(self, saved: Saved | None = None) -> None:
        self.of: Saved = saved or {}

    def __contains__(self, key: str) -> bool:
        return self.get(key) is not None

    def get(self, key: str) -> int | None:
        """The number of the entry of a command; None if it was not carried out, or too long ago."""
        who, _, command = key.partition(":")
        return self.of.get(who, {}).get(command)

    def note(self, key: str, number: int, guests: Container[int]) -> None:
        """Remember a command, and forget the oldest of the same guest, or of one who has gone."""
        who, _, command = key.partition(":")
        known = self.of.get(who)
        if known is None:
            if len(self.of) >= WHO:
                self._forget(guests)
            known = self.of[who] = {}
        known[command] = number
        if len(known) > EACH:
            del known[next(iter(known))]

    def _forget(self, guests: Container[int]) -> None:
        gone = next((who for who in self.of if who.isdigit() and int(who) not in guests), None)
        if gone is not None:
            del self.of[gone]
