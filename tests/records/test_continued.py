"""A match that plays on from a position of another one: its beginning as it was, the rest from a seed of its own."""

import pytest

import ludotheque
from ludotheque import BrokenRecord, replay, verify
from ludotheque.fair import Fair, Start
from ludotheque.match import Match
from ludotheque.terminal.printed.proof import proven_lines
from ludotheque.words import LANGUAGES
from records.matches import new_match, play_on

ACTIONS = 9


def continued(seed: str = "another seed", until: int = 10_000) -> tuple[Match, Match]:
    """A match that is over, and one that plays on from a position of it."""
    over = play_on(new_match())
    entries = over.log
    places = [place for place, entry in enumerate(entries) if entry.seat is not None]
    taken = entries[: places[ACTIONS]]
    assert over.commitment is not None
    start = Start(over.commitment, ACTIONS, tuple(entry.text for entry in taken if entry.seat is None))
    match = Match(over.game, over.terms, Fair(seed, over.words, start=start))
    for entry in taken:
        if entry.seat is not None:
            match.play(entry.seat, entry.text)
    assert match.log == taken
    return over, play_on(match, until)


def test_it_goes_another_way_after_the_same_beginning() -> None:
    over, match = continued()
    _, other = continued("a third seed")
    dealt = [[entry.text for entry in one.log if entry.seat is None] for one in (over, match, other)]
    assert match.start is not None
    count = len(match.start.outcomes)
    assert dealt[0][:count] == dealt[1][:count] == dealt[2][:count]
    assert dealt[0][count:] != dealt[1][count:] != dealt[2][count:]


def test_its_record_says_where_it_came_from_and_verifies() -> None:
    over, match = continued()
    record = match.record()
    assert f"continues: {over.commitment} after {ACTIONS}\n" in record
    again = verify(record)
    assert (again.start, again.record()) == (match.start, record)
    for language in LANGUAGES:
        told = "\n".join(proven_lines(ludotheque.prove(record), "", language))
        assert str(over.commitment) in told
        missing = told.partition(str(over.commitment))[0]
        assert str(ACTIONS) in missing


def test_an_outcome_after_the_beginning_that_the_seed_does_not_give_is_found() -> None:
    over, match = continued()
    assert match.start is not None
    lines = match.record().splitlines()
    drawn = [place for place, line in enumerate(lines) if line.startswith("chance: ")]
    after = drawn[len(match.start.outcomes)]
    lines[after] = next(line for line in over.record().splitlines()[::-1] if line.startswith("chance: "))
    with pytest.raises(BrokenRecord):
        verify("\n".join(lines))


def test_one_that_is_not_over_goes_on_when_its_seed_is_known() -> None:
    _, match = continued(until=3)
    assert match.result is None
    text = match.record()
    assert replay(text).record() == text
    known = replay(text, seed="another seed")
    assert known.start == match.start
    assert play_on(known).log == play_on(match).log


@pytest.mark.parametrize(
    ("value", "code"),
    [("", "bad-start"), ("0" * 64, "bad-start"), ("x after 3", "bad-start"), ("0" * 64 + " after 9999", "short-start")],
)
def test_a_beginning_that_cannot_be_is_refused(value: str, code: str) -> None:
    over, match = continued()
    text = match.record().replace(f"continues: {over.commitment} after {ACTIONS}", f"continues: {value}")
    with pytest.raises(BrokenRecord) as error:
        replay(text)
    assert error.value.code == code
    assert len({error.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
