"""Sound with chapters in a WAV file: marks with labels inside it, and a cue sheet beside it."""

import struct
from collections.abc import Sequence

from ludotheque.audio.voices import Sound

FRAMES_A_SECOND = 75
"""What a cue sheet counts in."""

Mark = tuple[int, str]
"""Where a chapter begins, in samples, and what it is called."""


def wav(sound: Sound, marks: Sequence[Mark]) -> bytes:
    """A WAV file whose chapters are marked."""
    form = struct.pack("<HHIIHH", 1, 1, sound.rate, 2 * sound.rate, 2, 16)
    numbered = list(enumerate(marks, start=1))
    points = [struct.pack("<II4sIII", number, at, b"data", 0, 0, at) for number, (at, _) in numbered]
    labels = [_chunk(b"labl", struct.pack("<I", number) + title.encode() + b"\0") for number, (_, title) in numbered]
    chunks = [
        _chunk(b"fmt ", form),
        _chunk(b"data", sound.samples),
        _chunk(b"cue ", struct.pack("<I", len(marks)) + b"".join(points)),
        _chunk(b"LIST", b"adtl" + b"".join(labels)),
    ]
    return _chunk(b"RIFF", b"WAVE" + b"".join(chunks))


def _chunk(name: bytes, content: bytes) -> bytes:
    """A part of a WAV file; the next one begins at an even place."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def cue_sheet(file: str, kind: str, title: str, rate: int, marks: Sequence[Mark]) -> str:
    """A cue sheet for a file of sound."""
    lines = [f'TITLE "{_quoted(title)}"', f'FILE "{_quoted(file)}" {kind}']
    for number, (at, chapter) in enumerate(marks, start=1):
        minutes, frames = divmod(at * FRAMES_A_SECOND // rate, 60 * FRAMES_A_SECOND)
        seconds, frames = divmod(frames, FRAMES_A_SECOND)
        lines += [
            f"  TRACK {number:02} AUDIO",
            f'    TITLE "{_quoted(chapter)}"',
            f"    INDEX 01 {minutes:02}:{seconds:02}:{frames:02}",
        ]
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    return text.replace('"', "'")
