"""Why an action of Polyssimo is better than another one: the places that it leaves for one's own pieces and for those
of the others, and which pieces it gets rid of."""

from collections import Counter
from math import log, sqrt

import numpy as np

from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.polyssimo.actions import Action, Lay, Pick
from ludotheque.games.polyssimo.board import BLOCKS, COLUMNS
from ludotheque.games.polyssimo.bots.evaluation import find_features, new_scratch
from ludotheque.games.polyssimo.bots.openings import survey
from ludotheque.games.polyssimo.bots.search import WIDTH, chances_found, searched
from ludotheque.games.polyssimo.coach.worth import weights
from ludotheque.games.polyssimo.pieces import NUMBER_OF, PIECES
from ludotheque.games.polyssimo.rules import cover, fits, lay, squares_left
from ludotheque.games.polyssimo.state import OVER
from ludotheque.games.polyssimo.view import View, imagine
from ludotheque.games.polyssimo.ways import PIECE_LAID, square_names, squares_of
from ludotheque.kernel import Floats, State, copied

WORTH_TELLING = log(1.25)
"""A quarter more or fewer places are worth a word …"""
CLEAR = log(1.1)
"""… a tenth for all pieces together, or where nothing else speaks for an action …"""
REGION = 4
"""… and so are squares that nobody else can reach, if there are as many more …"""
FEWER = 2
"""… and an end with as many fewer squares left, beside those of the other, or of the best of the others."""
LINES, BLUR = 16, 0.1
"""How often a round is played on to know that, and by how much chances are misjudged on the way."""

Places = dict[tuple[int, str], int]
"""The number of places for each piece of each seat."""
PLACES_IN_ALL = Counter(PIECE_LAID.values())
"""The number of places of each piece on the empty board."""


def why(view: View, action: Action, other: Action | None, deed: Reason) -> Reason | None:
    """What an action has that another one, ``deed``, lacks: places for one's own pieces, or fewer for the others'."""
    if isinstance(action, Pick) and isinstance(other, Pick):
        return _easier(action.piece, other.piece) or _proved_better(action.piece, other.piece, view.seats)
    if not (isinstance(action, Lay) and isinstance(other, Lay)):
        return None
    mine, found = view.seat, list[tuple[float, Reason]]()
    here, there = (_places_after(view, each) for each in (action, other))
    safe, region = (tell(view, action, other, deed) for tell in (_safe, _region))
    for (seat, piece), count in here.items():
        if (seat, piece) not in there:
            continue
        instead = there[seat, piece]
        gain = log((count + 1) / (instead + 1)) * (1 if seat == mine else -1)
        facts = {"piece": piece, "count": count, "instead": instead, "other": deed}
        if seat == mine:
            found.append((gain, Reason("places", facts)))
        else:
            found.append((gain, Reason("places-of-others", {**facts, "number": seat + 1})))
    gain, best = max(found, key=_weight, default=(0.0, None))
    if best is None or gain < WORTH_TELLING or ((safe or region) and not _decides(best)):
        told = safe or region or _later(here, there, action, other, deed) or _in_all(here, there, mine, deed)
        told = told or _likely_end(view, action, other, deed)
        if told or best is None or gain < CLEAR:
            return told or _larger(action, other, deed)
    return _with_kept(best, view, action, other) if best.code == "places" else best


def _decides(reason: Reason) -> bool:
    """Whether a piece has no place at all after one of the two actions."""
    return not (reason.facts["count"] and reason.facts["instead"])


def _weight(found: tuple[float, Reason]) -> tuple[bool, float]:
    """Pieces that lose their last place come before those that lose some."""
    gain, reason = found
    return gain > 0 and _decides(reason), gain


def _proved_better(piece: str, instead: str, seats: int) -> Reason | None:
    worth = weights()[seats].draft
    better = worth[NUMBER_OF[piece]] > worth[NUMBER_OF[instead]]
    return Reason("proved", {"piece": piece, "other": instead}) if better else None


def _safe(view: View, action: Lay, other: Lay, deed: Reason) -> Reason | None:
    """The pieces that keep a spot which nobody else can spoil."""
    own, instead = (_safe_pieces(view, each) - {action.piece, other.piece} for each in (action, other))
    if not own > instead:
        return None
    return Reason("safe", {"count": len(own - instead), "pieces": ", ".join(sorted(own - instead)), "other": deed})


def _safe_pieces(view: View, laying: Lay) -> set[str]:
    """The own pieces that have a spot out of reach of everybody else, once one is laid."""
    assert view.seat is not None
    state, scratch = _after(view, laying), new_scratch()
    state.on_board |= 1 << NUMBER_OF[laying.piece]
    find_features(state, scratch)
    private = scratch.private_openings[view.seat]
    return {piece for piece in view.hands[view.seat] if piece != laying.piece and private[NUMBER_OF[piece]]}


def _region(view: View, action: Lay, other: Lay, deed: Reason) -> Reason | None:
    """The squares that only the own pieces can reach."""
    own, instead = (_private_squares(view, each) for each in (action, other))
    return Reason("region", {"count": own, "instead": instead, "other": deed}) if own >= instead + REGION else None


def _private_squares(view: View, laying: Lay) -> int:
    state, areas = _after(view, laying), np.zeros((view.seats, BLOCKS + 1), int)
    laid = NUMBER_OF[laying.piece]
    state.on_board |= 1 << laid
    for seat in range(view.seats):
        survey(state, seat, np.zeros(PIECES, int), areas[seat])
    others = np.bitwise_or.reduce([areas[seat] for seat in range(view.seats) if seat != view.seat])
    return sum(int(word).bit_count() for word in areas[view.seat][:BLOCKS] & ~others[:BLOCKS])


def _later(here: Places, there: Places, action: Lay, other: Lay, deed: Reason) -> Reason | None:
    """Of two own pieces this one lays the one for which there will be less room."""
    count = next((count for (_, piece), count in here.items() if piece == other.piece), 0)
    instead = next((count for (_, piece), count in there.items() if piece == action.piece), 0)
    if action.piece == other.piece or log((count + 1) / (instead + 1)) < WORTH_TELLING:
        return None
    facts = {"piece": other.piece, "count": count, "laid": action.piece, "instead": instead, "other": deed}
    return Reason("later", facts)


def _likely_end(view: View, action: Lay, other: Lay, deed: Reason) -> Reason | None:
    """The squares that are likely to be left in the end."""
    here, there = (_left_in_the_end(view, each) for each in (action, other))
    better = float((here - there).mean(0) @ (-1, 1))
    (own, rest), (owned, rested) = (left.mean(0).round().astype(int).tolist() for left in (here, there))
    unsure = float(np.hypot(*((left @ (-1, 1)).std() for left in (here, there)))) / sqrt(LINES)
    if better < max(FEWER, 2 * unsure) or rest - own < rested - owned + FEWER:
        return None
    facts = {"own": own, "rest": rest, "own_then": owned, "rest_then": rested, "other": deed, "seats": view.seats}
    return Reason("likely-end", facts)


def _left_in_the_end(view: View, laying: Lay) -> Floats:
    """The squares left to whoever acts and to the best other, each time that all lay what looks good at first sight."""
    numbers, seat, left = np.random.default_rng(1), view.seat, np.zeros((LINES, 2))
    assert seat is not None
    others = [other for other in range(view.seats) if other != seat]
    for line in range(LINES):
        state = copied(imagine(view))
        lay(state, seat, laying.placement)
        while state.phase != OVER:
            tree = searched(state, weights()[view.seats], 0, root_width=WIDTH // 3)
            chances = chances_found(tree)
            lay(state, int(state.turn), int(tree.placement[np.argmax(chances + BLUR * numbers.random(len(chances)))]))
        left[line] = squares_left(state, seat), min(squares_left(state, other) for other in others)
    return left


def _larger(action: Lay, other: Lay, deed: Reason) -> Reason | None:
    """Of two own pieces this one lays the larger."""
    mine, theirs = len(action.squares), len(other.squares)
    return Reason("larger", {"count": mine, "instead": theirs, "other": deed}) if mine > theirs else None


def _easier(piece: str, instead: str) -> Reason | None:
    count, fewer = PLACES_IN_ALL[piece], PLACES_IN_ALL[instead]
    facts = {"piece": piece, "count": count, "other": instead, "instead": fewer}
    return Reason("ways", facts) if log(count / fewer) >= WORTH_TELLING else None


def _in_all(here: Places, there: Places, mine: int | None, other: Reason) -> Reason | None:
    """Where no piece alone tells the difference: the places of all one's pieces beside those of the others."""
    own, owned = (sum(count for (seat, _), count in places.items() if seat == mine) for places in (here, there))
    rest, rested = sum(here.values()) - own, sum(there.values()) - owned
    own_gain, gain = log((own + 1) / (owned + 1)), log((rested + 1) / (rest + 1))
    if own_gain + gain < (CLEAR if min(own_gain, gain) >= 0 else WORTH_TELLING):
        return None  # where one count speaks against it, the other must speak for it all the more
    return Reason("places-in-all", {"own": own, "rest": rest, "other": other, "own_then": owned, "rest_then": rested})


def _with_kept(reason: Reason, view: View, action: Lay, other: Lay) -> Reason:
    """The reason with a spot of the piece that the action keeps free and the other one takes: the nearest."""
    after, instead = (_after(view, each) for each in (action, other))
    laid = squares_of(action.placement)
    kept = [
        placement
        for placement, piece in PIECE_LAID.items()
        if piece == reason.facts["piece"] and fits(after, placement) and not fits(instead, placement)
    ]
    squares = square_names(min(kept, key=lambda placement: _way_between(squares_of(placement), laid)))
    return Reason(reason.code, {**reason.facts, "keeps": squares, "from": squares[0], "to": squares[-1]})


def _way_between(squares: list[int], others: list[int]) -> int:
    """The steps from each of some squares to the nearest of others, along rows and columns, in all."""
    places = [divmod(square, COLUMNS) for square in others]
    return sum(
        min(abs(square // COLUMNS - row) + abs(square % COLUMNS - column) for row, column in places)
        for square in squares
    )


def _after(view: View, laying: Lay) -> State:
    """The board after a piece is laid."""
    state = imagine(view)
    cover(state, laying.placement)
    return state


def _places_after(view: View, laying: Lay) -> Places:
    """The number of places that each piece in each hand has after one is laid."""
    state, places = _after(view, laying), np.zeros((view.seats, PIECES), int)
    for seat in range(view.seats):
        survey(state, seat, places[seat], np.zeros(BLOCKS + 1, int))
    return {
        (seat, piece): int(places[seat, NUMBER_OF[piece]])
        for seat, pieces in enumerate(view.hands)
        for piece in pieces
        if piece != laying.piece
    }
