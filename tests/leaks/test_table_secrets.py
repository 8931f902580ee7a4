"""No seed before its match is over, no token but to its owner, no hash of one: in nothing sent, logged or counted."""

import asyncio
import io
import logging
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.client import RemoteTable, TurnedDown
from ludotheque.table import log
from ludotheque.table.log import read_entry
from ludotheque.table.messages import Act, Chat, Look, Ready, Rematch, Sit, Start
from ludotheque.table.naming import token_hash
from ludotheque.web.logs import JsonLines, PlainLines, begin_logging
from support.guest import HTTP
from support.kept import kept
from support.playing_online import play_match
from support.proxy import Proxy
from support.whole_server import tapped_server

MATCHES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("lucky-numbers", 3, 1, {}),
    ("polyssimo", 2, 0, {}),
    ("ligretto", 3, 0, {"target": 3}),
    ("dutch-blitz", 2, 0, {"target": 3}),
]
QUIET_CLIENTS = ("websockets.client", "websockets", "httpx", "httpcore")


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What a server writes to its error output when it logs all that it can."""
    output, root = io.StringIO(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in root.manager.loggerDict}
    monkeypatch.setattr(sys, "stderr", output)
    begin_logging(logging.DEBUG)
    for name in QUIET_CLIENTS:  # they run in this process too, and are not what is looked at
        logging.getLogger(name).setLevel(logging.WARNING)
    yield output
    root.handlers[:], root.level = handlers, level
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


async def misbehave(address: str, table: str, token: str) -> None:
    """What goes wrong at a table: unreadable, unknown, refused, forbidden."""
    async with httpx.AsyncClient(**HTTP, base_url=address) as client:
        path, own = f"/api/tables/{table}", {"Authorization": f"Bearer {token}"}
        client.headers["Accept-Encoding"] = "identity"  # what is compressed could hide a secret from who looks for it
        for headers in (own, {"Authorization": f"Bearer {token[::-1]}"}, {"Cookie": f"ludotheque-{table}={token}"}):
            await client.get(f"{path}/welcome?token={token}", headers=headers)
            for body in (b"{", b"\xff", b"[" * 9000, b'{"do":"act","id":"x","action":"nonsense"}', b'{"do":"start"}'):
                kind = {"Content-Type": "application/json"}
                await client.post(f"{path}/commands?{token}", content=body, headers=headers | kind)
        for rest in ("", "/matches/1", "/matches/1/record", "/matches/1/fairness", "/history", "/socket", f"/{token}"):
            await client.get(path + rest, headers=own)
        await client.get("/metrics")


async def secrets_of(folder: Path, table: str) -> tuple[list[str], list[str]]:
    """The seeds and the hashes of the tokens of a table, from its log."""
    what = [thing for entry in await kept(folder, None, table) for thing in read_entry(entry).what]
    seeds = [thing.seed for thing in what if isinstance(thing, log.Opened | log.Rematched)]
    return seeds, [thing.token for thing in what if isinstance(thing, log.Arrived)]


@pytest.mark.parametrize(("game", "seats", "bots", "options"), MATCHES, ids=[match[0] for match in MATCHES])
def test_secrets_stay_where_they_are_over_a_whole_match(
    game: str,
    seats: int,
    bots: int,
    options: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    logged: io.StringIO,
) -> None:
    tokens: list[str] = []

    async def evening() -> None:
        async with tapped_server(tmp_path, monkeypatch) as tap:
            # one deal of Ligretto in 140 is blocked before that, which would end the match and reveal its seed
            goes_on = {"blocked": "score"} if game == "ligretto" else {}
            half = await play_match([tap.address], game, seats, bots=bots, options=goes_on, most_actions=12)
            await misbehave(tap.address, half.name, str(half.people[0].token))
            played = await play_match([tap.address], game, seats, bots=bots, options=options)
            tokens.extend(str(table.token) for table in [*half.people, *played.people])
            seeds, hashes = await secrets_of(tmp_path, played.name)
            running, more = await secrets_of(tmp_path, half.name)
            for secret in (*seeds, *running, *hashes, *more):
                assert secret.encode() not in tap.sent
            assert [tap.sent.count(token.encode()) for token in tokens] == [1] * len(tokens), "told to its owner, once"
            await after_the_end(tap, played.name, seeds[0], str(played.people[0].token))
            everything = [*seeds, *running, *hashes, *more, *tokens, *(await secrets_of(tmp_path, played.name))[0]]
            for secret in everything:
                assert secret not in logged.getvalue()

    async def after_the_end(tap: Proxy, table: str, seed: str, token: str) -> None:
        before = len(tap.sent)
        async with RemoteTable([tap.address], table, token) as host:
            await host.do(Rematch)
            await misbehave(tap.address, table, token)
            assert seed.encode() in tap.sent[before:], "it is told when it is asked for, now that the match is over"
            new = (await secrets_of(tmp_path, table))[0][1]
            assert new.encode() not in tap.sent
            assert new != seed

    asyncio.run(asyncio.wait_for(evening(), 120))
    assert logged.getvalue().count("\n") >= 3


def test_a_cookie_goes_to_its_guest_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO) -> None:
    async def evening() -> None:
        async with tapped_server(tmp_path, monkeypatch) as tap:
            with_cookie = {"game": "polyssimo", "name": "Ada", "seats": 2}
            async with httpx.AsyncClient(**HTTP, base_url=tap.address, headers={"Origin": tap.address}) as ada:
                opened = await ada.post("/api/tables", json=with_cookie)
                table, cookie = opened.json()["table"], next(iter(opened.cookies.values()))
                assert "token" not in opened.json()
                assert "HttpOnly" in opened.headers["set-cookie"]
                assert "SameSite=lax" in opened.headers["set-cookie"]
                assert (await ada.get(f"/api/tables/{table}/welcome")).json()["guest"] == 1
                bo = (await ada.post(f"/api/tables/{table}/guests", json={"name": "Bo", "keep": "header"})).json()
            async with (
                RemoteTable([tap.address], table, bo["token"]) as other,
                RemoteTable([tap.address], table) as eve,
            ):
                for kind, fields in ((Look, {}), (Ready, {"words": "w"}), (Chat, {"text": "x"}), (Sit, {"seat": 0})):
                    for who in (other, eve):
                        await _try(who, kind, **fields)
                await _try(other, Start)
                await _try(other, Act, action="x")
            assert tap.sent.count(cookie.encode()) == 1
            assert token_hash(cookie).encode() not in tap.sent
            assert cookie not in logged.getvalue()

    asyncio.run(asyncio.wait_for(evening(), 60))


async def _try(who: RemoteTable, kind: type, **fields: Any) -> None:
    with suppress(TurnedDown):
        await who.do(kind, **fields)


@pytest.mark.parametrize("lines", [JsonLines(), PlainLines()], ids=["json", "plain"])
def test_an_error_that_quotes_a_secret_is_logged_without_it(lines: logging.Formatter) -> None:
    """Whatever goes wrong, and whoever logs it: also the event loop, which quotes what tasks were given."""
    secret, heard = "the-seed-of-tomorrow", []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(lines.format(record))

    async def fail(seed: str) -> None:
        raise RuntimeError(f"cannot deal from {seed}")

    def callback(seed: str) -> None:
        raise KeyError(seed)

    async def go_wrong() -> None:
        forgotten = asyncio.create_task(fail(secret), name="bot")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del forgotten
        asyncio.get_running_loop().call_soon(callback, secret)
        asyncio.get_running_loop().call_exception_handler({"message": "odd", "handle": secret})
        await asyncio.sleep(0.01)
        try:
            try:
                await fail(secret)
            except RuntimeError as error:
                raise ValueError(secret) from error
        except ValueError:
            logging.getLogger("ludotheque.web").exception("a command failed", extra={"table": "abc", "secret": secret})

    ear = Ear()
    logging.getLogger().addHandler(ear)
    try:
        asyncio.run(go_wrong())
    finally:
        logging.getLogger().removeHandler(ear)
    assert len(heard) >= 3
    assert secret not in "\n".join(heard)
    assert any("RuntimeError" in line and "fail" in line for line in heard), "where it happened is told"
