"""A record is compared with what the table published, and no forgery passes for its match."""

import asyncio
from pathlib import Path

import pytest

import ludotheque
from ludotheque.client import BadLink, RemoteTable, TurnedDown, Unreachable, open_table
from ludotheque.client.address import Link, read_match_link
from ludotheque.client.published import published
from ludotheque.proof import Proof, compare
from ludotheque.table.messages import Ready, Start
from support.guest import get
from support.playing_online import play_match
from support.server import Server
from support.sitting import command


@pytest.fixture(scope="module")
def link(server: Server) -> str:
    """A link to a table with a match that is over."""
    return f"{server.address}/t/{asyncio.run(play_match([server.address], 'lucky-numbers', 2, seed=3)).name}"


@pytest.fixture(scope="module")
def text(link: str) -> str:
    return get(link.replace("/t/", "/api/tables/") + "/matches/1/record").text


def dealt_again(text: str) -> str:
    """The same terms and words, true to itself, and dealt from another seed."""
    match = ludotheque.replay(text)
    again = match.game.match(match.seats, seed="chosen by a forger", words=list(match.words), **match.terms.options)
    while again.result is None:
        seat = again.actors()[0]
        again.play(seat, again.legal(seat)[-1])
    return again.record()


def ask(link: str, proof: Proof) -> Proof:
    return compare(proof, asyncio.run(published(link, proof.commitment)))


@pytest.mark.parametrize("more", ["", "/", "?lang=fr", "/replay/1", "/replay/1/", "/replay/1?step=3"])
def test_the_table_proves_its_own_record(link: str, text: str, more: str) -> None:
    assert ask(link + more, ludotheque.prove(text)).published == "match"


def test_a_match_that_was_dealt_again_is_not_that_of_the_table(link: str, text: str) -> None:
    forged = ludotheque.prove(dealt_again(text))
    for more, code in (("", "not-at-table"), ("/replay/1", "not-published")):
        with pytest.raises(ludotheque.OtherMatch) as caught:
            ask(link + more, forged)
        assert caught.value.code == code
        assert forged.commitment in caught.value.reason


def test_while_a_match_is_played_its_opening_is_published_and_no_more(server: Server) -> None:
    async def play() -> list[str]:
        place = await open_table([server.address], "ligretto", "Ann", seats=2, bots=1, options={"target": 30})
        async with RemoteTable([server.address], place.table, place.token) as ann:
            await ann.do(Ready, words="a cat")
            await ann.do(Start)
            assert ann.table is not None
            return await published(str(Link(server.address, place.table)), ann.table.commitment)

    lines = asyncio.run(play())
    assert lines[:4] == ["ludotheque record 1", "game: ligretto", *lines[2:4]]
    assert lines[-5:-1] == ["target: 30", "decks: marble 1, pyramid 1", "words of seat 1: a cat", "words of seat 2:"]
    assert lines[-1].startswith("commitment: ")


def test_links_lead_to_a_table_or_to_one_of_its_matches() -> None:
    table = Link("https://play.example", "abc234")
    assert read_match_link("https://play.example/t/abc234") == (table, None)
    assert read_match_link(" https://play.example/t/abc234/replay/12?step=4 ") == (table, 12)
    for text in ("", "https://play.example/t/abc234/replay/0", "https://play.example/replay/1", "x/t/a/replay/one"):
        with pytest.raises(BadLink):
            read_match_link(text)


def test_what_cannot_be_asked_is_said(server: Server, text: str) -> None:
    proof = ludotheque.prove(text)
    for wrong, kind in ((f"{server.address}/t/nosuchtable", TurnedDown), ("http://127.0.0.1:9/t/abc", Unreachable)):
        with pytest.raises(kind):
            ask(wrong, proof)


def test_the_command_line_asks_the_table(
    link: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    genuine, forged = tmp_path / "genuine.txt", tmp_path / "forged.txt"
    genuine.write_text(text, "utf-8")
    forged.write_text(dealt_again(text), "utf-8")
    noted = ludotheque.prove(text).commitment
    told = command(capsys, monkeypatch, "verify", str(genuine), "--table", link, "--commitment", noted, "--lang", "en")
    assert (told.code, told.err) == (0, "")
    assert f"Proven by what the table published ({link}):" in told.out
    assert "Not proven" not in told.out
    for flags in (("--table", link), ("--table", f"{link}/replay/1"), ("--commitment", noted)):
        found_out = command(capsys, monkeypatch, "verify", str(forged), *flags, "--lang", "en")
        assert (found_out.code, found_out.out) == (1, "")
        assert found_out.err.startswith("This is ")
