"""How often nobody can play in Ligretto and Dutch Blitz: ``python -m training.quick_cards.blocked``.

Prints a table for each kind of player, against equals, by rules 1 and by rules 2 on the same first deals. Argument: the
number of matches of each.
"""

import sys
from collections.abc import Callable
from typing import NamedTuple

from ludotheque.bots.levels import level
from ludotheque.options import OptionValue
from training.quick_cards.choice import equally_quick
from training.quick_cards.contests import Contest, Contestant, Played, of_level
from training.quick_cards.variants import VARIANTS, Variant

MATCHES = 2000
MOST_ROUNDS = 250
"""The number of rounds after which a match is left unfinished."""
RULES = (1, 2)
PLAYERS: dict[str, Callable[[str], Contestant]] = {
    "the first legal move": lambda game: equally_quick(game, "first-legal"),
    "the usual level": lambda game: of_level(level(game)),
    "a quick look": lambda game: equally_quick(game, "quick-look"),
}


class Blocks(NamedTuple):
    """How often nobody could play, in matches between equals."""

    blocked: float
    """The share of rounds that ended so …"""
    moved: float
    """… and of those in which the hands were moved on."""
    in_match: float
    """The share of matches in which a round was blocked; in Ligretto such a round ends the match."""
    unfinished: float
    """The share of matches that are not over after `MOST_ROUNDS`, if a blocked round is scored."""


def blocks(variant: Variant, seats: int, rules: int, who: Contestant, matches: int) -> Blocks:
    """How often nobody can play by these rules."""

    def played(**options: OptionValue) -> list[Played]:
        contest = Contest(variant.game, seats, {**variant.options, **options}, rules=rules)
        return [contest.play([who] * seats, seed, MOST_ROUNDS) for seed in range(matches)]

    usual = played()
    scored = played(blocked="score") if variant.game == "ligretto" else usual
    rounds = sum(each.rounds for each in usual)
    return Blocks(
        sum(each.blocked for each in usual) / rounds,
        sum(each.moved for each in usual) / rounds,
        sum(each.blocked > 0 for each in usual) / matches,
        sum(not each.shares.any() for each in scored) / matches,
    )


def main(matches: int) -> None:
    """Print how often nobody can play: a table for each kind of player."""
    for title, of_game in PLAYERS.items():
        print(f"{title}, {matches} matches each, rules 1 → rules 2\n")
        print("| | seats | rounds blocked | rounds with hands moved | matches with a blocked round | unfinished |")
        print("|---|---|---|---|---|---|")
        for variant in VARIANTS:
            for seats in variant.seats:
                before, now = (blocks(variant, seats, rules, of_game(variant.game), matches) for rules in RULES)
                shares = [f"{one:.1%} → {two:.1%}" for one, two in zip(before, now, strict=True)]
                print(f"| {variant.title} | {seats} | {' | '.join(shares)} |", flush=True)
        print()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
