"""The coach of Lucky Numbers: how often each action wins the match, as the strongest bot sees it."""

from collections.abc import Mapping, Sequence

import numpy as np

from ludotheque.bots.coach.coach import Coach, Weighed
from ludotheque.bots.coach.reasons import Reason
from ludotheque.bots.coach.trusting import margin, trusted, within
from ludotheque.bots.levels import level as level_of
from ludotheque.games.lucky_numbers.actions import NAME, Action, Arrange, Draw, Leave, Take, action_of, code_of
from ludotheque.games.lucky_numbers.bots.net import chance_to_win, forget
from ludotheque.games.lucky_numbers.bots.players import LEARNED, Player
from ludotheque.games.lucky_numbers.bots.seated import player_of
from ludotheque.games.lucky_numbers.bots.thinking import new_buffers, share_of_win, value_actions
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import nets
from ludotheque.games.lucky_numbers.coach import reasons
from ludotheque.games.lucky_numbers.coach.chances import LEVELS, Trust, table, variant_of
from ludotheque.games.lucky_numbers.coach.playing_on import PLAYED, surer
from ludotheque.games.lucky_numbers.coach.tournament import WON, chances_after, chances_by_winner, in_tournament
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, number_in_outcome
from ludotheque.games.lucky_numbers.state import HIGHEST, OVER
from ludotheque.games.lucky_numbers.view import View, imagine
from ludotheque.kernel import State, copied


class LuckyNumbersCoach(Coach[View, Action]):
    """Weighs the actions of Lucky Numbers; all seats are taken to go on as a level does."""

    def __init__(self, level: str = LEVELS[-1], player: Player | None = None) -> None:
        self.level = level
        self.player = player
        """Who plays positions on, if that is quick."""

    def among(self, level: str) -> "LuckyNumbersCoach":
        """The coach for those who play like a level, or like the nearest one that was measured."""
        if level in ("", "expert", "champion"):
            return LuckyNumbersCoach()
        player, usual = (player_of(level_of(NAME, name))(2) for name in (level, LEVELS[0]))
        return LuckyNumbersCoach(LEVELS[0], usual if player.habit == LEARNED else player)

    def estimate(self, view: View, actions: Sequence[Action]) -> dict[Action, tuple[float, float]]:
        """The chance that the seat of a view wins the match with each open action; a shared win counts in parts.

        Raises `BrokenBot` where the weights are missing or broken.
        """
        return self._estimate(view, actions, self._trust(view), {})

    def surer(self, view: View, listed: list[Weighed[Action]], preferred: Action | None) -> list[Weighed[Action]]:
        """The best few ideas are played on many times, as those at the table play; so is what the player prefers."""
        undecided = [each.action for each in listed if each.margin and _ended_by(view, each.action) is None]
        if self.player is None or not undecided:
            return listed
        ideas = undecided[:PLAYED] + [action for action in undecided[PLAYED:] if action == preferred]
        found, left, trust, seat = values(view), _pile_left(view), self._trust(view), view.seat
        assert seat is not None
        said, after = [within(trusted(found[action], left, trust)) for action in ideas], list[State]()
        for action in ideas:
            state = copied(imagine(view))
            act(state, seat, *code_of(action))
            after.append(state)
        chances, shift = surer(self.player, after, seat, said, trust.spread, view.face_down + 1)
        moved, known = trust._replace(shift=trust.shift + shift), dict(zip(ideas, chances, strict=True))
        return self.in_order(self._estimate(view, [each.action for each in listed], moved, known))

    def _estimate(
        self, view: View, actions: Sequence[Action], trust: Trust, known: Mapping[Action, float]
    ) -> dict[Action, tuple[float, float]]:
        """What actions are worth, where the chance to win the round is known of some."""
        seat = view.seat
        assert seat is not None
        found, left = values(view), _pile_left(view)
        ended = {action: over for action in actions if (over := _ended_by(view, action)) is not None}
        by_action = {
            action: known[action] if action in known else trusted(found[action], left, trust)
            for action in actions
            if action not in ended
        }
        if view.rounds > 1:
            by_action = _in_the_tournament(view, by_action, trust)
        rounds = view.rounds - view.round
        worth = {
            action: (chance, margin(chance, trust.spread_played if action in known else trust.spread))
            for action, chance in by_action.items()
        }
        for action, over in ended.items():
            chance = _after_round(view, over, rounds, trust) if view.rounds > 1 else float(share_of_win(over, seat))
            worth[action] = chance, margin(chance, trust.spread) if rounds else 0.0
        return {action: worth[action] for action in actions}

    def standing(self, view: View) -> list[float]:
        """The chance of each seat to win the match as things stand."""
        state, net = imagine(view), nets()[view.seats]
        scratch, trust, left = new_buffers(net).scratch, self._trust(view), _pile_left(view)
        found = []
        for seat in range(view.seats):
            forget(scratch)
            found.append(trusted(float(chance_to_win(net, scratch, state, seat)), left, trust))
        shares = [chance / sum(found) for chance in found]
        if view.rounds == 1:
            return shares
        rounds = view.rounds - view.round
        by_winner = np.array(shares) @ chances_by_winner(tuple(view.scores), _empty(view), rounds, trust)
        return [float(chance) for chance in by_winner]

    def reason(self, view: View, action: Action, other: Action | None) -> Reason | None:
        """What an action has that another one lacks."""
        return reasons.why(view, action, other, self.deed(view, other) if other else None)

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

    def _trust(self, view: View) -> Trust:
        return table()[self.level, view.seats, variant_of(view)]


def values(view: View) -> dict[Action, float]:
    """What each open action is worth to the strongest bot: its chance to win the round."""
    assert view.seat is not None
    net = nets()[view.seats]
    state, seat = imagine(view), view.seat
    buffers = new_buffers(net)
    count = value_actions(net, buffers.scratch, state, seat, buffers.states, buffers.listed, buffers.values)
    codes, found = buffers.listed[:count].tolist(), buffers.values[:count].tolist()
    return {action_of(*code): value for code, value in zip(codes, found, strict=True)}


def _pile_left(view: View) -> float:
    """The part of all clovers that are face down."""
    return view.face_down / (HIGHEST * view.seats)


def _empty(view: View) -> tuple[int, ...]:
    """The empty cells of each garden."""
    return tuple(garden.count(0) for garden in view.gardens)


def _ended_by(view: View, action: Action) -> State | None:
    """The round at its end, if an action ends it."""
    assert view.seat is not None
    if isinstance(action, Draw | Arrange) or not (view.last_turn or view.gardens[view.seat].count(0) == 1):
        return None
    state = copied(imagine(view))
    act(state, view.seat, *code_of(action))
    return state if state.phase == OVER else None


def _after_round(view: View, over: State, rounds: int, trust: Trust) -> float:
    """The chance of a seat to win the tournament once this round is over like this."""
    won = [int(over.winners) >> seat & 1 for seat in range(view.seats)]
    lost = [int((over.garden[seat] == 0).sum()) for seat in range(view.seats)]
    totals = [
        total + (WON if has_won else -empty) for total, has_won, empty in zip(view.scores, won, lost, strict=True)
    ]
    return float(chances_after(totals, rounds, trust)[view.seat])


def _in_the_tournament(view: View, by_action: dict[Action, float], trust: Trust) -> dict[Action, float]:
    """Chances to win the round as chances to win the tournament: a cell that is filled may count even in defeat."""
    seat, rounds, scores = view.seat, view.rounds - view.round, tuple(view.scores)
    assert seat is not None
    state, net, empty = imagine(view), nets()[view.seats], _empty(view)
    scratch = new_buffers(net).scratch
    others = []
    for other in range(view.seats):
        forget(scratch)
        others.append(0.0 if other == seat else float(chance_to_win(net, scratch, state, other)))
    one_less = tuple(count - (one == seat) for one, count in enumerate(empty))
    by_winner = {cells: chances_by_winner(scores, cells, rounds, trust) for cells in (empty, one_less)}
    return {
        action: in_tournament(seat, chance, others, by_winner[one_less if _fills(view, action) else empty])
        for action, chance in by_action.items()
    }


def _fills(view: View, action: Action) -> bool:
    """Whether an action fills an empty cell."""
    assert view.seat is not None
    return not isinstance(action, Arrange | Draw | Leave) and not view.gardens[view.seat][action.cell]
