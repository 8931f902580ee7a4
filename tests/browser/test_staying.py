"""A seat is kept through a reload, a cut line and a server that dies; the page says plainly how things are."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands.lucky_numbers import act as lucky
from ludotheque.lessons import teach
from support.browsing import NOTHING_THERE, PageWords
from support.guest import act_first
from support.nursery import Nursery, QuickServer
from support.running import running

say = PageWords()
"""What the browser itself notes when there is no way to the server."""
KEPT = """async () => {
  const kept = await caches.open("ludotheque");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = loaded.filter((name) => name.includes("/assets/"));
  const found = await Promise.all(["/", ...own].map((name) => kept.match(name)));
  return own.some((name) => name.includes("/lucky-")) && found.every(Boolean);
}"""
"""Whether all is kept that the page is made of, and the board is among it."""


@pytest.fixture(scope="module")
def place() -> Iterator[Nursery]:
    """Where servers are born that can die."""
    with closing(Nursery()) as opened:
        yield opened


def test_a_reload_in_mid_turn_keeps_the_seat_and_the_clover(come: Come) -> None:
    ada = come()
    ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
    ada.button(say("lucky-draw")).click()
    drawn = ada.heading(say.like("lucky-you-drew", "number"))
    before = drawn.text_content()
    ada.page.reload()
    expect(drawn).to_have_text(before or "")
    assert lucky(ada, say)


def test_who_comes_back_finds_the_whole_match_and_hears_once_what_they_missed(come: Come) -> None:
    ada, poly = come(), PageWords(game="polyssimo")
    bo, _, _ = lines = ada.play_among_people("polyssimo", ahead=5)
    ada.button(poly("log")).first.click()
    moves = ada.page.get_by_role("complementary").locator(".log-number")
    expect(moves).to_have_count(5)
    ada.go(NOTHING_THERE)
    act_first(lines)
    bo.ask("chat", text="Where is Ada?")
    act_first(lines)
    ada.page.go_back()
    missed = ada.page.locator(".notice.missed")
    expect(missed).to_contain_text(poly("missed", told="").rstrip(".").strip())
    sentence = missed.text_content() or ""
    ada.hears(sentence)
    assert [heard for heard in ada.heard if heard] == [sentence], "nothing of what is past is said but this"
    ada.button(poly("log")).first.click()
    expect(moves).to_have_count(7)
    expect(moves.first).to_have_text(f"{poly('log-move')} 7")
    ada.button(poly("close")).first.click()
    ada.button(poly("talk")).first.click()
    expect(ada.page.get_by_role("group", name=poly("talk")).filter(has_text="Bo: Where is Ada?")).to_be_visible()
    ada.page.reload()
    ada.button(poly("log")).first.click()
    expect(moves).to_have_count(7)
    expect(missed).to_have_count(0)


def test_a_cut_line_is_said_and_heals(come: Come) -> None:
    ada = come()
    ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
    draw = ada.button(say("lucky-draw"))
    expect(draw).to_be_visible()
    ada.context.set_offline(True)
    lost = ada.page.get_by_role("status").filter(has_text=say("line-lost"))
    expect(lost).to_be_visible()
    expect(lost).to_have_text(say("line-lost"))  # once
    draw.click()  # what is done meanwhile is sent later
    ada.context.set_offline(False)
    expect(ada.heading(say.like("lucky-you-drew", "number"))).to_be_visible()
    expect(lost).to_have_count(0)
    ada.forget_lost_lines()


def test_a_cut_line_does_not_push_my_cards_out_of_sight(come: Come) -> None:
    ada, quick = come(), PageWords(game="ligretto")
    ada.play_among_people("ligretto")
    mine = ada.page.get_by_role("region", name=quick("cards-yours"))
    expect(mine).to_be_in_viewport(ratio=0.99)
    for cut in (True, False):
        ada.context.set_offline(cut)
        lost = ada.page.get_by_role("status").filter(has_text=quick("line-lost"))
        expect(lost).to_have_count(int(cut))
        expect(mine).to_be_in_viewport(ratio=0.99)
    ada.forget_lost_lines()


def test_a_server_that_dies_is_missed_and_found_again(come: Come, place: Nursery, tmp_path: Path) -> None:
    with running(QuickServer(tmp_path, place, "--rate", "0")) as server:
        ada = come(server)
        ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
        expect(ada.button(say("lucky-draw"))).to_be_visible()
        server.kill()
        lost = ada.page.get_by_role("status").filter(has_text=say("line-lost"))
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_have_count(0)
        assert lucky(ada, say)
        expect(ada.heading(say.like("lucky-you-drew", "number"))).to_be_visible()
        ada.forget_lost_lines()
        ada.close()


def test_a_reload_without_the_server_says_so_and_heals(come: Come, place: Nursery, tmp_path: Path) -> None:
    with running(QuickServer(tmp_path, place, "--rate", "0")) as server:
        ada = come(server, kept=True)
        ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
        expect(ada.button(say("lucky-draw"))).to_be_visible()
        ada.wait_until(KEPT)
        server.kill()
        ada.page.reload()
        expect(ada.page.get_by_role("status").filter(has_text=say("out-of-reach", "table"))).to_be_visible()
        server.start()
        expect(ada.button(say("lucky-draw"))).to_be_visible()
        ada.forget_lost_lines()
        ada.close()


TAKEN_ALONG = """async () => {
  const kept = await caches.open("ludotheque");
  const assets = (await (await fetch("/assets.txt")).text()).split("\\n");
  const wanted = ["/", "/api/games", "/api/puzzles/offline?lang=en", "/api/games/polyssimo/rules?lang=en",
    "/api/games/polyssimo/lessons/first?lang=en", ...assets];
  const found = await Promise.all(wanted.map((address) => kept.match(address, { ignoreVary: true })));
  return found.every(Boolean);
}"""
"""Whether all is kept that is wanted offline."""


def test_rules_lessons_and_puzzles_work_offline_and_a_table_says_that_it_needs_a_connection(come: Come) -> None:
    ada = come(kept=True)
    ada.go("/")
    ada.wait_until(TAKEN_ALONG)
    ada.context.set_offline(True)
    ada.go("/")
    expect(ada.page.get_by_role("status").filter(has_text=say("offline"))).to_be_visible()
    ada.go("/rules/polyssimo")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Polyssimo")
    ada.go("/learn/polyssimo")
    ada.button(say("lesson-show")).locator("visible=true").click()
    ada.hears(teach("polyssimo", "first", "en").steps[0].done)
    ada.go("/puzzles/40")
    ada.button("Hint").click()
    expect(ada.page.locator(".cell.hinted")).to_have_count(2)
    ada.go("/t/nowhere")
    expect(ada.page.get_by_role("status").filter(has_text=say("out-of-reach", "table"))).to_be_visible()
    ada.forget_lost_lines()


def test_what_is_kept_is_never_shown_while_the_server_answers(come: Come) -> None:
    ada = come(kept=True)
    ada.go("/")
    ada.page.get_by_role("article").first.wait_for()
    ada.wait_until("async () => (await (await caches.open('ludotheque')).keys()).length > 3")
    older = """async () => {
      const kept = await caches.open("ludotheque");
      await kept.put("/", new Response("<title>old</title><script src='/assets/old.js'></script>"));
      await kept.put("/assets/old.js", new Response("old"));
    }"""
    ada.page.evaluate(older)  # as if this browser had been here before an upgrade
    ada.page.reload()
    ada.page.get_by_role("article").first.wait_for()
    gone = "async () => !(await (await caches.open('ludotheque')).match('/assets/old.js'))"
    ada.wait_until(gone)
    assert "old" not in ada.page.title()
