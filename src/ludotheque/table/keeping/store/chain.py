"""The chain: each entry of a log is kept with a checksum of itself and of all before it.

So an entry that was changed, lost, moved to another place or taken from another table is found when it is read, and
the last checksum, which is kept apart, tells whether the end of a log is missing.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.table.keeping.store import Damaged

LENGTH = 16
"""Bytes of a checksum: half of a SHA-256."""


class Link(NamedTuple):
    """The checksum of a log up to an entry."""

    number: int
    checksum: bytes


class Head(NamedTuple):
    """The end of a log, and what of its beginning was deleted."""

    end: Link
    gone: Link


class Kept(NamedTuple):
    """An entry as it lies in the store."""

    number: int
    entry: bytes
    checksum: bytes | None
    """None where it was lost, or could not be told when an older database got its checksums."""


def root(table: str) -> Link:
    """What the first entry of a table is bound to."""
    return Link(0, hashlib.sha256(table.encode()).digest()[:LENGTH])


def checksum(before: bytes, entry: bytes) -> bytes:
    """The checksum of a log that goes on with an entry."""
    return hashlib.sha256(before + entry).digest()[:LENGTH]


def proof_of_state(table: str, number: int, state: bytes) -> bytes:
    """The checksum of a snapshot, which is good for one table at one time."""
    return checksum(f"{table} {number} ".encode(), state)


def profile_unless_damaged(
    key: str, version: int, changed: int, document: bytes | None, proof: bytes | None
) -> tuple[int, bytes | None]:
    """The version and the document of a profile, if its checksum is right."""
    if proof != checksum(f"{key} {version} {changed}".encode(), document or b""):
        raise Damaged(key, version, "changed")
    return version, document


def verified(table: str, after: int, kept: Sequence[Kept], head: Head | None) -> list[bytes]:
    """The entries after a number, given what lies in the store from that number on; raises `Damaged` unless they are
    all that was written, as it was written."""
    if head is None:
        if kept:
            raise Damaged(table, kept[-1].number, "changed")
        return []
    if after > head.end.number and not kept:
        return []
    before = head.gone
    if after > before.number:
        if not kept or kept[0].number != after:
            raise Damaged(table, after, "missing")
        before, kept = Link(after, kept[0].checksum or b""), kept[1:]
    number, expected = before
    entries: list[bytes] = []
    for seq, entry, found in kept:
        number += 1
        if seq != number:
            raise Damaged(table, number, "missing")
        expected = checksum(expected, entry)
        if found != expected:
            raise Damaged(table, number, "changed")
        entries.append(entry)
    if number < head.end.number:
        raise Damaged(table, number + 1, "end-missing")
    if (number, expected) != head.end:
        raise Damaged(table, number, "changed")
    return entries


def fits(table: str, found: Sequence[object] | None, kept: Sequence[Kept]) -> bool:
    """Whether a snapshot (number, checksum of the log, its own checksum, state) is whole and of this log."""
    if found is None or not kept:
        return False
    number, link, proof, state = found
    return (number, link) == (kept[0].number, kept[0].checksum) and (
        isinstance(number, int) and isinstance(state, bytes) and proof == proof_of_state(table, number, state)
    )
