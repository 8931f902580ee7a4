"""What a record proves: by itself, by a commitment that was noted, and by what a table published; nothing more."""

from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque
from ludotheque import BadTerms, BrokenRecord, LudothequeError, OtherMatch, prove, verify
from ludotheque.proof import compare
from ludotheque.record import opening_lines, terms_lines
from ludotheque.terminal.printed.proof import proven_lines
from ludotheque.words import LANGUAGES
from records.matches import new_match, play_on
from support.playing import play_to_the_end

OLD = sorted((Path(__file__).parents[1] / "goldens" / "records-of-rules-1").glob("*.record"))


@pytest.fixture(scope="module")
def forged() -> str:
    """A record that is true to itself, of a match that was dealt again from another seed."""
    return play_on(new_match(seed="five leaves")).record()


def caught(act: Callable[[], object], kind: type[LudothequeError]) -> LudothequeError:
    with pytest.raises(kind) as error:
        act()
    assert len({error.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return error.value


def commitment_in(text: str) -> str:
    return text.partition("commitment: ")[2].partition("\n")[0]


# By itself


def test_the_commitment_binds_the_terms(finished: str) -> None:
    proof = prove(finished)
    assert proof.binds_terms
    assert (proof.commitment, proof.noted, proof.published) == (commitment_in(finished), False, "nothing")
    assert proof.match.record() == finished


@pytest.mark.parametrize(
    ("before", "after"),
    [("tournament: no", "tournament: yes"), ("bruno: yes", "bruno: no"), ("setup: choice", "setup: sorted")],
)
def test_terms_that_were_changed_are_noticed(finished: str, before: str, after: str) -> None:
    assert before in finished
    assert caught(lambda: verify(finished.replace(before, after)), BrokenRecord).code == "wrong-commitment"


def test_a_lowered_target_is_noticed() -> None:
    match = ludotheque.game("dutch-blitz").match(2, seed="aim", target=10)
    play_to_the_end(match, 1)
    text = match.record()
    assert verify(text).result == match.result
    error = caught(lambda: verify(text.replace("target: 10", "target: 9")), BrokenRecord)
    assert error.code == "wrong-commitment"


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_binds_its_seed_alone(file: Path) -> None:
    proof = prove(file.read_text("utf-8"))
    assert not proof.binds_terms
    assert proof.match.record() == file.read_text("utf-8")
    assert verify(file.read_text("utf-8"), commitment=proof.commitment).result


def test_there_are_records_of_earlier_versions() -> None:
    assert len(OLD) >= 6


# By a commitment that was noted


def test_a_noted_commitment_proves_more_however_it_is_written(finished: str) -> None:
    noted = commitment_in(finished)
    for text in (noted, noted.upper(), f" {noted}\n"):
        assert prove(finished, commitment=text).noted
    assert verify(finished, commitment=noted).record() == finished


def test_a_match_that_was_dealt_again_fails_against_the_noted_commitment(finished: str, forged: str) -> None:
    assert verify(forged).result, "true to itself"
    error = caught(lambda: verify(forged, commitment=commitment_in(finished)), OtherMatch)
    assert error.code == "other-commitment"
    assert commitment_in(finished) in error.reason
    assert commitment_in(forged) in error.reason


@pytest.mark.parametrize("noted", ["", "abc", "g" * 64, "0" * 63, "0" * 65, 3, b"0" * 64])
def test_what_is_no_commitment_is_refused(finished: str, noted: str) -> None:
    assert caught(lambda: verify(finished, commitment=noted), BadTerms).code == "bad-commitment"


# By what a table published


def test_a_record_is_compared_with_the_one_that_was_published(finished: str) -> None:
    assert compare(prove(finished), finished.splitlines()).published == "match"


def test_of_a_match_that_is_not_over_the_opening_is_compared(finished: str) -> None:
    proof = prove(finished)
    match = proof.match
    opening = opening_lines(terms_lines(match.game, match.terms), match.words, match.commitment)
    assert compare(proof, opening).published == "opening"
    opening[-2] = "words of seat 3: other words"
    error = caught(lambda: compare(proof, opening), OtherMatch)
    assert (error.code, error.facts["expected"]) == ("not-published", "words of seat 3: other words")


def test_other_actions_on_the_same_deal_are_noticed(finished: str) -> None:
    other = new_match()
    while other.result is None:
        seat = other.actors()[0]
        other.play(seat, other.legal(seat)[-1])
    proof = prove(other.record(), commitment=commitment_in(finished))
    assert proof.noted, "the commitment cannot bind actions"
    error = caught(lambda: compare(proof, finished.splitlines()), OtherMatch)
    assert error.code == "not-published"
    assert str(error.facts["found"]).startswith("seat ")


# In words


def test_the_report_says_what_was_proven_and_what_was_not(finished: str) -> None:
    noted, whole = prove(finished, commitment=commitment_in(finished)), finished.splitlines()
    old = prove(OLD[0].read_text("utf-8"))
    proofs = [prove(finished), noted, compare(prove(finished), whole), compare(noted, whole), old]
    for language in LANGUAGES:
        told = [proven_lines(proof, "https://play.example/t/abc", language) for proof in proofs]
        assert all(proof.commitment in lines[1] for proof, lines in zip(proofs, told, strict=True))
        assert len({"\n".join(lines) for lines in told}) == len(told)
        assert "bruno: yes" in "\n".join(told[0])
    plain, with_note, with_table, with_both, of_old = (proven_lines(proof, "LINK", "en") for proof in proofs)
    missing = [
        lines[lines.index("Not proven:") + 1 :] if "Not proven:" in lines else []
        for lines in (plain, with_note, with_table, with_both, of_old)
    ]
    assert [len(lines) for lines in missing] == [3, 2, 1, 0, 4]
    assert "before the first move" in missing[0][0]
    assert "terms" in missing[4][1]
    assert "Proven by what the table published (LINK):" in with_table
