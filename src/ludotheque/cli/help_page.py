"""The help of a command, in lines as wide as the screen."""

import textwrap
from collections.abc import Iterable, Sequence

from ludotheque import screen
from ludotheque.cli.sheet import EXIT_CODES, everywhere, say, sheet, usage

WIDEST = 100
"""The most characters of a line of help, however wide the screen is."""
LABELS = 22
"""The most characters of the column of labels; a longer label has a line for itself."""
NARROW = 60
"""On a narrower screen every label has a line for itself."""


def help_page(words: Sequence[str], language: str) -> str:
    """The help of the command that words lead to."""
    command = sheet(language).at(list(words))
    pairs = [(each.label, each.words) for each in command.arguments]
    parts = [
        f"{_headed('usage', language)} {usage(command, language)}",
        command.words if command.path else f"{command.words} {say('about-default', language)}",
        _listed("commands", [(each.path[-1], each.words) for each in command.commands], language),
        _listed("arguments", pairs, language),
        _listed("flags", [(each.label, each.words) for each in command.flags], language),
        _listed("flags-everywhere", [(each.label, each.words) for each in everywhere(language)], language),
    ]
    if not command.path:
        parts += [
            _listed("exit", [(str(code), say(f"exit-{code}", language)) for code in EXIT_CODES], language),
            say("about-settings", language),
        ]
    if command.commands:
        word = say("value-command", language)
        parts.append(say("about-more", language, command=f"{command.line} {word} --help"))
    return "\n\n".join(_folded(part) for part in parts if part)


def _width() -> int:
    return min(screen.width() or 80, WIDEST)


def _folded(text: str) -> str:
    return "\n".join(line if line.startswith(" ") else screen.folded(line, _width()) for line in text.splitlines())


def _listed(heading: str, pairs: Iterable[tuple[str, str]], language: str) -> str:
    """Labels and what they mean, side by side; on a narrow screen one below the other, in plain lines one after it."""
    pairs = list(pairs)
    column = max((len(label) for label, _ in pairs if len(label) <= LABELS), default=0)
    lines = [line for label, words in pairs for line in _pair(label, words, column, language)]
    return "\n".join([_headed(heading, language), *lines]) if lines else ""


def _headed(heading: str, language: str) -> str:
    return say("headed", language, heading=say(f"heading-{heading}", language))


def _pair(label: str, words: str, column: int, language: str) -> list[str]:
    width = _width()
    if screen.used().plain:
        return [f"{say('headed', language, heading=label)} {words}"]
    if width < NARROW or len(label) > LABELS:
        return [f"  {label}", *_indented(words, 6 if width < NARROW else column + 4, width)]
    first, *rest = _indented(words, column + 4, width)
    return [f"  {label.ljust(column)}  {first.strip()}", *rest]


def _indented(words: str, by: int, width: int) -> list[str]:
    return textwrap.wrap(words, width, initial_indent=" " * by, subsequent_indent=" " * by, break_on_hyphens=False)
