"""A second reading of the solo puzzles, as plain as can be: no cube, no bit sets, nothing shared with the solver."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random

from hypothesis import strategies as st

Board = tuple[int, ...]
boards = st.permutations(range(1, 21)).map(lambda numbers: tuple(numbers[:16]))


@cache
def neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, 4)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return tuple((row + down) % 4 * 4 + (column + right) % 4 for down, right in steps)


PAIRS = sorted({(min(a, b), max(a, b)) for a in range(16) for b in neighbours(a)})


def ascending(board: Board) -> bool:
    rows = [board[row * 4 : row * 4 + 4] for row in range(4)]
    return all(list(line) == sorted(line) for line in [*rows, *zip(*rows, strict=True)])


def swapped(board: Board, a: int, b: int) -> Board:
    numbers = list(board)
    numbers[a], numbers[b] = numbers[b], numbers[a]
    return tuple(numbers)


def breadth_first(board: Board, most: int) -> int | None:
    """The least number of swaps, by looking at everything that so many swaps lead to."""
    seen, edge = {board}, [board]
    for moves in range(most + 1):
        if any(map(ascending, edge)):
            return moves
        edge = list({swapped(one, a, b) for one in edge for a, b in PAIRS} - seen)
        seen.update(edge)
    return None


@cache
def ways_to_lie_in_order() -> tuple[tuple[int, ...], ...]:
    """Where the lowest, the second lowest … clover lies, for every ascending board."""

    def laid(cells: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(cells) == 16:
            yield cells
        for cell in set(range(16)) - set(cells):
            if (cell % 4 == 0 or cell - 1 in cells) and (cell < 4 or cell - 4 in cells):
                yield from laid((*cells, cell))

    return tuple(laid(()))


@cache
def distance(a: int, b: int) -> int:
    down, right = abs(a // 4 - b // 4), abs(a % 4 - b % 4)
    return min(down, 4 - down) + min(right, 4 - right)


def deepening(board: Board) -> int:
    """The least number of swaps, by trying one more and one more for every way to lie in order that is near enough."""
    lowest_first = sorted(range(16), key=board.__getitem__)
    ways = []
    for way in ways_to_lie_in_order():
        far = sum(map(distance, lowest_first, way))
        home = [0] * 16
        for clover, cell in zip(lowest_first, way, strict=True):
            home[clover] = cell
        ways.append((far, home))

    def solvable(homes: list[int], far: int, moves: int) -> bool:
        if far == 0:
            return True
        for a, b in PAIRS if far <= 2 * moves else ():
            gain = distance(a, homes[a]) + distance(b, homes[b]) - distance(b, homes[a]) - distance(a, homes[b])
            if far - gain <= 2 * moves - 2:
                homes[a], homes[b] = homes[b], homes[a]
                found = solvable(homes, far - gain, moves - 1)
                homes[a], homes[b] = homes[b], homes[a]
                if found:
                    return True
        return False

    return next(moves for moves in count() if any(solvable(h, far, moves) for far, h in ways if far <= 2 * moves))


def near_order(swaps: int, seed: int) -> Board:
    """A board that is so many random swaps from an ascending one."""
    chance = Random(f"{swaps} {seed}")
    numbers = sorted(chance.sample(range(1, 21), 16))
    board = [0] * 16
    for number, cell in zip(numbers, chance.choice(ways_to_lie_in_order()), strict=True):
        board[cell] = number
    lies = tuple(board)
    for _ in range(swaps):
        lies = swapped(lies, *chance.choice(PAIRS))
    return lies
