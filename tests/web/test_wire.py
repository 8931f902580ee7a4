"""What a wire promises, on real sockets of a real uvicorn server that serves HTTP on the same port."""

import contextlib
import json
import random
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.table.messages import No
from ludotheque.web.sockets.connection import Connection
from support.guest import get, request
from web.wires import PATIENCE, Site, closing, frames, masked, read_all

LOOPS = ["asyncio", "uvloop"]


@pytest.fixture(params=LOOPS)
def site(request: pytest.FixtureRequest) -> Iterator[Callable[..., Site]]:
    """Opens servers, on both event loops that uvicorn can use, and stops them."""
    if request.param == "uvloop":
        pytest.importorskip("uvloop")
    sites: list[Site] = []

    def start(config: dict[str, Any] | None = None, **board: Any) -> Site:
        sites.append(Site(request.param, {"farewell": 1.0, **board}, config or {}))
        return sites[-1]

    yield start
    for one in sites:
        one.stop()


def test_what_is_sent_comes_back_whole_and_in_order(site: Callable[..., Site]) -> None:
    here = site()
    texts = ["", "é" * 40, "a" * 125, "b" * 126, "c" * 65_535, "d" * 65_536, *(str(n) for n in range(500))]
    with here.call() as client:
        for text in texts:
            client.send(text)
        assert [client.recv(timeout=PATIENCE) for _ in texts] == texts
    assert here.door.end("/") == 1000
    assert get(f"http://127.0.0.1:{here.port}/hello").text == "hello"


def test_a_message_in_parts_is_one_message(site: Callable[..., Site]) -> None:
    here = site()
    with here.call() as client:
        client.send(["one ", "", "two ", "é"])
        assert client.recv(timeout=PATIENCE) == "one two é"
    with here.raw() as plug:
        whole = masked(1, b"ab", fin=False) + masked(9, b"?") + masked(0, "é".encode()[:1], fin=False)
        whole += masked(0, "é".encode()[1:]) + masked(1, b"z" * 200) + masked(8, struct.pack("!H", 1000))
        for byte in whole:  # however the network cuts it
            plug.sendall(bytes((byte,)))
        said = list(frames(read_all(plug)))
    assert said == [(10, b"?"), (1, "abé".encode()), (1, b"z" * 200), (8, struct.pack("!H", 1000))]


def test_too_long_a_message_is_closed_with_1009(site: Callable[..., Site]) -> None:
    here = site(largest=1000)
    for message in ("x" * 1001, "x" * 3_000_000, ["x" * 600, "x" * 600]):
        with here.call() as client:
            client.send("x" * 1000)
            assert client.recv(timeout=PATIENCE) == "x" * 1000
            with contextlib.suppress(ConnectionClosed):
                client.send(message)
            assert closing(client)[0] == 1009
        assert here.door.end("/") == 1009
        assert len(here.door.heard["/"]) == 2  # the allowed message, and the end
    with here.raw() as plug:
        plug.sendall(b"\x81\xff" + struct.pack("!Q", 5_000_000) + bytes(5_000_004))  # not cut off while it sends
        opcode, reason = next(frames(plug.recv(1000)))
        assert (opcode, reason[:2], plug.recv(1000)) == (8, struct.pack("!H", 1009), b"")


FORBIDDEN = {
    "binary": (masked(2, b"bytes"), 1003),
    "binary in parts": (masked(2, b"bytes", fin=False), 1003),
    "not UTF-8": (masked(1, b"\xff"), 1007),
    "not UTF-8 in parts": (masked(1, b"\xc3", fin=False) + masked(0, b"("), 1007),
    "no mask": (b"\x81\x01x", 1002),
    "no mask, longer": (b"\x81\x7e\x00\x80" + b"x" * 128, 1002),
    "part of nothing": (masked(0, b"part"), 1002),
    "text within a text": (masked(1, b"a", fin=False) + masked(1, b"b"), 1002),
    "reserved bit": (b"\xc1" + masked(1, b"compressed?")[1:], 1002),
    "unknown opcode": (b"\x83" + masked(1, b"opcode 3")[1:], 1002),
    "endless": (b"\x81\xff" + b"\xff" * 12, 1009),
}


def test_what_is_not_allowed_is_closed_with_its_code(site: Callable[..., Site]) -> None:
    here = site()
    for what, (sent, code) in FORBIDDEN.items():
        with here.raw() as plug:
            plug.sendall(masked(1, b"first") + sent + masked(1, b"after"))
            first, *others = frames(read_all(plug))
        assert first == (1, b"first"), what
        assert [(opcode, body[:2]) for opcode, body in others] == [(8, struct.pack("!H", code))], what
        assert here.door.end("/") == code, what
        assert here.door.heard["/"] == [b"first", b"-- gone"], what


FLOODS = {
    "pings": masked(9, b"") * 200,
    "pongs": masked(10, b"unasked") * 200,
    "empty parts": masked(1, b"", fin=False) + masked(0, b"", fin=False) * 200,
    "small parts": (masked(1, b"a", fin=False) + masked(0, b"b")) * 100,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_frames_that_are_no_messages_is_closed_with_1008(site: Callable[..., Site], flood: bytes) -> None:
    here = site(odd=50)
    with here.raw() as plug:
        plug.sendall(masked(1, b"first") + flood + masked(1, b"after"))
        first, *_, last = frames(read_all(plug))
    assert (first, last) == ((1, b"first"), (8, struct.pack("!H", 1008) + b"too many frames"))
    assert here.door.end("/") == 1008
    assert b"after" not in here.door.heard["/"]


def test_pings_now_and_then_are_no_flood(site: Callable[..., Site], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Connection, "expect_life", Connection.ping)  # however slow we are, nobody takes us for dead
    here = site(odd=50, ping_every=0.02, ping_timeout=0.02)
    with here.raw() as plug:
        for _ in range(4):
            plug.sendall(masked(9, b"") * 20)
            said = b""
            while said.count(b"\x8a\x00") < 20 or not said.endswith(b"\x89\x00"):  # our pongs, then the next ping
                said += plug.recv(1000)
        plug.sendall(masked(1, b"still here") + masked(8, b""))
        assert (1, b"still here") in frames(read_all(plug))


def test_what_comes_after_our_goodbye_costs_nothing(site: Callable[..., Site], monkeypatch: pytest.MonkeyPatch) -> None:
    here, consult, consulted = site(), Connection.consult, []

    def noted(line: Connection, data: bytes) -> None:
        consulted.append(data)
        consult(line, data)

    monkeypatch.setattr(Connection, "consult", noted)
    with here.raw() as plug:
        goodbye = masked(8, struct.pack("!H", 4000))
        plug.sendall(masked(1, b"close 4000") + (masked(1, b"and") + masked(9, b"")) * 5000 + goodbye)
        assert list(frames(read_all(plug))) == [(8, struct.pack("!H", 4000) + b"as told")]
    assert here.door.heard["/"] == [b"close 4000", b"-- closed", b"-- gone"]
    assert consulted == [goodbye]


def test_what_is_said_before_the_goodbye_comes_before_it(site: Callable[..., Site]) -> None:
    here = site()
    with here.raw() as plug:
        plug.sendall(b"".join(masked(1, text) for text in (b"one", b"two", b"close 4000")))
        said = list(frames(read_all(plug)))
    assert said == [(1, b"one"), (1, b"two"), (8, struct.pack("!H", 4000) + b"as told")]


def test_who_does_not_read_is_dropped_and_others_are_not(site: Callable[..., Site]) -> None:
    here = site(unsent=100_000)
    with here.call("/other") as other, here.raw("/slow") as slow, here.raw("/late") as late:
        slow.sendall(masked(1, b"flood 3000"))
        assert here.door.end("/slow") == 1013
        late.sendall(masked(1, b"flood 3000"))
        said = list(frames(read_all(late)))  # reads after all, and learns why
        assert said[-1] == (8, struct.pack("!H", 1013) + b"too slow")
        assert 0 < len(said) < 3000
        assert here.board.too_slow == 2
        other.send("still here")
        assert other.recv(timeout=PATIENCE) == "still here"
    assert here.door.end("/other") == 1000
    assert not here.board.wires


def test_who_reads_late_but_within_the_limit_gets_everything(site: Callable[..., Site]) -> None:
    here = site(unsent=20_000_000)
    with here.raw() as plug:
        plug.sendall(masked(1, b"flood 1000"))
        plug.sendall(masked(1, b"done") + masked(8, b""))
        here.door.end("/")
        assert [body for _, body in frames(read_all(plug))] == [b"x" * 10_000] * 1000 + [b"done", b""]
    assert here.board.too_slow == 0


def test_the_door_can_refuse_with_a_status_and_a_reason(site: Callable[..., Site]) -> None:
    here = site()
    for status in (401, 403, 404, 429):
        with pytest.raises(InvalidStatus) as caught:
            here.call(f"/?status={status}&wait=0.01")
        answer = caught.value.response
        assert (answer.status_code, json.loads(answer.body or b"")) == (status, {"code": "as-told"})
        assert answer.headers["Retry-After"] == "7"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert (here.board.rejected, here.board.opened) == (4, 0)


def test_a_door_that_fails_or_sleeps_lets_nobody_in(site: Callable[..., Site]) -> None:
    here = site(patience=0.2)
    for path, status, code in (("/broken", 500, "broken"), ("/?wait=60", 503, "too-busy")):
        with pytest.raises(InvalidStatus) as caught:
            here.call(path)
        assert caught.value.response.status_code == status
        assert read_no(caught.value.response.body or b"").code == code


@pytest.mark.parametrize(
    ("method", "more", "status"),
    [("GET", {}, 400), ("POST", {}, 405), ("GET", {f"x-{number}": "x" for number in range(200)}, 431)],
)
def test_what_is_no_handshake_is_told_so_in_words(
    site: Callable[..., Site], method: str, more: dict[str, str], status: int
) -> None:
    here = site()
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", **more}
    answer = request(method, f"http://127.0.0.1:{here.port}/", headers=headers)
    assert (answer.status_code, read_no(answer.content).code) == (status, "bad-handshake")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert (here.board.rejected, len(here.door.requests)) == (1, 0)
    if not more and method == "GET":
        french = request(method, f"http://127.0.0.1:{here.port}/", headers={**headers, "Accept-Language": "fr"})
        assert read_no(french.content).reason not in ("", read_no(answer.content).reason)


def read_no(body: bytes | bytearray) -> No:
    """A rejection, which is the message that the protocol promises."""
    return msgspec.json.decode(body, type=No)


def test_a_visitor_that_fails_loses_only_its_own_wire(site: Callable[..., Site]) -> None:
    here = site()
    with here.call("/other") as other, here.call("/one") as one:
        one.send("fail")
        assert closing(one) == (1011, "")
        assert here.door.end("/one") == 1011
        with here.call("/faint") as faint:
            assert closing(faint) == (1011, "")
        other.send("fine")
        assert other.recv(timeout=PATIENCE) == "fine"


def test_a_visitor_can_close(site: Callable[..., Site]) -> None:
    here = site()
    with here.call() as client:
        client.send("close 4003")
        with contextlib.suppress(ConnectionClosed):
            client.send("not heard")
        assert closing(client) == (4003, "as told")
    assert here.door.end("/") == 4003
    assert here.door.heard["/"] == [b"close 4003", b"-- closed", b"-- gone"]
    with here.call("/never") as client:
        assert closing(client) == (4001, "never")
    assert here.door.end("/never") == 4001
    with here.raw("/deaf") as plug:  # never answers our goodbye
        plug.sendall(masked(1, b"close 4004"))
        assert list(frames(read_all(plug))) == [(8, struct.pack("!H", 4004) + b"as told")]


def test_a_client_that_vanishes_is_gone(site: Callable[..., Site]) -> None:
    here = site()
    plug = here.raw()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    plug.close()
    assert here.door.end("/") == 1006
    with here.raw("/half") as plug:
        plug.shutdown(socket.SHUT_WR)
        assert here.door.end("/half") == 1006
    with here.raw("/silent") as plug:
        plug.sendall(masked(8, b""))
        assert here.door.end("/silent") == 1005


def test_frames_sent_before_the_answer_are_kept_in_order(site: Callable[..., Site]) -> None:
    here = site()
    with here.raw("/?wait=0.3", read_handshake=False) as plug:
        while not here.door.requests:
            time.sleep(0.01)
        for word in (b"one", b"two", b"three"):
            plug.sendall(masked(1, word))
        plug.sendall(masked(8, struct.pack("!H", 1000)))
        head, _, said = read_all(plug).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 ")
    assert [body for _, body in frames(said)][:-1] == [b"one", b"two", b"three"]


def test_a_paused_wire_hears_nothing_until_it_resumes(site: Callable[..., Site]) -> None:
    here = site(ping_every=0.4, ping_timeout=0.4)  # a paused client cannot be blamed for missing pongs
    with here.raw() as plug:
        texts = (b"pause 1.2", b"same packet", b"pause 0.1", b"end")
        plug.sendall(b"".join(masked(1, text) for text in texts) + masked(8, struct.pack("!H", 1000)))
        said = [frame for frame in frames(read_all(plug)) if frame[0] != 9]
    assert said == [(1, b"same packet"), (1, b"end"), (8, struct.pack("!H", 1000))]
    assert here.door.end("/") == 1000
    first, second = [b"pause 1.2", b"-- resumed", b"same packet"], [b"pause 0.1", b"-- resumed", b"end"]
    assert here.door.heard["/"] == [*first, *second, b"-- gone"]


def test_a_paused_wire_can_still_be_closed(site: Callable[..., Site]) -> None:
    here = site()
    with here.call() as client:
        client.send("pause 60")
        while not here.door.heard["/"]:
            time.sleep(0.01)
        here.server.should_exit = True
        assert closing(client)[0] == 1012
    assert here.door.end("/") == 1012


def test_a_server_that_stops_says_1012(site: Callable[..., Site]) -> None:
    here = site(patience=60)
    with here.call() as client, here.raw("/hung"), here.raw("/?wait=60", read_handshake=False) as waiting:
        while len(here.door.requests) < 3:
            time.sleep(0.01)
        here.server.should_exit = True
        assert closing(client) == (1012, "restart")
        assert read_all(waiting).startswith(b"HTTP/1.1 503 ")
        here.stop()  # although one client never answers
    assert (here.door.end("/"), here.door.end("/hung")) == (1012, 1012)


def test_pings_are_answered_and_the_dead_are_dropped(site: Callable[..., Site]) -> None:
    here = site(ping_every=0.8, ping_timeout=0.8)
    with here.call("/alive") as client, here.raw("/dead"):
        assert client.ping("ping").wait(PATIENCE)
        assert here.door.end("/dead") == 1006
        assert here.board.dead == 1
        time.sleep(1.8)
        client.send("still here")
        assert client.recv(timeout=PATIENCE) == "still here"


@pytest.mark.parametrize(("trusted", "address"), [("127.0.0.1", "203.0.113.9"), ("192.0.2.1", "127.0.0.1")])
def test_only_a_trusted_proxy_may_name_the_client(site: Callable[..., Site], trusted: str, address: str) -> None:
    here = site({"forwarded_allow_ips": trusted})
    headers = {
        "X-Forwarded-For": "198.51.100.1, 203.0.113.9",
        "X-Forwarded-Proto": "https",
        "Cookie": 'a=1; seat="x%20y"',
    }
    with here.call("/t/%C3%A9?q=1&q=2", additional_headers=headers):
        pass
    asked = here.door.requests[0]
    assert (asked.address, asked.scheme == "wss") == (address, trusted == "127.0.0.1")
    assert (asked.path, asked.query, asked.cookies) == ("/t/é", {"q": "2"}, {"a": "1", "seat": "x y"})


def test_the_limit_on_connections_counts_wires(site: Callable[..., Site]) -> None:
    here = site({"limit_concurrency": 3})
    with here.call("/1"), here.call("/2"):
        with pytest.raises(InvalidStatus) as caught:
            here.call("/3")
        assert caught.value.response.status_code == 503
    for path in ("/1", "/2"):
        assert here.door.end(path) == 1000
    with here.call("/3"):
        pass


def test_ten_thousand_wild_frames_harm_nobody_else(site: Callable[..., Site], caplog: pytest.LogCaptureFixture) -> None:
    here = site(largest=4096)
    chance = random.Random(3)
    good = [masked(1, b'{"t":"do"}'), masked(1, b"x" * 300), masked(9, b"!"), masked(1, b"a", False) + masked(0, b"b")]
    plugs: list[socket.socket] = []
    with here.call("/calm") as calm:
        sent = 0
        while sent < 10_000:
            if not plugs or chance.random() < 0.002:
                plugs.append(here.raw(f"/wild{len(here.door.requests)}"))
            plug = chance.choice(plugs)
            frame = bytearray(
                chance.choice(good) if chance.random() < 0.8 else chance.randbytes(chance.randrange(1, 40))
            )
            for _ in range(chance.randrange(3)):
                frame[chance.randrange(min(len(frame), 16))] ^= 1 << chance.randrange(8)
            try:
                plug.sendall(frame)
                sent += 1
                plug.setblocking(False)
                with contextlib.suppress(BlockingIOError):
                    if not plug.recv(1 << 16):
                        raise ConnectionResetError
                plug.settimeout(PATIENCE)
            except (BrokenPipeError, ConnectionResetError):
                plugs.remove(plug)
                plug.close()
            if sent % 500 == 0:
                calm.send(str(sent))
                assert calm.recv(timeout=PATIENCE) == str(sent)
        for plug in plugs:
            plug.close()
        for path in [path for path in here.door.ends if path != "/calm"]:
            here.door.ends[path].get(timeout=PATIENCE)  # every one of them was told the end
        assert len(here.board.wires) == 1
    assert not [record for record in caplog.records if record.levelname == "ERROR"], caplog.text


def test_ended_wires_leave_nothing_behind(site: Callable[..., Site]) -> None:
    here = site()
    for turn in range(30):
        here.raw(f"/{turn}").close()
        assert here.door.end(f"/{turn}") == 1006
    assert not here.board.wires
    assert not here.server.server_state.connections
    assert not here.server.server_state.tasks
