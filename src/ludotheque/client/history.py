"""What happened at a table before somebody came, asked of its server and told in words."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from ludotheque import words
from ludotheque.client.coming import PATIENCE, ask
from ludotheque.client.remote import RemoteTable
from ludotheque.contract import Event
from ludotheque.table.errors import HERE
from ludotheque.table.telling.history import HistoryPage, Past
from ludotheque.table.telling.sentences import tell

USUAL, MOST = 20, 200
"""How many entries are told unless a number is given, and at most."""
FEW = 3
"""More moves than this are counted, and only the last one is told."""


class Remembered(NamedTuple):
    """An entry of the history in words: its events, each with its sentence, and which seat was the reader's then."""

    past: Past
    mine: int | None
    told: list[tuple[Event, str]]


async def read_history(
    remote: RemoteTable, as_told: Callable[[Event], Event], most: int = USUAL
) -> tuple[list[Remembered], bool]:
    """The last entries of the history of a table, in words for its reader, and whether there are earlier ones."""
    path = f"/api/tables/{remote.name}/history?most={min(most, MOST)}"
    page = msgspec.json.decode(
        await ask(remote.servers, path, {"Accept-Language": remote.language}, PATIENCE), type=HistoryPage
    )
    return list(_in_words(page, remote, as_told)), page.first > 1


def _in_words(page: HistoryPage, remote: RemoteTable, as_told: Callable[[Event], Event]) -> Iterator[Remembered]:
    names: list[str] = []
    mine: int | None = None
    for past in page.entries:
        if past.seats is not None:
            names = [seat.name for seat in past.seats]
            own = [seat for seat, who in enumerate(past.seats) if who.guest is not None and who.guest == remote.guest]
            mine = next(iter(own), None)
        about = {"guest": remote.guest, "seat": mine, "names": names}
        language, game = remote.language, remote.game.name
        told = [(event, tell(as_told(event), language, game, **about)) for event in past.events]  # type: ignore[arg-type]
        yield Remembered(past, mine, told)


def _done(entry: Remembered) -> tuple[int | None, str] | None:
    """Who acted and what they did: the first event of a move; what follows from it may be about others."""
    events = ((event.seat, text) for event, text in entry.told if not event.kind.startswith("table-"))
    return next(events, None) if entry.past.move is not None else None


def is_own(entry: Remembered) -> bool:
    """Whether it is a move of the reader's own."""
    done = _done(entry)
    return done is not None and entry.mine is not None and done[0] == entry.mine


def moves_of_others(entries: Sequence[Remembered]) -> list[str]:
    """What others did, a sentence for each move that still counts."""
    found = [_done(entry) for entry in entries if not entry.past.undone and not is_own(entry)]
    return [done[1] for done in found if done is not None]


def in_one_sentence(message: str, moves: Sequence[str], language: str, *, more: bool, turn: bool) -> str:
    """What was done, in one sentence: ``missed`` while somebody was away, or ``since-you-acted``."""

    def say(about: str, **facts: object) -> str:
        return words.phrase(about, language, facts=facts, over=HERE)

    parts = [move.removesuffix(".") for move in moves]
    if more or len(parts) > FEW:
        parts = [say("missed-many", count=len(parts), more="yes" if more else "no", last=parts[-1])]
    if turn:
        parts.append(say("missed-turn"))
    told = parts[0]
    for part in parts[1:]:
        told = say("missed-then", first=told, next=part)
    return say(message, told=told)
