"""Two servers that differ only in what is secret let out the same bytes: to players, spectators, late comers and the
curious, in answers, errors, replays, metrics and logs.

What differs between the worlds: the seeds, the tokens of everybody, the order of the cards that nobody has seen, and
with them all that chance will bring. The worlds are compared until a card is turned that may differ.
"""

import asyncio
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import ludotheque
from leaks.other_deals import another_deal
from ludotheque import words
from ludotheque.fair import Fair
from support import games
from support.playing import steps
from support.recorded_server import Line, RecordedServer, dealing, everything_logged

HERE, THERE = "this-world", "that-world"
WORDS = ("rainbow", "", "mes mots à moi")
NAMES = ("Ada", "Bo", "Chloé")
LANGUAGES = ("en", "fr", "de")
ACTIONS = 24
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("lucky-numbers", 3, {"bruno": True}),
    ("polyssimo", 2, {}),
    ("ligretto", 3, {"advanced": True, "stop": "call"}),
    ("dutch-blitz", 2, {"expert": True}),
]


@dataclass
class Story:
    """What people do at the table, the same in both worlds, and what chance deals in each."""

    game: str
    seats: int
    options: Mapping[str, Any]
    actions: list[tuple[int, str]] = field(default_factory=list)
    refused: list[list[tuple[int, str]]] = field(default_factory=list)
    """Before each action: what is not allowed then, and is tried all the same."""
    dealt: list[str] = field(default_factory=list)
    dealt_there: list[str] = field(default_factory=list)


def story(game: str, seats: int, options: Mapping[str, Any]) -> Story:
    """Random play from the seed of the first world, and another deal that could not be told from it until its end."""
    told, chance = Story(game, seats, options), random.Random(game)
    seed = RecordedServer(HERE)._secret(32)
    match = ludotheque.game(game).match(seats, dealer=Fair(seed, WORDS[:seats]), **options)
    for seat, text in steps(match, 5, most=ACTIONS):
        texts = [
            (other, t)
            for other in range(seats)
            for t in chance.sample(games.of(match.game.name).every_text(match, other), 12)
        ]
        told.refused.append([(s, t) for s, t in texts if match.game.refusal(match.state, s, match.game.read(t))][:8])
        match.play(seat, text)
        told.actions.append((seat, text))
    assert match.result is None, "the match shall not be over: its seed is told then"
    told.dealt = [entry.text for entry in match.log if entry.seat is None]
    told.dealt_there = another_deal(game, seats, options, told.dealt, told.actions, game)
    return told


# What everybody does, in either world


class Company:
    """Everybody at one table: who plays, who watches, and who comes late."""

    def __init__(self, server: RecordedServer, told: Story) -> None:
        self.server, self.told = server, told
        self.path = ""
        self.tokens: list[str] = []
        self.lines: dict[str, Line] = {}
        self._id = 0

    async def gather(self) -> None:
        server, told = self.server, self.told
        asked = {"game": told.game, "seats": told.seats, "options": told.options, "name": "Ada", "keep": "header"}
        opened = await server.ask("Ada", "POST", "/api/tables", asked | {"settings": {"countdown": 0}})
        assert opened.status_code == 201, opened.text
        self.path = f"/api/tables/{opened.json()['table']}"
        self.tokens.append(opened.json()["token"])
        for name, language in zip((*NAMES[1 : told.seats], "Wanda"), (*LANGUAGES[1 : told.seats], "fr"), strict=True):
            place, keep = "watch" if name == "Wanda" else "any", "cookie" if name == "Bo" else "header"
            come = {"name": name, "language": language, "seat": place, "keep": keep}
            answer = await server.ask(name, "POST", f"{self.path}/guests", come)
            assert answer.status_code == 201, answer.text
            self.tokens.append(answer.json().get("token") or next(iter(answer.cookies.values())))
        for number, token in enumerate(self.tokens):
            await self._connect((*NAMES[: told.seats], "Wanda")[number], "?follow=views", token)
        await self._connect("Ada's other tab", "?follow=legal", self.tokens[0])
        await self._connect("Bo's other tab", "?follow=views&changes=1", self.tokens[1])
        for follow in ("events", "legal", "views", "views&changes=1"):
            await self._connect(f"a stranger who follows {follow}", f"?follow={follow}")
        for seat in range(told.seats):
            await self.say(NAMES[seat], do="ready", words=WORDS[seat])
        await self.ask_for_everything("before the start")
        await self.say("Ada", do="start")

    async def _connect(self, who: str, query: str, token: str | None = None) -> Line:
        line = await self.server.connect(who, self.path, query, **_bearer(token))
        self.lines[who] = line
        return line

    async def say(self, who: str, **command: Any) -> None:
        self._id += 1
        self.server.now.pass_(0.25)
        await self.lines[who].say({"id": f"k{self._id}", **command})

    async def ask_for_everything(self, when: str) -> None:
        """All that can be asked for over HTTP, by everybody and by those who have no right to."""
        server, path = self.server, self.path
        for rest in ("", "/matches/1", "/matches/1/record", "/matches/1/fairness", "/matches/2", "/matches/0"):
            for language in words.LANGUAGES:
                await server.ask(f"anybody {when}", "GET", path + rest, **{"Accept-Language": language})
        for query in ("", "?most=7", "?before=9", "?only=talk", "?only=rounds"):
            await server.ask(f"anybody {when}", "GET", f"{path}/history{query}")
        for place, token in enumerate([None, *self.tokens, "no-token-of-this-table"]):
            await server.ask(f"asker {place} {when}", "GET", f"{path}/welcome", token=token)
            await server.ask(
                f"asker {place} {when}", "POST", f"{path}/commands", {"do": "look", "id": "x"}, token=token
            )
        for page in ("/", f"/t/{path[-12:]}", "/metrics", "/health/ready", "/nowhere", f"{path}/socket", "/api/games"):
            await server.ask(f"anybody {when}", "GET", page)

    async def make_mistakes(self, number: int) -> None:
        """What is not allowed, cannot be read, or comes from the wrong people."""
        for seat, text in self.told.refused[number]:
            await self.say(NAMES[seat], do="act", action=text)
            act = {"do": "act", "id": f"h{number} {text}", "action": text}
            await self.server.ask(NAMES[seat], "POST", f"{self.path}/commands", act, token=self.tokens[seat])
        await self.say("Ada's other tab", do="act", action="no such thing")
        await self.say("Wanda", do="act", action=self.told.actions[number][1])
        await self.say("a stranger who follows views", do="act", action=self.told.actions[number][1])
        for frame in (b"{", b'{"do":"act","id":"1"}', b"[" * 5000, b'{"do":"chat","id":"1","text":1e400}'):
            await self.lines["Bo"].say(frame)
            await self.server.ask("Bo", "POST", f"{self.path}/commands", frame, token=self.tokens[1])
        await self.server.connect("an intruder", self.path, Authorization="Bearer no-token-of-this-table")
        await self.server.connect("an intruder", self.path, Origin="https://evil.example")

    async def act(self, number: int) -> None:
        seat, text = self.told.actions[number]
        await self.say(NAMES[seat], do="act", action=text)

    async def take_back(self, number: int) -> None:
        """Undo what can be undone, by agreement, and do it again."""
        room = await self.server.house.room(self.path[-12:])
        seat = self.told.actions[number][0]
        left = room.table.undoable(seat)
        await self.say(NAMES[seat], do="propose", what="undo")
        others = [name for name in NAMES[: self.told.seats] if name != NAMES[seat]]
        for name in others:
            await self.say(name, do="answer", agree=True)
        for again in range(number + 1 if left is None else left, number + 1):
            await self.act(again)

    async def come_late(self, number: int) -> None:
        """Somebody comes late, or back after missing some; a server that knew nothing of the table opens it."""
        for who, since in (("Ada", 3), ("a late comer", None), ("a late comer", 1), ("Bo", 10_000)):
            token = self.tokens[NAMES.index(who)] if who in NAMES else None
            query = "?follow=views" + (f"&since={since}" if since else "")
            line = await self.server.connect(f"{who} at {number}", self.path, query, **_bearer(token))
            line.hang_up()

    async def chatter(self, number: int) -> None:
        await self.say("Wanda", do="chat", text="I know <nothing>")
        await self.say("Bo", do="say", phrase="well-played")
        await self.say("Bo", do="say", phrase="no such phrase")
        await self.say("Wanda", do="rename", name=f"Wanda {number}")
        await self.say("Ada", do="propose", what="pause")
        await self.say("Ada", do="propose", what="pause")
        for name in NAMES[1 : self.told.seats]:
            await self.say(name, do="answer", agree=name != "Chloé" or number % 10 == 0)
        if (await self.server.house.room(self.path[-12:])).table.paused:
            for seat, text in self.told.actions[number + 1 : number + 3]:
                await self.say(NAMES[seat], do="act", action=text)
        await self.say("Ada", do="propose", what="resume")
        for name in NAMES[1 : self.told.seats]:
            await self.say(name, do="answer", agree=True)

    async def suffer_a_bad_disk(self, number: int) -> None:
        """The store fails, in the way it says and in a way that nobody foresaw; its error quotes what was written."""
        store, seat = self.server.store, self.told.actions[number][0]
        store.fail_next = 1
        await self.say(NAMES[seat], do="act", action=self.told.actions[number][1])
        append = store.append

        async def broken(table: str, after: int, entry: bytes) -> None:
            raise RuntimeError(f"cannot write {entry!r} after {store.logs[table]!r}")

        store.append = broken  # type: ignore[method-assign]
        chat = {"do": "chat", "id": f"lost {number}", "text": "lost"}
        await self.server.ask("Ada", "POST", f"{self.path}/commands", chat, token=self.tokens[0])
        await self.say("Wanda", do="chat", text="lost")
        store.append = append  # type: ignore[method-assign]
        await self._connect("Wanda", "?follow=views", self.tokens[-1])

    async def play(self) -> None:
        for number in range(len(self.told.actions)):
            await self.make_mistakes(number)
            if number == ACTIONS // 2:
                await self.suffer_a_bad_disk(number)
            await self.act(number)
            if number % 5 == 0:
                await self.take_back(number)
                await self.come_late(number)
                await self.chatter(number)
                await self.ask_for_everything(f"at {number}")
        await self.say("Ada", do="leave")
        await self.say("Bo", do="start")
        await self.say("Ada", do="comeback")
        room = await self.server.house.room(self.path[-12:])
        assert [(done.seat, done.action) for done in room.table.actions] == self.told.actions
        for line in self.lines.values():
            line.hang_up()
        self.server.house.put_away(room)
        await self.come_late(len(self.told.actions))
        await self.ask_for_everything("at the end")


def _bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def let_it_happen(told: Story, mark: str, dealt: Sequence[str] | None) -> RecordedServer:
    """The whole story in one world: everything that its server let out."""

    async def happen() -> RecordedServer:
        server = RecordedServer(mark)
        company = Company(server, told)
        async with asyncio.timeout(120):
            await company.gather()
            await company.play()
            await server.close()
        return server

    with dealing(dealt):
        lines: list[str] = []
        with everything_logged(lines):
            server = asyncio.run(happen())
    server.lines = lines
    return server


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])
def test_two_worlds_that_differ_only_in_secrets_cannot_be_told_apart(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    told = story(game, seats, options)
    here, there = let_it_happen(told, HERE, None), let_it_happen(told, THERE, told.dealt_there)
    for heard_here, heard_there in zip(here.book, there.book, strict=True):
        assert heard_here == heard_there
    assert here.lines == there.lines
    # It was a real story: the actions were carried out, mistakes refused, failures logged, and the secrets differ.
    bytes_heard = b"\n".join(what for _, what in here.book)
    assert len(here.book) > 1000
    assert bytes_heard.count(b'"is":"news"') > ACTIONS * 8
    assert bytes_heard.count(b'"is":"no"') > ACTIONS * 10
    assert b'"code":"match-not-over"' in bytes_heard
    assert b'"code":"not-kept"' in bytes_heard
    assert b'"code":"paused"' in bytes_heard
    assert b'"code":"broken"' in bytes_heard
    assert (b'"kind":"table-undone"' in bytes_heard) == (game in ("lucky-numbers", "polyssimo"))
    assert (b'"undone":true' in bytes_heard) == (game in ("lucky-numbers", "polyssimo"))
    assert b'"first":1}' in bytes_heard, "the history was told"
    assert any("a command failed" in line for line in here.lines)
    assert len(here.secrets) == len(there.secrets) == seats + 2
    assert not set(here.secrets) & set(there.secrets)
    assert HERE not in repr(here.book) + repr(here.lines)
