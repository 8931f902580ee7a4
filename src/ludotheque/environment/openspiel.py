"""The games as Python games of OpenSpiel. Needs the extra ``openspiel``; importing this registers them.

``pyspiel.load_game("ludotheque_lucky_numbers", {"players": 3, "bruno": True})``. Actions have the numbers of
`ludotheque.env`. A game is one round, and everything that chance brings is a chance node with explicit outcomes, as
`ludotheque.environment.position` tells.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.bots.levels import level
from ludotheque.environment.encoding import WORD, view_of
from ludotheque.environment.position import TEMPI, Position, Setting, planes_of
from ludotheque.options import Number, Option, Switch, WhichSeat

LONGEST = 1_000
"""Decisions after which a game ends without a winner, by default."""
AS_USUAL: dict[type[Option], int] = {Number: -1, WhichSeat: 0}
"""What stands for the default of an option that is a number."""


@cache
def _setting(name: str, given: tuple[tuple[str, Any], ...]) -> Setting:
    """The setting of parameters that are not those by default."""
    game, encoding = shelf.game(name), shelf.kit(name).encoding()
    assert encoding, "only games with an encoding are registered"
    chosen = dict(given)
    seats, longest = int(chosen.pop("players", game.seats[0])), int(chosen.pop("longest", LONGEST))
    defaults = {option.name: _default(option) for option in game.options}
    terms = game.terms(seats, {name: value for name, value in chosen.items() if value != defaults.get(name)})
    encoding.check(terms)
    tempo = level(name).tempo
    scratch = encoding.scratch(terms, [tempo] * seats if tempo else [])
    return Setting(game, terms, encoding, encoding.planes(terms), longest, scratch)


def _default(option: Option) -> bool | int | str:
    """What stands for the default of an option, since that can depend on the number of players."""
    return bool(option.default(2)) if isinstance(option, Switch) else AS_USUAL.get(type(option), "")


class OpenSpielGame(pyspiel.Game):
    """A game of the shelf."""

    name: str
    kind: Any

    def __init__(self, params: Any = None) -> None:
        setting = _setting(self.name, tuple(sorted((params or {}).items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setting.encoding.actions),
            max_chance_outcomes=TEMPI,
            num_players=setting.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setting.longest,
        )
        super().__init__(self.kind, info, params or {})

    @property
    def setting(self) -> Setting:
        """Asked of what OpenSpiel keeps: a game that it brings back has nothing else."""
        return _setting(self.name, tuple(sorted(self.get_parameters().items())))

    def new_initial_state(self) -> "OpenSpielState":
        """A round before the deal."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees; with perfect recall, after all that it has seen."""
        if params:
            raise ValueError(f"observations have no parameters, so not {params}")
        return Observer(self.setting, bool(iig_obs_type and iig_obs_type.perfect_recall))


class OpenSpielState(pyspiel.State):
    """A state of OpenSpiel. ``position`` is where the game stands, hidden things included."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.setting)

    def current_player(self) -> int:
        """Who is to act: a seat, chance, or nobody."""
        at = self.position
        if at.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if at.limit else at.seat

    def _legal_actions(self, player: int) -> list[int]:
        at, encoding = self.position, self.position.of.encoding
        if player != at.seat or at.limit or at.over:
            return []
        words = np.zeros(-(-len(encoding.actions) // WORD), np.uint64)
        encoding.kernels.write_mask(at.state, at.clock, player, words, at.of.scratch)
        found: list[int] = np.flatnonzero(np.unpackbits(words.view(np.uint8), bitorder="little")).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome, each as likely as the next."""
        limit = self.position.limit
        return [(outcome, 1 / limit) for outcome in range(limit)]

    def _apply_action(self, action: int) -> None:
        if self.position.limit:
            self.position.happen(int(action))
        else:
            self.position.decide(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action + 1}"
        return self.position.of.encoding.actions[action]

    def is_terminal(self) -> bool:
        """Whether the round is over, or has lasted too long."""
        return self.position.over

    def returns(self) -> list[float]:
        """What each player has won."""
        return self.position.returns()

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> "OpenSpielState":
        """A state that looks the same to the player to act; its hidden part is drawn anew, from the view alone.

        It has no history, since that would tell what is hidden.
        """
        twin: OpenSpielState = self.get_game().new_initial_state()
        twin.position = self.position.imagined(player, Random(int(sample() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        at = self.position
        seen = msgspec.json.encode(view_of(at.of.game, at.of.terms, at.state, 0)).decode()
        return f"{at.of.game.name}, decision {at.decisions}, draws {at.drawn}, decided {at.decided}: {seen}"


class Observer:
    """What a player sees, as a tensor, its named parts, and a text."""

    def __init__(self, of: Setting, perfect_recall: bool) -> None:
        self._of, self._recalls = of, perfect_recall
        self.tensor = np.zeros(sum(plane.size for plane in of.planes), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for plane in of.planes:
            self.dict[plane.name] = self.tensor[start : start + plane.size].reshape(plane.shape)
            start += plane.size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = planes_of(self._of, state.position.state, state.position.clock, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What a player sees, part by part; with perfect recall, after a digest of all it has seen and decided."""
        self.set_from(state, player)
        parts = [f"{name}: {' '.join(map(str, part.ravel().astype(int).tolist()))}" for name, part in self.dict.items()]
        after = [f"after {state.position.recalled[player].hex()}"] if self._recalls else []
        return "\n".join([f"player {player}", *after, *parts])


def register() -> Sequence[str]:
    """Register every game of the shelf that has an encoding. Returns their names in OpenSpiel."""
    return [_registered(kit.game.name) for kit in shelf.kits() if kit.encoding()]


def _registered(name: str) -> str:
    game, short = shelf.game(name), f"ludotheque_{name.replace('-', '_')}"
    by_chance = game.real_time or game.awaits_chance(game.begin(game.terms(game.seats[0], {}), 0))
    modes, known = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    parameters = {"players": game.seats[0], "longest": LONGEST, **{each.name: _default(each) for each in game.options}}
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Ludothèque: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if by_chance else modes.DETERMINISTIC,
        information=known.IMPERFECT_INFORMATION if by_chance else known.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
    made = type(f"Game_{short}", (OpenSpielGame,), {"name": name, "kind": kind, "__module__": __name__})
    globals()[made.__name__] = made  # OpenSpiel pickles games by their class
    pyspiel.register_game(kind, made)
    return short


NAMES = register()
