"""What the stories of the card table show, from matches of Ligretto and Dutch Blitz."""

import heapq
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

import ludotheque
from ludotheque.bots import levels
from ludotheque.contract import Event
from ludotheque.errors import Refused
from ludotheque.games.quick_cards.actions import Action, Play, Turn
from ludotheque.games.quick_cards.state import HAND, RESERVE
from ludotheque.games.quick_cards.view import View
from ludotheque.match import Match as AnyMatch
from record.scene import Scene, told

Match = AnyMatch[View, Action]
Step = tuple[Match, list[Event]]
"""The match as it stood at a moment, and what had just happened."""


def news(step: Step) -> Scene:
    """What the first seat hears and sees."""
    match, events = step
    shown: Scene = msgspec.to_builtins({"events": told(events), "view": match.view(0), "legal": match.legal(0)})
    return shown


def choose(match: Match, chance: random.Random, waits: bool) -> tuple[int, str]:
    """A seat that can play does so, and now and then somebody turns; the first seat may be slow and wait."""
    seats = list(match.actors())
    chance.shuffle(seats)
    for seat in seats:
        plays = [text for text in match.legal(seat) if text.startswith(("play", "stack"))]
        if plays and not (waits and seat == 0 and chance.random() < 0.9):
            own = [text for text in plays if "play ligretto" in text or "play blitz" in text]
            return seat, chance.choice(own or plays)
        if chance.random() < 0.6 and "turn" in match.legal(seat):
            return seat, "turn"
    seat = seats[0]
    return seat, match.legal(seat)[0]


def play_round(match: Match, chance: random.Random, waits: bool) -> list[Step]:
    """Every step of a round and the one that begins the next."""
    steps = [(match.copy(), match.opening)]
    number = match.round
    while match.round == number and match.result is None:
        events = match.play(*choose(match, chance, waits))
        steps.append((match.copy(), events))
    return steps


def fits(step: Step) -> int:
    """From how many sources the first seat could play."""
    return len({text.split(" pile ")[0] for text in step[0].legal(0) if text.startswith("play")})


def moments(game: str, seats: int, seed: str, **options: Any) -> Scene:
    """The deal, the middle, a late moment and the end of a round."""
    match = ludotheque.game(game).match(seats=seats, seed=seed, **options)
    steps = play_round(match, random.Random(seed), waits=True)
    middle = steps[len(steps) // 4 : len(steps) * 2 // 3]
    late = steps[len(steps) * 3 // 4 : -1]
    found = {"deal": steps[0], "middle": max(middle, key=fits), "late": max(late, key=fits)}
    return {name: news(step) for name, step in {**found, "before": steps[-2], "end": steps[-1]}.items()}


def without_referee() -> Scene:
    """Dutch Blitz where cards lie wrong, and the first seat has none that looks right anywhere."""
    for number in range(400):
        match = ludotheque.game("dutch-blitz").match(seats=4, seed=f"wrong {number}", referee="off", expert=True)
        chance = random.Random(number)
        for _ in range(70):
            seat = chance.choice(list(match.actors()))
            heard = match.play(seat, play_carelessly(match, seat, chance))
        view = match.view(0)
        looks_right = {*view.opens, *(pile.wants for pile in view.piles if pile)} - {None}
        sources = (RESERVE, HAND, *range(1, len(view.row[0]) + 1))
        if not looks_right & {view.shown(source) for source in sources}:
            return news((match, heard))
    raise LookupError("no seed ends so")


def play_carelessly(match: Match, seat: int, chance: random.Random) -> Action | str:
    """A card that opens a pile, now and then one that goes anywhere, else a turn."""
    view = match.view(seat)
    plays = [action for action in match.actions(seat) if isinstance(action, Play)]
    anywhere = [action for action in plays if chance.random() < 0.06 and action.target is not None]
    ones = [action for action in plays if action.target is None and view.shown(action.source) in view.opens]
    return chance.choice(ones or anywhere) if ones or anywhere else "turn"


def stop_to_call() -> Scene:
    """A used-up Ligretto of the first seat that waits for its call."""
    for number in range(400):
        match = ludotheque.game("ligretto").match(seats=3, seed=f"call {number}", stop="call", advanced=True)
        chance = random.Random(number)
        for _ in range(400):
            seat, text = choose(match, chance, waits=False)
            heard = match.play(seat, text)
            if match.round > 1 or match.result:
                break
            if "stop" in match.legal(0):
                return news((match, heard))
    raise LookupError("no seed ends so")


def stacking() -> Scene:
    """A moment in which the first seat may stack."""
    match = ludotheque.game("ligretto").match(seats=4, seed="stack", advanced=True)
    chance = random.Random(7)
    best: tuple[int, Step] = (-1, (match, []))
    for _ in range(140):
        seat, text = choose(match, chance, waits=True)
        heard = match.play(seat, text)
        if match.round > 1 or match.result:
            break
        view = match.view(0)
        deep = sum(len(place) > 1 for place in view.row[0])
        stacks = any(text.startswith("stack") for text in match.legal(0))
        better = 2 * deep + 3 * stacks + min(len(view.piles), 6)
        best = max(best, (better, (match.copy(), heard)), key=lambda pair: pair[0])
    return news(best[1])


def over() -> Scene:
    """The last round of a match."""
    match = ludotheque.game("ligretto").match(seats=4, seed="over", target=5)
    steps = play_round(match, random.Random(3), waits=False)
    while match.result is None:
        steps = play_round(match, random.Random(4), waits=False)
    return {"before": news(steps[-2]), "over": news(steps[-1])}


def blocked() -> Scene:
    """A round in which nobody can play any more."""
    for number in range(3000):
        match = ludotheque.game("ligretto").match(seats=2, seed=f"blocked {number}", blocked="score")
        steps = play_round(match, random.Random(number), waits=False)
        if any(event.kind == "blocked" for event in steps[-1][1]):
            return {"before": news(steps[-2]), "end": news(steps[-1])}
    raise LookupError("no seed is blocked")


def changes(before: Scene, after: Scene) -> Scene:
    """What differs between two views: whole values by key, entries of lists by key and number."""
    found: Scene = {}
    for key, value in after.items():
        old = before.get(key)
        if value == old:
            continue
        if isinstance(value, list) and isinstance(old, list) and len(value) >= len(old):
            for at, item in enumerate(value):
                if at >= len(old) or item != old[at]:
                    found[f"{key}.{at}"] = item
        else:
            found[key] = value
    return found


def race(match: Match, seed: int) -> Iterator[tuple[float, list[Event]]]:
    """A round of bots, each as quick as its level: who decides on what they see may come too late. Seconds since the
    round began, and what happened."""
    level, chance = levels.level(match.game.name), random.Random(seed)
    bot, tempo = levels.make(match.game.name, level), level.tempo
    assert tempo
    coming: list[tuple[float, int, Action | None]] = [(0.0, seat, None) for seat in range(match.seats)]
    while match.round == 1:
        now, seat, action = heapq.heappop(coming)
        with suppress(Refused):
            if action is not None:
                yield now, match.play(seat, action)
        if match.round > 1:
            break
        action = bot(match.view(seat), match.actions(seat), chance.getrandbits(32))
        takes = tempo.to_see(chance.getrandbits(32)) + tempo.to_do(isinstance(action, Turn), chance.getrandbits(32))
        heapq.heappush(coming, (now + takes, seat, action))


def film(seats: int) -> Scene:
    """A whole round with the deal of the next: the first view, and with every news what changes and when."""
    match = ludotheque.game("ligretto").match(seats=seats, seed="film 5")
    before = first = news((match, match.opening))
    frames = []
    for seconds, events in race(match, 5):
        after = news((match, events))
        frame = {"at": round(1000 * seconds), "events": after["events"], "set": changes(before["view"], after["view"])}
        frames.append(frame if before["legal"] == after["legal"] else {**frame, "legal": after["legal"]})
        before = after
    return {"first": first["view"], "legal": first["legal"], "frames": frames}


RECORDED: dict[str, Callable[[], Scene]] = {
    **{f"ligretto-{count}": partial(moments, "ligretto", count, f"table {count}") for count in (2, 4, 6, 8, 12)},
    "blitz-4": partial(moments, "dutch-blitz", 4, "blitz", expert=True),
    "wrong": without_referee,
    "call": stop_to_call,
    "stacking": stacking,
    "over": over,
    "blocked": blocked,
    "film-12": partial(film, 12),
}
