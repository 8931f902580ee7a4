"""A phone held sideways: the whole table is in sight, and everything can be touched."""

import pytest

from browser.conftest import Come
from browser.test_company import say, sit_down_together
from browser.test_pointing import BEGINS

SIDEWAYS = (844, 390)
OUT_OF_REACH = """() => [...document.querySelectorAll("#board button, .bar button")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
  .map((one) => [one.ariaLabel ?? one.textContent, (one.closest(".cards-seat") ?? one).getBoundingClientRect()])
  .filter(([, { top, left, right, bottom, width, height }]) =>
    top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || Math.max(width, height) < 40)
  .map(([name]) => name)"""
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("game", ["lucky-numbers", "polyssimo", "ligretto"])
def test_held_sideways_a_phone_shows_the_whole_table(come: Come, game: str) -> None:
    ada = come(size=SIDEWAYS, touch=True)
    ada.play_among_people(game, **BEGINS.get(game, {}))
    ada.page.locator("#board button").first.wait_for()
    assert not ada.page.evaluate(SCROLLS)
    cells = 12 * 11 if game == "polyssimo" else 0  # its board is one surface to drag on
    assert len(ada.page.evaluate(OUT_OF_REACH)) <= cells


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
