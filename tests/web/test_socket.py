"""The socket of a table: what is heard first, that commands keep their order, and that spectators only watch."""

import time

import pytest
from websockets.exceptions import InvalidStatus

from support.guest import Guest, get, join, open_table
from support.server import Server


def test_the_first_message_is_a_welcome(server: Server) -> None:
    host = open_table(server)
    with host.socket() as line:
        welcome = line.hear()
    assert (welcome["is"], welcome["guest"], welcome["seat"]) == ("welcome", host.number, 0)
    assert welcome["table"]["id"] == host.table


def test_who_comes_back_hears_what_they_missed(server: Server) -> None:
    host = open_table(server)
    with host.socket() as line:
        number = line.hear_until("welcome")["number"]
    for text in ("one", "two"):
        assert host.do("chat", text=text, id=text).status_code == 200
    with host.socket(f"?since={number}") as line:
        heard = [line.hear() for _ in range(3)]
    assert [message["is"] for message in heard] == ["news", "news", "present"]
    assert [message["events"][0]["facts"]["text"] for message in heard[:2]] == ["one", "two"]
    with host.socket("?since=999") as line:
        assert line.hear()["is"] == "welcome"


def test_commands_of_one_socket_are_carried_out_in_their_order(server: Server) -> None:
    host = open_table(server)
    with host.socket() as line:
        line.hear_until("present")
        sent = [line.say("chat", text=f"line {number}") for number in range(30)]
        heard = [line.hear_until("news") for _ in sent]
    assert [message["id"] for message in heard] == sent
    assert [message["number"] for message in heard] == sorted(message["number"] for message in heard)


def test_what_was_sent_before_the_end_is_carried_out(server: Server) -> None:
    host = open_table(server)
    guest = join(host)
    with guest.socket() as line:
        line.say("leave")
    with host.socket() as line:
        while len(line.ask("look")["table"]["guests"]) > 1:
            time.sleep(0.1)  # who asks without a pause is closed


def test_two_tabs_of_one_guest_both_work(server: Server) -> None:
    host = open_table(server)
    with host.socket() as one, host.socket() as other:
        told = one.ask("chat", text="from one")
        assert "id" in told
        heard = other.hear_until("news")
        assert "id" not in heard
        assert heard["number"] == told["number"]
        assert other.ask("chat", text="from the other")["is"] == "news"


def test_a_spectator_sees_everything_and_does_nothing(server: Server) -> None:
    host = open_table(server)
    watching = Guest(server, host.table)
    with watching.socket(**{"Accept-Language": "fr"}) as line:
        assert line.hear()["guest"] is None
        refused = line.ask("chat", text="hello")
        assert (refused["is"], refused["code"]) == ("no", "not-at-table")
        assert refused["reason"].endswith(".")
        assert line.ask("look")["is"] == "welcome"
        host.do("chat", text="heard")
        assert line.hear_until("news")["events"][0]["facts"]["text"] == "heard"


@pytest.mark.parametrize(("follow", "more"), [("events", set()), ("legal", {"legal"}), ("views", {"legal", "view"})])
def test_a_listener_is_told_as_much_as_it_wishes(server: Server, follow: str, more: set[str]) -> None:
    host = open_table(server, bots=1, settings={"pace": "slow"})
    with host.socket(f"?follow={follow}") as line:
        line.ask("ready")
        news = line.ask("start")
    assert {"legal", "view"} & news.keys() == more


@pytest.mark.parametrize(
    "query", ["?follow=cards", "?changes=x", "?since=x", "?since=-1", "?since=" + "9" * 20, "?since="]
)
def test_a_socket_that_asks_for_nonsense_is_refused(server: Server, query: str) -> None:
    host = open_table(server)
    with pytest.raises(InvalidStatus) as refused, host.socket(query):
        pass
    assert refused.value.response.status_code == 400


@pytest.mark.parametrize(
    "frame",
    ["", "{}", "[]", "null", '{"do":"act"}', '{"do":"fly","id":"1"}', '{"do":"chat","id":"","text":"x"}', "[" * 9999],
)
def test_a_frame_that_is_no_command_gets_an_answer_and_harms_nothing(server: Server, frame: str) -> None:
    host = open_table(server, language="fr")
    with host.socket() as line:
        line.hear_until("present")
        line.wire.send(frame)
        said = line.hear()
        assert (said["is"], said["code"]) == ("no", "unreadable-message")
        assert "message" in said["reason"]
        assert line.ask("look")["is"] == "welcome"


def test_the_address_of_the_socket_says_what_it_is(server: Server) -> None:
    host = open_table(server)
    told = get(host.url("/socket"))
    assert (told.status_code, told.headers["upgrade"]) == (426, "websocket")
