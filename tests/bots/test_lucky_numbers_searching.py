"""The second ply of the strongest level of Lucky Numbers is what the first one says of every reply, and is bounded."""

import numpy as np
import pytest

from ludotheque.games.lucky_numbers.actions import DRAW
from ludotheque.games.lucky_numbers.bots.net import Net, chance_to_win, new_net, new_scratch
from ludotheque.games.lucky_numbers.bots.players import LEARNED, Player, choose_action
from ludotheque.games.lucky_numbers.bots.searching import Depth, value_after_reply
from ludotheque.games.lucky_numbers.bots.thinking import ALMOST, list_open, new_buffers, share_of_win
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.playout import reveal_any
from ludotheque.games.lucky_numbers.rules import awaits_chance, first_colour, reveal
from ludotheque.games.lucky_numbers.state import CHOOSING, HOLDING, MICHAEL, OVER, SORTED, clover, new_round
from ludotheque.kernel import State, below, copied, new_chance

EVERYTHING = Depth(3, reach=20.0)
"""The next seat is thought to look at every exchange."""


def some_net(seats: int) -> Net:
    net = new_net(seats, (6, 5, 4), seats)
    net.out[:] = np.random.default_rng(seats).standard_normal(net.out.shape)
    return net


def some_table(seats: int, setup: int, bruno: bool, turns: int) -> State:
    """A table after some turns of anything, before the next turn."""
    state, chance = new_round(seats, 0, setup, bruno), new_chance(turns)
    while True:
        while awaits_chance(state):
            if state.phase == HOLDING or state.phase < CHOOSING:
                reveal_any(state, chance)
        if state.phase == CHOOSING:
            turns -= 1
            if turns < 0:
                return state
        listed = np.zeros((400, 3), np.int64)
        count = list_open(state, int(state.turn), listed)
        act(state, int(state.turn), *listed[below(chance, count)].tolist())


def seen(net: Net, state: State, seat: int) -> float:
    return share_of_win(state, seat) if state.phase == OVER else chance_to_win(net, new_scratch(net), state, seat)


def best_for_mover(net: Net, state: State, mover: int) -> tuple[float, State]:
    """The best that a seat can do without drawing."""
    listed = np.zeros((400, 3), np.int64)
    after = []
    for kind, number, cell in listed[: list_open(state, mover, listed)].tolist():
        if kind != DRAW:
            after.append(copied(state))
            act(after[-1], mover, kind, number, cell)
    found = [seen(net, one, mover) for one in after]
    return (max(found), after[found.index(max(found))]) if found else (-1.0, state)


def plainly(net: Net, state: State, seat: int) -> float:
    """The value of a table after the reply, as its definition says."""
    mover = int(state.turn)
    taking, taken = best_for_mover(net, state, mover)
    drawing, mine = [], []
    for number in range(1, 21):
        for _ in range(sum(int(numbers) >> number & 1 for numbers in state.face_down)):
            drawn = copied(state)
            drawn.phase = HOLDING
            reveal(drawn, clover(number, first_colour(state.face_down, number)))
            worth, after = best_for_mover(net, drawn, mover)
            drawing.append(worth)
            mine.append(seen(net, after, seat))
    if taking > np.mean(drawing) + ALMOST:
        return seen(net, taken, seat)
    return float(np.mean(mine))


@pytest.mark.parametrize(
    ("seats", "setup", "bruno", "turns"),
    [(2, SORTED, False, 3), (2, SORTED, True, 12), (4, SORTED, False, 9), (3, MICHAEL, False, 14)],
)
def test_a_table_is_worth_what_the_best_replies_leave_of_it(seats: int, setup: int, bruno: bool, turns: int) -> None:
    net, state = some_net(seats), some_table(seats, setup, bruno, turns)
    before = state.tobytes()
    for seat in range(seats):
        found = value_after_reply(net, EVERYTHING, new_buffers(net), state, seat)
        assert found == pytest.approx(plainly(net, state, seat), abs=1e-6)
    assert state.tobytes() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_a_second_look_takes_what_it_finds_best_of_those_that_seem_good(seats: int) -> None:
    """With everything near, and no draw to weigh against, the choice is the best value after the reply."""
    net, changed = some_net(seats), 0
    for turns in range(2, 14):
        state = some_table(seats, SORTED, False, turns)
        seat = int(state.turn)
        state.phase = HOLDING
        reveal_any(state, new_chance(turns))
        buffers = new_buffers(net)
        listed = buffers.listed.copy()
        values = []
        for kind, number, cell in listed[: list_open(state, seat, listed)].tolist():
            after = copied(state)
            act(after, seat, kind, number, cell)
            values.append(value_after_reply(net, EVERYTHING, buffers, after, seat))
        wide = Player(LEARNED, net=net, depth=Depth(400, 100.0, 20.0))
        chosen = choose_action(wide, buffers, state, seat, new_chance(1))
        assert list(chosen) == listed[int(np.argmax(values))].tolist()
        changed += chosen != choose_action(Player(LEARNED, net=net), buffers, state, seat, new_chance(1))
    assert changed, "a second look never changes anything here"
