"""What choice alone is worth in Ligretto and Dutch Blitz: ``python -m training.quick_cards.choice``.

A quick look plays against all others, equally quick, on the same deals from every seat. Prints the share of matches it
wins and the points per round more than the others, with 95 % margins. Arguments: the number of matches, of processes,
and words to select settings.
"""

import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from time import process_time
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import level
from ludotheque.kernel import Floats
from ludotheque.options import OptionValue
from training.quick_cards.contests import Contest, Contestant, contestant
from training.quick_cards.variants import VARIANTS, all_seats

SEATS = (2, 4)
RIVALS = ("first-legal", "frozen")
"""Against whom quick looks are measured."""
MATCHES = 5000
LEAST_DEALS = 2
PARTS = 4
"""For each process, so that none waits long for another."""


class Setting(NamedTuple):
    """A game or variant, its number of seats, and the bots that a quick look plays against."""

    title: str
    game: str
    options: Mapping[str, OptionValue]
    seats: int
    others: str = "first-legal"

    def __str__(self) -> str:
        return f"{self.title}, {self.seats} seats, a quick look against {self.others}"


class Worth(NamedTuple):
    """How often a chooser wins, and by how many points a round, each with its margin (95 %)."""

    wins: float
    wins_margin: float
    points: float
    points_margin: float
    matches: int


def settings(games: tuple[str, ...] = ()) -> Iterator[Setting]:
    """What is compared with other games' bots: against the first legal move, in all games or some."""
    for title, game, options, _ in VARIANTS:
        for seats in SEATS:
            if not games or game in games:
                yield Setting(title, game, options, seats)


def all_settings() -> Iterator[Setting]:
    """All that can be measured."""
    for others in RIVALS:
        for variant in VARIANTS:
            for seats in all_seats(variant):
                yield Setting(variant.title, variant.game, variant.options, seats, others)


def equally_quick(game: str, bot: str) -> Contestant:
    """A bot with the tempo of the usual level."""
    tempo = level(game).tempo
    assert tempo, "every level of a game where all play at once has a tempo"
    return contestant(bot, tempo)


def found_in(setting: Setting, deals: int, first: int = 0) -> Floats:
    """What is found in some deals, each played from every seat."""
    contest = Contest(setting.game, setting.seats, setting.options)
    chooser, others = (equally_quick(setting.game, bot) for bot in ("quick-look", setting.others))
    return contest.one_against_others(chooser, others, deals, first)


def worth_of(found: Floats, seats: int) -> Worth:
    """What choosing is worth, by what was found in each deal."""
    mean, margin = found.mean(axis=0), 1.96 * found.std(axis=0, ddof=1) / len(found) ** 0.5
    return Worth(mean[0], margin[0], mean[1], margin[1], len(found) * seats)


def worth(setting: Setting, seconds: float, most_deals: int = sys.maxsize) -> Worth:
    """What choosing is worth, as far as ``seconds`` of play tell."""
    found_in(setting, 1)  # so that compiling does not count
    found: list[Floats] = []
    began = process_time()
    while len(found) < LEAST_DEALS or (process_time() - began < seconds and len(found) < most_deals):
        found.append(found_in(setting, 1, len(found)))
    return worth_of(np.concatenate(found), setting.seats)


def main(matches: int, processes: int, words: list[str]) -> None:
    """Print what choice is worth in every setting that has all of these words in its name."""
    with ProcessPoolExecutor(processes) as pool:
        for setting in all_settings():
            if all(word in str(setting) for word in words):
                deals = -(-matches // (setting.seats * processes * PARTS))
                parts = [pool.submit(found_in, setting, deals, deals * part) for part in range(processes * PARTS)]
                found = worth_of(np.concatenate([part.result() for part in parts]), setting.seats)
                print(
                    f"{setting}: {found.wins:.1%} ± {found.wins_margin:.1%} (par {1 / setting.seats:.0%}), "
                    f"{found.points:+.2f} ± {found.points_margin:.2f} points a round, {found.matches} matches",
                    flush=True,
                )


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    matches, processes = (numbers + [MATCHES, 1][len(numbers) :])[:2]
    main(matches, processes, [word for word in sys.argv[1:] if not word.isdigit()])
