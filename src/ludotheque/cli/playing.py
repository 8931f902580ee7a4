"""The command that plays a game here, against bots."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque import shelf
from ludotheque.cli.flags import Brief, Flag, Language, Levels, Options, Seats
from ludotheque.cli.manners import politely


@politely
def play(
    game: str | None = None,
    *,
    seats: Seats = None,
    seat: int = 1,
    level: Levels = (),
    option: Options = (),
    seed: str | None = None,
    words: Annotated[str, Parameter(show_default=False)] = "",
    watch: Flag = False,
    turns: Flag = False,
    pace: float | None = None,
    brief: Brief = False,
    record: Path | None = None,
    lang: Language = "en",
) -> int:
    """Play a game against bots, in plain lines.

    Parameters
    ----------
    game
        The game, the first on the shelf unless given; `ludotheque games` lists them.
    seat
        Your seat, counted from 1.
    level
        How well the bots play; `ludotheque games` lists the levels. May be given several times, once for each bot.
    seed
        Deal from this seed instead of a secret one.
    words
        Words of your own to be mixed into the seed.
    watch
        Let bots play every seat and watch them.
    turns
        In a game that is played at the same time: let the bots act once after each of your actions, not by the clock.
    pace
        Seconds that a bot takes for an action.
    record
        Keep the record of the match in this file, from the first action on.
    """
    from ludotheque.terminal.session import Wishes, sit_down

    game = game or shelf.kits()[0].game.name
    return sit_down(Wishes(game, seats, seat, option, seed, words, watch, turns, pace, record, brief, level), lang)
