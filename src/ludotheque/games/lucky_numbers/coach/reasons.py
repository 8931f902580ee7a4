"""Why an action of Lucky Numbers is better than another one: by what decides it, the weightiest first."""

from typing import NamedTuple

from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.lucky_numbers.actions import TAKE, Action, Draw, code_of
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.rules import numbers_face_up
from ludotheque.games.lucky_numbers.state import CELLS, CHOOSING, HIGHEST
from ludotheque.games.lucky_numbers.view import View, imagine
from ludotheque.kernel import State, copied

MUCH_MORE = 1.25
"""A quarter more clovers for a cell are worth a word."""
HOPEFUL = 1 / 3
"""Of the pile, what must fit for that to speak for drawing before anything else does."""


class Garden(NamedTuple):
    """A garden after an action."""

    state: State
    fitting: dict[int, list[int]]
    """For each empty cell the numbers that fit there …"""
    to_come: dict[int, int]
    """… and the clovers of those numbers in the pile and in the middle."""

    @property
    def dead(self) -> set[int]:
        """The empty cells for which nothing is still to come: only an exchange opens them again."""
        return {cell for cell, count in self.to_come.items() if not count}


def why(view: View, action: Action, other: Action | None, deed: Reason | None) -> Reason | None:
    """What an action has that another one, ``deed``, lacks; without another one, than the table as it is."""
    assert view.seat is not None
    state, seat = imagine(view), view.seat
    before, here = garden_of(state, seat), garden_of(state_after(state, seat, action), seat)
    there = before if other is None else garden_of(state_after(state, seat, other), seat)
    if before.to_come and not here.to_come:
        return Reason("last-cell")
    likely = _hope(view, action, before)
    return (
        _kept_from_next(view, here.state, there.state, deed)
        or _then_full(before, here, there)
        or _impossible(before, here, there, deed)
        or _another_turn(seat, here.state, there.state)
        or (likely if likely and likely.code == "hope" and likely.facts["count"] >= HOPEFUL * view.face_down else None)
        or _fills(view, before, here, there, other, deed)
        or _harder_cell(before, here, there, deed, MUCH_MORE)
        or _room(here, there, deed)
        or _given_away(view, here.state, there.state, deed)
        or _opened_for_next(view, here.state, there.state, deed)
        or _harder_cell(before, here, there, deed, 1.0)
        or _room_in_all(here, there, deed)
        or likely
    )


def garden_of(state: State, seat: int) -> Garden:
    """The garden of a seat, and what is still to come for it."""
    fits, numbers = state.fits[seat].tolist(), range(1, HIGHEST + 1)
    open_sets = [int(down) | int(up) for down, up in zip(state.face_down, state.face_up, strict=True)]
    clovers = {number: sum(of_colour >> number & 1 for of_colour in open_sets) for number in numbers}
    empty = [cell for cell, clover in enumerate(state.garden[seat].tolist()) if not clover]
    fitting = {cell: [number for number in numbers if fits[number] >> cell & 1] for cell in empty}
    to_come = {cell: sum(clovers[number] for number in found) for cell, found in fitting.items()}
    return Garden(state, fitting, to_come)


def state_after(state: State, seat: int, action: Action) -> State:
    """The table after an action."""
    state = copied(state)
    act(state, seat, *code_of(action))
    return state


def _names(cells: set[int] | list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in sorted(cells)]


def _listed(cells: set[int]) -> dict[str, object]:
    return {"count": len(cells), "cells": ", ".join(_names(cells))}


def _next_can_take(view: View, state: State) -> dict[int, int]:
    """For each number in the middle that fills a cell of the next seat: such a cell."""
    garden, face_up = view.gardens[view.next], int(numbers_face_up(state))
    empty = [cell for cell in range(CELLS) if not garden[cell]]
    return {
        number: cell
        for number in range(1, HIGHEST + 1)
        if face_up >> number & 1
        for cell in empty
        if int(state.fits[view.next, number]) >> cell & 1
    }


def _kept_from_next(view: View, here: State, there: State, other: Reason | None) -> Reason | None:
    """The next seat could end the round with what the other action leaves in the middle."""
    if other is None or view.gardens[view.next].count(0) != 1:
        return None
    mine, theirs = _next_can_take(view, here), _next_can_take(view, there)
    if mine or not theirs:
        return None
    number, cell = next(iter(theirs.items()))
    return Reason("denies", {"number": number, "cell": CELL_NAMES[cell], "seat": view.next + 1, "other": other})


def _impossible(before: Garden, here: Garden, there: Garden, other: Reason | None) -> Reason | None:
    """Cells that the other action would close for good, or that this one opens again."""
    spared = there.dead - before.dead - here.dead
    opened = {
        cell for cell in before.dead - here.dead if cell in here.to_come and (other is None or cell in there.dead)
    }
    if len(here.dead) >= len(there.dead):
        return None
    if spared and other is not None:
        facts = {"keeps": _names(spared & here.to_come.keys()), "tight": _names(spared)[0], "fitting": []}
        return Reason("impossible", {**_listed(spared), "other": other, **facts})
    return Reason("possible-again", {**_listed(opened), "keeps": _names(opened)}) if opened else None


def _then_full(before: Garden, here: Garden, there: Garden) -> Reason | None:
    """With what lies in the middle then, the last cell can be filled in the next turn."""
    now, mine, theirs = (_for_the_last_cell(garden) for garden in (before, here, there))
    if not mine or now or theirs:
        return None
    (cell,) = here.to_come
    return Reason("then-full", {"number": mine[0], "cell": CELL_NAMES[cell], "keeps": [CELL_NAMES[cell]]})


def _for_the_last_cell(garden: Garden) -> list[int]:
    """The numbers in the middle that fit on the last empty cell."""
    if len(garden.fitting) != 1:
        return []
    (fitting,), lying = garden.fitting.values(), set(numbers_in(int(numbers_face_up(garden.state))))
    return [number for number in fitting if number in lying]


def _another_turn(seat: int, here: State, there: State) -> Reason | None:
    """Bruno's variant: this action makes a pair and the other one does not."""
    again, then = (state.phase == CHOOSING and int(state.turn) == seat for state in (here, there))
    return Reason("another-turn") if again and not then else None


def _fitting_in_pile(view: View, before: Garden) -> dict[str, object]:
    """The clovers of the pile that would fill an empty cell, and all."""
    fitting = {number for numbers in before.fitting.values() for number in numbers}
    count = sum(int(of_colour) >> number & 1 for of_colour in before.state.face_down for number in fitting)
    return {"count": count, "total": view.face_down}


def _hope(view: View, action: Action, before: Garden) -> Reason | None:
    """What may be hoped of the pile: that a clover fills a cell, or at least makes one possible to fill again."""
    if not isinstance(action, Draw):
        return None
    facts = _fitting_in_pile(view, before)
    if facts["count"]:
        return Reason("hope", facts)
    assert view.seat is not None
    state, count = copied(before.state), 0
    for colour, face_down in enumerate(before.state.face_down.tolist()):
        for number in numbers_in(face_down):
            state.face_up[colour] |= 1 << number
            count += _opens(state, view.seat, number, before.dead) is not None
            state.face_up[colour] = before.state.face_up[colour]
    return Reason("hope-again", {**facts, "count": count}) if count else None


def _fills(
    view: View, before: Garden, here: Garden, there: Garden, other: Action | None, deed: Reason | None
) -> Reason | None:
    """A cell that this action fills, where the other one fills none; the hardest to fill is called so."""
    filled = before.to_come.keys() - here.to_come.keys()
    if len(filled) != 1 or len(here.to_come) >= len(there.to_come):
        return None
    (cell,) = filled
    facts = {"cell": CELL_NAMES[cell], "count": before.to_come[cell]}
    if deed is None or before.to_come[cell] == min(before.to_come.values()):
        return Reason("fills", facts)
    if isinstance(other, Draw):
        return Reason("fills-now", {**facts, **_fitting_in_pile(view, before)})
    return Reason("fills-one", {**facts, "other": deed})


def _harder_cell(before: Garden, here: Garden, there: Garden, other: Reason | None, more: float) -> Reason | None:
    """Both fill a cell: this one fills the one for which fewer clovers are still to come."""
    mine, theirs = before.to_come.keys() - here.to_come.keys(), before.to_come.keys() - there.to_come.keys()
    if other is None or len(mine) != 1 or len(theirs) != 1 or mine == theirs:
        return None
    (filled,), (instead,) = mine, theirs
    kept, narrow = here.to_come[instead], there.to_come[filled]
    if kept <= narrow or kept < (narrow + (more > 1)) * more:
        return None
    facts = {"cell": CELL_NAMES[instead], "keeps": [CELL_NAMES[instead]], "count": kept, "other": other}
    facts |= {"other-cell": CELL_NAMES[filled], "fewer": narrow, "tight": CELL_NAMES[filled]}
    return Reason("leaves", {**facts, "fitting": there.fitting[filled]})


def _room(here: Garden, there: Garden, other: Reason | None) -> Reason | None:
    """The empty cell for which this action leaves most more than the other one."""
    both = here.to_come.keys() & there.to_come.keys()
    gains = {cell: (here.to_come[cell] + 1) / (there.to_come[cell] + 1) for cell in both}
    cell = max(gains, key=lambda cell: gains[cell], default=None)
    if cell is None or gains[cell] < MUCH_MORE:
        return None
    facts: dict[str, object] = {"cell": CELL_NAMES[cell], "keeps": [CELL_NAMES[cell]]}
    facts |= {"count": here.to_come[cell], "fewer": there.to_come[cell]}
    if other is None:
        return Reason("opens", facts)
    return Reason("room", {**facts, "other": other, "tight": CELL_NAMES[cell], "fitting": there.fitting[cell]})


def _given_away(view: View, here: State, there: State, other: Reason | None) -> Reason | None:
    """What the other action puts in the middle for the next seat."""
    if other is None:
        return None
    gifts = {n: cell for n, cell in _next_can_take(view, there).items() if n not in _next_can_take(view, here)}
    if not gifts:
        return None
    number, cell = next(iter(gifts.items()))
    return Reason("gives-away", {"number": number, "cell": CELL_NAMES[cell], "seat": view.next + 1, "other": other})


def _opened_for_next(view: View, here: State, there: State, other: Reason | None) -> Reason | None:
    """What the other action puts in the middle that makes a cell of the next seat possible to fill again."""
    mine, theirs = _opening(view, here), _opening(view, there)
    if other is None or mine or not theirs:
        return None
    number, cell = next(iter(theirs.items()))
    return Reason("opens-for-next", {"number": number, "cell": CELL_NAMES[cell], "seat": view.next + 1, "other": other})


def _opening(view: View, state: State) -> dict[int, int]:
    """For each number in the middle with which the next seat opens a cell that nothing fits on: such a cell."""
    closed = garden_of(state, view.next).dead
    opened = {number: _opens(state, view.next, number, closed) for number in numbers_in(int(numbers_face_up(state)))}
    return {number: cell for number, cell in opened.items() if cell is not None}


def _opens(state: State, seat: int, number: int, closed: set[int]) -> int | None:
    """A cell that nothing fits on, and that a seat opens by an exchange for a number in the middle."""
    for laid, clover in enumerate(state.garden[seat].tolist()):
        if closed and clover and int(state.fits[seat, number]) >> laid & 1:
            after = copied(state)
            act(after, seat, TAKE, number, laid)
            opened = closed - garden_of(after, seat).dead
            if opened:
                return min(opened)
    return None


def numbers_in(open_set: int) -> list[int]:
    """The numbers of a set."""
    return [number for number in range(1, HIGHEST + 1) if open_set >> number & 1]


def _room_in_all(here: Garden, there: Garden, other: Reason | None) -> Reason | None:
    """Where no cell alone tells the difference: the clovers for all empty cells."""
    mine, theirs = sum(here.to_come.values()), sum(there.to_come.values())
    if other is None or len(here.to_come) != len(there.to_come) or mine <= theirs:
        return None
    return Reason("room-in-all", {"count": mine, "fewer": theirs, "other": other})
