"""The command line. What a command needs is imported when it is given, so that asking for help is quick."""

import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Literal, TextIO

from cyclopts import App, CycloptsError, Parameter

from ludotheque.errors import BrokenRecord, LudothequeError

Language = Annotated[Literal["en", "fr"] | None, Parameter(name="--lang")]
Options = Annotated[tuple[str, ...], Parameter(name="--option", negative="", show_default=False)]
Levels = Annotated[tuple[str, ...], Parameter(name="--level", negative="", show_default=False)]
Flag = Annotated[bool, Parameter(negative="", show_default=False)]

MOST_GAMES = 10_000_000
"""The most rounds that `simulate` plays at once: their scores are kept until the end."""

app = App(
    name="ludotheque",
    help="Four tabletop games, to play with others and against bots, and to study. Without a command: serve.",
    version=lambda: version("ludotheque"),
    help_format="plaintext",
    result_action="return_value",
)


@app.command
def play(
    game: str = "lucky-numbers",
    *,
    seats: int | None = None,
    seat: int = 1,
    level: Levels = (),
    option: Options = (),
    seed: str | None = None,
    words: Annotated[str, Parameter(show_default=False)] = "",
    watch: Flag = False,
    turns: Flag = False,
    pace: float | None = None,
    brief: Flag = False,
    record: Path | None = None,
    lang: Language = None,
) -> int:
    """Play a game against bots, in plain lines.

    Parameters
    ----------
    game
        The game; `ludotheque games` lists them.
    seats
        How many play. As few as the game allows, unless given.
    seat
        Your seat, counted from 1.
    level
        How well the bots play; `ludotheque games` lists the levels. May be given several times, once for each bot.
    option
        An option of the game, as name=value; may be given several times.
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
    brief
        Do not show the table before each turn.
    record
        Keep the record of the match in this file, from the first action on.
    lang
        The language: en or fr. Else LUDOTHEQUE_LANG, else that of the system.
    """

    def work(language: str) -> int:
        from ludotheque.terminal.sitting import Wishes, sit_down

        wishes = Wishes(game, seats, seat, option, seed, words, watch, turns, pace, record, brief, level)
        return sit_down(wishes, language)

    return _politely(work, lang)


@app.command
def games(*, lang: Language = None) -> int:
    """List the games on the shelf, with their options.

    Parameters
    ----------
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque import shelf
        from ludotheque.terminal.leaflet import entry
        from ludotheque.terminal.voice import Voice

        for name in shelf.names():
            try:
                lines = entry(shelf.game(name), language)
            except Exception as error:  # a game of another package may be broken in any way; the others are not
                lines = [Voice(language).say("shelf-broken", name=name, why=f"{type(error).__name__}: {error}")]
            print("\n".join(lines), end="\n\n")
        return 0

    return _politely(work, lang)


@app.command
def rules(game: str, *, lang: Language = None) -> int:
    """Print the rules of a game.

    Parameters
    ----------
    game
        The game.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque import shelf
        from ludotheque.terminal.leaflet import rules

        print(rules(shelf.game(game), language))
        return 0

    return _politely(work, lang)


@app.command
def verify(file: Path, *, lang: Language = None) -> int:
    """Check the record of a match that is over: the sealed seed, every outcome of chance and every action.

    Parameters
    ----------
    file
        The record.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque import record
        from ludotheque.terminal.keep import fetch
        from ludotheque.terminal.voice import Voice

        log = record.verify(fetch(file)).log
        actions = sum(entry.seat is not None for entry in log)
        print(Voice(language).say("record-true", outcomes=len(log) - actions, actions=actions))
        return 0

    return _politely(work, lang)


@app.command
def replay(file: Path, *, seat: int | None = None, lang: Language = None) -> int:
    """Tell a record in words, move by move.

    Parameters
    ----------
    file
        The record.
    seat
        Tell it to whoever had this seat.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque.terminal.keep import fetch
        from ludotheque.terminal.retell import retell

        for line in retell(fetch(file), language, None if seat is None else seat - 1):
            print(line)
        return 0

    return _politely(work, lang)


@app.command
def analyse(file: Path, *, chart: Path | None = None, json: Flag = False, lang: Language = None) -> int:
    """Look back on the record of a match: the chances to win at every turn, where they turned, luck and choice apart.

    Parameters
    ----------
    file
        The record.
    chart
        Draw the curve of the chances into this file, .png or .svg; needs the extra charts.
    json
        Print figures for a program instead of tables.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque import record
        from ludotheque.arena import picture
        from ludotheque.bots.coach import analyse
        from ludotheque.terminal import hindsight
        from ludotheque.terminal.keep import fetch

        if chart:
            picture.check(chart)
        analysis = analyse(record.replay(fetch(file)))
        print(hindsight.as_json(analysis)) if json else hindsight.report(analysis, language)
        if chart:
            hindsight.draw(chart, analysis, language)
        return 0

    return _politely(work, lang)


@app.command
def simulate(
    game: str,
    *,
    games: int = 10_000,
    seats: int | None = None,
    option: Options = (),
    seed: str | None = None,
    json: Flag = False,
    lang: Language = None,
) -> int:
    """Play many rounds at random and tell how long they were, what was scored, and which seat is better off.

    Parameters
    ----------
    game
        The game.
    games
        How many rounds.
    seats
        How many play. As few as the game allows, unless given.
    option
        An option of the game, as name=value; may be given several times.
    seed
        Begin chance from this seed, to see the same rounds again.
    json
        Print figures for a program instead of tables.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque import shelf
        from ludotheque.simulate import simulate
        from ludotheque.simulate.report import progress, report
        from ludotheque.terminal.sitting import read_choices
        from ludotheque.terminal.voice import Trouble

        if not 1 <= games <= MOST_GAMES:
            raise Trouble("bad-count", facts={"value": games, "most": MOST_GAMES})
        chosen = shelf.game(game)
        terms = chosen.terms(chosen.seats[0] if seats is None else seats, read_choices(chosen, option))
        with progress(games, language) as advance:
            findings = simulate(chosen, terms, games, seed, advance)
        print(findings.json()) if json else report(findings, language)
        return 0

    return _politely(work, lang)


@app.command
def arena(
    game: str,
    bots: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    /,
    *,
    games: int = 200,
    seats: int | None = None,
    option: Options = (),
    pairs: Literal["all", "neighbours", "first"] = "all",
    seed: str | None = None,
    chart: Path | None = None,
    csv: Path | None = None,
    json: Flag = False,
    workers: int | None = None,
    cluster: str | None = None,
    lang: Language = None,
) -> int:
    """Let bots play each other on the same deals from every seat; tell who wins how often, their Elo and their times.

    Parameters
    ----------
    game
        The game.
    bots
        Two or more: levels (expert), bots with settings (greedy:slips=0.2; greedy@expert: as quick as that level), or
        the word levels for all levels of the game.
    games
        How many matches each pair plays; rounded up, so that every deal is played from every seat.
    seats
        How many play. As few as the game allows, unless given. With more than two, one bot plays against several of
        another.
    option
        An option of the game, as name=value; may be given several times.
    pairs
        Who meets: all each other, each the next in the list (neighbours), or the first all others.
    seed
        Deal from this seed, to see the same matches again.
    chart
        Draw the findings into this file, .png or .svg; needs the extra charts.
    csv
        Write every match into this file.
    json
        Print figures for a program instead of tables.
    workers
        How many processes play. As many as there are cores, unless given; it changes no result.
    cluster
        Play on the Dask cluster whose scheduler has this address; needs the extra cluster.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque import shelf
        from ludotheque.arena import arrange, crew, hold, picture
        from ludotheque.arena.chart import draw
        from ludotheque.arena.findings import find
        from ludotheque.arena.report import report
        from ludotheque.arena.sheet import write_csv
        from ludotheque.simulate.report import progress
        from ludotheque.terminal.sitting import read_choices

        options = read_choices(shelf.game(game), option)
        contest = arrange(game, bots, games, seats=seats, options=options, seed=seed, pairs=pairs)
        if chart:
            picture.check(chart)
        if csv:
            write_csv(csv, contest, [])  # rather now than after hours it turns out that there is no such folder
        with progress(contest.matches, language) as advance:
            played = hold(contest, crew.cluster(cluster) if cluster else crew.here(workers), advance)
        findings = find(contest, played)
        print(findings.json()) if json else report(findings, language)
        if csv:
            write_csv(csv, contest, played)
        if chart and played:
            draw(chart, findings, language)
        return 0 if len(played) == contest.matches else 130

    return _politely(work, lang)


@app.default
@app.command
def serve(
    *,
    host: Annotated[str, Parameter(env_var="LUDOTHEQUE_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="LUDOTHEQUE_PORT")] = 8000,
    open: Annotated[bool, Parameter(env_var="LUDOTHEQUE_OPEN")] = True,  # noqa: A002 (the flag is called so)
    data_dir: Annotated[Path | None, Parameter(env_var="LUDOTHEQUE_DATA_DIR")] = None,
    base_url: Annotated[str | None, Parameter(env_var="LUDOTHEQUE_BASE_URL")] = None,
    database: Annotated[str | None, Parameter(env_var="LUDOTHEQUE_DATABASE")] = None,
    bus: Annotated[str | None, Parameter(env_var="LUDOTHEQUE_BUS")] = None,
    proxies: Annotated[str, Parameter(env_var="LUDOTHEQUE_PROXIES")] = "127.0.0.1,::1",
    rate: Annotated[float, Parameter(env_var="LUDOTHEQUE_RATE")] = 30,
    sockets: Annotated[int, Parameter(env_var="LUDOTHEQUE_SOCKETS")] = 200,
    all_sockets: Annotated[int, Parameter(env_var="LUDOTHEQUE_ALL_SOCKETS")] = 20_000,
    tables: Annotated[int, Parameter(env_var="LUDOTHEQUE_TABLES")] = 120,
    joins: Annotated[int, Parameter(env_var="LUDOTHEQUE_JOINS")] = 300,
    lang: Language = None,
) -> int:
    """Serve tables over HTTP and WebSocket until stopped. Every flag but --lang has a variable, LUDOTHEQUE_….

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for all of this machine.
    port
        The port to listen on; 0 for any that is free.
    open
        Open a browser, where there is one.
    data_dir
        The folder where the tables are kept; that for your data, unless given.
    base_url
        What links begin with, as guests see it: https://games.example.org.
    database
        Keep the tables in PostgreSQL, at postgresql://…, which several servers can share.
    bus
        Tell the other servers what happens by NATS, at nats://….
    proxies
        The proxies whose word is taken for who asks: addresses or networks, with commas.
    rate
        Messages a second that one socket may send for long, twice as many for a moment; 0 for any number.
    sockets
        Sockets that one address may have open; 0 for any number.
    all_sockets
        Sockets that may be open in all; 0 for any number.
    tables
        Tables that one address may open in an hour; 0 for any number.
    joins
        Guests that one address may bring in a minute; 0 for any number.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
        from ludotheque.web.settings import Hosting, Limits

        trusted = tuple(filter(None, map(str.strip, proxies.split(","))))
        limits = Limits(rate=rate, sockets=sockets, all_sockets=all_sockets, tables=tables, joins=joins)
        hosting = Hosting(host, port, open, data_dir, base_url or None, database or None, bus or None, trusted, limits)
        hosting = hosting.checked()

        from ludotheque.web.serve import run

        run(hosting, language)
        return 0

    return _politely(work, lang)


@app.command
def schema() -> int:
    """Print the JSON schema of the messages between a client and a table."""
    import json

    from ludotheque.web.schema import message_schema

    print(json.dumps(message_schema(), indent=2, ensure_ascii=False))
    return 0


@app.command
def client(
    link: str | None = None,
    *,
    open: Annotated[str | None, Parameter(name="--open")] = None,  # noqa: A002 (the flag is called so)
    server: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    seats: int | None = None,
    bots: int = 0,
    level: Levels = (),
    option: Options = (),
    setting: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    name: str | None = None,
    seat: int | None = None,
    token: str | None = None,
    watch: Flag = False,
    bot: Flag = False,
    matches: int | None = None,
    pace: float | None = None,
    brief: Flag = False,
    quiet: Flag = False,
    lang: Language = None,
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
    option
        An option of the game, as name=value; may be given several times.
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
        Go when so many matches are over.
    pace
        Seconds that your bot takes for an action.
    brief
        Do not show the table before each turn.
    quiet
        Tell nothing of what happens.
    lang
        The language: en or fr.
    """

    def work(language: str) -> int:
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
        return visit(wishes, language)

    return _politely(work, lang)


app.command("ludotheque.cli_puzzles:app", name="puzzle")
app.command("ludotheque.cli_puzzles:booklet", name="booklet")


def language_of(chosen: str | None) -> str:
    """The language to speak: the chosen one, else that of LUDOTHEQUE_LANG, else that of the system, else English."""
    import locale

    names = [chosen, *map(os.environ.get, ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")), locale.getlocale()[0]]
    first = next(filter(None, names), "en")
    return "fr" if first.lower().startswith("fr") else "en"


def _politely(work: Callable[[str], int], lang: str | None) -> int:
    """Do the work of a command; when something stands in its way, say what in the language of the user."""
    language = language_of(lang)
    try:
        return work(language)
    except LudothequeError as error:
        print(error.say(language), file=sys.stderr)
        return 1 if isinstance(error, BrokenRecord) else 2


def _bear_any_letter(stream: TextIO | None) -> None:
    """Let a stream that lacks a letter show another one, rather than fail."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def main() -> None:
    """Run the command that the command line gives."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _bear_any_letter(stream)
    try:
        sys.exit(app(sys.argv[1:], exit_on_error=False))
    except CycloptsError:
        sys.exit(2)  # it has said what is wrong
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read the output has had enough. Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
