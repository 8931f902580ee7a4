"""A match looked back on: how the chances to win went, where they turned, and what was luck and what was choice.

At every decision the seat that acts has a chance to win, if it does the best it can. What a **choice** changed is the
chance of the action it chose, less that of the best. What the **draw** changed is the chance after a clover was turned
up, less the one before. What is left of a seat's way from the deal to the result is what the others did,
and by how much the estimates of one turn and the next do not agree.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from ludotheque.bots import View
from ludotheque.bots.coach.assessing import ranked
from ludotheque.bots.coach.estimates import estimates, standing
from ludotheque.bots.coach.reasons import Reason, deed, outcome, reason
from ludotheque.fair import Scripted
from ludotheque.match import Match

TURNING = 0.08
"""A draw or a choice that changes a chance to win by as much is a turning point."""
MOST_TURNING_POINTS = 8
AS_GOOD = 0.01
"""Choices that cost less than this count as the best."""
CURVE, RUN = 200, 10
"""The most points of a curve where all play at once, and over how many of them it must turn."""
STANDING_MARGIN = 0.1
"""How far off a chance may be that only follows from how things stand."""


@dataclass(frozen=True)
class Turn:
    """One decision of a match."""

    number: int
    """Counted from 1; where all play at once, the number of the action."""
    round: int
    seat: int
    action: str
    chances: list[float]
    """The chance of each seat after the action."""
    chance: float
    """The chance of this seat with the action that it chose …"""
    best: str
    best_chance: float
    """… and with the best."""
    margin: float
    draw: float = 0.0
    """What chance changed before this decision."""
    drawn: list[str] = field(default_factory=list)
    choice: float = 0.0
    """What the choice changed: 0 for the best, else less."""
    reason: Reason | None = None
    """Why the best would have been better, at a turning point."""


@dataclass(frozen=True)
class TurningPoint:
    """Where the chances turned, by a draw or by a choice."""

    turn: int
    seat: int
    kind: str
    """``draw``, ``choice`` or, where all play at once, ``run``: a time in which a seat did well or badly."""
    change: float
    said: Reason


@dataclass(frozen=True)
class SeatFindings:
    """What a match tells of a seat, in parts of a win: 0.5 is half a win."""

    result: float | None
    """1 for a win, its part for a shared one, 0 for none; None where the match is not over."""
    luck: float
    """What its draws changed, the deal included."""
    skill: float
    """What its choices cost; 0 is perfect."""
    others: float
    """What the others did, and by how much estimates from one turn to the next do not agree."""
    decisions: int
    best_found: int
    """How many decisions were as good as the best."""


@dataclass(frozen=True)
class Analysis:
    """A match looked back on."""

    game: str
    seats: int
    turns: list[Turn]
    curve: list[list[float]]
    """The chance of each seat: before the first decision, after each turn; at last the result."""
    turning_points: list[TurningPoint]
    by_seat: list[SeatFindings]
    weighed: bool
    """Whether every choice was weighed; where all play at once only the curve is known."""

    def plain(self) -> dict[str, Any]:
        """The analysis as data, ready for JSON."""
        return asdict(self)


def analyse(match: Match) -> Analysis:
    """Look back on a match, over or not. What nobody could see when it was decided plays no part."""
    return _all_at_once(match) if match.game.real_time else _by_turns(match)


def _again(match: Match) -> Iterator[tuple[Match, int, str, list[str]]]:
    """The match played once more: before each action its seat, its text, and what chance brought since the last one."""
    again = Match(match.game, match.terms, Scripted([entry.text for entry in match.log if entry.seat is None]))
    seen = 0
    for entry in match.log:
        if entry.seat is not None:
            brought = [outcome.text for outcome in again.entries(seen) if outcome.seat is None]
            seen = len(again.log)
            yield again, entry.seat, entry.text, brought
            again.play(entry.seat, entry.text)


def _by_turns(match: Match) -> Analysis:
    now = [1 / match.seats] * match.seats
    curve, turns, points = [now], list[Turn](), list[TurningPoint]()
    for again, seat, action, brought in _again(match):
        view = again.view(seat)
        listed = ranked(estimates(view, again.legal(seat)))
        best, chosen = listed[0], next(each for each in listed if each.action == action)
        draw = best.chance - now[seat] if brought else 0.0
        choice = chosen.chance - best.chance
        now = _with(now, seat, chosen.chance)
        number = len(turns) + 1
        why = reason(view, best.action, action) if choice <= -TURNING else None
        turns.append(
            Turn(
                number=number,
                round=again.round,
                seat=seat,
                action=action,
                chances=now,
                chance=chosen.chance,
                best=best.action,
                best_chance=best.chance,
                margin=chosen.margin,
                draw=draw,
                drawn=brought,
                choice=choice,
                reason=why,
            )
        )
        curve.append(now)
        if abs(draw) >= TURNING:
            points.append(TurningPoint(number, seat, "draw", draw, _told_draw(view, brought, draw)))
        if choice <= -TURNING:
            told = _told_choice(deed(view, action), deed(view, best.action), choice, why)
            points.append(TurningPoint(number, seat, "choice", choice, told))
    return _conclude(match, turns, curve, points)


def _told_draw(view: View, brought: list[str], change: float) -> Reason:
    fortune = "lucky" if change > 0 else "unlucky"
    if len(brought) > 1:
        return Reason(f"{fortune}-deal", {"change": abs(change)})
    return Reason(f"{fortune}-draw", {"drawn": outcome(view, brought[0]), "change": abs(change)})


def _told_choice(chosen: Reason, best: Reason, change: float, why: Reason | None) -> Reason:
    facts = {"deed": chosen, "best": best, "change": abs(change)}
    return Reason("costly", {**facts, "why": why}) if why else Reason("costly-alone", facts)


def _with(chances: list[float], seat: int, chance: float) -> list[float]:
    """The chances of all seats when that of one is known anew: the others keep their proportions."""
    rest = sum(chances) - chances[seat]
    others = len(chances) - 1
    return [
        chance if one == seat else (1 - chance) * (old / rest if rest > 0 else 1 / others)
        for one, old in enumerate(chances)
    ]


def _all_at_once(match: Match) -> Analysis:
    """The curve alone, at some of the many actions; its turning points are where it rose or fell most."""
    actions = sum(entry.seat is not None for entry in match.log)
    every = max(1, -(-actions // CURVE))
    curve, turns = [[1 / match.seats] * match.seats], list[Turn]()
    for number, (again, seat, action, _) in enumerate(_again(match)):
        if number and number % every == 0:
            now = standing(again.view(None))
            curve.append(now)
            turns.append(Turn(number, again.round, seat, action, now, now[seat], action, now[seat], STANDING_MARGIN))
    points = []
    for place in range(RUN, len(curve), RUN):
        for seat in range(match.seats):
            change = curve[place][seat] - curve[place - RUN][seat]
            if abs(change) >= TURNING:
                code = "good-run" if change > 0 else "bad-run"
                told = Reason(code, {"actions": RUN * every, "change": abs(change)})
                points.append(TurningPoint(turns[place - 1].number, seat, "run", change, told))
    return _conclude(match, turns, curve, points, weighed=False)


def _conclude(
    match: Match, turns: list[Turn], curve: list[list[float]], points: list[TurningPoint], *, weighed: bool = True
) -> Analysis:
    result = match.result
    shares = (
        [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)] if result else None
    )
    if shares:
        curve.append(shares)
    largest = sorted(points, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    by_seat = []
    for seat in range(match.seats):
        own = [turn for turn in turns if turn.seat == seat] if weighed else []
        luck, skill = sum(turn.draw for turn in own), sum(turn.choice for turn in own)
        way = curve[-1][seat] - curve[0][seat]
        found = sum(turn.choice > -AS_GOOD for turn in own)
        by_seat.append(SeatFindings(shares[seat] if shares else None, luck, skill, way - luck - skill, len(own), found))
    turning = sorted(largest, key=lambda point: point.turn)
    return Analysis(match.game.name, match.seats, turns, curve, turning, by_seat, weighed)
