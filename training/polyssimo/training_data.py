"""Training data from self-play: positions of many rounds, their features, and the winners."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.polyssimo.bots.evaluation import FEATURES, Scratch, evaluate, find_features, new_scratch, phase_of
from ludotheque.games.polyssimo.bots.move_ordering import MoveOrdering, new_move_ordering, order_moves
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.playout import any_piece, any_placement
from ludotheque.games.polyssimo.rules import lay, pick, winners
from ludotheque.games.polyssimo.state import DRAFT, MOST_SEATS, OVER, ROUND, new_round
from ludotheque.kernel import Chance, Floats, Ints, Rounds, below, rule

CLOSER = 64
"""The number of placements that a player in training evaluates."""


class Notes(NamedTuple):
    """What was noted in many rounds."""

    features: NDArray[np.float32]
    """For each position and seat."""
    phases: Ints
    """For each position."""
    won: Ints
    """For each position the seat that won in the end."""
    hands: Floats
    """For each round and seat which pieces it had picked, and which seat it was."""
    winner: Ints
    """For each round."""


class Trainee(NamedTuple):
    """A player in training, and its scratch buffers."""

    weights: Floats
    wild: float
    """The share of its placements that are random."""
    blur: float
    """By how much it misjudges the others."""
    states: Rounds
    """The position, and one that is tried out."""
    scratch: Scratch
    ordering: MoveOrdering
    chances: Floats


def self_play(
    seats: int, rounds: int, weights: Floats, ordering: Floats, wild: float, blur: float, chance: Chance
) -> Notes:
    """Play rounds after random drafts; a share ``wild`` of the placements is random, the rest misjudged by ``blur``."""
    states = np.zeros(2, ROUND)
    trainee = Trainee(weights, wild, blur, states, new_scratch(), new_move_ordering(ordering), np.zeros(MOST_SEATS))
    seen, phases = np.zeros((PIECES, MOST_SEATS, FEATURES)), np.zeros(PIECES, np.int64)
    features, all_phases, won = [], [], []
    hands, winner = np.zeros((rounds, seats, PIECES + seats)), np.zeros(rounds, np.int64)
    hands[:, :, PIECES:] = np.eye(seats)
    for number in range(rounds):
        states[0] = new_round(seats, (0,) * seats)
        count = play_and_note(trainee, chance, seen, phases)
        winner[number] = int(winners(states[0])).bit_length() - 1
        hands[number, :, :PIECES] = states[0].taken[:seats, None] >> np.arange(PIECES) & 1
        features.append(seen[:count, :seats].astype(np.float32))
        all_phases.append(phases[:count].copy())
        won += [winner[number]] * count
    return Notes(np.concatenate(features), np.concatenate(all_phases), np.array(won), hands, winner)


@rule
def play_and_note(trainee: Trainee, chance: Chance, seen: Floats, phases: Ints) -> int:
    """Play a round and note the features of every position on the way. Returns the number of positions."""
    state, scratch = trainee.states[0], trainee.scratch
    while state.phase == DRAFT:
        pick(state, int(state.turn), any_piece(state, int(state.turn), chance))
    count = 0
    while state.phase != OVER:
        if _part(chance) < trainee.wild:
            placement = any_placement(state, int(state.turn), chance)
        else:
            placement = best_at_first_sight(trainee, chance)
        lay(state, int(state.turn), placement)
        if state.phase != OVER:
            find_features(state, scratch)
            for seat in range(int(state.seats)):
                for feature in range(FEATURES):
                    seen[count, seat, feature] = scratch.features[seat, feature]
            phases[count] = phase_of(state)
            count += 1
    return count


@rule
def best_at_first_sight(trainee: Trainee, chance: Chance) -> int:
    """The placement after which the seat on turn judges its chance highest."""
    states, ordering, chances = trainee.states, trainee.ordering, trainee.chances
    seat = int(states[0].turn)
    best, best_chance = -1, -1.0
    for i in range(order_moves(states[0], ordering, CLOSER)):
        states[1] = states[0]
        lay(states[1], seat, ordering.best[i])
        evaluate(states[1], trainee.scratch, trainee.weights, chances)
        blurred = chances[seat] + trainee.blur * _part(chance)
        if blurred > best_chance:
            best, best_chance = int(ordering.best[i]), blurred
    return best


@rule
def _part(chance: Chance) -> float:
    """A number from 0 to 1."""
    return below(chance, 1 << 30) / (1 << 30)
