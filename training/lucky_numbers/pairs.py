"""How often a player who likes pairs gets stuck in Bruno's variant, by each version of the rules.

``python -m training.lucky_numbers.pairs [GAMES]``
"""

import sys
from random import Random

import ludotheque
from ludotheque.fair import Fair
from ludotheque.match import Match

LONG = 2000
"""A game that has not ended after so many actions is stuck."""


def ends(rules: int, number: int) -> bool:
    """Whether a game of two ends in which both make a pair that gives another turn wherever they can."""
    game = ludotheque.game("lucky-numbers")
    match = Match(game, game.terms(2, {"bruno": True}, rules), Fair(f"pairs {number}"))
    chance = Random(number)
    for _ in range(LONG):
        actors = match.actors()
        if not actors:
            return True
        seat = chance.choice(actors)
        legal = match.legal(seat)
        match.play(seat, chance.choice([text for text in legal if plays_again(match, seat, text)] or legal))
    return False


def plays_again(match: Match, seat: int, text: str) -> bool:
    """Whether an action gives another turn."""
    return any(event.kind == "plays-again" for event in match.prepare(seat, text).events)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    for rules in (1, 2):
        stuck = sum(not ends(rules, number) for number in range(games))
        print(f"rules {rules}: {stuck} of {games} games stuck")
