"""French says "de" before a name as people do, in every message."""

import re
from pathlib import Path

import pytest

from architecture.written import WORDS, named, twin
from ludotheque import words


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


@pytest.mark.parametrize("file", WORDS, ids=named)
def test_no_name_follows_a_de_that_cannot_be_elided(file: Path) -> None:
    text = twin(file, "fr").read_text("utf-8")
    assert not re.findall(r"\bde \{ \$(?:who|name|names|host|title|game) \}", text)
