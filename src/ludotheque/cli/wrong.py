"""What is wrong with a command line, as our own errors: a sentence in every language, and what may have been meant."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)
from cyclopts.argument import Argument
from cyclopts.exceptions import UnknownCommandError

from ludotheque import screen
from ludotheque.cli.manners import spoken
from ludotheque.cli.sheet import HERE, Command, Entry, everywhere, say, sheet
from ludotheque.errors import LudothequeError

NONE = 0
"""No guess what was meant."""
ALIKE = 0.7
"""How alike two words must be for the one to be meant by the other: two letters of four the wrong way round are."""


class WrongLine(LudothequeError):
    """A command line that cannot be read."""

    prefix = "wrong"
    folder = HERE


def wrong(error: CycloptsError) -> WrongLine:
    """What the framework found, in our words."""
    command = sheet(spoken()).at(list(error.command_chain or ()))
    at = {"command": command.line}
    if isinstance(error, UnknownCommandError | UnusedCliTokensError):
        value = (error.unused_tokens or [""])[0]
        if command.commands and not value.startswith("-"):
            allowed = [each.path[-1] for each in command.commands]
            guess = _guess(value, [*allowed, "--help", "--version"])
            return WrongLine("unknown-command", facts={"value": value, "guess": guess, "allowed": ", ".join(allowed)})
        return WrongLine("too-many", facts={"value": value, **at})
    if isinstance(error, UnknownOptionError):
        value = (error.token.keyword or error.token.value).partition("=")[0]
        names = [name for each in _flags(command) for name in each.names]
        return WrongLine("unknown-flag", facts={"value": value, "guess": _guess(value, names), **at})
    if isinstance(error, RepeatArgumentError):
        return WrongLine("twice", facts={"name": error.token.keyword})
    if error.argument:
        return _wrong_value(error, error.argument, command)
    return WrongLine("unreadable", facts=at)


def _wrong_value(error: CycloptsError, argument: Argument, command: Command) -> WrongLine:
    allowed = argument.get_choices(force=True) or ()
    if isinstance(error, MissingArgumentError):
        if argument.field_info.is_positional and not error.keyword:
            name = say(f"value-{argument.field_info.name}", spoken())
            return WrongLine("missing-argument", facts={"name": name, "command": command.line})
        entry = next(each for each in _flags(command) if argument.name in each.names)
        return WrongLine("missing-value", facts={"name": argument.name, "allowed": entry.value})
    token = getattr(error, "token", None) or next(iter(argument.tokens), None)
    facts = {"name": _name(argument), "value": token.value if token else ""}
    if isinstance(error, ValidationError):
        return WrongLine("too-narrow", facts={**facts, "least": screen.NARROWEST})
    if isinstance(error, CoercionError):
        if allowed:
            guess = _guess(str(facts["value"]), allowed)
            return WrongLine("not-a-choice", facts={**facts, "guess": guess, "allowed": ", ".join(allowed)})
        kinds = {argument.hint, *(get_args(argument.hint) if get_origin(argument.hint) is not tuple else ())}
        for kind, code in ((int, "not-whole"), (float, "not-a-number"), (bool, "not-yes-or-no")):
            if kind in kinds:
                return WrongLine(code, facts=facts)
    return WrongLine("unreadable", facts={"command": command.line})


def _name(argument: Argument) -> str:
    """What was given: a flag, or the variable or the place that gave it."""
    token = next(iter(argument.tokens), None)
    return (token.keyword if token else None) or argument.name


def _flags(command: Command) -> tuple[Entry, ...]:
    """The flags at a command; without a command, those of serve."""
    return (*(command if command.path else sheet(spoken()).at(["serve"])).flags, *everywhere(spoken()))


def _guess(value: str, candidates: Iterable[str]) -> str | int:
    """What is written most like it; the hyphens before a flag make nothing alike."""
    known = {each.lstrip("-"): each for each in candidates}
    return next((known[close] for close in get_close_matches(value.lstrip("-"), list(known), 1, ALIKE)), NONE)
