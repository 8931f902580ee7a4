"""Rules, which are written in Markdown, as blocks."""

import re
from collections.abc import Iterator, Mapping
from itertools import groupby

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from ludotheque.braille.blocks import Block, Drawing, Heading, Item, Paragraph, Table, Text

BULLET = "• "
PICTURE = "picture:"


def read(markdown: str, language: str, title: str = "", pictures: Mapping[str, str] | None = None) -> Text:
    """A page of Markdown; the heading that it begins with is its title. Its pictures are given in plain characters."""
    blocks = blocks_of(markdown, pictures)
    first = blocks[0] if blocks else None
    if isinstance(first, Heading):
        title, blocks = first.text, blocks[1:]
    return Text(title, language, tuple(blocks))


def blocks_of(markdown: str, pictures: Mapping[str, str] | None = None) -> list[Block]:
    """The blocks of a page of Markdown; after the words of a picture comes its drawing, if there is one."""
    return [*_blocks(SyntaxTreeNode(MarkdownIt().enable("table").parse(markdown)), pictures or {})]


def _blocks(tree: SyntaxTreeNode, pictures: Mapping[str, str]) -> Iterator[Block]:
    for node in tree.children:
        if node.type == "heading":
            yield Heading(_words(node), int(node.tag[1:]))
        elif node.type == "paragraph":
            yield Paragraph(_words(node))
            for picture in node.walk():
                name = str(picture.attrs.get("src", "")).removeprefix(PICTURE)
                if name in pictures:
                    yield Drawing(_strips(pictures[name]), only_raised=True)
        elif node.type in ("bullet_list", "ordered_list"):
            for number, item in enumerate(node.children, start=1):
                mark = BULLET if node.type == "bullet_list" else f"{number}. "
                yield Item(mark + " ".join(_words(part) for part in item.children))
        elif node.type == "table":
            header, *rows = [tuple(map(_words, row.children)) for part in node.children for row in part.children]
            yield Table(header, tuple(rows))
        elif node.type in ("fence", "code_block"):
            framed = frozenset(node.info.split()[1:])
            parts = (part for part in re.split(r"\n\s*\n", node.content) if part.strip())
            yield from (Drawing(_strips(part), framed=framed) for part in parts)
        else:
            yield from _blocks(node, pictures)


def _words(node: SyntaxTreeNode) -> str:
    """The words of a node without their emphasis, which braille keeps for where it changes the meaning."""
    if node.type in ("text", "code_inline"):
        return node.content
    if node.type in ("softbreak", "hardbreak"):
        return " "
    return "".join(map(_words, node.children))


def _strips(drawing: str) -> tuple[tuple[str, ...], ...]:
    """What a drawing in plain characters has side by side, parted where a column is blank from top to bottom."""
    lines = drawing.splitlines()
    wide = max(map(len, lines))
    padded = [line.ljust(wide) for line in lines]
    filled = [any(line[place] != " " for line in padded) for place in range(wide)]
    spans = [list(span) for has_some, span in groupby(range(wide), filled.__getitem__) if has_some]
    return tuple(tuple(line[span[0] : span[-1] + 1].strip() for line in padded) for span in spans)
