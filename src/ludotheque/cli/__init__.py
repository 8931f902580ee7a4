"""The command line. What a command needs is imported when it is given, so that asking for help is quick."""

import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib.metadata import version
from typing import Annotated, TextIO

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

from ludotheque import screen
from ludotheque.cli import leaflets, pages, playing, puzzles, records, serving, stores, studies
from ludotheque.cli.manners import language_asked, language_of, plain_asked, speaking, spoken
from ludotheque.cli.settings_file import from_file
from ludotheque.errors import LudothequeError
from ludotheque.flags import Flag, Language, for_all

HELP = ("--help", "-h")

app = App(
    name="ludotheque",
    help_flags=(),  # help is ours, in the language of the user
    version=lambda: version("ludotheque"),
    result_action="return_value",
    config=from_file,
)
for command in (
    playing.play,
    playing.learn,
    leaflets.games,
    leaflets.rules,
    puzzles.app,
    puzzles.booklet,
    leaflets.marks,
    records.verify,
    records.replay,
    records.analyse,
    studies.simulate,
    studies.arena,
    serving.serve,
    stores.check,
    stores.app,
    playing.client,
    serving.prepare,
    serving.schema,
    pages.completion,
    pages.man,
):
    app.command(command)
app.default(serving.serve)


@app.meta.default
def read_on(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Language = None,  # noqa: ARG001 (`main` has read it: it is needed even for a line that cannot be read)
    plain: Annotated[Flag, for_all("PLAIN")] = False,
    columns: Annotated[int | None, for_all("COLUMNS"), Parameter(validator=Number(gte=screen.NARROWEST))] = None,
) -> object:
    """Run a command, and make what it prints fit for what it is read on."""
    with screen.reading_on(screen.Screen(plain, columns)):
        line = words[: words.index("--")] if "--" in words else words
        if not set(HELP).isdisjoint(line):
            from ludotheque.cli.help_page import help_page

            return print(help_page([word for word in line if word not in HELP], spoken()))
        return _told(lambda: app(words, exit_on_error=False, print_error=False))


def _told(run: Callable[[], object], unset: screen.Screen | None = None) -> object:
    """What a line comes to: its result, or 2 where it is wrong, and says why, on a screen that nothing has set yet."""
    try:
        return run()
    except CycloptsError as error:
        from ludotheque.cli.wrong import wrong

        reason: LudothequeError = wrong(error)
    except LudothequeError as error:
        reason = error
    with screen.reading_on(unset) if unset else nullcontext():
        print(reason.say(spoken()), file=sys.stderr)
    return 2


def main() -> None:
    """Run the command that the command line gives."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _bear_any_letter(stream)
    line = sys.argv[1:]
    try:
        with speaking(language_of(language_asked(line))):
            unread = screen.Screen(plain_asked(line))  # for a line whose flags cannot be read
            sys.exit(_told(lambda: app.meta(line, exit_on_error=False, print_error=False), unread))  # type: ignore[arg-type]
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read the output has had enough. Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _bear_any_letter(stream: TextIO | None) -> None:
    """Let a stream that lacks a letter show another one, rather than fail."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
