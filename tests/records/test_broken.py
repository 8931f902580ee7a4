"""Whatever is wrong in a record is found, with its line and the reason."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque import BrokenRecord, replay, verify
from ludotheque.words import LANGUAGES
from records.matches import SEED

Change = Callable[[list[str]], Any]


def broken(text: str, change: Change, seed: str | None = None) -> BrokenRecord:
    """Change the lines of a record and see it refused."""
    lines = text.splitlines()
    changed = change(lines)
    lines = changed if isinstance(changed, list) else lines
    with pytest.raises(BrokenRecord) as error:
        replay("\n".join(lines) + "\n", seed=seed)
    for language in LANGUAGES:
        assert str(error.value.line) in error.value.say(language).split(":")[0]
    assert pickle.loads(pickle.dumps(error.value)).reason == error.value.reason
    return error.value


def replacing(old: str, new: str) -> Change:
    def change(lines: list[str]) -> list[str]:
        assert any(line.startswith(old) for line in lines)
        at = next(number for number, line in enumerate(lines) if line.startswith(old))
        return [*lines[:at], *new.splitlines(), *lines[at + 1 :]]

    return change


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "reason"),
    [
        ("ludotheque record 1", "ludotheque record 2", "newer-form", 1, "ludotheque record 1"),
        ("ludotheque record 1", "", "no-title", 1, "begins with"),
        ("game: ", "game lucky-numbers", "no-colon", 2, "key: value"),
        ("game: ", "", "missing-key", None, "game: …"),
        ("game: ", "game: chess", "because", 2, "lucky-numbers"),
        ("rules: ", "", "missing-key", None, "rules: …"),
        ("rules: ", "rules: 3", "unknown-rules", 3, "newest is 2"),
        ("rules: ", "rules: 1", "wrong-commitment", 13, "SHA-256"),
        ("rules: ", "rules: 0", "unknown-rules", 3, "version 0"),
        ("rules: ", "rules: new", "unknown-rules", 3, "version new"),
        ("seats: ", "", "missing-key", None, "seats: …"),
        ("seats: ", "seats: 6", "because", 4, "2 to 5"),
        ("seats: ", "seats: many", "because", 4, "2 to 5"),
        ("seats: ", "seats: " + "3" * 5000, "because", 4, "2 to 5"),
        ("seats: ", "seats: 3\nseats: 3", "repeated-key", 5, "twice"),
        ("setup: ", "setup: anyhow", "because", 5, "choice, sorted, michael"),
        ("bruno: ", "bruno: maybe", "because", 6, "yes, no"),
        ("tournament: ", "", "missing-key", None, "tournament: …"),
        ("tournament: ", "tournament: no\nfootball: yes", "unknown-key", 8, "football"),
        ("first: ", "", "missing-key", None, "first: …"),
        ("first: ", "first: 4", "because", 8, "'4'. Allowed: 1–3"),
        ("first: ", "first: 0", "because", 8, "1–3"),
        ("words of seat 1", "words of seat 1: Étoile", "unexpected", 15, "should read"),
        ("words of seat 2", "words of seat 4:", "missing-key", None, "words of seat 2"),
        ("words of seat 3", "words of seat 3: a b: c\nwords of seat 4: y", "unknown-key", 12, "words of seat 4"),
        ("words of seat 2", "words of seat 2: two\tparts", "because", 13, "one line"),
        ("commitment: ", "commitment: " + "0" * 64, "wrong-commitment", 13, "SHA-256"),
        ("commitment: ", "", "wrong-commitment", 12, "SHA-256"),
        ("seed: ", "seed: five leaves", "wrong-commitment", 13, "SHA-256"),
        ("seed: ", "seed:", "because", 13, "one line"),
        ("winners: ", "winners: 4", "unexpected", -2, "should read “winners: "),
        ("winners: ", "", "missing-key", None, "winners: …"),
        ("scores: ", "scores: 2 2 2 2", "unexpected", -1, "should read “scores: "),
        ("scores: ", "scores: 2 2 2\nscores: 2 2 2", "repeated-key", -1, "twice"),
        ("chance: ", "chance: nothing", "unexpected", 15, "chance: "),
        ("chance: ", "", "unexpected", None, "should read"),
        ("seat 1: ", "seat 2: draw", "because", None, "The diagonal comes first"),
        ("seat 1: ", "seat 1: sing", "because", None, "is not a move"),
        ("seat 1: ", "seat 9: draw", "no-such-seat", None, "1 to 3"),
        ("seat 1: ", "seat 0: draw", "no-such-seat", None, "no seat 0"),
        ("seat 1: ", "seat -1: draw", "unknown-key", None, "seat -1"),
        ("seat 1: ", "seat " + "1" * 5000 + ": draw", "unknown-key", None, "seat 111"),
        ("seat 1: ", "chance: 1 blue", "no-chance-here", None, "a seat must act"),
        ("seat 1: draw", "seat 1: Draw", "unexpected", None, "seat 1: draw"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_changed_line_is_found(finished: str, old: str, new: str, code: str, line: int | None, reason: str) -> None:
    error = broken(finished, replacing(old, new))
    assert error.code == code
    if line is not None:
        assert error.line == (line if line > 0 else finished.count("\n") + 1 + line + new.count("\n"))
    assert reason in error.reason


def test_every_changed_outcome_is_found_where_the_seed_is_known(finished: str) -> None:
    lines = finished.splitlines()
    outcomes = [number for number, line in enumerate(lines) if line.startswith("chance: ")]
    for at in (outcomes[0], outcomes[11], outcomes[15], outcomes[-1]):
        other = "chance: 1 blue" if lines[at] != "chance: 1 blue" else "chance: 2 blue"
        error = broken(finished, lambda lines, at=at, other=other: lines.__setitem__(at, other))  # type: ignore[misc]
        assert (error.code, error.line, error.facts["expected"]) == ("unexpected", at + 1, lines[at])


def test_without_the_seed_an_outcome_that_cannot_be_is_found(unfinished: str) -> None:
    lines = unfinished.splitlines()
    first, *others = (number for number, line in enumerate(lines) if line.startswith("chance: "))
    error = broken(unfinished, lambda lines: lines.__setitem__(others[12], lines[first]))
    assert (error.code, error.line) == ("because", others[12] + 1)
    assert "no longer face down" in error.reason
    error = broken(unfinished, lambda lines: lines.__setitem__(first, "chance: 4 pink"))
    assert (error.code, error.line) == ("because", first + 1)
    error = broken(unfinished, lambda lines: lines.__setitem__(first, "chance: 20"))
    assert (error.code, error.line) == ("unexpected", first + 1)
    assert "chance: 20 " in error.reason


def test_a_changed_move_that_the_rules_do_not_allow_is_found(unfinished: str) -> None:
    lines = unfinished.splitlines()
    at = next(number for number, line in enumerate(lines) if ": place " in line)
    seat = int(lines[at][5])
    legal = replay("\n".join(lines[:at])).legal(seat - 1)
    wrong = next(cell for cell in ("d1", "c1", "b1", "a1", "d4") if f"place {cell}" not in legal)
    error = broken(unfinished, lambda lines: lines.__setitem__(at, f"seat {seat}: place {wrong}"))
    assert (error.code, error.line) == ("because", at + 1)
    assert "rows and columns must ascend" in error.reason
    error = broken(unfinished, lambda lines: lines.__setitem__(at, f"seat {seat % 3 + 1}: leave"))
    assert (error.code, error.line) == ("because", at + 1)
    assert "It’s not your turn" in error.reason


def test_a_record_cut_off_is_found(finished: str) -> None:
    lines = finished.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("chance: "))
    error = broken(finished, lambda lines: lines[: first + 5])
    assert (error.code, error.line) == ("ends-early", first + 6)
    assert error.facts["expected"] == lines[first + 5]
    draw = next(number for number, line in enumerate(lines) if line.endswith(": draw"))
    assert broken(finished, lambda lines: lines[: draw + 1]).facts["expected"] == lines[draw + 1]
    error = broken(finished, lambda lines: lines[:-1])
    assert (error.code, error.line, error.facts["key"]) == ("missing-key", len(lines), "scores")


def test_a_record_cut_off_is_found_without_its_seed(unfinished: str) -> None:
    lines = unfinished.splitlines()
    draw = next(number for number, line in enumerate(lines) if line.endswith(": draw"))
    error = broken(unfinished, lambda lines: lines[: draw + 1])
    assert (error.code, error.line) == ("because", draw + 2)
    assert "another one is needed" in error.reason


def test_a_finished_record_without_moves_at_its_end_has_no_result(finished: str) -> None:
    result = broken(finished, lambda lines: [*lines[:-4], *lines[-3:]])
    assert (result.code, result.facts["key"]) == ("unknown-key", "winners")


def test_nothing_follows_the_end(finished: str) -> None:
    last = finished.count("\n") + 1
    error = broken(finished, lambda lines: [*lines, "seat 1: draw"])
    assert (error.code, error.line) == ("because", last)
    assert "over" in error.reason
    error = broken(finished, lambda lines: [*lines, "chance: 1 blue"])
    assert (error.code, error.line) == ("no-chance-here", last)


def test_a_wrong_seed_is_found_before_anything_is_dealt(unfinished: str, finished: str, by_hand: str) -> None:
    for text in (unfinished, finished):
        assert broken(text, lambda lines: lines, seed="five leaves").code == "wrong-commitment"
    assert broken(by_hand, lambda lines: lines, seed=SEED).code == "wrong-commitment"
    assert broken(unfinished, lambda lines: lines, seed=" ").code == "because"


@pytest.mark.parametrize("text", ["", "\n", "hello", "game: lucky-numbers", "\x00\xff", "\ufeffludotheque"])
def test_what_is_no_record_is_refused(text: str) -> None:
    for read in (replay, verify):
        with pytest.raises(BrokenRecord) as error:
            read(text)
        assert (error.value.code, error.value.line) == ("no-title", 1)


def test_a_record_that_shows_its_seed_before_the_end_is_not_believed() -> None:
    match = ludotheque.game("lucky-numbers").match(2, seed="cut short")
    while match.result is None:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    lines = match.record().splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("seat "))
    with pytest.raises(BrokenRecord) as caught:
        ludotheque.verify("\n".join(lines[:last]))
    assert caught.value.code == "not-over"
    assert lines[caught.value.line - 1] == "seed: cut short"


@pytest.mark.parametrize("text", [None, 3, [], b"ludotheque record 1"])
def test_what_is_no_text_is_no_record(text: object) -> None:
    for read in (ludotheque.replay, ludotheque.verify):
        with pytest.raises(BrokenRecord) as caught:
            read(text)  # type: ignore[arg-type]
        assert caught.value.code == "no-title"


def test_a_record_of_a_newer_form_says_so() -> None:
    with pytest.raises(BrokenRecord) as caught:
        ludotheque.replay("ludotheque record 2\n")
    assert caught.value.code == "newer-form"


def test_a_seed_that_contradicts_the_one_in_the_record_is_refused() -> None:
    match = ludotheque.game("polyssimo").match(2, seed="right")
    while match.result is None:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    with pytest.raises(BrokenRecord) as caught:
        ludotheque.replay(match.record().replace("seed: right", "seed: wrong"), seed="right")
    assert caught.value.code == "wrong-commitment"
