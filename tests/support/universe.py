"""Every text that could be played in a game, legal or not."""

from itertools import product

from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.polyssimo import placements
from ludotheque.match import Match


def every_text(match: Match, seat: int) -> list[str]:
    """Everything that notation can say at this point (arrangements: of the seat's own numbers and one other)."""
    return {
        "lucky-numbers": _lucky_numbers,
        "polyssimo": _polyssimo,
        "ligretto": _cards,
        "dutch-blitz": _cards,
    }[match.game.name](match, seat)


def _lucky_numbers(match: Match, seat: int) -> list[str]:
    own = {*match.view(seat)["to_arrange"][seat], 0, 7}
    return [
        "draw",
        "leave",
        *(f"place {cell}" for cell in CELL_NAMES),
        *(f"set {cell}" for cell in CELL_NAMES),
        *(f"take {number} {cell}" for number in range(21) for cell in CELL_NAMES),
        *("arrange " + " ".join(map(str, order)) for order in product(sorted(own), repeat=4)),
    ]


_POLYSSIMO: list[str] = []


def _polyssimo(match: Match, seat: int) -> list[str]:
    if not _POLYSSIMO:
        for piece in [*"FILNPTUVWXYZ", *["C0", "C1", "D0", "Z0", "W0", "X0", "F0", "F1", "F2", "F3", "F4", "F5"]]:
            _POLYSSIMO.append(f"pick {piece}")
            _POLYSSIMO.extend(f"lay {piece} {' '.join(squares)}" for squares in placements(piece, ["." * 12] * 11))
    return _POLYSSIMO


def _cards(match: Match, seat: int) -> list[str]:
    reserve = "ligretto" if match.game.name == "ligretto" else "blitz"
    rows = [f"row {number}" for number in range(1, 6)]
    piles = [f"pile {number}" for number in range(1, len(match.view(seat)["piles"]) + 2)]
    return [
        *("turn", "stop", "dutch"),
        *(f"play {source} {to}" for source in (reserve, *rows, "hand") for to in ("new", *piles)),
        *(f"stack {source} {row}" for source in (reserve, "hand") for row in rows),
    ]
