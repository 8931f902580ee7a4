"""The checker finds every kind of wrong in a forged history, and nothing in a right one."""

import pytest

from history.checker import WRONGS, Acknowledged, Asked, Happened, Told, Truth, check

SEED = "the seed of the deal"
TRUTH = Truth(
    ["", "1:a", "2:b", "bot 0:1:0", "1:c"],
    {
        (number, guest, whole): (f"after {number}", f"of {guest} in {number}")
        for number in range(1, 6)
        for guest in (1, 2)
        for whole in (False, True)
    },
    {SEED: 5},
)


def told(line: str, number: int, *, whole: bool = False, **other: str) -> Told:
    guest = int(line[0])
    parts = {"public": f"after {number}", "own": f"of {guest} in {number}", **other}
    return Told(line, guest, number, parts["public"], parts["own"], whole)


RIGHT: list[Happened] = [
    told("1 at first", 1, whole=True),
    told("2 at first", 1, whole=True),
    Asked("1:a"),
    Asked("2:b"),
    told("1 at first", 2),
    Acknowledged("1 at first", "1:a", 2),
    told("2 at first", 2),
    told("1 at first", 2, whole=True),
    told("2 at first", 3),
    told("2 again", 2, own=""),
    told("2 again", 3),
    Acknowledged("2 again", "2:b", 3),
    told("1 at first", 3),
    told("1 at first", 4),
    Asked("1:c"),
    told("1 at first", 5, own="of 1 in 5"),
    Acknowledged("1 at first", "1:c", 5),
]


def with_one_more(happened: Happened, after: int = len(RIGHT)) -> list[Happened]:
    return [*RIGHT[:after], happened, *RIGHT[after:]]


def test_a_right_history_is_found_right() -> None:
    assert check(RIGHT, TRUTH) == []


FORGED: dict[str, tuple[str, list[Happened], Truth]] = {
    "an acknowledged command is not in the log": (
        "lost",
        RIGHT,
        Truth([*TRUTH.commands[:4], ""], TRUTH.told, TRUTH.secrets),
    ),
    "the log ends before an acknowledged command": (
        "lost",
        RIGHT[:-2] + RIGHT[-1:],
        Truth(TRUTH.commands[:4], TRUTH.told),
    ),
    "another command has the acknowledged number": ("lost", with_one_more(Acknowledged("2 again", "2:z", 4)), TRUTH),
    "news are heard and not kept": ("lost", RIGHT, Truth(TRUTH.commands[:4], TRUTH.told)),
    "a command is in the log twice": (
        "doubled",
        RIGHT,
        Truth([*TRUTH.commands, "1:a"], TRUTH.told, TRUTH.secrets),
    ),
    "a bot acts twice": (
        "doubled",
        RIGHT,
        Truth([*TRUTH.commands, "bot 0:1:0"], TRUTH.told, TRUTH.secrets),
    ),
    "a command is acknowledged under two numbers": (
        "doubled",
        with_one_more(Acknowledged("1 at first", "1:a", 3)),
        TRUTH,
    ),
    "two lines hear different things under one number": (
        "two orders",
        with_one_more(told("2 again", 4, public="something else")),
        TRUTH,
    ),
    "news are left out on a line": ("two orders", with_one_more(told("2 again", 5)), TRUTH),
    "who was asked later is earlier": (
        "two orders",
        [Asked("2:b"), Acknowledged("2 at first", "2:b", 3), Asked("1:a"), Acknowledged("1 at first", "1:a", 2)],
        TRUTH,
    ),
    "a look after an acknowledgement shows what was before": (
        "stale",
        with_one_more(told("1 at first", 4, whole=True)),
        TRUTH,
    ),
    "news come a second time": ("stale", with_one_more(told("2 again", 3)), TRUTH),
    "a guest sees what another one has": ("too early", with_one_more(told("2 again", 4, own="of 1 in 4")), TRUTH),
    "a guest sees what is told only later": ("too early", with_one_more(told("2 again", 4, own="of 2 in 5")), TRUTH),
    "the seed is told before the end": (
        "too early",
        with_one_more(told("2 again", 4, public=f"after 4 {SEED}")),
        Truth(TRUTH.commands, {**TRUTH.told, (4, 2, False): (f"after 4 {SEED}", "of 2 in 4")}, TRUTH.secrets),
    ),
}


@pytest.mark.parametrize("forged", FORGED)
def test_a_wrong_is_found(forged: str) -> None:
    kind, history, truth = FORGED[forged]
    assert {wrong.kind for wrong in check(history, truth)} == {kind}


def test_every_kind_of_wrong_is_forged() -> None:
    assert {kind for kind, *_ in FORGED.values()} == set(WRONGS)


@pytest.mark.parametrize("end", range(len(RIGHT)))
def test_a_history_that_ends_early_is_not_wrong(end: int) -> None:
    assert check(RIGHT[:end], TRUTH) == []
