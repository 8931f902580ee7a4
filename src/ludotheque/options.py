"""Options of a game, declared as data: a name, what it may be, and what it is when nobody chooses.

Their words (a title, a sentence of help, and the values) are in the game's Fluent files: ``option-NAME``, its
attribute ``.help`` and an attribute for each value.
"""

import operator
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ludotheque.errors import BadTerms, shown

OptionValue: TypeAlias = Any
"""What an option can be: a switch, a number, a word, a seat, or something for each seat; its `Option` says which."""


@dataclass(frozen=True)
class Option(ABC):
    """Something that the players agree on before a match."""

    name: str
    since: int = field(default=1, kw_only=True)
    """The version of the rules that brought it; a match of earlier ones has its default and does not write it."""

    @abstractmethod
    def default(self, seats: int) -> OptionValue:
        """The value when nobody chooses one."""

    @abstractmethod
    def allowed(self, seats: int) -> str:
        """The allowed values, in the notation of `read`."""

    def allowed_values(self, seats: int) -> str:
        """The allowed values as Python has them, where that is not how they are written."""
        return self.allowed(seats)

    @abstractmethod
    def check(self, value: object, seats: int) -> OptionValue:
        """The value in its proper form; a ValueError if it is not allowed."""

    @abstractmethod
    def read(self, text: str) -> object:
        """The value that a text stands for, still to be checked."""

    def write(self, value: OptionValue) -> str:
        """The text of a value; `read` gives it back."""
        return str(value)

    def moved(self, value: OptionValue, order: Sequence[int]) -> OptionValue:
        """The value when seats stand in another order, given by the numbers they had: what is a seat's goes along."""
        return value

    def resized(self, value: OptionValue, seats: int) -> OptionValue:
        """The value for a number of seats: what is a seat's stays with it."""
        return value


@dataclass(frozen=True)
class Switch(Option):
    """On or off."""

    on: bool = False

    def default(self, seats: int) -> bool:
        return self.on

    def allowed(self, seats: int) -> str:
        return "yes, no"

    def check(self, value: object, seats: int) -> bool:
        if not isinstance(value, bool):
            raise ValueError
        return value

    def read(self, text: str) -> object:
        return {"yes": True, "no": False}.get(text, text)

    def write(self, value: OptionValue) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words, the first unless another is chosen."""

    values: tuple[str, ...]

    def default(self, seats: int) -> str:
        return self.values[0]

    def allowed(self, seats: int) -> str:
        return ", ".join(self.values)

    def check(self, value: object, seats: int) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise ValueError
        return value

    def read(self, text: str) -> str:
        return text


@dataclass(frozen=True)
class Number(Option):
    """A whole number within bounds."""

    least: int
    most: int
    usual: int

    def default(self, seats: int) -> int:
        return self.usual

    def allowed(self, seats: int) -> str:
        return f"{self.least}–{self.most}"

    def check(self, value: object, seats: int) -> int:
        number = whole(value)
        if not self.least <= number <= self.most:
            raise ValueError
        return number

    def read(self, text: str) -> object:
        return _read_number(text)


@dataclass(frozen=True)
class PerSeat(Option):
    """A whole number for every seat, 0 unless chosen; together they may not exceed ``total``."""

    most: Mapping[int, int]
    """The most that one seat may have, by the number of seats."""
    total: int

    def default(self, seats: int) -> tuple[int, ...]:
        return (0,) * seats

    def allowed(self, seats: int) -> str:
        return f"{seats} × 0–{self.most[seats]}, Σ ≤ {self.total}"

    def check(self, value: object, seats: int) -> tuple[int, ...]:
        numbers = tuple(map(whole, _in_order(value)))
        if len(numbers) != seats or sum(numbers) > self.total:
            raise ValueError
        if not all(0 <= number <= self.most[seats] for number in numbers):
            raise ValueError
        return numbers

    def read(self, text: str) -> object:
        numbers = tuple(map(_read_number, text.replace(",", " ").split()))
        return text if any(isinstance(number, str) for number in numbers) else numbers

    def write(self, value: OptionValue) -> str:
        return " ".join(map(str, value))

    def moved(self, value: OptionValue, order: Sequence[int]) -> tuple[int, ...]:
        return tuple(value[seat] for seat in order)

    def resized(self, value: OptionValue, seats: int) -> tuple[int, ...]:
        return tuple(min(number, self.most[seats]) for number in (*value, *self.default(seats))[:seats])


@dataclass(frozen=True)
class WhichSeat(Option):
    """The seat that begins, the first unless another is chosen: counted from 0, as lists are, and from 1 in texts."""

    def default(self, seats: int) -> int:
        return 0

    def allowed(self, seats: int) -> str:
        return f"1–{seats}"

    def allowed_values(self, seats: int) -> str:
        return f"0–{seats - 1}"

    def check(self, value: object, seats: int) -> int:
        seat = whole(value)
        if not 0 <= seat < seats:
            raise ValueError
        return seat

    def read(self, text: str) -> object:
        number = _read_number(text)
        return text if isinstance(number, str) else number - 1

    def write(self, value: OptionValue) -> str:
        return str(value + 1)

    def moved(self, value: OptionValue, order: Sequence[int]) -> int:
        return order.index(value)

    def resized(self, value: OptionValue, seats: int) -> int:
        return int(value) if value < seats else 0


@dataclass(frozen=True)
class OneEach(Option):
    """A different one of several words for every seat, the first ones in their order unless chosen."""

    values: tuple[str, ...]

    def default(self, seats: int) -> tuple[str, ...]:
        return self.values[:seats]

    def allowed(self, seats: int) -> str:
        return f"{seats} × {', '.join(self.values)}"

    def check(self, value: object, seats: int) -> tuple[str, ...]:
        chosen = _in_order(value)
        if len(chosen) != seats or len({*chosen} & {*self.values}) != seats:
            raise ValueError
        return chosen

    def read(self, text: str) -> object:
        return tuple(word.strip() for word in text.split(","))

    def write(self, value: OptionValue) -> str:
        return ", ".join(value)

    def moved(self, value: OptionValue, order: Sequence[int]) -> tuple[str, ...]:
        return tuple(value[seat] for seat in order)

    def resized(self, value: OptionValue, seats: int) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*value[:seats], *self.values)))[:seats]


def _in_order(value: object) -> tuple[Any, ...]:
    """What there is for each seat; nothing where the order of the seats cannot be told, as in a set."""
    return tuple(value) if isinstance(value, Iterable) and not isinstance(value, str | Mapping | Set) else ()


def whole(value: object) -> int:
    """A whole number as Python or NumPy has it; -1, which is never allowed, for anything else."""
    try:
        return -1 if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except Exception:  # __index__ runs whatever the value brings with it
        return -1


class Chosen(Mapping[str, OptionValue]):
    """What was chosen: every option of a game with its value. It cannot be changed."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self._values = dict(values)

    def __getitem__(self, name: str) -> OptionValue:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return repr(self._values)


def _read_number(text: str) -> int | str:
    # A text of thousands of digits is no number for Python either, and far from any option.
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def values_of(game: str, options: tuple[Option, ...], seats: int, chosen: Mapping[str, object], rules: int) -> Chosen:
    """Every option of a game with its value: the chosen one where these rules allow it, else the default."""
    names = [option.name for option in options_under(options, rules)]
    for name in chosen:
        if name not in names:
            raise BadTerms("unknown-option", facts={"game": game, "name": name, "allowed": ", ".join(names)})
    settled = {}
    for option in options:
        value = chosen.get(option.name, option.default(seats))
        try:
            settled[option.name] = option.check(option.read(value) if isinstance(value, str) else value, seats)
        except (ValueError, TypeError):
            allowed = option.allowed(seats) if isinstance(value, str) else option.allowed_values(seats)
            facts = {"name": option.name, "value": shown(value), "allowed": allowed}
            raise BadTerms("bad-option", facts=facts) from None
    return Chosen(settled)


def options_under(options: tuple[Option, ...], rules: int) -> list[Option]:
    """The options that a version of the rules has."""
    return [option for option in options if option.since <= rules]


def who_begins(options: tuple[Option, ...]) -> WhichSeat | None:
    """The option that says which seat begins; None where nobody does."""
    return next((option for option in options if isinstance(option, WhichSeat)), None)


def plain(options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Options with their values as JSON has them: a list where Python has a tuple."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
