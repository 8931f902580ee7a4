"""Frames that a server should never have to read: commands that were right once, mangled in many ways."""

import json
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

COMMANDS: list[dict[str, Any]] = [
    {"do": "act", "action": "draw"},
    {"do": "act", "action": "take 7 b2"},
    {"do": "act", "action": "place a1"},
    {"do": "sit", "seat": 1},
    {"do": "stand"},
    {"do": "rename", "name": "Zoë"},
    {"do": "ready", "words": "my own words"},
    {"do": "wait"},
    {"do": "seatbot", "seat": 1},
    {"do": "freeseat", "seat": 1},
    {"do": "change", "seats": 3, "options": {"bruno": True}, "settings": {"clock": "turn", "seconds": 30}},
    {"do": "start"},
    {"do": "propose", "what": "undo"},
    {"do": "propose", "what": "stand-in", "seat": 0},
    {"do": "answer", "agree": True},
    {"do": "comeback"},
    {"do": "chat", "text": "hello"},
    {"do": "say", "phrase": "hello"},
    {"do": "rematch"},
    {"do": "look"},
]
"""Every command but leaving, with fields that could be meant."""

ODD = [
    *("null", "true", "-1", "1e400", "-1e400", "1e-400", "0.5", "99", "100", str(2**63), str(2**64), "9" * 4000, "-0"),
    *('""', '"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\u202e"', '"' + "x" * 5000 + '"', '"<script>"', '"1"'),
    *("[]", "{}", "[" * 200 + "]" * 200, '{"a":' * 200 + "1" + "}" * 200, '[{"do":"start"}]', "NaN", "Infinity"),
    *('"\\u0061"', '"\\x41"', "'a'", "0x10", "01", "1.", "tru", "/**/1", '"\U0001f469\u200d\U0001f680"', '"é"'),
]
"""What nobody expects in the place of a value."""

SCRAPS = [
    b'"do":"start"',
    b'"id":"x"',
    b",",
    b"{",
    b"}",
    b'"',
    b"\\",
    b"\x00",
    b"\xef\xbb\xbf",
    b"\n",
    b":1e999,",
    b"[]",
]


def wild_texts(seed: str, count: int) -> Iterator[bytes]:
    """Messages, the same for the same seed: a few are right, most are not quite, some are noise."""
    chance = Random(seed)
    written = [json.dumps(command, ensure_ascii=False)[1:-1] for command in COMMANDS]
    for number in range(count):
        text = chance.choice(written)
        how = chance.random()
        if how < 0.08:
            yield f'{{"id":"{seed}-{number}",{text}}}'.encode()
            continue
        if how < 0.4:
            key, _, rest = text.rpartition(":")
            text = f'"id":"{seed}-{number}",{key}:{chance.choice(ODD)}' + ("}" if rest.endswith("}") else "")
            yield f"{{{text}}}".encode()
        elif how < 0.5:
            yield f'{{{text},"id":{chance.choice(ODD)},{text},"more":{chance.choice(ODD)}}}'.encode()
        elif how < 0.95:
            yield _mangled(f'{{{text},"id":"{seed}-{number}"}}'.encode(), chance)
        else:
            yield bytes(chance.choices(range(32, 127), k=chance.randrange(60)))


def _mangled(text: bytes, chance: Random) -> bytes:
    """A text with some of its bytes lost, doubled, or replaced; still ASCII where it was."""
    at = chance.randrange(len(text))
    to = min(len(text), at + chance.randrange(1, 9))
    how = chance.randrange(5)
    if how == 0:
        return text[:at] + text[to:]
    if how == 1:
        return text[:at] + chance.choice(SCRAPS) + text[at:]
    if how == 2:
        return text[:to] + text[at:]
    if how == 3:
        return text[:at]
    return text[:at] + bytes(chance.choices(range(32, 127), k=to - at)) + text[to:]


def frame(text: bytes, opcode: int = 1) -> bytes:
    """A masked frame; its mask is nought, so that nothing need be computed."""
    size = len(text)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + text


def breaking_frames(chance: Random) -> Iterator[bytes]:
    """What no client may send at all, for it costs the socket: one kind after the other, again and again."""
    kinds = [
        frame(b'{"do":"leave","id":"bye"}'),
        frame(b"bytes", 2),
        frame(b"\xff\xfe"),
        b"\x81\x05hello",
        frame(b"part of nothing", 0),
        frame(b"?", 3),
        b"\xf1" + frame(b"reserved")[1:],
        frame(b"x" * 70_000),
        b"\x81\xff" + b"\xff" * 12,
        frame(b"\x03", 8),
        frame(b"x" * 126, 9),
        chance.randbytes(60),
    ]
    chance.shuffle(kinds)
    return cycle(kinds)
