"""A text of any kind is a record of a match that could be, or broken, and nothing worse."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import BrokenRecord, replay
from records.matches import SEED

LINES = st.one_of(
    st.text(max_size=30),
    st.builds(
        "{}: {}".format, st.sampled_from(["seat 1", "seat 2", "seat 3", "seat 4", "chance"]), st.text(max_size=9)
    ),
    st.sampled_from(["seat 1: draw", "seat 2: leave", "seat 3: place a2", "chance: 7 blue", "chance: 9 red", "#"]),
    st.sampled_from(["seats: 2", "setup: michael", "bruno: no", "tournament: yes", "rules: 9", "game: polyssimo"]),
    st.sampled_from(["seed: x", "commitment: x", "words of seat 1: x", "winners: 1", "scores: 1 2 3"]),
)
CHANGES = st.lists(
    st.tuples(st.sampled_from(["cut", "insert", "replace", "swap", "letter", "end"]), st.integers(0, 500), LINES),
    min_size=1,
    max_size=3,
)


def changed(text: str, changes: list[tuple[str, int, str]]) -> str:
    lines = text.splitlines()
    for how, where, line in changes:
        at = where % max(1, len(lines))
        if how == "cut":
            del lines[at : at + 1]
        elif how == "insert":
            lines.insert(at, line)
        elif how == "replace":
            lines[at : at + 1] = [line]
        elif how == "swap":
            lines[at : at + 2] = reversed(lines[at : at + 2])
        elif how == "letter" and at < len(lines):
            inside = where % (len(lines[at]) + 1)
            lines[at] = lines[at][:inside] + line[:1] + lines[at][inside + 1 :]
        elif how == "end":
            del lines[at:]
    return "\n".join(lines)


def facts_and_entries(text: str) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    told = [
        tuple(part.strip() for part in line.split(":", 1))
        for line in text.splitlines()[1:]
        if line.strip() and not line.startswith("#")
    ]
    entries = [line for line in told if line[0].startswith(("seat ", "chance"))]
    # The seed, checked already, is shown when a match is over, whether the record or the reader knew it.
    return sorted(line for line in told if line not in entries and line[0] != "seed"), entries


@settings(max_examples=4 * settings().max_examples)
@given(CHANGES, st.sampled_from([None, SEED]))
def test_a_changed_record_is_broken_or_tells_another_match_that_could_be(
    finished: str, unfinished: str, changes: list[tuple[str, int, str]], seed: str | None
) -> None:
    for text in (finished, unfinished):
        tried = changed(text, changes)
        try:
            match = replay(tried, seed=seed)
        except BrokenRecord as error:
            assert_told(error)
        else:
            assert facts_and_entries(match.record()) == facts_and_entries(tried), "every line of a record counts"


def assert_told(error: BrokenRecord) -> None:
    assert error.line >= 1
    assert error.say("en") != error.say("fr")


@given(st.text() | st.text().map("ludotheque record 1\n{}".format))
def test_nonsense_is_a_broken_record_and_nothing_worse(text: str) -> None:
    with pytest.raises(BrokenRecord):
        replay(text)
