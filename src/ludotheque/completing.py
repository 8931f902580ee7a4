"""A file of words, completed: what a language has no words for is said in English, so that nothing fails for it."""

import re
from functools import cache
from pathlib import Path

from ludotheque.languages import FIRST

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)


@cache
def words_in(folder: Path, language: str, part: str = "") -> str:
    """The Fluent text of a folder (``de.ftl``, ``page.de.ftl``), with what only its English twin says."""
    own, english = (_read(folder / f"{part}{code}.ftl") for code in (language, FIRST))
    return complete(own, english)


def complete(own: str, english: str) -> str:
    """A Fluent text with the messages, terms and attributes that only the English one has."""
    said, completed = _entries(own), own != ""
    for name, parts in _entries(english).items():
        mine = said.setdefault(name, {})
        lacking = parts.keys() - mine.keys()
        completed = completed and not lacking
        mine.update((part, parts[part]) for part in parts if part in lacking)
    return own if completed else "\n".join(text for parts in said.values() for text in parts.values())


def entries_of(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent text by their names, each as it is written."""
    return _parts(ENTRY, text)


def _entries(text: str) -> dict[str, dict[str, str]]:
    """What stands in a Fluent text by the names of the entries, and of their attributes; the value's own is empty."""
    found = {}
    text = COMMENT.sub("", text)
    for name, entry in _parts(ENTRY, text).items():
        attributes = _parts(ATTRIBUTE, entry)
        found[name] = {"": entry[: len(entry) - sum(map(len, attributes.values()))].rstrip()}
        found[name] |= {attribute: part.rstrip() for attribute, part in attributes.items()}
    return found


def _parts(begin: re.Pattern[str], text: str) -> dict[str, str]:
    """The parts of a text by name, each from its beginning to the next."""
    places = list(begin.finditer(text))
    ends = [*(place.start() for place in places), len(text)][1:]
    return {place[1]: text[place.start() : end] for place, end in zip(places, ends, strict=True)}


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""
