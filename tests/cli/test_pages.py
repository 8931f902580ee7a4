"""The man page and docs/commands.md say what the command line is now."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cli.conftest import Run
from ludotheque.cli.commands_page import written
from ludotheque.cli.sheet import EXIT_CODES, sheet
from ludotheque.languages import CODES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_pages_are_as_new_as_the_command_line() -> None:
    stale = [page for page, text in written().items() if (DOCS / page).read_text("utf-8") != text]
    assert stale == [], "run: python -m ludotheque.cli.commands_page docs"


@pytest.mark.parametrize("language", CODES)
def test_the_man_page_has_every_command_and_flag_and_no_request_that_roff_does_not_know(
    language: str, run: Run
) -> None:
    page = run("man", "--lang", language, "--plain", "--columns", "20").out
    assert {line.split()[0] for line in page.splitlines() if line.startswith(".")} == {".TH", ".SH", ".SS", ".TP"}
    assert not re.search(r'^\'|^\.SS ".*[^\\]".+$', page, re.MULTILINE)
    plain = page.replace("\\&", "").replace("\\-", "-").replace("\\~", "\u00a0").replace("\\fB", "").replace("\\fR", "")
    told = " ".join(plain.split())
    for command in sheet(language).below():
        assert command.line in told
        for entry in (*command.arguments, *command.flags):
            assert f".TP {entry.label.replace('…', '')}" in told.replace("…", "")
            assert " ".join(entry.words.split()) in told
    assert all(f".TP {code} " in told for code in EXIT_CODES)


@pytest.mark.skipif(shutil.which("mandoc") is None and not os.environ.get("CI"), reason="mandoc is not installed")
@pytest.mark.parametrize("language", CODES)
def test_mandoc_finds_nothing_wrong_with_the_man_page(language: str, run: Run) -> None:
    page = run("man", "--lang", language).out
    done = subprocess.run(
        ["mandoc", "-Tlint", "-Wwarning"], input=page, capture_output=True, encoding="utf-8", check=False
    )
    found = [line for line in done.stdout.splitlines() if "missing date" not in line]  # it is as old as its version
    assert not found
