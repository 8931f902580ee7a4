"""What the others at a table are told beside the moves: that I asked the coach, that I am away, what I ask of them."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.test_access import DRAWN
from ludotheque.table.deciding.ruling import GRACE
from support.browsing import LOOKS, PHONE, PageWords, Visitor

say = PageWords()


def sit_down_together(ada: Visitor, bob: Visitor) -> str:
    """Begin a match of two people; the name of the table, which both have before them."""
    table = ada.open_table("lucky-numbers", seats=2, options={"setup": "sorted"})
    bob.join_table(table)
    bob.command(table, "ready")
    ada.command(table, "ready")
    ada.command(table, "start")
    for visitor in (ada, bob):
        visitor.go(f"/t/{table}")
        visitor.page.get_by_role("grid").first.wait_for()
    return table


def test_a_hint_is_read_and_heard_and_the_table_knows_of_it(come: Come) -> None:
    ada, bob = come(), come(name="Bob")
    sit_down_together(ada, bob)
    ada.button(say("lucky-draw")).click()
    ada.heading(say.like("lucky-you-drew", "number")).wait_for()
    ada.button(say("hint")).click()
    hint = ada.page.get_by_role("region", name=say("hint"))
    hint.get_by_text(say("hint-compare")).click()
    compared = hint.get_by_role("list", name=say("hint-others")).get_by_role("listitem")
    expect(compared.first).to_contain_text(re.compile(r"\d+\s%\s±\s\d+"))
    advice = hint.get_by_role("heading").text_content() or ""
    ada.page.wait_for_function("deed => window.heard.some((said) => said.startsWith(deed))", arg=advice)
    lamp = ada.page.locator("main .lamp")
    expect(lamp).to_have_count(1)  # where it is to be done
    bob.hears(say("table-hinted", who="Ada", name="Ada"))
    expect(bob.page.get_by_role("region", name=say("hint"))).to_have_count(0)  # the advice is for who asked
    hint.get_by_role("button", name=say("close")).click()
    expect(hint).to_have_count(0)
    expect(lamp).to_have_count(0)
    ada.button(say("hint")).click()
    hint.get_by_role("button", name=say("hint-do")).click()
    bob.page.wait_for_function("() => window.heard.some((said) => /^Ada (places|leaves)/.test(said))")
    expect(hint).to_have_count(0)


def test_who_is_away_is_named_and_a_bot_can_be_asked_for(come: Come) -> None:
    ada, bob = come(clock=True), come(name="Bob")
    sit_down_together(ada, bob)
    bob.go("/")
    ada.put_clock_forward(ada.button(say("ask-stand-in", who="Bob")), 1000)
    ada.hears(say("away", who="Bob"))
    ada.button(say("ask-stand-in", who="Bob")).click()  # too soon: the page says so, and how long to wait
    ada.hears(say("refused-not-away", name="Bob", seconds=GRACE))
    bob.page.go_back()
    expect(ada.button(say("ask-stand-in", who="Bob"))).to_have_count(0)


def test_a_pause_is_asked_for_and_agreed_to(come: Come) -> None:
    ada, bob = come(), come(name="Bob")
    table = sit_down_together(ada, bob)
    bob.command(table, "propose", what="pause")
    request = ada.page.get_by_role("region", name=say("proposal"))
    expect(request).to_contain_text("Bob")
    request.get_by_role("button", name=say("proposal-yes")).click()
    for visitor in (ada, bob):
        visitor.hears(say("table-paused"))
        expect(visitor.button(say("resume"))).to_be_visible()


COVERED = """(bubble) => {
  const own = bubble.getBoundingClientRect();
  return [...document.querySelectorAll("#board button, .bar button")].map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top)
    .map(([one]) => one.ariaLabel ?? one.textContent);
}"""
"""What can be pressed and is under a bubble."""
FROM_SEAT = """(bubble) => {
  const own = bubble.getBoundingClientRect();
  const seat = document.querySelector("[data-seat='1'] :is(h2, h3)").getBoundingClientRect();
  return Math.max(own.left - seat.right, seat.left - own.right, own.top - seat.bottom, seat.top - own.bottom);
}"""
"""How far a bubble is from the second seat, in pixels."""


@pytest.mark.parametrize("game", LOOKS)
@pytest.mark.parametrize("sizes", [[(1280, 800)], [PHONE, (844, 390)]], ids=["laptop", "phone"])
def test_a_quick_phrase_stands_at_the_seat_and_covers_nothing_to_press(
    come: Come, game: str, sizes: list[tuple[int, int]]
) -> None:
    ada = come(size=sizes[0], touch=len(sizes) > 1)
    lines = ada.play_among_people(game, ("Bo", "Cleo"))
    bubble = ada.page.locator(".bubble")
    for phrase, (width, height) in zip(("well-played", "thanks"), sizes, strict=False):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.locator("#board [data-seat='1']").wait_for()
        ada.page.evaluate(DRAWN)
        lines[0].ask("say", phrase=phrase)
        expect(bubble).to_have_text(say(f"table-phrase-{phrase}", "phrase"))
        assert bubble.evaluate(COVERED) == [], width
        assert bubble.evaluate(FROM_SEAT) < 30, width
        assert not ada.overflows(), width
