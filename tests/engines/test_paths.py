"""The main paths of the page in every engine: the shelf, a puzzle, a replay, a server that dies; by day and by night,
in English and French, on a desk and on a phone."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.conftest import Finished
from browser.hands import GAMES, and_hear
from browser.hands.lucky_numbers import act as lucky
from engines.conftest import Come
from ludotheque.puzzles.booklet import of_the_house
from support.browsing import PHONE, PageWords, Visitor
from support.server import INTERPRETED, running_server

LOOK = "([selector, name]) => getComputedStyle(document.querySelector(selector)).getPropertyValue(name)"
BRIGHTNESS = """() => Math.max(...getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3))"""


def waits_until(visitor: Visitor, so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(1_000):
        if so():
            return
        visitor.page.wait_for_timeout(20)
    raise AssertionError("it never is so")


@pytest.mark.parametrize("game", GAMES)
def test_the_shelf_leads_to_a_match_in_french_by_night(come: Come, game: str) -> None:
    ada, say, dire = come(), PageWords(game=game), PageWords("fr", game)
    ada.go("/")
    bright = ada.page.evaluate(BRIGHTNESS)
    ada.button(re.compile("^FR")).click()
    ada.button(dire("theme-night")).click()
    ada.link(f"{dire('shelf-play')} {dire('title')}").wait_for()
    assert ada.page.evaluate(BRIGHTNESS) < bright / 2
    assert ada.page.evaluate(LOOK, [".langs [aria-pressed=true]", "text-decoration-line"]) == "underline"
    ada.link(f"{dire('shelf-play')} {dire('title')}").click()
    ada.button(dire("new-play")).click()
    waits_until(ada, lambda: ada.focused.startswith(say("title")))  # the heading, for whoever listens
    assert ada.page.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_phone(come: Come, game: str) -> None:
    ada = come(size=PHONE)
    ada.play_against_bots(game)
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    assert not ada.overflows()


def test_a_clover_is_dragged_to_its_cell(come: Come) -> None:
    ada, say = come(moving=True), PageWords()
    ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
    open_cell = say.like("lucky-cell-open", "cell", "there", "number")
    cells = ada.page.get_by_role("grid").get_by_role("button", name=open_cell)
    drawn = ada.page.get_by_role("region", name=say.like("lucky-you-drew", "number"))
    ada.button(say("lucky-draw")).click()
    drawn.wait_for()
    while not cells.count():  # this one fits on no free cell
        ada.button(say("lucky-leave")).click()
        ada.button(say("lucky-draw")).click()
        drawn.wait_for()
    held = drawn.get_by_text(re.compile(r"^\d+ \w+, .* marks?$")).locator("xpath=..")
    found = open_cell.match(ada.names_of(cells)[0])
    assert found
    and_hear(ada, lambda: held.drag_to(cells.first))
    ada.page.get_by_role("grid").get_by_role("button", name=re.compile(f"^{found[1]}, {found[3]} ")).wait_for()


def test_a_puzzle_is_solved_by_dragging(come: Come) -> None:
    ada, one = come(moving=True), of_the_house()[2]
    ada.go("/puzzles/3")
    for a, b in one.solution:
        ada.page.locator(f"[data-flies='{a}']").drag_to(ada.page.locator(f"[data-flies='{b}']"))
        told = "told => window.heard.some((line) => line.startsWith(told))"
        ada.page.wait_for_function(told, arg=f"{a} and {b} swapped")
    ada.heading("Solved!").wait_for()


def test_a_match_is_watched_again_by_night(come: Come, finished: Finished) -> None:
    ada, say = come(theme="night"), PageWords()
    ada.go(f"/t/{finished('lucky-numbers')}")
    ada.link(say("watch-again")).click()
    timeline = ada.page.get_by_role("region", name=say("replay-timeline"))
    slider = timeline.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    timeline.get_by_role("button", name=say("replay-forward")).click()
    timeline.get_by_text(say("replay-step-of", step=1, last=last)).wait_for()
    slider.press("ArrowRight")
    timeline.get_by_text(say("replay-step-of", step=2, last=last)).wait_for()
    ada.page.reload()  # a link leads to this very moment
    timeline.get_by_text(say("replay-step-of", step=2, last=last)).wait_for()
    slider.press("End")
    timeline.get_by_text(say("replay-step-of", step=last, last=last)).wait_for()
    ada.button(say("fair-check")).click()
    ada.hears(say("fair-holds"))


def test_a_server_that_dies_is_missed_and_found_again(come: Come, tmp_path: Path) -> None:
    say = PageWords()
    with running_server(tmp_path, "--rate", "0", env=INTERPRETED) as server:
        ada = come(server)
        ada.play_against_bots("lucky-numbers", options={"setup": "sorted"})
        ada.button(say("lucky-draw")).wait_for()
        server.kill()
        lost = ada.page.get_by_role("status").get_by_text(say("line-lost"))
        lost.wait_for()
        server.start()
        lost.wait_for(state="hidden")
        assert lucky(ada, say)
        ada.heading(say.like("lucky-you-drew", "number")).wait_for()
        ada.page.reload()  # the seat is kept, and the clover
        ada.heading(say.like("lucky-you-drew", "number")).wait_for()
        ada.forget_lost_lines()
        ada.close()


NOT_UNDERSTOOD = r"""async () => {
  const links = [...document.querySelectorAll("link[rel=stylesheet]")].map(({ href }) => href);
  const sheets = await Promise.all(links.map(async (href) => (await fetch(href)).text()));
  const asked = /@supports ?([^{]+){((?:[^{}]|{[^{}]*})*)}/g;
  const meant = sheets.join("").replace(asked, (_, condition, rules) => (CSS.supports(condition) ? rules : ""));
  const unknown = new Set();
  for (const [, rule] of meant.matchAll(/{([^{}]*)}/g)) {
    const styles = rule.split(";").map((style) => style.match(/^\s*([\w-]+):(.*?)(!important)?$/s)).filter(Boolean);
    const names = styles.map(([, name]) => name);
    if (names.includes("src")) continue; // a typeface
    const known = new Set(styles.filter(([, name, value]) => CSS.supports(name, value)).map(([, name]) => name));
    for (const [style, name] of styles) {
      const elsewhere = name.startsWith("-") || known.has(`-webkit-${name}`);
      if (!elsewhere && !known.has(name)) unknown.add(style);
    }
  }
  return [...unknown];
}"""
"""The styles that this engine drops, unless it knows the same style by an older name or value, or the sheet asks first
whether it does."""


@pytest.mark.parametrize("game", GAMES)
def test_every_style_is_understood(come: Come, game: str) -> None:
    ada = come()
    ada.play_against_bots(game)
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    assert ada.page.evaluate(NOT_UNDERSTOOD) == []
