"""Trying again: a table that plays on from a position of a match that is over, fairly, marked, and without a leak."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import ludotheque
from ludotheque.proof import prove
from ludotheque.terminal.printed.proof import proven_lines
from support.guest import Guest, get, open_table, played_by_bots, post
from support.server import Server, running_server

STEP = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    free = ("--rate", "0", "--tables", "0", "--joins", "0")
    with running_server(tmp_path_factory.mktemp("practice"), *free) as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Server) -> Guest:
    return played_by_bots(server, options={"setup": "sorted"}, levels=["beginner", "regular"])


def again(of: Guest, **more: object) -> httpx.Response:
    asked = {"step": STEP, "name": "Ada", "keep": "header", **more}
    return post(of.url("/matches/1/practice"), json=asked)


def sit(of: Guest, **more: object) -> Guest:
    answer = again(of, **more)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return Guest(of.server, told["table"], told["token"], told["guest"])


def welcome(guest: Guest) -> Any:
    return get(guest.url("/welcome"), headers=guest.headers).json()


def played_out(guest: Guest) -> str:
    """The record of a match that somebody plays out."""
    with guest.socket("?follow=views") as line:
        legal = line.hear_until("welcome")["legal"]
        while True:
            if legal:
                line.say("act", action="draw" if "draw" in legal else legal[0])
            news = line.hear_until("news")
            if any(event["kind"] == "match-over" for event in news["events"]):
                return get(guest.url("/matches/1/record")).text
            legal = news.get("legal") or []


def test_the_match_begins_where_the_other_one_stood(finished: Guest) -> None:
    replay = get(finished.url("/matches/1")).json()
    mine = sit(finished)
    seen = welcome(mine)
    then = replay["steps"][STEP]["view"]
    assert seen["table"]["phase"] == "playing"
    assert {**seen["view"], "seat": None} == then
    assert seen["seat"] == then["actors"][0]
    assert seen["legal"]
    levels = [seat.get("level", "") for seat in seen["table"]["seats"]]
    other = 1 - seen["seat"]
    assert levels[other] == ["beginner", "regular"][other]
    assert welcome(sit(finished, seat=other))["seat"] == other


@pytest.mark.parametrize("step", [5, 30])
def test_polyssimo_is_played_on_from_its_draft_and_from_its_board(server: Server, step: int) -> None:
    over = played_by_bots(server, "polyssimo", levels=["beginner", "regular"])
    then = get(over.url("/matches/1")).json()["steps"][step]["view"]
    seen = welcome(sit(over, step=step))
    assert then["phase"] == ("draft" if step == 5 else "placement")
    assert {**seen["view"], "seat": None} == then
    assert seen["legal"]
    assert {text.split()[0] for text in seen["legal"]} == {"pick" if step == 5 else "lay"}


def test_a_practice_match_is_marked_and_does_not_tell_where_the_other_was_played(finished: Guest) -> None:
    commitment = get(finished.url("/matches/1/fairness")).json()["commitment"]
    mine = sit(finished)
    [match] = welcome(mine)["table"]["matches"]
    assert match["practice"] == {"commitment": commitment, "step": STEP}
    assert match["commitment"] != commitment
    told = json.dumps([welcome(mine), get(mine.url("/matches/1/fairness")).json()])
    assert finished.table not in told
    assert get(mine.url("/matches/1/fairness")).json()["seed"] is None


def test_what_comes_after_the_position_is_dealt_anew_and_can_be_checked(finished: Guest) -> None:
    original = ludotheque.verify(get(finished.url("/matches/1/record")).text)
    records = [played_out(sit(finished)) for _ in range(2)]
    matches = [ludotheque.verify(record) for record in records]
    assert len({match.seed for match in (original, *matches)}) == 3
    for record, match in zip(records, matches, strict=True):
        assert f"continues: {original.commitment} after {STEP}" in record
        assert match.start is not None
        taken = len(match.start.outcomes) + STEP
        assert match.log[:taken] == original.log[:taken]
        assert match.record() == record
        lines = proven_lines(prove(record), "", "en")
        assert any(str(original.commitment) in line and f"after {STEP} actions" in line for line in lines)
    later = [[line.text for line in match.log[20:] if line.seat is None] for match in (original, *matches)]
    assert later[0] != later[1] != later[2]
    replay = get(finished.url("/matches/1"))
    assert replay.status_code == 200


def test_a_practice_match_survives_a_restart_of_its_room_and_is_watched_again(finished: Guest) -> None:
    mine = sit(finished, seat=0)
    record = played_out(mine)
    steps = get(mine.url("/matches/1")).json()["steps"]
    assert steps[STEP]["view"] == get(finished.url("/matches/1")).json()["steps"][STEP]["view"]
    assert len(steps) == record.count("\nseat ") + 1


def test_no_position_of_a_match_that_is_not_over_is_given_away(server: Server, finished: Guest) -> None:
    host = open_table(server, seats=2, bots=1, settings={"pace": "slow"})
    assert again(host, step=0).json()["code"] == "no-such-match"
    assert [host.do(what).status_code for what in ("ready", "start")] == [200, 200]
    answer = again(host, step=0)
    assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
    last = len(get(finished.url("/matches/1")).json()["steps"]) - 1
    assert again(finished, step=last).json()["code"] == "no-such-step"
    assert again(finished, step=last - 1).status_code == 201
    assert again(finished, seat=7).json()["code"] == "no-such-place"
    assert again(finished, step=-1).status_code == 400


def test_where_all_play_at_once_there_is_no_position_to_play_on_from(server: Server) -> None:
    over = played_by_bots(server, "ligretto", options={"target": 1, "blocked": "score"})
    assert again(over, step=3).json()["code"] == "no-practice-in-real-time"


def test_a_rematch_after_practice_counts_again(finished: Guest) -> None:
    mine = sit(finished)
    played_out(mine)
    assert [mine.do(what).status_code for what in ("rematch", "ready", "start")] == [200, 200, 200]
    assert [match["practice"] is None for match in welcome(mine)["table"]["matches"]] == [False, True]
