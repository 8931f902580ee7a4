"""Telling what happens at a table, in words: each hears it in their own language, and of themselves as "you"."""

from collections.abc import Sequence

from ludotheque import words
from ludotheque.bots import levels
from ludotheque.contract import Event
from ludotheque.table.errors import HERE


def tell(event: Event, language: str, game: str, *, guest: int | None, seat: int | None, names: Sequence[str]) -> str:
    """An event as it is told to a guest on a seat (None: they have no number, or no seat).

    ``names`` are what the seats are called, nothing where nobody sits.
    """
    called = [name or words.seat_name(number, language) for number, name in enumerate(names)]
    if not event.kind.startswith("table-"):
        return words.sentence(event, language, game, reader=seat, names=called)
    facts = dict(event.facts)
    if event.seat is not None:
        facts["who"] = called[event.seat] if event.seat < len(called) else words.seat_name(event.seat, language)
    if event.kind == "table-bot-sat":
        facts["level"] = levels.title(str(facts["level"]), language)
    elif event.kind == "table-chose":
        facts["value"] = words.named(str(facts["value"]), language, game)
    elif event.kind == "table-signalled":
        facts["word"] = words.phrase("signal-word", language, game)
    about = None
    if guest is not None and event.guest == guest:
        about = "you"
    elif seat is not None and event.seat == seat:
        about = "yours"
    return words.phrase(event.kind, language, facts=facts, attribute=about, over=HERE)
