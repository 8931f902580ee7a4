"""docs/commands.md and the man pages of the wheel, made of the same sheet as help. To write them again:
``python -m ludotheque.cli.commands_page docs``."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from ludotheque.cli.for_programs import PRINTED
from ludotheque.cli.man_page import man_page
from ludotheque.cli.sheet import EXIT_CODES, Command, Entry, everywhere, say, sheet, usage
from ludotheque.languages import CODES, FIRST

KINDS = {str: "text", int: "number", bool: "true or false", type(None): "null"}


def written() -> dict[str, str]:
    """Every file of docs that is made of the sheet, by its path there."""
    pages = {f"man/{'' if code == FIRST else code + '/'}man1/ludotheque.1": man_page(code) + "\n" for code in CODES}
    return {"commands.md": commands_page(), **pages}


def commands_page() -> str:
    """The page about the command line."""
    return "\n\n".join(_parts()) + "\n"


def _parts() -> Iterator[str]:
    whole = sheet(FIRST)
    yield "# Commands"
    yield (
        "Everything that `ludotheque` can be told to do. `ludotheque --help` and `ludotheque COMMAND --help` say the "
        "same in your language, and so does the man page (`ludotheque man | man -l -`)."
    )
    yield f"{say('about-default', FIRST)} {say('about-settings', FIRST)}"
    yield "\n".join(f"- [`{each.line}`](#{'-'.join(each.line.split())}): {each.words}" for each in _all(whole))
    yield "## Flags of every command"
    yield _listed(everywhere(FIRST))
    yield "## Exit codes"
    yield "| code | meaning |\n|---|---|\n" + "\n".join(
        f"| {code} | {say(f'exit-{code}', FIRST)} |" for code in EXIT_CODES
    )
    yield "## Shell completion"
    yield (
        "`ludotheque completion` prints a script for your shell. It holds the games that are installed; print it again "
        "after you add one."
    )
    yield (
        "    ludotheque completion bash > ~/.local/share/bash-completion/completions/ludotheque\n"
        "    ludotheque completion zsh > ~/.zfunc/_ludotheque   # with fpath+=~/.zfunc before compinit in ~/.zshrc\n"
        "    ludotheque completion fish > ~/.config/fish/completions/ludotheque.fish"
    )
    for command in _all(whole):
        yield from _command(command)


def _all(whole: Command) -> list[Command]:
    return [command for command in whole.below() if command.path]


def _command(command: Command) -> Iterator[str]:
    yield f"## {command.line}"
    yield f"    {usage(command, FIRST)}"
    yield command.words
    if command.arguments or command.flags:
        yield _listed((*command.arguments, *command.flags))
    if printed := PRINTED.get(command.path):
        yield f"With `--json`, {_shape(printed)}:"
        yield "\n".join(_fields(printed))


def _listed(entries: tuple[Entry, ...]) -> str:
    return "\n".join(f"- `{entry.label}`: {entry.words}" for entry in entries)


def _shape(kind: Any, several: bool = False) -> str:
    """A kind of JSON value, in words: one, or several of them."""
    inner = get_args(kind)
    if get_origin(kind) is Annotated:
        return _shape(inner[0])
    if get_origin(kind) in (list, tuple):
        return f"{'lists' if several else 'a list'} of {_shape(inner[0], several=True)}"
    if type(None) in inner:
        return " or ".join(_shape(each) for each in inner)
    if kind in KINDS:
        return KINDS[kind] + "s" * several
    if kind is Any:
        return "any value"
    return "objects" if several else "an object"


def _fields(kind: Any, depth: int = 0) -> Iterator[str]:
    """The fields of an object, and below them those of the objects in it."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        for each in get_args(kind):
            yield from _fields(each, depth)
        return
    for name, inner in get_type_hints(kind, include_extras=True).items():
        if name in kind.__struct_fields__:
            meaning = [f"; {given.description}" for given in get_args(inner) if isinstance(given, msgspec.Meta)]
            yield f"{'  ' * depth}- `{name}`: {_shape(inner)}{''.join(meaning)}"
            yield from _fields(inner, depth + 1)


if __name__ == "__main__":
    for name, text in written().items():
        file = Path(sys.argv[1]) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
