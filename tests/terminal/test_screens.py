"""What the output is read on: narrow lines, signs that every voice and braille table knows, and braille itself."""

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase

import pytest

import ludotheque
from ludotheque import screen
from ludotheque.braille.script import digits_of, number
from ludotheque.cli.sheet import sheet
from ludotheque.games.polyssimo.pieces import SIZE
from ludotheque.puzzles import booklet
from ludotheque.terminal.dots import cells, in_braille, out_of_braille
from ludotheque.terminal.wishes import Telling
from ludotheque.words import LANGUAGES
from support.sitting import Done, Sitting, command

Run = Callable[..., Done]
SOURCES = Path(ludotheque.__file__).parent
EMOJI = "🥀"
"""What stands beside words that say the same."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
    return lambda *words, typed="": command(capsys, monkeypatch, *words, typed=typed)


@pytest.fixture(scope="module")
def played() -> list[str]:
    """The record of a match, once somebody has asked for it: to play it takes longer than to tell it."""
    return []


@pytest.fixture
def record(run: Run, tmp_path: Path, played: list[str]) -> str:
    file = tmp_path / "match.txt"
    if not played:
        run("play", "lucky-numbers", "--watch", "--seed", "plain", "--record", str(file))
        played.append(file.read_text("utf-8"))
    file.write_text(played[0], "utf-8")
    return str(file)


def garbled(text: str) -> set[str]:
    """The signs that some voice or braille table does not know: neither on a keyboard, nor letters, nor braille."""
    signs = {sign for sign in text if not sign.isascii() and unicodedata.category(sign)[0] not in "LM"}
    return {sign for sign in signs if not "\u2800" <= sign <= "\u28ff"} | {sign for sign in text if sign == "\x1b"}


COMMANDS = [
    "games",
    "rules lucky-numbers",
    "rules polyssimo",
    "rules ligretto",
    "play",
    "play polyssimo --verbosity everything",
    "play dutch-blitz --option referee=off",
    "learn",
    "learn polyssimo",
    "puzzle",
    "puzzle list",
    "puzzle show booklet 23",
    "puzzle solve 23 --all",
    "puzzle solve booklet 23",
    "puzzle play 23",
    "puzzle make --moves 4 --seed s",
    "marks ligretto --folder FOLDER",
    "rules ligretto --braille FOLDER/rules",
    "booklet FOLDER/booklet.pdf --house",
    "tables",
    "simulate lucky-numbers --games 20 --seed s",
    "arena lucky-numbers anything greedy --games 2 --workers 1 --seed s",
    "verify RECORD",
    "replay RECORD",
    "analyse RECORD",
]
WRONG = [
    "play chess",
    "play --seats x",
    "play --nothing",
    "client nonsense",
    "verify /no/such/file",
    "verify RECORD --commitment 12",
    "tables show nothing --data-dir FOLDER",
    "puzzle show zzzz",
    "arena lucky-numbers nobody greedy",
    "rules ligretto --audio rules.ogg",
    "nonsense",
    "tables list --data-dir FOLDER",
    "check --data-dir FOLDER",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [*COMMANDS, *WRONG])
def test_no_command_prints_a_sign_that_is_garbled_or_a_line_that_is_too_long(
    words: str, language: str, run: Run, record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LANG", language)
    if words.startswith("booklet"):
        house = booklet.of_the_house()[:4]  # of all forty as many lines are told
        monkeypatch.setattr(booklet, "of_the_house", lambda: house)
    typed = "help\nlegal\nmore\nlook\nscores\nhint\nnonsense\nseal\npick F\nshow F\nquit\n"
    given = words.replace("RECORD", record).replace("FOLDER", str(tmp_path)).split()
    done = run(*given, "--plain", "--columns", "40", typed=typed)
    assert (done.code == 0) == (words in COMMANDS)
    assert (done.out + done.err).strip()
    assert not garbled(done.out + done.err)
    longest = max((line for line in (done.out + done.err).splitlines() if str(tmp_path) not in line), key=len)
    assert len(longest) <= 40, longest


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_command_is_plain_and_narrow(
    language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LANG", language)
    for each in sheet(language).below():
        told = run(*each.path, "--help", "--plain", "--columns", "40").out
        assert not garbled(told), each.line
        assert max(map(len, told.splitlines())) <= 40, each.line


@pytest.mark.parametrize("given", ["flag", "variable", "file"])
def test_a_line_that_cannot_even_be_read_is_refused_in_plain_signs(
    given: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if given == "variable":
        monkeypatch.setenv("LUDOTHEQUE_PLAIN", "true")
    if given == "file":
        (tmp_path / "settings.toml").write_text("plain = true\n", "utf-8")
        monkeypatch.setenv("LUDOTHEQUE_SETTINGS", str(tmp_path / "settings.toml"))
    done = run("games", "--columns", "many", *(["--plain"] if given == "flag" else []))
    assert done.err == '--columns takes a whole number, not "many".\n'


def test_plain_lines_lose_no_sign_that_our_words_use() -> None:
    files = [file for file in SOURCES.rglob("*.ftl") if "page" not in file.parts]  # the page has its own words there
    used = {sign for file in files for sign in file.read_text("utf-8") if sign not in EMOJI}
    assert [sign for sign in sorted(used) if not screen.plain(sign)] == []
    assert len(used) > 100


def test_without_plain_nothing_is_changed(run: Run) -> None:
    assert "─" in run("simulate", "lucky-numbers", "--games", "20", "--seed", "s").out.replace("━", "─")
    assert "“" in run("rules", "ligretto").out


def test_figures_for_a_program_are_never_broken(run: Run) -> None:
    asked = ("simulate", "lucky-numbers", "--games", "20", "--seed", "s", "--json")
    narrow, usual = (run(*asked, *more).out.splitlines() for more in (["--plain", "--columns", "20"], []))
    still = [line for line in usual if "second" not in line]
    assert [line for line in narrow if "second" not in line] == still


def test_a_table_is_told_in_lines(run: Run, record: str) -> None:
    told = run("analyse", record, "--plain").out
    assert re.search(r"^turn 3: seat \d; move .+; chance of winning \d+\s?%$", told, re.MULTILINE)
    assert re.search(r"^Seat 1 (\d+\s?%, ){10}\d+\s?%$", told, re.MULTILINE)


def test_rules_are_broken_anew_and_items_stay_items(run: Run) -> None:
    told = run("rules", "ligretto", "--columns", "50").out
    assert "\nbox holds four decks, told apart by the pattern on\n" in told
    assert "1. ten cards face up onto one pile, your\n  **Ligretto**; you see only its top card;\n2. your" in told
    assert "\n## Setup\n" in told
    drawn = run("rules", "polyssimo", "--columns", "60").out
    assert "\n·##     #####   ####    ###·    ##      ###\n" in drawn


def test_plain_rules_are_those_for_the_ear(run: Run) -> None:
    told = run("rules", "lucky-numbers", "--plain").out
    assert "In the columns a, b, c and d:\nRow 1: 2, empty, 13, empty." in told
    assert not re.search(r"\*\*|^#|^\|", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("“7” – l’œuf… « Blitz ! »", '"7" - l\'œuf... "Blitz !"'),
        ("„Halt“ – ‚Blitz‘", "\"Halt\" - 'Blitz'"),
        ("3\u00a0%, −4 ± 2, a × b", "3 %, -4 +/- 2, a x b"),
        ("│ ▁▂█ │🎲\x1b[1mΩμέγα Тест\x1b[0m ⠼⠁", "    Ωμέγα Тест ⠼⠁"),
    ],
)
def test_only_signs_are_replaced_never_letters(text: str, plain: str) -> None:
    assert screen.plain(text) == plain


def test_a_line_is_not_broken_before_a_french_mark(run: Run) -> None:
    told = run("games", "--lang", "fr", "--plain", "--columns", "30").out
    assert not [line for line in told.splitlines() if line.startswith(("!", ":", ";", "?"))]


# Given once for all


def test_a_flag_comes_before_a_variable_and_a_variable_before_the_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def longest() -> int:
        return max(map(len, run("rules", "ligretto").out.splitlines()))

    file = tmp_path / "settings.toml"
    file.write_text('columns = 50\nplain = true\nlang = "fr"\n', "utf-8")
    monkeypatch.setenv("LUDOTHEQUE_SETTINGS", str(file))
    monkeypatch.delenv("LUDOTHEQUE_LANG")
    assert 40 < longest() <= 50
    assert run("rules", "ligretto").out.startswith("Ligretto\nDe 2 à 12")
    monkeypatch.setenv("LUDOTHEQUE_COLUMNS", "30")
    assert 20 < longest() <= 30
    assert max(map(len, run("rules", "ligretto", "--columns", "70").out.splitlines())) > 60
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
    assert run("rules", "ligretto").out.startswith("Ligretto\nFor 2 to 12")


def test_the_braille_of_a_booklet_is_not_that_of_the_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("braille = true\n", "utf-8")
    monkeypatch.setenv("LUDOTHEQUE_SETTINGS", str(file))
    assert "⠼" in run("puzzle", "show", "23").out
    assert run("booklet", "--help").code == 0
    assert run("rules", "ligretto").code == 0


def test_a_file_of_settings_that_cannot_be_read_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("plain: yes\n", "utf-8")
    monkeypatch.setenv("LUDOTHEQUE_SETTINGS", str(file))
    done = run("games")
    assert (done.code, done.out) == (2, "")
    assert str(file) in done.err


# Braille


@pytest.mark.parametrize(
    ("line", "language", "shown"),
    [
        ("place c2 or 13.", "en", "place c⠼⠃ or ⠼⠁⠉."),
        ("pose c2 ou 13.", "fr", "pose c⠠⠣ ou ⠠⠡⠩."),
        ("lege c2 oder 13.", "de", "lege c⠼⠃ oder ⠼⠁⠉."),
        (
            "http://127.0.0.1:8000/t/a1 1QS1M-4WTQ match-2.txt",
            "en",
            "http://127.0.0.1:8000/t/a1 1QS1M-4WTQ match-2.txt",
        ),
    ],
)
def test_numbers_are_shown_as_braille(line: str, language: str, shown: str) -> None:
    assert in_braille(line, language) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_in_braille_can_be_typed_back(language: str) -> None:
    for value in range(121):
        assert out_of_braille(in_braille(f"take {value} c4", language)) == f"take {value} c4"
    assert out_of_braille("⠏⠇⠁⠉⠑⠀⠉⠼⠃") == "place c2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_braille_of_the_terminal_is_that_of_the_library(language: str) -> None:
    for value in range(1000):
        assert in_braille(str(value), language) == number(value, digits_of(language))
    for letter in ascii_lowercase:
        assert cells(letter) == number(letter, digits_of(language))


def test_the_board_of_polyssimo_is_braille_and_fits_a_line(run: Run) -> None:
    match = ludotheque.game("polyssimo").match(2, seed="dots")
    at = Sitting(match, telling=Telling(braille=True))
    lines = at.as_a_bot()
    while match.view(0).phase == "draft" or not match.view(0).laid:
        if match.actors() == (0,):
            at.table.hear(next(lines))
        else:
            at.table.bot_acts(1)
    board = at.answers("board")
    assert len(board) == 12
    assert {len(line) for line in board[1:]} == {4 + 2 * 12}
    view = match.view(0)
    piece, drawn = next(iter(view.laid)), "".join(board[1:])
    assert drawn.count(cells(piece)) >= SIZE[piece]
    assert drawn.count("⠄") == sum(row.split().count(".") for row in view.board)


def test_a_garden_in_braille_stands_in_columns() -> None:
    at = Sitting(ludotheque.game("lucky-numbers").match(2, seed="x", setup="sorted"), telling=Telling(braille=True))
    rows = at.answers("garden")[2:]
    assert len({len(row) for row in rows}) == 1
    assert "⠼" in rows[0]
