"""Matches that are not over: each is kept as its record after every action, so that it can be gone on with."""

import contextlib
import secrets
import shutil
import time
from pathlib import Path

import msgspec

from ludotheque.match import Match
from ludotheque.table.keeping.store.errors import StoreInUse
from ludotheque.table.keeping.store.folder import Claim
from ludotheque.terminal.keep import fetch, keep
from ludotheque.terminal.voice import Trouble

FOLDER = "unfinished"
RECORD = "match.txt"
ABOUT = "# sitting: "
"""Before what a record does not tell; in a record, such a line is a note."""
MOST = 20
"""The matches that are kept; of more, the ones that were left alone for longest are deleted."""


class Sitting(msgspec.Struct, frozen=True):
    """What is needed beside its record to go on with a match."""

    game: str
    seat: int
    levels: list[str]
    seed: str
    bot_seed: str
    turns: bool = False
    pace: float | None = None
    record: str | None = None
    """The file in which the player keeps the record."""


class Unfinished:
    """A match in a folder of its own, which nobody else uses meanwhile."""

    def __init__(self, claim: Claim, sitting: Sitting) -> None:
        self.sitting = sitting
        self._claim = claim

    @classmethod
    def begin(cls, data: Path, sitting: Sitting) -> "Unfinished":
        """Make room for a new match."""
        begun = time.strftime("%Y%m%d-%H%M%S")
        return cls(Claim(data / FOLDER / f"{sitting.game}-{begun}-{secrets.token_hex(2)}"), sitting)

    @classmethod
    def last(cls, data: Path, game: str | None) -> "Unfinished":
        """The match that was played last, of a game if one is named; raises `Trouble` if there is none."""
        for record in _records(data):
            try:
                claim = Claim(record.parent)
            except StoreInUse:  # somebody is playing it
                continue
            sitting = _read(record)
            if sitting and game in (None, sitting.game):
                return cls(claim, sitting)
            claim.let_go()
        raise Trouble("nothing-to-resume-of" if game else "nothing-to-resume", facts={"game": game or ""})

    @property
    def _record(self) -> Path:
        return self._claim.folder / RECORD

    def text(self) -> str:
        """The record of the match so far."""
        return fetch(self._record)

    def keep(self, match: Match) -> None:
        """Keep a match as it stands, whole at every moment; one that is over, or in which nothing was done, is not."""
        if match.result:
            self.drop()
        elif any(entry.seat == self.sitting.seat for entry in match.log):
            keep(match, self._record, ABOUT + msgspec.json.encode(self.sitting).decode())

    @property
    def is_kept(self) -> bool:
        """Whether there is something to go on with."""
        return self._record.exists()

    def leave(self) -> None:
        """Leave the match for another time, and delete those that were left alone for longest."""
        if not self.is_kept:
            self.drop()
            return
        self._claim.let_go()
        for record in _records(self._claim.folder.parent.parent)[MOST:]:
            with contextlib.suppress(StoreInUse):
                Unfinished(Claim(record.parent), self.sitting).drop()

    def drop(self) -> None:
        """Forget the match."""
        self._claim.let_go()
        shutil.rmtree(self._claim.folder, ignore_errors=True)


def _records(data: Path) -> list[Path]:
    """The records of matches that are not over, those played last first."""
    return sorted((data / FOLDER).glob(f"*/{RECORD}"), key=lambda file: -file.stat().st_mtime_ns)


def _read(record: Path) -> Sitting | None:
    """What is needed to go on with a match; None if it was not kept by us."""
    *_, last = ["", *fetch(record).splitlines()]
    try:
        return msgspec.json.decode(last.removeprefix(ABOUT), type=Sitting) if last.startswith(ABOUT) else None
    except msgspec.MsgspecError:
        return None
