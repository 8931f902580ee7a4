"""Who is at a table, on one server and on several."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.table.attendance import EXPIRY, REPEAT, Attendance, Presence

read = msgspec.json.Decoder(Presence).decode

TABLE = "k3m9x2p7q4w8"
SERVERS = ("ash", "beech", "cedar")
ALICE, BOB = 1, 2


def test_a_guest_with_two_tabs_is_here_until_both_are_closed() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.came(ALICE)
    attendance.came(ALICE)
    attendance.went(ALICE, now=5)
    assert attendance.here(5) == {ALICE}
    assert attendance.away_since(ALICE, 5) is None
    attendance.went(ALICE, now=7)
    assert attendance.here(7) == frozenset()
    assert attendance.away_since(ALICE, 9) == 7


def test_spectators_are_counted_and_are_nobody() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.came(None)
    attendance.came(None)
    attendance.told("beech", {}, 3, at=1)
    assert attendance.spectators(1) == 5
    assert attendance.here(1) == frozenset()
    attendance.went(None, now=2)
    assert attendance.spectators(2) == 4


def test_a_guest_at_another_server_is_here() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.told("beech", {BOB: 2}, 0, at=1)
    assert attendance.here(1) == {BOB}
    assert attendance.away_since(BOB, 1) is None


def test_a_guest_without_connections_is_not_here() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.told("beech", {BOB: 0}, 0, at=1)
    assert attendance.here(1) == frozenset()
    assert attendance.away_since(BOB, 1) == 0


def test_what_a_server_does_not_repeat_is_believed_no_longer() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.told("beech", {BOB: 1}, 4, at=10)
    assert attendance.here(10 + EXPIRY - 0.1) == {BOB}
    assert attendance.here(10 + EXPIRY) == frozenset()
    assert attendance.spectators(10 + EXPIRY) == 0
    assert attendance.away_since(BOB, 10 + EXPIRY) == 10
    assert attendance.leader("ash", 10 + EXPIRY) == "ash"
    assert REPEAT * 2 < EXPIRY, "one lost message must not send anybody away"


def test_what_a_server_repeats_goes_on_being_believed() -> None:
    attendance = Attendance(TABLE, began=0)
    for at in range(10, 31, 2):
        attendance.told("beech", {BOB: 1}, 0, at=at)
    assert attendance.here(35) == {BOB}


def test_a_guest_is_away_since_another_server_told_that_they_left() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.told("beech", {BOB: 1}, 0, at=10)
    attendance.told("beech", {}, 0, at=13)
    assert attendance.away_since(BOB, 14) == 13


def test_a_server_that_was_silent_for_long_does_not_tell_when_a_guest_left() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.told("beech", {BOB: 1}, 0, at=10)
    attendance.told("beech", {}, 0, at=100)
    assert attendance.away_since(BOB, 101) == 10


def test_a_guest_who_moved_to_another_server_was_never_away() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.came(ALICE)
    attendance.told("beech", {ALICE: 1}, 0, at=3)
    attendance.went(ALICE, now=4)
    assert attendance.away_since(ALICE, 5) is None


def test_a_guest_never_seen_is_away_since_the_attendance_began() -> None:
    assert Attendance(TABLE, began=42).away_since(ALICE, 50) == 42


def test_a_connection_that_never_came_cannot_go() -> None:
    attendance = Attendance(TABLE, began=0)
    with pytest.raises(ValueError, match="no connection"):
        attendance.went(ALICE, now=1)
    assert attendance.spectators(1) == 0


def test_a_change_is_noticed_once_and_a_second_tab_is_none() -> None:
    attendance = Attendance(TABLE, began=0)
    assert not attendance.changed(0)
    attendance.came(ALICE)
    assert attendance.changed(0)
    attendance.came(ALICE)
    assert not attendance.changed(0)
    attendance.told("beech", {ALICE: 1}, 0, at=1)
    assert not attendance.changed(1)
    attendance.told("beech", {ALICE: 1, BOB: 1}, 0, at=1)
    assert attendance.changed(1)
    assert attendance.changed(1 + EXPIRY), "that somebody expired is a change as well"
    attendance.came(None)
    assert attendance.changed(1 + EXPIRY)


def test_nobody_anywhere_leaves_the_table_to_me() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.told("beech", {}, 0, at=1)
    assert [attendance.leader(me, 1) for me in SERVERS] == list(SERVERS)


def test_a_server_without_connections_leaves_the_table_to_one_that_has_some() -> None:
    attendance = Attendance(TABLE, began=0)
    attendance.told("beech", {}, 1, at=1)
    assert [attendance.leader(me, 1) for me in SERVERS] == ["beech"] * 3


def test_tables_are_spread_over_the_servers() -> None:
    leaders = set()
    for number in range(100):
        attendance = Attendance(f"table{number}", began=0)
        attendance.came(ALICE)
        attendance.told("beech", {BOB: 1}, 0, at=1)
        leaders.add(attendance.leader("ash", 1))
    assert leaders == {"ash", "beech"}


def test_what_is_told_is_what_is_read() -> None:
    attendance = Attendance(TABLE, began=0)
    for guest in (ALICE, ALICE, BOB, None):
        attendance.came(guest)
    assert read(attendance.message("ash")) == Presence("ash", {ALICE: 2, BOB: 1}, 1)


@pytest.mark.parametrize("message", [b"", b"{}", b'{"is":"presence","server":"ash","guests":{"x":1},"spectators":0}'])
def test_what_is_not_a_presence_is_not_read(message: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read(message)


comings_and_goings = st.lists(
    st.tuples(st.sampled_from(SERVERS), st.sampled_from([None, 1, 2, 3]), st.booleans(), st.floats(0, REPEAT)),
    max_size=40,
)


@given(comings_and_goings)
def test_servers_that_hear_each_other_agree(steps: list[tuple[str, int | None, bool, float]]) -> None:
    attendances = {server: Attendance(TABLE, began=0) for server in SERVERS}
    connections: list[tuple[str, int | None]] = []
    now, last_seen = 0.0, dict.fromkeys((1, 2, 3), 0.0)
    for server, guest, comes, later in steps:
        now += later
        here = {guest for _, guest in connections if guest is not None}
        last_seen.update(dict.fromkeys(here, now))
        if comes:
            connections.append((server, guest))
            attendances[server].came(guest)
        elif (server, guest) in connections:
            connections.remove((server, guest))
            attendances[server].went(guest, now)
        for teller, attendance in attendances.items():
            told = read(attendance.message(teller))
            for other in set(SERVERS) - {teller}:
                attendances[other].told(told.server, told.guests, told.spectators, now)

        here = {guest for _, guest in connections if guest is not None}
        busy = {server for server, _ in connections}
        for me, attendance in attendances.items():
            assert attendance.here(now) == here
            assert attendance.spectators(now) == sum(guest is None for _, guest in connections)
            for guest in (1, 2, 3):
                assert attendance.away_since(guest, now) == (None if guest in here else last_seen[guest])
            assert attendance.leader(me, now) in (busy or {me})
        if busy:
            assert len({attendance.leader(me, now) for me, attendance in attendances.items()}) == 1
