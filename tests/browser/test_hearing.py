"""What is said twice is heard twice, and the focus stays where it is while others act."""

from browser.conftest import Come
from browser.hands.lucky_numbers import act as lucky
from support.browsing import PageWords
from support.guest import act_first


def test_the_same_words_twice_in_a_row_are_said_twice(come: Come) -> None:
    ada, say = come(), PageWords()
    table = ada.play_against_bots("lucky-numbers")
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    for _ in range(3):
        ada.command(table, "chat", text="hello")
    told = say("table-chat", "you", text="hello")
    ada.page.wait_for_function("told => window.heard.filter(line => line === told).length === 3", arg=told)


def test_the_focus_stays_while_others_act(come: Come) -> None:
    ada, say = come(), PageWords()
    [bo] = ada.play_among_people("lucky-numbers", ["Bo"], options={"setup": "sorted"})
    ada.page.get_by_role("grid").wait_for()
    for _ in range(2):  # draws, and puts it somewhere
        assert lucky(ada, say)
    cell = ada.page.get_by_role("grid").get_by_role("button").nth(5)
    cell.focus()
    ada.page.evaluate("window.before = document.activeElement")
    heard = len(ada.heard)
    for _ in range(2):
        act_first([bo])
    ada.page.wait_for_function("heard => window.heard.length >= heard + 2", arg=heard)
    assert ada.page.evaluate("document.activeElement === window.before && window.before !== document.body")
