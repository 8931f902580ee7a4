"""What is typed to a table rather than to its game: ready, start, chat, undo and the like, as commands."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ludotheque import shelf
from ludotheque.bots import levels
from ludotheque.client.errors import ClientError
from ludotheque.client.voice import ClientVoice
from ludotheque.options import OneEach, who_begins
from ludotheque.table.messages import (
    Answer,
    Change,
    Chat,
    Choose,
    ComeBack,
    Command,
    DrawLots,
    FreeSeat,
    Leave,
    Move,
    Pass,
    Propose,
    Ready,
    Rematch,
    Rename,
    Say,
    SeatBot,
    Signal,
    Sit,
    Stand,
    Start,
    TableShown,
    Wait,
)
from ludotheque.terminal.typed import is_word, plain, small_number, vocabulary
from ludotheque.words import named

Asked: TypeAlias = tuple[type[Command], dict[str, object]]
"""A kind of command, and its facts."""

SURELY = "/"
"""Before a word that is meant for the table, where the game has the same word."""

ALONE: dict[str, Asked] = {
    "wait": (Wait, {}),
    "start": (Start, {}),
    "lots": (DrawLots, {}),
    "stand": (Stand, {}),
    "pass": (Pass, {}),
    "undo": (Propose, {"what": "undo"}),
    "pause": (Propose, {"what": "pause"}),
    "resume": (Propose, {"what": "resume"}),
    "yes": (Answer, {"agree": True}),
    "no": (Answer, {"agree": False}),
    "back": (ComeBack, {}),
    "rematch": (Rematch, {}),
    "leave": (Leave, {}),
}
WITH_SEAT: dict[str, Asked] = {
    "sit": (Sit, {}),
    "bot": (SeatBot, {}),
    "free": (FreeSeat, {}),
    "stand-in": (Propose, {"what": "stand-in"}),
}
WITH_LEVEL = ("bot", "stand-in")
"""The orders that can name the level of a bot after the seat."""
WITH_TEXT: dict[str, tuple[type[Command], str]] = {
    "ready": (Ready, "words"),
    "name": (Rename, "name"),
    "chat": (Chat, "text"),
    "say": (Say, "phrase"),
}
MAY_BE_EMPTY = ("ready",)


class Order(NamedTuple):
    """What was asked of the table, and with which words."""

    what: str
    about: str


def read_order(
    line: str, language: str, game: str, *, playing: bool, waits: bool = False, turns: bool = False
) -> Order | None:
    """The order that a line gives; None if it is a question, or an action of the game.

    While a match is played, a word of the game is the game's, except for the word that begins a round which ``waits``.
    Only where a real-time game is played by ``turns`` is it the table that lets a turn go by.
    """
    word, _, about = line.strip().partition(" ")
    surely = word.startswith(SURELY)
    meant = plain(word.removeprefix(SURELY))
    if waits and is_word(line, ClientVoice(language, game)):
        return Order("signal", "")
    what = vocabulary("orders", language, None, ClientVoice).meaning.get(meant)
    if what == "pass" and not (turns or surely):
        return None
    if what is None and surely:
        raise ClientError("no-such-order", facts={"value": word})
    if not surely and playing and meant in vocabulary(f"typed-{game}", language, game).meaning:
        return None
    return None if what is None else Order(what, about.strip())


def command_for(order: Order, table: TableShown, language: str) -> Asked | None:
    """The kind of command that an order stands for and its facts; None if it asks for something else."""
    if order.what in ALONE:
        return ALONE[order.what]
    if order.what == "signal":
        return (Signal if table.settings.signal == "word" else Ready), {}
    if order.what in WITH_SEAT:
        kind, facts = WITH_SEAT[order.what]
        number, _, level = order.about.partition(" ")
        seat = small_number(number)
        if not seat or (level and order.what not in WITH_LEVEL):
            raise ClientError("which-seat", facts={"most": len(table.seats)})
        named = {"level": _level(level, table.game, language)} if level else {}
        return kind, {**facts, "seat": min(seat, 100) - 1, **named}
    if order.what in WITH_TEXT:
        text_kind, name = WITH_TEXT[order.what]
        if not order.about and order.what not in MAY_BE_EMPTY:
            raise ClientError("say-what")
        return text_kind, {name: order.about}
    if order.what in ORDERING:
        return ORDERING[order.what](order.about, table, language)
    return None


def _move(about: str, table: TableShown, _: str) -> Asked:
    """Move whoever has a seat to another one."""
    numbers = [small_number(word) for word in about.split()]
    if len(numbers) != 2 or not all(numbers):
        raise ClientError("which-seats", facts={"most": len(table.seats)})
    seat, to = (min(number or 0, 100) - 1 for number in numbers)
    return Move, {"seat": seat, "to": to}


def _first(about: str, table: TableShown, _: str) -> Asked:
    """Let a seat begin."""
    begins = who_begins(shelf.game(table.game).options)
    if begins is None:
        raise ClientError("nobody-begins")
    if not small_number(about):
        raise ClientError("which-seat", facts={"most": len(table.seats)})
    return Change, {"options": {**table.options, begins.name: about}}


def _choose(about: str, table: TableShown, language: str) -> Asked:
    """Choose what every seat has its own of, by its name in one's language or as programs call it."""
    option = next((each for each in shelf.game(table.game).options if isinstance(each, OneEach)), None)
    if option is None:
        raise ClientError("nothing-to-choose")
    number, _, rest = about.partition(" ")
    seat = small_number(number)
    wished = rest if seat else about
    called = {value: named(value, language, table.game) for value in option.values}
    if not wished:
        raise ClientError("choose-what", facts={"allowed": ", ".join(called.values())})
    for value, name in called.items():
        if plain(wished) in (plain(value), plain(name)):
            return Choose, {"option": option.name, "value": value, "seat": min(seat, 100) - 1 if seat else None}
    raise ClientError("no-such-choice", facts={"value": wished, "allowed": ", ".join(called.values())})


ORDERING: dict[str, Callable[[str, TableShown, str], Asked]] = {"move": _move, "first": _first, "choose": _choose}
"""The orders about where people sit, who begins and who has what."""


def _level(text: str, game: str, language: str) -> str:
    """The level that somebody calls by its name in their language, or as programs do."""
    for each in levels.levels(game):
        if plain(text) in (plain(each.name), plain(levels.title(each.name, language))):
            return each.name
    return levels.level(game, text).name
