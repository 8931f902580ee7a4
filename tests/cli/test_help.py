"""Help says what every command and every flag does, and its default, in every language and on every screen."""

import re
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque import cli
from ludotheque.cli.sheet import EXIT_CODES, Command, Entry, everywhere, key_of, sheet, usage
from ludotheque.languages import CODES, FIRST

WORDS = Path(cli.__file__).parent
COMMANDS = [command.path for command in sheet(FIRST).below()]
DEFAULT = {"en": "Default:", "fr": "Par défaut\u00a0:", "de": "Standard:"}
"""What a default begins with; a new language needs its own."""


def said(language: str) -> set[str]:
    """The messages of a language's own file: what it lacks would be said in English."""
    return set(re.findall(r"^([\w-]+) =", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def needed() -> set[str]:
    """The message of every command and flag."""
    whole = sheet(FIRST)
    found = {"-".join(("command", *command.path)) for command in whole.below() if command.path}
    found |= {key_of((), name(entry), FIRST) for entry in everywhere(FIRST)}
    return found | {
        key_of(command.path, name(entry), FIRST)
        for command in whole.below()
        for entry in (*command.arguments, *command.flags)
    }


def name(entry: Entry) -> str:
    if not entry.positional:
        return entry.names[0].removeprefix("--")
    english = (WORDS / "en.ftl").read_text("utf-8")
    [found] = re.findall(rf"^value-([\w-]+) = {entry.names[0]}$", english, re.MULTILINE)
    return str(found)


@pytest.mark.parametrize("language", CODES)
def test_every_command_and_flag_has_words(language: str) -> None:
    lacking = needed() - said(language)
    assert not lacking, f"{language}.ftl lacks {', '.join(sorted(lacking))}"


@pytest.mark.parametrize("language", CODES)
def test_no_words_are_left_of_a_command_or_flag_that_is_gone(language: str) -> None:
    left = {message for message in said(language) if message.startswith(("command-", "flag-"))} - needed()
    assert not left, f"{language}.ftl: {', '.join(sorted(left))}"


def whole(language: str) -> list[tuple[Command, Entry]]:
    return [(command, entry) for command in sheet(language).below() for entry in (*command.arguments, *command.flags)]


@pytest.mark.parametrize("language", CODES)
def test_every_value_that_can_be_left_out_has_a_default_that_is_told(language: str) -> None:
    for command, entry in whole(language):
        if (
            (entry.value or entry.positional)
            and not entry.required
            and entry.names[0].lower() not in ("bots", "robots")
        ):
            assert entry.words.count(DEFAULT[language]) == 1, f"{command.line} {entry.label}: {entry.words}"


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", CODES)
def test_help_follows_the_language_and_tells_everything(path: tuple[str, ...], language: str, run: Run) -> None:
    done = run(*path, "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    command = sheet(language).at(list(path))
    told = " ".join(done.out.split())
    for text in (usage(command, language), command.words, *(entry.words for entry in command.flags)):
        assert " ".join(text.split()) in told
    for below in command.commands:
        assert below.words.split("\u00a0")[0] in told
    if not path:
        assert all(re.search(rf"^ *{code} ", done.out, re.MULTILINE) for code in EXIT_CODES)


def test_the_language_of_help_is_that_of_the_variable_and_of_the_flag_wherever_it_is(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = run("play", "--help", "--lang=fr").out
    assert french.startswith("Utilisation\u00a0: ludotheque play [OPTIONS] [JEU]")
    assert run("--lang", "fr", "play", "--help").out == french
    monkeypatch.setenv("LUDOTHEQUE_LANG", "fr_BE.UTF-8")
    assert run("play", "-h").out == french
    assert run("--lang", "fr", "rules", "nosuch").err.startswith("Aucun jeu")


@pytest.mark.parametrize("columns", [20, 40, 80, 132])
@pytest.mark.parametrize("language", CODES)
def test_no_line_of_help_is_wider_than_the_screen(language: str, columns: int, run: Run) -> None:
    for path in COMMANDS:
        lines = run(*path, "--help", "--lang", language, "--columns", str(columns)).out.splitlines()
        words = [line for line in lines if " " in line.strip()]  # a single word may be longer
        assert max(map(len, words)) <= columns, path


def test_a_group_of_commands_alone_shows_its_help(run: Run) -> None:
    assert run("puzzle") == run("puzzle", "--help")
