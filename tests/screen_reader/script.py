"""A match as a script, as of a play: what everybody does, and after it the phrases that must be heard.

    Ada: draw
    You draw 11.
    Ada: place d1
    You place 11 on d1.
    Bo: draw
    Bo: place c4
    Your turn. Bo places 18 on c4.

What Ada does is an action in notation, or keys; all others play without a page.
"""

import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from screen_reader.listening import Listener
from support.guest import Socket

MATCHES = Path(__file__).with_name("matches")
SPEAKER = re.compile(r"(Ada|Bo|Cleo|Dan): (.+)")
PAUSE = 0.1

Do = Callable[[str], None]
"""Do something by keyboard."""


@dataclass
class Step:
    """What somebody does, and what must be heard after it."""

    who: str
    deed: str
    heard: list[str]


def read(name: str) -> list[Step]:
    """The steps of a script."""
    steps: list[Step] = []
    for line in (MATCHES / f"{name}.txt").read_text("utf-8").splitlines():
        if found := SPEAKER.fullmatch(line):
            steps.append(Step(found[1], found[2], []))
        else:
            steps[-1].heard.append(line)
    return steps


def write(name: str, steps: list[Step]) -> None:
    lines = [line for step in steps for line in (f"{step.who}: {step.deed}", *step.heard)]
    (MATCHES / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")


def perform(steps: list[Step], ada: Listener, do: Do, others: Mapping[str, Socket]) -> None:
    """Play a match, and listen before anything else is done: each phrase must be said, after the one before it."""
    place = 0
    for step in steps:
        _do(step, do, others)
        for phrase in step.heard:
            place = ada.desktop.hears(phrase, place)


def note(steps: list[Step], ada: Listener, do: Do, others: Mapping[str, Socket], settled: float) -> None:
    """Play a match, and write down what is announced until nothing more has come for some seconds."""
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        before = count = len(ada.heard)
        _do(step, do, others)
        if following and following.who in others and step.who in others:
            step.heard = []  # they play on at once
            continue
        until = time.monotonic() + settled
        while time.monotonic() < until:
            if len(ada.heard) != count:
                count, until = len(ada.heard), time.monotonic() + settled
            time.sleep(PAUSE)
        step.heard = ada.heard[before:]


def _do(step: Step, do: Do, others: Mapping[str, Socket]) -> None:
    if step.who not in others:
        do(step.deed)
        return
    while (answer := others[step.who].ask("act", action=step.deed))["is"] != "news":
        assert answer.get("code") == "rests", answer
        time.sleep(PAUSE)
