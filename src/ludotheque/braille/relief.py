"""Drawings whose lines can rise on swell paper: boards and pieces with their braille, and the print in pale."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil

from ludotheque.braille import dots
from ludotheque.braille.blocks import EMPTY, SQUARE, Board, Drawing
from ludotheque.braille.script import Script
from ludotheque.paper import BLACK, PALE, Paper

EDGE = 1.6
"""How thick the line around a board or a piece is, in millimetres."""
LINE = 0.8
"""How thick a line between cells is."""
CLEAR = 2.5
"""The least room between braille and a line."""
FRAME = 2.5
"""How far the second line of a framed cell is from the first."""
LEAST = 10.0
"""The least side of a cell."""
ABOVE = 2.4
"""The room over a board without names, under a line of braille."""
NAMES = dots.HEIGHT + dots.DOT + CLEAR + EDGE / 2
"""The room for the names over a board or a piece, from their first possible dot on."""
GAP = 9.0
"""The room between two things side by side."""
TALLEST = 250.0
"""The room on a page."""

Place = tuple[int, int]


@dataclass(frozen=True)
class Label:
    """Some braille and its print."""

    text: str
    cells: str

    @property
    def width(self) -> float:
        """The room that its dots take."""
        return dots.width(self.cells) + dots.DOT


@dataclass(frozen=True)
class Field:
    """A board or a piece: places by what stands on them; neighbours with the same word are one piece."""

    places: Mapping[Place, str]
    side: float
    labels: Mapping[str, Label]
    above: Sequence[Label] = ()
    """The names of the columns, or of the piece."""
    beside: Sequence[Label] = ()
    """The names of the rows."""
    framed: frozenset[Place] = frozenset()

    @property
    def left(self) -> float:
        """The room for the names of the rows."""
        return max((label.width + CLEAR + EDGE / 2 for label in self.beside), default=0)

    @property
    def top(self) -> float:
        """The room for the names above."""
        return NAMES if self.above else ABOVE

    @property
    def width(self) -> float:
        """Millimetres, with the names."""
        across = self.side * (1 + max(column for _, column in self.places)) + EDGE
        return self.left + max(across, *(label.width for label in self.above), 0)

    @property
    def height(self) -> float:
        """Millimetres, with the names."""
        return self.top + self.side * (1 + max(row for row, _ in self.places)) + EDGE

    def draw(self, paper: Paper, x: float, y: float) -> None:
        """Draw it from its upper left corner."""
        middle = (self.side - dots.HEIGHT) / 2
        for number, label in enumerate(self.above):
            inset = (self.side - dots.width(label.cells)) / 2 if len(self.above) > 1 else 0
            _write(paper, x + self.left + number * self.side + inset, y, label)
        for number, label in enumerate(self.beside):
            _write(paper, x, y + self.top + number * self.side + middle, label)
        x, y, side = x + self.left, y + self.top, self.side
        for points, thick in self._lines():
            paper.line([(x + across, y + down) for across, down in points], BLACK, thick)
        for row, column in sorted(self.framed):
            near, far = FRAME, side - FRAME
            corners = [(near, near), (far, near), (far, far), (near, far)]
            within = [(x + column * side + across, y + row * side + down) for across, down in corners]
            paper.line(within, BLACK, LINE, closed=True)
        for area in areas(self.places):
            if found := self.labels.get(self.places[area[0]]):
                row, column, long = longest_row(area)
                inset = FRAME if (row, column) in self.framed else 0
                left, over = x + column * side, y + row * side
                paper.dots(left + (long * side - dots.width(found.cells)) / 2, over + middle, found.cells)
                baseline = over + inset + 0.235 * min(side, 23)
                paper.write_at(left + 2 + inset, baseline, found.text, min(11, side / 2), ink=PALE)

    def _lines(self) -> Iterator[tuple[list[tuple[float, float]], float]]:
        """The lines, from point to point, and how thick they are."""
        piece = {place: area for area in areas(self.places) for place in area}
        high, wide = 1 + max(row for row, _ in self.places), 1 + max(column for _, column in self.places)
        for down, lines, long in ((False, high, wide), (True, wide, high)):
            for at in range(lines + 1):
                sides = [
                    ((on, at - 1), (on, at)) if down else ((at - 1, on), (at, on))  # on both sides of a line
                    for on in range(long)
                ]
                kinds = [_between(piece.get(one), piece.get(other)) for one, other in sides]
                for thick, group in groupby(range(long), kinds.__getitem__):
                    run = [*group]
                    if thick:
                        level, start, end = (self.side * place for place in (at, run[0], run[-1] + 1))
                        yield [(level, start), (level, end)] if down else [(start, level), (end, level)], thick


def _between(one: Sequence[Place] | None, other: Sequence[Place] | None) -> float:
    """How thick the line between two neighbours is: none within a piece, nor where there is nothing."""
    if one is other:
        return 0
    if one is None or other is None or len(one) > 1 or len(other) > 1:
        return EDGE
    return LINE


def _write(paper: Paper, x: float, y: float, label: Label) -> None:
    paper.dots(x, y, label.cells)
    paper.write_at(x + label.width + 0.5, y + dots.HEIGHT, label.text, 7.5, ink=PALE)


def areas(places: Mapping[Place, str]) -> list[list[Place]]:
    """The pieces on a board; an empty place is one by itself, and so is each square of a piece that lies alone."""
    left, found = set(places), []
    for place in sorted(places):
        area, new = list[Place](), [place] if place in left else []
        while new:
            row, column = here = new.pop()
            left.discard(here)
            area.append(here)
            near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            alike = (one for one in near if places[here] not in (EMPTY, SQUARE) and places.get(one) == places[here])
            new += [one for one in alike if one in left and one not in new]
        if area:
            found.append(area)
    return found


def longest_row(area: Sequence[Place]) -> tuple[int, int, int]:
    """Where the longest row of places of a piece begins, and how many there are: the most room for its name."""
    runs = []
    for row, column in sorted(area):
        long = 1
        while (row, column + long) in area:
            long += 1
        runs.append((row, column, long))
    return max(runs, key=lambda run: run[2])


@dataclass(frozen=True)
class Relief:
    """Boards and pieces side by side, in as many rows as they need."""

    rows: tuple[tuple[Field, ...], ...]

    @property
    def height(self) -> float:
        """Millimetres."""
        return sum(max(field.height for field in row) for row in self.rows) + GAP * (len(self.rows) - 1)

    def draw(self, paper: Paper, x: float, y: float) -> None:
        """Draw it from its upper left corner."""
        for row in self.rows:
            left = x
            for field in row:
                field.draw(paper, left, y)
                left += field.width + GAP
            y += max(field.height for field in row) + GAP


def relief(drawing: Drawing, script: Script, width: float) -> Relief | None:
    """A drawing with raised lines, if it is one of boards and pieces that fit on a page of a width."""
    if not drawing.is_known:
        return None
    board = [_board(drawing, drawing.board, script)] if drawing.board else []
    side = board[0].side if board else LEAST
    found = _side_by_side([*board, *(_piece(name, rows, side, script) for name, *rows in drawing.pieces)], width)
    fits = found.height <= TALLEST and all(field.width <= width + EDGE for row in found.rows for field in row)
    return found if fits else None


def _board(drawing: Drawing, board: Board, script: Script) -> Field:
    """A board with cells as small as what stands on them allows."""
    places = {(r, c): text for c, column in enumerate(board.columns) for r, text in enumerate(column)}
    labels = {text: Label(text, script.write(text)) for text in places.values() if text != EMPTY}
    framed = frozenset(place for place in places if board.name(place) in drawing.framed)
    side = LEAST
    for area in areas(places):
        if label := labels.get(places[area[0]]):
            around = 2 * CLEAR + EDGE + (2 * FRAME if area[0] in framed else 0)
            side = max(side, (label.width + around) / longest_row(area)[2], dots.HEIGHT + dots.DOT + around)
    above, beside = ([Label(name, script.write(name)) for name in names] for names in (board.across, board.down))
    return Field(places, float(ceil(side)), labels, above, beside, framed)


def _piece(name: str, rows: Sequence[str], side: float, script: Script) -> Field:
    """A piece that lies alone, each of its squares to be counted."""
    places = {(r, c): SQUARE for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == SQUARE}
    return Field(places, side, {}, [Label(name, script.write(name))])


def _side_by_side(fields: Sequence[Field], width: float) -> Relief:
    rows: list[list[Field]] = [[]]
    for field in fields:
        if rows[-1] and sum(one.width + GAP for one in rows[-1]) + field.width > width:
            rows.append([])
        rows[-1].append(field)
    return Relief(tuple(map(tuple, rows)))
