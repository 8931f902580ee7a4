"""Another deal that nobody could tell from the first one by what has been seen so far."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import ludotheque
from ludotheque.match import Match
from support import games

Action = tuple[int, str]
"""A seat, and what it did."""


def another_deal(
    game: str, seats: int, options: Mapping[str, Any], dealt: Sequence[str], actions: Sequence[Action], seed: str
) -> list[str]:
    """What chance could have dealt just as well: cards that were not seen during these actions lie elsewhere.

    Where all that was dealt has been seen, it is the same; chance may go on differently then.
    """
    match = ludotheque.game(game).match(seats, dealer=ludotheque.Scripted(dealt), **options)
    open_cards = getattr(games.of(game), "open_cards", None)
    if open_cards is None:
        return list(dealt)
    moments = [open_cards(match)]
    for seat, text in actions:
        match.play(seat, text)
        moments.append(open_cards(match))
    assert match.round == 1
    assert not match.state.hands_moved, "cards came and went within one action: another story must be told"
    assert len(dealt) == seats
    chance = random.Random(seed)
    seen = [set[int]().union(*(moment[seat] for moment in moments)) for seat in range(seats)]
    other = [_otherwise(match, text, seen[seat], chance) for seat, text in enumerate(dealt)]
    twin = ludotheque.game(game).match(seats, dealer=ludotheque.Scripted(other), **options)
    for moment, (seat, text) in zip(moments, actions, strict=False):
        assert open_cards(twin) == moment, "another deal must be found: this one could be told apart"
        twin.play(seat, text)
    assert twin.state.tobytes() != match.state.tobytes(), "the deals do not differ: this would test nothing"
    return other


def _otherwise(match: Match, text: str, seen: set[int], chance: random.Random) -> str:
    """The deal of a seat with those cards in other places that were never seen."""
    order = list(match.game.read_outcome(match.state, text))
    hidden = [at for at, card in enumerate(order) if card not in seen]
    before = [order[at] for at in hidden]
    shuffled = before[:]
    assert len(hidden) > 5
    while shuffled == before:
        chance.shuffle(shuffled)
    for at, card in zip(hidden, shuffled, strict=True):
        order[at] = card
    return match.game.write_outcome(tuple(order))
