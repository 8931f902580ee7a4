"""After a match: its replay goes step by step, the deal is checked with one click, the record can be kept."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludotheque
from browser.conftest import Come, Finished
from support.browsing import LOOKS, PageWords


@pytest.mark.parametrize("game", LOOKS)
def test_a_match_is_watched_again_checked_and_kept(come: Come, finished: Finished, game: str, tmp_path: Path) -> None:
    ada, say = come(), PageWords(game=game)
    replay = re.compile(r"/matches/1$")
    ada.page.route(replay, lambda route: route.abort())  # the score sheet needs no replay
    with ada.page.expect_response(re.compile("only=rounds")):
        ada.go(f"/t/{finished(game)}")
    expect(ada.page.get_by_label(say("sheet"), exact=True).first).to_be_visible()
    ada.page.unroute(replay)
    expect(ada.page.get_by_role("img", name=say("hindsight-curve"))).to_be_visible()  # nothing is to be unfolded
    ada.button(say("fair-check")).click()
    expect(ada.page.get_by_text(say("fair-holds")).locator("visible=true").first).to_be_visible()
    expect(ada.page.get_by_text(say("fair-missing-time"))).to_be_visible()
    ada.link(say("watch-again")).click()

    timeline = ada.page.get_by_role("region", name=say("replay-timeline"))
    slider = timeline.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 2
    for step in (1, 2):
        timeline.get_by_role("button", name=say("replay-forward")).click()
        expect(timeline).to_contain_text(say("replay-step-of", step=step, last=last))
    timeline.get_by_role("button", name=say("replay-back")).click()
    expect(slider).to_have_value("1")
    ada.page.reload()  # a link leads to this very moment
    expect(slider).to_have_value("1")
    ada.page.evaluate("history.pushState(null, '', '?step=2')")  # as a link within the page does
    ada.page.go_back()
    ada.page.go_forward()
    expect(slider).to_have_value("2")
    timeline.get_by_role("button", name=say("replay-last")).click()
    expect(timeline).to_contain_text(re.compile(r"win|share"))

    ada.button(say("fair-check")).click()
    ada.hears(say("fair-holds"))
    with ada.page.expect_download() as download:
        ada.link(say("replay-record")).click()
    kept = tmp_path / "record.txt"
    download.value.save_as(kept)
    match = ludotheque.verify(kept.read_text("utf-8"))
    assert match.result is not None


def test_a_replay_on_a_laptop_shows_the_whole_garden_however_much_is_said(come: Come, finished: Finished) -> None:
    ada = come(size=(1280, 800))
    ada.go(f"/t/{finished('lucky-numbers')}/replay/1")
    garden = ada.page.locator(".lucky-mine .garden")
    garden.wait_for()
    ada.page.evaluate("document.querySelector('.timeline-said').textContent = 'Somebody plays. '.repeat(15)")
    box = garden.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 800
