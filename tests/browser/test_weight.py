"""The page is light: the JavaScript that a visitor loads to learn and play a game, as it travels."""

import gzip

import pytest

from browser.conftest import Come
from ludotheque.words import LANGUAGES
from support.browsing import GAMES
from support.guest import get

MOST = 90_000
SCRIPTS = """() => performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => new URL(name).pathname.endsWith(".js"))"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_learns_a_game_and_plays_it_loads_at_most_90_kilobytes_of_javascript(
    come: Come, game: str, language: str
) -> None:
    ada, scripts = come(language=language), set[str]()

    def look(shown: str) -> None:
        ada.page.locator(shown).first.wait_for()
        scripts.update(ada.page.evaluate(SCRIPTS))

    ada.go("/")
    look("article")
    ada.go(f"/learn/{game}")
    look("#board button")
    ada.go(f"/t/{ada.open_table(game, seats=2)}")
    look("main button")
    ada.play_among_people(game)
    look("#board button")
    assert sum(len(gzip.compress(get(script).content, 9)) for script in scripts) <= MOST
