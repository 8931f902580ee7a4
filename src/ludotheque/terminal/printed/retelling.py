"""A record told in words, move by move."""

from collections.abc import Iterator

from ludotheque import record, words
from ludotheque.leaflet import title
from ludotheque.match import Match
from ludotheque.terminal.printed.shelf import chosen
from ludotheque.terminal.voice import Trouble, Voice


def replayed(text: str, reader: int | None) -> Match:
    """The match of a record, in which there is the seat of its reader."""
    told = record.replay(text)
    if reader is not None and not 0 <= reader < told.seats:
        raise Trouble("bad-seat", facts={"value": reader + 1, "most": told.seats})
    return told


def retell(text: str, language: str, reader: int | None = None) -> Iterator[str]:
    """What happened in a match, a line for each event; to a reader who sat at one of its seats it says "you"."""
    told = replayed(text, reader)
    voice = Voice(language, told.game.name)
    yield voice.say("retold", title=title(told.game.name, language), seats=told.seats)
    for option in told.game.options:
        yield chosen(voice, option, told.terms.options[option.name])
    for step in told.steps():
        for event in step.events:
            yield words.sentence(event, language, told.game.name, reader=reader)
    if not told.result:
        yield voice.say("record-unfinished")
