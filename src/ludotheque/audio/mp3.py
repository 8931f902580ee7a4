"""Sound with chapters in an MP3 file: encoded by LAME, which is an extra, with the chapters of ID3 before it.

The few frames of ID3 are written here, as the library of the field has a licence that ours does not go with.
"""

import struct
from collections.abc import Sequence

from ludotheque.audio.errors import AudioError
from ludotheque.audio.voices import Sound
from ludotheque.audio.wav import Mark
from ludotheque.languages import BY_CODE

KILOBITS = 48
"""Enough for one voice."""
TOP_AND_ORDERED = 0b11
UTF_16 = b"\x01"
NOT_BY_BYTES = b"\xff" * 4
"""In the place of a position in bytes: the time is meant."""


def check() -> None:
    """See before long work that it can be encoded after it."""
    try:
        import lameenc  # noqa: F401
    except ImportError:
        raise AudioError("no-encoder") from None


def mp3(sound: Sound, marks: Sequence[Mark], title: str, language: str) -> bytes:
    """An MP3 file with its title, its language and its chapters."""
    import lameenc

    encoder = lameenc.Encoder()
    encoder.silence()
    encoder.set_bit_rate(KILOBITS)
    encoder.set_in_sample_rate(sound.rate)
    encoder.set_channels(1)
    encoder.set_quality(2)
    return _tag(sound, marks, title, language) + bytes(encoder.encode(sound.samples)) + bytes(encoder.flush())


def _tag(sound: Sound, marks: Sequence[Mark], title: str, language: str) -> bytes:
    """The tag at the beginning of the file, version 2.3 of ID3, which more players know than the later one."""
    times = [1000 * at // sound.rate for at in [*(at for at, _ in marks), sound.length]]
    names = [b"chapter%d\0" % number for number in range(1, len(marks) + 1)]
    contents = b"contents\0" + bytes([TOP_AND_ORDERED, len(marks)]) + b"".join(names)
    frames = [_text(b"TIT2", title), _text(b"TLAN", BY_CODE[language].iso_639_2), _frame(b"CTOC", contents)]
    for name, begin, end, (_, chapter) in zip(names, times, times[1:], marks, strict=False):
        span = struct.pack(">II", begin, end) + NOT_BY_BYTES * 2
        frames.append(_frame(b"CHAP", name + span + _text(b"TIT2", chapter)))
    content = b"".join(frames)
    size = bytes(len(content) >> shift & 0x7F for shift in (21, 14, 7, 0))  # seven bits in each byte
    return b"ID3\x03\x00\x00" + size + content


def _text(name: bytes, text: str) -> bytes:
    return _frame(name, UTF_16 + text.encode("utf-16") + b"\0\0")


def _frame(name: bytes, content: bytes) -> bytes:
    return name + struct.pack(">IH", len(content), 0) + content
