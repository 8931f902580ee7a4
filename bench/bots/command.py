"""``python -m bench bots``: put what we claim of our bots to the test, and print it with its intervals."""

from collections.abc import Iterator
from typing import Annotated

from cyclopts import App, Parameter
from rich import box
from rich.console import Console
from rich.table import Table

from bench import printing
from bench.bots import at_once
from bench.bots.claims import CLAIMS, LADDERS, STEP
from bench.bots.measuring import Tested, ladder, test
from ludotheque.arena.findings import Findings
from training.quick_cards.choice import Setting, Worth
from training.quick_cards.ladder import Step

MINUTES = 5.0
LEAST_SECONDS = 3.0
STARTING = 6.0
"""Seconds that workers take until the first deal is done, about."""

app = App(name="bots", version_flags=[])


@app.default
def bots(
    *games: str,
    minutes: Annotated[float, Parameter(name="--minutes")] = MINUTES,
    seed: str = "bench",
) -> None:
    """Put every claim to the test, and print what was found with intervals of 95 %.

    Parameters
    ----------
    games
        The games to look at; all, if none is named.
    minutes
        How long it may take in all; the longer, the narrower the intervals.
    seed
        Deal from this seed.
    """
    claims = [claim for claim in CLAIMS if not games or claim.game in games]
    ladders = [one for one in LADDERS if not games or one[0] in games]
    parts = len(claims) + len(ladders) + at_once.parts(games)
    seconds = max(LEAST_SECONDS, 60 * minutes / (parts or 1) - STARTING)
    tested, climbed, chosen = [], [], []
    with Console(stderr=True).status("…") as status:
        for claim in claims:
            status.update(f"{claim.game}: {claim.what}")
            tested.append(test(claim, seconds, seed))
        for game, seats, matches in ladders:
            status.update(f"{game}: levels")
            climbed.append((game, ladder(game, seats, matches, seconds, seed)))
        for setting in at_once.settings(games):
            status.update(str(setting))
            chosen.append((setting, at_once.test(setting, seconds)))
        status.update("levels of those who play at once")
        steps = list(at_once.climbed(games, minutes))
    printing.show(lambda style: _tables(tested, climbed, chosen, steps, style), [CLOSING])


CLOSING = (
    "A claim is reached where all of its interval of 95 % is on the right side, open where the interval has both. "
    f"Levels are meant to be about {STEP} Elo apart. Every deal is played from every seat."
)


def _tables(
    tested: list[Tested],
    climbed: list[tuple[str, Findings | str]],
    chosen: list[tuple[Setting, Worth]],
    steps: list[tuple[str, str, str, Step]],
    style: box.Box,
) -> Iterator[tuple[str, Table]]:
    if tested:
        yield "Who wins", _claims(tested, style)
    if climbed:
        yield "Levels, each against the next", _ladders(climbed, style)
    if chosen:
        yield (
            "Choice alone, against the first legal move of equal tempo",
            at_once.choices_table(chosen, style),
        )
        yield "Levels where all play at once, each against the one below", at_once.steps_table(steps, style)


def _claims(tested: list[Tested], style: box.Box) -> Table:
    table = printing.empty_table(style, ("game", "what"), ("matches", "wins", "95 %", "claim", "p99", ""))
    for one in tested:
        claim = one.claim
        goal = f"≥ {claim.least:.0%}" if claim.least is not None else f"{claim.about}"
        if claim.about:
            goal = f"{claim.about[0]:.0%} to {claim.about[1]:.0%}"
        goal += f", ≤ {claim.most_ms:.0f} ms" if claim.most_ms else ""
        row = [claim.game, claim.what]
        if one.findings is None or not one.findings.encounters:
            table.add_row(*row, "", "", "", goal, "", one.why_not or one.verdict, style="yellow")
            continue
        wins, first = one.findings.encounters[0].wins, one.findings.standings[0]
        spent = "" if first.p99_ms is None else f"{first.p99_ms:.1f} ms"
        interval = f"{wins.least:.1%} to {wins.most:.1%}"
        table.add_row(*row, str(wins.matches), f"{wins.share:.1%}", interval, goal, spent, one.verdict)
    return table


def _ladders(climbed: list[tuple[str, Findings | str]], style: box.Box) -> Table:
    table = printing.empty_table(
        style, ("game", "level", "against"), ("matches", "wins", "95 %", "Elo above the weakest")
    )
    for game, found in climbed:
        if isinstance(found, str):
            table.add_row(game, found, style="yellow")
            continue
        elo = {standing.name: f"{standing.elo:.0f} ± {standing.elo_margin:.0f}" for standing in found.standings}
        both_ways = len({frozenset((met.first, met.second)) for met in found.encounters}) < len(found.encounters)
        for met in found.encounters:
            level, against, wins = met.first, met.second, met.wins
            share, low, high = wins.share, wins.least, wins.most
            if not both_ways:  # of two seats the stronger is named, who is the second to be entered
                level, against, share, low, high = against, level, 1 - share, 1 - high, 1 - low
            interval = f"{low:.1%} to {high:.1%}"
            table.add_row(game, level, against, str(wins.matches), f"{share:.1%}", interval, elo[level])
    return table
