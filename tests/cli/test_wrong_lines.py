"""A line that cannot be read gets one sentence in the reader's language: what is wrong, what may have been meant, what
is allowed; and exit code 2."""

import pytest

from cli.conftest import Run
from ludotheque.languages import CODES

WRONG = [
    ("nosuch", "There is no command “nosuch”. Commands: play, learn, "),
    ("paly", "There is no command “paly”. Did you mean “play”? Commands: play, "),
    ("help", "Did you mean “--help”?"),
    ("puzzle pley", "There is no command “pley”. Did you mean “play”? Commands: play, solve, show, list, make, hunt."),
    ("play --lnag fr", "“ludotheque play” has no flag --lnag. Did you mean --lang? To see all: ludotheque play --help"),
    ("play --nothing", "“ludotheque play” has no flag --nothing. To see all: ludotheque play --help"),
    ("--prot 80", "Did you mean --port?"),
    ("-x", "“ludotheque” has no flag -x."),
    ("rules", "“ludotheque rules” needs GAME after it."),
    ("replay", "“ludotheque replay” needs FILE after it."),
    ("play --seats", "--seats needs a value after it: NUMBER."),
    ("--port", "--port needs a value after it: NUMBER."),
    ("games --lang", "--lang needs a value after it: en|fr|de."),
    ("play --seats x", "--seats takes a whole number, not “x”."),
    ("play --pace y", "--pace takes a number, not “y”."),
    ("play --watch=perhaps", "--watch takes yes or no, not “perhaps”."),
    ("play --sound bel", "--sound can’t be “bel”. Did you mean bell? Allowed: off, bell, tones."),
    ("games --lang xx", "--lang can’t be “xx”. Allowed: en, fr, de."),
    ("completion csh", "SHELL can’t be “csh”. Allowed: bash, zsh, fish."),
    ("play a b", "“b” is one word too many for “ludotheque play”."),
    ("games x", "“x” is one word too many for “ludotheque games”."),
    ("play --seat 1 --seat 2", "--seat is there twice: give it once."),
    ("games --columns 3", "--columns takes 20 or more, not 3."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_line_is_told_in_one_sentence_and_ends_with_2(line: str, sentence: str, run: Run) -> None:
    done = run(*line.split())
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("line", [line for line, _ in WRONG if "--lang" not in line])
def test_it_is_told_in_the_language_of_the_reader(line: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = set()
    for language in CODES:
        monkeypatch.setenv("LUDOTHEQUE_LANG", language)
        done = run(*line.split())
        assert done.code == 2
        told.add(done.err)
    assert len(told) == len(CODES)


def test_a_wrong_variable_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_SOUND", "loud")
    assert run("play").err == "LUDOTHEQUE_SOUND can’t be “loud”. Allowed: off, bell, tones.\n"


def test_a_plain_reader_gets_plain_signs(run: Run) -> None:
    told = run("paly", "--plain", "--columns", "30").err
    assert told.startswith('There is no command "paly".')
    assert max(map(len, told.splitlines())) <= 30
