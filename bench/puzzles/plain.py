"""The question in plain words, for those who do not know our solver: which cells are partners, what is in order."""

from collections.abc import Iterator


def partners(cell: int) -> set[int]:
    """The cells with which a cell can swap, on a board whose edges meet."""
    row, column = divmod(cell, 4)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {(row + down) % 4 * 4 + (column + right) % 4 for down, right in steps}


PAIRS = sorted({(min(a, b), max(a, b)) for a in range(16) for b in partners(a)})
"""The 32 pairs of cells that can swap."""
NEXT = [(cell, cell + 1) for cell in range(16) if cell % 4 < 3] + [(cell, cell + 4) for cell in range(12)]
"""The pairs of cells that must ascend."""


def ways_to_lie_in_order() -> Iterator[tuple[int, ...]]:
    """The cells of the lowest, the second lowest … clover, for every board in order."""

    def laid(cells: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(cells) == 16:
            yield cells
        for cell in set(range(16)) - set(cells):
            if (cell % 4 == 0 or cell - 1 in cells) and (cell < 4 or cell - 4 in cells):
                yield from laid((*cells, cell))

    return laid(())
