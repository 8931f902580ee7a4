"""Tuning a taste: rounds of one seat's taste against everybody else's, dealt and raced as compiled rules.

``python -m training.quick_cards.tuning`` tells, for each game and variant, how many points a round the
tuned taste is worth more than the plain one, and how many fewer without each thing that it likes or dislikes.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.bots.ahead import TIMES
from ludotheque.games.quick_cards.bots.race import FOREVER, NOTHING_PLANNED, SEE, about, race
from ludotheque.games.quick_cards.bots.taste import PLAIN, TASTE, TUNED, Taste
from ludotheque.games.quick_cards.cards import DECK
from ludotheque.games.quick_cards.deal import deal
from ludotheque.games.quick_cards.ending import count_points, settle
from ludotheque.games.quick_cards.news import UNHEARD, News
from ludotheque.games.quick_cards.playout import shuffle
from ludotheque.kernel import Chance, State, copied, new_chance, rule
from training.quick_cards.variants import VARIANTS


@rule
def play_rounds(
    blank: State,
    room: Any,
    times: Any,
    tastes: Any,
    due: Any,
    plan: Any,
    deck: Any,
    order: Any,
    listed: Any,
    news: News,
    seeds: Any,
    chance: Chance,
    points: Any,
) -> None:
    """Play a round from each seed and note its points; the same seed is the same deal, whatever the tastes."""
    for number in range(len(seeds)):
        chance[0] = seeds[number]
        room[0] = blank
        state = room[0]
        for at in range(len(order)):
            order[at] = deck[at]
        while state.dealt < state.seats:
            shuffle(order, chance)
            deal(state, order)
        settle(state, news)
        for seat in range(state.seats):
            due[seat] = about(times[seat, SEE], chance)
            plan[seat, 0] = NOTHING_PLANNED
        race(state, times, tastes, due, plan, listed, news, chance, FOREVER)
        count_points(state, points[number])


def margins(name: str, seats: int, options: dict[str, Any], own: Taste, others: Taste, rounds: int) -> NDArray[Any]:
    """By how many points the first seat is ahead of the mean of the others, in each round."""
    game = shelf.game(name)
    assert isinstance(game, QuickCards)
    points = np.zeros((rounds, seats), np.int64)
    play_rounds(
        game.begin(game.terms(seats, options), 0),
        np.zeros(1, game.state_type),
        np.tile(TIMES, (seats, 1)),
        np.array([own, *[others] * (seats - 1)], TASTE),
        np.zeros(seats),
        np.zeros((seats, 5), np.int64),
        np.array(DECK, np.int8),
        np.array(DECK, np.int8),
        game.room_for_actions(),
        UNHEARD,
        np.random.default_rng(1).integers(1, 1 << 63, rounds, np.uint64),
        new_chance(1),
        points,
    )
    return np.asarray(points[:, 0] - points[:, 1:].mean(axis=1))


def main(rounds: int) -> None:
    """Print what the tuned taste is worth, and each part of it."""
    for title, name, options, _ in VARIANTS:
        for seats in (2, 4):
            found = margins(name, seats, options, TUNED, PLAIN, rounds)
            error = 1.96 * found.std() / rounds**0.5
            print(f"{title}, {seats} seats: {found.mean():+.2f} ± {error:.2f} points a round")
            for thing in TASTE.names or ():
                if TUNED[thing] == PLAIN[thing]:
                    continue
                without = copied(TUNED)
                without[thing] = PLAIN[thing]
                lost = found - margins(name, seats, options, without, PLAIN, rounds)
                error = 1.96 * lost.std() / rounds**0.5
                if abs(lost.mean()) > error:
                    print(f"    {thing}: {lost.mean():+.2f} ± {error:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
