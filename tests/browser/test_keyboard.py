"""The questions that keys answer, the command box, and the way to the board."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands import and_hear
from browser.keys import press
from support.browsing import GAMES, PageWords


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_by_its_key(come: Come, game: str) -> None:
    ada, say = come(), PageWords(game=game)
    ada.play_among_people(game)
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    press(ada, "Alt+h")
    questions = ada.button(say.like("key-change", "name", "key"))
    expect(questions.first).to_be_visible()
    count = questions.count()
    assert count >= 7
    for place in range(count):
        question = questions.nth(place)
        key = say.like("key-change", "name", "key").match(question.get_attribute("aria-label") or "")
        assert key
        before = len(ada.heard)
        press(ada, f"Alt+{key[2].lower()}")
        ada.page.wait_for_function("before => window.heard.length > before", arg=before)
        assert ada.heard[before].strip()
    press(ada, "Alt+h")
    expect(questions).to_have_count(0)


def test_the_command_box_takes_every_action_and_says_what_was_wrong(come: Come) -> None:
    ada, say = come(), PageWords()
    ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
    expect(ada.button(say("lucky-draw"))).to_be_visible()
    press(ada, "Alt+h")
    box = ada.page.get_by_role("combobox", name=say("command"))
    box.fill("dance")
    and_hear(ada, lambda: press(ada, "Enter"))
    expect(ada.page.get_by_role("complementary").get_by_text(ada.heard[-1], exact=True)).to_be_visible()
    box.fill("draw")
    press(ada, "Enter")
    expect(ada.heading(say.like("lucky-you-drew", "number"))).to_be_visible()
    box.fill(f"{say('command-chat')} hello")
    press(ada, "Enter")
    ada.hears(say("table-chat", "you", text="hello"))


def test_the_first_tab_offers_to_skip_to_the_board(come: Come) -> None:
    ada, say = come(), PageWords()
    ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
    expect(ada.button(say("lucky-draw"))).to_be_visible()
    press(ada, "Tab")
    expect(ada.link(say("to-the-board"))).to_be_in_viewport()


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_a_card_is_played_by_key(come: Come, game: str) -> None:
    ada, say = come(), PageWords(game=game)
    ada.play_among_people(game, settings={"countdown": 0, "best_place": True})
    expect(ada.page.get_by_role("region", name=say("cards-yours"))).to_be_visible()
    best = ada.page.get_by_role("button", name=say("cards-best-name"), disabled=False)
    for _ in range(10):  # then the same cards come again
        if best.is_visible():
            break
        and_hear(ada, lambda: press(ada, "Space"))
    before = len(ada.heard)
    press(ada, ",")
    ada.page.wait_for_function("before => window.heard.slice(before).some(line => line.startsWith('You '))", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_what_i_can_do_is_told_in_words_when_i_ask(come: Come, game: str) -> None:
    ada, say = come(), PageWords(game=game)
    ada.play_among_people(game, options={"setup": "sorted"} if game == "lucky-numbers" else {})
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    and_hear(ada, lambda: press(ada, "Alt+a"))
    told = "query-actions-told"
    in_notation = [say.like(told, "actions", count=1), say.like(told, "count", "actions")]
    assert [form.pattern for form in in_notation if form.match(ada.heard[-1])] == []
    assert ada.heard[-1] != say("command-nothing")
