"""What somebody should hear at a table, by the server's side of the words: to be held against what the page says."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from playwright.sync_api import WebSocket

from ludotheque.client import RemoteTable
from ludotheque.table.messages import AnyMessage, News
from ludotheque.table.telling.sentences import tell
from support.browsing import PageWords, Visitor
from support.guest import Guest


class Retelling:
    """Somebody who has a guest's token, or watches, hears the same, and tells it in the words of the server's side."""

    def __init__(self, guest: Guest, language: str, game: str) -> None:
        self.told: list[str] = []
        self.over = threading.Event()
        self._guest, self._language, self._game = guest, language, game
        self._loop = asyncio.new_event_loop()
        self._ready, self._leaves = threading.Event(), asyncio.Event()

    async def _hear(self) -> None:
        def hear(message: AnyMessage) -> None:
            if not isinstance(message, News):
                return
            who = {"guest": table.guest, "seat": table.seat, "names": table.names}
            self.told += [tell(event, self._language, self._game, **who) for event in message.events]  # type: ignore[arg-type]
            if any(event.kind == "match-over" for event in message.events):
                self.over.set()

        guest = self._guest
        table = RemoteTable([guest.server.address], guest.table, guest.token, language=self._language)
        table.listeners.append(hear)
        async with table:
            self._ready.set()
            await self._leaves.wait()

    @contextmanager
    def listening(self) -> Iterator["Retelling"]:
        thread = threading.Thread(target=self._loop.run_until_complete, args=[self._hear()])
        thread.start()
        assert self._ready.wait(30)
        yield self
        self._loop.call_soon_threadsafe(self._leaves.set)
        thread.join(30)
        self._loop.close()


@contextmanager
def refusals(visitor: Visitor) -> Iterator[set[str]]:
    """The reasons of whatever tables refuse somebody who comes to them meanwhile: somebody else was first."""
    refused: set[str] = set()

    def note(frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["is"] == "no":
            refused.add(message["reason"])

    def follow(line: WebSocket) -> None:
        line.on("framereceived", note)

    visitor.page.on("websocket", follow)
    yield refused
    visitor.page.remove_listener("websocket", follow)


def of_my_hands(say: PageWords) -> re.Pattern[str]:
    """What is said of what I do on the page alone: clovers that I arrange, a piece that I hold."""
    if say.game == "lucky-numbers":
        return re.compile(f"^.+ {re.escape(say('lucky-arrange-done'))}$")
    if say.game != "polyssimo":
        return re.compile("(?!)")
    lies = [
        say.like(f"poly-{how}", "piece", "square").pattern.strip("^$") for how in ("fits", "free", "outside", "nowhere")
    ]
    lies.append(say.like("poly-overlaps", "piece", "square", "lying").pattern.strip("^$"))
    picked = say.like("poly-picked-up", "piece", "shape").pattern.strip("^$")
    back = say.like("poly-back", "piece").pattern.strip("^$")
    turned = say.like("poly-says-now", "shape").pattern.strip("^$")
    return re.compile(f"^((({picked}|{turned}) )?({'|'.join(lies)})|{back}|{turned})$")


def of_the_signal(say: PageWords) -> re.Pattern[str]:
    """What is said while a round waits for somebody."""
    waits = [say.like("signal-waits", "names", attribute=part) for part in (None, "you")]
    waits += [say.like("signal-alone"), say.like("signal-yours")]
    return re.compile("|".join(one.pattern for one in waits))


def without_turns(lines: list[str], say: PageWords) -> str:
    """What was said of what happens, one after the other, without the calls that it is my turn."""
    return " ".join(filter(None, (line.removesuffix(say("turn-yours")).strip() for line in lines)))
