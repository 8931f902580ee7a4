"""What protects people: headers on every answer, whose pages may ask, and whose tokens count."""

import json
import socket

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from support.guest import Guest, browser, get, join, open_table, post, request
from support.hosting import Serving
from support.server import Server

PROTECTING = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
}


def check(headers: httpx.Headers | dict[str, str]) -> None:
    """Assert that an answer protects whoever gets it."""
    assert PROTECTING.items() <= {name.lower(): value for name, value in headers.items()}.items()
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/page.css", 200),
        ("GET", "/t/{table}", 200),
        ("GET", "/t/nothing", 404),
        ("GET", "/schema", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/messages.json", 200),
        ("GET", "/api/tables/{table}", 200),
        ("GET", "/api/tables/{table}/welcome", 200),
        ("GET", "/api/tables/{table}/socket", 426),
        ("GET", "/api/tables/{table}/matches/1", 404),
        ("GET", "/health/live", 200),
        ("GET", "/health/ready", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 415),
        ("POST", "/api/tables/{table}/commands", 415),
        ("OPTIONS", "/api/tables", 204),
    ],
)
def test_every_answer_protects_whoever_gets_it(server: Server, method: str, path: str, status: int) -> None:
    host = open_table(server)
    answer = request(method, server.address + path.format(table=host.table))
    assert answer.status_code == status
    check(answer.headers)


@pytest.mark.parametrize(
    "sent", [b"GET / HTTP/9\r\n\r\n", b"\x00\x01\r\n\r\n", b"GET /%ff HTTP/1.1\r\nHost: x\r\n\r\n"]
)
def test_even_the_answer_to_what_is_no_http_protects(server: Server, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(sent)
        answer = line.recv(65536).decode("latin-1")
    head = dict(part.lower().split(": ", 1) for part in answer.partition("\r\n\r\n")[0].split("\r\n")[1:])
    assert answer.split()[1] in ("400", "404")
    check(head)


def rejected(guest: Guest, path_and_query: str = "", **headers: str) -> tuple[int, str]:
    """The status and the code with which a socket was refused."""
    with pytest.raises(InvalidStatus) as refused, guest.socket(path_and_query, **headers):
        pass
    answer = refused.value.response
    check(dict(answer.headers))
    return answer.status_code, json.loads(bytes(answer.body or b""))["code"]


# Whose token


def test_a_token_is_good_for_its_own_table_and_nothing_else(server: Server) -> None:
    host, other = open_table(server), open_table(server)
    for token in (other.token, "x" * 32, "Ada"):
        assert rejected(Guest(server, host.table, token)) == (403, "wrong-token")
    for shown in (f"Bearer {other.token}", "Bearer", "bearer x y", "Bearer é"):
        answer = get(host.url("/welcome"), headers={"Authorization": shown.encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
    assert rejected(Guest(server, "aaaaaaaaaaaa", host.token)) == (404, "no-such-table")
    assert rejected(Guest(server, "x/../x")) == (404, "no-such-page")


def test_commands_need_the_token_of_a_guest(server: Server) -> None:
    host = open_table(server)
    nobody, stranger = Guest(server, host.table), Guest(server, host.table, "x" * 32)
    assert (nobody.do("chat", text="x").status_code, stranger.do("chat", text="x").status_code) == (401, 403)
    assert nobody.do("chat", text="x").json()["code"] == "no-token"


def test_nobody_acts_for_another_seat(server: Server) -> None:
    host = open_table(server, seats=2)
    other = join(host)
    assert host.do("ready").status_code == 200
    assert other.do("start").json()["code"] == "not-host"
    assert other.do("ready").status_code == 200
    assert host.do("start").status_code == 200
    watching = join(host, seat="watch")
    legal = get(host.url("/welcome"), headers=host.headers).json()["legal"]
    assert watching.do("act", action=legal[0]).json()["code"] == "no-seat"
    assert other.do("act", action=legal[0]).status_code == 409, "these numbers are not theirs"
    assert host.do("act", action=legal[0]).status_code == 200


def test_a_guest_who_has_left_has_no_more_rights(server: Server) -> None:
    host = open_table(server)
    guest = join(host)
    with guest.socket() as tab, guest.socket() as other_tab:
        tab.hear_until("welcome")
        assert tab.ask("leave")["is"] == "news"
        for line in (tab, other_tab):
            with pytest.raises(Exception, match="1000"):
                line.hear_until("never")
    assert rejected(guest) == (403, "wrong-token")
    assert guest.do("chat", text="still here").status_code == 403


def test_a_browser_forgets_the_cookie_of_a_guest_who_has_left(server: Server) -> None:
    host = open_table(server)
    with browser(headers={"Origin": server.address}) as somebody:
        somebody.post(host.url("/guests"), json={"name": "Bo"})
        assert somebody.post(host.url("/commands"), json={"do": "leave", "id": "1"}).status_code == 200
        assert somebody.get(host.url("/welcome")).status_code == 403
        assert somebody.get(host.url("/welcome")).json()["guest"] is None


# Whose page


ORIGINS = [
    ({}, True, False),
    ({"Origin": "{own}"}, True, True),
    ({"Origin": "https://evil.example"}, False, False),
    ({"Origin": "null"}, False, False),
    ({"Origin": "{own}.evil.example"}, False, False),
    ({"Origin": ""}, False, False),
    ({"Sec-Fetch-Site": "cross-site"}, False, False),
    ({"Sec-Fetch-Site": "same-site"}, False, False),
    ({"Sec-Fetch-Site": "same-origin"}, True, True),
    ({"Origin": "{own}", "Sec-Fetch-Site": "same-origin"}, True, True),
]


@pytest.mark.parametrize(("headers", "with_token", "with_cookie"), ORIGINS)
def test_only_our_own_pages_may_ask(
    server: Server, headers: dict[str, str], with_token: bool, with_cookie: bool
) -> None:
    host = open_table(server)
    headers = {name: value.format(own=server.address) for name, value in headers.items()}
    cookie = {"Cookie": f"ludotheque-{host.table}={host.token}"}
    command = {"do": "chat", "id": "1", "text": "hello"}
    for shown, allowed in ((host.headers, with_token), (cookie, with_cookie)):
        answer = post(host.url("/commands"), json=command, headers=headers | shown)
        assert answer.status_code == (200 if allowed else 403), (headers, shown.keys())
        guest = Guest(server, host.table)
        if allowed:
            with guest.socket(**headers, **shown) as line:
                assert line.hear()["guest"] == host.number
        else:
            assert rejected(guest, **headers, **shown) == (403, "foreign-origin")


def test_a_foreign_page_can_neither_open_a_table_nor_watch(server: Server) -> None:
    evil = {"Origin": "https://evil.example"}
    asked = {"game": "lucky-numbers", "name": "Ada"}
    assert post(f"{server.address}/api/tables", json=asked, headers=evil).status_code == 403
    host = open_table(server)
    assert post(host.url("/guests"), json={"name": "Bo"}, headers=evil).status_code == 403
    assert rejected(Guest(server, host.table), **evil) == (403, "foreign-origin")


def test_with_a_base_address_only_its_pages_may_ask_though_another_name_leads_to_the_server(serving: Serving) -> None:
    with serving() as server:
        server.restart("--base-url", "http://games.example.org")
        host, base = open_table(server), {"Origin": "http://games.example.org"}
        reached = {"Origin": server.address}  # as a page asks whose name somebody has let lead here
        command = {"do": "chat", "id": "1", "text": "hello"}
        for shown in (host.headers, {"Cookie": f"ludotheque-{host.table}={host.token}"}):
            assert post(host.url("/commands"), json=command, headers=shown | base).status_code == 200
            answer = post(host.url("/commands"), json=command, headers=shown | reached)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
            assert rejected(Guest(server, host.table), **shown, **reached) == (403, "foreign-origin")
        with Guest(server, host.table).socket(**base) as line:
            assert line.hear()["is"] == "welcome"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_form_of_another_page_is_not_read(server: Server, kind: str) -> None:
    body = b'{"game": "lucky-numbers", "name": "Ada"}'
    answer = post(f"{server.address}/api/tables", content=body, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "only-json")
