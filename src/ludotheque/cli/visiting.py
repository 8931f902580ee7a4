"""The command that plays at a table which a server keeps."""

from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.flags import Brief, Flag, Language, Levels, Options, Several
from ludotheque.cli.manners import politely


@politely
def client(
    link: str | None = None,
    *,
    open: Annotated[str | None, Parameter(name="--open")] = None,  # noqa: A002 (the flag is called so)
    server: Several = (),
    seats: int | None = None,
    bots: int = 0,
    level: Levels = (),
    option: Options = (),
    setting: Several = (),
    name: str | None = None,
    seat: int | None = None,
    token: str | None = None,
    watch: Flag = False,
    bot: Flag = False,
    matches: int | None = None,
    pace: float | None = None,
    brief: Brief = False,
    quiet: Flag = False,
    lang: Language = "en",
) -> int:
    """Play at a table that a server keeps, in plain lines.

    Parameters
    ----------
    link
        The link to the table.
    open
        Open a table for this game instead.
    server
        The address of the server on which to open it; with a link, other servers that keep the same tables. May be
        given several times.
    seats
        How many play at the new table. As few as the game allows, unless given.
    bots
        How many of the last seats of the new table bots have.
    level
        How well those bots play, and your own; may be given several times, once for each bot.
    setting
        A setting of the new table, as name=value: clock, seconds, increment, pace, countdown, hints.
    name
        What you are called.
    seat
        The seat to take, counted from 1. Any that is free, unless given.
    token
        Come back to the seat that you were given with this token.
    watch
        Watch instead of playing.
    bot
        Let a bot play your seat.
    matches
        Go after this many matches.
    pace
        Seconds that your bot takes for an action.
    quiet
        Tell nothing of what happens.
    """
    from ludotheque.client.visit import Wishes, visit

    wishes = Wishes(
        link=link,
        open=open,
        servers=server,
        seats=seats,
        bots=bots,
        levels=level,
        choices=option,
        settings=setting,
        name=name,
        seat=seat,
        token=token,
        watch=watch,
        bot=bot,
        matches=matches,
        pace=pace,
        brief=brief,
        quiet=quiet,
    )
    return visit(wishes, lang)
