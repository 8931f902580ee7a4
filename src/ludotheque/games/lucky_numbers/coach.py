"""The coach of Lucky Numbers: what the strongest bot thinks of each action, and how much room it leaves."""

from collections.abc import Sequence
from math import exp, log
from typing import Any

from ludotheque.bots.coach.coach import Coach
from ludotheque.bots.coach.reasons import Reason
from ludotheque.games.lucky_numbers.actions import Action, Arrange, Draw, Leave, Take, action_of, code_of
from ludotheque.games.lucky_numbers.bots.thinking import new_buffers, value_actions, value_of_arranging
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, number_in_outcome
from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST
from ludotheque.games.lucky_numbers.view import View, imagine
from ludotheque.kernel import State, copied

TRUST = {2: (1.177, -0.124), 3: (1.015, -0.089), 4: (1.221, 0.052), 5: (1.053, -0.032)}
"""For each number of seats the slope and the shift of the log odds that make values come true, found by
``training/lucky_numbers/calibrate.py``."""


class LuckyNumbersCoach(Coach[View, Action]):
    """Weighs the actions of Lucky Numbers."""

    def estimate(self, view: View, actions: Sequence[Action]) -> dict[Action, float]:
        """The chance, from 0 to 1, that the seat of a view wins the game after each of its open actions.

        All seats are taken to go on as the strongest bot does; a win that is shared counts in parts. Raises `BrokenBot`
        where the weights are missing or broken.
        """
        found = values(view, actions)
        return {action: likely(found[action], view.seats) for action in actions}

    def reason(self, view: View, action: Action, other: Action | None) -> Reason | None:
        """What an action has that another one lacks: the win, a filled cell, room, or a hope of the pile."""
        assert view.seat is not None
        state, seat = imagine(view), view.seat
        after = _after(state, seat, action)
        instead = state if other is None else _after(state, seat, other)
        before, here, there = (_fits(table, seat) for table in (state, after, instead))
        if before and not here:
            return Reason("last-cell")
        if isinstance(action, Draw):
            return Reason("hope", {"count": _clovers_that_fit(state, seat), "total": view.face_down})
        if len(here) < len(there) and not isinstance(action, Arrange):
            (cell,) = before.keys() - here.keys()
            return Reason("fills", {"cell": CELL_NAMES[cell], "count": before[cell]})
        if other is None or (instead.garden == state.garden).all():
            return _more_room(here, there)
        deed = self.deed(view, other)
        reason = _more_room(here, there, deed) or _wider_cell(here, there, deed)
        return reason and _with_fitting(reason, instead, seat)

    def deed(self, view: View, action: Action) -> Reason:
        """An action as it is spoken of."""
        match action:
            case Arrange(numbers):
                return Reason("deed-arrange", {"numbers": ", ".join(map(str, numbers))})
            case Take(number, cell):
                return Reason("deed-take", {"number": number, "cell": CELL_NAMES[cell]})
            case Draw():
                return Reason("deed-draw")
            case Leave():
                return Reason("deed-leave", {"number": view.held})
        return Reason("deed-place", {"number": view.held, "cell": CELL_NAMES[action.cell]})

    def outcome(self, text: str) -> str:
        """A clover that was drawn: its number; the colour does not matter."""
        return str(number_in_outcome(text))


def likely(value: float, seats: int) -> float:
    """How often a position of that value is won."""
    if not 0 < value < 1:
        return value
    slope, shift = TRUST[seats]
    return 1 / (1 + exp(-slope * log(value / (1 - value)) - shift))


def values(view: View, actions: Sequence[Action]) -> dict[Action, float]:
    """What each open action is worth to the strongest bot."""
    assert view.seat is not None
    net = nets("final")[view.seats]
    state, seat = imagine(view), view.seat
    scratch, states, listed, found = new_buffers(net)
    if view.phase == "arranging":
        return {
            action: float(value_of_arranging(net, scratch, state, seat, code_of(action).number, states))
            for action in actions
        }
    count = value_actions(net, scratch, state, seat, states, listed, found)
    return {
        action_of(*code): value for code, value in zip(listed[:count].tolist(), found[:count].tolist(), strict=True)
    }


Fits = dict[int, int]
"""The number of numbers that fit on each empty cell of a garden."""


def _after(state: State, seat: int, action: Action) -> State:
    """The table after an action."""
    state = copied(state)
    act(state, seat, *code_of(action))
    return state


def _fits(state: State, seat: int) -> Fits:
    garden, fits = state.garden[seat], state.fits[seat, 1 : HIGHEST + 1]
    return {cell: int((fits >> cell & 1).sum()) for cell in range(CELLS) if not garden[cell]}


def _clovers_that_fit(state: State, seat: int) -> int:
    """The number of clovers in the pile that would fill an empty cell."""
    empty = sum(1 << cell for cell in _fits(state, seat))
    fitting = [number for number in range(1, HIGHEST + 1) if state.fits[seat, number] & empty]
    return sum(int(numbers) >> number & 1 for numbers in state.face_down for number in fitting)


def _more_room(here: Fits, there: Fits, other: Reason | None = None) -> Reason | None:
    """The empty cell for which an action leaves more room than the other one, or than there is."""
    gains = {cell: (here[cell] + 1) / (there[cell] + 1) for cell in here if cell in there}
    cell = max(gains, key=lambda cell: gains[cell], default=None)
    if cell is None or gains[cell] <= 1:
        return None
    facts = {**_kept(cell), "count": here[cell], "fewer": there[cell]}
    return Reason("room", {**facts, "other": other}) if other else Reason("opens", facts)


def _kept(cell: int) -> dict[str, Any]:
    """A cell that an action keeps free: in words, and for a board to show."""
    return {"cell": CELL_NAMES[cell], "keeps": [CELL_NAMES[cell]]}


def _with_fitting(reason: Reason, instead: State, seat: int) -> Reason:
    """The reason with the cell that the other action makes narrow, and the numbers that would still fit there."""
    tight = str(reason.facts.get("other-cell", reason.facts["cell"]))
    fits = instead.fits[seat, 1 : HIGHEST + 1] >> CELL_NAMES.index(tight) & 1
    fitting = [number for number, fit in enumerate(fits.tolist(), start=1) if fit]
    return Reason(reason.code, {**reason.facts, "tight": tight, "fitting": fitting})


def _wider_cell(here: Fits, there: Fits, other: Reason) -> Reason | None:
    """The cell that an action leaves empty, where the other one leaves a narrower one."""
    mine, theirs = here.keys() - there.keys(), there.keys() - here.keys()
    if len(mine) != 1 or len(theirs) != 1:
        return None
    (cell,), (narrower,) = mine, theirs
    if here[cell] <= there[narrower]:
        return None
    facts = {**_kept(cell), "count": here[cell], "other": other}
    return Reason("leaves", {**facts, "other-cell": CELL_NAMES[narrower], "fewer": there[narrower]})
