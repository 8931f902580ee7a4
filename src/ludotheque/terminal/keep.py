"""The record of a match on disk: whole at every moment, whatever happens to the terminal."""

import os
from pathlib import Path

from ludotheque.match import Match
from ludotheque.terminal.voice import Trouble


def claim(file: Path) -> None:
    """Take a file name for a new record; a file that is there already is not touched."""
    try:
        file.open("x").close()
    except FileExistsError:
        raise Trouble("file-exists", facts={"file": str(file)}) from None
    except OSError as error:
        raise cannot("write", file, error) from None


def keep(match: Match, file: Path, note: str = "") -> None:
    """Write the record of a match, and a note, to a new file and put it in the place of the old one at once."""
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_text(match.record() + note, "utf-8")
        os.replace(new, file)
    except OSError as error:
        raise cannot("write", file, error) from None


def fetch(file: Path) -> str:
    """The text of a record."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise Trouble("not-a-text", facts={"file": str(file)}) from None
    except OSError as error:
        raise cannot("read", file, error) from None


def cannot(do: str, file: Path, error: OSError) -> Trouble:
    """A trouble with a file, with what the system says about it."""
    return Trouble(f"cannot-{do}", facts={"file": str(file), "why": error.strerror or str(error)})
