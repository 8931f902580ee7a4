"""The open house, from another device: two network namespaces of this machine, joined by a cable of their own. One runs
the server and the browser of its owner, the other is a phone in the same house. Nothing of it leaves this machine."""

import os
import pty
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from browser.hands import hands_of, play_out
from support.browsing import FLAGS, PHONE, PageWords, Visitor, chromium
from support.server import LONG_ENOUGH, Server, clean_env

HOUSE, PHONE_THERE = "192.168.213.1", "192.168.213.2"
GAME = "lucky-numbers"
PLAIN = re.compile("Cross-Origin-Opener-Policy header has been ignored")
"""What a browser says of a header that it minds only where a line is encrypted."""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=LONG_ENOUGH)


@pytest.fixture
def devices() -> Iterator[tuple[str, str]]:
    """The names of two devices on one local network: the one with the server, and another."""
    here, there = (f"ludotheque-{os.getpid()}-{name}" for name in ("house", "phone"))
    if shutil.which("ip") is None or os.geteuid() != 0:
        pytest.skip("a second device is made with `ip netns`: that takes Linux, iproute2 and root")
    try:
        for device in (here, there):
            ip("netns", "add", device)
            ip("-n", device, "link", "set", "lo", "up")
        ip("-n", here, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", there)
        for device, own, other in ((here, HOUSE, PHONE_THERE), (there, PHONE_THERE, HOUSE)):
            ip("-n", device, "address", "add", f"{own}/24", "dev", "cable")
            ip("-n", device, "link", "set", "cable", "up")
            ip("-n", device, "route", "add", "default", "via", other)
    except subprocess.CalledProcessError as refused:
        remove(here, there)
        pytest.skip(f"this machine lets nobody make a second device: {refused.stderr.decode().strip()}")
    yield here, there
    remove(here, there)


def remove(*devices: str) -> None:
    for device in devices:
        with suppress(subprocess.CalledProcessError):
            ip("netns", "delete", device)


@contextmanager
def served(device: str, folder: Path) -> Iterator[str]:
    """A server that somebody has started in a terminal of a device: the address that it prints there, with the key."""
    terminal, its_end = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "ludotheque",
        "serve",
        "--port",
        "0",
        "--no-open",
        "--data-dir",
        str(folder / "data"),
    ]
    process = subprocess.Popen(
        ["ip", "netns", "exec", device, *command],
        stdin=subprocess.DEVNULL,
        stdout=its_end,
        stderr=subprocess.DEVNULL,
        env=clean_env({"COLUMNS": "200"}),
        start_new_session=True,
    )
    os.close(its_end)
    try:
        printed = ""
        while not (found := re.search(r"(http://127\.0\.0\.1:\d+/#house=[\w-]+)\s", printed)):
            printed += os.read(terminal, 4096).decode()
        yield found[1]
    finally:
        process.kill()
        process.wait()
        os.close(terminal)


@pytest.fixture
def visitor_at(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """Brings somebody with a browser that runs on a device."""
    opened: list[Browser] = []

    def bring(device: str, address: str, **manner: object) -> Visitor:
        program = tmp_path / f"browser-{device}"
        program.write_text(f'#!/bin/sh\nexec ip netns exec {device} {chromium()} "$@"\n')
        program.chmod(0o755)
        opened.append(browser.browser_type.launch(executable_path=program, args=[*FLAGS, "--no-sandbox"]))
        server = Server(tmp_path, (), {})
        server.address = address
        return Visitor(opened[-1], server, **manner)  # type: ignore[arg-type]

    yield bring
    for each in opened:
        each.close()


def stands_before_a_closed_door(visitor: Visitor) -> None:
    page = visitor.context.new_page()  # one of its own: a page of errors tries again by itself
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        page.goto(visitor.server.address)
    page.close()


def test_another_device_joins_an_open_house_by_its_code_and_plays_and_a_closed_one_shuts_it_out(
    devices: tuple[str, str], visitor_at: Callable[..., Visitor], tmp_path: Path
) -> None:
    say, (here, there) = PageWords(game=GAME), devices
    with served(here, tmp_path) as printed:
        at_machine = printed.partition("/#")[0]
        in_house = at_machine.replace("127.0.0.1", HOUSE)
        ada = visitor_at(here, at_machine)
        bob = visitor_at(there, in_house, name="Bob", size=PHONE, touch=True)

        ada.page.goto(printed)
        ada.go(f"/play/{GAME}")
        ada.button(say("new-open")).click()
        stands_before_a_closed_door(bob)  # the server listens on its own machine alone

        ada.button(say("house-do-open")).click()
        link = ada.page.get_by_role("textbox", name=say("share-link"))
        expect(link).to_have_value(re.compile(rf"^{re.escape(in_house)}/t/\w+$"))
        table, code = link.input_value(), ada.page.locator(".invite-code").inner_text().replace("\n", "")
        bob.go("/")
        bob.page.get_by_label(say("code-label")).fill(code)
        bob.button(say("code-go")).click()
        bob.button(say("join-sit")).click()
        expect(bob.page).to_have_url(table)
        bob.button(say("lobby-ready")).click()
        ada.hears(say("table-ready", name="Bob"))
        ada.button(say("lobby-start")).click()
        moves = [0, 0]

        def plays(seat: int) -> Callable[[Visitor, PageWords], bool]:
            def act(visitor: Visitor, words: PageWords) -> bool:
                acted = hands_of(GAME)(visitor, words)
                moves[seat] += acted
                return acted

            return act

        play_out([ada, bob], GAME, done=lambda: min(moves) >= 3, ways=[plays(0), plays(1)])

        ada.go(f"/play/{GAME}")
        ada.button(say("new-open")).click()
        ada.button(say("house-close")).click()
        ada.button(say("house-do-open")).wait_for()
        expect(bob.page.get_by_text(say("line-lost"))).to_be_visible()
        stands_before_a_closed_door(bob)
        for visitor in (ada, bob):
            visitor.forget_lost_lines()
            assert [trouble for trouble in visitor.troubles if not PLAIN.search(trouble)] == []
