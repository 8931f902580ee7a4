"""A lesson in the terminal: done by typing, every try answered, in both languages, from the same data as the page."""

from collections.abc import Callable, Iterator

import pytest

from ludotheque import shelf
from ludotheque.lessons import Explanation, judge, teach
from ludotheque.terminal.learning import Learning
from ludotheque.words import LANGUAGES
from support.sitting import Done, command

ALL = [(kit.game.name, name) for kit in shelf.kits() for name in kit.lessons]
every_lesson = pytest.mark.parametrize(("game", "name"), ALL)
Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LANG", "C.UTF-8")
    return lambda *words, typed="": command(capsys, monkeypatch, *words, typed=typed)


def taught(game: str, name: str | None, language: str, *lines: str) -> list[str]:
    """Everything that a learner is told who types these lines."""
    told: list[str] = []
    Learning(game, name, language, told.append).play(iter(lines))
    return told


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_types_what_each_step_asks_for_comes_to_the_end(game: str, name: str, language: str) -> None:
    told: list[str] = []
    learning = Learning(game, name, language, told.append)

    def as_asked() -> Iterator[str]:
        while True:
            yield learning.face.notation.write(learning.moment.ways[0].actions[0])

    learning.play(as_asked())
    lesson = teach(game, name, language)
    for step in lesson.steps:
        assert step.done in told, step.name
        assert any(step.how.replace("*", "") in line for line in told), step.name
    assert any(f"ludotheque play {game} --seats {lesson.seats} --level newcomer" in line for line in told[-4:])
    assert not any("*" in line for line in told)


@every_lesson
def test_the_rules_judge_what_is_typed_as_they_answer_on_the_page(game: str, name: str) -> None:
    for moment in teach(game, name, "en").moments:
        for way in moment.ways:
            for text in way.actions:
                assert judge(shelf.game(game), moment, text, "en") == way
        for text, answer in moment.answers.items():
            assert judge(shelf.game(game), moment, text, "en") == answer, text


@every_lesson
def test_whatever_else_is_tried_is_explained_and_leaves_the_learner_where_they_are(game: str, name: str) -> None:
    rules = shelf.game(game)
    for moment in teach(game, name, "en").moments:
        asked = {rules.write(rules.read(text)) for way in moment.ways for text in way.actions}
        for text in shelf.kit(game).clashes(moment.view).values():
            assert text not in asked
            judged = judge(rules, moment, text, "en")
            assert isinstance(judged, Explanation)
            assert judged.reason in moment.clashes.values()


def test_a_try_is_answered_and_a_question_too() -> None:
    told = taught("polyssimo", None, "en", "pick X", "nonsense", "pick L", "pick D0", "pieces 2", "quit")
    assert "The X fits in few spots, so leave it for now. Take the L." in told
    assert any("“nonsense” is not a move" in line for line in told)
    assert "You may, but it has six squares: one more to place. Take a small one: I, N, V or Y." in told
    assert "Lento has F1 (6 squares): 6 squares to place." in told
    assert told[-1] == "You leave the lesson. To start it again: ludotheque learn polyssimo"


def test_a_try_that_overlaps_is_told_what_lies_there() -> None:
    told = taught("polyssimo", None, "en", "skip", "skip", "skip", "lay P k8 l8 k9 l9 k10", "lay P", "1")
    assert "P cannot go there: C1 covers l8, and pieces may not overlap." in told
    assert "1: lay P a1 b1 a2 b2 a3" in told
    assert "Step 5 of 12: Turning." in told


@pytest.mark.parametrize(
    ("language", "lines", "step"),
    [
        ("en", ["skip", "again", "back", "help"], "Step {} of 12: "),
        ("fr", ["suivant", "encore", "retour", "aide"], "Étape {} sur 12\u00a0: "),
        ("de", ["weiter", "nochmal", "zurück", "hilfe"], "Schritt {} von 12: "),
    ],
)
def test_a_step_can_be_heard_again_skipped_and_gone_back_to(language: str, lines: list[str], step: str) -> None:
    told = taught("polyssimo", "first", language, *lines)
    begun = [line for line in told if line.startswith(step.split("{")[0])]
    expected = ["1", "2", "2", "1"]
    assert [line.startswith(step.format(number)) for line, number in zip(begun, expected, strict=True)] == [True] * 4


def test_lessons_are_listed_and_begun_from_the_command_line(run: Run) -> None:
    listed = run("learn")
    assert listed.code == 0
    assert "Polyssimo Challenge, The handicap: ludotheque learn polyssimo handicap" in listed.out
    begun = run("learn", "polyssimo", "handicap", typed="pick Z0\n")
    assert begun.code == 0
    assert "Step 2 of 3: No choice left." in begun.out
    assert "n’a pas de leçon «\u00a0last\u00a0»" in run("learn", "polyssimo", "last", "--lang", "fr").err
