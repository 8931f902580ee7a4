"""A server whose clock is wrong by minutes has the same time as all others at its tables: that of the database."""

from pathlib import Path

from support.guest import get, open_table
from support.nursery import Nursery, QuickServer
from support.running import running
from support.server import NO_LIMITS
from support.services import database
from support.skewed_clock import put_ahead

AHEAD = 600.0


def test_servers_agree_on_the_time_whatever_their_own_clocks_say(servers_are_born: Nursery, tmp_path: Path) -> None:
    with database() as address:
        flags = (*NO_LIMITS, "--database", address)
        put_ahead(tmp_path / "clock", AHEAD)
        for name in ("right", "wrong"):
            (tmp_path / name).mkdir()
        right = QuickServer(tmp_path / "right", servers_are_born, *flags)
        wrong = QuickServer(tmp_path / "wrong", servers_are_born, *flags, clock=tmp_path / "clock")
        with running(right), running(wrong):
            table = open_table(wrong).path
            times = [get(f"{server.address}{table}/welcome").json()["now"] for server in (right, wrong, right)]
    assert times == sorted(times)
    assert times[2] - times[0] < AHEAD * 1000 / 2
