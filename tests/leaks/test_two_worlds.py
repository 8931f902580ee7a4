"""Two worlds that differ only in what cannot be seen look, sound and refuse the same, to every seat and to spectators.

For every step of a match another world is made: cards that nobody sees lie elsewhere, but for those that the step
brings to light, and chance will bring something else. Nothing may tell the worlds apart, before the step or after it.
"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from ludotheque.contract import Event
from ludotheque.fair import Fair
from ludotheque.match import Match
from ludotheque.words import LANGUAGES, sentence
from support import games
from support.playing import steps
from support.variants import VARIANTS, Variant

MOST_SEATS = 3
MOST_ACTIONS = 80
EVERY = 10
"""Everything is compared after this many actions and when a phase begins; in between, what happens and what is seen."""
TRIED = 40
"""How many texts each seat tries, to hear why not."""
GOES_ON = "x"
"""A seed whose first deal is not blocked at once, in any variant."""


def elsewhere(before: Match, after: Match, chance: random.Random) -> Match:
    """The match before a step in another world, which nobody can tell from this one before the step or after it."""
    known: Any = games.of(before.game.name)
    other = before.copy()
    other.change_dealer(Fair(f"world {chance.random()}"))
    assert other.commitment != before.commitment, "the seeds do not differ: this tests nothing"
    if hasattr(known, "hidden_elsewhere"):
        other._state = known.hidden_elsewhere(before.state, chance, known.open_cards(after))
    return other


def shown(match: Match, tried: Sequence[str]) -> bytes:
    """All that a seat, or a spectator, is ever told of a match that is not over: views, open actions, refusals."""
    game, state = match.game, match.state
    facts: list[Any] = [match.actors(), match.scores, match.round, match.result, match.seed, repr(match), match.view()]
    facts += [game.awaits_chance(state), game.over(state), game.scores(state)]
    for seat in range(match.seats):
        facts += [match.view(seat), match.legal(seat)]
        for text in tried:
            refusal = game.refusal(state, seat, game.read(text))
            facts.append(refusal and [refusal.code, dict(refusal.facts)])
    return msgspec.json.encode(facts)


def told(match: Match, events: Sequence[Event]) -> list[str]:
    """Events in words, as everybody hears them."""
    return [
        sentence(event, language, match.game.name, reader=reader)
        for event in events
        for language in LANGUAGES
        for reader in (None, *range(match.seats))
    ]


def chance_came_in(before: Match, *worlds: Match) -> bool:
    """Whether chance has acted with this step, or all hands were moved on, which shows cards that do not stay open."""
    came = any(entry.seat is None for world in worlds for entry in world.entries(len(before.log)))
    moved = {int(world.state.hands_moved) for world in (before, *worlds) if hasattr(world.state, "hands_moved")}
    return came or len(moved) > 1


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.seats <= MOST_SEATS], ids=str)
def test_nobody_is_told_what_cannot_be_seen(variant: Variant) -> None:
    match, chance = variant.match(GOES_ON), random.Random(7)
    phases, different, alike, step = set[object](), 0, 0, 0
    for step, (seat, text) in enumerate(steps(match, 8, most=MOST_ACTIONS), 1):
        before = match.copy()
        events = match.play(seat, text)
        there = elsewhere(before, match, chance)
        different += there.state.tobytes() != before.state.tobytes()
        phase = getattr(before.view(), "phase", before.round)
        thorough = phase not in phases or step % EVERY == 0
        if thorough:
            phases.add(phase)
            every_text = games.of(variant.game).every_text(before, seat)
            tried = chance.sample(every_text, min(TRIED, len(every_text)))
            assert shown(there, tried) == shown(before, tried)
        events_there = there.play(seat, text)
        if match.result is None and not chance_came_in(before, match, there):
            alike += 1
            assert (events_there, there.view()) == (events, match.view())
            assert not thorough or told(there, events_there) == told(match, events)
    assert step > 10
    assert alike > step / 4, "hardly anything was compared"
    assert different > step / 2 or not hasattr(games.of(variant.game), "hidden_elsewhere"), "the worlds hardly differ"


def test_the_seed_is_told_when_the_match_is_over_and_not_before() -> None:
    match = VARIANTS[0].match(GOES_ON)
    for seat, text in steps(match, 8):
        assert match.seed is None
        assert GOES_ON not in match.record().split()
        match.play(seat, text)
    assert match.seed == GOES_ON
    assert GOES_ON in match.record().split()
