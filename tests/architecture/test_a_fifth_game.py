"""A game in another package stands on the shelf beside ours, with nothing of ours changed."""

import os
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent / "another_package"
SCRIPT = """
import ludotheque
from ludotheque.words import sentence

assert "pebbles" in ludotheque.names()
match = ludotheque.game("pebbles").match(seats=2, seed="any")
while not match.result:
    seat = match.actors()[0]
    events = match.play(seat, match.legal(seat)[-1])
assert sentence(events[0], "fr", "pebbles", reader=seat) == "Vous en prenez 2\u00a0; il en reste 0."
assert ludotheque.verify(match.record()).result == match.result
print("played")
"""


def test_a_game_of_another_package_is_found_and_played() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "played\n", done.stderr
