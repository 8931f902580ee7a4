"""Everything that can be told has words, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.options import Choice
from ludotheque.words import LANGUAGES, has, phrase, sentence
from support import games
from support.playing import steps

HERE = Path(ludotheque.__file__).parent
GAMES = ludotheque.names()
PREFIXES = {
    "Event": "",
    "Refusal": "refused-",
    "Refused": "refused-",
    "ImpossibleOutcome": "impossible-",
    "BadTerms": "error-",
    "UnknownGame": "error-",
    "BrokenRecord": "record-",
    "_broken": "record-",
}
PLAYED_IN = {
    folder: [name for name in GAMES if folder in ludotheque.game(name).folders]
    for game in GAMES
    for folder in ludotheque.game(game).folders
}
"""The folders that games are made of, and the games that each is part of."""

each_game = pytest.mark.parametrize("name", GAMES)


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be, where that can be read off: a text, or one text or another."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def codes(file: Path) -> Iterator[str]:
    """The messages that a file of code asks for: by events, refusals and errors, and by its table of refusals."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PREFIXES and node.args:
            yield from (PREFIXES[node.func.id] + code for code in literals(node.args[0]))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IntEnum":
            title, members = (text for part in node.args for text in literals(part))
            _allowed, *whys = members.lower().replace("_", "-").split()
            yield from (f"refused-{why}" for why in whys if title == "Why")
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict | ast.Tuple):
            names = [target.id for target in getattr(node, "targets", []) if isinstance(target, ast.Name)]
            table = node.value.values if isinstance(node.value, ast.Dict) else node.value.elts
            if {"CODES", "REFUSALS"} & set(names):
                yield from ("refused-" + code for value in table if value for code in literals(value))


def test_every_common_error_has_words() -> None:
    asked = {code for file in HERE.glob("*.py") for code in codes(file)}
    assert len(asked) > 20
    for language in LANGUAGES:
        assert {code for code in asked if not has(code, language)} == set()


@pytest.mark.parametrize("folder", sorted(PLAYED_IN), ids=lambda folder: folder.name)
def test_every_event_and_every_refusal_has_words(folder: Path) -> None:
    """What a folder that games share can tell, at least one of them has words for."""
    asked = {code for file in folder.glob("*.py") for code in codes(file)}
    assert asked or len(PLAYED_IN[folder]) == 1
    for language in LANGUAGES:
        wordless = {code for code in asked if not any(has(code, language, name) for name in PLAYED_IN[folder])}
        assert wordless == set()


@each_game
def test_every_game_has_a_title_and_words_for_its_options(name: str) -> None:
    for language in LANGUAGES:
        assert phrase("title", language, name)
        assert phrase("blurb", language, name)
        for option in ludotheque.game(name).options:
            title = phrase(f"option-{option.name}", language, name)
            parts = ["help", *(option.values if isinstance(option, Choice) else ())]
            for part in parts:
                assert phrase(f"option-{option.name}", language, name, attribute=part) != title


@each_game
def test_whatever_happens_is_told_to_everybody_in_both_languages(name: str) -> None:
    match = ludotheque.game(name).match(seed="words")
    told: list[Any] = [*match.opening]
    for number, (seat, text) in enumerate(steps(match, seed=1, most=300)):
        if number % 20 == 0:
            refusals_are_told(match, seat)
        told += match.play(seat, text)
    for event in told:
        heard = {
            sentence(event, language, name, reader=reader) for language in LANGUAGES for reader in (None, 0, event.seat)
        }
        assert len(heard) >= len(LANGUAGES)
        assert all(text and "{" not in text and "None" not in text for text in heard), heard


def refusals_are_told(match: Any, seat: int) -> None:
    legal = set(match.legal(seat))
    for text in ["", "sing", *games.of(match.game.name).every_text(match, seat)[::7]]:
        if text not in legal:
            with pytest.raises(ludotheque.Refused) as error:
                match.play(seat, text)
            assert error.value.say("en") != error.value.say("fr")
            assert "{" not in error.value.say("en") + error.value.say("fr")
