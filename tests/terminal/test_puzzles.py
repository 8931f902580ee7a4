"""Solo puzzles in the terminal: plain lines in both languages, and errors that say what was wrong."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.puzzles import Puzzle, booklet, minimum, printed_puzzle
from ludotheque.puzzles.finding import from_the_booklet, of_the_house
from ludotheque.terminal.solo import Solo
from ludotheque.words import LANGUAGES
from support.sitting import Done, command

Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LANG", "C.UTF-8")
    return lambda *words, typed="": command(capsys, monkeypatch, *words, typed=typed)


def played(number: int, language: str, *lines: str) -> list[str]:
    told: list[str] = []
    Solo(of_the_house(number), language, told.append).play(iter(lines))
    return told


@pytest.mark.parametrize(("language", "well_done"), [("en", "Well done"), ("fr", "Bravo"), ("de", "Gut gemacht")])
def test_a_puzzle_is_played_to_its_end_and_can_be_told_to_others(language: str, well_done: str) -> None:
    one = booklet.of_the_house()[22]
    told = played(23, language, *(f"{a} {b}" for a, b in one.solution))
    assert any(well_done in line for line in told)
    assert any("🍀🍀🍀🍀🍀🍀 6/6" in line for line in told)
    assert "23" in told[0]


def test_every_swap_is_told_with_its_cells_and_those_across_the_edge_say_so() -> None:
    told = played(3, "en", "1 2", "1 9")
    assert "1 on a1 and 2 on a2 swap." in told
    assert "1 on a2 and 9 on a4 do not touch" not in told
    assert any("do not touch" in line for line in told)
    told = played(3, "en", "1 9")
    assert "1 on a1 and 9 on a4 swap, across the edge." in told


def test_partners_are_told_with_where_they_lie() -> None:
    told = played(3, "en", "partners 1", "partners", "partners 16")
    assert "1 can swap with 9 across the top edge, 2 below, 12 across the left edge and 8 to the right." in told
    assert any("Partners of which clover" in line for line in told)
    assert "There is no 16 on this board." in told


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["8 3", "undo", "redo", "restart", "hint", "look", "id", "help", "give up"]),
        ("fr", ["8 3", "annuler", "rétablir", "recommencer", "indice", "plateau", "id", "aide", "abandonner"]),
    ],
)
def test_everything_can_be_typed_in_both_languages(language: str, lines: list[str]) -> None:
    told = played(3, language, *lines, "1 2")
    rows = [line for line in told if line.startswith(("Row 1", "Rangée 1"))]
    assert [line.split(":")[1].strip() for line in rows] == [
        *("1,  8,  3, 12", "1,  3,  8, 12", "1,  8,  3, 12", "1,  3,  8, 12", "1,  8,  3, 12", "1,  8,  3, 12"),
        "1,  3,  8, 12",
    ]
    assert booklet.of_the_house()[2].puzzle.id in told
    assert told[-1].startswith(("Row 4", "Rangée 4"))  # nothing is heard after giving up


def test_a_hint_says_when_too_many_moves_are_used() -> None:
    assert any(line.startswith("Not enough moves left") for line in played(3, "en", "1 2", "hint"))
    assert any("No moves left" in line for line in played(3, "en", "1 2", "1 2", "1 2"))


def test_solutions_are_printed_with_their_number(run: Run) -> None:
    board = booklet.of_the_house()[22].puzzle
    done = run("puzzle", "solve", *map(str, board.numbers))
    assert done.code == 0
    assert "6 moves; none is shorter" in done.out
    assert len(done.out.splitlines()) == 7
    every = run("puzzle", "solve", board.id, "--all", "--lang", "fr")
    assert every.out.count("Solution ") == booklet.of_the_house()[22].solutions
    assert "already" in run("puzzle", "solve", *map(str, range(1, 17))).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["solve", "1", "2", "3"], "16 numbers; you gave 3"),
        (["solve", *map(str, range(1, 16)), "15"], "15 is on the board more than once"),
        (["solve", *map(str, range(1, 16)), "21"], "21 cannot be on a board"),
        (["show", "1RZ55-Z5KR-TK8T3"], "a character is wrong"),
        (["play", "41"], "1 to 40"),
        (["show", "2026-02-30"], "is not a day"),
        (["play", "booklet"], "booklet 23 to booklet 34"),
        (["show", "booklet", "35"], "35 is not a puzzle from the booklet"),
        (["make", "--moves", "11"], "1 to 10 moves"),
        (["make", "--count", "0"], "1 to 1,000 puzzles, not 0"),
        (["make", "--count", "-3"], "1 to 1,000 puzzles, not −3"),
        (["make", "--count", "1000000000"], "1 to 1,000 puzzles"),
    ],
)
def test_what_cannot_be_gets_an_error_that_says_so(words: list[str], said: str, run: Run) -> None:
    done = run("puzzle", *words)
    assert done.code == 2
    assert done.out == ""
    assert said in done.err
    assert run("puzzle", *words, "--lang", "fr").err != done.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("solved", [True, False], ids=["solved", "given up"])
def test_the_printed_solution_is_told_beside_the_shortest_when_a_printed_puzzle_is_over(
    language: str, solved: bool
) -> None:
    one = printed_puzzle(31)
    told: list[str] = []
    give_up = {"en": "give up", "fr": "abandonner", "de": "aufgeben"}[language]
    lines = [f"{a} {b}" for a, b in one.solution] if solved else [give_up]
    Solo(from_the_booklet(one), language, told.append).play(iter(lines))
    assert "31" in told[0]
    assert any(word in told[1] for word in ("rebuilt", "reconstruit", "rekonstruiert"))
    numbered = [line for line in told if line[0].isdecimal() and ". " in line[:3]]
    assert [line.split(". ")[0] for line in numbered] == [*"1234567", *"123456"]
    verdicts = (
        "The shortest solution has 1 move fewer",
        "La solution la plus courte a 1 coup de moins",
        "Die kürzeste Lösung hat 1 Zug weniger",
    )
    assert any(line.startswith(verdicts) for line in told)


def test_printed_puzzles_are_listed_with_their_numbers_and_solved_on_the_command_line(run: Run) -> None:
    listed = run("puzzle", "list").out
    assert listed.count(" ID ") == 40 + 12
    assert "rebuilt these boards from its printed solutions" in listed
    solved = run("puzzle", "solve", "livret", "30").out
    assert "The printed solution has 7 moves." in solved
    assert "No solution is shorter than the printed one" in solved
    every = run("puzzle", "solve", printed_puzzle(24).puzzle.id, "--all").out
    assert "2 moves fewer than the printed one" in every
    assert "rebuilt this board from the printed solution" in run("puzzle", "show", "booklet-24").out


def test_new_puzzles_are_made_by_seed_and_can_be_shown(run: Run) -> None:
    made = run("puzzle", "make", "--moves", "3", "--count", "2", "--seed", "x")
    assert made.out == run("puzzle", "make", "--moves", "3", "--count", "2", "--seed", "x").out
    first = made.out.splitlines()[0].split(":")[0]
    assert minimum(Puzzle.of(first).numbers) == 3
    assert f"ID {first}" in run("puzzle", "show", first).out


def test_a_booklet_is_printed_with_pictures(run: Run, tmp_path: Path) -> None:
    file, pictures = tmp_path / "b.pdf", tmp_path / "pictures"
    done = run("booklet", str(file), "--house", "--braille", "--svg", str(pictures))
    assert done.code == 0
    assert file.read_bytes().startswith(b"%PDF-")
    assert file.with_suffix(".brf").read_bytes().count(b"\f") > 10
    assert len(list(pictures.glob("*.svg"))) == 40
    missing = run("booklet", str(tmp_path / "no" / "b.pdf"), "--house")
    assert missing.code == 2
    assert "b.pdf" in missing.err


def test_the_hunt_prints_the_hardest_starts(run: Run) -> None:
    from ludotheque.puzzles.hardest import hunt

    for moves, numbers in hunt(1, 0.01, steps=30):
        assert minimum(numbers) == moves >= 9
