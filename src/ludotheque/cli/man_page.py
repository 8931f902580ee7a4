"""The man page, in the roff that man and mandoc read, made of the same sheet as help."""

import textwrap
from collections.abc import Iterable, Iterator
from importlib.metadata import version

from ludotheque.cli.sheet import EXIT_CODES, PROGRAM, Command, Entry, everywhere, say, sheet, usage

WIDTH = 72
"""The characters of a line of the source, which some readers of roff want short."""


def man_page(language: str) -> str:
    """The whole page."""
    return "\n".join(_lines(language))


def _lines(language: str) -> Iterator[str]:
    whole = sheet(language)
    yield f'.TH {PROGRAM.upper()} 1 "" "{PROGRAM} {version(PROGRAM)}"'
    yield from _section("name", language)
    yield from _text(f"{PROGRAM} \\- {_roff(whole.words)}")
    yield from _section("synopsis", language)
    yield from _text(_bold(PROGRAM) + _roff(usage(whole, language).removeprefix(PROGRAM)))
    yield from _section("description", language)
    yield from _text(_roff(f"{whole.words} {say('about-default', language)}"))
    yield from _section("commands", language)
    for command in whole.below():
        if command.path:
            yield from _command(command, language)
    yield from _section("flags-everywhere", language)
    yield from _entries(everywhere(language))
    yield from _section("exit", language)
    for code in EXIT_CODES:
        yield from _paragraph(_bold(str(code)), say(f"exit-{code}", language))
    yield from _section("settings", language)
    yield from _text(_roff(say("about-settings", language)))


def _command(command: Command, language: str) -> Iterator[str]:
    yield f'.SS "{_roff(usage(command, language))}"'
    yield from _text(_roff(command.words))
    yield from _entries((*command.arguments, *command.flags))


def _entries(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        names = ", ".join(map(_bold, entry.names))
        yield from _paragraph(f"{names} {_roff(entry.value)}".strip(), entry.words)


def _section(heading: str, language: str) -> Iterator[str]:
    yield f'.SH "{_roff(say(f"heading-{heading}", language).upper())}"'


def _paragraph(label: str, words: str) -> Iterator[str]:
    yield ".TP"
    yield label
    yield from _text(_roff(words))


def _text(roff: str) -> list[str]:
    """Lines of text; none of them may begin like a request."""
    lines = textwrap.wrap(roff, WIDTH, break_long_words=False, break_on_hyphens=False)
    return [f"\\&{line}" if line.startswith((".", "'")) else line for line in lines]


def _bold(text: str) -> str:
    return f"\\fB{_roff(text)}\\fR"


def _roff(text: str) -> str:
    """A text without what roff would take for its own: a hyphen stays one, for it is typed."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq").replace("\u00a0", "\\~")
