"""What `marks` writes: sheets of marks for a game's box, and what they mean."""

from collections.abc import Sequence
from pathlib import Path

from ludotheque import leaflet, shelf, words
from ludotheque.braille import brf
from ludotheque.braille.script import Script, digits_of
from ludotheque.languages import Digits
from ludotheque.marks import HERE, MarkSet, Reader, explained, pdf, svg
from ludotheque.marks.sheets import sheets
from ludotheque.terminal.keep import cannot
from ludotheque.terminal.printed.braille import write


def print_marks(
    names: Sequence[str], folder: Path, digits: Digits | None, contracted: bool, language: str
) -> list[str]:
    """Write the marks of games into a folder, of all that bring some where none is named; what is where, in words."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("write", folder, error) from None
    lines = []
    for name in names or [kit.game.name for kit in shelf.kits()]:
        reader = Reader(language, digits or digits_of(language), name)
        sets = shelf.kit(name).marks(reader)
        if sets:
            lines += _print(sets, reader, folder, Script(language, contracted))
        elif names:
            lines.append(words.phrase("marks-none", language, facts={"name": name}, over=HERE))
    return lines


def _print(sets: Sequence[MarkSet], reader: Reader, folder: Path, script: Script) -> list[str]:
    language, name = reader.language, reader.game
    title = reader.say("title", game=leaflet.title(name, language))
    text = explained.explanation(sets, reader, title)
    pages = sheets(sets)
    marks, about = folder / f"{name}-marks.pdf", folder / f"{name}-marks-explained.pdf"
    write(marks, pdf.pdf(pages, language, title))
    for number, sheet in enumerate(pages, start=1):
        write(folder / f"{name}-marks-{number:02}.svg", svg.svg(sheet, language, title).encode())
    write(about, explained.print_and_braille(text, script))
    write(about.with_suffix(".brf"), brf.brf(text, script))
    facts = {"pdf": str(about), "brf": str(about.with_suffix(".brf"))}
    return [
        words.phrase("marks-written", language, facts={"count": len(pages), "pdf": str(marks)}, over=HERE),
        words.phrase("marks-explained", language, facts=facts, over=HERE),
    ]
