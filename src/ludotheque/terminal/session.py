"""A session: from the choice of a game to the farewell."""

import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from ludotheque import record, shelf
from ludotheque.contract import Game
from ludotheque.folders import data_folder
from ludotheque.match import Match
from ludotheque.options import who_begins
from ludotheque.terminal.answers import Farewell
from ludotheque.terminal.cues import sounding
from ludotheque.terminal.dots import in_braille
from ludotheque.terminal.keep import claim
from ludotheque.terminal.lines import Typing, piped_lines, show, typed_lines
from ludotheque.terminal.local_table import LocalTable
from ludotheque.terminal.play import by_clock, by_turns
from ludotheque.terminal.unfinished import Sitting, Unfinished
from ludotheque.terminal.voice import Trouble
from ludotheque.terminal.wishes import Telling, Wishes

USUAL_PACE = 4.0
"""Seconds that a bot of the usual level takes for an action by the clock, unless somebody chooses another pace."""


LOT = "lot"
"""What is chosen as the seat that begins by whoever wants lots to be drawn."""


def read_choices(game: Game, choices: Sequence[str]) -> dict[str, str]:
    """The options that were chosen as ``name=value``; whether they are allowed is seen when the terms are made."""
    chosen = {}
    for text in choices:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals and not game.options:
            raise Trouble("no-options", facts={"value": text, "game": game.name})
        if not equals:
            first = game.options[0]
            example = f"{first.name}={first.write(first.default(game.seats[0]))}".replace(" ", ",")
            raise Trouble("bad-choice", facts={"value": text, "example": example})
        chosen[name] = value
    return chosen


def new_match(wishes: Wishes, seed: str) -> Match:
    """The match that somebody wishes for, dealt from a seed."""
    game = shelf.game(wishes.game) if wishes.game else shelf.kits()[0].game
    seats = game.seats[0] if wishes.seats is None else wishes.seats
    chosen, begins = read_choices(game, wishes.choices), who_begins(game.options)
    if begins and chosen.get(begins.name) == LOT:
        chosen[begins.name] = begins.write(Random(wishes.seed).randrange(max(1, seats)))
    terms = game.terms(seats, chosen)
    if not 1 <= wishes.seat <= terms.seats:
        raise Trouble("bad-seat", facts={"value": wishes.seat, "most": terms.seats})
    own = [""] * (wishes.seat - 1) + [wishes.words] if wishes.words else []
    return game.match(terms.seats, seed=seed, words=own, **terms.options)


def show_in(language: str, telling: Telling) -> Callable[[str], None]:
    """What prints a line to somebody who wants to be told so."""
    return (lambda line: show(in_braille(line, language))) if telling.braille else show


def sit_down(wishes: Wishes, language: str) -> int:
    """Play a match to its end, or until the person leaves. Returns the exit code."""
    if wishes.pace is not None and not 0 <= wishes.pace < float("inf"):
        raise Trouble("bad-pace", facts={"value": str(wishes.pace)})
    table, wishes = (_resumed if wishes.resume else _begun)(wishes, language)
    exit_code = 0
    try:
        table.welcome(back=wishes.resume)
        _play(table, wishes)
    except Farewell:
        table.announce("you-leave")
    except EOFError:
        table.announce("input-ended")
    except KeyboardInterrupt:
        print()
        table.announce("interrupted")
        exit_code = 130
    table.farewell()
    return exit_code


def _begun(wishes: Wishes, language: str) -> tuple[LocalTable, Wishes]:
    """A table for a new match."""
    sound = sounding(wishes.telling.sound)
    seed = secrets.token_hex(32) if wishes.seed is None else wishes.seed
    match = new_match(wishes, seed)
    if wishes.record:
        claim(wishes.record)
    table = LocalTable(
        match,
        None if wishes.watch else wishes.seat - 1,
        language,
        show_in(language, wishes.telling),
        bot_seed=wishes.seed or secrets.token_hex(16),
        record=wishes.record,
        brief=wishes.brief,
        levels=wishes.levels,
        telling=wishes.telling,
        sound=sound,
    )
    if not wishes.watch:
        sitting = Sitting(
            match.game.name,
            wishes.seat - 1,
            [level.name for level in table.levels.values()],
            seed,
            table.bot_seed,
            wishes.turns,
            wishes.pace,
            str(wishes.record.absolute()) if wishes.record else None,
        )
        table.unfinished = Unfinished.begin(data_folder(wishes.data_dir), sitting)
    return table, wishes


def _resumed(wishes: Wishes, language: str) -> tuple[LocalTable, Wishes]:
    """The table of a match that was not over, as it was left."""
    of_now = {"game", "resume", "turns", "pace", "brief", "data_dir", "telling"}
    if {name for name, value in vars(wishes).items() if value != getattr(Wishes(), name)} - of_now:
        raise Trouble("resume-as-it-was")
    if wishes.game:
        shelf.game(wishes.game)
    sound = sounding(wishes.telling.sound)
    unfinished = Unfinished.last(data_folder(wishes.data_dir), wishes.game)
    sitting = unfinished.sitting
    table = LocalTable(
        record.replay(unfinished.text(), seed=sitting.seed),
        sitting.seat,
        language,
        show_in(language, wishes.telling),
        bot_seed=sitting.bot_seed,
        record=Path(sitting.record) if sitting.record else None,
        brief=wishes.brief,
        levels=sitting.levels,
        telling=wishes.telling,
        sound=sound,
        unfinished=unfinished,
    )
    pace = sitting.pace if wishes.pace is None else wishes.pace
    return table, replace(wishes, turns=wishes.turns or sitting.turns, pace=pace)


def _play(table: LocalTable, wishes: Wishes) -> None:
    at_terminal = sys.stdin is not None and sys.stdin.isatty()
    if wishes.watch:
        by_turns(table, iter(()), wishes.pace or 0)
    elif table.match.game.real_time and at_terminal and not wishes.turns:
        pace = wishes.pace or USUAL_PACE
        table.announce("by-the-clock", pace=pace)
        by_clock(table, Typing(), pace, Random(wishes.seed))
    else:
        if table.match.game.real_time:
            table.announce("by-turns")
        lines = typed_lines() if at_terminal else piped_lines(sys.stdin, show)
        by_turns(table, lines, wishes.pace or 0)
