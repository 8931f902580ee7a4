"""Why in Lucky Numbers: how much room an action leaves on the cells that are still empty."""

from collections import Counter
from functools import lru_cache

from ludotheque.bots import View
from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.lucky_numbers.garden import put, room
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.state import CELLS, DIAGONAL, HIGHEST, new_round
from ludotheque.kernel import copied

Garden = tuple[int, ...]


def deed(view: View, action: str) -> Reason:
    """An action as it is spoken of."""
    verb, *words = action.split()
    if verb == "arrange":
        return Reason("deed-arrange", {"numbers": ", ".join(words)})
    if verb == "take":
        return Reason("deed-take", {"number": int(words[0]), "cell": words[1]})
    if verb in ("place", "set"):
        return Reason("deed-place", {"number": view["held"], "cell": words[0]})
    return Reason("deed-leave", {"number": view["held"]}) if verb == "leave" else Reason("deed-draw")


def outcome(text: str) -> str:
    """A clover that was drawn: its number; the colour does not matter."""
    return text.split()[0]


def reason(view: View, action: str, other: str | None) -> Reason | None:
    """What an action has that another one lacks: the win, a filled cell, room, or a hope of the pile."""
    before, after = _garden(view), _after(view, action)
    if all(after) and not all(before):
        return Reason("last-cell")
    if action == "draw":
        return _hope(view, before)
    instead = before if other is None else _after(view, other)
    fills = after.count(0) < instead.count(0)
    if fills and action.split()[0] != "arrange":
        cell = next(cell for cell in range(CELLS) if after[cell] and not before[cell])
        return Reason("fills", {"cell": CELL_NAMES[cell], "count": _room(before)[cell]})
    return _more_room(view, after, instead, other)


def _more_room(view: View, after: Garden, instead: Garden, other: str | None) -> Reason | None:
    """The empty cell for which an action leaves more room than the other one, or than there is; else the one that it
    leaves empty, where the other leaves a narrower one."""
    here, there = _room(after), _room(instead)
    gains = {cell: (here[cell] + 1) / (there[cell] + 1) for cell in here if cell in there}
    cell = max(gains, key=lambda cell: gains[cell], default=None)
    if cell is not None and gains[cell] > 1:
        facts = {"cell": CELL_NAMES[cell], "count": here[cell], "fewer": there[cell]}
        if other is None or instead == _garden(view):
            return Reason("opens", facts)
        return Reason("room", {**facts, "other": deed(view, other)})
    only_here, only_there = here.keys() - there.keys(), there.keys() - here.keys()
    if other is None or len(only_here) != 1 or len(only_there) != 1:
        return None
    (mine,), (theirs,) = only_here, only_there
    if here[mine] <= there[theirs]:
        return None
    facts = {"cell": CELL_NAMES[mine], "count": here[mine], "other": deed(view, other)}
    return Reason("leaves", {**facts, "other-cell": CELL_NAMES[theirs], "fewer": there[theirs]})


def _hope(view: View, garden: Garden) -> Reason:
    """How many clovers of the pile would fill an empty cell."""
    hidden = Counter(dict.fromkeys(range(1, HIGHEST + 1), view["seats"]))
    seen = [*view["gardens"], *view["to_arrange"], view["face_up"], [view["held"] or 0]]
    for numbers in seen:
        hidden.subtract(number for number in numbers if number)
    bounds = _bounds(garden)
    empty = [bounds[cell] for cell in range(CELLS) if not garden[cell]]
    fitting = sum(count for number, count in hidden.items() if any(low < number < high for low, high in empty))
    return Reason("hope", {"count": fitting, "total": view["face_down"]})


def _garden(view: View) -> Garden:
    return tuple(view["gardens"][view["seat"]])


def _after(view: View, action: str) -> Garden:
    """One's own garden after an action."""
    garden = list(_garden(view))
    verb, *words = action.split()
    if verb == "arrange":
        for cell, number in zip(DIAGONAL, words, strict=True):
            garden[cell] = int(number)
    elif verb not in ("draw", "leave"):
        garden[CELL_NAMES.index(words[-1])] = int(words[0]) if verb == "take" else view["held"]
    return tuple(garden)


def _room(garden: Garden) -> dict[int, int]:
    """How many numbers fit on each empty cell."""
    return {cell: max(0, high - low - 1) for cell, (low, high) in enumerate(_bounds(garden)) if not garden[cell]}


@lru_cache(maxsize=1024)
def _bounds(garden: Garden) -> tuple[tuple[int, int], ...]:
    """The bounds of every cell, by the rules."""
    state = copied(new_round(2, 0, 0, False))
    for cell, number in enumerate(garden):
        if number:
            put(state, 0, cell, number)
    return tuple((int(low), int(high)) for low, high in (room(state, 0, cell) for cell in range(CELLS)))
