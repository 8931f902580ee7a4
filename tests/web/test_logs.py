"""What the logs of a server tell: every fact that a line was logged with, and no more lines than anybody can read."""

import ast
import asyncio
import json
import logging

import pytest

from ludotheque.table import messages as m
from ludotheque.table.keeping.clerk import LULL
from ludotheque.web.logs import OURS, JsonLines, PlainLines
from support.browsing import ROOT
from support.fake_time import in_made_up_time
from support.memory_store import MemoryStore
from support.tables import a_house, opened


def test_no_fact_that_is_logged_is_left_out() -> None:
    with_facts = [
        (file.name, facts)
        for file in sorted((ROOT / "src").rglob("*.py"))
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call)
        for facts in (keyword.value for keyword in call.keywords if keyword.arg == "extra")
        if isinstance(facts, ast.Dict)
    ]
    told = {(file, key.value) for file, facts in with_facts for key in facts.keys if isinstance(key, ast.Constant)}
    assert len(told) > 10
    assert {fact for fact in told if fact[1] not in OURS} == set()


@pytest.mark.parametrize("fact", OURS)
def test_a_line_tells_its_facts_beside_what_every_line_has(fact: str) -> None:
    line = logging.makeLogRecord({"name": "ludotheque", "levelname": "INFO", "msg": "something", fact: "told"})
    written = json.loads(JsonLines().format(line))
    assert (written["level"], written["from"], written["message"]) == ("info", "ludotheque", "something")
    assert written[fact] == "told"
    assert PlainLines().format(line).endswith(f"info: something {fact}=told")


def test_moves_that_cannot_be_kept_are_summed_up(caplog: pytest.LogCaptureFixture) -> None:
    counts = (1, 2 * 500, 7)

    @in_made_up_time
    async def full_disk() -> None:
        store = MemoryStore()
        async with a_house(store) as house:
            (anna,) = await opened(house, people=1, bots=1)
            for count in counts:
                store.fail_next = count
                for _ in range(count):
                    assert await anna.fails(m.Chat, text="is there room?") == "not-kept"
                    await asyncio.sleep(LULL / 1000)
            await asyncio.sleep(LULL)
            await anna.does(m.Chat, text="there is")
            await anna.does(m.Chat, text="enough")

    full_disk()
    lines = [line for line in caplog.records if line.name == "ludotheque.table"]
    assert [line.getMessage() for line in lines] == ["entries could not be kept"] * 3
    assert sum(vars(line)["count"] for line in lines) == sum(counts)
    assert {vars(line)["why"] for line in lines} == {"made to fail"}
