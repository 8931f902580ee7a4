"""``python -m bench``: measure everything and print the tables."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from bench import c_loop, goals, ours, peers, report, starts
from bench.clock import Contender, compete

app = App(name="bench", help="Every speed that we claim, measured beside its peers in one run.", version_flags=[])
app.command("bench.table.command:app", name="table", help="Tables under load: ours beside boardgame.io and Colyseus.")
app.command("bench.puzzles.command:app", name="puzzles", help="Solo puzzles: ours beside others' ways to solve them.")
app.command("bench.environment.command:app", name="environment", help="Steps with observation and mask, for learners.")
app.command("bench.gpu.command:app", name="gpu", help="Random play and steps for learners on an NVIDIA GPU.")
app.command("bench.coach:app", name="coach", help="The time that hints and analyses take, in every game.")
app.command("bench.bots.command:app", name="bots", help="The strength of our bots: every claim with its interval.")
app.command("bench.page.command:app", name="page", help="The frames of the page at a table of twelve.")
app.command("bench.neighbours.command:app", name="neighbours", help="What one table or address does to the others.")
app.command("bench.ear.command:app", name="ear", help="How fair a calm pace is to somebody who plays by ear.")


@app.default
def bench(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    readme: Annotated[bool, Parameter(negative="")] = False,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
) -> None:
    """Measure everything and print the tables.

    Parameters
    ----------
    quick
        Fewer and shorter rounds: a look, not a measurement.
    readme
        Put the tables into bench/README.md, too.
    json_file
        Write everything that was measured to this file, too.
    """
    from ludotheque.kernel import COMPILED

    if not COMPILED:
        sys.exit("The rules run interpreted here (LUDOTHEQUE_INTERPRET=1, or no Numba): there is nothing to measure.")
    with Console(stderr=True).status("…") as status:
        invited = [*ours.contenders(), *c_loop.contenders(), *peers.contenders()]
        speeds, absent = compete(invited, rounds=2 if quick else 5, seconds=0.05 if quick else 0.4, tell=status.update)
        agreement = _agreement([speed.contender for speed in speeds])
        times = starts.measure(imports=3 if quick else 9, compilations=1 if quick else 3, tell=status.update)
    reached = [*goals.speed_goals(goals.Found(speeds)), *goals.start_goals(times)]
    findings = report.Findings(speeds, absent, times, reached, agreement)
    report.show(findings)
    if readme:
        report.write_into(Path(__file__).with_name("README.md"), findings)
    if json_file:
        json_file.write_text(json.dumps(report.as_data(findings), indent=1, ensure_ascii=False) + "\n", "utf-8")


def _agreement(present: list[Contender]) -> str:
    """What comes of comparing the games of the C loop with ours, with the seat count on which they agree least."""
    loops = [one.play for one in present if isinstance(one.play, c_loop.Loop)]
    batches = {one.seats: one.play for one in present if one.game == c_loop.GAME and isinstance(one.play, ours.Batch)}
    if not loops or not batches:
        return c_loop.NOT_COMPARED
    verdicts = [c_loop.agreement(loop, batches[loop.seats]) for loop in loops]
    return max(verdicts, key=lambda verdict: (verdict != c_loop.SAME, verdict != c_loop.ALIKE))


app()
