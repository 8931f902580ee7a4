"""A match looked back on: how the chances to win it went, where they turned, and what was luck and what was choice.

At every decision the seat that acts has a chance to win the match, if it does the best it can. What a **choice**
changed is the chance of the action it chose, less that of the best. What the **draw** changed is the chance after a
clover was turned up or a die rolled, less the one before. What is left of a seat's way from the deal to the result is
what the others did, and by how much the estimates of one turn and the next do not agree.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludotheque.bots.coach.coach import AS_GOOD, Coach, coach_of
from ludotheque.bots.coach.errors import NoCoach
from ludotheque.bots.coach.missing import Missed, longest
from ludotheque.bots.coach.reasons import Reason
from ludotheque.match import Match, Step

TURNING = 0.08
"""A draw or a choice that changes a chance to win by as much is a turning point."""
MOST_TURNING_POINTS = 8
COSTLY, MOST_COSTLY = 0.03, 3
"""A choice that costs as much is shown to the seat that made it, and how many of each seat are shown."""
CURVE, RUN = 200, 10
"""The most points of a curve where all play at once, and over how many of them it must turn."""
MUCH_LUCK, SOME_LUCK = 0.25, 0.08
"""From how much on a seat is called very lucky or unlucky, and lucky or unlucky."""


class Turn(msgspec.Struct, frozen=True):
    """One decision of a match."""

    number: int
    """Counted from 1; where all play at once, the number of the action."""
    round: int
    seat: int
    action: str
    chance: float
    """The chance of this seat with the action that it chose …"""
    best: str
    best_chance: float
    """… and with the best."""
    margin: float
    draw: float = 0.0
    """What chance changed before this decision."""
    drawn: list[str] = []
    choice: float = 0.0
    """What the choice changed: 0 for the best, else less."""


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the chances turned, by a draw or by a choice."""

    turn: int
    seat: int
    kind: Literal["draw", "choice", "run"]
    """A run is, where all play at once, a time in which a seat did well or badly."""
    change: float
    why: Reason


class CostlyMove(msgspec.Struct, frozen=True):
    """A choice that cost its seat much, and what would have been better."""

    turn: int
    seat: int
    change: float
    deed: Reason
    """What was done, as it is spoken of …"""
    best: Reason
    """… what would have been better …"""
    why: Reason | None = None
    """… and what speaks for that; None where the coach only knows that it wins more."""

    def told(self, language: str, game: str) -> "CostlyMove":
        """The same with its words."""
        deed, best = (reason.told(language, game) for reason in (self.deed, self.best))
        why = self.why and self.why.told(language, game)
        return msgspec.structs.replace(self, deed=deed, best=best, why=why)


Fortune = Literal["very-lucky", "lucky", "even", "unlucky", "very-unlucky"]


def fortune(luck: float) -> Fortune:
    """How lucky a seat was, in a word."""
    if abs(luck) < SOME_LUCK:
        return "even"
    if luck > 0:
        return "lucky" if luck < MUCH_LUCK else "very-lucky"
    return "unlucky" if luck > -MUCH_LUCK else "very-unlucky"


class SeatFindings(msgspec.Struct, frozen=True):
    """What a match tells of a seat, in parts of a win: 0.5 is half a win."""

    result: float | None
    """1 for a win, its part for a shared one, 0 for none; None where the match is not over."""
    luck: float
    """What its draws changed, the deal included …"""
    fortune: Fortune
    """… in a word."""
    skill: float
    """What its choices cost; 0 is perfect."""
    others: float
    """What the others did, and by how much estimates from one turn to the next do not agree."""
    decisions: int
    best_found: int
    """How many decisions were as good as the best."""


class Analysis(msgspec.Struct, frozen=True):
    """A match looked back on."""

    game: str
    seats: int
    weighed: bool
    """Whether every choice was weighed; where all play at once only the curve is known."""
    curve: list[list[float]]
    """The chance of each seat: before the first decision, after each turn; at last the result."""
    turns: list[Turn]
    turning_points: list[TurningPoint]
    costly: list[CostlyMove]
    """The few choices of each seat that cost it most, the costliest first."""
    by_seat: list[SeatFindings]
    missed: list[Missed] = []
    """Where all play at once: what each seat could have done, and did not or too late."""

    def told(self, language: str) -> "Analysis":
        """The analysis with every reason in words."""
        turning = [
            msgspec.structs.replace(point, why=point.why.told(language, self.game)) for point in self.turning_points
        ]
        costly = [move.told(language, self.game) for move in self.costly]
        missed = [each.told(language, self.game) for each in self.missed]
        return msgspec.structs.replace(self, turning_points=turning, costly=costly, missed=missed)


def analyse(match: Match, level: str = "", seconds: Sequence[float] | None = None) -> Analysis:
    """Look back on a match, over or not, in which all played about as well as a level; ``seconds`` says when each
    action happened, where that is known.

    What nobody could see when it was decided plays no part.
    """
    coach = coach_of(match.game.name, level)
    return _all_at_once(match, coach, seconds) if match.game.real_time else _by_turns(match, coach)


def _by_turns(match: Match, coach: Coach) -> Analysis:
    now, luck, write = [1 / match.seats] * match.seats, [0.0] * match.seats, match.game.write
    curve, turns, turning, costly = [now], list[Turn](), list[TurningPoint](), list[CostlyMove]()
    for step in match.steps():
        if step.next is None or step.next.seat is None:
            break
        seat, action = step.next.seat, match.game.read(step.next.text)
        view = step.match.view(seat)
        listed = coach.ranked(view, step.match.actions(seat))
        best, chosen = listed[0], next(each for each in listed if each.action == action)
        draw = best.chance - now[seat] if step.brought else 0.0
        choice = chosen.chance - best.chance
        drew = _who_drew(step, seat)
        change = _with(now, seat, now[seat] + draw)[drew] - now[drew]
        luck[drew] += change
        now = _with(coach.standing(view) or now, seat, chosen.chance)
        turn = Turn(
            number=len(turns) + 1,
            round=step.match.round,
            seat=seat,
            action=write(action),
            chance=chosen.chance,
            best=write(best.action),
            best_chance=best.chance,
            margin=chosen.margin,
            draw=draw,
            drawn=step.brought,
            choice=choice,
        )
        turns.append(turn)
        curve.append(now)
        if abs(change) >= TURNING:
            turning.append(TurningPoint(turn.number, drew, "draw", change, _why_draw(coach, step.brought, change)))
        if choice <= -COSTLY:
            pair = action, best.action
            deed, better = (coach.deed_beside(view, *each) for each in (pair, pair[::-1]))
            why = coach.reason(view, best.action, action)
            costly.append(CostlyMove(turn.number, seat, choice, deed, better, why))
        if choice <= -TURNING:
            turning.append(TurningPoint(turn.number, seat, "choice", choice, _why_costly(costly[-1])))
    return _conclude(match, turns, curve, turning, luck, costly)


def _why_costly(move: CostlyMove) -> Reason:
    facts = {"deed": move.deed, "best": move.best, "points": points(move.change)}
    return Reason("costly", {**facts, "why": move.why}) if move.why else Reason("costly-alone", facts)


def _who_drew(step: Step, acts: int) -> int:
    """Whose luck it was: the last event tells of it, as a die may end the turn of the seat that rolled it.

    A deal counts for the seat that acts first.
    """
    seats = [event.seat for event in step.events if event.seat is not None]
    return seats[-1] if len(step.brought) == 1 and seats else acts


def _why_draw(coach: Coach, brought: list[str], change: float) -> Reason:
    fortune = "lucky" if change > 0 else "unlucky"
    if len(brought) > 1:
        return Reason(f"{fortune}-deal", {"points": points(change)})
    return Reason(f"{fortune}-draw", {"drawn": coach.outcome(brought[0]), "points": points(change)})


def points(change: float) -> int:
    """A part of a win in points out of 100, up or down."""
    return round(100 * abs(change))


def _with(chances: list[float], seat: int, chance: float) -> list[float]:
    """The chances of all seats when that of one is known anew: the others keep their proportions."""
    rest = sum(chances) - chances[seat]
    others = len(chances) - 1
    return [
        chance if one == seat else (1 - chance) * (old / rest if rest > 0 else 1 / others)
        for one, old in enumerate(chances)
    ]


def _all_at_once(match: Match, coach: Coach, seconds: Sequence[float] | None) -> Analysis:
    """The curve, at some of the many actions; its turning points are where it rose or fell most."""
    actions = sum(entry.seat is not None for entry in match.log)
    every = max(1, -(-actions // CURVE))
    curve, turns = [[1 / match.seats] * match.seats], list[Turn]()
    watcher = coach.watcher(match.seats, seconds)
    for number, step in enumerate(match.steps()):
        view = step.match.view(None)
        watcher.see(step, view)
        if number and number % every == 0 and step.next and step.next.seat is not None:
            now, seat, text = coach.standing(view), step.next.seat, step.next.text
            if now is None:
                raise NoCoach("no-coach", facts={"game": match.game.name})
            curve.append(now)
            margin = coach.standing_margin(view, now[seat])
            turns.append(Turn(number, step.match.round, seat, text, now[seat], text, now[seat], margin))
    runs = []
    for place in range(RUN, len(curve), RUN):
        for seat in range(match.seats):
            change = curve[place][seat] - curve[place - RUN][seat]
            if abs(change) >= TURNING:
                code = "good-run" if change > 0 else "bad-run"
                told = Reason(code, {"actions": RUN * every, "points": points(change)})
                runs.append(TurningPoint(turns[place - 1].number, seat, "run", change, told))
    found = _conclude(match, turns, curve, runs)
    return msgspec.structs.replace(found, missed=longest(watcher.found, match.seats))


def _conclude(
    match: Match,
    turns: list[Turn],
    curve: list[list[float]],
    turning: list[TurningPoint],
    luck: list[float] | None = None,
    costly: Sequence[CostlyMove] = (),
) -> Analysis:
    """The findings; without ``luck`` the choices were not weighed."""
    result = match.result
    shares = (
        [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)] if result else None
    )
    if shares:
        curve.append(shares)
    largest = sorted(turning, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    by_seat, worst = [], list[CostlyMove]()
    for seat in range(match.seats):
        worst += sorted((move for move in costly if move.seat == seat), key=lambda move: move.change)[:MOST_COSTLY]
        own = [turn for turn in turns if turn.seat == seat] if luck else []
        drawn, skill = luck[seat] if luck else 0.0, sum(turn.choice for turn in own)
        rest = curve[-1][seat] - curve[0][seat] - drawn - skill
        found = sum(turn.choice > -AS_GOOD for turn in own)
        by_seat.append(
            SeatFindings(shares[seat] if shares else None, drawn, fortune(drawn), skill, rest, len(own), found)
        )
    in_order = sorted(largest, key=lambda point: point.turn)
    worst.sort(key=lambda move: move.change)
    return Analysis(match.game.name, match.seats, luck is not None, curve, turns, in_order, worst, by_seat)
