"""How every command speaks: in the language of the user, also when something stands in its way."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec

from ludotheque.cli.settings_file import BadSettings, settings
from ludotheque.errors import BrokenRecord, LudothequeError, OtherMatch

Given = ParamSpec("Given")


def politely(command: Callable[Given, int | None]) -> Callable[Given, int]:
    """A command that gets the language of the user where no ``lang`` is given, and says in it why it cannot be done, or
    why it takes longer at first."""

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
        chosen = flags.get("lang")
        flags["lang"] = language = language_of(chosen if isinstance(chosen, str) else None)
        try:
            return command(*given, **flags) or 0
        except LudothequeError as error:
            print(error.say(language), file=sys.stderr)
            return 1 if isinstance(error, BrokenRecord | OtherMatch) else 2

    return polite


def language_of(chosen: str | None) -> str:
    """The language to speak: the chosen one, else that of LUDOTHEQUE_LANG, else that of the file of settings, else that
    of the system, else English."""
    import locale

    in_file = None
    with suppress(BadSettings):  # whoever needs more of them than the language will say what is wrong
        in_file = settings().get("lang")
    of_system = [*map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")), locale.getlocale()[0]]
    names = [chosen, os.environ.get("LUDOTHEQUE_LANG"), in_file, *of_system]
    first = next(filter(None, names), "en")
    return "fr" if first.lower().startswith("fr") else "en"
