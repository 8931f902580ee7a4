"""Numbers are written one way in all that is printed: a true minus, and an unbreakable space before %."""

import re
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque import words
from ludotheque.languages import CODES

WRONG = {
    "a hyphen for a minus": r"(?<![\w\u2010-\u2015-])-\d",
    "no unbreakable space before %": r"(?<!\u00a0)%",
    "a sign before zero": r"−0(?![\d.,])|−0[.,]0+(?!\d)",
    "another kind of space": "[\u2000-\u200a\u202f]",
}
COMMAS = {"en": r"\d,\d\b(?!\d\d)", "fr": r"\d\.\d", "de": r"\d\.\d{1,2}\b"}
"""A decimal that is written as in another language."""
COMMANDS = [
    "simulate ligretto --games 40 --seed s",
    "simulate dutch-blitz --games 40 --seed s",
    "arena lucky-numbers anything greedy --games 4 --workers 1 --seed s",
    "analyse RECORD",
    "puzzle make --moves 3 --seed x",
]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("line", COMMANDS)
def test_what_a_command_prints_has_its_numbers_written_one_way(line: str, language: str, run: Run, record: str) -> None:
    done = run(*line.replace("RECORD", record).split(), "--lang", language)
    assert done.code == 0
    assert re.search(r"\d", done.out)
    found = {what: re.findall(f".*{how}.*", done.out) for what, how in WRONG.items()}
    assert not {what: lines for what, lines in found.items() if lines}
    assert not re.findall(COMMAS[language], done.out)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (0.252, {"en": "25.2\u00a0%", "fr": "25,2\u00a0%", "de": "25,2\u00a0%"}),
        (-0.018, {"en": "−1.8\u00a0%", "fr": "−1,8\u00a0%", "de": "−1,8\u00a0%"}),
        (-0.0001, {"en": "0.0\u00a0%", "fr": "0,0\u00a0%", "de": "0,0\u00a0%"}),
        (-12.345, {"en": "−1,234.5\u00a0%", "fr": "−1\u00a0234,5\u00a0%", "de": "−1.234,5\u00a0%"}),
    ],
)
def test_a_share_is_written_as_each_language_does(value: float, told: dict[str, str]) -> None:
    over = Path(words.__file__).parent / "simulate"
    assert {code: words.phrase("share", code, facts={"value": value}, over=over) for code in CODES} == told


def test_what_is_no_number_is_left_as_it_is() -> None:
    assert words.phrase("seat-score", "en", facts={"who": "a-1", "score": "-3%"}) == "a-1: -3%"
