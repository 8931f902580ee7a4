"""What the README and the docstrings show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from ludotheque import match

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("page", "examples"), [("README.md", 10), ("docs/research.md", 27)])
def test_the_examples_of_a_page_run(page: str, examples: int) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert (found.failed, found.attempted) == (0, examples)


def test_the_examples_of_docstrings_run() -> None:
    assert doctest.testmod(match).failed == 0


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
