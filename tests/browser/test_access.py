"""No fault of accessibility on any page, in any light; everything is reached on a small or enlarged screen."""

from collections.abc import Iterable, Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

from browser.conftest import Come, Finished
from browser.screens import EXPECTED, screens
from ludotheque import shelf, words
from support.browsing import DESKTOP, GAMES, LOOKS, PHONE, SMALL_PHONE, ZOOMED, PageWords, Visitor
from support.usual import more

LIGHTS = {
    "day": {"color_scheme": "light", "contrast": "no-preference"},
    "night": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
AXE_FAULTS = """async (only) => {
  const options = { resultTypes: ["violations"], preload: false, ...(only && { runOnly: only }) };
  const place = document.querySelector("aside:has(> div > h2[tabindex])") ?? document;
  const { violations } = await axe.run(place, options);
  return violations
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""
"""What axe finds; an open drawer lies over the rest, which was looked at without it."""
AT_ONCE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
"""New colours are there at once, and not after a while."""
DRAWN = "async () => { for (const _ of [1, 2]) await new Promise(requestAnimationFrame); }"
UNREACHABLE = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const covered = [];
  const place = document.querySelector("aside:has(> div > h2[tabindex])") ?? document;
  for (const one of place.querySelectorAll("button, a[href], input, select, summary")) {
    if (!shown(one) || one.disabled || one.ariaDisabled === "true") continue;
    one.focus({ preventScroll: true });
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.bottom < 0) continue; // for ears, or there when Tab comes to it
    const x = box.left + box.width / 2, y = box.top + Math.min(box.height / 2, 20);
    const there = document.elementFromPoint(x, y);
    const ours = there && (one.contains(there) || there.contains(one) || there.closest("label")?.contains(one));
    if (!ours) covered.push(`${one.ariaLabel ?? one.textContent} at ${Math.round(x)} ${Math.round(y)}`);
  }
  return covered;
}"""
"""The controls that cannot be pressed even when they are scrolled to; an open drawer lies over the rest."""

SHARED = ("shelf", "lobby", "profile", "help", "menu", "talk", "my tables")
"""The pages that are alike for all games."""


def pages(ada: Visitor, finished: Finished, game: str, *, whole: bool = False) -> Iterator[str]:
    """Every page of a game, one after the other; those that are shared with the first game, or on request."""
    say, whole = PageWords(ada.language, game), whole or game == GAMES[0]
    if whole:
        ada.go("/")
        ada.page.get_by_role("article").first.wait_for()
        yield "shelf"
        ada.go(f"/t/{ada.open_table(game, seats=3, bots=1)}")
        ada.page.get_by_role("heading", name=say("lobby-title")).wait_for()
        yield "lobby"
        ada.go("/me")
        ada.page.get_by_role("heading", level=1).wait_for()
        yield "profile"
    ada.go(f"/play/{game}")
    ada.page.get_by_text(say("new-options"), exact=True).click()
    yield "new table"
    ada.play_among_people(game, ["Bo", "Cleo"])
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    yield "table"
    for panel in ("help", "menu", "talk") if whole else ():
        ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        ada.button(say(panel)).click()
        ada.page.get_by_role("complementary").wait_for()
        yield panel
        ada.button(say("close")).click()
    ada.go(f"/t/{finished(game)}")
    ada.heading(say("hindsight-chances")).wait_for()
    yield "end"
    ada.link(say("watch-again")).click()
    ada.page.get_by_role("region", name=say("replay-timeline")).wait_for()
    ada.button(say("replay-last")).click()
    yield "replay"
    ada.go(f"/rules/{game}")
    ada.page.get_by_role("article").wait_for()
    yield "rules"
    if ada.link(say("sounds-learn")).count():
        ada.go(f"/sounds/{game}")
        ada.heading(say("sounds-learn")).wait_for()
        yield "sounds"
    if shelf.kit(game).lessons:
        ada.go(f"/learn/{game}")
        ada.button(say("lesson-show")).wait_for()
        yield "lesson"
    if whole:
        ada.go("/")
        ada.page.locator(".my-tables li").first.wait_for()
        yield "my tables"


OWN_COLOURS = ("shelf", "lobby", "table", "menu")
"""The pages with parts that no other has: looked at in every light by default, the others in every light on request."""


@pytest.mark.parametrize("game", LOOKS)
def test_axe_finds_nothing_and_all_fits_a_phone_and_400_per_cent(come: Come, finished: Finished, game: str) -> None:
    ada = come(theme="system", language="fr")  # the longer words
    poor = []
    for page in pages(ada, finished, game):
        found = [*faults(ada, LIGHTS if page in OWN_COLOURS else ["day"]), *what_does_not_fit(ada)]
        poor += [f"{page}, {fault}" for fault in found]
    assert poor == []


@more
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_any_page_in_any_light_in_any_language(
    come: Come, finished: Finished, game: str, language: str
) -> None:
    ada = come(theme="system", language=language)
    assert [f"{page}, {fault}" for page in pages(ada, finished, game) for fault in faults(ada)] == []


@more
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_axe_finds_nothing_at_any_moment_in_any_light_in_any_language(
    come: Come, finished: Finished, language: str
) -> None:
    ada = come(theme="system", language=language)
    assert [f"{screen}, {fault}" for screen in screens(ada, finished) for fault in faults(ada)] == []
    ada.troubles = [trouble for trouble in ada.troubles if not EXPECTED.search(trouble)]


def faults(ada: Visitor, lights: Iterable[str] = LIGHTS) -> list[str]:
    """What axe finds on a page, in these lights."""
    ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    if not ada.page.evaluate("() => 'axe' in window"):
        ada.page.evaluate(AXE_SCRIPT)
        ada.page.evaluate(AT_ONCE)
    found: list[str] = []
    for light in lights:
        ada.page.emulate_media(**LIGHTS[light])  # type: ignore[arg-type]
        ada.page.wait_for_function("light => document.documentElement.dataset.theme === light", arg=light)
        ada.page.evaluate(DRAWN)
        only = None if light == "day" else ["color-contrast"]  # only colours change with the light
        found += [f"{light}: {fault}" for fault in ada.page.evaluate(AXE_FAULTS, only)]
    return found


def what_does_not_fit(ada: Visitor) -> list[str]:
    """What has to be scrolled sideways, or cannot be reached, on a small or enlarged screen."""
    poor = []
    for size in (ZOOMED, SMALL_PHONE, PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.page.evaluate(DRAWN)
        if ada.overflows():
            poor.append(f"at {size[0]}: to be scrolled sideways")
        poor += [f"at {size[0]}: {control}" for control in ada.page.evaluate(UNREACHABLE)]
    return poor


@pytest.mark.parametrize("game", ["ligretto", "dutch-blitz"])
def test_the_longer_row_of_a_table_for_two_fits_too(come: Come, game: str) -> None:
    ada = come(language="fr")
    ada.play_among_people(game, ["Bo"])
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    assert what_does_not_fit(ada) == []


def test_the_first_clovers_face_up_fit_too(come: Come) -> None:
    ada, say = come(language="fr"), PageWords("fr")
    ada.play_among_people("lucky-numbers", options={"setup": "sorted"})
    ada.button(say("lucky-draw")).click()
    ada.button(say("lucky-leave")).click()
    ada.page.get_by_role("toolbar", name=say("lucky-face-up")).wait_for()
    assert what_does_not_fit(ada) == []
