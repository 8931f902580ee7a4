"""The face of Polyssimo Challenge: the board in eleven lines, the pieces, and where a piece can still go."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from ludotheque.braille.dots import BLANK
from ludotheque.games.polyssimo.actions import Action, Lay
from ludotheque.games.polyssimo.board import COLUMN_NAMES, COLUMNS
from ludotheque.games.polyssimo.notation import read_beginning
from ludotheque.games.polyssimo.pieces import NAMES, NUMBER_OF, SHAPES, SIZE, Shape, turned_and_flipped
from ludotheque.games.polyssimo.view import View
from ludotheque.games.polyssimo.ways import squares_of
from ludotheque.terminal.dots import cells
from ludotheque.terminal.face import Answer, Face
from ludotheque.terminal.typed import question, small_number

MOST_OPENINGS = 12
FREE = "⠄"
"""A free square in braille."""


class PolyssimoFace(Face[View, Action]):
    """Polyssimo Challenge in plain lines."""

    def scene(self, view: View) -> list[str]:
        """The reader's pieces, and the board as soon as something can lie on it."""
        assert view.seat is not None
        return [*(self._board(view) if view.phase == "placement" else []), *self.mine(view, view.seat)]

    def now(self, view: View, actions: Sequence[Action]) -> Answer[Action]:
        """Which pieces the reader can pick or lay."""
        assert self.reader is not None
        if view.phase == "draft":
            due = view.hexominoes_due[self.reader]
            pieces = self._by_size([action.piece for action in actions])
            pick = self.say("poly-pick", pieces=pieces, example=self.write(actions[0]))
            return Answer([self.say("poly-due", count=due), pick] if due else [pick])
        openings = Counter(action.piece for action in actions)
        told = [self.say("poly-openings", piece=piece, count=count) for piece, count in openings.items()]
        lines = [self.say("poly-lay", pieces=", ".join(told))]
        if not any(view.taken_by[piece] == self.reader for piece in view.laid):
            lines.append(self.say("poly-how-to-lay", piece=next(iter(openings))))
        return Answer(lines)

    def look(self, view: View) -> list[str]:
        """The board, what is in the middle, and everybody's pieces."""
        hands = [line for seat in range(view.seats) for line in self.mine(view, seat)]
        return [*self.middle(view), *hands]

    def mine(self, view: View, seat: int) -> list[str]:
        """The pieces that a seat has still to lay."""
        pieces, left = view.hands[seat], view.squares_left[seat]
        attribute = "you" if seat == self.reader else None
        facts = {"who": self.voice.seat(seat), "count": len(pieces), "pieces": self._by_size(pieces), "left": left}
        return [self.voice.sentence("poly-pieces", attribute, **facts)]

    def middle(self, view: View) -> list[str]:
        """The board, and before it is used the pieces that nobody has picked."""
        if view.phase == "draft":
            return [self.say("poly-middle", pieces=self._by_size(view.middle))]
        return self._board(view)

    def scores(self, view: View) -> list[str]:
        """The squares that everybody has still to lay."""
        return self.by_seat("poly-left", view.squares_left)

    def legal(self, view: View, actions: Sequence[Action], about: str) -> Answer[Action]:
        """The pieces that can be picked, or how many openings each piece has; with a piece, some of them."""
        if view.phase == "draft":
            return super().legal(view, actions, about)
        return (self.answer(f"lay {about}", view, actions) if about else None) or self.now(view, actions)

    def answer(self, line: str, view: View, actions: Sequence[Action]) -> Answer[Action] | None:
        """What a piece looks like, a row of the board, its free regions, what fits, or where a piece can go."""
        asked, about = question(line, self.voice.language)
        if asked == "show":
            return self._show(about.upper())
        if asked == "regions" and view.phase == "placement":
            return Answer([self._regions(view)])
        if asked == "fits" and view.phase == "placement" and about:
            return Answer([self._fitting(about.lower(), actions)])
        row = small_number(about)
        if asked == "row" and row is not None and 1 <= row <= len(view.board):
            return Answer([self._row(view, row)])
        begun = read_beginning(self.notation.read(line))
        return self._openings(*begun, view, actions) if begun and view.phase == "placement" else None

    def _openings(self, piece: str, squares: set[str], view: View, actions: Sequence[Action]) -> Answer[Action]:
        """The places where a piece can lie over certain squares, the snuggest first."""
        owner = view.taken_by[piece]
        if owner is not None and owner != self.reader:
            return Answer([self.say("refused-not-yours", piece=piece, owner=owner + 1)])
        if piece in view.laid:
            return Answer([self.say("refused-already-laid", piece=piece)])
        layings = [action for action in actions if isinstance(action, Lay) and action.piece == piece]
        there = [laying for laying in layings if squares <= set(laying.squares)]
        over = self.voice.list(sorted(squares))
        facts: dict[str, object] = {"piece": piece, "count": len(there), "given": len(squares), "squares": over}
        if not there:
            return Answer([self.say("poly-no-opening", **facts)])
        snug = sorted(there, key=lambda laying: -_touching(view, laying.placement))
        return self.offer(snug, self.say("poly-some-openings", **facts), MOST_OPENINGS)

    def _show(self, piece: str) -> Answer[Action]:
        if piece not in NUMBER_OF:
            return Answer([self.say("refused-no-such-piece", piece=piece, allowed=list(NAMES))])
        shape = SHAPES[NUMBER_OF[piece]]
        ways = turned_and_flipped(shape)
        told = self.say("poly-shape", piece=piece, size=len(shape), rows=self._shape(shape), ways=len(ways))
        return Answer([told, *_side_by_side(ways)])

    def _shape(self, shape: Shape) -> str:
        """The squares of a piece, row by row."""
        told = []
        for row, squares in groupby(sorted(shape), key=lambda square: square[0]):
            columns = [column + 1 for _, column in squares]
            stretches = self._in_stretches(columns)
            told.append(self.say("poly-shape-row", row=row + 1, count=len(columns), columns=stretches))
        return ", ".join(told)

    def _in_stretches(self, numbers: list[int]) -> list[str]:
        """Numbers, three or more in a row as a stretch."""
        told: list[str] = []
        for _, group in groupby(enumerate(numbers), key=lambda placed: placed[1] - placed[0]):
            stretch = [number for _, number in group]
            if len(stretch) > 2:
                told.append(self.say("poly-shape-stretch", **{"from": stretch[0], "to": stretch[-1]}))
            else:
                told += map(str, stretch)
        return told

    def _regions(self, view: View) -> str:
        """The free regions of the board, the largest first, each with its size and the corners around it."""
        regions = sorted(_free_regions(view), key=len, reverse=True)
        told = []
        for region in regions:
            rows, columns = sorted({row for row, _ in region}), sorted({column for _, column in region})
            corners = {
                "from": f"{COLUMN_NAMES[columns[0]]}{rows[0] + 1}",
                "to": f"{COLUMN_NAMES[columns[-1]]}{rows[-1] + 1}",
            }
            told.append(self.say("poly-region", size=len(region), **corners))
        return self.say("poly-regions", count=len(regions), regions=told)

    def _fitting(self, square: str, actions: Sequence[Action]) -> str:
        """Which of the reader's pieces can be laid over a square."""
        fitting = dict.fromkeys(
            action.piece for action in actions if isinstance(action, Lay) and square in action.squares
        )
        pieces = [self.say("poly-called", piece=piece) for piece in fitting]
        return self.say("poly-fit-here", square=square, count=len(pieces), pieces=pieces)

    def _board(self, view: View) -> list[str]:
        if self.voice.braille:
            return self._board_in_braille(view)
        columns = "    " + "  ".join(COLUMN_NAMES)
        return [columns, *(f"{number:2}: {row}" for number, row in enumerate(view.board, start=1))]

    def _board_in_braille(self, view: View) -> list[str]:
        """Two cells for each square: the name of the piece on it, or a single dot where it is free."""
        columns = BLANK * 5 + "".join(cells(name).ljust(2, BLANK) for name in COLUMN_NAMES)
        lines = [columns.rstrip(BLANK)]
        for number, row in enumerate(view.board, start=1):
            squares = [FREE if piece == "." else cells(piece) for piece in row.split()]
            lines.append(f"{number:2}: " + "".join(square.ljust(2, BLANK) for square in squares))
        return lines

    def _row(self, view: View, number: int) -> str:
        """A row of the board by ear: what lies from where to where."""
        squares = zip(COLUMN_NAMES, view.board[number - 1].split(), strict=True)
        stretches = []
        for piece, group in groupby(squares, key=lambda square: square[1]):
            letters = [letter for letter, _ in group]
            facts = {"from": letters[0], "to": letters[-1], "count": len(letters), "piece": piece}
            stretches.append(self.say("poly-stretch", "free" if piece == "." else None, **facts))
        return self.say("poly-row", row=number, stretches=", ".join(stretches))

    def _by_size(self, pieces: Sequence[str]) -> str:
        told = []
        for size in sorted({SIZE[piece] for piece in pieces}):
            names = ", ".join(piece for piece in pieces if SIZE[piece] == size)
            told.append(self.say("poly-of-size", size=size, pieces=names))
        return self.voice.list(told)


def _touching(view: View, placement: int) -> int:
    """The number of edges of a piece that would touch the edge of the board or another piece."""
    board = [row.split() for row in view.board]
    own = {divmod(square, COLUMNS) for square in squares_of(placement)}
    around = [(r + down, c + right) for r, c in own for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return sum(
        (r, c) not in own and not (0 <= r < len(board) and 0 <= c < COLUMNS and board[r][c] == ".") for r, c in around
    )


def _free_regions(view: View) -> list[set[tuple[int, int]]]:
    """The free squares that hang together, row by row."""
    board = [row.split() for row in view.board]
    free = [(r, c) for r, row in enumerate(board) for c, piece in enumerate(row) if piece == "."]
    regions: list[set[tuple[int, int]]] = []
    for r, c in free:
        beside = [region for region in regions if (r - 1, c) in region or (r, c - 1) in region]
        regions = [region for region in regions if region not in beside]
        regions.append({(r, c)}.union(*beside))
    return regions


def _side_by_side(ways: list[Shape]) -> list[str]:
    """Drawings of the ways in which a piece can lie, beside each other."""
    drawings = []
    for way in ways:
        height, width = (1 + max(square[axis] for square in way) for axis in (0, 1))
        drawings.append(["".join("#" if (r, c) in way else " " for c in range(width)) for r in range(height)])
    height = max(map(len, drawings))
    lines = [
        "   ".join((drawing[row] if row < len(drawing) else "").ljust(len(drawing[0])) for drawing in drawings)
        for row in range(height)
    ]
    return [line.rstrip() for line in lines]
