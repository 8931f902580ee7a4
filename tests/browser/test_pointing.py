"""Dragging, clicking and touching each make a move, in each game; a phone is enough."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.hands import and_hear
from support.browsing import GAMES, PHONE, PageWords, Visitor
from support.guest import act_first
from support.usual import usual_pairs

SHARED_OUT = 24 + 3
"""Actions until the one who chose first lays a piece: all are taken, and the other three have laid one."""
Way = Callable[[Visitor, Locator, Locator], None]


def middle_of(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, thing: Locator, place: Locator) -> None:
    mouse = visitor.page.mouse
    mouse.move(*middle_of(thing))
    mouse.down()
    mouse.move(*middle_of(place), steps=8)
    mouse.up()


def click(visitor: Visitor, thing: Locator, place: Locator) -> None:
    thing.click()
    visitor.page.mouse.click(*middle_of(place))


def tap(visitor: Visitor, thing: Locator, place: Locator) -> None:
    thing.tap()
    visitor.page.touchscreen.tap(*middle_of(place))


def slide(visitor: Visitor, thing: Locator, place: Locator) -> None:
    """Drag with a finger."""
    line = visitor.context.new_cdp_session(visitor.page)
    (from_x, from_y), (to_x, to_y) = middle_of(thing), middle_of(place)

    def touch(kind: str, **at: float) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at] if at else []})

    touch("touchStart", x=from_x, y=from_y)
    for part in range(1, 9):
        touch("touchMove", x=from_x + (to_x - from_x) * part / 8, y=from_y + (to_y - from_y) * part / 8)
    visitor.page.wait_for_timeout(120)  # a finger that rests before it leaves: else it is a fling
    touch("touchMove", x=to_x, y=to_y)
    touch("touchEnd")


WAYS: dict[str, tuple[Way, dict[str, Any]]] = {
    "drag": (drag, {"moving": True}),
    "click": (click, {}),
    "tap": (tap, {"size": PHONE, "touch": True}),
    "slide": (slide, {"size": PHONE, "touch": True, "moving": True}),
}


USUAL = {
    ("lucky-numbers", "drag"),
    ("lucky-numbers", "tap"),
    ("polyssimo", "drag"),
    ("polyssimo", "click"),
    ("polyssimo", "tap"),
    ("polyssimo", "slide"),
    ("ligretto", "click"),
    ("ligretto", "slide"),
    ("dutch-blitz", "drag"),
    ("dutch-blitz", "tap"),
}
"""A piece is held otherwise by every kind of pointer; for clovers and for cards, two ways each are enough."""


@pytest.mark.parametrize(("game", "way"), usual_pairs(GAMES, WAYS, USUAL))
def test_every_way_of_pointing_makes_a_move(come: Come, game: str, way: str) -> None:
    carry, who = WAYS[way]
    ada, say = come(**who), PageWords(game=game)
    ada.play_among_people(game, **BEGINS.get(game, {}))
    MOVES[game](ada, say, carry)
    assert not ada.overflows()


def move_clover(ada: Visitor, say: PageWords, carry: Way) -> None:
    drawn = ada.page.get_by_role("region", name=say.like("lucky-you-drew", "number"))
    ada.button(say("lucky-draw")).click()
    drawn.wait_for()
    held = drawn.get_by_text(re.compile(r"^\d+ \w+, .* marks?$")).locator("xpath=..")
    # any first number fits somewhere: between two of the diagonal, or instead of one of them
    fits = [say.like(f"lucky-cell-{how}", "cell", "there", "number") for how in ("open", "exchange")]
    cell = ada.page.get_by_role("grid").get_by_role("button", name=re.compile("|".join(one.pattern for one in fits)))
    name = ada.names_of(cell)[0]
    where, _, number = next(filter(None, (one.match(name) for one in fits))).groups()
    and_hear(ada, lambda: carry(ada, held, ada.button(name)))
    expect(ada.page.get_by_role("grid").get_by_role("button", name=re.compile(f"^{where}, {number} "))).to_be_visible()


def move_piece(ada: Visitor, say: PageWords, carry: Way) -> None:
    board = ada.page.get_by_role("grid").get_by_role("button", name=re.compile("^f6: "))  # in the middle all fits
    mine = ada.button(say.like("poly-pick-up", "piece", "shape"))
    expect(mine.first).to_be_visible()
    carry(ada, mine.first, board)
    place = ada.button(say.like("poly-place-at", "piece", "square"))
    if carry is drag:  # what was dropped waits until it is placed
        place.click()
    if carry in (tap, slide):  # a finger hides the place: the piece lies there until it is placed
        if not place.is_visible():
            ada.button(f"{say('poly-next')} {say('poly-next', 'rest')}").tap()
        place.tap()
    ada.page.wait_for_function("begins => window.heard.some(line => line.startsWith(begins))", arg="You place ")


def move_card(ada: Visitor, say: PageWords, carry: Way) -> None:
    """Open a pile with a 1 of mine; the hand is turned for it."""
    card = ada.button(say.like("cards-fits-new", "what")).first
    expect(ada.page.get_by_role("region", name=say("cards-yours"))).to_be_visible()
    forms = [say.like(f"cards-turn-{way}name", "count").pattern for way in ("", "over-")]
    turn = ada.button(re.compile("|".join(forms)))
    for _ in range(10):  # then the same cards come again
        if card.is_visible():
            break
        and_hear(ada, turn.click)
    place = ada.button(re.compile(f"^{re.escape(say('cards-new-pile'))}"))
    before = len(ada.heard)
    carry(ada, card, place)
    ada.page.wait_for_function("before => window.heard.slice(before).some(line => line.startsWith('You '))", arg=before)


NOTED = """(places) => {
  window.noted = [];
  const note = () => {
    for (const one of document.querySelectorAll(places))
      if (one.checkVisibility()) window.noted.push(one.ariaLabel ?? one.textContent);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Note what can be read in some places from now on: it may be gone again before we look."""
BEGINS: dict[str, dict[str, Any]] = {
    "lucky-numbers": {"options": {"setup": "sorted"}},
    "polyssimo": {"ahead": SHARED_OUT},
}
MOVES = {"lucky-numbers": move_clover, "polyssimo": move_piece, "ligretto": move_card, "dutch-blitz": move_card}


def test_a_refused_clover_says_why_at_its_cell(come: Come) -> None:
    ada, say = come(), PageWords()
    ada.play_among_people("lucky-numbers", **BEGINS["lucky-numbers"])
    and_hear(ada, ada.button(say("lucky-draw")).click)
    closed = re.compile(r"^([a-d][1-4]), (empty|\d+ \w+, \w+ marks?)$")
    cell = ada.page.get_by_role("grid").get_by_role("button", name=closed).first
    and_hear(ada, cell.click)
    expect(cell.locator("xpath=..")).to_contain_text(ada.heard[-1])
    expect(cell).to_have_accessible_description("")  # which a screen reader would say beside the announcement
    expect(ada.page.get_by_text(ada.heard[-1]).locator("visible=true").first).to_be_visible()
    assert len(ada.heard[-1]) > 20


def test_a_refused_piece_says_why_on_the_board(come: Come) -> None:
    ada, say = come(), PageWords(game="polyssimo")
    others = ada.play_among_people("polyssimo", **BEGINS["polyssimo"])
    move_piece(ada, say, click)
    for _ in range(3):
        act_first(others)
    ada.page.wait_for_function("() => window.heard.some(line => line.startsWith('Dan places'))")
    squares = ada.page.get_by_role("grid").get_by_role("button")
    pattern = say.like("poly-square-covered", "square", "piece", "who")
    covered = [found[1] for found in map(pattern.match, ada.names_of(squares)) if found]
    ada.button(say.like("poly-pick-up", "piece", "shape")).first.click()
    ada.page.get_by_role("heading", name=say("poly-your-turn"), exact=True).wait_for()
    overlaps = ada.page.get_by_text(say.like("poly-overlaps", "piece", "square", "lying")).last
    for name in covered:  # an L may go around a piece over which its middle lies
        ada.page.mouse.move(*middle_of(ada.button(re.compile(f"^{name}: "))))
        if overlaps.is_visible():
            break
    expect(overlaps).to_be_visible()
    before = len(ada.heard)
    ada.page.mouse.down()
    ada.page.mouse.up()
    shown = "line => document.querySelector('main').textContent.includes(line)"  # beside it, what I hold may be told
    why = ada.page.wait_for_function(f"before => window.heard.slice(before).find({shown})", arg=before).json_value()
    expect(ada.page.get_by_role("main").get_by_text(why)).to_be_visible()


def test_a_refused_card_comes_back_and_says_why(come: Come) -> None:
    ada, say = come(), PageWords(game="ligretto")
    ada.play_among_people("ligretto")
    card = ada.button(re.compile(r"^Row, place \d: \w+ ([2-9]|10)")).first
    expect(card).to_be_visible()
    ada.page.evaluate(NOTED, "main :is(p, button)")
    card.click()
    ada.button(re.compile(f"^{re.escape(say('cards-new-pile'))}")).click()
    reason = r"^The \w+ \d+ cannot open a pile"
    for shown in (reason, f"{re.escape(say('cards-came-back'))}$"):
        ada.page.wait_for_function("shown => window.noted.some(text => new RegExp(shown).test(text))", arg=shown)
    ada.page.wait_for_function("reason => window.heard.some(line => new RegExp(reason).test(line))", arg=reason)
