"""The page's types of messages, views, actions and events are those of the server."""

import runpy
from pathlib import Path

FRONTEND = Path(__file__).parents[2] / "frontend"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = runpy.run_path(str(FRONTEND / "scripts" / "message_types.py"))["files"]()
    assert len(written) == 5, "the messages, the languages, and what our boards are told"
    for file, text in written.items():
        assert file.read_text("utf-8") == text, "run: npm run types"
