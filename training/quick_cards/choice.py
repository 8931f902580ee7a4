"""What choice alone is worth in Ligretto and Dutch Blitz: ``python -m training.quick_cards.choice``.

One bot plays against all others, which play the first legal move, equally quick, on the same deals from every seat.
With the word ``duel``, looking ahead plays against quick looks.
Prints the share of matches it wins and the points per round more than the others, with 95 % margins. Arguments: seconds
of processor time per setting, and words to select settings.
"""

import sys
from collections.abc import Iterator, Mapping
from time import process_time
from typing import NamedTuple

import numpy as np

from ludotheque.bots.levels import level, levels
from ludotheque.kernel import Floats
from ludotheque.options import OptionValue
from training.quick_cards.contests import Contest, Contestant, contestant
from training.quick_cards.variants import VARIANTS

SEATS = (2, 4)
BOTS = ("quick-look", "foresight")
SECONDS = 60.0
LEAST_DEALS = 2


class Setting(NamedTuple):
    """A game or variant, its number of seats, and the bot that plays it against the first legal move."""

    title: str
    game: str
    options: Mapping[str, OptionValue]
    seats: int
    bot: str
    others: str = "first-legal"

    def __str__(self) -> str:
        duel = f", a duel with {self.others}" if self.others in BOTS else ""
        return f"{self.title}, {self.seats} seats, {self.bot}{duel}"


class Worth(NamedTuple):
    """How often a chooser wins, and by how many points a round, each with its margin (95 %)."""

    wins: float
    wins_margin: float
    points: float
    points_margin: float
    matches: int


def settings(games: tuple[str, ...] = ()) -> Iterator[Setting]:
    """All of them, or those of some games."""
    for title, game, options, _ in VARIANTS:
        for seats in SEATS:
            for bot in BOTS:
                if not games or game in games:
                    yield Setting(title, game, options, seats, bot)


def duels() -> Iterator[Setting]:
    """Looking ahead against quick looks, with all the seats that are measured."""
    for title, game, options, seats in VARIANTS:
        for count in seats:
            yield Setting(title, game, options, count, "foresight", "quick-look")


def equally_quick(game: str, bot: str) -> Contestant:
    """A bot with the tempo of the usual level, that looks ahead as the best level does if it looks ahead at all."""
    tempo = level(game).tempo
    assert tempo, "every level of a game where all play at once has a tempo"
    return contestant(bot, tempo, levels(game)[-1].settings["attempts"])


def worth(setting: Setting, seconds: float, most_deals: int = sys.maxsize) -> Worth:
    """What choosing is worth, as far as ``seconds`` of play tell."""
    contest = Contest(setting.game, setting.seats, setting.options)
    chooser, plain = (equally_quick(setting.game, bot) for bot in (setting.bot, setting.others))
    contest.one_against_others(chooser, plain, 1)  # so that compiling does not count
    found: list[Floats] = []
    began = process_time()
    while len(found) < LEAST_DEALS or (process_time() - began < seconds and len(found) < most_deals):
        found += list(contest.one_against_others(chooser, plain, 1, first=len(found)))
    mean, margin = np.mean(found, axis=0), 1.96 * np.std(found, axis=0, ddof=1) / len(found) ** 0.5
    return Worth(mean[0], margin[0], mean[1], margin[1], len(found) * setting.seats)


def main(seconds: float, words: list[str]) -> None:
    """Print what choice is worth in every setting that has all of these words in its name."""
    for setting in duels() if "duel" in words else settings():
        if all(word in str(setting) for word in words):
            found = worth(setting, seconds)
            print(
                f"{setting}: {found.wins:.1%} ± {found.wins_margin:.1%} (par {1 / setting.seats:.0%}), "
                f"{found.points:+.2f} ± {found.points_margin:.2f} points a round, {found.matches} matches",
                flush=True,
            )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS, sys.argv[2:])
