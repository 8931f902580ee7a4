"""What ``--json`` prints. Fields are only ever added; programs count seats from 0. docs/commands.md lists them all."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from ludotheque.contract import Result
from ludotheque.options import OptionValue
from ludotheque.table.keeping.inspecting import TableInspected, TableKept

if TYPE_CHECKING:
    from ludotheque.contract import Game
    from ludotheque.proof import Proof
    from ludotheque.puzzles import Puzzle
    from ludotheque.puzzles.finding import Meant
    from ludotheque.puzzles.grading import Graded
    from ludotheque.table.keeping.checking import Findings


class GameOption(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    kind: Annotated[str, Meta(description="switch, choice, number, perseat, whichseat or oneeach")]
    title: str
    help: str
    default: OptionValue
    values: Annotated[dict[str, str] | None, Meta(description="what may be chosen, in words")]


class BotLevel(msgspec.Struct, frozen=True):
    """A level of the bots."""

    name: str
    title: str
    animal: str
    usual: Annotated[bool, Meta(description="the level of bots when nobody chooses")]


class GameOnShelf(msgspec.Struct, frozen=True):
    """A game; one that cannot be opened has only a name and an error."""

    name: str
    error: Annotated[str | None, Meta(description="why the game cannot be opened")] = None
    title: str = ""
    blurb: str = ""
    least_seats: int = 0
    most_seats: int = 0
    options: list[GameOption] = []
    levels: list[BotLevel] = []


class PuzzleFigures(msgspec.Struct, frozen=True):
    """A puzzle."""

    id: str
    title: str
    numbers: tuple[int, ...]
    maximum: int | None


class SolvedPuzzle(PuzzleFigures, frozen=True):
    """A puzzle with shortest solutions."""

    moves: Annotated[int, Meta(description="moves of a shortest solution")]
    solutions: Annotated[list[list[tuple[int, int]]], Meta(description="each a list of swaps of two numbers")]
    more: Annotated[bool, Meta(description="are there more solutions than these?")]
    printed: Annotated[list[tuple[int, int]] | None, Meta(description="the solution in the printed booklet")]


class MadePuzzle(msgspec.Struct, frozen=True):
    """A new puzzle, and what makes it hard."""

    id: str
    numbers: tuple[int, ...]
    moves: Annotated[int, Meta(description="moves of a shortest solution")]
    points: Annotated[int, Meta(description="how hard it is")]
    solutions: Annotated[int, Meta(description="shortest solutions, as far as they were counted")]
    across: Annotated[int, Meta(description="swaps across the edge that every shortest solution needs")]
    misleading: Annotated[int, Meta(description="swaps that look right and are not")]


class ToldEvent(msgspec.Struct, frozen=True):
    """Something that happened in a match, and its sentence."""

    kind: Annotated[str, Meta(description="the message that it is told with")]
    seat: Annotated[int | None, Meta(description="whose deed it is, counted from 0")]
    facts: Annotated[Mapping[str, Any], Meta(description="what its sentence tells")]
    text: Annotated[str, Meta(description="the sentence")]


class ToldMatch(msgspec.Struct, frozen=True):
    """A match, event by event."""

    game: str
    seats: int
    options: Mapping[str, Any]
    events: list[ToldEvent]
    result: Annotated[Result | None, Meta(description="null if the match is not over")]


class Point(msgspec.Struct, frozen=True):
    """Something that is proven, or is not."""

    code: str
    text: str


class ProvenRecord(msgspec.Struct, frozen=True):
    """What a record proves."""

    game: str
    seats: int
    options: Mapping[str, Any]
    commitment: Annotated[str, Meta(description="empty for a game of an environment, which has none")]
    proven_by_file: list[Point]
    proven_by_table: list[Point]
    not_proven: list[Point]


class DamagedLog(msgspec.Struct, frozen=True):
    """A table whose log is not what was written."""

    table: str
    number: Annotated[int | None, Meta(description="the first entry that is damaged; null if nothing can be read")]
    why: Annotated[str, Meta(description="changed, missing, end-missing, unreadable or unknown")]
    text: Annotated[str, Meta(description="the sentence")]


class CheckedStore(msgspec.Struct, frozen=True):
    """What a store holds, and what of it is damaged."""

    whole: Annotated[bool, Meta(description="is nothing damaged?")]
    tables: int
    entries: int
    damaged: list[DamagedLog]
    snapshots: int
    useless_snapshots: Annotated[int, Meta(description="snapshots that are passed over and made anew; no damage")]
    profiles: int
    damaged_profiles: int
    flaws: Annotated[list[str], Meta(description="what the database finds wrong with its own file")]


PRINTED: dict[tuple[str, ...], Any] = {
    ("check",): CheckedStore,
    ("tables", "list"): list[TableKept],
    ("tables", "show"): TableInspected,
    ("games",): list[GameOnShelf],
    ("puzzle", "show"): PuzzleFigures,
    ("puzzle", "solve"): SolvedPuzzle,
    ("puzzle", "list"): list[PuzzleFigures],
    ("puzzle", "make"): list[MadePuzzle],
    ("replay",): ToldMatch,
    ("verify",): ProvenRecord,
}
"""What each command prints."""


def print_json(findings: object) -> None:
    """Print one JSON document."""
    from ludotheque import printing, screen

    screen.print_for_a_program(printing.as_json(findings))


def checked_figures(found: "Findings", language: str) -> CheckedStore:
    """What was found in a store."""
    from ludotheque.terminal.printed.store import damage

    damaged = [
        DamagedLog(each.table, each.number, each.why, damage(each.table, each.number, each.why, language))
        for each in found.damaged
    ]
    return CheckedStore(
        found.whole,
        found.tables,
        found.entries,
        damaged,
        found.snapshots,
        found.useless_snapshots,
        found.profiles,
        found.damaged_profiles,
        found.flaws,
    )


def game_figures(game: "Game", language: str) -> GameOnShelf:
    """A game that can be opened."""
    from ludotheque.bots import levels
    from ludotheque.bots.animals import animal
    from ludotheque.leaflet import title
    from ludotheque.options import Choice, OneEach
    from ludotheque.terminal.printed.shelf import option_words
    from ludotheque.terminal.voice import Voice

    voice = Voice(language, game.name)
    options = [
        GameOption(
            option.name,
            type(option).__name__.lower(),
            option_words(voice, option),
            option_words(voice, option, "help"),
            option.default(game.seats[0]),
            {value: option_words(voice, option, value) for value in option.values}
            if isinstance(option, Choice)
            else {value: value for value in option.values}
            if isinstance(option, OneEach)
            else None,
        )
        for option in game.options
    ]
    bots = [
        BotLevel(level.name, levels.title(level.name, language), animal(game.name, level.name), level.usual)
        for level in levels.levels(game.name)
    ]
    blurb = voice.say("blurb") if voice.knows("blurb") else ""
    return GameOnShelf(game.name, None, title(game.name, language), blurb, game.seats[0], game.seats[-1], options, bots)


def _title(meant: "Meant", language: str) -> str:
    from ludotheque.terminal.solo import SoloVoice

    return SoloVoice(language).say(f"title-{meant.kind}", **meant.facts)


def puzzle_figures(meant: "Meant", language: str) -> PuzzleFigures:
    """A puzzle as it is shown."""
    puzzle = meant.puzzle
    return PuzzleFigures(puzzle.id, _title(meant, language), puzzle.numbers, puzzle.maximum)


def solved_figures(meant: "Meant", language: str, every: bool) -> SolvedPuzzle:
    """A puzzle with one shortest solution, or with all as far as they are listed."""
    from ludotheque.puzzles import solutions
    from ludotheque.terminal.printed.puzzles import LISTED

    puzzle: Puzzle = meant.puzzle
    most = LISTED if every else 1
    found = [list(one) for one in solutions(puzzle.numbers, most + 1)]
    printed = list(meant.printed.solution) if meant.printed else None
    return SolvedPuzzle(
        puzzle.id,
        _title(meant, language),
        puzzle.numbers,
        puzzle.maximum,
        len(found[0]),
        found[:most],
        len(found) > most,
        printed,
    )


def listed_figures(language: str) -> list[PuzzleFigures]:
    """Our puzzles, then those from the booklet."""
    from ludotheque.puzzles import booklet, printed_puzzles
    from ludotheque.puzzles.finding import from_the_booklet, of_the_house

    ours = [of_the_house(number + 1) for number in range(len(booklet.of_the_house()))]
    return [puzzle_figures(meant, language) for meant in (*ours, *map(from_the_booklet, printed_puzzles()))]


def made_figures(made: "Sequence[Graded]") -> list[MadePuzzle]:
    """New puzzles."""
    return [
        MadePuzzle(
            one.puzzle.id,
            one.puzzle.numbers,
            len(one.solution),
            one.points,
            one.solutions,
            one.across,
            one.misleading,
        )
        for one in made
    ]


def told_figures(text: str, language: str, reader: int | None) -> ToldMatch:
    """The match of a record, as a seat or a spectator was told of it."""
    from ludotheque import words
    from ludotheque.terminal.printed.retelling import replayed

    told = replayed(text, reader)
    events = [
        ToldEvent(event.kind, event.seat, event.facts, words.sentence(event, language, told.game.name, reader=reader))
        for step in told.steps()
        for event in step.events
    ]
    return ToldMatch(told.game.name, told.seats, dict(told.terms.options), events, told.result)


def proven_figures(proof: "Proof", language: str) -> ProvenRecord:
    """What a record proves and what it does not."""
    from ludotheque.terminal.printed.proof import points
    from ludotheque.terminal.voice import Voice

    say = Voice(language).say
    by_file, by_table, missing = (
        [
            Point(message.removeprefix("proof-").removeprefix("missing-"), say(message, **facts))
            for message, facts in each
        ]
        for each in points(proof).values()
    )
    match = proof.match
    return ProvenRecord(
        match.game.name, match.seats, dict(match.terms.options), proof.commitment, by_file, by_table, missing
    )
