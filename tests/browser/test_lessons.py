"""A lesson on the page: done by keyboard alone, heard once, and at its end a first real match."""

import re

from playwright.sync_api import expect

from browser.conftest import Come
from browser.keys import press, tab_to, wait_for_focus
from browser.keys.lucky_numbers import walk
from ludotheque import lessons
from support.browsing import PageWords, Visitor

A_CELL = re.compile("^[a-d][1-4],")
FACE_UP = re.compile(r"^\d+ (blue|violet)")


def said(step: lessons.StepShown) -> str:
    """What is heard when a step begins."""
    asked = f"{step.ask}. {step.how}".replace("*", "")
    return re.sub(r"([.?!])\.", r"\1", asked, count=1)


def do(ada: Visitor, say: PageWords, action: str) -> None:
    """Do what a step asks for, with keys."""
    verb, *more = action.split()
    if verb == "arrange":
        tab_to(ada, say("lucky-arrange-ascending"))
        press(ada, "Enter")
        tab_to(ada, say("lucky-arrange-keep"))
        press(ada, "Enter")
    elif verb == "take":
        tab_to(ada, FACE_UP)
        press(ada, "Home")
        while not ada.focused.startswith(f"{more[0]} "):
            press(ada, "ArrowRight")
        press(ada, "Enter")
        wait_for_focus(ada, A_CELL)
        walk(ada, more[1])
        press(ada, "Enter")
    elif verb == "place":
        tab_to(ada, A_CELL)
        walk(ada, more[0])
        press(ada, "Enter")
    else:
        press(ada, say(f"lucky-key-{verb}"))


def test_the_lesson_of_lucky_numbers_is_done_by_keyboard_alone_and_leads_to_a_match(come: Come) -> None:
    ada, say = come(clock=True), PageWords(game="lucky-numbers")
    taught = lessons.teach("lucky-numbers", "first", "en")
    ada.go("/")
    tab_to(ada, f"{say('learn')} {say('title')}")
    press(ada, "Enter")
    ada.hears(said(taught.steps[0]))
    moment = taught.moments[0]
    refused = moment.answers["place b1"].reason
    tab_to(ada, A_CELL)
    walk(ada, "b1")
    press(ada, "Enter")
    ada.hears(refused)
    expect(ada.page.get_by_text(refused).first).to_be_visible()

    heading = ada.page.get_by_role("main").get_by_role("heading", level=2)
    while True:
        way = moment.ways[0]
        do(ada, say, way.actions[0])
        ada.hears(taught.steps[moment.step].done)
        if way.next is None:
            break
        moment = taught.moments[way.next]
        ada.put_clock_forward(heading.get_by_text(taught.steps[moment.step].ask, exact=True), 1000)
        ada.hears(said(taught.steps[moment.step]))
    ada.put_clock_forward(ada.heading(taught.end.ask), 1000)
    heard = ada.heard
    assert [line for line in heard if line in map(said, taught.steps)] == [*map(said, taught.steps)]
    assert heard.count(refused) == 1

    tab_to(ada, say("lesson-first-match", who="Lento"))
    press(ada, "Enter")
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(say("title"))


def test_a_lesson_goes_on_where_it_was_left_and_in_another_language(come: Come) -> None:
    ada, say, dire = come(), PageWords(game="lucky-numbers"), PageWords("fr", "lucky-numbers")
    english, french = (lessons.teach("lucky-numbers", "first", language) for language in ("en", "fr"))
    ada.go("/learn/lucky-numbers")
    ada.button(say("lesson-show")).click()
    ada.button(say("lesson-go-on")).click()
    ada.heading(english.steps[1].ask).wait_for()
    ada.go("/learn/lucky-numbers/first")
    ada.heading(english.steps[1].ask).wait_for()
    ada.button(say("menu")).click()
    ada.page.get_by_label(say("bar-language")).first.select_option("fr")
    ada.heading(french.steps[1].ask).wait_for()
    ada.button(dire("close")).click()
    ada.button(dire("lesson-back")).click()
    ada.heading(french.steps[0].ask).wait_for()
