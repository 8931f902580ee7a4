"""Links are understood as people paste them, and what is no link is refused with a sentence."""

import pytest

from ludotheque.client.address import Link, read_link, read_server, socket_address
from ludotheque.client.errors import BadLink


@pytest.mark.parametrize(
    "text",
    [
        "https://play.example/t/abc234",
        " https://play.example/t/abc234\n",
        "https://play.example/t/abc234/",
        "https://play.example/t/abc234?lang=fr#top",
    ],
)
def test_a_link_leads_to_a_table(text: str) -> None:
    assert read_link(text) == Link("https://play.example", "abc234")
    assert str(read_link(text)) == "https://play.example/t/abc234"


def test_a_server_can_be_named_without_its_scheme() -> None:
    assert read_server("localhost:8000/") == "http://localhost:8000"


@pytest.mark.parametrize(
    "text", ["", "abc", "https://play.example/abc", "https://play.example/t/", "x/t/a b", "/t/abc"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadLink) as refused:
        read_link(text)
    assert refused.value.say("en") != refused.value.say("fr")


@pytest.mark.parametrize("text", ["", "ftp://host", "http://", "http://host:port", "http://host:99999"])
def test_what_is_no_server_is_refused(text: str) -> None:
    with pytest.raises(BadLink):
        read_server(text)


def test_a_secure_link_has_a_secure_socket() -> None:
    assert socket_address("https://h", "t", "views", None) == "wss://h/api/tables/t/socket?follow=views&changes=1"
    assert socket_address("http://h:1", "t", "legal", 7) == "ws://h:1/api/tables/t/socket?follow=legal&since=7"
