"""What every game promises, with every seat count and in every variant: one walk through a match shows it all."""

import pytest

import ludotheque
from ludotheque import Refused
from ludotheque.match import Match
from support import games
from support.playing import steps
from support.usual import more, usually
from support.variants import VARIANTS, Variant, usual

WALKS = [1, *(pytest.param(number, marks=more) for number in range(2, 6))]


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("variant", usually(VARIANTS, usual), ids=str)
def test_a_match_at_random_keeps_every_promise(variant: Variant, walk: int) -> None:
    match = variant.match(f"walk {walk}")
    conserved = games.of(variant.game).conserved
    old_states, half_way = [], None
    for count, (seat, text) in enumerate(steps(match, walk)):
        if count in (0, 30, 90):
            what_is_legal_is_exactly_what_is_accepted(match)
        if count == 40:
            a_refused_action_changes_nothing(match)
        if count == 60:
            half_way = match.record(), match.state.tobytes()
        old_states.append((match._state, match._state.tobytes()))
        match.play(seat, text)
        if count < 60:
            match.view(seat)
        if count % 3 == 0:
            conserved(match._state)
    it_is_over(match)
    conserved(match._state)
    if len(old_states) <= 40:
        a_refused_action_changes_nothing(match)
    assert all(state.tobytes() == bytes_then for state, bytes_then in old_states), "an old state was touched"
    its_record_replays_to_identical_bytes(match, half_way)


def it_is_over(match: Match) -> None:
    assert match.result is not None, "random play did not come to an end"
    assert match.actors() == ()
    assert all(match.legal(seat) == [] for seat in range(match.seats))
    assert match.game.actors(match.state) == ()
    assert all(match.game.legal(match.state, seat) == [] for seat in range(match.seats)), "by the rules alone, too"
    assert len(match.result.scores) == match.seats
    assert set(match.result.winners) <= set(range(match.seats))
    assert match.result.winners


def what_is_legal_is_exactly_what_is_accepted(match: Match) -> None:
    game, state = match.game, match.state
    before = state.tobytes()
    for seat in range(match.seats):
        legal = set(match.legal(seat))
        texts = games.of(game.name).every_text(match, seat)
        assert legal <= set(texts), "an action that nobody thought of"
        if not legal:
            texts = texts[::10]
        accepted = {text for text in texts if game.refusal(state, seat, game.read(text)) is None}
        assert accepted == legal
        assert (seat in match.actors()) == bool(legal)
    assert state.tobytes() == before, "asking changed the state"


def a_refused_action_changes_nothing(match: Match) -> None:
    before, record = match.state.tobytes(), match.record()
    for seat in range(match.seats):
        legal = set(match.legal(seat))
        refused = [text for text in games.of(match.game.name).every_text(match, seat) if text not in legal]
        for text in [*refused[:: max(1, len(refused) // 20)], "", "nonsense", "play", "лев"]:
            with pytest.raises(Refused) as caught:
                match.play(seat, text)
            assert caught.value.code
            assert caught.value.say("en") != caught.value.say("fr")
    assert match.state.tobytes() == before
    assert match.record() == record


def its_record_replays_to_identical_bytes(match: Match, half_way: tuple[str, bytes] | None) -> None:
    again = ludotheque.verify(match.record())
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.result == match.result
    if half_way:
        unfinished = ludotheque.replay(half_way[0])
        assert (unfinished.record(), unfinished.state.tobytes()) == half_way
