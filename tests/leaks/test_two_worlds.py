"""Two worlds that differ only in what cannot be seen look, sound and refuse the same."""

import random
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.contract import View
from ludotheque.match import Match
from ludotheque.words import sentence
from support import games
from support.playing import steps
from support.variants import VARIANTS, Variant

State = Any
CARD_GAMES = [variant for variant in VARIANTS if variant.game in ("ligretto", "dutch-blitz") and variant.seats <= 4]

GOES_ON = "x"
"""A seed whose first deal is not blocked at once, in any variant."""


def seen(match: Match, state: State, seat: int | None) -> View:
    """What a seat would see of this state."""
    twin = match.copy()
    twin._state, twin._actors = state, None
    view: View = twin.view(seat)
    return view


def everything_shown(match: Match, state: State) -> bytes:
    """All that a seat, or a spectator, is ever told about a state: views, open actions, and every refusal in words."""
    game = match.game
    shown: list[Any] = [game.actors(state), game.awaits_chance(state), game.over(state), game.scores(state)]
    for seat in range(match.seats):
        shown.append(seen(match, state, seat))
        shown.append([game.write(action) for action in game.legal(state, seat)])
        for text in games.of(match.game.name).every_text(match, seat):
            refusal = game.refusal(state, seat, game.read(text))
            shown.append(refusal and [refusal.code, dict(refusal.facts)])
    shown.append(seen(match, state, None))
    return msgspec.json.encode(shown)


def with_hidden_cards_shuffled(state: State, chance: random.Random) -> State:
    """Another world: each seat's cards that nobody sees change places among themselves."""
    other = state.copy()
    for seat in range(state.seats):
        below_reserve = [("reserve", i) for i in range(int(state.reserve_size[seat]) - 1)]
        open_top = int(state.turned[seat]) - 1
        in_hand = [("stock", i) for i in range(int(state.stock_size[seat])) if i != open_top]
        places = below_reserve + in_hand
        cards = [int(state[field][seat, i]) for field, i in places]
        chance.shuffle(cards)
        for (field, i), card in zip(places, cards, strict=True):
            other[field][seat, i] = card
    return other


@pytest.mark.parametrize("variant", CARD_GAMES, ids=str)
def test_hidden_cards_show_in_nothing_that_anybody_is_told(variant: Variant) -> None:
    match = variant.match(GOES_ON)
    chance = random.Random(7)
    for step, (seat, text) in enumerate(steps(match, 8, most=100)):
        if step % 20 == 0:
            state = match.state
            other = with_hidden_cards_shuffled(state, chance)
            assert other.tobytes() != state.tobytes(), "the worlds do not differ: this tests nothing"
            assert everything_shown(match, other) == everything_shown(match, state)
        match.play(seat, text)
    assert step > 10


@pytest.mark.parametrize("variant", CARD_GAMES, ids=str)
def test_events_tell_no_more_than_the_table_shows_afterwards(variant: Variant) -> None:
    match = variant.match(GOES_ON)
    game, chance = match.game, random.Random(9)
    compared = 0
    for seat, text in steps(match, 10, most=60):
        action, here = game.read(text), match.state
        there = with_hidden_cards_shuffled(here, chance)
        events_here, events_there = game.act(here, seat, action), game.act(there, seat, action)
        if seen(match, here, None) == seen(match, there, None):
            compared += 1
            assert events_here == events_there
        match.play(seat, text)
    assert compared


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.seats == 2], ids=str)
def test_nothing_shown_depends_on_the_seed_beyond_what_it_has_dealt(variant: Variant) -> None:
    match = variant.match(GOES_ON)
    actions = []
    for seat, text in steps(match, 11, most=8):
        match.play(seat, text)
        actions.append((seat, text))
    dealt = [entry.text for entry in match.log if entry.seat is None]
    twin = Match(match.game, match.terms, ludotheque.Scripted(dealt))
    for seat, text in actions:
        twin.play(seat, text)
    for seat in (None, *range(match.seats)):
        assert match.view(seat) == twin.view(seat)
    assert everything_shown(match, match.state) == everything_shown(twin, twin.state)
    assert match.result is None
    assert match.seed is None, "the seed is secret until the match is over"
    assert "seed:" not in match.record()


def test_the_same_words_are_told_in_both_worlds() -> None:
    variant = next(v for v in CARD_GAMES if v.seats == 2)
    match = variant.match(GOES_ON)
    twin = ludotheque.replay(match.record())
    told = [sentence(event, "fr", variant.game) for event in match.opening]
    assert told == [sentence(event, "fr", variant.game) for event in twin.opening]
