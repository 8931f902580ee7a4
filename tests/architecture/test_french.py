"""A French reader misses nothing: every message and every page of rules is there, complete, and set as the French do.

Spaces never break before : ; ! ? » % and after « and n°, and ’ is the apostrophe.
"""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque import words

ROOT = Path(__file__).parents[2]
PLACES = (ROOT / "src" / "ludotheque", ROOT / "frontend" / "words", ROOT / "examples", ROOT / "tests" / "architecture")
WORDS = sorted(file for place in PLACES for file in place.rglob("*en.ftl"))
RULES = sorted(file for place in PLACES for file in place.rglob("rules.en.md"))
BREAKS = re.compile(r" [:;!?»]| %(?!\w)|« |n° |\u202f|'")
"""What must not stand in a French text. One kind of unbreakable space is used, which every font and terminal has."""

TYPED = re.compile(r"typed-|questions$|orders$|solo-typed$")
"""The messages that list what people type, where ? is a word."""

OF_ONE_LANGUAGE = {"cards-reserve-label", "cards-left"}
"""Labels that need a fact in one language alone, for its number or gender."""


class Parts(Visitor):
    """Collects the words of a message, and the facts that it tells."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.texts: list[str] = []
        self.facts: set[str] = set()
        if pattern is not None:
            self.visit(pattern)

    def visit_TextElement(self, element: ast.TextElement) -> None:  # noqa: N802 (Fluent calls it so)
        self.texts.append(element.value)

    def visit_VariableReference(self, reference: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(reference.id.name)


def messages(file: Path) -> dict[str, Parts]:
    """Every message, term (``-id``) and attribute (``id.attribute``) of a Fluent file."""
    found: dict[str, Parts] = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            assert name not in found, f"{file}: {name} twice"
            found[name] = Parts(entry.value)
            found |= {f"{name}.{part.id.name}": Parts(part.value) for part in entry.attributes}
    return found


def in_french(file: Path) -> Path:
    """The French twin of an English file."""
    return file.with_name(file.name.replace("en.", "fr."))


def named(file: Path) -> str:
    """How the tests of an English file are called."""
    return file.relative_to(ROOT).as_posix().removeprefix("src/ludotheque/")


each_file_of_words = pytest.mark.parametrize("file", WORDS, ids=named)
each_page_of_rules = pytest.mark.parametrize("file", RULES, ids=named)


@each_file_of_words
def test_every_message_is_there_in_french_and_tells_the_same_facts(file: Path) -> None:
    english, french = messages(file), messages(in_french(file))
    told = [{name: parts.facts for name, parts in both.items() if name[0] != "-"} for both in (english, french)]
    assert told[0].keys() == told[1].keys()
    assert {name for name in told[0] if told[0][name] != told[1][name]} <= OF_ONE_LANGUAGE


@each_file_of_words
def test_no_sentence_is_left_in_english(file: Path) -> None:
    english, french = messages(file), messages(in_french(file))
    alike = {
        name: parts.texts for name, parts in french.items() if name in english and parts.texts == english[name].texts
    }
    assert not [
        name
        for name, texts in alike.items()
        if len(re.findall(r"[^\W\d_]+", " ".join(texts))) > 2 and not TYPED.match(name)
    ]


@each_file_of_words
def test_the_spaces_of_french_messages_do_not_break(file: Path) -> None:
    said = [(name, text) for name, parts in messages(in_french(file)).items() for text in parts.texts]
    assert said
    assert not [(name, text) for name, text in said if BREAKS.search(text) and not TYPED.match(name)]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anonyme", "d’Anonyme"),
        ("Élise", "d’Élise"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hélène", "d’Hélène"),
        ("Harry", "de Harry"),
        ("Bo", "de Bo"),
    ],
)
def test_de_is_said_before_a_name_as_people_say_it(name: str, said: str) -> None:
    assert words.phrase("error-no-rules", "fr", facts={"name": name}) == f"Les règles {said} ne sont pas rédigées."


@each_file_of_words
def test_no_name_follows_a_de_that_cannot_be_elided(file: Path) -> None:
    text = in_french(file).read_text("utf-8")
    assert not re.findall(r"\bde \{ \$(?:who|name|names|host|title|game) \}", text)


@each_page_of_rules
def test_the_spaces_of_french_rules_do_not_break(file: Path) -> None:
    prose = in_french(file).read_text("utf-8").split("```")[::2]
    assert not [line for part in prose for line in part.splitlines() if BREAKS.search(line)]


def test_every_french_file_has_an_english_one() -> None:
    """So nothing that is French alone escapes the tests above."""
    french = [file for place in PLACES for kind in ("*fr.ftl", "*.fr.md") for file in place.rglob(kind)]
    assert sorted(french) == sorted(map(in_french, [*WORDS, *RULES]))


@pytest.mark.parametrize("game", ludotheque.names())
def test_every_game_has_rules(game: str) -> None:
    assert any((folder / "rules.en.md").exists() for folder in ludotheque.game(game).folders)


@each_page_of_rules
def test_french_rules_have_the_same_sections_lists_tables_and_numbers(file: Path) -> None:
    english, french = sections(file), sections(in_french(file))
    assert len(english) > 1
    for number, (one, other) in enumerate(zip(english, french, strict=True), 1):
        assert one == other, f"section {number}"


def sections(file: Path) -> list[tuple[str, list[str], Counter[str]]]:
    """What of each section is the same in every language: its level, its list items and table rows, its numbers."""
    found: list[tuple[str, list[str], Counter[str]]] = []
    for number, part in enumerate(file.read_text("utf-8").split("```")):
        for line in part.splitlines():
            drawn = number % 2 == 1  # what stands between ``` is a picture
            heading = re.match(r"#+ ", line)
            if heading and not drawn:
                found.append((heading[0], [], Counter()))
            _, shape, numbers = found[-1]
            kind = re.match(r"\|.*|- |\d+\. ", line)
            if kind and not drawn:
                shape.append("|" * kind[0].count("|") or kind[0])
            elif drawn:
                shape.append("drawn")
            numbers.update(re.findall(r"\d+", line.replace("\u00a0", "")))
    return found
