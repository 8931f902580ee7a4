"""Charts written to a file, drawn by Matplotlib, which is an extra."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.errors import LudothequeError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg")


class BadChart(LudothequeError):
    """A chart that cannot be drawn, or not where it is wanted."""


def check(file: Path) -> None:
    """See before long work that its picture can be drawn after it."""
    if file.suffix.lower() not in FORMATS:
        raise BadChart("bad-chart", facts={"file": str(file)})
    if not file.parent.is_dir():
        raise BadChart("cannot-write", facts={"file": str(file), "why": str(file.parent)})
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise BadChart("no-charts-extra") from None


def save(figure: "Figure", file: Path) -> None:
    """Write a picture; the same one gives the same file."""
    import matplotlib as mpl

    try:
        with mpl.rc_context({"svg.hashsalt": "ludotheque", "svg.fonttype": "none"}):
            dateless: Any = {"Date": None} if file.suffix.lower() == ".svg" else None
            figure.savefig(file, dpi=150, metadata=dateless)
    except OSError as error:
        raise BadChart("cannot-write", facts={"file": str(file), "why": error.strerror or str(error)}) from None
