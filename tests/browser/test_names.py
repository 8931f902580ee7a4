"""What a screen reader is given of every table: the tree of names and roles that Chromium makes of it; and what remains
where the system imposes its colours, and where text is twice as large."""

import re
from collections import defaultdict
from collections.abc import Callable

import pytest

from browser.conftest import Come
from support.browsing import GAMES, LOOKS, PHONE, PageWords, Visitor

Tree = dict[str, list[str]]
"""The names of everything that is told, by role."""
PRESSED = (
    *("button", "link", "combobox", "textbox", "checkbox", "slider"),
    *("grid", "toolbar", "heading", "list", "region", "group"),
)
"""Roles whose things must have a name."""
NAMELESS = {"list", "group", "heading"}
"""Of those, the ones that may do without."""
GLUED = re.compile(r"[a-zà-ÿ][A-ZÀ-Þ][a-zà-ÿ]")
"""Two words without a space between them, as where one of them is seen by ears only."""


def tree_of(visitor: Visitor) -> Tree:
    """What Chromium tells of the page."""
    tree: Tree = defaultdict(list)
    for node in visitor.context.new_cdp_session(visitor.page).send("Accessibility.getFullAXTree")["nodes"]:
        if not node["ignored"]:
            tree[node["role"]["value"]].append(node.get("name", {}).get("value", "").replace("\u00a0", " "))
    return tree


def lucky_numbers(tree: Tree, say: PageWords) -> None:
    assert say("lucky-your-garden") in tree["grid"]
    cells = [name for name in tree["button"] if re.match("[a-d][1-4], ", name)]
    assert len(cells) == 16
    assert say("lucky-arrange-ascending") in tree["button"]
    assert sum(say("lucky-arrange-pick", clover="").strip() in name for name in tree["button"]) == 4


def polyssimo(tree: Tree, say: PageWords) -> None:
    spot = say.like("poly-spot", "piece", "wood", "shape")
    spots = [name for name in tree["button"] if spot.match(name)]
    assert len(spots) == 24
    assert all(say("poly-shape-row", row=1, count=2, columns="").split()[0] in name for name in spots), (
        "each has its shape"
    )
    assert say("poly-on-table-list") in tree["toolbar"]


def cards(tree: Tree, say: PageWords) -> None:
    for part in ("cards-middle", "cards-yours", "cards-others"):
        assert say(part) in tree["region"]
        assert say(part) in tree["heading"]
    for part in ("cards-middle", "cards-yours"):
        assert say(part) in tree["toolbar"]
    new_pile = say("cards-new-pile").replace("\u00a0", " ")
    assert any(name.startswith(new_pile) for name in tree["button"])


TOLD: dict[str, Callable[[Tree, PageWords], None]] = {
    "lucky-numbers": lucky_numbers,
    "polyssimo": polyssimo,
    "ligretto": cards,
    "dutch-blitz": cards,
}


LIVE = """() => [...document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log], output")]
  .map((one) => one.className.split(" ")[0])"""
SPEAKING = {"unseen", "line-banner-place"}
"""What may say something by itself: the announcer, and the place that says that the connection is lost."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_tells_its_parts_by_name(come: Come, game: str) -> None:
    ada, say = come(language="fr"), PageWords("fr", game)
    ada.play_among_people(game)
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    tree = tree_of(ada)
    TOLD[game](tree, say)
    assert set(ada.page.evaluate(LIVE)) == SPEAKING
    for panel in ("log", "talk", "help", "menu"):
        assert say(panel) in tree["button"]
    assert "main" in tree
    assert "banner" in tree
    assert [role for role in PRESSED for name in tree[role] if not name.strip() and role not in NAMELESS] == []
    assert [name for role in PRESSED for name in tree[role] if GLUED.search(name)] == []


def test_the_shelf_tells_what_is_played_and_where(come: Come) -> None:
    ada, say = come(), PageWords()
    ada.go("/")
    ada.page.get_by_role("article").first.wait_for()
    tree = tree_of(ada)
    assert f"{say('shelf-play')} Lucky Numbers" in tree["link"]
    assert [name for role in PRESSED for name in tree[role] if GLUED.search(name)] == []


FRAMES = {
    "lucky-numbers": ".garden .cell::before, .garden .cell.golden::before, .btn",
    "polyssimo": ".poly-mat, .poly-order .now",
    "ligretto": ".cards-mat, .quick-card, .cards-slot",
    "dutch-blitz": ".cards-mat, .quick-card, .cards-slot",
}
"""What has a frame, an outline or a ground of its own that must not vanish."""
FRAMELESS = """(frames) => frames.split(", ").filter((frame) => {
  const [where, part] = frame.split("::");
  const one = document.querySelector(`main ${where}`);
  if (!one) return true;
  const style = getComputedStyle(one, part ? `::${part}` : undefined);
  const drawn = (colour) => colour !== "rgba(0, 0, 0, 0)" && colour !== getComputedStyle(document.body).backgroundColor;
  return style.boxShadow === "none" && style.outlineStyle === "none"
    && !(style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) > 0) && !drawn(style.backgroundColor);
})"""
GOLD = """() => ["", ".golden"].map((which) => {
  const cell = document.querySelector(which ? `.cell${which}` : ".cell:not(.golden)");
  return getComputedStyle(cell, "::before").boxShadow;
})"""
HIDDEN_NAMES = """(names) => names.filter((name) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() !== name) continue;
    const one = node.parentElement;
    if (one.checkVisibility() && one.clientWidth >= 24 && one.scrollWidth <= one.clientWidth + 2) return false;
  }
  return true;
})"""
SIZES = (
    "() => [...document.querySelectorAll('main kbd, main h2')].map((one) => parseFloat(getComputedStyle(one).fontSize))"
)

SMALL_TEXTS = """() => {
  const found = {};
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (node.data.trim() && size < 18 && one.checkVisibility() && !one.closest(".unseen, svg, .quick-card"))
      found[`${one.className} ${node.data.trim()}`] = size;
  }
  return found;
}"""
"""The words on the board that are smaller than 18 pixels, and how large; what is on a card is part of its picture."""


@pytest.mark.parametrize("game", LOOKS)
def test_on_a_phone_every_small_word_grows_with_the_text(come: Come, game: str) -> None:
    ada = come(size=PHONE, touch=True, language="fr")
    ada.play_among_people(game, ["Bo", "Cleo"])
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    before = ada.page.evaluate(SMALL_TEXTS)
    assert before
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    after = ada.page.evaluate(SMALL_TEXTS)
    assert [word for word, size in before.items() if word in after and after[word] < 1.25 * size] == []
    assert not ada.overflows()


@pytest.mark.parametrize("game", LOOKS)
def test_frames_stay_where_the_system_imposes_its_colours_and_names_where_text_is_large(come: Come, game: str) -> None:
    ada = come()
    ada.play_among_people(game, ["Bo", "Cleo"])
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    ada.page.emulate_media(forced_colors="active")
    assert ada.page.evaluate(FRAMELESS, FRAMES[game]) == []
    if game == "lucky-numbers":
        plain, golden = ada.page.evaluate(GOLD)
        assert plain != golden
    ada.page.emulate_media(forced_colors="none")
    before = ada.page.evaluate(SIZES)
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ada.page.evaluate(HIDDEN_NAMES, ["Bo", "Cleo"]) == []
    after = ada.page.evaluate(SIZES)
    assert all(large > small for small, large in zip(before, after, strict=True)), "keys and headings grow"
