"""Everything that happens is said exactly once, in order, in the words of the server; the focus stays where it is."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from browser.hands import is_mine, play_out
from browser.hands.lucky_numbers import act as lucky
from ludotheque.client import RemoteTable
from ludotheque.table.messages import AnyMessage, News
from ludotheque.table.telling.sentences import tell
from support.browsing import GAMES, PageWords, Visitor


class Witness:
    """Somebody who has a guest's token, or watches, hears the same, and tells it in the words of the server's side."""

    def __init__(self, server: str, table: str, token: str | None, language: str, game: str) -> None:
        self.told: list[str] = []
        self._remote = (server, table, token, language, game)
        self._loop = asyncio.new_event_loop()
        self._ready, self._leaves = threading.Event(), asyncio.Event()
        self.over = threading.Event()

    async def _hear(self) -> None:
        server, name, token, language, game = self._remote

        def hear(message: AnyMessage) -> None:
            if not isinstance(message, News):
                return
            who = {"guest": table.guest, "seat": table.seat, "names": table.names}
            self.told += [tell(event, language, game, **who) for event in message.events]  # type: ignore[arg-type]
            if any(event.kind == "match-over" for event in message.events):
                self.over.set()

        table = RemoteTable([server], name, token, language=language)
        table.listeners.append(hear)
        async with table:
            self._ready.set()
            await self._leaves.wait()

    @contextmanager
    def listening(self) -> Iterator["Witness"]:
        thread = threading.Thread(target=self._loop.run_until_complete, args=[self._hear()])
        thread.start()
        assert self._ready.wait(30)
        yield self
        self._loop.call_soon_threadsafe(self._leaves.set)
        thread.join(30)
        self._loop.close()


def sit_with_witness(ada: Visitor, game: str, **terms: object) -> Witness:
    """Ada's browser has a seat, and somebody else has her token too."""
    asked = {"game": game, "name": ada.name, "language": ada.language, "keep": "header", **terms}
    answer = ada.context.request.post("/api/tables", data=asked).json()
    table, token = answer["table"], answer["token"]
    cookie = {"name": f"ludotheque-{table}", "value": token, "url": f"{ada.server.address}/api/tables/{table}"}
    ada.context.add_cookies([cookie])  # type: ignore[list-item]
    ada.go(f"/t/{table}")
    return Witness(ada.server.address, table, token, ada.language, game)


def of_my_hands(say: PageWords) -> re.Pattern[str]:
    """What is said while I hold a piece of Polyssimo."""
    if say.game != "polyssimo":
        return re.compile("(?!)")
    lies = [
        say.like(f"poly-{how}", "piece", "square").pattern.strip("^$") for how in ("fits", "free", "outside", "nowhere")
    ]
    lies.append(say.like("poly-overlaps", "piece", "square", "lying").pattern.strip("^$"))
    picked = say.like("poly-picked-up", "piece").pattern.strip("^$")
    return re.compile(f"^({picked} )?({'|'.join(lies)})$")


def of_the_signal(say: PageWords) -> re.Pattern[str]:
    """What is said while a round waits for somebody."""
    waits = [say.like("signal-waits", "names"), say.like("signal-alone"), say.like("signal-yours")]
    return re.compile("|".join(one.pattern for one in waits))


def note_refusal(frame: str | bytes, refused: set[str]) -> None:
    """Keep the reason of what the table refused me: somebody else was first."""
    message = msgspec.json.decode(frame)
    if message["is"] == "no":
        refused.add(message["reason"])


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_said_once_in_order_in_the_servers_words_in_both_languages(come: Come, game: str) -> None:
    quick = game in ("ligretto", "dutch-blitz")
    first, second = ("fr", "en") if quick else ("en", "fr")  # who plays, and who watches
    ada, bo = come(language=first), come(language=second, name="Bo")
    say, told = PageWords(first, game), PageWords(second, game)
    short = {"target": 1} if quick else {"setup": "sorted"} if game == "lucky-numbers" else {}
    settings = {"pace": "instant", "countdown": 0}
    refused: set[str] = set()
    ada.page.on("websocket", lambda line: line.on("framereceived", lambda frame: note_refusal(frame, refused)))
    witness = sit_with_witness(ada, game, seats=3, bots=2, options=short, settings=settings)
    table = ada.page.url.rpartition("/")[2]
    bo.go(f"/t/{table}")
    bo.button(told("join-watch")).click()
    ready = ada.button(say("lobby-start"))
    expect(ready).to_be_visible()
    watcher = Witness(bo.server.address, table, None, second, game)
    with witness.listening(), watcher.listening():
        ready.click()
        play_out([ada], game)
        assert witness.over.wait(60)
        ada.hears(witness.told[-1])
        assert watcher.over.wait(30)
        bo.hears(watcher.told[-1])
    # beside what happens, only what my own hands do is said: how a piece would lie, and why an action was refused
    own, waits, waits_for_her = of_my_hands(say), of_the_signal(say), of_the_signal(told)
    beside = [line for line in ada.heard if own.match(line) or waits.match(line) or line in refused]
    assert [line for line in ada.heard if line not in beside] == witness.told
    assert [line for line in bo.heard if not waits_for_her.match(line)] == watcher.told
    assert len(witness.told) == len(watcher.told)


def test_the_same_words_twice_in_a_row_are_said_twice(come: Come) -> None:
    ada, say = come(), PageWords()
    table = ada.play_against_bots("lucky-numbers")
    ada.page.get_by_role("main").get_by_role("button").first.wait_for()
    for _ in range(3):
        ada.command(table, "chat", text="hello")
    told = say("table-chat", "you", text="hello")
    ada.page.wait_for_function("told => window.heard.filter(line => line === told).length === 3", arg=told)


def test_the_focus_stays_while_others_act(come: Come) -> None:
    ada, bo, say = come(), come(name="Bo"), PageWords()
    settings = {"pace": "instant"}
    table = ada.open_table("lucky-numbers", seats=2, options={"setup": "sorted"}, settings=settings)
    bo.join_table(table)
    for visitor in (ada, bo):
        visitor.command(table, "ready")
        visitor.go(f"/t/{table}")
    ada.command(table, "start")
    for visitor in (ada, bo):
        visitor.page.get_by_role("grid").wait_for()
    while not (is_mine(ada, say) or is_mine(bo, say)):
        ada.page.wait_for_timeout(20)
    acts, waits = (ada, bo) if is_mine(ada, say) else (bo, ada)
    cell = waits.page.get_by_role("grid").get_by_role("button").nth(5)
    cell.focus()
    waits.page.evaluate("window.before = document.activeElement")
    heard = len(waits.heard)
    for _ in range(2):  # draws, and puts it somewhere
        assert lucky(acts, say)
    waits.page.wait_for_function("heard => window.heard.length >= heard + 2", arg=heard)
    assert waits.page.evaluate("document.activeElement === window.before && window.before !== document.body")
