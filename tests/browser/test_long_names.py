"""A name as long as it may be pushes nothing out of sight, whatever the size of the window."""

import pytest

from browser.conftest import Come
from support.browsing import DESKTOP, LOOKS, SMALL_PHONE, ZOOMED, PageWords

LONGEST = ("Donaudampfschifffahrtsgesellschaftskapit", "Maximiliane-Theodora von Hohenlohe-Ingel", "W" * 40)
SEATS = {"lucky-numbers": 5, "polyssimo": 4, "ligretto": 6, "dutch-blitz": 4}
ALL_INSIDE = """() => [...document.querySelectorAll("h3, main li, button")].every((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  return width < 2 || (left > -1 && right < innerWidth + 1);
})"""


@pytest.mark.parametrize("game", LOOKS)
def test_long_names_push_nothing_out_of_sight(come: Come, game: str) -> None:
    ada, say = come(name=LONGEST[0], size=SMALL_PHONE), PageWords(game=game)
    settings = {"countdown": 0} if SEATS[game] != 5 else {"clock": "player", "seconds": 600}
    names = [f"{number}{LONGEST[number % 3]}"[:40] for number in range(1, SEATS[game])]
    ada.play_among_people(game, names, settings=settings)
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    for width, height in (SMALL_PHONE, ZOOMED, (1024, 768), DESKTOP):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert not ada.overflows(), width
        ada.page.wait_for_function(ALL_INSIDE)
        ada.button(say("menu")).click()
        ada.page.wait_for_function(ALL_INSIDE)
        ada.button(say("close")).click()
