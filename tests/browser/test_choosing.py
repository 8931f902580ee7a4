"""What people choose on the page holds: how well bots play, taking back, single keys, the sheet between games."""

import re

from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands import play_by_wire
from browser.hands.lucky_numbers import act as lucky
from support.browsing import PageWords, Visitor


def test_bots_play_at_the_level_that_was_chosen_for_them(come: Come) -> None:
    ada, say = come(), PageWords(game="ligretto")
    ada.go("/play/ligretto?bots")
    ada.page.get_by_label(say("new-level-each")).check()
    ada.page.get_by_role("combobox", name=say("new-level-of", number=2)).select_option("expert")
    ada.page.get_by_role("combobox", name=say("new-people"), exact=True).select_option("2")
    ada.button(say("new-open")).click()
    chosen = [ada.page.get_by_role("combobox", name=say("seat-level", number=n)) for n in (3, 4)]
    expect(chosen[0]).to_have_value("regular")
    expect(chosen[1]).to_have_value("expert")
    chosen[0].select_option("newcomer")
    ada.hears(say("table-bot-sat", seat=3, bot="Lento", level=say("level-newcomer")))
    expect(chosen[0]).to_have_value("newcomer")


def two_play(come: Come, **terms: object) -> tuple[Visitor, Visitor]:
    """Two people at a table of Lucky Numbers; the first has to act."""
    ada, bo = come(), come(name="Bo")
    table = ada.open_table("lucky-numbers", seats=2, options={"setup": "sorted"}, **terms)
    bo.join_table(table)
    for visitor in (ada, bo):
        visitor.command(table, "ready")
    ada.command(table, "start")
    for visitor in (ada, bo):
        visitor.go(f"/t/{table}")
        visitor.page.get_by_role("grid").wait_for()
    return ada, bo


def test_an_action_is_taken_back_when_the_other_agrees_and_the_clock_is_seen(come: Come) -> None:
    acts, waits = two_play(come, settings={"clock": "turn", "seconds": 600})
    say = PageWords()
    expect(acts.page.get_by_role("list", name=say("clock"))).to_contain_text("10:00")
    for _ in range(2):  # draws, and puts it somewhere
        lucky(acts, say)
    acts.button(say("menu")).click()
    acts.button(say("ask-undo")).click()
    waits.button(say("proposal-yes")).click()
    acts.hears(say("table-undone", count=1))
    expect(acts.page.get_by_role("heading", level=1)).to_contain_text(say("status-yours"))


def test_single_keys_can_be_switched_off(come: Come) -> None:
    ada, say = come(), PageWords(game="ligretto")
    ada.play_among_people("ligretto")
    turned = ada.button(say.like("cards-turn-name", "count"))
    before = turned.text_content()
    ada.button(say("menu")).click()
    ada.page.get_by_role("checkbox", name=say("choose-letters")).uncheck()
    ada.button(say("close")).click()
    source = ada.page.get_by_role("button", name=re.compile(f"^{say('cards-reserve-label')}")).first
    ada.page.keyboard.press("z")
    expect(source).to_have_attribute("aria-pressed", "false")
    ada.page.keyboard.press("Space")  # no letter: it still turns three
    expect(turned).not_to_have_text(before or "")


def test_a_tournament_shows_its_sheet_between_the_games(come: Come) -> None:
    ada, say = come(), PageWords()
    table = ada.play_against_bots("lucky-numbers", options={"setup": "sorted", "tournament": True})
    sheet = ada.page.get_by_role("region", name=say("between-title", round=1))
    play_by_wire(ada, table, "lucky-numbers", sheet.is_visible)
    expect(sheet).to_contain_text(say("you"))
    sheet.get_by_role("button", name=say("between-go-on")).click()
    expect(sheet).to_be_hidden()
    ada.button(say("sheet")).click()
    expect(ada.page.get_by_role("complementary").get_by_label(say("sheet")).first).to_contain_text(say("you"))
