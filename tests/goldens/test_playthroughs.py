"""Playthroughs that a person can read: what was played, what was said, and what each seat saw change.

After a wanted change, ``UPDATE_GOLDENS=1 pytest tests/goldens`` writes them anew; read the difference before you
keep it.
"""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.contract import Event
from ludotheque.match import Match
from ludotheque.words import LANGUAGES, sentence
from support.playing import sensible_steps
from support.variants import Variant

HERE = Path(__file__).parent


def golden(game: str, name: str, seats: int, *told: str, seed: str = "golden 0", rules: int = 1, **options: Any) -> Any:
    """A playthrough by a version of the rules, in which each of the events ``told`` happens."""
    variant = Variant(game, seats, tuple(options.items()), rules)
    return pytest.param(variant, f"{game}/{name}.txt", seed, told, id=f"{game} {name}")


PLAYTHROUGHS = [
    golden("lucky-numbers", "choice", 2, "arranges", "takes", "places", "garden-full", seed="golden 10"),
    golden("lucky-numbers", "sorted", 3, "garden-full", seed="golden 6", setup="sorted"),
    golden("lucky-numbers", "michael", 4, "sets", "garden-full", seed="golden 23", setup="michael"),
    golden("lucky-numbers", "bruno", 2, "plays-again", "garden-full", seed="golden 0", bruno=True),
    golden(
        "lucky-numbers", "bruno pays once", 2, "plays-again", "paid-already", seed="golden 124", rules=2, bruno=True
    ),
    golden("lucky-numbers", "tournament", 2, "round-over", seed="golden 9", tournament=True),
    golden("lucky-numbers", "pile used up, shared win", 3, "pile-used-up", seed="golden 7", setup="michael"),
    golden("lucky-numbers", "five seats", 5, "garden-full", seed="golden 0", setup="sorted"),
    golden("polyssimo", "two seats", 2, "passes"),
    golden("polyssimo", "three seats", 3, "passes"),
    golden("polyssimo", "four seats, tie", 4, "passes", "tie-broken"),
    golden("polyssimo", "handicap", 2, "passes", handicap=(8, 0)),
    golden("polyssimo", "seat 2 begins", 3, "draft-over", "passes", rules=2, first=1),
    golden("ligretto", "two seats", 2, "turns-over", "completes", "stops", seed="golden 20", target=3),
    golden("ligretto", "twelve seats", 12, "stops", target=3),
    golden("ligretto", "advanced", 3, "stacks", "stops", "round-over", seed="golden 16", advanced=True, target=20),
    golden("ligretto", "stop is called", 3, "used-up", "stops", seed="golden 6", stop="call", target=3),
    golden("ligretto", "blocked, the leader wins", 2, "plays", "blocked", seed="golden 9", target=3),
    golden("ligretto", "blocked, scored", 2, "blocked", "round-over", seed="golden 9", target=3, blocked="score"),
    golden("ligretto", "hands taken up", 2, "hands-taken-up", "stops", seed="golden 9", rules=2, target=3),
    golden("ligretto", "blocked even so", 2, "hands-taken-up", "blocked", seed="golden 332", rules=2, target=3),
    golden("dutch-blitz", "four seats", 4, "stops", "turns-over", seed="golden 9", target=3),
    golden("dutch-blitz", "expert", 2, "stacks", "stops", seed="golden 3", target=3, expert=True),
    golden("dutch-blitz", "hands moved on", 2, "hands-moved", "stops", seed="golden 9", target=3),
    golden("dutch-blitz", "blocked", 2, "hands-moved", "blocked", "round-over", seed="golden 15", target=3),
    golden("dutch-blitz", "Blitz is called", 2, "used-up", "stops", seed="golden 9", rules=2, target=3, stop="call"),
    golden(
        "dutch-blitz", "Dutch", 3, "put-right", "comes-back", "nothing-wrong", seed="golden 21", target=3, referee="off"
    ),
]


@pytest.mark.parametrize(("variant", "file", "seed", "happens"), PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(variant: Variant, file: str, seed: str, happens: tuple[str, ...]) -> None:
    match = variant.match(seed)
    events: list[Event] = []
    told = "\n".join(tell(match, events)) + "\n"
    assert set(happens) <= {event.kind for event in events}, "choose a seed with which it happens"
    path = HERE / file.replace(" ", "-").replace(",", "")
    if os.environ.get("UPDATE_GOLDENS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


@pytest.mark.parametrize("file", sorted(HERE.rglob("*.record")), ids=lambda path: path.stem)
def test_a_record_of_an_older_version_still_replays(file: Path) -> None:
    text = file.read_text("utf-8")
    assert ludotheque.replay(text).record() == text


def tell(match: Match, happened: list[Event]) -> list[str]:
    """The whole match, line by line."""
    seats = range(match.seats)
    agreed = {name: match.terms.options[name] for name in match.view().options}
    lines = [f"{match.game.name}, {match.seats} seats, {agreed}", ""]
    seen: dict[Any, dict[str, Any]] = {seat: {} for seat in (None, *seats)}
    lines += say(match, match.opening) + changes(match, seen)
    for seat, text in sensible_steps(match, 1):
        since = len(match.log)
        assert since < 2000, "nobody wants to read this: choose another seed"
        events = match.play(seat, text)
        happened += events
        lines += ["", f"> seat {seat + 1}: {text}"]
        lines += [f"> chance: {entry.text}" for entry in match.entries(since + 1)]
        lines += say(match, events) + changes(match, seen)
    return lines


def say(match: Match, events: list[Event]) -> list[str]:
    """What is said, in every language; to seat 1 as "you"."""
    name = match.game.name
    return [f"  {lang}: {sentence(event, lang, name, reader=0)}" for event in events for lang in LANGUAGES]


def changes(match: Match, seen: dict[Any, dict[str, Any]]) -> list[str]:
    """What every seat and a spectator sees changed since the last time; what all see alike is told once."""
    differences = {}
    for seat, before in seen.items():
        now = {key: value for key, value in msgspec.to_builtins(match.view(seat)).items() if key != "seat"}
        differences[seat] = [line for key in now for line in difference(key, before.get(key), now[key])]
        seen[seat] = now
    if all(lines == differences[None] for lines in differences.values()):
        return [f"    all see {line}" for line in differences[None]]
    names = {seat: "a spectator" if seat is None else f"seat {seat + 1}" for seat in seen}
    return [f"    {names[seat]} sees {line}" for seat, lines in differences.items() for line in lines]


def difference(name: str, before: Any, now: Any) -> list[str]:
    """What has changed in a part of a view: of a list of the same length, only the parts that are not the same."""
    if before == now:
        return []
    if isinstance(now, list) and isinstance(before, list) and len(before) == len(now):
        parts = zip(before, now, strict=True)
        return [line for i, (old, new) in enumerate(parts) for line in difference(f"{name}[{i}]", old, new)]
    if isinstance(now, dict) and isinstance(before, dict):
        keys = [*now, *(key for key in before if key not in now)]
        return [line for key in keys for line in difference(f"{name}.{key}", before.get(key), now.get(key))]
    return [f"{name} = {now}"]
