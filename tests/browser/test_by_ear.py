"""Ligretto and Dutch Blitz by ear: the strip below the table, moves found by keys on a French keyboard, and the page on
which the sounds are learned."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from support.browsing import PageWords, Visitor

AZERTY = {"a": "KeyQ", "m": "Semicolon"}
"""Where letters are on a French keyboard that are elsewhere on others."""
ALT = 1


def press(visitor: Visitor, letter: str) -> None:
    """Press Alt and the key on which a letter is written on a French keyboard."""
    keyboard = visitor.page.context.new_cdp_session(visitor.page)
    key = {"key": letter, "code": AZERTY.get(letter, f"Key{letter.upper()}"), "modifiers": ALT}
    for kind in ("rawKeyDown", "keyUp"):
        keyboard.send("Input.dispatchKeyEvent", {"type": kind, "windowsVirtualKeyCode": ord(letter.upper()), **key})
    keyboard.detach()


def ask(visitor: Visitor, letter: str) -> str:
    """What is answered to somebody who wants to hear nothing but answers."""
    before = len(visitor.heard)
    press(visitor, letter)
    visitor.page.wait_for_function("before => window.heard.length > before", arg=before)
    return visitor.heard[before].replace("\u00a0", " ")


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_a_move_is_found_and_played_by_ear_on_a_french_keyboard(come: Come, game: str) -> None:
    ada, say = come(language="fr", verbosity="quiet"), PageWords("fr", game)
    ada.play_among_people(game, settings={"countdown": 0})
    ada.page.get_by_role("button", name=say.like("cards-turn-name", "count"), disabled=False).wait_for()
    assert re.search(r"reste 10\. Série 1 : .*\d+ cartes à retourner\.$", ask(ada, "m"))
    assert ask(ada, "p") == "Pas encore de pile au centre."
    hand = ada.page.locator("[data-source=hand]")
    for _ in range(10):  # then the same cards come again
        if "ouvre une pile ; 1 sur" in ask(ada, "n"):
            break
        shown = hand.get_attribute("aria-label") or ""
        press(ada, "r")
        expect(hand).not_to_have_attribute("aria-label", shown)
    assert "ouvre une pile." in ask(ada, "a")
    press(ada, "g")
    expect(ada.button(re.compile(r"^Pile 1\b.*\b2\b"))).to_be_visible()  # the table has answered: it wants a 2
    assert re.match(r"^\w+ : 1 sur la pile 1\.$", ask(ada, "p"))


def test_the_strip_shows_what_is_said_and_asks_as_the_keys_do(come: Come) -> None:
    ada, say = come(verbosity="usual"), PageWords(game="ligretto")
    ada.play_among_people("ligretto", settings={"countdown": 0, "rhythm": "rest-2"})
    ear = ada.button(say("ear"))
    expect(ear).to_have_attribute("aria-expanded", "false")
    ear.click()
    strip = ada.page.get_by_role("region", name=say("ear"))
    expect(strip.get_by_role("radio", name=say("verbosity-usual"))).to_be_checked()
    expect(strip.get_by_text(say("setting-rhythm", "rest-2"))).to_be_visible()
    strip.get_by_role("button", name=say("cards-ask-piles")).click()
    told = say("cards-say-no-pile")  # my own cards may wait to be said, and then stand before the answer
    expect(strip.get_by_text(told)).to_be_visible()
    strip.get_by_role("button", name=say("query-again")).click()
    ada.page.wait_for_function(
        "told => window.heard.filter((line) => line.trim().endsWith(told)).length === 2", arg=told
    )
    expect(strip.get_by_role("button", name=say("cards-learn-lands"))).to_be_visible()
    assert not ada.overflows()
    ada.page.get_by_role("button", name=say.like("cards-turn-name", "count"), disabled=False).click()
    ada.page.wait_for_function("() => window.heard.some((line) => /(^| )(Hand: |opens a pile|fits, )/.test(line))")
    strip.get_by_role("radio", name=say("verbosity-quiet")).check()
    ada.page.reload()
    expect(strip.get_by_role("radio", name=say("verbosity-quiet"))).to_be_checked()  # kept, and open as it was
    ear.click()
    expect(strip).to_have_count(0)


def test_the_sounds_are_learned_switched_off_and_asked_for(come: Come) -> None:
    ada, say = come(), PageWords(game="ligretto")
    ada.go("/rules/ligretto")
    ada.link(say("sounds-learn")).click()
    expect(ada.heading(say("sounds-learn"))).to_be_visible()
    late = ada.page.get_by_role("checkbox", name=re.compile(re.escape(say("cards-learn-late"))))
    late.uncheck()
    ada.button(say("cards-learn-lands")).click()
    ada.button("Quiz me").click()
    answers = ada.page.get_by_role("group", name=re.compile(r"\?$")).get_by_role("button")
    expect(answers).to_have_count(4)
    answers.first.click()
    ada.page.wait_for_function("() => window.heard.some((line) => /of 1 right$/.test(line))")
    ada.page.reload()
    expect(late).not_to_be_checked()
