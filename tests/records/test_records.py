"""Records: what is written can be read, played again and verified, as the page about them says."""

import hashlib
import hmac
from itertools import takewhile
from pathlib import Path

import pytest

import ludotheque
from ludotheque import BrokenRecord, ImpossibleOutcome, replay, verify
from records.matches import COLOURS, SEED, WORDS, new_match, play_on


def bound(*lines: str) -> str:
    """What docs/records.md promises, once more: the SHA-256 of the seed and the terms, line by line."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("utf-8")).hexdigest()


# A record is written so that a person can read it


def test_a_record_tells_what_was_agreed_then_what_happened(by_hand: str) -> None:
    assert by_hand == (
        "ludotheque record 1\n"
        "game: lucky-numbers\n"
        "rules: 2\n"
        "seats: 2\n"
        "setup: sorted\n"
        "bruno: no\n"
        "tournament: no\n"
        "first: 1\n"
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
    assert lines[8:13] == [
        "words of seat 1: étoile",
        "words of seat 2:",
        "words of seat 3: a b: c",
        "commitment: " + bound(SEED, *lines[1:8]),
        "seed: four leaves",
    ]
    assert lines[-3] == ""
    assert lines[-2].startswith("winners: ")
    assert lines[-1].startswith("scores: ")


def test_the_seed_is_hidden_until_the_match_is_over(unfinished: str) -> None:
    assert SEED not in unfinished
    assert bound(SEED, *unfinished.splitlines()[1:8]) in unfinished
    match = new_match()
    assert match.seed is None
    assert match.commitment == bound(SEED, *unfinished.splitlines()[1:8])
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
    assert match.view().held == 20


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


def test_the_mark_that_some_editors_put_before_a_text_does_no_harm() -> None:
    record = ludotheque.game("polyssimo").match(2, seed="marked").record()
    assert replay("\ufeff" + record).record() == record
