"""The page's types of the messages are those of the server."""

import runpy
from pathlib import Path

FRONTEND = Path(__file__).parents[2] / "frontend"


def test_the_types_of_the_page_are_the_messages_of_the_server() -> None:
    written = runpy.run_path(str(FRONTEND / "scripts" / "message_types.py"))["typescript"]()
    assert (FRONTEND / "src" / "net" / "messages.ts").read_text("utf-8") == written, "run: npm run types"
