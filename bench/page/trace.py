"""What a trace of Chromium tells: how long the page's main thread worked, and for what."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK = "RunTask"
POOLED = "ThreadPool_RunTask"
MAIN = "CrRendererMain"
HEARD = "WebSocketReceive"
PARTS = {
    "script": ("FunctionCall", "FireAnimationFrame", "EventDispatch"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "painting": ("PrePaint", "Paint", "Layerize", "Commit"),
}
"""The kinds of work that are told apart, by the names of their events in the trace."""


@dataclass(frozen=True)
class Worked:
    """What the main thread of the page did: milliseconds of processor time, which other programs do not lengthen."""

    news: int
    """Messages that came over the socket."""
    total: float
    longest: float
    too_long: int
    """Tasks that alone would have taken longer than a frame has."""
    parts: dict[str, float]
    whole: float
    """What the whole browser took, with drawing and putting together the frames."""


def read(events: Iterable[dict[str, Any]], frame: float) -> Worked:
    """Sum up a trace; ``frame`` is how many milliseconds a frame has."""
    events = list(events)
    pages = {(one["pid"], one["tid"]) for one in events if one["name"] == HEARD}
    mains = {(one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"]["name"] == MAIN}
    own = [one for one in events if (one["pid"], one["tid"]) in pages & mains]
    tasks = [one["tdur"] / 1000 for one in own if one["name"] == TASK and "tdur" in one]
    took: Counter[str] = Counter()
    for one in own:
        took[one["name"]] += one.get("tdur", 0) / 1000
    return Worked(
        news=sum(one["name"] == HEARD for one in own),
        total=sum(tasks),
        longest=max(tasks, default=0.0),
        too_long=sum(task > frame for task in tasks),
        whole=sum(one.get("tdur", 0) for one in events if one["name"] in (TASK, POOLED)) / 1000,
        parts={part: sum(took[name] for name in names) for part, names in PARTS.items()},
    )
