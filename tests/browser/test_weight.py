"""The way through a game, from the shelf to the end of a match and back, in the language with the longest words: all
fits, and the page is light: the JavaScript that a visitor loads, as it travels."""

import gzip
import re

import pytest
from playwright.sync_api import Route

from browser.conftest import Come, Finished
from browser.test_access import SHARED, pages, what_does_not_fit
from ludotheque.words import LANGUAGES
from support.browsing import GAMES, LOOKS
from support.guest import get
from support.usual import usually

MOST = 90_000
BESIDE = ("profile", "replay", "rules", "sounds")
"""Pages beside this way, which may load more."""
SCRIPTS = """() => performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => new URL(name).pathname.endsWith(".js"))"""


def open_house(route: Route) -> None:
    """Answer as a server does that other devices reach: then the lobby draws the link as a picture, too."""
    shown = route.fetch().json()
    route.fulfill(json={**shown, "link": "http://192.168.1.20:8000/t/abcdefghijkl", "house": "open", "code": "K4T7RM"})


@pytest.mark.parametrize("language", usually(LANGUAGES, lambda language: language == "de"))  # the longest words
@pytest.mark.parametrize("game", LOOKS)
def test_all_fits_and_whoever_learns_a_game_invites_others_and_plays_to_the_end_loads_at_most_90_kilobytes(
    come: Come, finished: Finished, game: str, language: str
) -> None:
    ada, poor, scripts = come(language=language), list[str](), set[str]()
    ada.page.route(re.compile(r"/invitation$"), open_house)
    for page in pages(ada, finished, game, whole=True):
        if page == "lobby":
            ada.page.locator("svg.qr").wait_for()
        if page not in BESIDE:
            scripts.update(ada.page.evaluate(SCRIPTS))
        if game == GAMES[0] or page not in SHARED:
            poor += [f"{page}, {fault}" for fault in what_does_not_fit(ada)]
    assert poor == []
    weights = {script: len(gzip.compress(get(script).content, 9)) for script in scripts}
    assert sum(weights.values()) <= MOST, weights
