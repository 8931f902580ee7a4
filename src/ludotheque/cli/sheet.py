"""The command line as data: its commands, arguments and flags, each with its words in a language.

Help, the man page, docs/commands.md, shell completion and "did you mean" are all made of this sheet.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from ludotheque import words

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import Argument

HERE = Path(__file__).parent
PROGRAM = "ludotheque"
EXIT_CODES = (0, 1, 2, 130)


@dataclass(frozen=True)
class Entry:
    """An argument or a flag, as people read it."""

    names: tuple[str, ...]
    """What is typed for a flag; for an argument, the one word that stands for it."""
    words: str
    value: str = ""
    """The word for what is given after a flag; nothing for a flag without a value."""
    values: tuple[str, ...] = ()
    """What can be given, where only so much can."""
    positional: bool = False
    required: bool = False
    repeated: bool = False
    is_path: bool = False

    @property
    def label(self) -> str:
        """How it is written in help."""
        dots = "…" if self.positional and self.repeated else ""
        return " ".join(filter(None, [", ".join(self.names) + dots, self.value]))


@dataclass(frozen=True)
class Command:
    """A command with its arguments, its flags and the commands below it."""

    path: tuple[str, ...]
    words: str
    arguments: tuple[Entry, ...]
    flags: tuple[Entry, ...]
    """Its own; those of every command are `everywhere`."""
    commands: "tuple[Command, ...]"

    @property
    def line(self) -> str:
        """What is typed for it."""
        return " ".join((PROGRAM, *self.path))

    def below(self) -> "Iterator[Command]":
        """This command and all below it."""
        yield self
        for command in self.commands:
            yield from command.below()

    def at(self, path: tuple[str, ...] | list[str]) -> "Command":
        """The command that words lead to, as far as they name commands."""
        for command in self.commands:
            if path and path[0] == command.path[-1]:
                return command.at(path[1:])
        return self


def say(message: str, language: str, **facts: object) -> str:
    """A message of the command line."""
    return words.phrase(message, language, facts=facts, over=HERE)


def key_of(path: tuple[str, ...], name: str, language: str) -> str:
    """The message for a flag: its own at this command, or the one that it shares with others."""
    own = "-".join(("flag", *path, name))
    return own if words.has(own, language, over=HERE) else f"flag-{name}"


def usage(command: Command, language: str) -> str:
    """How a command is typed."""
    parts = [command.line]
    if command.commands:
        parts.append(say("value-command", language))
    parts.append(f"[{say('value-flags', language)}]")
    parts += [entry.label if entry.required else f"[{entry.label}]" for entry in command.arguments]
    return " ".join(parts)


@cache
def sheet(language: str) -> Command:
    """The whole command line."""
    from ludotheque.cli import app

    return _command(app, (), language)


@cache
def everywhere(language: str) -> tuple[Entry, ...]:
    """The flags that every command has."""
    from ludotheque.cli import app

    asked = [Entry(("--help", "-h"), say("flag-help", language)), Entry(("--version",), say("flag-version", language))]
    return (*(_entry(each, (), language) for each in app.meta.assemble_argument_collection() if each.show), *asked)


def _command(app: "App", path: tuple[str, ...], language: str) -> Command:
    below = [(name, each) for name, each in app.resolved_commands().items() if not name.startswith("-")]
    given = app.assemble_argument_collection() if app.default_command and path else []
    entries = [_entry(each, path, language) for each in given if each.show]
    return Command(
        path,
        say("-".join(("command", *path)), language) if path else say("about", language),
        tuple(entry for entry in entries if entry.positional),
        tuple(entry for entry in entries if not entry.positional),
        tuple(_command(each, (*path, name), language) for name, each in below),
    )


def _entry(given: "Argument", path: tuple[str, ...], language: str) -> Entry:
    positional = bool(given.field_info.is_positional)
    name = given.field_info.name if positional else given.name.removeprefix("--")
    completer = given.parameter.completer
    choices = given.get_choices(force=True) or ()
    return Entry(
        (say(f"value-{name}", language),) if positional else given.names,
        " ".join(_sentences(given, key_of(path, name, language), language)),
        "" if positional or given.is_flag() else "|".join(choices) or say(f"value-{_kind(given.hint)}", language),
        tuple(choices) or (tuple(completer(None)) if completer else ()),  # type: ignore[arg-type]
        positional,
        given.required,
        given.token_count()[1],
        _kind(given.hint) == "path",
    )


def _sentences(given: "Argument", message: str, language: str) -> Iterator[str]:
    """What a flag does, what may be given where that is not in its label, its default and its variable."""
    yield say(message, language)
    default, show = given.field_info.default, given.parameter.show_default
    if callable(show):
        yield say("default", language, value=show(default))
    elif isinstance(default, (str, int, float, Path)) and not isinstance(default, bool) and str(default):
        yield say("default", language, value=str(default))
    for variable in given.parameter.env_var or ():
        yield say("variable", language, name=variable)


def _kind(hint: Any) -> str:
    kinds = {hint, *get_args(hint)}
    return "number" if kinds & {int, float} else "path" if Path in kinds else "text"
