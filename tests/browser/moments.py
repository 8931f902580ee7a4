"""Screens that come only at certain moments of a table, or beside the tables; for the pictures of `screens.py`."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator

from browser.hands import hands_of, is_mine
from ludotheque.puzzles import printed_puzzle
from ludotheque.puzzles.booklet import of_the_house
from support.browsing import PageWords, Visitor

SORTED = {"setup": "sorted"}


def moments(ada: Visitor) -> Iterator[str]:
    """Bring about one moment after the other; the name of each."""
    lucky = PageWords(ada.language, "lucky-numbers")
    yield from joining(ada)
    yield from somebody_away(ada, lucky)
    yield from hinted(ada, lucky)
    yield from hinted(ada, PageWords(ada.language, "polyssimo"))
    yield from many_at_the_table(ada)
    yield from between_rounds(ada, PageWords(ada.language, "dutch-blitz"))
    yield from puzzles(ada)


@contextmanager
def company(ada: Visitor) -> Iterator[Visitor]:
    """Somebody else with a browser of their own."""
    assert ada.context.browser is not None
    bob = Visitor(ada.context.browser, ada.server, name="Bob", language=ada.language)
    yield bob
    bob.close()


def joining(ada: Visitor) -> Iterator[str]:
    """Who opens the link that somebody has sent."""
    with company(ada) as bob:
        table = bob.open_table("lucky-numbers", seats=3)
        ada.go(f"/t/{table}")
        ada.page.get_by_role("main").get_by_role("button").first.wait_for()
        yield "joining"


def somebody_away(ada: Visitor, say: PageWords) -> Iterator[str]:
    """The others have gone, the question whether a bot shall play, and then the line to the server."""
    with company(ada) as bob:
        table = ada.open_table("lucky-numbers", seats=2, options=SORTED)
        bob.join_table(table)
        bob.command(table, "ready")
        ada.command(table, "ready")
        ada.command(table, "start")
        ada.go(f"/t/{table}")
        ada.button(say("ask-stand-in", who="Bob")).wait_for()
        yield "somebody-away"
        bob.go(f"/t/{table}")
        bob.page.get_by_role("grid").first.wait_for()
        bob.command(table, "propose", what="pause")
        ada.button(say("proposal-yes")).wait_for()
        yield "proposal"
    ada.context.set_offline(True)
    lost = ada.page.get_by_role("status").get_by_text(say("line-lost", "short"))  # a phone has no room for more
    lost.filter(visible=True).first.wait_for()
    yield "line-lost"
    ada.context.set_offline(False)


def hinted(ada: Visitor, say: PageWords) -> Iterator[str]:
    """The coach has been asked, and compares; afterwards it looks back on the match."""
    game = say.game
    ada.play_against_bots(game, bots=1, options=SORTED if game == "lucky-numbers" else {})
    if game == "lucky-numbers":
        ada.button(say("lucky-draw")).click()
        ada.heading(say.like("lucky-you-drew", "number")).wait_for()
    else:  # the draft of Polyssimo is long, and a hint for a piece on the board says more
        while not (is_mine(ada, say) and ada.page.get_by_role("grid").count()):
            hands_of(game)(ada, say)
            ada.page.wait_for_timeout(30)
    if not ada.button(say("hint")).is_visible():  # on a phone the menu has it
        ada.button(say("menu")).click()
    ada.button(say("hint")).or_(ada.button(say("ask-hint"))).locator("visible=true").first.click()
    hint = ada.page.get_by_role("region", name=say("hint"))
    hint.get_by_role("button", name=say("close")).wait_for()
    compare = hint.get_by_text(say("hint-compare"))
    if compare.is_visible():
        compare.click()
    yield f"{game}-hint"


def looked_back(ada: Visitor, say: PageWords, table: str) -> Iterator[str]:
    """The coach has looked back on a match."""
    ada.go(f"/t/{table}")
    ada.heading(say("hindsight-chances")).wait_for()
    yield "look-back"


def many_at_the_table(ada: Visitor) -> Iterator[str]:
    """As many as there can be."""
    for game, bots in (("lucky-numbers", 4), ("polyssimo", 3), ("ligretto", 11)):
        say = PageWords(ada.language, game)
        ada.play_against_bots(game, bots=bots, settings={"pace": "quick", "countdown": 0})
        for _ in range(12):
            hands_of(game)(ada, say)
            ada.page.wait_for_timeout(300)
        yield f"{game}-many"


def between_rounds(ada: Visitor, say: PageWords) -> Iterator[str]:
    """A round of cards is over; then the score sheet of some, and that of a tournament."""
    ada.play_against_bots(say.game, bots=3, settings={"pace": "instant", "countdown": 3}, options={"target": 200})
    for name in ("round-over", "round-over-again"):
        ready = ada.button(say("lobby-ready"))
        play_until(ada, say, ready)
        yield name
        ready.click()
    ada.button(say("sheet")).click()
    yield "score-sheet"
    lucky = PageWords(ada.language, "lucky-numbers")
    ada.play_against_bots("lucky-numbers", bots=2, options={**SORTED, "tournament": True})
    play_until(ada, lucky, ada.button(lucky("between-go-on")))
    yield "between-rounds"


def play_until(ada: Visitor, say: PageWords, shown: Locator) -> None:
    """Play until something is shown."""
    while not shown.is_visible():
        hands_of(say.game)(ada, say)
        ada.page.wait_for_timeout(20)


def puzzles(ada: Visitor) -> Iterator[str]:
    """A solo puzzle: untouched, with a clover picked up, and solved; and one from the booklet, solved."""
    one = of_the_house()[22]
    ada.go("/puzzles")
    ada.page.locator("[data-cell='0']").wait_for()
    yield "puzzle-of-the-day"
    ada.go("/puzzles/23")
    puzzle, cell = one.puzzle, "[data-cell='{}']"
    for a, b in one.solution:
        ada.page.locator(cell.format(puzzle.cell(a))).click()
        if puzzle is one.puzzle:
            yield "puzzle-picked"
        ada.page.locator(cell.format(puzzle.cell(b))).click()
        puzzle = puzzle.swap(a, b)
    yield "puzzle-solved"
    ada.go("/puzzles/booklet-31")
    for number in (number for swap in printed_puzzle(31).solution for number in swap):
        ada.page.locator(f"[data-flies='{number}']").click()
    ada.page.locator(".puzzle-solutions").wait_for()
    yield "puzzle-printed-solved"
