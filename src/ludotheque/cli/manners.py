"""How every command speaks: in the language of the user, also when something stands in its way."""

import inspect
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import wraps
from typing import Any, ParamSpec

from ludotheque import languages
from ludotheque.cli.settings_file import BadSettings, settings
from ludotheque.errors import BrokenRecord, LudothequeError, OtherMatch

Given = ParamSpec("Given")

_spoken = "en"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let every command speak a language meanwhile."""
    global _spoken
    before, _spoken = _spoken, language
    try:
        yield
    finally:
        _spoken = before


def spoken() -> str:
    """The language that commands speak now."""
    return _spoken


def politely(command: Callable[Given, int | None]) -> Callable[Given, int]:
    """A command whose ``lang`` is the language of the user, and that says in it why it cannot be done, or why it takes
    longer at first. ``--lang`` is a flag of all commands, so none has it for itself."""

    @wraps(command)
    def telling(*given: Given.args, **flags: Given.kwargs) -> int | None:
        from ludotheque.kernel import hearing_of_compiler

        with hearing_of_compiler(Once(str(flags["lang"]))):
            return command(*given, **flags)

    return politely_apart(telling)


class Once:
    """Says, once, that something is compiled."""

    def __init__(self, language: str) -> None:
        self._language: str | None = language

    def __call__(self) -> None:
        if self._language:
            from ludotheque.terminal.voice import Voice

            print(Voice(self._language).say("compiling"), file=sys.stderr, flush=True)
            self._language = None


def politely_apart(command: Callable[Given, int | None]) -> Callable[Given, int]:
    """The same for a command that lets others compile, and tells of it itself."""

    @wraps(command)
    def polite(*given: Given.args, **flags: Given.kwargs) -> int:
        flags["lang"] = spoken()
        try:
            return command(*given, **flags) or 0
        except LudothequeError as error:
            print(error.say(spoken()), file=sys.stderr)
            return 1 if isinstance(error, BrokenRecord | OtherMatch) else 2

    own = [each for each in inspect.signature(command).parameters.values() if each.name != "lang"]
    shown: Any = polite
    shown.__signature__ = inspect.Signature(own)
    return polite


def language_asked(line: Sequence[str]) -> str | None:
    """What a command line says after ``--lang``, wherever that is: it is needed before the line can be read."""
    for at, word in enumerate(line):
        if word == "--lang" and at + 1 < len(line):
            return line[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def plain_asked(line: Sequence[str]) -> bool:
    """Whether plain lines are wanted, by the command line, by LUDOTHEQUE_PLAIN or by the file of settings: for what is
    said before the line can be read."""
    in_file = None
    with suppress(BadSettings):
        in_file = settings().get("plain")
    return "--plain" in line or (os.environ.get("LUDOTHEQUE_PLAIN") or in_file or "").lower() in ("true", "yes", "1")


def language_of(chosen: str | None) -> str:
    """The language to speak: the chosen one, else that of LUDOTHEQUE_LANG, else that of the file of settings, else that
    of the system, else English."""
    import locale

    in_file = None
    with suppress(BadSettings):  # whoever needs more of them than the language will say what is wrong
        in_file = settings().get("lang")
    of_system = [*map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")), locale.getlocale()[0]]
    names = [chosen, os.environ.get("LUDOTHEQUE_LANG"), in_file, *of_system]
    return languages.spoken([next(filter(None, names), "")])
