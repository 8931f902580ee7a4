"""Every message between a table and those at it, declared once.

People send **commands**. The sender chooses the ``id`` of each, and it is carried out once, however often it is sent.
The table sends **messages**. `News` tell what happened, numbered without gaps. A client that has missed some sends the
last number it has and gets the rest, or a fresh `Welcome`.
"""

from typing import Annotated, Any, Generic

import msgspec
from msgspec import Meta
from typing_extensions import TypeVar

from ludotheque.contract import Event, View
from ludotheque.options import OptionValue
from ludotheque.table.settings import Settings

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=lambda name: name.lower()):
    """A request of a guest to the table."""

    id: CommandId


class Act(Command, frozen=True, kw_only=True):
    """Play an action, in the notation of the game."""

    action: Annotated[str, Meta(max_length=400)]


class Pass(Command, frozen=True, kw_only=True):
    """Skip my turn, in a real-time game that is played turn by turn."""


class Hint(Command, frozen=True, kw_only=True):
    """Ask the coach what to do. Everybody hears that I asked; only I can then ``GET /api/tables/TABLE/hint``."""


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat, or move to it."""

    seat: SeatNumber


class Stand(Command, frozen=True, kw_only=True):
    """Give up my seat before the match begins, and watch."""


class Leave(Command, frozen=True, kw_only=True):
    """Leave the table. During a match a bot plays for me until I come back."""


class Rename(Command, frozen=True, kw_only=True):
    """Change my name."""

    name: Name


class Ready(Command, frozen=True, kw_only=True):
    """I am ready for the match, or for the next round of a real-time game. Before a match my own words are mixed into
    the seed of the deal."""

    words: Annotated[str, Meta(max_length=100)] = ""


class Wait(Command, frozen=True, kw_only=True):
    """I am not ready after all, or I am still reading: a countdown stops."""


class Signal(Command, frozen=True, kw_only=True):
    """Give the signal for the next round, at a table with ``signal: word``."""


class SeatBot(Command, frozen=True, kw_only=True):
    """Give a free seat, or another bot's, to a bot. Default: the game's default level (the host)."""

    seat: SeatNumber
    level: LevelName | None = None


class FreeSeat(Command, frozen=True, kw_only=True):
    """Free a seat before the match begins: its bot goes, or its guest becomes a spectator (the host)."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True):
    """Change the seats, the options or the settings, before the match begins (the host)."""

    seats: int | None = None
    options: dict[str, OptionValue] | None = None
    settings: Settings | None = None


class Move(Command, frozen=True, kw_only=True):
    """Move a guest or bot to another seat; those in between move up (the host)."""

    seat: SeatNumber
    to: SeatNumber


class DrawLots(Command, frozen=True, kw_only=True):
    """Draw lots for who goes first, before the match, in games where somebody does (the host)."""


class Choose(Command, frozen=True, kw_only=True):
    """Choose something that differs from seat to seat, such as a deck, for my seat, or for a bot's (the host).

    What a bot or nobody has is swapped for it. What another person has is refused.
    """

    option: Annotated[str, Meta(max_length=100)]
    value: Annotated[str, Meta(max_length=100)]
    seat: SeatNumber | None = None


class Start(Command, frozen=True, kw_only=True):
    """Begin the match, once every seat is taken and everybody is ready (the host)."""


class Propose(Command, frozen=True, kw_only=True):
    """Ask the others to agree: ``undo``, ``pause``, ``resume``, or ``stand-in`` for a seat whose guest is away."""

    what: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    level: LevelName | None = None
    """The level of the bot that stands in."""


class Answer(Command, frozen=True, kw_only=True):
    """Agree to a proposal, or not. The proposer withdraws it by not agreeing."""

    agree: bool


class ComeBack(Command, frozen=True, kw_only=True):
    """Take over from the bot that stood in for me."""


class Chat(Command, frozen=True, kw_only=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Say(Command, frozen=True, kw_only=True):
    """Say one of the quick phrases, which everybody hears in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]


class AddToken(Command, frozen=True, kw_only=True):
    """Accept another token of mine as well, so that I can come back on another device. Nobody hears of it."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """The SHA-256 of the token, as hexadecimal digits."""


class Rematch(Command, frozen=True, kw_only=True):
    """Gather for another match with the same people."""


class Look(Command, frozen=True, kw_only=True):
    """Show me everything again: the answer is a `Welcome`."""


AnyCommand = (
    Act
    | Pass
    | AddToken
    | Hint
    | Sit
    | Stand
    | Leave
    | Rename
    | Ready
    | Wait
    | Signal
    | SeatBot
    | FreeSeat
    | Change
    | Move
    | DrawLots
    | Choose
    | Start
    | Propose
    | Answer
    | ComeBack
    | Chat
    | Say
    | Rematch
    | Look
)


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    guest: int | None = None
    bot: bool = False
    """Whether a bot plays here now: a bot of its own, or one that stands in for the guest."""
    ready: bool = False
    late: bool = False
    """Whether this seat has run out of time."""
    level: str = ""
    """The level of the bot that plays here now; empty if a person plays."""
    name: str = ""
    """The name of that bot: ``Hopla``, ``Hopla 2``."""
    animal: str = ""
    """Its animal, for its face: ``Hopla``."""
    hints: int = 0
    """The number of hints this seat has asked for in this match."""
    missed: bool = False
    """Whether a bot made the last move for the person in this seat. In a match over days, a bot can then stand in."""


class GuestShown(msgspec.Struct, frozen=True):
    """Somebody at the table, as everybody sees them."""

    guest: int
    name: str
    language: str


class ProposalShown(msgspec.Struct, frozen=True):
    """A proposal, its proposer, and the guests who have agreed."""

    what: str
    guest: int
    agreed: list[int]
    seat: int | None = None
    level: str | None = None
    """The level of the bot that would stand in."""


class ClockShown(msgspec.Struct, frozen=True):
    """The clock: the milliseconds that each seat has left at the time ``at``, and the seats whose time is running."""

    left: list[int]
    running: list[int]
    at: int


class PracticeShown(msgspec.Struct, frozen=True):
    """The position of another match from which this one plays on, for practice. It does not count."""

    commitment: str
    """The commitment of the other match."""
    step: int
    """The number of its actions before the position; what follows is dealt anew."""


class MatchShown(msgspec.Struct, frozen=True):
    """A match at this table: its sealed deal and, once it is over, how it ended."""

    number: int
    commitment: str
    words: list[str]
    names: list[str]
    """The name in each seat."""
    animals: list[str]
    """The animal of the bot in each seat; empty for a person."""
    winners: list[int] | None = None
    scores: list[int] | None = None
    practice: PracticeShown | None = None
    """Where a practice match begins; null for any other match."""


class TableShown(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    settings: Settings
    phase: str
    """``gathering``, ``playing`` or ``over``."""
    paused: bool
    host: int | None
    seats: list[SeatShown]
    guests: list[GuestShown]
    proposal: ProposalShown | None
    clock: ClockShown | None
    begins: int | None
    """When the countdown of a real-time round ends, in milliseconds since 1970."""
    commitment: str
    """The SHA-256 of the seed and the terms of this match, or of the next one with its current terms."""
    matches: list[MatchShown]
    waits: int | None = None
    """Since when a real-time round has been waiting for the signal (``settings.signal``), in milliseconds since 1970:
    until all seats without a bot are ``ready``, or until a player gives the signal."""


Seen = TypeVar("Seen", default=View)
"""The type of the view; a client that does not know the game leaves it as it is."""


class Message(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is", tag=lambda name: name.lower()
):
    """Something the table tells you."""


class Changes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed in a view. All else is as it was."""

    fields: dict[str, Any] = {}
    """The fields that have another value now."""
    items: dict[str, dict[int, Any]] = {}
    """The items that are others now, by their places, of lists that are as long as before."""


class News(Message, Generic[Seen], frozen=True, kw_only=True):
    """What happened, for everybody. With ``id``: your command was carried out, and this is what it caused."""

    number: int
    at: int
    events: list[Event]
    id: str | None = None
    move: int | None = None
    """The number of the move in this match, from 1, if this is a move."""
    table: TableShown | None = None
    """The table, if more has changed than the match."""
    clock: ClockShown | None = None
    actors: list[int] | None = None
    """The seats that may act now."""
    rests: list[int] | None = None
    """When the rest of each seat ends, in milliseconds since 1970, at a table with a calm rhythm."""
    legal: list[str] | None = None
    """What your seat may do now, unless you follow ``events``."""
    view: Seen | None = None
    """What you see of the match now, if you follow ``views``; with ``changes=1`` only the first time."""
    changes: Changes | None = None
    """What has changed in what you see since the news before, if you follow ``views`` with ``changes=1``."""
    undoable: bool = False
    """Whether your seat could ask to undo its last action, unless you follow ``events``."""


class Welcome(Message, Generic[Seen], frozen=True, kw_only=True):
    """Everything you may know, after the news of that number."""

    number: int
    now: int
    """The clock of the server."""
    guest: int | None
    seat: int | None
    table: TableShown
    here: list[int]
    """The guests who are connected."""
    spectators: int
    view: Seen | None
    legal: list[str]
    id: str | None = None
    undoable: bool = False
    """Whether your seat could ask to undo its last action."""
    rests: list[int] | None = None
    """When the rest of each seat ends, in milliseconds since 1970, at a table with a calm rhythm."""


class Done(Message, frozen=True, kw_only=True):
    """Your command had already been carried out: the news of that number told it."""

    id: str
    number: int


class No(Message, frozen=True, kw_only=True):
    """Your command was refused. Says why: a code, its facts, and a sentence in your language."""

    code: str
    reason: str
    facts: dict[str, Any]
    id: str | None = None


class Present(Message, frozen=True, kw_only=True):
    """Who is connected."""

    here: list[int]
    spectators: int


AnyMessage = News | Welcome | Done | No | Present

FOLLOWS = ("events", "legal", "views")
"""What you can follow: only the events; also what your seat may do; also what you see."""

read_command = msgspec.json.Decoder(AnyCommand).decode
write_message = msgspec.json.Encoder().encode
