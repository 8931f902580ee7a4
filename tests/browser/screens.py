"""Screenshots of every screen, on a desk, on a phone, by night, in high contrast, in French and in German.

python tests/browser/screens.py FOLDER [LOOK...]
"""

import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does

from browser.hands import hands_of, is_mine, play_out
from browser.moments import looked_back, moments
from support import games
from support.browsing import DESKTOP, GAMES, PHONE, PageWords, Visitor, browsing, chromium
from support.guest import played_by_bots
from support.server import Server, running_server

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"size": DESKTOP},
    "phone": {"size": PHONE, "touch": True},
    "night": {"size": DESKTOP, "theme": "night"},
    "contrast": {"size": DESKTOP, "theme": "contrast"},
    "french": {"size": DESKTOP, "language": "fr"},
    "french-phone": {"size": PHONE, "touch": True, "language": "fr"},
    "german": {"size": DESKTOP, "language": "de"},
    "german-phone": {"size": PHONE, "touch": True, "language": "de"},
}
EXPECTED = re.compile("404|ERR_INTERNET_DISCONNECTED|WebSocket connection")
"""What the browser notes where there is no such table, and no line."""


def screens(ada: Visitor, played: Callable[[str], str]) -> Iterator[str]:
    """Go to one screen after the other; the name of each."""
    say = PageWords(ada.language)
    ada.go("/")
    ada.page.get_by_role("article").first.wait_for()
    yield "shelf"
    for game in GAMES:
        yield from (f"{game}-{name}" for name in screens_of(ada, PageWords(ada.language, game), played))
    yield from moments(ada)
    ada.go("/t/0000000000aa")
    ada.link(say("to-the-shelf")).wait_for()
    yield "no-such-table"


def screens_of(ada: Visitor, say: PageWords, played: Callable[[str], str]) -> Iterator[str]:
    """The screens of a game."""
    game = say.game
    ada.go(f"/play/{game}")
    ada.button(say("new-open")).wait_for()
    yield "new-table"
    ada.page.get_by_text(say("new-options"), exact=True).click()
    yield "new-table-options"
    table = ada.open_table(game, seats=3, bots=1)
    ada.go(f"/t/{table}")
    ada.button(say("lobby-ready")).wait_for()
    yield "lobby"
    yield from tables_of(ada, say)
    for panel in ("help", "menu", "log", "talk"):
        named = re.compile(f"{re.escape(say(panel))}$")  # on a phone the last move leads to all of them
        ada.button(named).locator("visible=true").first.click()
        ada.page.get_by_role("complementary").wait_for()
        yield panel
        ada.button(say("close")).click()
    table = played(game)
    ada.go(f"/t/{table}")
    ada.link(say("watch-again")).wait_for()
    yield "end-watched"
    ada.go(f"/t/{table}/replay/1?step=20")
    ada.page.get_by_role("slider").wait_for()
    yield "replay"
    ada.button(say("replay-last")).click()
    ada.button(say("fair-check")).click()
    yield "replay-end"
    yield from looked_back(ada, say, table)
    ada.go(f"/rules/{game}")
    ada.page.get_by_role("article").wait_for()
    yield "rules"


def tables_of(ada: Visitor, say: PageWords) -> Iterator[str]:
    """The table in its phases: the beginning, the middle, the end."""
    game = say.game
    quick = game in ("ligretto", "dutch-blitz")
    settings = {"pace": "quick" if quick else "instant", "countdown": 3 if quick else 0}
    ada.play_against_bots(game, bots=2, settings=settings, options=games.of(game).SHORT)
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    yield "table-beginning"
    if quick:
        ada.page.get_by_role("timer").wait_for(state="hidden")
    middle = {"polyssimo": 6}.get(game, 8)  # the last four of the draft, and two pieces laid
    for part, steps in (("early", 4), ("middle", middle)):
        while steps and not ada.button(say("rematch")).is_visible():
            steps -= hands_of(game)(ada, say)
            ada.page.wait_for_timeout(30)
        if not quick:
            while not (is_mine(ada, say) or ada.button(say("rematch")).is_visible()):
                ada.page.wait_for_timeout(30)
        yield f"table-{part}"
    play_out([ada], game)
    yield "end"


def take(server: Server, folder: Path, looks: Sequence[str]) -> int:
    """Take all the pictures; how many there are."""
    found = chromium()
    if found is None:
        raise SystemExit("There is no Chromium on the path, and LUDOTHEQUE_CHROMIUM names none.")
    kept: dict[str, str] = {}

    def played(game: str) -> str:
        if game not in kept:
            kept[game] = played_by_bots(server, game, options=games.of(game).SHORT).table
        return kept[game]

    count = 0
    with browsing(found) as browser:
        for look in looks:
            (folder / look).mkdir(parents=True, exist_ok=True)
            ada = Visitor(browser, server, **LOOKS[look])
            for name in screens(ada, played):
                ada.page.evaluate("document.fonts.ready")
                whole = name.split("-")[-1] not in ("beginning", "early", "middle", "end", "many", "over", "again")
                ada.page.screenshot(path=folder / look / f"{name}.png", full_page=whole, animations="disabled")
                count += 1
            for trouble in ada.troubles:
                if not EXPECTED.search(trouble):
                    print(f"{look}: {trouble}", file=sys.stderr)
            ada.close()
    return count


def main() -> None:
    """Take the pictures into the folder that is named."""
    _, *named = sys.argv
    if not named or named[0].startswith("-") or not set(named[1:]) <= set(LOOKS):
        raise SystemExit(f"{__doc__}\nLooks: {', '.join(LOOKS)}")
    folder = Path(named[0])
    with (
        tempfile.TemporaryDirectory() as kept,
        running_server(Path(kept), "--rate", "0", "--tables", "0", "--joins", "0") as server,
    ):
        print(f"{take(server, folder, named[1:] or list(LOOKS))} pictures are in {folder}")


if __name__ == "__main__":
    main()
