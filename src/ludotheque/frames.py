"""Frames of columns, for programs that study games, made and written to Parquet by Polars, which is an extra."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.errors import LudothequeError

if TYPE_CHECKING:
    import polars

ABOUT = "ludotheque"
"""The key of a file's metadata under which stands, as JSON, what the rows are of."""


class BadFrame(LudothequeError):
    """A frame that cannot be made, or not written where it is wanted."""


def check(file: Path) -> None:
    """See before long work that a frame can be written after it."""
    if file.suffix.lower() != ".parquet":
        raise BadFrame("bad-parquet", facts={"file": str(file)})
    if not file.parent.is_dir():
        raise BadFrame("cannot-write", facts={"file": str(file), "why": str(file.parent)})
    _polars()


def frame(columns: Mapping[str, Any]) -> "polars.DataFrame":
    """A frame; its columns are Arrow's, so that ``to_pandas``, PyArrow and others take it over."""
    return _polars().DataFrame(dict(columns))  # type: ignore[no-any-return]


def write(made: "polars.DataFrame", file: Path, about: Mapping[str, object]) -> None:
    """Write a frame as Parquet, with what its rows are of."""
    try:
        made.write_parquet(file, metadata={ABOUT: json.dumps(dict(about))})
    except OSError as error:
        raise BadFrame("cannot-write", facts={"file": str(file), "why": error.strerror or str(error)}) from None


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise BadFrame("no-frames-extra") from None
    return polars
