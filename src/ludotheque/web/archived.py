"""What is told of a match that was played at a table, written and squeezed, as a worker makes it of the log."""

from collections.abc import Sequence

import msgspec

from ludotheque.table.keeping import archive
from ludotheque.table.messages import write_message
from ludotheque.table.playing.coaching import analysis
from ludotheque.web.browser.squeezing import File, file_of

EFFORT = 5
"""How hard answers are compressed: harder takes twice as long and saves a few hundredths."""


def written_file(message: bytes) -> File:
    """A message that is written already, and the same compressed."""
    return file_of(message, "message.json", EFFORT)


def replay(name: str, entries: Sequence[bytes], number: int) -> File:
    """A finished match, step by step."""
    return written_file(write_message(archive.replay(name, entries, number)))


def steps(name: str, entries: Sequence[bytes], number: int, at: Sequence[int]) -> File:
    """Some steps of a finished match."""
    return written_file(msgspec.json.encode(archive.steps(name, entries, number, at)))


def record(name: str, entries: Sequence[bytes], number: int) -> File:
    """The record of a finished match."""
    return file_of(archive.record(name, entries, number).encode(), "record.txt", EFFORT)


def fairness(name: str, entries: Sequence[bytes], number: int) -> File:
    """What shows that a match was fair."""
    return written_file(msgspec.json.encode(archive.fairness(name, entries, number)))


def analyses(name: str, entries: Sequence[bytes], number: int) -> dict[str, File]:
    """The analysis of a finished match, by language."""
    return {language: written_file(told) for language, told in analysis(name, entries, number).items()}
