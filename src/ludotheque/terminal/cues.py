"""Short sounds by choice: the bell of the terminal, or tones of our own where a program is there to play them."""

import atexit
import contextlib
import io
import shutil
import struct
import subprocess
import tempfile
import wave
from collections.abc import Callable
from math import pi, sin
from pathlib import Path
from typing import Literal, TypeAlias

from ludotheque.terminal.voice import Trouble
from ludotheque.terminal.wishes import Sound

Cue = Literal["turn", "refused", "over"]
Sounding: TypeAlias = Callable[[Cue], None]

TONES: dict[Cue, tuple[int, ...]] = {"turn": (523, 784), "refused": (196,), "over": (523, 659, 784, 1047)}
"""The tones of each cue, one after the other, in hertz."""
SECONDS, RATE, LOUDNESS = 0.12, 22_050, 9_000
PLAYERS = ("pw-play", "paplay", "aplay", "afplay")
"""Programs that play a file of sound, the first that is there."""


def sounding(sound: Sound) -> Sounding:
    """What makes the sounds that somebody chose; raises `Trouble` where nothing can play them."""
    if sound == "off":
        return lambda _: None
    if sound == "bell":
        return lambda _: print("\a", end="", flush=True)
    player = next(filter(None, map(shutil.which, PLAYERS)), None)
    if player is None:
        raise Trouble("no-player", facts={"players": ", ".join(PLAYERS)})
    return Tones(player)


class Tones:
    """Plays tones with a program, without waiting for it."""

    def __init__(self, player: str) -> None:
        self._player = player
        self._folder = Path(tempfile.mkdtemp(prefix="ludotheque-"))
        atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
        self._playing: subprocess.Popen[bytes] | None = None

    def __call__(self, cue: Cue) -> None:
        """Play a cue, unless the last one is still to be heard."""
        if self._playing and self._playing.poll() is None:
            return
        file = self._folder / f"{cue}.wav"
        if not file.exists():
            file.write_bytes(tones(cue))
        with contextlib.suppress(OSError):  # the match goes on without a sound
            quiet = subprocess.DEVNULL
            self._playing = subprocess.Popen([self._player, file], stdin=quiet, stdout=quiet, stderr=quiet)


def tones(cue: Cue) -> bytes:
    """A cue as a file of sound."""
    count = int(SECONDS * RATE)
    samples = [
        int(LOUDNESS * sin(2 * pi * pitch * at / RATE) * min(1, at / 200, (count - at) / 400))
        for pitch in TONES[cue]
        for at in range(count)
    ]
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((1, 2, RATE, 0, "NONE", ""))
        out.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return file.getvalue()
