"""Between two rounds of cards: whoever has only a keyboard reads the points in peace, and says when they are ready."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.hands import play_by_wire
from support.browsing import PageWords, Visitor
from support.guest import Guest, join


@contextmanager
def between_rounds(ada: Visitor, signal: str, button: Locator) -> Iterator[Guest]:
    """Ada, two bots, and one more that stood in for Bo have played a round: Bo, who has come back."""
    settings = {"pace": "instant", "countdown": 5, "signal": signal}
    options = {"target": 500, "blocked": "score"}
    table = ada.open_table("ligretto", seats=4, bots=2, settings=settings, options=options)
    bo = join(Guest(ada.server, table), name="Bo")
    with bo.socket():
        assert bo.do("ready").is_success
        ada.command(table, "ready")
        ada.command(table, "start")
        assert bo.do("leave").is_success
        ada.go(f"/t/{table}")
        play_by_wire(ada, table, "ligretto", button.is_visible)
        assert bo.do("comeback").is_success
        yield bo


def test_ready_by_keyboard_alone(come: Come) -> None:
    ada, say = come(), PageWords(game="ligretto")
    ready, keys = ada.button(say("lobby-ready")), ada.page.keyboard
    with between_rounds(ada, "ready", ready) as bo:
        expect(ready).to_be_focused()
        ada.hears(say("signal-waits", "you", names="Bo"))
        keys.press("Escape")
        expect(ready).to_be_enabled()  # not at once: a key may still have been meant for the cards
        keys.press("Enter")
        ada.hears(say("table-ready", "you"))
        expect(ada.button(say("lobby-wait"))).to_be_visible()
        assert ada.focused == say("signal")  # where the button was, and not behind it on the cards
        ada.page.reload()
        expect(ada.button(say("lobby-wait"))).to_be_visible()
        ada.hears(say("signal-waits", names="Bo"))
        assert ada.heard.count(say("signal-waits", names="Bo")) == 1
        assert bo.do("ready").is_success
        ada.hears(say("table-ready", name="Bo"))
        expect(ada.button(say("lobby-wait"))).to_have_count(0)
        keys.press("Alt+h")  # no countdown runs while somebody reads
        ada.hears(say("table-waits", "you"))
        keys.press("Escape")
        expect(ready).to_be_enabled()
        ada.hears(say("signal-yours"))
        ready.press("Enter")
        expect(ready).to_have_count(0)
        turn = ada.page.get_by_role("button", name=say.like("cards-turn-name", "count"), disabled=False)
        expect(turn).to_be_visible(timeout=20_000)


def test_the_word_by_keyboard_alone(come: Come) -> None:
    ada, say = come(language="fr"), PageWords("fr", "ligretto")
    give = ada.button(say("signal-give", word=say("signal-word")))
    with between_rounds(ada, "word", give) as bo:
        expect(give).to_be_focused()
        ada.hears(say("signal-word-waits"))
        assert bo.do("wait").is_success
        ada.hears(say("table-waits", name="Bo"))
        expect(give).to_be_enabled()
        give.press("Enter")
        ada.hears(say("refused-reads", names="Bo", count=1, seconds=60))
        assert bo.do("ready").is_success
        ada.hears(say("table-ready", name="Bo"))
        for key, told in (("Alt+h", "table-waits"), ("Escape", "table-ready")):
            ada.page.keyboard.press(key)  # who reads says so, and that they are done, by themselves
            ada.hears(say(told, "you"))
        give.press("Enter")
        ada.hears(say("table-signalled", "you", word=say("signal-word")))
