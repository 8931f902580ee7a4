"""A phone: everything can be touched, and held sideways the whole table is in sight."""

import pytest

from browser.conftest import Come
from browser.test_company import say, sit_down_together
from browser.test_pointing import BEGINS
from support.browsing import LOOKS, PHONE

SIDEWAYS = (844, 390)
TARGETS = """[...document.querySelectorAll("#board button:not([data-square]), .bar button")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
  .map((one) => [one, one.closest(".cards-seat, .poly-seat") ?? one])
  .map(([one, place]) => [one.ariaLabel ?? one.textContent, place.getBoundingClientRect()])"""
"""What is touched, by name, and where; but the squares of Polyssimo's board, which is one surface to drag on."""
TOO_SMALL = f"""() => {TARGETS}
  .filter(([, {{ width, height }}]) => Math.min(width, height) < 40).map(([name]) => name)"""
OUT_OF_SIGHT = f"""() => {TARGETS}
  .filter(([, {{ top, left, right, bottom }}]) =>
    top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
  .map(([name]) => name)"""
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("game", LOOKS)
def test_on_a_phone_every_target_is_large_and_held_sideways_the_whole_table_is_in_sight(come: Come, game: str) -> None:
    ada = come(size=SIDEWAYS, touch=True)
    ada.play_among_people(game, **BEGINS.get(game, {}))
    ada.page.locator("#board button").first.wait_for()
    assert not ada.page.evaluate(SCROLLS)
    assert ada.page.evaluate(OUT_OF_SIGHT) == []
    assert ada.page.evaluate(TOO_SMALL) == []
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.page.evaluate("document.fonts.ready")
    assert ada.page.evaluate(TOO_SMALL) == []


def test_held_sideways_a_phone_shows_what_is_asked_in_lines_and_beside_its_buttons(come: Come) -> None:
    ada, bob = come(size=SIDEWAYS, touch=True), come(name="Bob")
    table = sit_down_together(ada, bob)
    bob.command(table, "propose", what="pause")
    box = ada.page.get_by_role("region", name=say("proposal")).bounding_box()
    assert box is not None
    assert (box["width"] > 240, box["height"] < 130) == (True, True)
    for name in ("talk", "menu"):
        other = ada.button(say(name)).bounding_box()
        assert other is not None
        assert other["y"] + other["height"] <= box["y"] + 1
