"""Whole matches with the keyboard alone, the questions that keys answer, and the command box."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands import is_mine
from browser.hands.lucky_numbers import best_cell, better_cell
from support.browsing import GAMES, NAME_OF, PageWords, Visitor

MOST_TABS = 80


def tab_to(visitor: Visitor, wanted: str | re.Pattern[str]) -> None:
    """Press Tab until the focus is on something of that name."""
    pattern = re.compile(f"^{re.escape(wanted)}") if isinstance(wanted, str) else wanted
    for _ in range(MOST_TABS):
        if pattern.search(visitor.focused):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def wait_for_focus(visitor: Visitor, pattern: re.Pattern[str]) -> None:
    visitor.page.wait_for_function(
        f"pattern => new RegExp(pattern).test(({NAME_OF})(document.activeElement))", arg=pattern.pattern
    )


def until_mine(visitor: Visitor, say: PageWords) -> bool:
    """Wait for my turn; whether the match goes on."""
    while not is_mine(visitor, say):
        if visitor.button(say("rematch")).is_visible():
            return False
        visitor.page.wait_for_timeout(10)
    return True


def test_a_match_of_lucky_numbers_with_the_keyboard_alone(come: Come) -> None:
    ada, say = come(), PageWords()
    ada.play_against_bots("lucky-numbers", options={"setup": "choice"})
    free = say.like("lucky-cell-open", "cell", "there", "number")
    exchange = say.like("lucky-cell-exchange", "cell", "there", "number")
    either = re.compile(f"{free.pattern}|{exchange.pattern}")
    expect(ada.button(say("lucky-arrange-ascending"))).to_be_visible()
    tab_to(ada, say("lucky-arrange-ascending"))
    press(ada, "Enter")
    tab_to(ada, say("lucky-arrange-keep"))
    press(ada, "Enter")
    expect(ada.button(say("lucky-arrange-keep"))).to_have_count(0)  # what is heard may be the bot's diagonal
    if until_mine(ada, say):
        tab_to(ada, re.compile(f"^{re.escape(say('lucky-draw'))}"))
    while until_mine(ada, say):
        draw = ada.button(say("lucky-draw"))
        if draw.is_visible():
            heard = len(ada.heard)
            press(ada, say("lucky-key-draw"))
            ada.page.wait_for_function("heard => window.heard.length > heard", arg=heard)
        elif not ada.heading(say.like("lucky-you-drew", "number")).is_visible():
            forms = [say.like("lucky-middle-open", "there", count=count).pattern for count in range(1, 17)]
            tab_to(ada, re.compile("|".join(forms)))
            press(ada, "Enter")
            wait_for_focus(ada, either)
        heard = len(ada.heard)
        best = best_cell(ada, say) or better_cell(ada, say)
        if best:
            walk(ada, best.split(",")[0])
            press(ada, "Enter")
        elif ada.button(say("lucky-leave")).is_visible():
            press(ada, say("lucky-key-leave"))
        else:
            press(ada, "Enter")
        ada.page.wait_for_function("heard => window.heard.length > heard", arg=heard)
    tab_to(ada, say("rematch"))
    press(ada, "Enter")
    expect(ada.button(say("lobby-start"))).to_be_visible()


def walk(visitor: Visitor, cell: str) -> None:
    """Go to a cell of the garden with the arrow keys."""
    here = re.match("([a-d])([1-4]),", visitor.focused)
    assert here, f"the focus is not in the garden but on {visitor.focused}"
    right, down = ord(cell[0]) - ord(here[1]), int(cell[1]) - int(here[2])
    press(visitor, *["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
    press(visitor, *["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
    assert visitor.focused.startswith(f"{cell},")


def test_a_match_of_polyssimo_with_the_keyboard_alone(come: Come) -> None:
    ada, say = come(), PageWords(game="polyssimo")
    ada.play_against_bots("polyssimo", bots=3)
    take = say.like("poly-spot-take", "piece", "wood", "size")
    fits = re.compile(re.escape(say("poly-square-fits", name="X", piece="Y")).replace("X", ".+").replace("Y", ".+"))
    square = re.compile("^[a-l][0-9]+: ")
    expect(ada.button(re.compile("pentomino")).first).to_be_visible()
    tab_to(ada, re.compile("hexomino|pentomino|^. , taken|taken by"))
    while until_mine(ada, say) and ada.button(take).count():
        press(ada, "Home")
        for _ in range(24):
            if take.match(ada.focused):
                break
            press(ada, "ArrowRight")
        heard = len(ada.heard)
        press(ada, "Enter")
        ada.page.wait_for_function("heard => window.heard.length > heard", arg=heard)
    wait_for_focus(ada, square)
    laid = 0
    while until_mine(ada, say):
        for digit in "123456":
            press(ada, digit)
            wait_for_focus(ada, square)
            if not fits.search(ada.focused):
                heard = len(ada.heard)
                press(ada, "n")
                ada.page.wait_for_function(
                    f"([fits, heard]) => window.heard.length > heard"
                    f" || new RegExp(fits).test(({NAME_OF})(document.activeElement))",
                    arg=[fits.pattern, heard],
                )
            if fits.search(ada.focused):
                break
            press(ada, "Escape")
        assert fits.search(ada.focused), "it is my turn and nothing fits"
        heard = len(ada.heard)
        press(ada, "Enter")
        ada.page.wait_for_function("heard => window.heard.length > heard", arg=heard)
        laid += 1
    assert laid > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_by_its_key(come: Come, game: str) -> None:
    ada = come()
    ada.play_among_people(game)
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    press(ada, "Alt+h")
    questions = ada.button(re.compile(r"^Alt\+"))
    expect(questions.first).to_be_visible()
    count = questions.count()
    assert count >= 7
    for place in range(count):
        question = questions.nth(place)
        key = re.match(r"Alt\+(.)", question.text_content() or "")
        assert key
        before = len(ada.heard)
        press(ada, f"Alt+{key[1].lower()}")
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
    press(ada, "Enter")
    ada.page.wait_for_function("() => window.heard.length > 0")
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
