"""The games in OpenSpiel, with OpenSpiel itself: its own test, its searches, and nothing hidden in what players see."""

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import ludotheque
import ludotheque.environment.openspiel  # registers the games
from support.variants import GAMES

HIDDEN = [game for game in GAMES if game != "polyssimo"]
each_game = pytest.mark.parametrize("game", GAMES)


def loaded(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"ludotheque_{game.replace('-', '_')}", parameters)


def played(game: str, seed: int, decisions: int, **parameters: Any) -> Any:
    """A state after so many random decisions, or at the end; the next one is a decision."""
    chance, state = random.Random(seed), loaded(game, **parameters).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or state.position.decisions < decisions):
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(chance.choice(outcomes or state.legal_actions()))
    return state


@each_game
def test_openspiels_own_test_approves_of_every_game(game: str) -> None:
    pyspiel.random_sim_test(loaded(game, players=3, longest=60), num_sims=1, serialize=True, verbose=False)


@each_game
def test_what_is_legal_is_what_the_rules_list(game: str) -> None:
    for decisions in range(0, 40, 8):
        state = played(game, decisions, decisions, players=3)
        at = state.position
        actions = [at.of.encoding.action(at.state, at.seat, number) for number in state.legal_actions()]
        assert {action for action in actions if action} == set(at.of.game.legal(at.state, at.seat))


@each_game
def test_a_round_ends_with_what_its_winners_have_won(game: str) -> None:
    options = {"setup": "sorted"} if game == "lucky-numbers" else {}
    state = played(game, 1, 5_000, players=2, longest=5_000, **options)
    rules, at = ludotheque.game(game), state.position
    assert rules.over(at.state)
    if game != "polyssimo":
        scores = rules.scores(at.state)
        best = [seat for seat in range(2) if scores[seat] == max(scores)]
        assert [seat for seat in range(2) if state.returns()[seat] > 0] == (best if len(best) == 1 else [])
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("game", ["lucky-numbers", "polyssimo"])
def test_tree_search_plays(game: str) -> None:
    state = played(game, 2, 20)
    chance = np.random.RandomState(3)
    bot = MCTSBot(state.get_game(), 1.4, 6, RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", HIDDEN)
def test_information_set_search_plays(game: str) -> None:
    state = played(game, 4, 12, longest=60)
    chance = np.random.RandomState(5)
    bot = ISMCTSBot(
        state.get_game(),
        RandomRolloutEvaluator(1, chance),
        1.4,
        6,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", HIDDEN)
def test_an_imagined_state_looks_the_same_and_tells_nothing(game: str) -> None:
    hidden = False
    for decisions in (0, 1, 10, 30):
        state = played(game, 6, decisions, players=3)
        seat, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert (other.current_player(), other.legal_actions()) == (seat, state.legal_actions())
        assert other.history() == []
        hidden |= other.position.state.tobytes() != state.position.state.tobytes()
        other.apply_action(other.legal_actions()[0])
    assert hidden or game == "lucky-numbers", "nothing was drawn anew: this tests nothing"


def test_nobody_sees_how_the_others_arrange_or_what_they_wait_for() -> None:
    first = played("lucky-numbers", 7, 0)
    other = first.clone()
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    assert first.current_player() == 1
    assert first.information_state_string(1) == other.information_state_string(1)
    assert first.information_state_string(0) != other.information_state_string(0)
    imagined = {
        first.resample_from_infostate(1, random.Random(seed).random).position.state["garden"][0].tobytes()
        for seed in range(20)
    }
    assert len(imagined) > 3
    waiting = played("ligretto", 8, 5)
    later, seat = waiting.clone(), waiting.current_player()
    later.apply_action(waiting.position.of.encoding.waits)
    later.apply_action(0)
    for looker in range(2):
        if looker != seat:
            assert later.information_state_string(looker) == waiting.information_state_string(looker)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = played("lucky-numbers", 9, 4)
    before = str(state)
    with pytest.raises(ludotheque.Refused):
        state.position.decide(state.position.of.encoding.actions.index("place a1"))
    assert str(state) == before


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ludotheque.BadTerms, match="target"):
        loaded("ligretto", target=0)
