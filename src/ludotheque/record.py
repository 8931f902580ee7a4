"""Records: a match as text that a person can read, and back."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.errors import BadTerms, BrokenRecord, ImpossibleOutcome, LudothequeError, Refused, UnknownGame
from ludotheque.fair import Deal, Dealer, Fair, FromEnvironment, Scripted, Sealed, Start
from ludotheque.options import options_under, whole

if TYPE_CHECKING:
    from ludotheque.contract import Game, Terms
    from ludotheque.match import LogLine, Match

TITLE = "ludotheque record 1"
"""The first line of every record: what it is, and the version of its form."""
MOST_DEALS = 10_000_000
"""The last deal of a game of an environment that is looked for: each is found from the one before it."""


def write(match: "Match") -> str:
    """A match as text: what was agreed, then every outcome of chance and every action, then the result."""
    lines = opening_lines(terms_lines(match.game, match.terms), match.words, match.commitment)
    if match.start:
        lines.append(f"continues: {match.start.commitment} after {match.start.actions}")
    if match.environment:
        lines.append(f"environment: {match.environment}")
    if match.seed:
        lines.append(f"seed: {match.seed}")
    lines += ["", *map(_entry_line, match.log)]
    if match.result:
        lines += ["", *_result_lines(match)]
    return "\n".join(lines) + "\n"


def terms_lines(game: "Game", terms: "Terms") -> list[str]:
    """What was agreed, from the game to its last option: the lines that a commitment binds."""
    options = options_under(game.options, terms.rules)
    chosen = [f"{option.name}: {option.write(terms.options[option.name])}" for option in options]
    return [f"game: {game.name}", f"rules: {terms.rules}", f"seats: {terms.seats}", *chosen]


def opening_lines(terms: Sequence[str], words: Sequence[str], commitment: str | None) -> list[str]:
    """The first lines of a record, which may be known before the end: all that stands above the seed."""
    added = [f"words of seat {seat + 1}: {own}".rstrip() for seat, own in enumerate(words)]
    return [TITLE, *terms, *added, *([f"commitment: {commitment}"] if commitment else [])]


def _result_lines(match: "Match") -> Iterator[str]:
    if match.result:
        yield "winners: " + " ".join(str(seat + 1) for seat in match.result.winners)
        yield "scores: " + " ".join(map(str, match.result.scores))


def _entry_line(entry: "LogLine") -> str:
    return f"chance: {entry.text}" if entry.seat is None else f"seat {entry.seat + 1}: {entry.text}"


@dataclass(frozen=True)
class _Line:
    number: int
    key: str
    value: str

    @property
    def is_entry(self) -> bool:
        """Whether this is an entry of the log: an outcome of chance or an action."""
        return self.key == "chance" or self.seat is not None

    @property
    def seat(self) -> int | None:
        """The seat that acts, if this line is an action."""
        word, _, number = self.key.partition(" ")
        return int(number) - 1 if word == "seat" and _is_number(number) else None


def replay(text: str, *, seed: str | None = None) -> "Match":
    """The match that a record tells of, played again move by move.

    Where the seed is known, from the record or from ``seed``, every outcome is checked against it and an unfinished
    match can go on. Raises `BrokenRecord`, with the line and the reason, if anything does not hold.
    """
    page = _Page(text)
    game = _read_game(page)
    terms = _read_terms(page, game)
    dealer = _read_dealer(page, terms_lines(game, terms), terms.seats, seed)
    _check_keys(page, allowed=("winners", "scores"))
    outcome_lines = [line for line in page.entries if line.seat is None]
    told = Scripted(line.value for line in outcome_lines) if isinstance(dealer, Sealed) else dealer
    match = _play_again(page, game, terms, told, outcome_lines)
    if told is not dealer:
        match.change_dealer(dealer)
    _check_result(page, match)
    _check_keys(page)
    if page.seed_line and match.result is None:
        raise _broken("not-over", page.seed_line)
    return match


class _Page:
    """The lines of a record, sorted into facts (each with a key of its own) and the entries of the log."""

    def __init__(self, text: str) -> None:
        lines = text.removeprefix("\ufeff").splitlines() if isinstance(text, str) else []
        title = lines[0].strip() if lines else ""
        if title != TITLE:
            newer = title.startswith(TITLE.rpartition(" ")[0])
            raise _broken("newer-form" if newer else "no-title", 1, expected=TITLE)
        self.facts: dict[str, _Line] = {}
        self.entries: list[_Line] = []
        self.end = len(lines) + 1
        for number, content in enumerate(lines[1:], start=2):
            if not content.strip() or content.startswith("#"):
                continue
            key, colon, value = (part.strip() for part in content.partition(":"))
            line = _Line(number, key, value)
            if not colon:
                raise _broken("no-colon", number, found=content)
            if line.is_entry:
                self.entries.append(line)
            elif key in self.facts:
                raise _broken("repeated-key", number, key=key)
            else:
                self.facts[key] = line
        self.seed_line = self.facts["seed"].number if "seed" in self.facts else 0

    def take(self, key: str) -> _Line:
        """The line of a fact that every record must have."""
        if key not in self.facts:
            raise _broken("missing-key", self.end, key=key)
        return self.facts.pop(key)


def _read_game(page: _Page) -> "Game":
    from ludotheque import shelf

    line = page.take("game")
    try:
        return shelf.game(line.value)
    except UnknownGame as error:
        raise _because(error, line.number) from error


def _read_terms(page: _Page, game: "Game") -> "Terms":
    version = page.take("rules")
    if version.value not in map(str, range(1, game.rules_version + 1)):
        raise _broken("unknown-rules", version.number, value=version.value, most=game.rules_version)
    seats = page.take("seats")
    options = options_under(game.options, int(version.value))
    chosen = {option.name: page.take(option.name) for option in options}
    values = {name: line.value for name, line in chosen.items()}
    count: int = int(seats.value) if _is_number(seats.value) else seats.value  # type: ignore[assignment]
    try:
        return game.terms(count, values, int(version.value))
    except BadTerms as error:
        raise _because(error, chosen.get(str(error.facts.get("name")), seats).number) from error


def _read_dealer(page: _Page, terms: list[str], seats: int, seed: str | None) -> Fair | FromEnvironment | Sealed:
    if "environment" in page.facts:
        return FromEnvironment(_read_deal(page.take("environment")))
    words = []
    if any(key.startswith("words of seat ") for key in page.facts):
        words = [page.take(f"words of seat {seat + 1}").value for seat in range(seats)]
    start = _read_start(page)
    committed = page.facts.pop("commitment", None)
    shown = page.facts.pop("seed", None)
    if seed is None and shown is None:
        return Sealed(committed.value if committed else None, words, start)
    if seed is None and shown is not None:
        seed = shown.value
    at = (shown or committed or _Line(1, "", "")).number
    if shown is not None and shown.value != seed:
        raise _broken("wrong-commitment", at)
    try:
        for binds_terms in (True, False):  # no seed has a line feed in it, so no commitment can be both
            dealer = Fair(seed, words, binds_terms=binds_terms, start=start)
            if committed is not None and dealer.commitment(terms) == committed.value:
                return dealer
    except BadTerms as error:
        raise _because(error, at) from error
    raise _broken("wrong-commitment", at)


def _read_deal(line: _Line) -> Deal:
    found = re.fullmatch("seed ([0-9]{1,20}) game ([0-9]{1,9}) deal ([0-9]{1,9})", line.value)
    deal = Deal(*map(int, found.groups())) if found else None
    if not deal or deal.seed >= 1 << 64 or not 1 <= deal.deal <= MOST_DEALS:
        raise _broken("bad-environment", line.number, value=line.value, most=MOST_DEALS)
    return deal


def _read_start(page: _Page) -> Start | None:
    """What the match took over from another one: that many actions, and what chance brought until the next one."""
    line = page.facts.pop("continues", None)
    if line is None:
        return None
    found = re.fullmatch("([0-9a-f]{64}) after (0|[1-9][0-9]{0,8})", line.value)
    if not found:
        raise _broken("bad-start", line.number, value=line.value)
    count, actions, outcomes = int(found[2]), 0, list[str]()
    for entry in page.entries:
        actions += entry.seat is not None
        if actions > count:
            break
        if entry.seat is None:
            outcomes.append(entry.value)
    if actions < count:
        raise _broken("short-start", line.number, value=count, most=actions)
    return Start(found[1], count, tuple(outcomes))


def _play_again(page: _Page, game: "Game", terms: "Terms", dealer: Dealer, outcomes: list[_Line]) -> "Match":
    from ludotheque.match import Match

    line = _Line(page.end, "", "")
    try:
        match = Match(game, terms, dealer)
        done = _compare(page, match, 0)
        while done < len(page.entries):
            line = page.entries[done]
            if line.seat is None:
                raise _broken("no-chance-here", line.number)
            if not 0 <= line.seat < terms.seats:
                raise _broken("no-such-seat", line.number, seat=line.seat + 1, most=terms.seats)
            match.play(line.seat, line.value)
            done = _compare(page, match, done)
    except ImpossibleOutcome as error:
        told = whole(error.facts.get("index"))
        raise _because(error, outcomes[told].number if 0 <= told < len(outcomes) else page.end) from error
    except Refused as error:
        raise _because(error, line.number) from error
    return match


def _compare(page: _Page, match: "Match", done: int) -> int:
    """Check that what the match has logged since entry ``done`` stands in the record. Returns the number checked."""
    logged = match.entries(done)
    for entry, line in zip(logged, page.entries[done:], strict=False):
        if (entry.seat, entry.text) != (line.seat, line.value):
            raise _broken("unexpected", line.number, expected=_entry_line(entry))
    if done + len(logged) > len(page.entries):
        raise _broken("ends-early", page.end, expected=_entry_line(logged[len(page.entries) - done]))
    return done + len(logged)


def _check_result(page: _Page, match: "Match") -> None:
    for expected in _result_lines(match):
        key, _, value = expected.partition(": ")
        line = page.take(key)
        if line.value != value:
            raise _broken("unexpected", line.number, expected=expected)


def _check_keys(page: _Page, allowed: tuple[str, ...] = ()) -> None:
    for line in page.facts.values():
        if line.key not in allowed:
            raise _broken("unknown-key", line.number, key=line.key)


def _is_number(text: str) -> bool:
    return re.fullmatch("0|[1-9][0-9]{0,8}", text) is not None


def _broken(code: str, line: int, **facts: object) -> BrokenRecord:
    return BrokenRecord(code, facts={"line": line, **facts})


def _because(error: LudothequeError, line: int) -> BrokenRecord:
    return _broken("because", line, reason=error)
