"""What can go wrong with a table, as typed errors whose sentences are the table's own words."""

from pathlib import Path

from ludotheque.errors import LudothequeError, Refused

HERE = Path(__file__).parent


class TableError(LudothequeError):
    """Something that stands in the way of a table, or of the server that keeps it."""

    folder = HERE


class NoSuchTable(TableError):
    """There is no table of that name, or no longer."""


class TableRefused(Refused):
    """A command that the table does not allow now; its words come before those of the game and the common ones."""

    folder = HERE


class NotYet(TableRefused):
    """What is asked for is still being prepared; it can be tried again."""


def no_such_table(name: str) -> NoSuchTable:
    """The error that says so."""
    return NoSuchTable("no-such-table", facts={"value": name})
