"""French as the French set it: spaces that never break before : ; ! ? » % and after « and n°, and ’ for apostrophes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent
ROOT = Path(__file__).parents[2]
PLACES = (PACKAGE, ROOT / "frontend" / "words", ROOT / "examples")
WORDS = sorted(file for place in PLACES for file in place.rglob("*fr.ftl"))
RULES = sorted(file for place in PLACES for file in place.rglob("rules.fr.md"))
BREAKS = re.compile(r" [:;!?»]| %(?!\w)|« |n° |\u202f|'")
"""What must not stand in a French text. One kind of unbreakable space is used, which every font and terminal has."""

TYPED = re.compile(r"typed-|questions$|orders$|solo-typed$")
"""The messages that list what people type, where ? is a word."""


class Texts(Visitor):
    """Collects the words of a message, without its placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, element: ast.TextElement) -> None:  # noqa: N802 (Fluent calls it so)
        self.found.append(element.value)


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Each message of a Fluent file, with each text in it."""
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term) and not TYPED.match(entry.id.name):
            texts = Texts()
            texts.visit(entry)
            yield from ((entry.id.name, text) for text in texts.found)


@pytest.mark.parametrize("file", WORDS, ids=lambda file: file.parent.name)
def test_the_spaces_of_french_messages_do_not_break(file: Path) -> None:
    said = list(messages(file))
    assert said
    assert not [(name, text) for name, text in said if BREAKS.search(text)]


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.parent.name)
def test_the_spaces_of_french_rules_do_not_break(file: Path) -> None:
    prose = file.read_text("utf-8").split("```")[::2]
    assert not [line for part in prose for line in part.splitlines() if BREAKS.search(line)]


def test_every_game_has_french_rules_and_words() -> None:
    assert len(RULES) >= 4
    assert len(WORDS) >= 20
