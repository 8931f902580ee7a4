"""The match that docs/protocol.md tells frame by frame is one that a real server plays, dealt from a known seed.

After a wanted change, ``UPDATE_GOLDENS=1 pytest tests/web/test_transcript.py`` writes the frames anew.
"""

import json
import os
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from textwrap import fill
from typing import Any

import pytest

from support.guest import Guest, Socket, get, post
from support.seeded_server import begin, seeded
from support.server import INTERPRETED, NO_LIMITS, Server, running_server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
HEADING = "## A whole match"
FRAMES = re.compile(r"(?<=^```text\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
MOVES = """
    Bo: draw, place a4; Ann: draw, place d3; Bo: draw, place a3; Ann: draw, place d2; Bo: draw, leave;
    Ann: draw, place b4; Bo: draw, leave; Ann: take 3 a2; Bo: draw, leave; Ann: draw, place c2; Bo: draw, leave;
    Ann: draw, place a4; Bo: draw, place b4; Ann: draw, place d1; Bo: draw, leave; Ann: take 3 b1; Bo: draw, leave;
    Ann: take 4 a3; Bo: draw, place a2; Ann: draw, place b3; Bo: draw, leave; Ann: draw
"""
"""The match after Ann's first turn and before its last action."""
WIDTH = 170
LISTED = 3
"""How many texts of a long list of open actions are shown."""
LEFT_OUT = "…"


class Transcript:
    """What is sent and heard, in parts: one for each block of the page."""

    def __init__(self, server: Server) -> None:
        self.parts: list[str] = []
        self._server = server
        self._table: dict[str, Any] = {}
        self._readable = {server.address: "http://127.0.0.1:8000"}

    def part(self) -> None:
        """Begin another block."""
        self.parts.append("")

    def write(self, line: str) -> None:
        for ours, readable in self._readable.items():
            line = line.replace(ours, readable)
        line = line.replace(f'"{LEFT_OUT}": "{LEFT_OUT}"', LEFT_OUT).replace(f'"{LEFT_OUT}"', LEFT_OUT)
        self.parts[-1] += fill(line, WIDTH, subsequent_indent=" " * 6, break_long_words=False, break_on_hyphens=False)
        self.parts[-1] += "\n"

    def come(self, name: str, path: str, body: dict[str, Any]) -> Guest:
        """Somebody comes over HTTP, with a token that the page can show."""
        answer = post(f"{self._server.address}{path}", json=body)
        told = answer.json()
        self._readable |= {told["table"]: "abcdefghjkmn", told["token"]: f"{name.upper()}S-TOKEN"}
        self.write(f"POST {path}")
        self.write(json.dumps(body))
        self.write(f"{answer.status_code} {json.dumps(told)}")
        return Guest(self._server, told["table"], told["token"], told["guest"])

    def read(self, path: str) -> None:
        """Somebody reads something over HTTP."""
        answer = get(f"{self._server.address}{path}").json()
        self.write(f"GET {path}")
        self.write(json.dumps(answer, ensure_ascii=False))

    def heard(self, name: str, message: dict[str, Any]) -> None:
        """A message without its times, the rest of long lists, and what the table was before."""
        short: dict[str, Any] = {key: LEFT_OUT if key in ("at", "now") else part for key, part in message.items()}
        if "table" in short:
            new = {key: part for key, part in short["table"].items() if self._table.get(key) != part}
            short["table"] = new if new == short["table"] else {**new, LEFT_OUT: LEFT_OUT}
            self._table = message["table"]
        if len(short.get("legal", ())) > LISTED:
            short["legal"] = [*short["legal"][:LISTED], LEFT_OUT]
        self.write(f"{name:>3} < {json.dumps(short, ensure_ascii=False)}")


class Player:
    """Somebody at the table, whose commands are numbered."""

    def __init__(self, name: str, line: Socket, written: Transcript) -> None:
        self.name, self.line, self._written = name, line, written
        self._ids = map(f"{name[0].lower()}{{}}".format, count(1))

    def hears(self, kind: str) -> None:
        message = self.line.hear()
        assert message["is"] == kind, message
        self._written.heard(self.name, message)

    def says(self, do: str, **fields: Any) -> None:
        command = {"do": do, "id": next(self._ids), **fields}
        self.line.wire.send(json.dumps(command))
        self._written.write(f"{self.name:>3} > {json.dumps(command)}")


def transcript(server: Server) -> list[str]:
    """A whole match, from the opening of the table to the rematch."""
    begin(server, "protocol 14")
    written = Transcript(server)
    written.part()
    opening = {"game": "lucky-numbers", "seats": 2, "options": {"setup": "sorted"}, "name": "Ann", "keep": "header"}
    host = written.come("Ann", "/api/tables", opening)
    with host.socket("?follow=legal") as line:
        ann = Player("Ann", line, written)
        written.part()
        ann.hears("welcome")
        ann.hears("present")
        written.part()
        guest = written.come("Bo", f"{host.path}/guests", {"name": "Bo", "seat": "watch", "keep": "header"})
        ann.hears("news")
        with guest.socket("?follow=events") as other:
            bo = Player("Bo", other, written)
            assert [other.hear()["is"], other.hear()["is"]] == ["welcome", "present"]
            ann.hears("present")
            play(ann, bo, written)
            written.part()
            written.read(f"{host.path}/matches/1/fairness")
            written.part()
            bo.says("rematch")
            ann.hears("news")
    return written.parts


def play(ann: Player, bo: Player, written: Transcript) -> None:
    """The match, from taking the seats to the end."""
    bo.says("sit", seat=1)
    ann.hears("news")
    written.part()
    bo.says("ready")
    ann.hears("news")
    ann.says("ready")
    ann.hears("news")
    ann.says("start")
    ann.hears("news")
    written.part()
    ann.says("act", action="draw")
    ann.hears("news")
    ann.says("act", action="place a3")
    ann.hears("no")
    written.part()
    ann.says("act", action="place a4")
    ann.hears("news")
    ann.says("propose", what="undo")
    ann.hears("news")
    bo.says("answer", agree=True)
    ann.hears("news")
    ann.says("act", action="place c4")
    ann.hears("news")
    written.part()
    for turn in MOVES.split(";"):
        name, _, actions = turn.strip().partition(": ")
        for action in actions.split(", "):
            (ann if name == "Ann" else bo).says("act", action=action)
            ann.hears("news")
    written.part()
    ann.says("act", action="place c1")
    ann.hears("news")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    env = seeded(tmp_path) | INTERPRETED
    with running_server(tmp_path, *NO_LIMITS, env=env, program="support.seeded_server") as server:
        yield server


def test_the_match_on_the_page_is_what_a_server_plays(server: Server) -> None:
    page = PAGE.read_text("utf-8")
    before, _, section = page.partition(HEADING)
    told = transcript(server)
    if os.environ.get("UPDATE_GOLDENS"):
        parts = iter(told)
        PAGE.write_text(before + HEADING + FRAMES.sub(lambda _: next(parts), section), "utf-8")
        section = PAGE.read_text("utf-8").partition(HEADING)[2]
    assert FRAMES.findall(section) == told
