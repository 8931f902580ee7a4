"""A short game of Lucky Numbers, word for word: everything that is printed, in every language.

After a wanted change, ``UPDATE_GOLDENS=1 pytest tests/terminal`` writes the files anew; read the difference before you
keep it.
"""

import os
from pathlib import Path

import pytest

import ludotheque
from ludotheque.terminal import local_table
from ludotheque.words import LANGUAGES
from support.sitting import Sitting

HERE = Path(__file__).parent
CLOVERS = "11 1 16 6 2 7 12 17 3 20 5 19 7 19 4 1 9 2 12 9 18 10 17 14 3 13 18 14 20 15 10 8".split()  # noqa: SIM905
"""The clovers in the order in which they are revealed: eight for the diagonals, then those that the two seats draw."""
TYPED = {
    "en": "draw; arrange 1 6 11 15; arrange 1 6 11 16; middle; draw; place a5; place b1; draw; place c1; draw; leave; "
    "d; p d1; garden; draw; place a2; draw; place d2; place c2; draw; place d2; draw; place a3; draw; place b3; draw; "
    "place d3; draw; place a4; scores; draw; place b4; last; draw; place c4; take 19 d4; draw; place c2",
    "fr": "pioche; dispose 1 6 11 15; dispose 1 6 11 16; centre; pioche; pose a5; pose b1; pioche; pose c1; pioche; "
    "laisse; draw; place d1; jardin; pioche; pose a2; pioche; pose d2; pose c2; pioche; pose d2; pioche; pose a3; "
    "pioche; pose b3; pioche; pose d3; pioche; pose a4; scores; pioche; pose b4; dernier; pioche; pose c4; "
    "prends 19 d4; pioche; pose c2",
    "de": "zieh; ordne 1 6 11 15; ordne 1 6 11 16; mitte; zieh; leg a5; leg b1; ziehe; lege c1; zieh; lass; draw; "
    "place d1; garten; zieh; leg a2; zieh; leg d2; leg c2; zieh; leg d2; zieh; leg a3; zieh; leg b3; zieh; leg d3; "
    "zieh; leg a4; punkte; zieh; leg b4; zuletzt; zieh; leg c4; nimm 19 d4; zieh; leg c2",
}

OTHERS = (
    "arrange 2 7 12 17; draw; place d4; take 17 c4; take 19 d3; draw; leave; draw; leave; draw; leave; take 9 a3; "
    "draw; place d2; draw; leave; draw; place a2; draw; leave; draw; leave; draw; place a4; take 16 b4"
)
"""What seat 2 does, whatever our bots would do today."""


def lines(language: str) -> list[str]:
    return TYPED[language].split("; ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_is_told_word_for_word(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    others = iter(OTHERS.split("; "))
    monkeypatch.setattr(local_table, "bot_for", lambda *_: lambda *_: next(others))
    match = ludotheque.game("lucky-numbers").match(2, dealer=ludotheque.Scripted(CLOVERS))
    told = "\n".join(Sitting(match, language, brief=True).play(lines(language))) + "\n"
    assert match.result
    path = HERE / f"short-game.{language}.txt"
    if os.environ.get("UPDATE_GOLDENS"):
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")
