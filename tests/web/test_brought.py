"""What a game brings for browsers is given out, and nothing else of its folder."""

import pytest

import ludotheque
from ludotheque.web.browser.brought import slim
from ludotheque.words import LANGUAGES
from support.guest import get
from support.server import Server

GAMES = ludotheque.names()


@pytest.mark.parametrize("name", GAMES)
def test_the_shelf_names_everything_that_a_game_brings_and_a_browser_may_keep_it(server: Server, name: str) -> None:
    told = next(game for game in get(f"{server.address}/api/games").json() if game["name"] == name)
    assert told["minutes"] > 0
    assert told["board"] is None, "ours are built into the page"
    for address, kind in ((told["box"], "image/svg+xml"), (told["words"], "text/plain")):
        answer = get(server.address + address)
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, kind)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_the_words_of_a_game_are_all_that_the_page_needs_and_no_more(server: Server) -> None:
    told = {lang: get(f"{server.address}/api/games/ligretto/words?lang={lang}").text for lang in LANGUAGES}
    for text in told.values():
        for message in ("title = Ligretto", "cards-middle = ", "plays = ", "word-"):
            assert message in text
        assert "\nrefused-" not in text, "reasons come with refusals"
        assert "#" not in text
    assert "retournez" in told["fr"]
    assert "Kartensatz" in told["de"]
    assert "text/plain; charset=utf-8" in get(f"{server.address}/api/games/ligretto/words").headers["content-type"]


def test_who_has_the_words_of_today_is_told_so(server: Server) -> None:
    address = f"{server.address}/api/games/polyssimo/words?lang=en"
    first = get(address)
    assert "immutable" not in first.headers["cache-control"]
    again = get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "immutable" not in get(f"{address}&v=0123456789abcdef").headers["cache-control"], "of another version"


@pytest.mark.parametrize(
    "path",
    [
        "/games/lucky-numbers/nothing.svg",
        "/games/lucky-numbers/__init__.py",
        "/games/lucky-numbers/..%2Frules.py",
        "/games/lucky-numbers/..%2f..%2fpolyssimo%2fpage%2fbox.svg",
        "/games/lucky-numbers/%2e%2e/rules.py",
        "/games/lucky-numbers/page.en.ftl",
        "/games/lucky-numbers/",
        "/games/no-such-game/box.svg",
        "/games/..%2f..%2fweb/page.css",
        "/api/games/no-such-game/words",
        "/api/games/..%2flucky_numbers/words",
    ],
)
def test_nothing_else_is_given_out(server: Server, path: str) -> None:
    assert get(server.address + path).status_code == 404


def test_what_only_the_server_says_is_left_out_and_nothing_else() -> None:
    kept = "kept = { $n ->\n    [one] one\n   *[other] more\n}\n    .you = you\n"
    assert slim(f"# a comment\n\n{kept}refused-no = no\n    .x = y\nlast = l\n") == f"{kept}last = l"
