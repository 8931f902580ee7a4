"""Learn from the search: ``python -m training.polyssimo.deepening`` rewrites ``weights.json``, which it starts from.

The search plays against itself. Positions after the placements that it looked at, chosen or not, shall be evaluated as
it found them; and what a piece is worth in the draft shows in who won. The `ROUNDS` rounds of a number of seats take
one core twenty minutes.
"""

import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.polyssimo.actions import PICK, act, open_numbers
from ludotheque.games.polyssimo.bots.drafting import chances_of_picks
from ludotheque.games.polyssimo.bots.ending import LOST, WON, new_ending, solve
from ludotheque.games.polyssimo.bots.evaluation import PHASES, find_features, new_scratch, phase_of
from ludotheque.games.polyssimo.bots.search import chances_found, searched
from ludotheque.games.polyssimo.bots.weights import Weights, load, save
from ludotheque.games.polyssimo.pieces import PIECES
from ludotheque.games.polyssimo.rules import lay, winners
from ludotheque.games.polyssimo.state import OVER, new_round
from ludotheque.games.polyssimo.view import members
from ludotheque.kernel import Floats, Ints, State, copied
from training.polyssimo.learning import RIDGE, fit, learn_draft

ROUNDS = 8000
VISITS, END = 64, 2000
"""The number of leaves that the search visits for each placement, and of positions that it looks at to solve an end."""
SIBLINGS, SEEN = 4, 3
"""The number of placements that are noted beside the chosen one, of those that were visited at least so often."""
DRAFT_RIDGE = 100.0
"""How strongly the worths of the pieces are held near what they were: a thousand rounds count about as much."""
OUTCOME = 0.1
"""How much who won in the end counts beside what the search found."""


class Notes(NamedTuple):
    """What was noted in many rounds."""

    features: NDArray[np.float32]
    """For each position and seat."""
    phases: Ints
    """For each position."""
    chances: Floats
    """For each position and seat the chance that the search found."""
    hands: Floats
    """For each round and seat which pieces it had picked, and which seat it was."""
    won: Floats
    """For each round and seat whether it won."""


def play_rounds(seats: int, rounds: int, weights: Weights, chance: Random) -> Notes:
    """Play rounds and note what the search finds."""
    scratch, end, found = new_scratch(), new_ending(weights.ordering), np.zeros(2, np.int64)
    features, phases, chances = list[Floats](), list[int](), list[Floats]()
    hands, won = np.zeros((rounds, seats, PIECES + seats)), np.zeros((rounds, seats))
    hands[:, :, PIECES:] = np.eye(seats)

    def note(state: State, seat: int, placement: int, worth: Floats) -> bool:
        after = copied(state)
        lay(after, seat, placement)
        if after.phase != OVER:
            find_features(after, scratch)
            features.append(scratch.features[:seats].astype(np.float32))
            phases.append(int(phase_of(after)))
            chances.append(worth)
        return bool(after.phase != OVER)

    for number in range(rounds):
        state = drafted(seats, weights, chance)
        for seat in range(seats):
            hands[number, seat, members(int(state.taken[seat]))] = 1
        played, wild = list[int](), chance.choice((0, 0, 1, 2))
        laid = 0
        while state.phase != OVER:
            seat = int(state.turn)
            end.states[0] = state
            outcome = solve(end, seat, END, found, False)
            certain = None
            if outcome == WON or (outcome == LOST and seats == 2):
                certain = np.eye(seats)[seat if outcome == WON else 1 - seat]
            if outcome == WON and found[0] >= 0:
                placement = int(found[0])
            elif laid < wild:
                placement, certain = chance.choice(open_numbers(state, seat)), None
            else:
                tree = searched(state, weights, VISITS, root_width=2 * VISITS)
                by_chance, taken = chances_found(tree), tree.taken
                edges = sorted(range(len(by_chance)), key=lambda edge: (-taken[edge], -by_chance[edge]))
                chosen = edges[0]
                if certain is None:
                    others = [edge for edge in edges[1:] if taken[edge] >= SEEN]
                    for edge in chance.sample(others, min(len(others), SIBLINGS)):
                        note(state, seat, int(tree.placement[edge]), tree.worth[edge, :seats] / taken[edge])
                    if note(state, seat, int(tree.placement[chosen]), tree.worth[chosen, :seats] / taken[chosen]):
                        played.append(len(chances) - 1)
                    if laid < 8 and chance.random() < 0.3:
                        other = chance.choices(edges, weights=[taken[edge] for edge in edges])[0]
                        if other != chosen and played:
                            played.pop()
                        chosen = other
                placement = int(tree.placement[chosen])
            if certain is not None and note(state, seat, placement, certain):
                played.append(len(chances) - 1)
            lay(state, seat, placement)
            laid += 1
        won[number, members(int(winners(state)))] = 1
        won[number] /= won[number].sum()
        for position in played:
            chances[position] = (1 - OUTCOME) * chances[position] + OUTCOME * won[number]
    return Notes(np.array(features), np.array(phases), np.array(chances), hands, won)


def drafted(seats: int, weights: Weights, chance: Random) -> State:
    """A round after a draft of which chance made some picks, or all, and the others were nearly the best."""
    state = new_round(seats, (0,) * seats)
    wild = seats * chance.choice((3, 3, 5, PIECES // seats))
    for number in range(PIECES):
        seat = int(state.turn)
        worth = chances_of_picks(state, weights)
        by_chance = number < wild
        pick = max(worth, key=lambda piece: (0 if by_chance else worth[piece]) + 0.02 * chance.random())
        act(state, seat, PICK, pick)
    return state


def learn_from(parts: Sequence[Notes], before: Weights) -> Weights:
    """The weights that agree best with the notes, held near those that there were."""
    notes = Notes(*(np.concatenate(field) for field in zip(*parts, strict=True)))
    placement = before.placement.copy()
    for phase in range(PHASES):
        near = np.abs(notes.phases - phase) <= 1
        if near.any():
            features = notes.features[near].astype(np.float64)
            placement[phase] = fit(features, notes.chances[near], before.placement[phase], RIDGE)
    pieces = np.concatenate([before.draft, before.order])
    return Weights(placement, before.ordering, *learn_draft(notes.hands, notes.won, pieces, DRAFT_RIDGE))


if __name__ == "__main__":
    learned = load()
    for seats, before in learned.items():
        began = time.process_time()
        learned[seats] = learn_from([play_rounds(seats, ROUNDS, before, Random(seats))], before)
        print(f"{seats} seats: {ROUNDS} rounds in {time.process_time() - began:.0f} s", flush=True)
    save(learned)
