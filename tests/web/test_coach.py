"""The coach over HTTP: a hint for who asked at the table, and a match looked back on, told in the reader's language."""

from collections.abc import Iterator

import pytest

from support.guest import Guest, get, open_table, played_by_bots
from support.server import Server, running_server

FRENCH = {"Accept-Language": "fr"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose rules are compiled: the coach thinks far ahead."""
    with running_server(tmp_path_factory.mktemp("coached"), "--rate", "20", "--tables", "0", "--joins", "0") as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Server) -> Guest:
    return played_by_bots(server, "polyssimo")


def test_a_hint_is_told_to_who_asked_for_it_at_the_table(server: Server) -> None:
    host = open_table(server, "polyssimo", seats=2, bots=1, settings={"pace": "slow"})
    with host.socket("?follow=views") as line:
        line.hear_until("welcome")
        line.ask("ready")
        line.ask("start")
        assert get(host.url("/hint"), headers=host.headers).json()["code"] == "no-hint-asked"
        asked = line.ask("hint")
        assert [event["kind"] for event in asked["events"]] == ["table-hinted"]
        assert asked["table"]["seats"][0]["hints"] == 1
        told = get(host.url("/hint?prefer=pick%20X"), headers=host.headers | FRENCH)
        assert told.status_code == 200, told.text
        hint = told.json()
        assert hint["action"] == hint["actions"][0]["action"]
        assert 0 <= hint["actions"][0]["chance"] <= 1
        assert (hint["preferred"]["action"], hint["preferred"]["said"]) == ("pick X", "prendre X")
        assert "de chances de gagner" in hint["why"]["said"]
        assert get(host.url("/hint")).status_code == 401
        assert get(host.url("/hint?prefer=fly"), headers=host.headers).json()["code"] == "not-open"
        line.ask("act", action=hint["action"])
        assert get(host.url("/hint"), headers=host.headers).status_code == 409


def test_a_table_can_do_without_hints(server: Server) -> None:
    host = open_table(server, "polyssimo", seats=2, bots=1, settings={"hints": False})
    assert [host.do(what).status_code for what in ("ready", "start")] == [200, 200]
    assert host.do("hint").json()["code"] == "no-hints"


def test_a_match_that_is_over_is_looked_back_on(finished: Guest) -> None:
    english, french = (
        get(finished.url("/matches/1/analysis"), headers=headers, timeout=120).json() for headers in ({}, FRENCH)
    )
    assert english["curve"] == french["curve"]
    assert english["curve"][0] == [0.5, 0.5]
    assert sorted(english["curve"][-1]) in ([0, 1], [0.5, 0.5])
    assert len(english["curve"]) == len(english["turns"]) + 2
    assert len(english["by_seat"]) == 2
    for point, in_french in zip(english["turning_points"], french["turning_points"], strict=True):
        assert point["why"]["code"] == in_french["why"]["code"]
        assert point["why"]["said"] != in_french["why"]["said"]


def test_some_steps_of_a_match_that_is_over_are_those_of_its_replay(finished: Guest) -> None:
    replay = get(finished.url("/matches/1")).json()["steps"]
    assert get(finished.url("/matches/1/steps?at=-1&at=0&at=3")).json() == [replay[0], replay[3], replay[-1]]
    for wrong in (len(replay), -len(replay) - 1):
        answer = get(finished.url(f"/matches/1/steps?at={wrong}"))
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-step")
    for query in ("", "?at=some", "?" + "&".join(["at=0"] * 17)):
        assert get(finished.url(f"/matches/1/steps{query}")).status_code == 400


def test_before_the_end_a_match_is_not_looked_back_on(server: Server) -> None:
    host = open_table(server, seats=2, bots=1, settings={"pace": "slow"})
    assert get(host.url("/matches/1/analysis")).status_code == 404
    assert [host.do(what).status_code for what in ("ready", "start")] == [200, 200]
    for what in ("analysis", "steps?at=0"):
        answer = get(host.url(f"/matches/1/{what}"))
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
