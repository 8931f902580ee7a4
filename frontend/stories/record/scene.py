"""What a seat is shown at a moment of a match, as a story has it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from ludotheque.contract import Event
from ludotheque.match import Match

Scene: TypeAlias = dict[str, Any]


def told(events: Sequence[Event]) -> list[Scene]:
    """Events as the page hears them."""
    return [{"kind": event.kind, "seat": event.seat, "facts": event.facts} for event in events]


def scene(match: Match, seat: int | None, events: Sequence[Event], names: Sequence[str]) -> Scene:
    """What a seat is shown now, and what has just happened."""
    shown: Scene = msgspec.to_builtins(
        {
            "view": match.view(seat),
            "legal": match.legal(seat) if seat is not None and seat in match.actors() else [],
            "seat": seat,
            "names": names[: match.seats],
            "events": told(events),
            "phase": "over" if match.result else "playing",
        }
    )
    return shown
