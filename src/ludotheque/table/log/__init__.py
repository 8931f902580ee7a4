"""The log of a table: numbered entries, each the whole effect of one command, and the only truth about the table.

An entry is written before anybody hears of it. Entries hold secrets (seeds, the hashes of tokens): they never leave
the servers. `ludotheque.table.log.effects` makes of them what people hear, as messages.
"""

from typing import ClassVar

import msgspec

from ludotheque.fair import Start
from ludotheque.options import OptionValue
from ludotheque.table.settings import Settings


class Happening(msgspec.Struct, frozen=True, tag_field="is", tag=lambda name: name.lower(), omit_defaults=True):
    """Something that happened at a table."""


class Opened(Happening, frozen=True):
    """The table was opened for a game, and the deal of its first match was sealed."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    settings: Settings
    seed: str


class Arrived(Happening, frozen=True):
    """Somebody came to the table. ``token`` is the SHA-256 of the secret that proves who they are."""

    guest: int
    name: str
    language: str
    token: str


class TokenAdded(Happening, frozen=True):
    """A guest is also known by another token, of which this is the SHA-256."""

    guest: int
    token: str


class Left(Happening, frozen=True):
    """A guest went away."""

    guest: int


class Renamed(Happening, frozen=True):
    """A guest has another name."""

    guest: int
    name: str


class Sat(Happening, frozen=True):
    """A guest took a seat."""

    guest: int
    seat: int


class Stood(Happening, frozen=True):
    """A guest gave up a seat before the match."""

    guest: int
    seat: int


class HostPassed(Happening, frozen=True):
    """Another guest is the host now."""

    guest: int


class BotSat(Happening, frozen=True):
    """A bot has a seat that was free, or another bot's. Logs of earlier versions name no level: the usual one."""

    seat: int
    level: str = ""


class BotLeft(Happening, frozen=True):
    """The seat of a bot is free again."""

    seat: int


class Unseated(Happening, frozen=True):
    """The host freed the seat of a guest before the match."""

    guest: int
    seat: int


class Changed(Happening, frozen=True):
    """The host changed what is to be played."""

    seats: int
    options: dict[str, OptionValue]
    settings: Settings


class Moved(Happening, frozen=True):
    """The host moved somebody to ``seat``, and others made room: ``order`` has the numbers that seats had before."""

    order: list[int]
    seat: int


class FirstNamed(Happening, frozen=True):
    """The host said which seat begins, or lots were drawn for it."""

    seat: int
    by_lot: bool = False


class Chose(Happening, frozen=True):
    """A seat chose its value of an option of which every seat has its own; whoever had that one gets the old one."""

    seat: int
    option: str
    value: str


class Readied(Happening, frozen=True):
    """A guest is ready, or no longer, and gives words of their own for the deal if there is to be one."""

    guest: int
    ready: bool
    words: str = ""


class Signalled(Happening, frozen=True):
    """A guest gave the word for the next round."""

    guest: int


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position of a finished match from which a practice match plays on: its log until then."""

    commitment: str
    """The commitment of that match, which names it without telling at which table it was played."""
    dealt: list[str]
    """What chance brought before the first action."""
    actions: list["Acted"]

    @property
    def start(self) -> Start:
        """The same, as a dealer takes it over."""
        outcomes = (*self.dealt, *(text for acted in self.actions for text in acted.chance))
        return Start(self.commitment, len(self.actions), outcomes)


class Started(Happening, frozen=True):
    """The match began: it is dealt from the seed sealed before and the words of those who were ready.

    What was shown before is the SHA-256 of seed and terms; in logs of earlier versions, that of the seed alone.
    """

    words: list[str]
    rules: int
    binds_terms: bool = False
    origin: Origin | None = None
    """Where a practice match begins; None for a match from the deal on."""


class Acted(Happening, frozen=True):
    """A seat did something, in the notation of the game; chance answered with ``chance``."""

    seat: int
    action: str
    chance: list[str] = []
    bot: bool = False


class Passed(Happening, frozen=True):
    """A seat let its turn go by, where seats that could act at once act one after the other."""

    seat: int


class Hinted(Happening, frozen=True):
    """A guest asked the coach what to do now."""

    guest: int
    seat: int


class Ended(Happening, frozen=True):
    """The match is over."""

    winners: list[int]
    scores: list[int]


class TimedOut(Happening, frozen=True):
    """The time of a seat ran out: a bot plays for it, this action or, on a player's clock, all that are left."""

    seat: int


class Proposed(Happening, frozen=True):
    """A guest asks the table to agree on something: ``undo``, ``pause``, ``resume`` or ``stand-in`` (for a seat)."""

    guest: int
    what: str
    seat: int | None = None
    level: str = ""


class Answered(Happening, frozen=True):
    """A guest agreed to what was proposed, or not."""

    guest: int
    agree: bool


class Dropped(Happening, frozen=True):
    """What was proposed will not be: somebody declined, it was withdrawn, or the game went on."""


class Undone(Happening, frozen=True):
    """The match went back to where it was after its first ``actions`` actions."""

    actions: int


class Paused(Happening, frozen=True):
    """The match rests."""


class Resumed(Happening, frozen=True):
    """The match goes on."""


class StoodIn(Happening, frozen=True):
    """A bot plays for somebody who is away, at the usual level unless another is named."""

    seat: int
    level: str = ""


class CameBack(Happening, frozen=True):
    """Somebody plays again where a bot stood in."""

    seat: int


class Chatted(Happening, frozen=True):
    """A guest said something."""

    guest: int
    text: str


class Said(Happening, frozen=True):
    """A guest said one of the quick phrases."""

    guest: int
    phrase: str


class Rematched(Happening, frozen=True):
    """The same people gather for another match; everybody moves on one seat, so that another one begins."""

    seed: str


class Forgotten(Happening, frozen=True):
    """Nobody had used the table for so long that it is deleted: this is the last entry, and what was before it goes."""


AnyHappening = (
    Opened
    | Arrived
    | TokenAdded
    | Left
    | Renamed
    | Sat
    | Stood
    | HostPassed
    | BotSat
    | BotLeft
    | Unseated
    | Changed
    | Moved
    | FirstNamed
    | Chose
    | Readied
    | Signalled
    | Started
    | Acted
    | Passed
    | Hinted
    | Ended
    | TimedOut
    | Proposed
    | Answered
    | Dropped
    | Undone
    | Paused
    | Resumed
    | StoodIn
    | CameBack
    | Chatted
    | Said
    | Rematched
    | Forgotten
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log: when, by whose command, and what happened because of it."""

    at: int
    """Milliseconds since 1970, by the clock of the server that wrote it."""
    what: list[AnyHappening]
    command: str = ""
    """Whose command, and its id, so that a command that comes again is known: ``3:k9``."""

    decoder: ClassVar[msgspec.json.Decoder["Entry"]]

    @property
    def is_move(self) -> bool:
        """Whether a seat acted."""
        return bool(self.what) and type(self.what[0]) is Acted

    @property
    def is_last(self) -> bool:
        """Whether the table ends with this entry."""
        return any(type(happening) is Forgotten for happening in self.what)

    def written(self) -> bytes:
        """The entry as the store keeps it."""
        return msgspec.json.encode(self)


Entry.decoder = msgspec.json.Decoder(Entry)


def read_entry(written: bytes) -> Entry:
    """An entry that the store kept."""
    return Entry.decoder.decode(written)
