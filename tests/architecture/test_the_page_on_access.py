"""docs/access.md promises 25 points, and every test that it names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "access.md").read_text("utf-8")


def test_every_promise_of_access_names_a_test_that_is_there() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| \d+ \|", line)]
    assert [int(line.split("|")[1]) for line in rows] == list(range(1, 26))
    for row in rows:
        named = re.findall(r"`((?:frontend|tests)/[^`]+)`", row.split("|")[3])
        assert named, row
        assert [name for name in named if not (ROOT / name).exists()] == []
