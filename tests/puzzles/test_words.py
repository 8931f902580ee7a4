"""The words of the solo puzzles are there in every language, and every one of them is said."""

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque import words
from ludotheque.puzzles import PuzzleError
from ludotheque.puzzles.errors import HERE

PACKAGE = Path(ludotheque.__file__).parent
SPEAKERS = [
    *HERE.rglob("*.py"),
    *(file for part in ("cli", "terminal", "web") for file in (PACKAGE / part).rglob("*.py")),
]
PREFIXES = ("puzzle-", "booklet-")
OF_PARTS = ("title-", "solo-above", "solo-below", "solo-left", "solo-right")
COMMANDS = ("solo-undo", "solo-redo", "solo-restart")


def messages(language: str) -> dict[str, set[str]]:
    """The facts of every message."""
    text = (HERE / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][a-z-]*) =", text, flags=re.MULTILINE)
    return {name: set(re.findall(r"\$([a-z]+)", body)) for name, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_all_languages_have_the_same_messages_with_the_same_facts() -> None:
    for language in words.LANGUAGES:
        assert messages(language) == messages("en"), language


def test_every_message_is_said_somewhere() -> None:
    source = "".join(file.read_text("utf-8") for file in SPEAKERS)
    for message in messages("en"):
        names = {message, *(message.removeprefix(prefix) for prefix in PREFIXES)}
        said = any(f'"{name}"' in source for name in names)
        assert said or message.startswith(OF_PARTS) or message in COMMANDS, message


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_error_that_is_raised_has_a_sentence(language: str) -> None:
    source = "".join(file.read_text("utf-8") for file in SPEAKERS)
    raised = set(re.findall(r"\b(?:ImpossibleBoard|ImpossibleSwap|BadId|BadWish)\(\s*\"([a-z-]+)\"", source))
    assert len(raised) > 15
    for code in raised:
        facts = dict.fromkeys(messages(language)[f"puzzle-{code}"], 1)
        assert PuzzleError(code, facts=facts).say(language)
