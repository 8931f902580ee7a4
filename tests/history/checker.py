"""What people asked and were told at a table, moment by moment, held against the log of that table.

It is pure: it knows neither servers nor clients, so that forged histories can show that it finds what is wrong.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

WRONGS = ("lost", "doubled", "two orders", "stale", "too early")


@dataclass(frozen=True)
class Asked:
    """Somebody sent a command for the first time."""

    command: str


@dataclass(frozen=True)
class Acknowledged:
    """Over a line came the answer that a command was carried out as this entry."""

    line: str
    command: str
    number: int


@dataclass(frozen=True)
class Told:
    """Over a line came news, or the whole table as it was after the news of that number."""

    line: str
    guest: int | None
    number: int
    public: str
    """What everybody is told."""
    own: str
    """What only this guest is told; empty where it is left out, as of old news."""
    whole: bool = False


Happened = Asked | Acknowledged | Told


@dataclass(frozen=True)
class Truth:
    """What the log of the table says."""

    commands: Sequence[str]
    """The command behind each entry, from the first; empty where nobody gave one."""
    told: Mapping[tuple[int, int | None, bool], tuple[str, str]]
    """What a guest may be told after each entry, as news or as a whole: the public part, and their own."""
    secrets: Mapping[str, int] = field(default_factory=dict)
    """Texts that nobody may read before the news of that number."""


@dataclass(frozen=True)
class Wrong:
    """Something that must not be: one of `WRONGS`, and what it is."""

    kind: str
    what: str


def check(history: Sequence[Happened], truth: Truth) -> list[Wrong]:
    """Everything that is wrong with what happened at a table; nothing where all promises were kept."""
    return [*_once(history, truth), *_one_order(history, truth), *_fresh(history), *_hidden(history, truth)]


def _once(history: Sequence[Happened], truth: Truth) -> Iterator[Wrong]:
    """Every acknowledged command was carried out, and once, whoever gave it."""
    for command, times in Counter(filter(None, truth.commands)).items():
        if times > 1:
            yield Wrong("doubled", f"{command} was carried out {times} times")
    numbers: dict[str, int] = {}
    for each in history:
        if isinstance(each, Acknowledged):
            if numbers.setdefault(each.command, each.number) != each.number:
                yield Wrong("doubled", f"{each.command} as {numbers[each.command]} and as {each.number}")
            elif truth.commands[each.number - 1 : each.number] != [each.command]:
                yield Wrong("lost", f"{each.command}, acknowledged as {each.number}")


def _one_order(history: Sequence[Happened], truth: Truth) -> Iterator[Wrong]:
    """Everybody hears the same under the same number, without a gap; and what was asked after something was told or
    acknowledged, to anybody, comes after it."""
    last: dict[str, int] = {}
    highest = 0
    after: dict[str, int] = {}
    for each in history:
        if isinstance(each, Told):
            if each.number > len(truth.commands):
                yield Wrong("lost", f"news {each.number}, heard on {each.line}")
            elif each.public != truth.told[each.number, each.guest, each.whole][0]:
                yield Wrong("two orders", f"news {each.number} on {each.line}")
            if not each.whole and each.line in last and each.number > last[each.line] + 1:
                yield Wrong("two orders", f"after news {last[each.line]} came {each.number} on {each.line}")
            last[each.line] = each.number
        elif isinstance(each, Acknowledged) and each.number <= after.get(each.command, 0):
            yield Wrong("two orders", f"{each.command} became {each.number}, asked after {after[each.command]}")
        if isinstance(each, Asked):
            after.setdefault(each.command, highest)
        else:
            highest = max(highest, each.number)


def _fresh(history: Sequence[Happened]) -> Iterator[Wrong]:
    """Nothing on a line is older than what was heard or acknowledged there before."""
    known: dict[str, int] = {}
    for each in history:
        if isinstance(each, Asked):
            continue
        seen = known.get(each.line, 0)
        if isinstance(each, Told) and (each.number < seen or (each.number == seen and not each.whole)):
            yield Wrong("stale", f"{each.number} was told on {each.line} after {seen}")
        known[each.line] = max(seen, each.number)


def _hidden(history: Sequence[Happened], truth: Truth) -> Iterator[Wrong]:
    """Nobody is told more than they may know by then."""
    for each in history:
        if not isinstance(each, Told):
            continue
        expected = truth.told.get((each.number, each.guest, each.whole))
        if each.own and expected and each.own != expected[1]:
            yield Wrong("too early", f"{each.own} in {each.number} on {each.line}")
        for secret, number in truth.secrets.items():
            if each.number < number and (secret in each.public or secret in each.own):
                yield Wrong("too early", f"{secret} in {each.number} on {each.line}, before {number}")
