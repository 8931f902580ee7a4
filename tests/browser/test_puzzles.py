"""Solo puzzles in the browser: by keyboard, by mouse, by ear, in every light and on a small screen."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Come
from browser.keys.puzzle import ARROWS, enter, walk
from browser.test_access import faults, what_does_not_fit
from browser.test_names import LIVE
from ludotheque.puzzles import printed_puzzle
from ludotheque.puzzles.board import NEIGHBOURS
from ludotheque.puzzles.booklet import of_the_house
from support.browsing import SMALL_PHONE, Visitor


def open_puzzle(visitor: Visitor, number: int | str) -> None:
    visitor.go(f"/puzzles/{number}")
    visitor.page.locator("[data-cell='0']").wait_for()


def heard(visitor: Visitor, pattern: str) -> None:
    visitor.page.wait_for_function("p => window.heard.some((line) => new RegExp(p).test(line))", arg=pattern)


def watch(visitor: Visitor, moves: int) -> None:
    """Watch a solution to its end, move by move, in made-up time."""
    made = visitor.page.locator(".puzzle-count strong").filter(has_text=re.compile(f"^{moves}$"))
    visitor.put_clock_forward(made, 1400)


def test_a_puzzle_is_solved_with_the_keyboard_alone_and_every_swap_is_heard(come: Come) -> None:
    ada, one = come(), of_the_house()[22]
    open_puzzle(ada, 23)
    enter(ada)
    at, puzzle = 0, one.puzzle
    for a, b in one.solution:
        goal, there = puzzle.cell(a), puzzle.cell(b)
        walk(ada, at, goal)
        ada.page.keyboard.press("Enter")
        heard(ada, f"^{a} selected\\. It can swap with")
        side, across = next((s, x) for s, (cell, x) in NEIGHBOURS[goal].items() if cell == there)
        ada.page.keyboard.press(ARROWS[side])
        expected = "across the" if across else {"above": "above", "below": "below"}.get(side, f"to the {side}")
        assert re.search(f": {b}, {expected}.*swap with {a}", ada.focused)
        ada.page.keyboard.press("Enter")
        heard(ada, f"^{a} and {b} swapped{', across the edge' if across else ''}\\.")
        at, puzzle = there, puzzle.swap(a, b)
    heard(ada, r"swapped[^.]*\. Solved! 6 moves")
    expect(ada.heading("Solved!")).to_be_visible()
    ada.page.get_by_role("button", name="Share").click()
    expect(ada.page.locator(".puzzle-share pre")).to_contain_text("🍀🍀🍀🍀🍀🍀 6/6")


def test_taking_back_hints_and_giving_up_are_told(come: Come) -> None:
    ada, one = come(clock=True), of_the_house()[2]
    open_puzzle(ada, 3)

    def button(name: str) -> Locator:
        return ada.page.get_by_role("button", name=name, exact=True)

    def numbers() -> list[int]:
        return [int(text) for text in ada.page.locator(".puzzle-world .clover text").all_text_contents()]

    button("Hint").click()
    first = one.solution[0]
    heard(ada, f"^Swap {first[0]} and {first[1]}\\. It takes 2 moves")
    start = numbers()
    assert start == list(one.puzzle.numbers)
    for number in first:
        ada.page.locator(f"[data-flies='{number}']").click()
    expect(ada.page.locator(".puzzle-count strong")).to_have_text("1")
    assert ada.page.evaluate(LIVE) == ["unseen"], "only the announcer speaks by itself"
    assert numbers() == list(one.puzzle.swap(*first).numbers)
    button("Undo").click()
    assert numbers() == start
    assert ada.focused == "Undo"  # and the focus does not fall off the page
    button("Redo").click()
    button("Start over").click()
    button("Give up").click()
    button("Show the solution").click()
    heard(ada, r"^Shortest solution\. 2 moves")
    watch(ada, 2)
    heard(ada, r"swapped[^.]*\. Solved!")


def test_a_clover_can_be_dragged_onto_a_partner(come: Come) -> None:
    ada, one = come(), of_the_house()[2]
    open_puzzle(ada, 3)
    a, b = one.solution[0]
    ada.page.locator(f"[data-flies='{a}']").drag_to(ada.page.locator(f"[data-flies='{b}']"))
    heard(ada, f"^{a} and {b} swapped")


def test_a_puzzle_is_opened_by_its_id_as_it_is_typed(come: Come) -> None:
    ada = come()
    ada.go("/puzzles")
    ada.page.locator("[data-cell='0']").wait_for()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Puzzle of the day")
    ada.page.get_by_label("Puzzle ID").fill(of_the_house()[9].puzzle.id.lower())
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".puzzle-count")).to_contain_text("of at most 3 moves")


def test_a_printed_puzzle_is_chosen_given_up_and_both_solutions_watched_with_the_keyboard_alone(come: Come) -> None:
    ada, one = come(clock=True), printed_puzzle(24)
    ada.go("/puzzles")
    ada.page.locator(".puzzle-booklet").wait_for()

    def walk_to(name: str) -> None:
        for _ in range(60):
            if ada.focused == name:
                return
            ada.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached; the focus is on {ada.focused}")

    walk_to("24, 6 moves")
    ada.page.keyboard.press("Enter")
    expect(ada.heading("Puzzle 24 from the booklet")).to_be_visible()
    expect(ada.page.locator(".puzzle-head .puzzle-about")).to_contain_text(
        "rebuilt this board from the printed solution"
    )
    walk_to("Give up")
    ada.page.keyboard.press("Enter")
    walk_to("Show the solution")
    ada.page.keyboard.press("Enter")
    heard(ada, r"^Shortest solution\. 4 moves")
    heard(ada, "^The shortest solution has 2 moves fewer than the printed one")
    ways = ada.page.locator(".puzzle-both li > [aria-hidden]")
    assert ways.all_text_contents() == [f"{a}–{b}" for a, b in (*one.solution, *one.shortest)]
    walk_to("Watch the printed solution")
    ada.page.keyboard.press("Enter")
    heard(ada, r"^The printed solution\. 6 moves")
    watch(ada, 6)
    heard(ada, r"swapped[^.]*\. Solved!")


def test_a_printed_puzzle_that_was_solved_is_marked_after_a_reload(come: Come) -> None:
    ada, one = come(kept=True), printed_puzzle(31)
    open_puzzle(ada, "booklet-31")
    for number in (number for swap in one.shortest for number in swap):
        ada.page.locator(f"[data-flies='{number}']").click()
    expect(ada.heading("The shortest solution has 1 move fewer than the printed one.")).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator(".puzzle-booklet [aria-current=page]")).to_contain_text("7 moves, solved")
    expect(ada.page.locator(".puzzle-before")).to_contain_text("Best time")
    expect(ada.page.locator(".puzzle-solutions")).to_have_count(0)


@pytest.mark.parametrize("moment", ["resting", "picked", "solutions"])
def test_axe_finds_nothing_serious_and_everything_fits_a_small_screen(come: Come, moment: str) -> None:
    ada = come(theme="system", language="fr", clock=True)
    open_puzzle(ada, "booklet-32" if moment == "solutions" else 32)
    if moment == "picked":
        ada.page.locator("[data-cell='0']").click()
    elif moment == "solutions":
        ada.page.get_by_role("button", name="Abandonner").click()
        ada.page.get_by_role("button", name="Voir la solution").click()
        ada.put_clock_forward(ada.page.locator(".puzzle-both .made").nth(6), 1400)
    assert faults(ada) + what_does_not_fit(ada) == []


def test_the_long_words_of_german_fit_a_small_screen(come: Come) -> None:
    ada = come(language="de", clock=True)
    open_puzzle(ada, 32)
    assert what_does_not_fit(ada) == []
    for label in ada.page.get_by_role("button").all():
        assert label.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), label.inner_text()


def test_on_a_phone_the_board_has_the_width_and_the_hint_stays_in_sight(come: Come) -> None:
    ada = come(size=SMALL_PHONE, touch=True)
    open_puzzle(ada, 31)
    box = ada.page.locator(".puzzle-world .garden").bounding_box()
    assert box
    assert box["width"] >= 0.8 * SMALL_PHONE[0]
    hint = ada.button("Hint")
    for _ in range(3):
        expect(hint).to_be_in_viewport(ratio=1)
        ada.page.mouse.wheel(0, 100)
    assert not ada.overflows()
