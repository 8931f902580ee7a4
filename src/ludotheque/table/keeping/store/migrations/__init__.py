"""How the databases came to be as they are: numbered SQL files, each run once and in order, never changed again.

A migration is finished or not begun: it runs in one transaction together with the new version number.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ludotheque.table.keeping.store.errors import StoreTooNew

HERE = Path(__file__).parent
TABLES = ("entries", "pulse", "reminders", "codes", "profiles", "heads", "snapshots")
PROOF = "SELECT " + ", ".join(f"(SELECT 1 FROM {name} LIMIT 1)" for name in TABLES)
"""Fails where a database is not what its version says: somebody else's, or broken."""


@dataclass(frozen=True)
class Migration:
    """The step that brings a database to ``version``."""

    version: int
    sql: str


@cache
def migrations(kind: str) -> tuple[Migration, ...]:
    """All the steps for a kind of database, from the first."""
    files = sorted((HERE / kind).glob("*.sql"))
    return tuple(Migration(int(file.name[:4]), file.read_text("utf-8")) for file in files)


def missing(kind: str, version: int) -> tuple[Migration, ...]:
    """The steps that a database of this version has yet to make; refuses one that is ahead of them."""
    steps = migrations(kind)
    if version > steps[-1].version:
        raise StoreTooNew("store-too-new", facts={"version": str(version), "latest": str(steps[-1].version)})
    return steps[version:]
