"""The command line. What a command needs is imported when it is given, so that asking for help is quick."""

import os
import sys
from importlib.metadata import version
from typing import Annotated, TextIO

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

from ludotheque import screen
from ludotheque.cli import leaflets, playing, puzzles, records, serving, studies
from ludotheque.cli.manners import language_of
from ludotheque.cli.settings_file import from_file
from ludotheque.errors import LudothequeError
from ludotheque.flags import Flag, for_all

LONGEST_LINE = 10_000
"""More letters than any line of the help has."""

app = App(
    name="ludotheque",
    help="Four tabletop games to play with friends or bots, and to study. The default command is serve.",
    version=lambda: version("ludotheque"),
    help_format="plaintext",
    error_formatter=lambda error: f"Error: {error}",
    result_action="return_value",
    config=from_file,
)
for command in (
    playing.play,
    playing.learn,
    leaflets.games,
    leaflets.rules,
    leaflets.marks,
    records.verify,
    records.replay,
    records.analyse,
    studies.simulate,
    studies.arena,
    serving.serve,
    serving.prepare,
    serving.schema,
    playing.client,
    puzzles.app,
    puzzles.booklet,
):
    app.command(command)
app.default(serving.serve)
app.meta.help_flags = ()  # each command has its own


@app.meta.default
def read_on(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    plain: Annotated[Flag, for_all("PLAIN")] = False,
    columns: Annotated[int | None, for_all("COLUMNS"), Parameter(validator=Number(gte=screen.NARROWEST))] = None,
) -> object:
    """Run a command, and make what it prints fit for what it is read on.

    Parameters
    ----------
    plain
        Print plain lines: no drawings, tables, curly quotes or other signs that screen readers garble.
    columns
        Break lines after this many characters. Default: the width of the terminal.
    """
    from rich.console import Console

    with screen.reading_on(screen.Screen(plain, columns)):
        app.help_formatter = "plain" if plain else None
        # plain help is broken at the border, as all lines are
        app.console = Console(width=LONGEST_LINE) if plain else Console(width=columns) if columns else None
        return app(words, exit_on_error=False)


def main() -> None:
    """Run the command that the command line gives."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _bear_any_letter(stream)
    try:
        sys.exit(app.meta(sys.argv[1:], exit_on_error=False))
    except CycloptsError:
        sys.exit(2)  # it has said what is wrong
    except LudothequeError as error:
        print(error.say(language_of(None)), file=sys.stderr)
        sys.exit(2)
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
