"""Every message between a table and those at it, declared once.

People send **commands**; each has an ``id`` of the sender's choosing, and is applied once however often it is sent.
The table sends **messages**. What happened is told in `News`, numbered without gaps; whoever has missed some says the
last number they have and gets the rest, or a fresh `Welcome`.
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
    """Something that a guest asks of the table."""

    id: CommandId


class Act(Command, frozen=True, kw_only=True):
    """Play an action, in the notation of the game."""

    action: Annotated[str, Meta(max_length=400)]


class Pass(Command, frozen=True, kw_only=True):
    """Let my turn go by, at a table of a real-time game where seats act one after the other."""


class Hint(Command, frozen=True, kw_only=True):
    """Ask the coach what to do now. Everybody hears of it; only I can then ``GET /api/tables/TABLE/hint``."""


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat, or move to it."""

    seat: SeatNumber


class Stand(Command, frozen=True, kw_only=True):
    """Give up my seat before the match begins, and watch."""


class Leave(Command, frozen=True, kw_only=True):
    """Go away; in the middle of a match a bot plays on for me until I come back."""


class Rename(Command, frozen=True, kw_only=True):
    """Be called something else."""

    name: Name


class Ready(Command, frozen=True, kw_only=True):
    """I am ready to begin a match, or the next round of a real-time game. Before a match my own words are mixed into
    the seed of the deal."""

    words: Annotated[str, Meta(max_length=100)] = ""


class Wait(Command, frozen=True, kw_only=True):
    """I am not ready after all, or I am reading: a countdown stops."""


class Signal(Command, frozen=True, kw_only=True):
    """Give the word for the next round, at a table where that is the ``signal``."""


class SeatBot(Command, frozen=True, kw_only=True):
    """Give a free seat, or another bot's, to a bot of a level of the game, the usual one unless given (the host)."""

    seat: SeatNumber
    level: LevelName | None = None


class FreeSeat(Command, frozen=True, kw_only=True):
    """Free a seat before the match begins: its bot goes, or its guest gets up and watches (the host)."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True):
    """Change what is to be played, before the match begins (the host)."""

    seats: int | None = None
    options: dict[str, OptionValue] | None = None
    settings: Settings | None = None


class Move(Command, frozen=True, kw_only=True):
    """Move whoever has a seat to another place in the order of the seats; those in between move up (the host)."""

    seat: SeatNumber
    to: SeatNumber


class DrawLots(Command, frozen=True, kw_only=True):
    """Draw lots for who begins, before the match, where somebody does (the host)."""


class Choose(Command, frozen=True, kw_only=True):
    """Choose what every seat has its own of, such as a deck, for my seat, or for a bot's (the host).

    What a bot or nobody has is exchanged for it; what a person has is not to be had.
    """

    option: Annotated[str, Meta(max_length=100)]
    value: Annotated[str, Meta(max_length=100)]
    seat: SeatNumber | None = None


class Start(Command, frozen=True, kw_only=True):
    """Begin the match, now that every seat is taken and everybody is ready (the host)."""


class Propose(Command, frozen=True, kw_only=True):
    """Ask the others to agree: ``undo``, ``pause``, ``resume``, or ``stand-in`` for a seat whose guest is away."""

    what: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    level: LevelName | None = None
    """How well the bot that stands in shall play."""


class Answer(Command, frozen=True, kw_only=True):
    """Agree to what was proposed, or not; who proposed it withdraws it by not agreeing."""

    agree: bool


class ComeBack(Command, frozen=True, kw_only=True):
    """Play my seat myself again, where a bot stood in."""


class Chat(Command, frozen=True, kw_only=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Say(Command, frozen=True, kw_only=True):
    """Say one of the quick phrases, which everybody hears in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]


class AddToken(Command, frozen=True, kw_only=True):
    """Know me by another token as well, of my own, so that I can come back on another device. Nobody hears of it."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """The SHA-256 of the token, as hexadecimal digits."""


class Rematch(Command, frozen=True, kw_only=True):
    """Gather for another match with the same people."""


class Look(Command, frozen=True, kw_only=True):
    """Show me everything anew: the answer is a `Welcome`."""


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
    """Whether the time of this seat has run out."""
    level: str = ""
    """How well the bot plays that plays here now, one of the levels of the game; nothing where a person plays."""
    name: str = ""
    """What that bot is called: ``Hopla``, ``Hopla 2``."""
    animal: str = ""
    """Which animal it is, for its face: ``Hopla``."""
    hints: int = 0
    """How many hints of the coach were asked for here in this match."""
    missed: bool = False
    """Whether a bot did the last action for the person who sits here: in a match over days one can then stand in."""


class GuestShown(msgspec.Struct, frozen=True):
    """Somebody at the table, as everybody sees them."""

    guest: int
    name: str
    language: str


class ProposalShown(msgspec.Struct, frozen=True):
    """What is proposed, by whom, and who has agreed."""

    what: str
    guest: int
    agreed: list[int]
    seat: int | None = None
    level: str | None = None
    """How well the bot would play that is to stand in."""


class ClockShown(msgspec.Struct, frozen=True):
    """The clock: what each seat has left, in milliseconds at the time ``at``, and whose time runs."""

    left: list[int]
    running: list[int]
    at: int


class PracticeShown(msgspec.Struct, frozen=True):
    """That a match plays on from a position of another one, for practice: it counts for nothing."""

    commitment: str
    """The commitment of the other match."""
    step: int
    """After how many of its actions; what comes after them is dealt anew."""


class MatchShown(msgspec.Struct, frozen=True):
    """A match played at this table: its sealed deal and, when it is over, how it ended."""

    number: int
    commitment: str
    words: list[str]
    names: list[str]
    """What each seat was called."""
    animals: list[str]
    """Which animal the bot of each seat was; nothing for a person."""
    winners: list[int] | None = None
    scores: list[int] | None = None
    practice: PracticeShown | None = None
    """Where a match for practice begins; None for one from the deal on."""


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
    """The SHA-256 of the seed and the terms of this match, or of the next one on the terms as they stand."""
    matches: list[MatchShown]
    waits: int | None = None
    """Since when a real-time round waits for the signal (``settings.signal``), in milliseconds since 1970: until all
    seats without a bot are ``ready``, or until somebody who plays gives the word."""


Seen = TypeVar("Seen", default=View)
"""How a view is read: a client that does not know the game yet takes it as it comes."""


class Message(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is", tag=lambda name: name.lower()
):
    """Something that the table tells."""


class News(Message, Generic[Seen], frozen=True, kw_only=True):
    """What happened, everybody hears it. With ``id``: your command was carried out, and this is what it caused."""

    number: int
    at: int
    events: list[Event]
    id: str | None = None
    move: int | None = None
    """The number of the move in this match, from 1, if it is one."""
    table: TableShown | None = None
    """The table, where more has changed than the match."""
    clock: ClockShown | None = None
    actors: list[int] | None = None
    """The seats that may act now."""
    rests: list[int] | None = None
    """Until when each seat rests after its last action, in milliseconds since 1970, at a table where seats do."""
    legal: list[str] | None = None
    """What your seat may do now, for those who follow that."""
    view: Seen | None = None
    """What you see of the match now, for those who follow that."""
    undoable: bool = False
    """Whether your seat could ask to take back its last action, for those who follow what it may do."""


class Welcome(Message, Generic[Seen], frozen=True, kw_only=True):
    """Everything that you may know, as it stands after the news of that number."""

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
    """Whether your seat could ask to take back its last action."""
    rests: list[int] | None = None
    """Until when each seat rests after its last action, in milliseconds since 1970, at a table where seats do."""


class Done(Message, frozen=True, kw_only=True):
    """Your command was carried out, and the news of that number tells it: it had been sent before."""

    id: str
    number: int


class No(Message, frozen=True, kw_only=True):
    """Your command was refused: why, as a code, its facts, and a sentence in your language."""

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
"""What a listener follows: the events alone; also what its seat may do; also what it sees."""

read_command = msgspec.json.Decoder(AnyCommand).decode
write_message = msgspec.json.Encoder().encode
