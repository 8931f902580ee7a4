"""An invitation that works: a link that leads somewhere, a code to read out, a door that only its owner opens."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.web import local_network, serve, site
from ludotheque.web.errors import TurnedAway
from ludotheque.web.settings import Hosting
from support.guest import HTTP, PATIENCE, Guest, get, join, open_table
from support.hosting import Serving
from support.server import Server

HOUSE = "127.0.0.2"
"""Stands for an address of the local network: every machine has it, and no other device reaches it."""


def invitation(guest: Guest, **headers: str) -> dict[str, Any]:
    answer = get(guest.url("/invitation"), headers=guest.headers | headers)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def found(server: Server, code: str) -> tuple[int, str]:
    answer = get(f"{server.address}/api/codes/{code}")
    return answer.status_code, answer.json().get("table") or answer.json()["code"]


def test_a_code_opens_its_table_until_all_seats_are_taken(server: Server) -> None:
    host = open_table(server, seats=2)
    code = invitation(host)["code"]
    assert found(server, code) == found(server, f"{code[:3]}-{code[3:]}".lower()) == (200, host.table)
    assert found(server, "AAAAAA") == found(server, "0") == (404, "no-such-code")
    guest = join(host)
    assert found(server, code) == (404, "no-such-code")
    assert invitation(host)["code"] is invitation(host)["until"] is None
    guest.do("stand")
    assert found(server, code) == (200, host.table)


def test_a_code_is_only_for_those_at_the_table(server: Server) -> None:
    host = open_table(server)
    assert get(host.url("/invitation")).status_code == 401
    assert get(host.url("/invitation"), headers={"Authorization": "Bearer wrong"}).status_code == 403


def test_guessing_codes_is_limited_for_each_address_and_in_all(serving: Serving) -> None:
    with serving("--codes", "3", "--all-codes", "5") as server:

        def guess(address: str) -> int:
            told = {"X-Forwarded-For": address}  # by a proxy on this machine, which is trusted
            return get(f"{server.address}/api/codes/AAAAAA", headers=told).status_code

        assert [guess("203.0.113.1") for _ in range(4)] == [404, 404, 404, 429]
        assert [guess("203.0.113.2") for _ in range(3)] == [404, 404, 429]
        assert guess("203.0.113.3") == 429


def test_a_server_of_this_machine_alone_offers_no_link_that_leads_nowhere(server: Server) -> None:
    shown = invitation(open_table(server))
    assert (shown["link"], shown["house"], shown["may_open"]) == (None, "closed", True)


def test_whoever_comes_by_another_name_is_offered_that_name(server: Server) -> None:
    host = open_table(server)
    assert invitation(host, Host="games.local:8000")["link"] == f"http://games.local:8000/t/{host.table}"


def a_request(client: str = "127.0.0.1", **headers: str) -> Any:
    """A request as the site sees it."""

    class Asked:
        def __init__(self) -> None:
            self.headers = {name.replace("_", "-"): value for name, value in headers.items()}
            self.client = httpx.URL(f"http://{client}")
            self.url = httpx.URL(f"http://{headers.get('host', '')}")

    return Asked()


HERE = {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}


@pytest.mark.parametrize(
    ("client", "headers", "is_here"),
    [
        ("127.0.0.1", HERE, True),
        ("[::1]", {"host": "localhost:8000", "origin": "http://localhost:8000"}, True),
        ("192.168.1.9", HERE, False),
        ("127.0.0.1", {**HERE, "host": "evil.example:8000", "origin": "http://evil.example:8000"}, False),
        ("127.0.0.1", {"host": "127.0.0.1:8000"}, True),
        ("127.0.0.1", {**HERE, "origin": "https://games.example"}, False),
        ("127.0.0.1", {**HERE, "origin": "null"}, False),
        ("127.0.0.1", {**HERE, "x_forwarded_for": "127.0.0.1"}, False),
        ("127.0.0.1", {**HERE, "forwarded": "for=127.0.0.1"}, False),
    ],
)
def test_only_a_page_on_this_very_machine_is_at_the_machine(
    client: str, headers: dict[str, str], is_here: bool
) -> None:
    here = site.Site.__new__(site.Site)
    assert here.is_at_machine(a_request(client, **headers)) is is_here


@pytest.mark.parametrize(
    ("hosting", "asked", "offered"),
    [
        (Hosting(), "127.0.0.1:8000", None),
        (Hosting(), "localhost:8000", None),
        (Hosting(), "box.local:8000", "http://box.local:8000"),
        (Hosting(host="0.0.0.0"), "127.0.0.1:8000", "http://192.168.1.20:8000"),
        (Hosting(host="0.0.0.0"), "192.168.1.20:8000", "http://192.168.1.20:8000"),
        (Hosting(host="192.168.7.7"), "localhost:8000", "http://192.168.7.7:8000"),
        (Hosting(base_url="https://games.example"), "127.0.0.1:8000", "https://games.example"),
    ],
)
def test_the_link_that_is_offered_leads_here_from_other_devices(
    hosting: Hosting, asked: str, offered: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "local_address", lambda: "192.168.1.20")
    here = site.Site.__new__(site.Site)
    here.hosting, here.base_url, here.door = hosting, hosting.base_url or "http://127.0.0.1:8000", None
    assert here.shared_base(a_request(host=asked)) == offered


@pytest.mark.parametrize(
    ("own", "chosen"),
    [
        (["203.0.113.9", "192.168.1.20"], "192.168.1.20"),
        (["127.0.1.1"], None),
        (["172.31.0.4"], "172.31.0.4"),
        (["172.32.0.4", "169.254.1.1"], None),
    ],
)
def test_only_an_address_that_the_house_alone_reaches_is_opened(
    own: list[str], chosen: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_network, "_own_addresses", lambda: iter(own))
    assert local_network.local_address() == chosen


def test_the_host_at_the_machine_opens_the_house_and_closes_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "load_rules", list)
    monkeypatch.setattr(local_network, "local_address", lambda: HOUSE)

    async def run() -> None:
        stop = asyncio.Event()
        address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(serve, "somebody_watches", lambda: True)
        monkeypatch.setattr("webbrowser.open", opened.set_result)
        hosting = Hosting(port=0, data_dir=tmp_path)
        serving = asyncio.create_task(serve.serve(hosting, address.set_result, stop))
        base = (await address).rstrip("/")
        try:
            async with httpx.AsyncClient(**HTTP, base_url=base, headers={"Origin": base}) as at_machine:
                await opens_and_closes(at_machine, base, await opened)
        finally:
            stop.set()
            await serving

    asyncio.run(run())


async def opens_and_closes(at_machine: httpx.AsyncClient, base: str, opened: str) -> None:
    page, _, key = opened.partition("#house=")
    assert (page, len(key) >= 32) == (f"{base}/", True), "the browser at the machine has the key"
    opening = {"game": "lucky-numbers", "name": "Ann", "seats": 3, "keep": "header"}
    host = (await at_machine.post("/api/tables", json=opening)).json()
    coming = {"name": "Bo", "keep": "header"}
    other = (await at_machine.post(f"/api/tables/{host['table']}/guests", json=coming)).json()

    async def door(guest: dict[str, Any], is_open: bool, **more: str) -> tuple[int, dict[str, Any]]:
        headers = {"Authorization": f"Bearer {guest['token']}"}
        asked = {"open": is_open, "key": more.pop("key", key)}
        answer = await at_machine.post(f"/api/tables/{host['table']}/house", json=asked, headers=headers | more)
        return answer.status_code, answer.json()

    assert (await door(other, True))[0] == 403, "not the host"
    del at_machine.headers["Origin"]
    assert (await door(host, True))[0] == 403, "not from a page"
    at_machine.headers["Origin"] = base
    assert (await door(host, True, Host="evil.example", Origin="http://evil.example"))[0] == 403
    assert (await door(host, True, **{"X-Forwarded-For": "127.0.0.1"}))[0] == 403
    # as through a proxy that names this machine as host and says nothing of those who ask: all but the key is forged
    for guess in ("", key[:-1], key + "A", host["table"]):
        assert await door(host, True, key=guess) == (403, (await door(host, True, key="no"))[1])
    assert (await door(host, True, key="no"))[1]["code"] == "wrong-house-key"

    status, shown = await door(host, True)
    port = base.rpartition(":")[2]
    link = f"http://{HOUSE}:{port}/t/{host['table']}"
    assert (status, shown["house"], shown["may_open"], shown["link"]) == (200, "open", True, link)
    assert (await door(host, True))[0] == 200, "open already"
    async with httpx.AsyncClient(base_url=f"http://{HOUSE}:{port}", trust_env=False, timeout=PATIENCE) as in_the_house:
        assert (await in_the_house.get(f"/api/tables/{host['table']}")).status_code == 200
        status, shown = await door(host, False)
        assert (status, shown["house"], shown["link"]) == (200, "closed", None)
        with pytest.raises(httpx.TransportError):
            await in_the_house.get(f"/api/tables/{host['table']}")
    assert (await at_machine.get(f"/api/tables/{host['table']}")).status_code == 200


def test_where_there_is_no_local_network_the_door_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "local_address", lambda: None)
    door = local_network.HouseDoor(None, 8000)  # type: ignore[arg-type]
    with pytest.raises(TurnedAway) as refused:
        asyncio.run(door.open())
    assert refused.value.code == "no-local-network"
    assert door.address is None
