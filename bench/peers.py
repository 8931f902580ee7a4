"""The peers: other libraries' games, played at random in the fastest way that each of them offers."""

import importlib
import os
import random
import time
from collections.abc import Iterator
from typing import Any

from bench.clock import Absent, Contender, Portion

OPENSPIEL = "OpenSpiel"
RANDOM_BOTS = "C++ random bots"
ROLLOUTS = "C++ rollouts"
OPENSPIEL_GAMES = ("backgammon", "crazy_eights", "2048", "othello")


def contenders() -> Iterator[Contender | Absent]:
    """Everybody who is installed; the ``bench`` extra of this project installs them all."""
    for who, needs, invite in (
        (OPENSPIEL, ("pyspiel", "open_spiel"), _open_spiel),
        ("RLCard", ("rlcard.games.uno", "rlcard"), _rlcard),
        ("PettingZoo", ("pettingzoo.classic.connect_four_v3", "pettingzoo pygame-ce"), _pettingzoo),
    ):
        module, packages = needs
        try:
            # pygame greets everybody who imports it, and this is not the place.
            os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
            library = importlib.import_module(module)
        except ImportError:
            yield Absent(who, "", f"not installed: pip install {packages}")
            continue
        yield from invite(who, library)


def _open_spiel(who: str, pyspiel: Any) -> Iterator[Contender]:
    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        bots = RandomBots(pyspiel, game)
        yield Contender(who, name, RANDOM_BOTS, game.num_players(), bots)
        if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
            yield Contender(who, name, ROLLOUTS, game.num_players(), Rollouts(pyspiel, game, bots))


class RandomBots:
    """Whole games between C++ bots that choose at random, in C++ from the first deal to the last move.

    Python makes the empty states and reads afterwards, outside the clock, how many actions each game had.
    """

    def __init__(self, pyspiel: Any, game: Any) -> None:
        self.pyspiel = pyspiel
        self.game = game
        self.bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
        self.seed = 0

    def __call__(self, games: int) -> Portion:
        """Play so many games."""
        states = [self.game.new_initial_state() for _ in range(games)]
        begun = time.thread_time()
        for state in states:
            self.seed += 1
            self.pyspiel.evaluate_bots(state, self.bots, self.seed)
        seconds = time.thread_time() - begun
        chance = self.pyspiel.PlayerId.CHANCE
        steps = sum(move.player != chance for state in states for move in state.full_history())
        return Portion(steps, games, seconds)


class Rollouts:
    """Random playouts as OpenSpiel's tree search makes them in C++, after a deal made outside the clock.

    The least that OpenSpiel can do for a random game: no bots, nothing dealt. The search gives no count of actions, so
    a rollout counts as many as a game of the random bots has on average.
    """

    AT_ONCE = 25

    def __init__(self, pyspiel: Any, game: Any, bots: RandomBots) -> None:
        self.game = game
        self.bots = bots
        self.steps_per_game = 0.0
        evaluator = pyspiel.RandomRolloutEvaluator(self.AT_ONCE, 0)
        # With a single simulation the search evaluates the state it is given, and nothing else.
        self.search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 0, False)
        self.random = random.Random(0)

    def __call__(self, deals: int) -> Portion:
        """Play 25 games from each of so many deals."""
        if not self.steps_per_game:
            sample = self.bots(1000)
            self.steps_per_game = sample.steps / sample.games
        states = [self._dealt() for _ in range(deals)]
        begun = time.thread_time()
        for state in states:
            self.search.step(state)
        seconds = time.thread_time() - begun
        games = deals * self.AT_ONCE
        return Portion(round(games * self.steps_per_game), games, seconds)

    def _dealt(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(outcomes, weights)[0])
        return state


def _rlcard(who: str, uno: Any) -> Iterator[Contender]:
    # The rules alone, without the environment around them that encodes observations: two and a half times as fast.
    game = uno.Game()
    game.np_random.seed(0)
    choose = random.Random(0).choice

    def play(games: int) -> Portion:
        steps = 0
        begun = time.thread_time()
        for _ in range(games):
            state, _ = game.init_game()
            while not game.is_over():
                state, _ = game.step(choose(state["legal_actions"]))
                steps += 1
        return Portion(steps, games, time.thread_time() - begun)

    yield Contender(who, "uno", "rules alone", game.get_num_players(), play)


def _pettingzoo(who: str, connect_four: Any) -> Iterator[Contender]:
    # The bare environment, without wrappers that check its use and without observations: almost three times as fast.
    game = connect_four.raw_env()
    choose = random.Random(0).choice

    def play(games: int) -> Portion:
        steps = 0
        begun = time.thread_time()
        for _ in range(games):
            game.reset()
            while not game.terminations[game.agent_selection]:
                game.step(choose([column for column in range(7) if game.board[column] == 0]))
                steps += 1
        return Portion(steps, games, time.thread_time() - begun)

    yield Contender(who, "connect_four", "bare environment", 2, play)
