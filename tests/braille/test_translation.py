"""Text becomes braille by liblouis: the numbers that readers of a language expect, and nothing that is lost."""

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque import leaflet
from ludotheque.braille import dots, liblouis, markdown
from ludotheque.braille.blocks import Block, Drawing, Heading, Item, Paragraph, Table
from ludotheque.braille.liblouis import NoLiblouis
from ludotheque.braille.script import Script, digits_of, number
from ludotheque.words import LANGUAGES

HERE = Path(__file__).parent
ALIKE = {"“”„«»": '"', "’‚‘": "'", "–—−•": "-", "()[]": "(", "\u00a0": " "}
SAME = str.maketrans({sign: one for signs, one in ALIKE.items() for sign in signs})
"""What print writes in several ways and braille in one."""


KURZSCHRIFT = Script("de", contracted=True)
READ_BACK = [script for code in LANGUAGES for each in (False, True) if (script := Script(code, each)) != KURZSCHRIFT]
"""The rules of Kurzschrift let a cell be a letter or a word as sense demands, which liblouis cannot read back."""


def plain(text: str) -> str:
    spaced = re.sub(r"\s+(?=[:;!?\"])|(?<=\")\s+", "", text.translate(SAME))
    return " ".join(re.sub("[\u2800-\u28ff]", "", spaced).replace("...", "…").split())


def texts(block: Block) -> list[str]:
    match block:
        case Heading(text) | Paragraph(text) | Item(text):
            return [text]
        case Table(header, rows):
            return [cell for row in (header, *rows) for cell in row]
        case Drawing(strips):
            return [line for strip in strips for line in strip if line.strip("#· ")]
    raise AssertionError(block)


@pytest.mark.parametrize("script", READ_BACK, ids=str)
@pytest.mark.parametrize("name", ludotheque.names())
def test_what_the_rules_say_can_be_read_back_from_the_braille(name: str, script: Script) -> None:
    language = script.language
    read = markdown.read(leaflet.rules(ludotheque.game(name), language), language)
    said = [text for block in read.blocks for text in texts(block) if plain(text)]
    assert len(said) > 10
    for text in said:
        if not re.search("[\u2800-\u28ff]", text):
            assert plain(script.read(script.write(text))) == plain(text)


@pytest.mark.parametrize("name", ludotheque.names())
def test_kurzschrift_loses_no_word_and_no_number_and_is_shorter(name: str) -> None:
    read = markdown.read(leaflet.rules(ludotheque.game(name), "de"), "de")
    said = [text for block in read.blocks for text in texts(block) if plain(text) and not re.search("[⠀-⣿]", text)]
    short, long = ([script.write(text) for text in said] for script in (KURZSCHRIFT, Script("de")))
    assert sum(map(len, short)) < 0.8 * sum(map(len, long))
    for text, cells in zip(said, short, strict=True):
        assert len(cells.split("⠀")) == len(re.split(r"\s(?!%)", text)), text
        assert cells.count("⠼") >= len(re.findall(r"\d+", text)), text


@pytest.mark.parametrize(
    ("text", "cells"),
    [("immer und auf", "⠭⠀⠥⠀⠡"), ("Punkt", "⠏⠞"), ("Nimm 13 oder 2.", "⠝⠊⠭⠀⠼⠁⠉⠀⠕⠀⠼⠃⠄"), ("nicht", "⠝")],
)
def test_kurzschrift_is_that_of_its_standard(text: str, cells: str) -> None:
    assert KURZSCHRIFT.write(text) == cells


def test_numbers_are_those_that_a_person_has_read() -> None:
    lines = (HERE / "numbers.txt").read_text("utf-8").splitlines()
    assert len(lines) == 20
    for line in lines:
        value, letters, antoine = line.split()
        assert (number(value, "letters"), number(value, "antoine")) == (letters, antoine)


@pytest.mark.parametrize("language", LANGUAGES)
def test_running_text_has_the_digits_that_readers_of_the_language_expect(language: str) -> None:
    assert number(13, digits_of(language)) in Script(language).write("a 13 b")
    assert Script(language).write("13") == {"en": "⠼⠁⠉", "fr": "⠠⠡⠩", "de": "⠼⠁⠉"}[language]


def test_contracted_braille_is_shorter_and_chosen() -> None:
    text = "The oldest player begins, and everybody draws four clovers."
    assert len(Script("en", contracted=True).write(text)) < len(Script("en").write(text)) * 0.9


def test_french_braille_has_no_space_where_french_print_has_one_before_a_sign() -> None:
    script = Script("fr")
    assert script.write("Il dit : « Stop ! »") == script.write("Il dit: «Stop!»")


def test_each_cell_knows_the_place_in_the_text_that_it_comes_from() -> None:
    text = "Ici : « Ligretto stop ! » Fin"
    cells, places = Script("fr").translate(text)
    assert text[places[cells.rindex("⠀") + 1] :] == "Fin"


def test_a_character_without_braille_is_left_out_and_moves_no_other() -> None:
    text = "a 🍀🍀🍀 b⣿"
    cells, places = Script("en").translate(text)
    assert cells == "⠁⠀⠀⠃⠿"
    assert [text[place] for place in places] == ["a", " ", " ", "b", "⣿"]


def test_dots_lie_where_the_cells_have_them() -> None:
    assert dots.dots("⠼") == [(0, 5.0), (2.5, 0), (2.5, 2.5), (2.5, 5.0)]
    assert dots.dots("⠁⠃") == [(0, 0), (6.0, 0), (6.0, 2.5)]
    assert len(dots.dots("⠿⠀⠿")) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_library_somebody_is_told_what_to_install(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(liblouis.VARIABLE, "/nowhere/liblouis.so")
    liblouis._library.cache_clear()
    with pytest.raises(NoLiblouis) as missing:
        Script("en").write("x")
    assert "apt install liblouis20" in missing.value.say(language)
    liblouis._library.cache_clear()


def test_a_table_that_is_not_there_is_named() -> None:
    with pytest.raises(NoLiblouis, match=r"no-such\.ctb"):
        liblouis.translate("x", "no-such.ctb")
