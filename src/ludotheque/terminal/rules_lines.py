"""The rules of a game in lines: as they are written, or in plain mode as they would be read aloud."""

import re
from textwrap import fill

from ludotheque import leaflet, screen, spoken
from ludotheque.contract import Game

USUAL_WIDTH = 120
"""The letters of a line where no screen says how many it has."""
KEPT = ("#", "|", "```", " ", "-", "1.", "2.", "3.")
"""How lines begin that stand as they are, whatever the width."""


def rules_lines(game: Game, language: str) -> list[str]:
    """The rules of a game, in paragraphs as wide as the screen."""
    if screen.used().plain:
        chapters = spoken.chapters(game, language)
        return "\n\n".join("\n".join([chapter.title, *chapter.lines]) for chapter in chapters).splitlines()
    text, width = leaflet.plain_rules(game, language), screen.width() or USUAL_WIDTH
    fences = re.split(r"^(```.*?^```)$", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if at % 2 else _reflowed(part, width) for at, part in enumerate(fences)).splitlines()


def _reflowed(text: str, width: int) -> str:
    """A text whose paragraphs are broken anew."""
    paragraphs = re.split(r"(\n{2,})", text)
    return "".join(fill(each, width) if each.strip() and not each.startswith(KEPT) else each for each in paragraphs)
