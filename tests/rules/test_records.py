"""Records: what is written can be played again, and whatever is wrong in one is found, with its line and the reason."""

import hashlib
import hmac
import pickle
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque import BrokenRecord, ImpossibleOutcome, replay, verify
from ludotheque.match import Match

SEED = "four leaves"
WORDS = ("étoile", "", "a b: c")
COLOURS = ("blue", "violet", "red", "gold", "green")


def play_on(match: Match, actions: int = 10_000) -> Match:
    """Play by filling empty cells where that can be, and else by drawing and leaving."""
    for _ in range(actions):
        if not match.actors():
            break
        seat = match.actors()[0]
        empty = [text for text in match.legal(seat) if text[:5] in ("place", "take ") and _fills(match, seat, text)]
        match.play(seat, empty[-1] if empty else match.legal(seat)[0 if match.view()["phase"] == "arranging" else -1])
    return match


def _fills(match: Match, seat: int, text: str) -> bool:
    column, row = text[-2], text[-1]
    return bool(match.view()["gardens"][seat][(int(row) - 1) * 4 + "abcd".index(column)] == 0)


def new_match(**more: Any) -> Match:
    return ludotheque.game("lucky-numbers").match(**{"seats": 3, "seed": SEED, "words": WORDS, "bruno": True, **more})


@pytest.fixture(scope="module")
def finished() -> str:
    match = play_on(new_match())
    assert match.result
    return match.record()


@pytest.fixture(scope="module")
def unfinished() -> str:
    return play_on(new_match(), 30).record()


@pytest.fixture(scope="module")
def by_hand() -> str:
    dealer = ludotheque.Scripted([3, 8, 13, 18, 4, 9, 14, "19 violet", 10, "10 blue"])
    match = ludotheque.game("lucky-numbers").match(2, dealer=dealer, setup="sorted")
    for seat, text in ((0, "draw"), (0, "leave"), (1, "take 10 c2")):
        match.play(seat, text)
    return match.record()


# A record is written so that a person can read it


def test_a_record_tells_what_was_agreed_then_what_happened(by_hand: str) -> None:
    assert by_hand == (
        "ludotheque record 1\n"
        "game: lucky-numbers\n"
        "rules: 1\n"
        "seats: 2\n"
        "setup: sorted\n"
        "bruno: no\n"
        "tournament: no\n"
        "\n"
        "chance: 3 blue\n"
        "chance: 8 blue\n"
        "chance: 13 blue\n"
        "chance: 18 blue\n"
        "chance: 4 blue\n"
        "chance: 9 blue\n"
        "chance: 14 blue\n"
        "chance: 19 violet\n"
        "seat 1: draw\n"
        "chance: 10 blue\n"
        "seat 1: leave\n"
        "seat 2: take 10 c2\n"
    )


def test_a_finished_record_shows_words_commitment_seed_and_result(finished: str) -> None:
    lines = finished.splitlines()
    assert lines[7:12] == [
        "words of seat 1: étoile",
        "words of seat 2:",
        "words of seat 3: a b: c",
        "commitment: " + hashlib.sha256(SEED.encode()).hexdigest(),
        "seed: four leaves",
    ]
    assert lines[-3] == ""
    assert lines[-2].startswith("winners: ")
    assert lines[-1].startswith("scores: ")


def test_the_seed_is_hidden_until_the_match_is_over(unfinished: str) -> None:
    assert SEED not in unfinished
    assert hashlib.sha256(SEED.encode()).hexdigest() in unfinished
    match = new_match()
    assert match.seed is None
    assert match.commitment == hashlib.sha256(SEED.encode()).hexdigest()
    assert play_on(match).seed == SEED


def test_a_secret_seed_is_another_one_each_time() -> None:
    one, other = (ludotheque.game("lucky-numbers").match(2) for _ in range(2))
    assert one.commitment != other.commitment
    assert one.commitment
    assert len(one.commitment) == 64


# Replay


def test_a_replayed_match_is_the_match(finished: str, unfinished: str, by_hand: str) -> None:
    for text, known in ((finished, None), (finished, SEED), (unfinished, None), (unfinished, SEED), (by_hand, None)):
        match = replay(text, seed=known)
        assert match.record() == text
        assert replay(match.record()).state.tobytes() == match.state.tobytes()


def test_an_unfinished_match_goes_on_with_its_seed_as_if_nothing_had_happened(unfinished: str, finished: str) -> None:
    match = replay(unfinished, seed=SEED)
    assert play_on(match).record() == finished


def test_without_its_seed_an_unfinished_match_can_be_seen_but_not_dealt(unfinished: str) -> None:
    match = replay(unfinished)
    assert match.record() == unfinished
    assert match.seed is None
    while "draw" not in match.legal(match.actors()[0]):
        match.play(match.actors()[0], match.legal(match.actors()[0])[-1])
    before = match.record(), match.state.tobytes()
    with pytest.raises(ImpossibleOutcome) as error:
        match.play(match.actors()[0], "draw")
    assert error.value.code == "sealed"
    assert "seed" in error.value.reason
    assert (match.record(), match.state.tobytes()) == before


def test_a_match_dealt_by_hand_goes_on_by_hand(by_hand: str) -> None:
    match = replay(by_hand)
    assert match.commitment is None
    with pytest.raises(ImpossibleOutcome):
        match.play(0, "draw")
    match.change_dealer(ludotheque.Scripted([20]))
    match.play(0, "draw")
    assert match.view()["held"] == 20


def test_comments_empty_lines_and_line_ends_do_not_matter(finished: str) -> None:
    spaced = finished.replace("\n", "  \r\n\r\n# said in between: nothing\r\n")
    assert replay(spaced).record() == finished


def test_a_tournament_is_replayed_game_by_game() -> None:
    match = play_on(ludotheque.game("lucky-numbers").match(2, seed="t", tournament=True, setup="michael"))
    assert match.round == 2
    again = verify(match.record())
    assert (again.record(), again.result, again.scores) == (match.record(), match.result, match.scores)


# Verify


def test_a_finished_record_is_verified(finished: str) -> None:
    assert verify(finished).record() == finished


@pytest.mark.parametrize("which", ["unfinished", "by_hand"])
def test_a_record_without_a_seed_cannot_be_verified(which: str, request: pytest.FixtureRequest) -> None:
    with pytest.raises(BrokenRecord) as error:
        verify(request.getfixturevalue(which))
    assert (error.value.code, error.value.line) == ("no-seed", 1)


def outcome_by_hand(seed: str, counter: int, words: tuple[str, ...], pile: list[str]) -> str:
    """What `ludotheque.fair` promises, once more: the HMAC of counter and words, modulo the clovers left."""
    message = "\n".join([str(counter), *words])
    digest = hmac.new(seed.encode("utf-8"), message.encode("utf-8"), hashlib.sha256).digest()
    return pile.pop(int.from_bytes(digest, "big") % len(pile))


@pytest.mark.parametrize("words", [(), ("", "", ""), WORDS])
def test_every_outcome_can_be_computed_from_the_seed_by_hand(words: tuple[str, ...]) -> None:
    match = play_on(new_match(words=words))
    pile = [f"{number} {colour}" for colour in COLOURS[:3] for number in range(1, 21)]
    drawn = [entry.text for entry in match.log if entry.seat is None]
    assert len(drawn) > 12
    for counter, text in enumerate(drawn):
        assert outcome_by_hand(SEED, counter, words if any(words) else (), pile) == text


def test_words_of_any_seat_change_the_deal_and_missing_ones_are_empty() -> None:
    deals = [new_match(words=words).record().split("\n\n")[1] for words in ([], ["x"], ["", "x"], ["x", "y"])]
    assert len(set(deals)) == 4
    assert deals[1] == new_match(words=["x", "", ""]).record().split("\n\n")[1]


# Everything that can be wrong

Change = Callable[[list[str]], Any]


def broken(text: str, change: Change, seed: str | None = None) -> BrokenRecord:
    """Change the lines of a record and see it refused."""
    lines = text.splitlines()
    changed = change(lines)
    lines = changed if isinstance(changed, list) else lines
    with pytest.raises(BrokenRecord) as error:
        replay("\n".join(lines) + "\n", seed=seed)
    for language in ("en", "fr"):
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
        ("rules: ", "rules: 2", "unknown-rules", 3, "newest known is 1"),
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
        ("words of seat 1", "words of seat 1: Étoile", "unexpected", 14, "should read"),
        ("words of seat 2", "words of seat 4:", "missing-key", None, "words of seat 2"),
        ("words of seat 3", "words of seat 3: a b: c\nwords of seat 4: y", "unknown-key", 11, "words of seat 4"),
        ("words of seat 2", "words of seat 2: two\tparts", "because", 12, "one line"),
        ("commitment: ", "commitment: " + "0" * 64, "wrong-commitment", 12, "SHA-256"),
        ("commitment: ", "", "wrong-commitment", 11, "SHA-256"),
        ("seed: ", "seed: five leaves", "wrong-commitment", 12, "SHA-256"),
        ("seed: ", "seed:", "because", 12, "one line"),
        ("winners: ", "winners: 4", "unexpected", -2, "should read “winners: "),
        ("winners: ", "", "missing-key", None, "winners: …"),
        ("scores: ", "scores: 2 2 2 2", "unexpected", -1, "should read “scores: "),
        ("scores: ", "scores: 2 2 2\nscores: 2 2 2", "repeated-key", -1, "twice"),
        ("chance: ", "chance: nothing", "unexpected", 14, "chance: "),
        ("chance: ", "", "unexpected", None, "should read"),
        ("seat 1: ", "seat 2: draw", "because", None, "The diagonal comes first"),
        ("seat 1: ", "seat 1: sing", "because", None, "is not an action"),
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
    assert "not face down any more" in error.reason
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
    assert "It is not your turn" in error.reason


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


# Anything at all

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


# What docs/records.md shows

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def shown(after: str) -> str:
    """The lines that stand indented after a line of the page."""
    lines = PAGE.read_text("utf-8").partition(after)[2].strip("\n").splitlines()
    return "\n".join(line[4:] for line in takewhile(lambda line: line.startswith("    ") or not line, lines))


def test_the_record_on_the_page_is_one() -> None:
    text = shown("## The form")
    assert replay(text, seed=SEED).record().strip() == text.strip()


@pytest.mark.parametrize(
    ("after", "words", "first"),
    [("40 clovers face down:", (), "10 violet"), ("would be the blue 4:", ("étoile", "2 + 2"), "4 blue")],
)
def test_the_page_computes_the_outcomes_that_are_dealt(after: str, words: tuple[str, ...], first: str) -> None:
    message = "\n".join(["0", *words])
    assert hmac.new(SEED.encode(), message.encode(), hashlib.sha256).hexdigest() in shown(after)
    assert new_match(seats=2, words=words).log[0].text == first


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


def test_the_mark_that_some_editors_put_before_a_text_does_no_harm() -> None:
    record = ludotheque.game("polyssimo").match(2, seed="marked").record()
    assert replay("\ufeff" + record).record() == record


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
