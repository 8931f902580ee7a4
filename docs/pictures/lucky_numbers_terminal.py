"""Draw lucky-numbers-terminal.svg, a real stretch of play: python docs/pictures/lucky_numbers_terminal.py"""

import io
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

import ludotheque
from ludotheque.terminal.local_table import LocalTable
from ludotheque.terminal.play import by_turns

PICTURE = Path(__file__).with_name("lucky-numbers-terminal.svg")
SEED = "clover"
TYPED = ["arrange 1 12 12 17", "draw", "place b2", "draw", "place b1", "place c2"]
WIDTH = 98
FRAME = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
FRAME = FRAME.replace("<svg ", '<svg xml:space="preserve" ', 1)
"""Rich's own frame, without fonts that would be fetched from elsewhere, and with every space where it belongs."""


def played() -> list[str]:
    """Everything that is on the screen when these lines are typed."""
    screen: list[str] = []

    def typed() -> Iterator[str]:
        for line in TYPED:
            screen.append(f"> {line}")
            yield line

    match = ludotheque.game("lucky-numbers").match(2, seed=SEED)
    table = LocalTable(match, 0, "en", screen.append, bot_seed=SEED)
    table.welcome()
    with suppress(EOFError):
        by_turns(table, typed())
    return [*screen[screen.index("Your garden:") :], "> "]


def main() -> None:
    """Play, and draw what is on the screen."""
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    for line in played():
        console.print(Text(line, style="bold green" if line.startswith("> ") else ""))
    drawn = console.export_svg(title="ludotheque", code_format=FRAME, unique_id="lucky-numbers")
    PICTURE.write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
