"""Two people and bots play a match of each game through the page, one with the keyboard alone and one with the mouse,
and begin another. Everything that happens is said once, in order, in the words of the server, and to each in their
own language: the one who watches has a third."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands import GAMES, all_is_told, hands_of, play_out
from browser.keys import keys_of, press, tab_to
from browser.listening import Retelling, of_my_hands, of_the_signal, refusals, without_turns
from support.browsing import PHONE, PageWords, Visitor
from support.guest import Guest, act_first, open_table

TERMS: dict[str, dict[str, Any]] = {
    "lucky-numbers": {"options": {"bruno": True, "setup": "choice"}, "levels": ["champion"]},
    "polyssimo": {"seats": 4, "bots": 2},
    "ligretto": {"options": {"target": 1, "stop": "call"}},
    "dutch-blitz": {"options": {"target": 1}},
}

DRAFTED = 9
"""Pieces that two of four people take before they come to the page; bots take theirs, and then it is Bo's turn."""


def draft(ada: Visitor, bo: Visitor, table: str) -> None:
    """Begin a match, and take most of the pieces over lines beside the page."""
    for visitor, command in ((bo, "ready"), (ada, "ready"), (ada, "start")):
        visitor.command(table, command)
    with ada.line(table) as first, bo.line(table) as second:
        for _ in range(DRAFTED):
            act_first([first, second])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keyboard_and_mouse_is_heard_once_and_played_again(come: Come, game: str) -> None:
    quick, drafted = game in ("ligretto", "dutch-blitz"), game == "polyssimo"
    first, second, third = ("de", "en", "fr") if quick else ("en", "fr", "de")
    ada, bo = come(language=first), come(language=second, name="Bo")
    cleo = come(language=third, name="Cleo", size=PHONE)
    say, told, watched = (PageWords(language, game) for language in (first, second, third))
    settings = {"pace": "instant", "countdown": 0}
    terms = {"seats": 3, "bots": 1, "language": first, "settings": settings, **TERMS[game]}
    host = open_table(ada.server, game, **terms)
    ada.have_seat(host)
    is_ready = ada.page.get_by_text(say("seat-ready"), exact=True)
    bo_is_ready = ada.page.get_by_role("listitem").filter(has_text="Bo").filter(has=is_ready)
    with refusals(ada) as refused:
        if drafted:
            bo.join_table(host.table)
            draft(ada, bo, host.table)
            for visitor in (ada, bo, cleo):
                visitor.go(f"/t/{host.table}")
        else:
            ada.go(f"/t/{host.table}")
            bo.go(ada.page.get_by_role("textbox", name=say("share-link")).input_value())
            bo.button(told("join-sit")).click()
            bo.button(told("lobby-ready")).click()
            expect(bo_is_ready).to_be_visible()  # who starts before the others are ready is refused
            cleo.go(f"/t/{host.table}")
            cleo.button(watched("join-watch")).click()
            expect(cleo.page.get_by_text(watched("lobby-watching"))).to_be_visible()
        for visitor in (ada, cleo):
            all_is_told(visitor)

        witness, watcher = Retelling(host, first, game), Retelling(Guest(cleo.server, host.table), third, game)
        before, before_her = len(ada.heard), len(cleo.heard)
        with witness.listening(), watcher.listening():
            if not drafted:
                tab_to(ada, say("lobby-start"))
                press(ada, "Enter")
            play_out([ada, bo], game, ways=[keys_of(game), hands_of(game)])
            assert witness.over.wait(60)
            ada.hears(witness.told[-1])
            assert watcher.over.wait(60)
            cleo.hears(watcher.told[-1])
        heard, heard_by_her = ada.heard[before:], cleo.heard[before_her:]
    # beside what happens, only what my own hands do is said: how a piece would lie, and why an action was refused
    own, waits, waits_for_her = of_my_hands(say), of_the_signal(say), of_the_signal(watched)
    beside = [line for line in heard if own.match(line) or waits.match(line) or line in refused]
    assert without_turns([line for line in heard if line not in beside], say) == " ".join(witness.told)
    assert " ".join(line for line in heard_by_her if not waits_for_her.match(line)) == " ".join(watcher.told)
    assert len(witness.told) == len(watcher.told)

    for visitor, words in ((ada, say), (bo, told)):
        expect(visitor.button(words("rematch"))).to_be_visible()
        by_role = [visitor.page.get_by_role(role, name=words("sheet"), exact=True) for role in ("list", "region")]
        expect(by_role[0].or_(by_role[1]).first).to_contain_text(words("you"))  # one round is a list, several scroll
        visitor.button(words("fair-check")).click()
        visitor.hears(words("fair-holds" if drafted else "fair-yes"))  # who was there before the match saw the seal
    tab_to(ada, say("rematch"))
    press(ada, "Enter")
    for visitor, words in ((bo, told), (ada, say)):
        expect(visitor.button(words("lobby-ready"))).to_be_visible()
    bo.button(told("lobby-ready")).click()
    expect(bo_is_ready).to_be_visible()
    ada.button(say("lobby-start")).click()
    for visitor, words in ((ada, say), (bo, told)):
        visitor.hears(words("table-started", number=2))
