"""The commands that play many rounds or matches and tell what came of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from ludotheque.cli.manners import politely
from ludotheque.flags import Flag, GameName, Options, Several
from ludotheque.options import OptionValue

MOST_GAMES = 10_000_000
"""The most rounds that `simulate` plays at once: their scores are kept until the end."""


def about(game: str, seats: int, options: Mapping[str, OptionValue], seed: str) -> dict[str, object]:
    """What the rows of a file are of, as it stands in its metadata."""
    return {"game": game, "seats": seats, "options": dict(options), "seed": seed}


@politely
def simulate(
    game: GameName,
    *,
    games: int = 10_000,
    seats: int | None = None,
    option: Options = (),
    seed: str | None = None,
    parquet: Path | None = None,
    json: Flag = False,
    workers: int | None = None,
    cluster: str | None = None,
    lang: str = "en",
) -> None:
    import secrets

    from ludotheque import frames, screen, shelf, words
    from ludotheque.arena import crew
    from ludotheque.printing import as_json, progress
    from ludotheque.simulate import as_frame, find, play_rounds
    from ludotheque.simulate.report import report
    from ludotheque.terminal.session import read_choices
    from ludotheque.terminal.voice import Trouble

    if not 1 <= games <= MOST_GAMES:
        raise Trouble("bad-count", facts={"value": games, "most": MOST_GAMES})
    chosen = shelf.game(game)
    terms = chosen.terms(chosen.seats[0] if seats is None else seats, read_choices(chosen, option))
    if parquet:
        frames.check(parquet)
    seed = secrets.token_hex(8) if seed is None else seed
    with progress(words.phrase("playing", lang), games) as advance:
        players = crew.cluster(cluster) if cluster else crew.here(1 if workers is None else workers)
        played = play_rounds(chosen, terms, games, seed, advance, players)
    findings = find(chosen, terms, seed, played)
    screen.print_for_a_program(as_json(findings)) if json else report(findings, lang)
    if parquet:
        frames.write(as_frame(played), parquet, about(game, terms.seats, terms.options, seed))


@politely
def arena(
    game: GameName,
    bots: Several = (),
    /,
    *,
    games: int = 200,
    seats: int | None = None,
    option: Options = (),
    pairs: Literal["all", "neighbours", "first"] = "all",
    seed: str | None = None,
    chart: Path | None = None,
    csv: Path | None = None,
    parquet: Path | None = None,
    json: Flag = False,
    workers: int | None = None,
    cluster: str | None = None,
    lang: str = "en",
) -> int:
    from ludotheque import frames, picture, screen, shelf, words
    from ludotheque.arena import arrange, crew, decisions, hold
    from ludotheque.arena.chart import draw
    from ludotheque.arena.findings import find
    from ludotheque.arena.report import report
    from ludotheque.arena.sheet import write_csv
    from ludotheque.printing import as_json, progress
    from ludotheque.terminal.session import read_choices

    options = read_choices(shelf.game(game), option)
    keeps = parquet is not None
    contest = arrange(game, bots, games, seats=seats, options=options, seed=seed, pairs=pairs, keep_decisions=keeps)
    if chart:
        picture.check(chart)
    if parquet:
        frames.check(parquet)
    if csv:
        write_csv(csv, contest, [])  # rather now than after hours it turns out that there is no such folder
    with progress(words.phrase("playing", lang), contest.matches) as advance:
        played = hold(contest, crew.cluster(cluster) if cluster else crew.here(workers), advance)
    findings = find(contest, played)
    screen.print_for_a_program(as_json(findings)) if json else report(findings, lang)
    if csv:
        write_csv(csv, contest, played)
    if parquet:
        frames.write(
            decisions.frame(contest, played), parquet, about(game, contest.seats, contest.options, contest.seed)
        )
    if chart and played:
        draw(chart, findings, lang)
    return 0 if len(played) == contest.matches else 130
