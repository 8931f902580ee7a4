"""Braille and marks on the command line: files in two forms, and a sentence where something is missing."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.braille import liblouis
from support.sitting import Done, command

Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return lambda *words: command(capsys, monkeypatch, *words)


@pytest.fixture
def without_liblouis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(liblouis.VARIABLE, "/nowhere/liblouis.so")
    monkeypatch.setattr(liblouis, "_library", liblouis._library.__wrapped__)


def test_rules_are_written_as_brf_and_pdf_named_after_the_game(run: Run, tmp_path: Path) -> None:
    done = run("rules", "ligretto", "--braille")
    assert done.code == 0
    assert "ligretto.brf" in done.out
    assert (tmp_path / "ligretto.pdf").read_bytes().startswith(b"%PDF-")
    uncontracted = (tmp_path / "ligretto.brf").read_bytes()
    assert uncontracted.count(b"\f") > 5
    assert run("rules", "ligretto", str(tmp_path / "short.pdf"), "--braille", "--contracted").code == 0
    assert len((tmp_path / "short.brf").read_bytes()) < len(uncontracted)


def test_rules_can_be_written_to_a_file(run: Run, tmp_path: Path) -> None:
    assert run("rules", "ligretto", "rules.md").out == ""
    assert (tmp_path / "rules.md").read_text("utf-8").startswith("# Ligretto")


def test_marks_of_every_game_are_written_with_their_explanations(run: Run, tmp_path: Path) -> None:
    done = run("marks", "--lang", "fr")
    assert done.code == 0
    written = {file.name for file in (tmp_path / "marks").iterdir()}
    for game in ("lucky-numbers", "polyssimo", "ligretto", "dutch-blitz"):
        marks = f"{game}-marks"
        assert {f"{marks}.pdf", f"{marks}-01.svg", f"{marks}-explained.pdf", f"{marks}-explained.brf"} <= written
    assert done.out.count("repères") >= 4


def test_digits_of_marks_can_be_chosen(run: Run, tmp_path: Path) -> None:
    for digits in ("antoine", "letters"):
        assert run("marks", "polyssimo", "--folder", digits, "--digits", digits).code == 0
    pictures = [(tmp_path / digits / "polyssimo-marks-01.svg").read_text("utf-8") for digits in ("antoine", "letters")]
    assert pictures[0] != pictures[1]
    again = run("marks", "polyssimo", "--folder", "fr", "--lang", "fr").code
    french = (tmp_path / "fr" / "polyssimo-marks-01.svg").read_text("utf-8")
    assert again == 0
    assert french.count("<circle") == pictures[0].count("<circle")


@pytest.mark.usefixtures("without_liblouis")
@pytest.mark.parametrize("words", [["rules", "ligretto", "--braille"], ["booklet", "--braille"], ["marks"]])
def test_without_liblouis_one_is_told_what_to_install_and_nothing_is_written(
    words: list[str], run: Run, tmp_path: Path
) -> None:
    done = run(*words)
    assert done.code == 2
    assert "apt install liblouis20" in done.err
    assert not [file for file in tmp_path.rglob("*") if file.is_file()]


def test_a_folder_that_cannot_be_written_to_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for words in (["marks", "--folder", "file"], ["rules", "ligretto", "file/x.brf", "--braille"]):
        done = run(*words)
        assert done.code == 2
        assert "file" in done.err
