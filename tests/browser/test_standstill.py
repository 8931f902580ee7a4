"""Nothing that comes and goes beside the moves may shift the board: a click on its way would hit the neighbour."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from support.browsing import DESKTOP, GAMES, PHONE, PageWords, Visitor
from support.usual import usual_pairs

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"size": DESKTOP},
    "phone": {"size": PHONE, "touch": True},
}
USUAL = {
    ("lucky-numbers", "desktop"),
    ("lucky-numbers", "phone"),
    ("polyssimo", "desktop"),
    ("polyssimo", "phone"),
    ("ligretto", "phone"),
    ("dutch-blitz", "phone"),
}
BOXES = """all => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
})"""


def boxes(visitor: Visitor) -> list[str]:
    """Where the board is, and every cell, card and piece on it."""
    lying = visitor.page.locator("main, main :is(li, td, [role=gridcell]) > button, main [role=toolbar] button")
    return lying.evaluate_all(BOXES)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("game", "size"), usual_pairs(GAMES, SIZES, USUAL))
def test_what_comes_and_goes_moves_no_board(come: Come, game: str, size: str) -> None:
    say = PageWords(game=game)
    me = come(clock=True, **SIZES[size])
    options = {"setup": "sorted"} if game == "lucky-numbers" else {}
    [bob] = me.play_among_people(game, ["Bob"], options=options)
    me.page.get_by_role("main").get_by_role("button").first.wait_for()
    me.page.evaluate("document.fonts.ready")
    still = boxes(me)
    assert len(still) > 5

    request = me.page.get_by_role("region", name=say("proposal"))
    bob.ask("propose", what="pause")
    expect(request).to_be_visible()
    assert boxes(me) == still, "a request"
    for tool in ("talk", "help", "menu"):
        me.button(say(tool)).click(trial=True)  # it covers none of them
    request.get_by_role("button", name=say("proposal-no")).press("Enter")
    expect(request).to_have_count(0)
    assert boxes(me) == still, "after a request"

    if game in ("lucky-numbers", "polyssimo"):
        ask_the_coach(me, say)
        hint = me.page.get_by_role("region", name=say("hint"))
        close = hint.get_by_role("button", name=say("close"))
        expect(close).to_be_visible()
        assert boxes(me) == still, "a hint"
        close.press("Enter")
        expect(hint).to_have_count(0)
        assert boxes(me) == still, "after a hint"

    lost = me.page.get_by_role("status").filter(has_text=say("line-lost"))
    for cut in (True, False):
        me.context.set_offline(cut)
        expect(lost).to_have_count(int(cut))
        assert boxes(me) == still, "a cut line" if cut else "a line that has healed"

    bob.wire.close()
    away = me.page.get_by_role("banner").get_by_text(say("away", who="Bob"))
    me.put_clock_forward(away, 1000)
    assert boxes(me) == still, "somebody away"
    with bob.guest.socket():
        expect(away).to_have_count(0)
        assert boxes(me) == still, "somebody back"
    me.forget_lost_lines()


def ask_the_coach(visitor: Visitor, say: PageWords) -> None:
    if not visitor.button(say("hint")).is_visible():  # on a phone the menu has it
        visitor.button(say("menu")).click()
    visitor.button(say("hint")).or_(visitor.button(say("ask-hint"))).locator("visible=true").first.click()
