"""What the stories of Lucky Numbers show: standings of matches between players who know a little."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import ludotheque
from ludotheque.contract import Event
from ludotheque.errors import Refused
from ludotheque.games.lucky_numbers.actions import Action
from ludotheque.games.lucky_numbers.view import View
from ludotheque.match import Match
from ludotheque.words import LANGUAGES
from record.scene import Scene, scene

NAMES = ["Mia", "Anouk", "Teo", "Ravi", "Célestine"]
SEEDS = 400


@dataclass
class Standing:
    """A match at a moment, as a seat, or who watches, sees it."""

    match: Match[View, Action]
    seat: int | None
    events: list[Event]

    @cached_property
    def view(self) -> View:
        return self.match.view(self.seat)

    @cached_property
    def legal(self) -> list[str]:
        return self.match.legal(self.seat) if self.seat is not None and self.seat in self.match.actors() else []

    @property
    def empty(self) -> list[int]:
        """How many cells are empty in each garden."""
        return [garden.count(0) for garden in self.view.gardens]

    def holds(self, seat: int) -> bool:
        """Whether a seat holds a clover that it has drawn."""
        return self.view.phase == "holding" and self.view.turn == seat

    def open_cells(self) -> tuple[int, int]:
        """How many open cells are free, and how many would exchange."""
        assert self.seat is not None
        cells = ["abcd".index(text[-2]) + 4 * (int(text[-1]) - 1) for text in self.legal if text.startswith("place")]
        garden = self.view.gardens[self.seat]
        return sum(not garden[cell] for cell in cells), sum(bool(garden[cell]) for cell in cells)

    def full(self, seat: int) -> bool:
        """Whether the match ended with the full garden of a seat."""
        return self.match.result is not None and all(self.view.gardens[seat])

    def plays_again(self, seat: int) -> bool:
        """Whether a pair has just given a seat another turn."""
        return self.view.turn == seat and any(event.kind == "plays-again" for event in self.events)

    def scene(self) -> Scene:
        """What is shown, and what the table would say to each cell that is not open."""
        return {**scene(self.match, self.seat, self.events, NAMES), "refusals": self._refusals()}

    def _refusals(self) -> dict[str, dict[str, str]]:
        said: dict[str, dict[str, str]] = {}
        if self.seat is None or not self.legal or self.legal[0].startswith("arrange"):
            return said
        verb = "set" if self.legal[0].startswith("set") else "place"
        for cell in (f"{column}{row}" for row in range(1, 5) for column in "abcd"):
            if (text := f"{verb} {cell}") not in self.legal:
                try:
                    self.match.play(self.seat, text)
                except Refused as no:
                    said[text] = {language: no.say(language) for language in LANGUAGES}
        return said


def wish(match: Match[View, Action], seat: int) -> str:
    """A sensible action: near the place where a number belongs, else from the middle, else drawing."""
    legal = match.legal(seat)
    view = match.view(seat)
    garden = view.gardens[seat]
    first = legal[0].split()[0]
    if first == "arrange":
        return str(min(legal, key=lambda text: [-int(n) for n in text.split()[1:]][::-1]))
    best: tuple[float, str] = (9.0, "")
    for text in legal:
        words = text.split()
        if words[0] not in ("place", "take", "set"):
            continue
        column, row = "abcd".index(words[-1][0]), int(words[-1][1]) - 1
        number = int(words[1]) if words[0] == "take" else view.held or 0
        off = abs(number - (1 + (row + column) * 19 / 6)) + (20 if garden[row * 4 + column] else 0)
        if words[0] == "take":
            off += 1.5
        best = min(best, (off / 9 if words[0] == "set" else off, text))
    if best[1] and (best[0] < 4 or ("draw" not in legal and "leave" not in legal)):
        return best[1]
    if "draw" in legal:
        return "draw"
    return "leave" if "leave" in legal else str(legal[0])


def standings(seats: int, seed: str, seat: int | None, **options: Any) -> Iterator[Standing]:
    """Every standing of a match."""
    match = ludotheque.game("lucky-numbers").match(seats=seats, seed=seed, **options)
    events: list[Event] = []
    while True:
        yield Standing(match, seat, events)
        actors = match.actors()
        if not actors:
            return
        events = match.play(actors[0], wish(match, actors[0]))


def first(seats: int, seat: int | None, wanted: Callable[[Standing], bool], **options: Any) -> Callable[[], Scene]:
    """Records the first standing, over many seeds, that is as wanted."""

    def record() -> Scene:
        for number in range(SEEDS):
            for found in standings(seats, f"story {number}", seat, **options):
                if wanted(found):
                    return found.scene()
        raise LookupError("no match has such a standing")

    return record


def film() -> list[Scene]:
    """A whole match, from seat 1."""
    return [{**scene(s.match, 0, s.events, NAMES), "refusals": {}} for s in standings(3, "story 3", 0, bruno=True)]


RECORDED: dict[str, Callable[[], object]] = {
    "holding": first(
        3, 0, lambda s: s.holds(0) and s.open_cells() == (2, 2) and len(s.view.face_up) == 5 and s.empty[0] <= 6
    ),
    "choosing": first(3, 0, lambda s: "draw" in s.legal and 4 <= len(s.view.face_up) <= 5 and s.empty[0] <= 7),
    "crowded": first(2, 0, lambda s: "draw" in s.legal and len(s.view.face_up) >= 13),
    "arranging": first(3, 0, lambda s: s.view.phase == "arranging"),
    "arranged": first(3, 0, lambda s: s.view.phase == "arranging" and not s.legal),
    "setting": first(2, 0, lambda s: "set b2" in s.legal and s.empty[0] == 14, setup="michael"),
    "setting-theirs": first(
        3,
        0,
        lambda s: (s.view.phase, s.view.turn, s.empty[0]) == ("setting", 1, 14),
        setup="michael",
    ),
    "sorted": first(4, 0, lambda s: "draw" in s.legal, setup="sorted"),
    "theirs": first(3, 0, lambda s: s.holds(2) and len(s.view.face_up) >= 4),
    "two": first(2, 0, lambda s: s.holds(0) and s.empty[0] <= 7 and s.open_cells()[0] >= 1),
    "four": first(4, 0, lambda s: s.holds(0) and s.empty[0] <= 7 and s.open_cells()[0] >= 1),
    "five": first(
        5, 0, lambda s: s.holds(0) and s.empty[0] <= 7 and len(s.view.face_up) >= 8 and s.open_cells()[0] >= 1
    ),
    "pair": first(3, 0, lambda s: s.plays_again(0), bruno=True),
    "pair-theirs": first(3, 0, lambda s: s.plays_again(1), bruno=True),
    "last": first(2, 0, lambda s: s.holds(0) and s.view.face_down == 0),
    "tournament": first(3, 0, lambda s: s.view.round == 2 and "draw" in s.legal and s.empty[0] <= 8, tournament=True),
    "won": first(3, 0, lambda s: s.full(0)),
    "lost": first(3, 0, lambda s: s.full(2)),
    "used-up": first(2, 0, lambda s: s.match.result is not None and min(s.empty) > 0),
    "watching": first(4, None, lambda s: s.holds(2) and s.empty[2] <= 6),
    "film": film,
}
