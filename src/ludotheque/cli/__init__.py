"""The command line. What a command needs is imported when it is given, so that asking for help is quick."""

import os
import sys
from importlib.metadata import version
from typing import TextIO

from cyclopts import App, CycloptsError

from ludotheque.cli import leaflets, playing, puzzles, records, serving, studies

app = App(
    name="ludotheque",
    help="Four tabletop games, to play with others and against bots, and to study. Without a command: serve.",
    version=lambda: version("ludotheque"),
    help_format="plaintext",
    result_action="return_value",
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


def main() -> None:
    """Run the command that the command line gives."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _bear_any_letter(stream)
    try:
        sys.exit(app(sys.argv[1:], exit_on_error=False))
    except CycloptsError:
        sys.exit(2)  # it has said what is wrong
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
