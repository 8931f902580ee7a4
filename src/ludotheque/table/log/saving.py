"""A table as a snapshot keeps it, and back again: all that its log says until then, so that it need not be read."""

from dataclasses import replace

import msgspec

from ludotheque import shelf
from ludotheque.match import LogLine, Match, SavedMatch
from ludotheque.options import OptionValue, plain
from ludotheque.table import log
from ludotheque.table.log import commands
from ludotheque.table.log.clock import SavedClock, clock_for
from ludotheque.table.log.seats import Guest, Proposal, Seat
from ludotheque.table.log.table import Table
from ludotheque.table.messages import MatchShown
from ludotheque.table.settings import Settings


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a table is; what can be worked out from the rest is left out."""

    number: int
    at: int
    game: str
    options: dict[str, OptionValue]
    rules: int
    settings: Settings
    seats: list[Seat]
    guests: dict[int, Guest]
    arrivals: int
    host: int | None
    phase: str
    paused: bool
    proposal: Proposal | None
    seed: str
    binds_terms: bool
    origin: log.Origin | None
    match: SavedMatch | None
    actions: list[log.Acted]
    clock: SavedClock | None
    begins: int | None
    waits: int | None
    turn: int
    matches: list[MatchShown]
    starts: list[int]
    commands: commands.Saved


_APART = ("game", "options", "rules", "match", "clock", "commands")
"""What a snapshot has in another form than a table."""


def saved(table: Table) -> SavedTable:
    """A table, to be kept."""
    same = {name: getattr(table, name) for name in SavedTable.__struct_fields__ if name not in _APART}
    return SavedTable(
        **same,
        game=table.game.name,
        options=plain(table.terms.options),
        rules=table.terms.rules,
        match=table.match.saved() if table.match else None,
        clock=table.clock.saved() if table.clock else None,
        commands=table.commands.of,
    )


def resumed(name: str, kept: SavedTable) -> Table:
    """The table that was kept; raises `ValueError` if this program cannot go on with it."""
    table = Table(name)
    for field in SavedTable.__struct_fields__:
        if field not in _APART:
            setattr(table, field, getattr(kept, field))
    table.game = shelf.game(kept.game)
    table.terms = replace(table.game.terms(len(kept.seats), kept.options), rules=kept.rules)
    table.tokens = {token: guest.number for guest in kept.guests.values() for token in guest.tokens}
    table.commands = commands.Commands(kept.commands)
    if kept.match:
        table.match = Match(table.game, table.terms, table.dealer())
        table.match.resume(kept.match, _lines(kept.actions))
    if kept.clock:
        table.clock = clock_for(kept.settings, len(kept.seats))
        assert table.clock is not None
        table.clock.resume(kept.clock)
    return table


def _lines(actions: list[log.Acted]) -> list[LogLine]:
    """The log of a match beside the deal."""
    return [
        line
        for acted in actions
        for line in (LogLine(acted.seat, acted.action), *(LogLine(None, text) for text in acted.chance))
    ]
