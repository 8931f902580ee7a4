"""The path of a newcomer: from the shelf to a running match, alone or with friends; those who come late watch."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands.lucky_numbers import act as lucky
from ludotheque.words import LANGUAGES
from support.browsing import GAMES, PHONE, PageWords


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_is_two_clicks_from_the_front_page(come: Come, game: str) -> None:
    ada, say = come(), PageWords(game=game)
    ada.go("/")
    ada.link(f"{say('shelf-play')} {say('title')}").click()
    ada.button(say("new-play")).click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(say("title"))
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()


def test_whoever_comes_to_a_wrong_address_is_told_and_finds_the_shelf(come: Come) -> None:
    ada, dire = come(language="fr"), PageWords("fr")
    ada.go("/no/such/page")
    expect(ada.heading(dire("no-such-page"))).to_be_visible()
    ada.link(dire("to-the-shelf")).click()
    expect(ada.page.get_by_label(dire("code-label"))).to_be_visible()
    # as the server rightly answers
    ada.troubles = [trouble for trouble in ada.troubles if "status of 404" not in trouble]


def test_friends_are_invited_by_a_code_and_whoever_comes_late_watches(come: Come) -> None:
    ada, bo, cleo = come(name=""), come(name="", language="fr"), come(name="Cleo")
    say, dire = PageWords(), PageWords("fr")
    ada.go("/")
    ada.link(f"{say('shelf-invite')} {say('title')}").click()
    ada.page.get_by_label(say("my-name")).fill("Ada")
    ada.page.get_by_label(say("new-bots"), exact=True).select_option(label=say("new-bots-count", count=1))
    ada.page.get_by_text(say("new-options"), exact=True).click()
    ada.page.get_by_label(say("option-setup")).select_option("michael")
    ada.page.get_by_label(say("setting-pace")).select_option("quick")
    ada.button(say("new-open")).click()
    expect(ada.page.get_by_text(say("invite-hollow-none"))).to_be_visible()  # no QR code that leads nowhere
    expect(ada.page.get_by_role("img", name=say("share-qr"))).to_have_count(0)
    table = ada.page.get_by_role("textbox", name=say("share-link")).input_value().replace("/t/", "/api/tables/")
    bo.go("/")
    bo.page.get_by_label(dire("code-label")).fill(ada.page.request.get(f"{table}/invitation").json()["code"].lower())
    bo.button(dire("code-go")).click()
    bo.page.get_by_label(dire("my-name")).fill("Bo")
    bo.button(dire("join-sit")).click()
    ada.hears(say("table-arrived", name="Bo"))
    expect(bo.page.get_by_role("heading", level=1)).to_be_focused()
    bo.button(dire("lobby-ready")).click()
    ada.hears(say("table-ready", name="Bo"))
    ada.button(say("lobby-start")).click()
    for visitor, words in ((ada, say), (bo, dire)):
        visitor.hears(words("table-started", number=1))

    cleo.go(ada.page.url)
    expect(cleo.page.get_by_text(say("watching"), exact=True)).to_be_visible()
    gardens = cleo.page.get_by_role("grid")
    expect(gardens).to_have_count(1)
    assert lucky(ada, say)
    cleo.page.wait_for_function("() => window.heard.some(line => /^(Ada|Bo) /.test(line))")
    # a spectator sees it all and can do nothing
    assert cleo.button(say("lucky-draw")).count() == 0
    gardens.get_by_role("button").first.click()
    cleo.page.keyboard.press("d")
    cleo.page.keyboard.press("Alt+a")
    cleo.hears(say("command-nothing"))


def test_the_host_gives_the_seat_of_who_does_not_come_to_a_bot(come: Come) -> None:
    ada, bo, say = come(), come(name="Bo", language="fr"), PageWords()
    table = ada.open_table("lucky-numbers", seats=2)
    bo.join_table(table)
    for visitor in (ada, bo):
        visitor.go(f"/t/{table}")
    expect(bo.button(re.compile(PageWords("fr")("seat-make-free")))).to_have_count(0)  # that is the host's
    free = f"{say('seat-make-free')} 2"
    ada.button(free).focus()
    ada.page.keyboard.press("Enter")
    ada.hears(say("table-unseated", name="Bo", seat=2))
    bo.hears(PageWords("fr")("table-unseated", "you", seat=2))
    expect(bo.page.get_by_text(PageWords("fr")("lobby-watching"))).to_be_visible()
    assert ada.focused in (f"{say('seat-take')} 2", f"{say('seat-give-bot')} 2")  # near where it was
    ada.button(f"{say('seat-give-bot')} 2").click()
    ada.button(say("lobby-start")).click()
    ada.hears(say("table-started", number=1))


def test_the_host_orders_the_seats_and_says_who_begins_with_the_keyboard_alone(come: Come) -> None:
    ada, bo, say = come(), come(name="Bo", language="fr"), PageWords()
    table = ada.open_table("lucky-numbers", seats=3, bots=1)
    bo.join_table(table)
    for visitor in (ada, bo):
        visitor.go(f"/t/{table}")
    ada.button(say("seat-down", who="Ada", number=2)).focus()
    for number, then in ((2, 3), (3, 3)):
        ada.page.keyboard.press("Enter")
        ada.hears(say("table-moved", "you", seat=number))
        bo.hears(PageWords("fr")("table-moved", who="Ada", seat=number))
        expect(ada.button(say("seat-down", who="Ada", number=then))).to_be_focused()  # it goes along
    begins = ada.page.get_by_label(say("option-first"), exact=True)
    expect(begins).to_have_value("2")  # Ada began before she was moved
    begins.focus()
    ada.page.keyboard.type("Bo")
    ada.hears(say("table-begins", who="Bo"))
    bo.hears(PageWords("fr")("table-begins", "yours"))
    ada.button(say("lots")).focus()
    ada.page.keyboard.press("Enter")
    lots = [say("table-lot", "yours"), say("table-lot", who="Bo"), say("table-lot", who="Hopla")]
    ada.page.wait_for_function("lots => lots.some(line => window.heard.includes(line))", arg=lots)
    expect(bo.button(re.compile(re.escape(say("lots"))))).to_have_count(0)


def test_everybody_chooses_a_deck_and_plays_with_it(come: Come) -> None:
    ada, bo = come(), come(name="Bo", size=PHONE)
    say = PageWords(game="dutch-blitz")
    table = ada.open_table("dutch-blitz", seats=3, bots=1)
    bo.join_table(table)
    for visitor in (ada, bo):
        visitor.go(f"/t/{table}")
        assert not visitor.overflows()
    own = bo.page.get_by_label(say("own-of", title=say("option-decks"), who="Bo"))
    expect(own.get_by_role("option")).to_have_text([say(f"word-{deck}") for deck in ("carriage", "pail", "plough")])
    own.select_option("pail")  # which the bot had
    bo.hears(say("table-chose", "you", value=say("word-pail")))
    ada.hears(say("table-chose", who="Bo", value=say("word-pail")))
    expect(ada.page.get_by_label(say("own-of", title=say("option-decks"), who="Hopla"))).to_have_value("carriage")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_free_seat_stay_words_on_a_phone_in_any_language(come: Come, language: str) -> None:
    ada = come(size=PHONE, touch=True, language=language)
    ada.go(f"/t/{ada.open_table('lucky-numbers', seats=3)}")
    free = ada.page.locator(".seat.free .seat-name").first
    free.wait_for()
    for letters in ("100%", "200%"):
        ada.page.evaluate("size => (document.documentElement.style.fontSize = size)", letters)
        lines = free.evaluate("one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize)")
        assert lines < 3.2, letters  # two lines at most
        assert not ada.overflows(), letters
