"""One word for one thing: what docs/words.md calls "not this" stands in no message, rules page, lesson or docs page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.test_french import ROOT, RULES, TYPED, WORDS, in_french, messages

GLOSSARY = ROOT / "docs" / "words.md"
DOCS = [ROOT / "README.md", *sorted(set((ROOT / "docs").glob("*.md")) - {GLOSSARY})]


def unwanted() -> dict[str, list[str]]:
    """The "not this" terms of each language."""
    tables = re.split(r"^## .*\n", GLOSSARY.read_text("utf-8"), flags=re.MULTILINE)[1:]
    terms = [
        [term.strip() for row in re.findall(r"^\|.*\|([^|]+)\|$", table, re.MULTILINE)[2:] for term in row.split(",")]
        for table in tables
    ]
    return dict(zip(("en", "fr"), terms, strict=True))


def said(language: str) -> Iterator[tuple[Path, str]]:
    """Everything that people read in a language, in pieces that no term runs across."""
    for file in WORDS:
        own = file if language == "en" else in_french(file)
        for name, parts in messages(own).items():
            if not TYPED.match(name) and not name.endswith("-typed"):
                yield from ((own, text) for text in parts.texts)
    pages = [*RULES, *DOCS] if language == "en" else map(in_french, RULES)
    yield from ((page, page.read_text("utf-8")) for page in pages)


def test_the_glossary_has_terms_for_each_language() -> None:
    assert all(len(terms) > 20 for terms in unwanted().values())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_glossary_calls_not_this_stands_nowhere(language: str) -> None:
    alternatives = "|".join(r"\s+".join(map(re.escape, term.split())) for term in unwanted()[language])
    wrong = re.compile(rf"\b(?:{alternatives})\b", re.IGNORECASE)
    assert not [
        f"{file.relative_to(ROOT)}: {found[0]}" for file, text in said(language) for found in wrong.finditer(text)
    ]
