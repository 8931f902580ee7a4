"""Who could have laid the cards in the middle whose owner does not show."""

from random import Random
from typing import NamedTuple


class Slot(NamedTuple):
    """A card below the top of a pile: which pile, and its face; 0 for any, where the pile has not grown right."""

    pile: int
    card: int


class Owners:
    """Finds a seat for every card in the middle, so that each seat has laid as many as the table says, none twice."""

    def __init__(self, unseen: list[set[int]], left: list[int], chance: Random) -> None:
        self._unseen, self._left, self._chance = unseen, left, chance
        self._laid: list[set[int]] = [set() for _ in unseen]

    def of(self, slots: list[Slot]) -> list[tuple[int, int]]:
        """A card and its seat for each slot; those whose face is known come first."""
        found: dict[int, tuple[int, int]] = {}
        order = list(range(len(slots)))
        self._chance.shuffle(order)
        by_card: dict[int, list[int]] = {}
        for at in order:
            card = slots[at].card
            if card and self._give(card):
                by_card.setdefault(card, []).append(at)
        for card, ats in by_card.items():
            seats = [seat for seat in range(len(self._laid)) if card in self._laid[seat]]
            self._chance.shuffle(seats)
            found |= {at: (card, seat) for at, seat in zip(ats, seats, strict=True)}
        for at in order:
            if at not in found:
                found[at] = self._anything()
        return [found[at] for at in range(len(slots))]

    def _give(self, card: int) -> bool:
        """Let somebody have laid a card, if need be by letting others have laid each other's; whether it could be."""
        came: dict[int, tuple[int, int]] = {}
        reached, at = [seat for seat in range(len(self._left)) if card in self._unseen[seat]], 0
        self._chance.shuffle(reached)
        free = [seat for seat in reached if self._left[seat]]
        if free:
            self._move(card, free[0])
            return True
        while at < len(reached):
            seat = reached[at]
            at += 1
            for other in range(len(self._left)):
                shared = self._laid[seat] & self._unseen[other] if other not in reached else ()
                if shared:
                    came[other] = (seat, self._chance.choice(sorted(shared)))
                    reached.append(other)
                    if self._left[other]:
                        self._pass_on(other, came)
                        self._move(card, self._end)
                        return True
        return False

    def _pass_on(self, seat: int, came: dict[int, tuple[int, int]]) -> None:
        """Move a card along the way that was found, so that the seat at its beginning has one to lay."""
        while seat in came:
            before, card = came[seat]
            self._move(card, seat)
            self._laid[before].discard(card)
            self._unseen[before].add(card)
            self._left[before] += 1
            seat = before
        self._end = seat

    def _move(self, card: int, seat: int) -> None:
        self._unseen[seat].discard(card)
        self._laid[seat].add(card)
        self._left[seat] -= 1

    def _anything(self) -> tuple[int, int]:
        """Any card of somebody who has laid more than was found so far."""
        seat = self._chance.choice([seat for seat, left in enumerate(self._left) if left])
        card = self._chance.choice(sorted(self._unseen[seat]))
        self._move(card, seat)
        return card, seat
