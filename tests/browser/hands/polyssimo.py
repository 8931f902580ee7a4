"""Somebody at Polyssimo."""

from browser.hands import and_hear, is_mine
from support.browsing import PageWords, Visitor


def act(visitor: Visitor, say: PageWords) -> bool:
    """Take the first piece that is open; then lay the largest that fits, where the page first shows it."""
    if not is_mine(visitor, say):
        return False
    spots = visitor.button(say.like("poly-spot", "piece", "wood", "shape"))
    shut = say.like("poly-spot-not-open", "piece", "wood", "shape")
    if spots.count():
        first = next(spot for spot, name in enumerate(visitor.names_of(spots)) if not shut.match(name))
        piece = spots.evaluate_all("all => all.map(({ dataset }) => dataset.piece)")[first]
        spots.nth(first).click()
        visitor.button(say.like("poly-take", "piece", "size")).last.click()
        wait_until_taken(visitor, piece)
        return True
    mine = visitor.button(say.like("poly-pick-up", "piece", "shape"))
    nowhere = say.like("poly-pick-up-nowhere", "piece", "shape")
    fitting = [place for place, name in enumerate(visitor.names_of(mine)) if not nowhere.match(name)]
    if not visitor.page.get_by_role("grid").count() or not fitting:
        return False
    mine.nth(fitting[-1]).click()
    place = visitor.button(say.like("poly-place-at", "piece", "square"))
    if not place.is_visible():  # it fits only when it is turned
        visitor.page.keyboard.press("n")
    and_hear(visitor, place.click)
    return True


def wait_until_taken(visitor: Visitor, piece: str) -> None:
    """Wait until a piece lies no more among those that can be taken."""
    visitor.wait_for("piece => !document.querySelector(`[data-piece='${piece}'][aria-disabled=false]`)", piece)
