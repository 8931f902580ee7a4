"""The players of Lucky Numbers as compiled rules: what each of them does with a table."""

from typing import NamedTuple

from ludotheque.games.lucky_numbers.actions import ARRANGE
from ludotheque.games.lucky_numbers.bots.greedy import TUNED, Taste, ascending, greedy_action
from ludotheque.games.lucky_numbers.bots.net import Net, new_net
from ludotheque.games.lucky_numbers.bots.searching import Depth, look_again
from ludotheque.games.lucky_numbers.bots.sensible import sensible_action
from ludotheque.games.lucky_numbers.bots.thinking import FAR, Buffers, best_action, list_open
from ludotheque.games.lucky_numbers.state import ARRANGING
from ludotheque.kernel import Chance, State, below, rule

SENSIBLE, GREEDY, LEARNED = range(3)
"""The habits of players: any sensible action, one that brings the garden nearer to the ideal, one of high value."""


class Player(NamedTuple):
    """A player with a habit."""

    habit: int
    slips: float = 0.0
    """The part of its turns at which it does anything sensible instead of what it thinks best."""
    taste: Taste = TUNED
    """What a greedy player likes."""
    net: Net = new_net(2, (1, 1, 1), 0)
    """What a learned player knows."""
    depth: Depth = Depth()
    """What a learned player looks at again, one ply deeper."""
    reach: float = FAR
    """How much further from its ideal a number may be for which a learned player thinks about an exchange."""


@rule
def slips(player: Player, chance: Chance) -> bool:
    """Whether a player does anything sensible now."""
    return player.habit == SENSIBLE or (player.slips > 0 and below(chance, 1_000_000) < player.slips * 1_000_000)


@rule
def unlearned_action(player: Player, state: State, seat: int, chance: Chance) -> tuple[int, int, int]:
    """The action of a player that knows no net, which takes long to compile: kind, number and cell."""
    if state.phase == ARRANGING:
        return ARRANGE, ascending(state, seat), 0
    if slips(player, chance):
        return sensible_action(state, seat, chance)
    return greedy_action(state, seat, player.taste, chance)


@rule
def choose_action(player: Player, buffers: Buffers, state: State, seat: int, chance: Chance) -> tuple[int, int, int]:
    """The action of a player: kind, number and cell."""
    if player.habit != LEARNED:
        return unlearned_action(player, state, seat, chance)
    if state.phase != ARRANGING and slips(player, chance):
        return sensible_action(state, seat, chance)
    listed = buffers.listed
    count = list_open(state, seat, listed)
    best = best_action(player.net, buffers, state, seat, player.reach, count)
    if player.depth.width:
        best = look_again(player.net, player.depth, buffers, state, seat, count, best)
    return listed[best, 0], listed[best, 1], listed[best, 2]
