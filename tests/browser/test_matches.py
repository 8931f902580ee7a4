"""Two people and a bot play a whole match of each game through the page, and another one after it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands import GAMES, play_out
from support.browsing import PageWords

TERMS: dict[str, dict[str, Any]] = {
    "lucky-numbers": {"options": {"bruno": True}},
    "polyssimo": {},
    "ligretto": {"options": {"target": 1, "stop": "call"}},
    "dutch-blitz": {"options": {"target": 1}},
}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_match_and_another(come: Come, game: str) -> None:
    ada, bo = come(name="Ada"), come(name="Bo")
    say = PageWords(game=game)
    pace = "quick" if game in ("ligretto", "dutch-blitz") else "instant"  # people are no slower than bots
    settings = {"pace": pace, "countdown": 0}
    table = ada.open_table(game, seats=3, bots=1, settings=settings, **TERMS[game])
    ada.go(f"/t/{table}")
    link = ada.page.get_by_role("textbox", name=say("share-link")).input_value()
    bo.go(link)
    bo.button(say("join-sit")).click()
    bo.button(say("lobby-ready")).click()
    is_ready = ada.page.get_by_text(say("seat-ready"), exact=True)
    bo_is_ready = ada.page.get_by_role("listitem").filter(has_text="Bo").filter(has=is_ready)
    expect(bo_is_ready).to_be_visible()  # who starts before the others are ready is refused
    ada.button(say("lobby-start")).click()
    play_out([ada, bo], game)
    for visitor in (ada, bo):
        expect(visitor.button(say("rematch"))).to_be_visible()
        by_role = [visitor.page.get_by_role(role, name=say("sheet"), exact=True) for role in ("list", "region")]
        expect(by_role[0].or_(by_role[1]).first).to_contain_text(say("you"))  # one round is a list, several scroll
        visitor.button(say("fair-check")).click()
        visitor.hears(say("fair-yes"))  # both saw the seal before the match
    bo.button(say("rematch")).click()
    for visitor in (bo, ada):
        expect(visitor.button(say("lobby-ready"))).to_be_visible()
    bo.button(say("lobby-ready")).click()
    expect(bo_is_ready).to_be_visible()
    ada.button(say("lobby-start")).click()
    for visitor in (ada, bo):
        visitor.hears(say("table-started", number=2))
