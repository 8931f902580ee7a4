"""What the commands write in braille: a text as BRF and as a PDF, side by side."""

from pathlib import Path

from ludotheque import leaflet, words
from ludotheque.braille import brf, markdown, pdf
from ludotheque.braille.blocks import Text
from ludotheque.braille.liblouis import HERE
from ludotheque.braille.script import Script
from ludotheque.contract import Game
from ludotheque.terminal.keep import cannot


def write_braille(text: Text, script: Script, file: Path) -> str:
    """Write a text beside a file name, as .brf and as .pdf; where it is, in words."""
    files = {".brf": brf.brf(text, script), ".pdf": pdf.pdf(text, script)}
    for suffix, content in files.items():
        write(file.with_suffix(suffix), content)
    facts = {kind.lstrip("."): str(file.with_suffix(kind)) for kind in files}
    return words.phrase("braille-written", script.language, facts=facts, over=HERE)


def write(file: Path, content: bytes) -> None:
    """Write a file, or say why it cannot be."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise cannot("write", file, error) from None


def write_rules(game: Game, script: Script, file: Path | None) -> str:
    """Write the rules of a game in braille, into files with its name unless another one is given."""
    title = leaflet.title(game.name, script.language)
    text = markdown.read(leaflet.rules(game, script.language), script.language, title, leaflet.drawings(game))
    return write_braille(text, script, file or Path(f"{game.name}.brf"))
