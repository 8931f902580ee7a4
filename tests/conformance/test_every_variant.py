"""What every game promises, with every seat count and in every variant."""

import pytest

import ludotheque
from ludotheque import Refused
from ludotheque.match import Match
from support import games
from support.playing import play_to_the_end, steps
from support.variants import VARIANTS, Variant

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@each_variant
def test_random_play_ends_and_nothing_is_lost_on_the_way(variant: Variant) -> None:
    match = variant.match("conformance")
    play_to_the_end(match, 1, lambda match: games.of(match.game.name).conserved(match._state))
    assert match.result is not None
    assert match.actors() == ()
    assert all(match.legal(seat) == [] for seat in range(match.seats))
    assert len(match.result.scores) == match.seats
    assert set(match.result.winners) <= set(range(match.seats))
    assert match.result.winners


@each_variant
def test_what_is_legal_is_exactly_what_is_accepted(variant: Variant) -> None:
    match = variant.match("legal")
    for step, (seat, text) in enumerate(steps(match, 2, most=120)):
        if step % 30 == 0:
            for other in range(match.seats):
                check_everything(match, other)
        match.play(seat, text)


def check_everything(match: Match, seat: int) -> None:
    game, state = match.game, match.state
    before = state.tobytes()
    legal = set(match.legal(seat))
    texts = games.of(match.game.name).every_text(match, seat)
    assert legal <= set(texts), "an action that nobody thought of"
    accepted = {text for text in texts if game.refusal(state, seat, game.read(text)) is None}
    assert accepted == legal
    assert (seat in match.actors()) == bool(legal)
    assert state.tobytes() == before, "asking changed the state"


@each_variant
def test_a_refused_action_changes_nothing(variant: Variant) -> None:
    match = variant.match("refused")
    for _ in zip(range(40), (match.play(seat, text) for seat, text in steps(match, 3, most=40)), strict=False):
        pass
    before, record = match.state.tobytes(), match.record()
    for seat in range(match.seats):
        legal = set(match.legal(seat))
        refused = [text for text in games.of(match.game.name).every_text(match, seat) if text not in legal]
        for text in [*refused[:: max(1, len(refused) // 40)], "", "nonsense", "play", "лев"]:
            with pytest.raises(Refused) as caught:
                match.play(seat, text)
            assert caught.value.code
            assert caught.value.say("en") != caught.value.say("fr")
    assert match.state.tobytes() == before
    assert match.record() == record


@each_variant
def test_a_record_replays_to_identical_bytes(variant: Variant) -> None:
    match = variant.match("record")
    half_way = None
    for count, (seat, text) in enumerate(steps(match, 4)):
        match.play(seat, text)
        if count == 60:
            half_way = match.record(), match.state.tobytes()
    again = ludotheque.verify(match.record())
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.result == match.result
    if half_way:
        unfinished = ludotheque.replay(half_way[0])
        assert (unfinished.record(), unfinished.state.tobytes()) == half_way


@each_variant
def test_old_states_are_never_touched_again(variant: Variant) -> None:
    match = variant.match("alias")
    seen = []
    for seat, text in steps(match, 5, most=60):
        kept = match._state
        seen.append((kept, kept.tobytes()))
        match.play(seat, text)
        match.view(seat)
    assert all(state.tobytes() == bytes_then for state, bytes_then in seen)
