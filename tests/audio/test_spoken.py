"""Rules for the ear: nothing that only eyes find, and nothing of the rules left out."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque import leaflet, spoken
from ludotheque.words import LANGUAGES

GAMES = ludotheque.names()
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)

SEEN = re.compile(
    r"\bsee (the|below|above)\b|\b(picture|figure|shown here|voir|image|dessin|ci-dessous|ci-contre)\b"
    r"|\b(siehe|Bild|Abbildung|Zeichnung)\b",
    re.IGNORECASE,
)
"""What sends a listener to look at something."""


WORD = re.compile(r"[^\W\d_]{3,}")


def chapters(game: str, language: str) -> list[spoken.Chapter]:
    return spoken.chapters(ludotheque.game(game), language)


@each_language
@each_game
def test_every_heading_is_a_chapter_with_something_to_say(game: str, language: str) -> None:
    text = leaflet.rules(ludotheque.game(game), language)
    heard = chapters(game, language)
    assert [chapter.title for chapter in heard] == re.findall(r"^##? (.*)$", text, re.MULTILINE)
    assert all(chapter.lines for chapter in heard)


@each_language
@each_game
def test_nothing_is_said_that_only_eyes_understand(game: str, language: str) -> None:
    for chapter in chapters(game, language):
        for sentence in chapter.sentences:
            assert not re.search(r"[*`|#·\u2800-\u28ff\[\]]|\bpicture:", sentence), sentence
            assert not SEEN.search(sentence), sentence


@each_language
@each_game
def test_every_word_of_the_rules_is_heard(game: str, language: str) -> None:
    text = re.sub(r"^```.*?^```$", "", leaflet.rules(ludotheque.game(game), language), flags=re.MULTILINE | re.DOTALL)
    said = " ".join(sentence for chapter in chapters(game, language) for sentence in chapter.sentences)
    written, heard = (set(WORD.findall(each)) for each in (text.replace("picture:imprint", ""), said))
    left_out = {"cell", "cellule", "Zelle", "Zeichen"}  # the heading over mere braille, whose dots are told beside it
    assert written - heard <= left_out


def test_tables_drawings_and_braille_are_told() -> None:
    def said(game: str) -> list[str]:
        return [line for chapter in chapters(game, "en") for line in chapter.lines]

    lucky, polyssimo = said("lucky-numbers"), said("polyssimo")
    assert "players: 3; clovers: 60; colours here: blue, violet, red." in lucky
    assert "In the columns a, b, c and d:" in lucky
    assert "Row 4: 11, 19, empty, 20." in lucky
    assert "sign: 3; dots: 1, 4." in lucky
    assert "So 7 is dots 3 4 5 6, dots 1 2 4 5, and 13 is dots 3 4 5 6, dots 1, dots 1 4." in lucky
    assert "Piece F: row 1, squares 2 and 3; row 2, squares 1 and 2; row 3, square 2." in polyssimo
    assert "Piece F5: row 1, squares 1 and 2; row 2, squares 2, 3 and 4; row 3, square 3." in polyssimo
    assert any(line.startswith("A corner of the board. The pieces L, D0 and F5") for line in polyssimo)


MARKDOWN = [
    "# A",
    "## B",
    "### C",
    "```text",
    "```",
    "F  I",
    "#· ##",
    "| a | ⠼ |",
    "|---|",
    "| 1 |",
    "- x",
    "2. y",
    "  z",
    "",
    "·",
]


@given(lines=st.lists(st.sampled_from(MARKDOWN) | st.text(max_size=8), max_size=12))
def test_whatever_a_game_of_another_package_has_written_can_be_read(lines: list[str]) -> None:
    game = ludotheque.game("lucky-numbers")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(leaflet, "rules", lambda *_: "\n".join(lines))
        for chapter in spoken.chapters(game, "en"):
            assert all(isinstance(sentence, str) for sentence in chapter.sentences)


def test_a_voice_gets_one_sentence_at_a_time() -> None:
    chapter = spoken.Chapter("Title", ["1. One. Two costs 2. « Trois ! » Et quatre.", "Five: six"])
    assert chapter.sentences == ["Title", "1. One.", "Two costs 2.", "« Trois ! » Et quatre.", "Five: six"]
    longest = max((sentence for game in GAMES for each in chapters(game, "fr") for sentence in each.sentences), key=len)
    assert len(longest) < 320, longest
