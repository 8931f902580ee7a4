"""The rules of a game in lines: as they are written, or in plain mode as they would be read aloud."""

import re
from pathlib import Path
from textwrap import fill

from ludotheque import leaflet, screen, spoken, words
from ludotheque.contract import Game
from ludotheque.folders import data_folder

USUAL_WIDTH = 120
"""The letters of a line where no screen says how many it has."""
KEPT = ("#", "|")
"""How headings and tables begin, which stand as they are, whatever the width."""
ITEM = re.compile(r"\n(?=- |\d+\. )")
"""Before an item of a list."""


def rules_lines(game: Game, language: str) -> list[str]:
    """The rules of a game, in paragraphs as wide as the screen."""
    if screen.used().plain:
        chapters = spoken.chapters(game, language)
        return "\n\n".join("\n".join([chapter.title, *chapter.lines]) for chapter in chapters).splitlines()
    text, width = leaflet.plain_rules(game, language), screen.width() or USUAL_WIDTH
    fences = re.split(r"^(```.*?^```)$", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if at % 2 else _reflowed(part, width) for at, part in enumerate(fences)).splitlines()


def written_lines(game: Game, language: str, file: Path, voice: str | None) -> list[str]:
    """Read the rules of a game aloud into a file. Returns what there is to say about it."""
    from ludotheque import audio
    from ludotheque.audio.errors import HERE

    written = audio.write_rules(game, language, file, voice, data_folder() / "voices")
    say = words.saying(language, over=HERE)
    minutes = max(1, round(written.seconds / 60))
    lines = [say("audio-written", file=str(file), chapters=written.chapters, minutes=minutes, voice=written.voice)]
    return [*lines, say("audio-sheet", file=str(written.sheet))] if written.sheet else lines


def _reflowed(text: str, width: int) -> str:
    """A text whose paragraphs and lists are broken anew."""
    return "".join(_block(each, width) for each in re.split(r"(\n{2,})", text))


def _block(block: str, width: int) -> str:
    if not block.strip() or block.startswith(KEPT):
        return block
    items = ITEM.split(block) if ITEM.match(f"\n{block}") else [block]
    return "\n".join(fill(item, width, subsequent_indent="  " if len(items) > 1 else "") for item in items)
