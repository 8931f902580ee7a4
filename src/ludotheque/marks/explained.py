"""The sheet that explains the marks, in large print and in braille."""

from collections.abc import Sequence

from ludotheque.braille import pdf
from ludotheque.braille.blocks import Block, Heading, Paragraph, Text
from ludotheque.braille.script import Script
from ludotheque.marks import MarkSet, Reader
from ludotheque.paper import HEIGHT, WIDTH, Paper

SIZE = 16.0


def explanation(sets: Sequence[MarkSet], reader: Reader, title: str) -> Text:
    """What all marks of a game mean, and how they are made."""
    blocks: list[Block] = []
    for one in sets:
        blocks += [Heading(one.title), *map(Paragraph, one.about)]
    making = (Heading(reader.say("making")), Paragraph(reader.say("making-about", digits=reader.digits)))
    return Text(title, reader.language, (*blocks, *making))


def print_and_braille(text: Text, script: Script) -> bytes:
    """The explanation as a PDF: pages to be read by eye, then pages for swell paper."""
    paper = Paper(text.language, text.title, 20)
    paper.new_page()
    y = _put(paper, Heading(text.title, 1), 20.0)
    for block in text.blocks:
        if isinstance(block, Heading | Paragraph):
            y = _put(paper, block, y)
    return pdf.pdf(text, script, paper)


def _put(paper: Paper, block: Heading | Paragraph, y: float) -> float:
    """Put a block on the page, or on a new one where it does not fit; where the next one begins."""
    heading = isinstance(block, Heading)
    size = SIZE * {1: 1.6, 2: 1.25}[block.level] if isinstance(block, Heading) else SIZE
    width = WIDTH - 2 * paper.margin
    if y + (30 if heading else paper.tall(width, block.text, size)) > HEIGHT - paper.margin:
        paper.new_page()
        y = paper.margin
    with paper.tagged(f"H{block.level}" if isinstance(block, Heading) else "P"):
        return paper.paragraph(paper.margin, y, width, block.text, size, bold=heading)
