"""The trace of random play, state by state: run as a program, it prints the traces of variants."""

import hashlib
import json
import sys

import msgspec

from support.playing import steps
from support.variants import VARIANTS, Variant


def trace(variant: Variant, most: int) -> list[str]:
    """What random play does: each action with a digest of the state after it, and of everything seen then."""
    match = variant.match("trace")
    lines = []
    for seat, text in steps(match, 6, most):
        events = match.play(seat, text)
        seen = msgspec.json.encode([[event.kind, event.seat, dict(event.facts)] for event in events])
        views = msgspec.json.encode([match.view(None), match.view(seat)])
        digest = hashlib.sha256(match.state.tobytes() + seen + views).hexdigest()[:16]
        lines.append(f"{seat} {text} {digest}")
    return lines


if __name__ == "__main__":
    most, names = int(sys.argv[1]), sys.argv[2:]
    json.dump({str(variant): trace(variant, most) for variant in VARIANTS if str(variant) in names}, sys.stdout)
