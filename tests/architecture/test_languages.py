"""Nobody misses anything in their language: every message and every page of rules is there, complete.

What is missing is named by its file. A game of another package may lack a language: then it speaks English.
"""

import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import ludotheque
from architecture.written import PLACES, RULES, TYPED, WORDS, messages, named, twin
from ludotheque import leaflet, words
from ludotheque.completing import complete
from ludotheque.languages import ALL, CODES, FIRST, spoken

OTHERS = [code for code in CODES if code != FIRST]
OF_ONE_LANGUAGE = {"cards-reserve-label", "cards-left"}
"""Labels that need a fact in one language alone, for its number or gender."""
each_language = pytest.mark.parametrize("language", OTHERS)
each_file_of_words = pytest.mark.parametrize("file", WORDS, ids=named)
each_page_of_rules = pytest.mark.parametrize("file", RULES, ids=named)


@each_language
@each_file_of_words
def test_every_message_is_there_and_tells_the_same_facts(file: Path, language: str) -> None:
    own = twin(file, language)
    assert own.is_file(), f"{named(own)} is missing"
    english, said = ({n: p.facts for n, p in messages(of).items() if n[0] != "-"} for of in (file, own))
    lacking, alone = english.keys() - said.keys(), said.keys() - english.keys()
    assert not lacking, f"{named(own)} lacks {', '.join(sorted(lacking))}"
    assert not alone, f"{named(own)} alone has {', '.join(sorted(alone))}"
    unlike = {name: f"{english[name]}, not {said[name]}" for name in english if english[name] != said[name]}
    assert unlike.keys() <= OF_ONE_LANGUAGE, f"{named(own)} tells other facts: {unlike}"


@each_language
@each_file_of_words
def test_no_sentence_is_left_in_english(file: Path, language: str) -> None:
    english, said = messages(file), messages(twin(file, language))
    alike = {
        name: parts.texts for name, parts in said.items() if name in english and parts.texts == english[name].texts
    }
    assert not [
        name
        for name, texts in alike.items()
        if len(re.findall(r"[^\W\d_]+", " ".join(texts))) > 2 and not TYPED.match(name)
    ]


def test_every_file_belongs_to_a_language_and_has_an_english_one() -> None:
    """So nothing that is not in English escapes the tests above."""
    kinds = ("*.ftl", "rules.*.md")
    found = {file for place in PLACES for kind in kinds for file in place.rglob(kind) if "assets" not in file.parts}
    assert found == {twin(file, language) for file in (*WORDS, *RULES) for language in CODES}


@pytest.mark.parametrize("game", ludotheque.names())
def test_every_game_has_rules(game: str) -> None:
    assert any((folder / "rules.en.md").exists() for folder in ludotheque.game(game).folders)


@each_language
@each_page_of_rules
def test_rules_have_the_same_sections_lists_tables_and_numbers(file: Path, language: str) -> None:
    own = twin(file, language)
    assert own.is_file(), f"{named(own)} is missing"
    english, said = sections(file), sections(own)
    assert len(english) > 1
    for number, (one, other) in enumerate(zip(english, said, strict=True), 1):
        assert one == other, f"{named(own)}, section {number}"


def sections(file: Path) -> list[tuple[str, list[str], Counter[str]]]:
    """What of each section is the same in every language: its level, its list items and table rows, its numbers."""
    found: list[tuple[str, list[str], Counter[str]]] = []
    for number, part in enumerate(file.read_text("utf-8").split("```")):
        for line in part.splitlines():
            drawn = number % 2 == 1  # what stands between ``` is a picture
            heading = re.match(r"#+ ", line)
            if heading and not drawn:
                found.append((heading[0], [], Counter()))
            _, shape, numbers = found[-1]
            kind = re.match(r"\|.*|- |\d+\. ", line)
            if kind and not drawn:
                shape.append("|" * kind[0].count("|") or kind[0])
            elif drawn:
                shape.append("drawn")
            numbers.update(re.findall(r"\d+", line.replace("\u00a0", "")))
    return found


# What a language lacks


def test_what_a_language_has_no_words_for_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = Hello\n    .late = Good night, { $who }\nonly = In English\n", "utf-8")
    (tmp_path / "de.ftl").write_text("greeting = Hallo\n", "utf-8")
    said = [words.phrase("greeting", language, over=tmp_path) for language in ("en", "fr", "de")]
    assert said == ["Hello", "Hello", "Hallo"]
    late = words.phrase("greeting", "de", facts={"who": "Bo"}, attribute="late", over=tmp_path)
    assert (late, words.phrase("only", "de", over=tmp_path)) == ("Good night, Bo", "In English")


def test_words_of_its_own_are_left_as_they_are() -> None:
    own = "# Über alles\na = { $n ->\n    [one] eins\n   *[other] viele\n}\n    .you = du\n"
    assert complete(own, "a = { $n }\n    .you = you\n") == own


def test_rules_that_are_not_written_in_a_language_are_shown_in_english(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text("# Skat\n", "utf-8")
    game = cast("Any", SimpleNamespace(name="skat", folders=(tmp_path,)))
    assert leaflet.rules(game, "de") == "# Skat\n"


# What languages are


def test_no_two_languages_are_told_apart_by_nothing() -> None:
    for field in ("code", "name", "locale", "iso_639_2", "espeak_ng", "braille", "contracted"):
        assert len({getattr(language, field) for language in ALL}) == len(ALL), field
    assert all(language.locale.startswith(f"{language.code}-") for language in ALL)


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["de"], "de"),
        (["de-AT"], "de"),
        (["de_CH.UTF-8"], "de"),
        (["DE@euro"], "de"),
        (["it", "fr-CA", "de"], "fr"),
        (["den"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_of_our_languages_among_the_wishes_is_spoken(wishes: list[str], found: str) -> None:
    assert spoken(wishes) == found
