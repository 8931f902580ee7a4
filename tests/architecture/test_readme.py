"""What the README and the docstrings show is what happens, and what the pages name is there."""

import doctest
import re
from pathlib import Path

import pytest

from ludotheque import match
from ludotheque.bots import outside

ROOT = Path(__file__).parents[2]
PLACES = ("bench", "examples/pig", "frontend", "requirements", "src/ludotheque/games/*", "src/ludotheque/games/*/bots")
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *(page for at in PLACES for page in ROOT.glob(f"{at}/README.md"))]
)
NAMED = re.compile(r"`((?:bench|docs|examples|frontend|src|tests|training)/[\w./-]+)`")


@pytest.mark.parametrize(("page", "examples"), [("README.md", 10), ("docs/research.md", 61)])
def test_the_examples_of_a_page_run(page: str, examples: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "_registered", {})
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert (found.failed, found.attempted) == (0, examples)


def test_the_examples_of_docstrings_run() -> None:
    assert doctest.testmod(match).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_links_to_or_names_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
    for name in NAMED.findall(text):
        placeholder = re.search("NAME|GAME", name)
        assert placeholder or (ROOT / name).exists() or (page.parent / name).exists(), f"{page.name} names {name}"
