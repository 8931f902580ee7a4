"""One word for one thing: what docs/words.md calls "not this" stands in no message, rules page, lesson or docs page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.written import ROOT, RULES, TYPED, WORDS, messages, twin
from ludotheque.languages import ALL, CODES, FIRST

GLOSSARY = ROOT / "docs" / "words.md"
NAMES = {language.code: language.name for language in ALL}
DOCS = [ROOT / "README.md", *sorted(set((ROOT / "docs").glob("*.md")) - {GLOSSARY})]


def unwanted() -> dict[str, list[str]]:
    """The "not this" terms of each language."""
    _, *parts = re.split(r"^## (.*)\n", GLOSSARY.read_text("utf-8"), flags=re.MULTILINE)
    tables = dict(zip(parts[::2], parts[1::2], strict=True))
    rows = {code: re.findall(r"^\|.*\|([^|]+)\|$", tables[name], re.MULTILINE)[2:] for code, name in NAMES.items()}
    return {code: [term.strip() for row in found for term in row.split(",")] for code, found in rows.items()}


def said(language: str) -> Iterator[tuple[Path, str]]:
    """Everything that people read in a language, in pieces that no term runs across."""
    for file in WORDS:
        own = twin(file, language)
        for name, parts in messages(own).items():
            if not TYPED.match(name):
                yield from ((own, text) for text in parts.texts)
    pages = [*(twin(page, language) for page in RULES), *(DOCS if language == FIRST else ())]
    yield from ((page, page.read_text("utf-8")) for page in pages)


def test_the_glossary_has_terms_for_each_language() -> None:
    assert all(len(terms) > 20 for terms in unwanted().values()), unwanted()


@pytest.mark.parametrize("language", CODES)
def test_what_the_glossary_calls_not_this_stands_nowhere(language: str) -> None:
    """A term with a capital is looked for as it is written: a German noun is no word that people type."""
    terms = [r"\s+".join(map(re.escape, term.split())) for term in unwanted()[language]]
    wrong = re.compile(
        rf"\b(?:{'|'.join(term if any(map(str.isupper, term)) else f'(?i:{term})' for term in terms)})\b"
    )
    assert not [
        f"{file.relative_to(ROOT)}: {found[0]}" for file, text in said(language) for found in wrong.finditer(text)
    ]
