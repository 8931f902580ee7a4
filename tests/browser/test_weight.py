"""The page is light: the JavaScript that a visitor loads to learn and play a game, as it travels."""

import gzip
import re

import pytest
from playwright.sync_api import Route

from browser.conftest import Come, Finished
from ludotheque.words import LANGUAGES
from support.browsing import LOOKS, PageWords
from support.guest import get
from support.usual import usually

MOST = 90_000
SCRIPTS = """() => performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => new URL(name).pathname.endsWith(".js"))"""


def open_house(route: Route) -> None:
    """Answer as a server does that other devices reach: then the lobby draws the link as a picture, too."""
    shown = route.fetch().json()
    route.fulfill(json={**shown, "link": "http://192.168.1.20:8000/t/abcdefghijkl", "house": "open", "code": "K4T7RM"})


@pytest.mark.parametrize("language", usually(LANGUAGES, lambda language: language == "de"))  # words are no scripts
@pytest.mark.parametrize("game", LOOKS)
def test_whoever_learns_a_game_invites_others_and_plays_to_the_end_loads_at_most_90_kilobytes_of_javascript(
    come: Come, finished: Finished, game: str, language: str
) -> None:
    ada, say, scripts = come(language=language), PageWords(language, game), set[str]()

    def look(shown: str) -> None:
        ada.page.locator(shown).first.wait_for(state="attached")
        scripts.update(ada.page.evaluate(SCRIPTS))

    ada.go("/")
    look("article")
    ada.go(f"/learn/{game}")
    look("#board button")
    ada.go(f"/play/{game}")
    look("form button")
    ada.page.route(re.compile(r"/invitation$"), open_house)
    ada.go(f"/t/{ada.open_table(game, seats=2)}")
    look("svg.qr")
    ada.play_against_bots(game)
    look("#board button")
    for panel in ("help", "menu", "talk"):
        ada.button(say(panel)).locator("visible=true").first.click()
        look("aside button")
        ada.button(say("close")).click()
    ada.go(f"/t/{finished(game)}")
    look(".chances svg")
    ada.go("/")  # where her tables are by now
    look(".my-tables li")
    weights = {script: len(gzip.compress(get(script).content, 9)) for script in scripts}
    assert sum(weights.values()) <= MOST, weights
