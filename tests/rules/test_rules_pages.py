"""The rules as people read them: the same in every language, and complete where no picture can be drawn."""

import re

import pytest

import ludotheque
from ludotheque import leaflet
from ludotheque.braille.script import number
from ludotheque.games.lucky_numbers.state import HIGHEST
from ludotheque.words import LANGUAGES

AGES = {
    "lucky-numbers": ("from 8 years", "à partir de 8 ans", "ab 8 Jahren"),
    "polyssimo": ("from 7 to 99 years", "de 7 à 99 ans", "von 7 bis 99 Jahren"),
    "ligretto": ("from 8 years", "à partir de 8 ans", "ab 8 Jahren"),
    "dutch-blitz": ("from about 8 years", "à partir d’environ 8 ans", "ab etwa 8 Jahren"),
}
PLAYERS = ("{} to {} players", "{} à {} joueurs", "{} bis {} Personen")
each_game = pytest.mark.parametrize("name", AGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def rules(name: str, language: str) -> str:
    return leaflet.rules(ludotheque.game(name), language)


def rows(text: str) -> list[list[str]]:
    """The rows of all tables."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]


def parts(text: str) -> list[str]:
    """What kind of line follows another: headings, items, rows of tables, drawings and pictures, not the sentences."""
    return re.findall(
        r"^(#+ |- |\d+\. |\||```|!\[.+\]\(picture:[\w-]+\)$)", re.sub(r"!\[.+\]", "![…]", text), re.MULTILINE
    )


@each_game
def test_the_rules_begin_with_how_many_may_play_and_of_what_age(name: str) -> None:
    seats = ludotheque.game(name).seats
    for language, age, players in zip(LANGUAGES, AGES[name], PLAYERS, strict=True):
        first = rules(name, language).split("\n\n")[1]
        assert age in first
        assert players.format(seats[0], seats[-1]) in first


@each_game
def test_all_languages_have_the_same_parts(name: str) -> None:
    """The page puts its pictures under headings by their number."""
    english, *others = (parts(rules(name, language)) for language in LANGUAGES)
    assert len(english) > 10
    assert all(other == english for other in others)


@each_game
def test_every_picture_is_told_in_words_of_the_language(name: str) -> None:
    told = [leaflet.PICTURE.findall(rules(name, language)) for language in LANGUAGES]
    assert len({words for pictures in told for words in pictures}) == sum(map(len, told))
    for language, pictures in zip(LANGUAGES, told, strict=True):
        plain = leaflet.plain_rules(ludotheque.game(name), language)
        assert "picture:" not in plain
        assert all(len(words) > 50 and words in plain.replace("\n", " ") for words in pictures)


def test_the_advice_on_imprints_has_its_picture() -> None:
    assert all("](picture:imprint)" in rules("polyssimo", language) for language in LANGUAGES)


@each_language
def test_every_number_of_players_has_its_clovers(language: str) -> None:
    used = {int(row[0]): int(row[1]) for row in rows(rules("lucky-numbers", language)) if row[1].isdigit()}
    assert used == {seats: seats * HIGHEST for seats in ludotheque.game("lucky-numbers").seats}


@each_language
def test_the_braille_cells_are_those_of_the_digits_and_have_the_dots_that_are_named(language: str) -> None:
    cells = [row for row in rows(rules("lucky-numbers", language)) if len(row) == 3 and "⠀" <= row[1] <= "⣿"]
    assert len(cells) == 11
    for sign, cell, dots in cells:
        assert ord(cell) - 0x2800 == sum(1 << int(dot) - 1 for dot in dots.split(", "))
        assert number(sign if sign.isdigit() else 1, "letters")[sign.isdigit()] == cell
