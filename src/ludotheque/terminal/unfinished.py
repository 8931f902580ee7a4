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
from ludotheque.terminal.keep import cannot, fetch, keep
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

    def __init__(self, folder: Path, sitting: Sitting, claim: Claim | None = None) -> None:
        self.sitting = sitting
        self._folder = folder
        self._claim = claim

    @classmethod
    def begin(cls, data: Path, sitting: Sitting) -> "Unfinished":
        """A place for a new match, which is taken when there is something to keep."""
        begun = time.strftime("%Y%m%d-%H%M%S")
        return cls(data / FOLDER / f"{sitting.game}-{begun}-{secrets.token_hex(2)}", sitting)

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
                return cls(record.parent, sitting, claim)
            claim.let_go()
        raise Trouble("nothing-to-resume-of" if game else "nothing-to-resume", facts={"game": game or ""})

    @property
    def _record(self) -> Path:
        return self._folder / RECORD

    def text(self) -> str:
        """The record of the match so far."""
        return fetch(self._record)

    def keep(self, match: Match) -> None:
        """Keep a match as it stands, whole at every moment; one that is over, or in which nothing was done, is not."""
        if match.result:
            self.drop()
        elif any(entry.seat == self.sitting.seat for entry in match.log):
            try:
                self._claim = self._claim or Claim(self._folder)
            except OSError as error:
                raise cannot("write", self._folder, error) from None
            keep(match, self._record, ABOUT + msgspec.json.encode(self.sitting).decode())

    @property
    def is_kept(self) -> bool:
        """Whether there is something to go on with."""
        return self._record.exists()

    def leave(self) -> None:
        """Leave the match for another time, and delete those that were left alone for longest."""
        if self._claim:
            self._claim.let_go()
        for record in _records(self._folder.parent.parent)[MOST:]:
            with contextlib.suppress(StoreInUse):
                Unfinished(record.parent, self.sitting, Claim(record.parent)).drop()

    def drop(self) -> None:
        """Forget the match."""
        if self._claim:
            self._claim.let_go()
            shutil.rmtree(self._folder, ignore_errors=True)


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
