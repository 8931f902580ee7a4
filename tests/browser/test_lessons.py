"""A lesson on the page: done by keyboard alone, heard once, and at its end a first real match."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.keys import lesson_keys_of, press, tab_to
from ludotheque import lessons
from support.browsing import PageWords


def said(step: lessons.StepShown) -> str:
    """What is heard when a step begins."""
    asked = f"{step.ask}. {step.how}".replace("*", "")
    return re.sub(r"([.?!])\.", r"\1", asked, count=1)


@pytest.mark.parametrize("game", ["lucky-numbers", "polyssimo"])
def test_a_lesson_is_done_by_keyboard_alone_each_refusal_is_explained_and_it_leads_to_a_match(
    come: Come, game: str
) -> None:
    ada, say, keys = come(clock=True), PageWords(game=game), lesson_keys_of(game)
    taught = lessons.teach(game, "first", "en")
    ada.go("/")
    tab_to(ada, f"{say('learn')} {say('title')}")
    press(ada, "Enter")
    ada.hears(said(taught.steps[0]))
    moment, refusals = taught.moments[0], list[str]()

    heading = ada.page.get_by_role("main").get_by_role("heading", level=2)
    while True:
        way = moment.ways[0]
        refused = keys.refused(ada, say, moment)
        if refused and not refusals:
            refusals.append(refused)
            ada.hears(refused)
            expect(ada.page.get_by_text(refused).first).to_be_visible()
        keys.do(ada, say, way.actions[0], moment)
        ada.hears(taught.steps[moment.step].done)
        if way.next is None:
            break
        moment = taught.moments[way.next]
        ada.put_clock_forward(heading.get_by_text(taught.steps[moment.step].ask, exact=True), 1000)
        ada.hears(said(taught.steps[moment.step]))
    ada.put_clock_forward(ada.heading(taught.end.ask), 1000)
    heard = ada.heard
    assert [line for line in heard if line in map(said, taught.steps)] == [*map(said, taught.steps)]
    assert [heard.count(refused) for refused in refusals] == [1]

    tab_to(ada, say("lesson-first-match", who="Lento"))
    press(ada, "Enter")
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(say("title"))


def test_a_lesson_goes_on_where_it_was_left_and_in_another_language(come: Come) -> None:
    ada, say, dire = come(clock=True), PageWords(game="lucky-numbers"), PageWords("fr", "lucky-numbers")
    english, french = (lessons.teach("lucky-numbers", "first", language) for language in ("en", "fr"))
    ada.go("/learn/lucky-numbers")
    ada.button(say("lesson-show")).wait_for()
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000") + 60)  # else the lesson may go on by itself first
    ada.button(say("lesson-show")).click()
    ada.button(say("lesson-go-on")).click()
    ada.heading(english.steps[1].ask).wait_for()
    ada.page.clock.resume()
    ada.go("/learn/lucky-numbers/first")
    ada.heading(english.steps[1].ask).wait_for()
    ada.button(say("menu")).click()
    ada.page.get_by_label(say("bar-language")).first.select_option("fr")
    ada.heading(french.steps[1].ask).wait_for()
    ada.button(dire("close")).click()
    ada.button(dire("lesson-back")).click()
    ada.heading(french.steps[0].ask).wait_for()
