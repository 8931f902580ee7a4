"""What is said twice is heard twice, and the focus stays where it is while others act."""

from browser.conftest import Come
from browser.hands import is_mine
from browser.hands.lucky_numbers import act as lucky
from support.browsing import PageWords


def test_the_same_words_twice_in_a_row_are_said_twice(come: Come) -> None:
    ada, say = come(), PageWords()
    table = ada.play_against_bots("lucky-numbers")
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    for _ in range(3):
        ada.command(table, "chat", text="hello")
    told = say("table-chat", "you", text="hello")
    ada.page.wait_for_function("told => window.heard.filter(line => line === told).length === 3", arg=told)


def test_the_focus_stays_while_others_act(come: Come) -> None:
    ada, bo, say = come(), come(name="Bo"), PageWords()
    settings = {"pace": "instant"}
    table = ada.open_table("lucky-numbers", seats=2, options={"setup": "sorted"}, settings=settings)
    bo.join_table(table)
    for visitor in (ada, bo):
        visitor.command(table, "ready")
        visitor.go(f"/t/{table}")
    ada.command(table, "start")
    for visitor in (ada, bo):
        visitor.page.get_by_role("grid").wait_for()
    while not (is_mine(ada, say) or is_mine(bo, say)):
        ada.page.wait_for_timeout(20)
    acts, waits = (ada, bo) if is_mine(ada, say) else (bo, ada)
    cell = waits.page.get_by_role("grid").get_by_role("button").nth(5)
    cell.focus()
    waits.page.evaluate("window.before = document.activeElement")
    heard = len(waits.heard)
    for _ in range(2):  # draws, and puts it somewhere
        assert lucky(acts, say)
    waits.page.wait_for_function("heard => window.heard.length >= heard + 2", arg=heard)
    assert waits.page.evaluate("document.activeElement === window.before && window.before !== document.body")
