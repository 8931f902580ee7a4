"""The rules of Pig."""

from ludotheque.kernel import State, rule
from ludotheque_pig.state import CHOOSING, OVER, ROLLING


@rule
def roll(state: State) -> None:
    """Throw the die; what it shows comes from outside."""
    state.phase = ROLLING


@rule
def fall(state: State, die: int) -> None:
    """A 1 loses the points of the turn. Any other number adds to them; a seat that reaches the target wins."""
    state.die = die
    state.phase = CHOOSING
    if die == 1:
        state.turn_total = 0
        pass_on(state)
    else:
        state.turn_total += die
        if state.banked[state.turn] + state.turn_total >= state.target:
            bank(state)
            state.phase = OVER


@rule
def hold(state: State) -> None:
    """Keep the points of the turn; the next seat rolls."""
    bank(state)
    pass_on(state)


@rule
def bank(state: State) -> None:
    """The points of the turn are safe."""
    state.banked[state.turn] += state.turn_total
    state.turn_total = 0


@rule
def pass_on(state: State) -> None:
    """It is the next seat's turn."""
    state.turn = (state.turn + 1) % state.seats


# Why an action is refused, in the order of the checks
ALLOWED, IS_OVER, NOT_YOUR_TURN, ROLL_FIRST = range(4)


@rule
def why_not_roll(state: State, seat: int) -> int:
    """Why a seat may not roll now, or `ALLOWED`."""
    if state.phase == OVER:
        return IS_OVER
    return ALLOWED if seat == state.turn else NOT_YOUR_TURN


@rule
def why_not_hold(state: State, seat: int) -> int:
    """Why a seat may not hold now, or `ALLOWED`: every turn begins with a roll."""
    why = why_not_roll(state, seat)
    return ROLL_FIRST if why == ALLOWED and state.turn_total == 0 else why
