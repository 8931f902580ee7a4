"""Another deal that nobody could tell from the first one by what has been seen so far."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import ludotheque
from ludotheque.match import Match

Action = tuple[int, str]
"""A seat, and what it did."""


def another_deal(
    game: str, seats: int, options: Mapping[str, Any], dealt: Sequence[str], actions: Sequence[Action], seed: str
) -> list[str]:
    """What chance could have dealt just as well: cards that were not seen during these actions lie elsewhere.

    Where all that was dealt has been seen, it is the same; chance may go on differently then.
    """
    match = ludotheque.game(game).match(seats, dealer=ludotheque.Scripted(dealt), **options)
    if "reserve" not in (match.state.dtype.names or ()):
        return list(dealt)
    moments = [open_cards(match)]
    for seat, text in actions:
        match.play(seat, text)
        moments.append(open_cards(match))
    assert match.round == 1
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


def open_cards(match: Match) -> list[set[int]]:
    """The cards of each seat that lie open: the only ones that anybody may know. Found without the game's own view."""
    state = match.state
    assert not state.hands_moved, "cards came and went within one action: another story must be told"
    laid = [(int(state.laid_card[i]), int(state.laid_seat[i])) for i in range(int(state.laid))]
    found = []
    for seat in range(match.seats):
        tops = {int(state.reserve[seat, int(state.reserve_size[seat]) - 1])} if state.reserve_size[seat] else set()
        if state.turned[seat]:
            tops.add(int(state.stock[seat, int(state.turned[seat]) - 1]))
        row = {int(card) for card in state.row[seat].ravel() if card}
        found.append(tops | row | {card for card, owner in laid if owner == seat})
    return found


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
