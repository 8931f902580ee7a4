"""The fixtures of the page's stories are what `npm run stories` writes."""

from pathlib import Path

import pytest

STORIES = Path(__file__).parents[2] / "frontend" / "stories"


def test_the_fixtures_are_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(STORIES)
    from record.__main__ import FIXTURES, fixtures

    kept = {file.name: file.read_text("utf-8") for file in FIXTURES.iterdir()}
    recorded = dict(fixtures())
    assert sorted(kept) == sorted(recorded)
    stale = [name for name, text in recorded.items() if kept[name] != text]
    assert not stale, "run `npm run stories` in frontend/, and look at what has changed"
