"""Every language is set as its readers expect: quotation marks, spaces that do not break, minus signs, apostrophes.

A language without an entry in ``OWN`` fails: somebody has to say how it is set.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from architecture.written import ROOT, RULES, THING, TYPED, WORDS, messages, named, twin
from ludotheque.languages import CODES

FONTS = sorted((ROOT / "src" / "ludotheque" / "fonts").glob("*.ttf"))
NBSP = "\u00a0"
COMMON = {
    "a straight quotation mark": '"',
    "a straight apostrophe": "'",
    "dots for an ellipsis": r"\.\.\.",
    "a hyphen for a minus": r"(?<![\w-])-(?=\d)",
    "a hyphen for a dash": r"(?<=\w) --? (?=\w)",
    "a space that breaks, or none, before %": rf"(?<!{NBSP})%(?!\w)",
    "another kind of space": "[\u2000-\u200a\u202f]",
    "two spaces": r"(?<=\S)  +(?=\S)",
    "a space before a comma or a full stop": rf"(?<=\w)[ {NBSP}][,.](?!\w)",
}
"""What stands in no text of any language. One kind of unbreakable space is used, which every font and terminal has."""
OWN = {
    "en": {
        "quotation marks of elsewhere": "[«»„‚]",
        "a space before a sign": rf"\w[ {NBSP}][:;!?](?!\w)",
    },
    "fr": {
        "quotation marks of elsewhere": "[“”„‚]",
        "a space that breaks, or none, before a sign": rf"[^{NBSP}:;!?\d…][;!?»](?!\w)|[^{NBSP}\d/\s]:(?=\s|$)| :",
        "a space that breaks, or none, after «": f"«(?!{NBSP})",
        "a space that breaks after n°": "n° ",
    },
    "de": {
        "quotation marks of elsewhere": "[«»”]",
        "a quotation that begins below and never ends": "„[^“]*(?:„|$)",
        "a quotation that ends and never began": "(?:^|“)[^„]*“",
        "an inner quotation that never ends": "‚[^‘]*(?:‚|$)",
        "a space before a sign": rf"\w[ {NBSP}][:;!?](?!\w)",
        "a space that breaks before a unit": rf"[\d{THING}] (?:min|s|ms|h|mm|cm|km|kB|MB|GB|°C|€)\b",
        "a dash of elsewhere": "—",
        "a star or colon inside a word": r"\w[*:]innen\b|\wInnen\b|\w_innen\b",
    },
}
CODE = re.compile(r"`[^`]*`|pip install \S+|https?://\S+|--[a-z][\w-]*|\]\([^)]*\)")
"""What is typed or followed as it stands."""
OF_PROGRAMS = {"record-no-colon", "record-missing-key", "error-only-json", "error-store-bad-address"}
"""Messages that quote a line as a program writes it."""


BRAILLE = re.compile("[\u2800-\u28ff]")
"""Cells, which are drawn."""
PICTURES = {"🍀", "🥀"}
"""What a puzzle is shared with, on screens alone."""


def texts(file: Path) -> Iterator[tuple[str, str]]:
    """What stands in a file of words or of rules, with a name for each text."""
    if file.suffix == ".ftl":
        for name, parts in messages(file).items():
            if not TYPED.match(name) and name not in OF_PROGRAMS:
                yield from ((name, text) for text in parts.texts)
    else:
        for part in file.read_text("utf-8").split("```")[::2]:
            yield from ((paragraph[:20], re.sub(" *\n *", " ", paragraph)) for paragraph in part.split("\n\n"))


def wrong(text: str, language: str) -> list[str]:
    """What is set wrongly in a text."""
    plain = CODE.sub(THING, text)
    return [what for what, how in (COMMON | OWN[language]).items() if re.search(how, plain, re.MULTILINE)]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("file", [*WORDS, *RULES], ids=named)
def test_texts_are_set_as_their_readers_expect(file: Path, language: str) -> None:
    own = twin(file, language)
    assert not [f"{named(own)}: {name}: {wrong(text, language)}" for name, text in texts(own) if wrong(text, language)]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(
    "font", sorted((ROOT / "src" / "ludotheque" / "fonts").glob("*.ttf")), ids=lambda file: file.stem
)
def test_the_fonts_of_print_have_every_sign_of_a_language(font: Path, language: str) -> None:
    printed = [*RULES, *(file for file in WORDS if file.parent.name in ("puzzles", "marks", "braille"))]
    signs = {sign for file in printed for _, text in texts(twin(file, language)) for sign in text} - {THING, "\n"}
    known = TTFont(font).getBestCmap()
    assert {sign for sign in signs if ord(sign) not in known and not BRAILLE.match(sign)} <= PICTURES


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It's"),
        ("en", "Wait..."),
        ("en", "a score of -3"),
        ("en", "„Hello“"),
        ("en", "95 %"),
        ("en", "95%"),
        ("fr", "Attention !"),
        ("fr", "Attention!"),
        ("fr", "Il dit: non"),
        ("fr", "« Oui »"),
        ("fr", "“Oui”"),
        ("fr", "95 %"),
        ("de", '"Halt"'),
        ("de", "„Halt”"),
        ("de", "„Halt"),
        ("de", "Halt“"),
        ("de", "95%"),
        ("de", "95 %"),
        ("de", "5 min"),
        ("de", "Mitspieler*innen"),
    ],
)
def test_what_is_set_wrongly_is_found(language: str, text: str) -> None:
    assert wrong(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“It’s −3…”"),
        ("fr", "Il dit\u00a0: «\u00a0Attention\u00a0!\u00a0» à 95\u00a0%"),
        ("de", "„Halt“ – bei 95\u00a0% ist’s „gut“."),
    ],
)
def test_what_is_set_well_is_not_blamed(language: str, text: str) -> None:
    assert not wrong(text, language)
