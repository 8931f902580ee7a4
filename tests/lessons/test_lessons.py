"""Every lesson plays through from its first step to its end by the real rules, in every language."""

import gzip

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ludotheque import shelf
from ludotheque.fair import Scripted
from ludotheque.lessons import LEARNER, NoLesson, Taught, begin, play, teach, written
from ludotheque.words import LANGUAGES

ALL = [(kit.game.name, name) for kit in shelf.kits() for name in kit.lessons]
FIRST = [(kit.game.name, kit.lessons[0]) for kit in shelf.kits() if kit.lessons]
every_lesson = pytest.mark.parametrize(("game", "name"), ALL)


def words_of(game: str, language: str) -> dict[str, set[str]]:
    """The messages of all lessons of a game, with their attributes."""
    told: dict[str, set[str]] = {}
    for folder in shelf.game(game).folders:
        file = folder / f"lessons.{language}.ftl"
        for entry in FluentParser().parse(file.read_text("utf-8")).body if file.exists() else ():
            if isinstance(entry, Message):
                told[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return told


def ways_through(taught: Taught) -> list[list[int]]:
    """The moments of every way from the first step to the end."""
    whole: list[list[int]] = []
    begun = [[0]]
    while begun:
        so_far = begun.pop()
        for following in {way.next for way in taught.moments[so_far[-1]].ways}:
            if following is None:
                whole.append(so_far)
            else:
                begun.append([*so_far, following])
    return whole


@every_lesson
def test_every_way_through_a_lesson_does_its_steps_in_order_and_ends(game: str, name: str) -> None:
    taught = teach(game, name, "en")
    for through in ways_through(taught):
        assert [taught.moments[at].step for at in through] == list(range(len(taught.steps)))


@every_lesson
def test_what_a_lesson_shows_is_what_the_rules_bring(game: str, name: str) -> None:
    lesson, taught = written(game, name), teach(game, name, "en")
    for moment in taught.moments:
        step = lesson.step[moment.step]
        for way in moment.ways:
            if step.scene is None:
                continue
            match = begin(shelf.game(game), lesson, step.scene)
            assert match.view(LEARNER) == moment.view
            assert set(moment.legal) <= set(match.legal(LEARNER))
            match.change_dealer(Scripted(step.deals))
            seen = [match.play(LEARNER, way.actions[-1]), *play(match, step.then)]
            assert [sight.events for sight in way.sights] == seen
            assert way.sights[-1].view == match.view(LEARNER)


@every_lesson
def test_whatever_is_tried_is_done_or_answered(game: str, name: str) -> None:
    taught = teach(game, name, "en")
    for moment in taught.moments:
        asked = {text for way in moment.ways for text in way.actions}
        assert asked
        assert not asked & moment.answers.keys()
        for explanation in [*moment.answers.values(), moment.otherwise]:
            assert explanation.reason.endswith((".", "!", "?", "”"))


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(game: str, name: str, language: str) -> None:
    told, lesson = words_of(game, language), written(game, name)
    for step in lesson.step:
        assert {"how", "done", "otherwise", *step.answers.values()} <= told[f"lesson-{name}-{step.name}"], step.name
    assert {"ask", "how"} <= told[f"lesson-{name}-end"]


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_the_words_of_lessons_are_the_same_in_every_language_and_all_are_used(game: str) -> None:
    english, *others = (words_of(game, language) for language in LANGUAGES)
    assert all(other == english for other in others)
    used = {f"lesson-{name}" for lesson_of, name in ALL if lesson_of == game}
    for name in [name for lesson_of, name in ALL if lesson_of == game]:
        used |= {f"lesson-{name}-{step}" for step in ["end", *(step.name for step in written(game, name).step)]}
    assert english.keys() == used


@pytest.mark.parametrize(("game", "name"), FIRST)
def test_the_first_lesson_of_a_game_has_ten_to_fifteen_steps(game: str, name: str) -> None:
    assert 10 <= len(teach(game, name, "en").steps) + 1 <= 15


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_light_enough_to_be_kept_on_a_phone(game: str, name: str, language: str) -> None:
    assert len(gzip.compress(msgspec.json.encode(teach(game, name, language)))) <= 32_000


def test_a_try_of_which_there_are_too_many_is_answered_by_piece_and_square() -> None:
    taught = teach("polyssimo", "first", "en")
    moment = next(moment for moment in taught.moments if taught.steps[moment.step].name == "laying")
    assert moment.clashes["P l8"] == "P cannot go there: C1 covers l8, and pieces may not overlap."
    assert len(moment.clashes) < 12 * 6


def test_a_refused_try_tells_what_it_clashes_with() -> None:
    taught = teach("lucky-numbers", "first", "en")
    moment = next(moment for moment in taught.moments if taught.steps[moment.step].name == "fits")
    refused = moment.answers["place b1"]
    assert (refused.code, refused.facts["number"], refused.facts["clash"]) == ("does-not-fit", 9, "b2")


def test_a_lesson_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(NoLesson) as error:
        written("lucky-numbers", "last")
    assert "first" in error.value.reason
