"""``python -m bench environment``: steps with observation and mask."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich import box
from rich.console import Console
from rich.table import Table

from bench import printing
from bench.clock import Absent, Speed, compete
from bench.environment.contenders import BITS, BYTES, ONE_GAME, PETTINGZOO, WHO, contenders
from bench.goals import Goal
from bench.printing import empty_table, goal_table

MARK = "<!-- What follows is written by: python -m bench environment --readme -->"
END = "<!-- Here ends what python -m bench environment has written. -->"
MILLIONS = {"lucky-numbers": 5.0, "ligretto": 3.0, "dutch-blitz": 3.0, "polyssimo": 1.0}

app = App(name="environment", version_flags=[])


@app.default
def bench(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    readme: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Step many games, and print how fast that is.

    Parameters
    ----------
    quick
        Fewer and shorter rounds: a look, not a measurement.
    readme
        Put the tables into bench/README.md, too.
    """
    with Console(stderr=True).status("…") as status:
        speeds, absent = compete(
            contenders(), rounds=2 if quick else 5, seconds=0.1 if quick else 0.4, tell=status.update
        )
    tables = partial(_tables, speeds, absent)
    printing.show(tables, [])
    if readme:
        file = Path(__file__).parents[1] / "README.md"
        before, _, rest = file.read_text("utf-8").partition(MARK)
        _, _, after = rest.partition(END)
        file.write_text(f"{before}{MARK}\n\n{printing.as_markdown(tables, [])}\n\n{END}{after}", "utf-8")


def _tables(speeds: Sequence[Speed], absent: Sequence[Absent], style: box.Box) -> Iterator[tuple[str, Table]]:
    table = empty_table(style, ("who", "game", "how"), ("seats", "steps/s", "±"))
    for speed in speeds:
        one = speed.contender
        table.add_row(
            one.who, one.game, one.manner, str(one.seats), f"{speed.steps_per_second:,.0f}", f"{speed.spread:.0%}"
        )
    for missing in absent:
        table.add_row(missing.who, missing.game, missing.why, style="yellow")
    yield "Steps with observation and mask on one core", table
    yield "Goals of environments", goal_table(list(_goals(speeds)), style)


def _goals(speeds: Sequence[Speed]) -> Iterator[Goal]:
    ours = [speed for speed in speeds if speed.contender.who == WHO and speed.contender.manner != ONE_GAME]
    others = [speed for speed in speeds if speed.contender.who != WHO]
    plain = next((speed for speed in others if speed.contender.who == PETTINGZOO), None)
    fastest = max((one for one in others if one is not plain), key=lambda one: one.steps_per_second, default=None)
    for speed in ours:
        one = speed.contender
        if one.manner != (BITS if one.game == "polyssimo" else BYTES):
            continue
        what = f"{one.game}, {one.seats} seats, {one.manner}:"
        yield Goal(f"{what} steps", speed.steps_per_second / 1e6, MILLIONS[one.game], True, ".1f", " M/s")
        name = f" ({fastest.contender.who} {fastest.contender.game})" if fastest else ""
        ahead = speed.times(fastest) if fastest else None
        yield Goal(f"{what} ahead of the fastest of the others{name}", ahead, 3, True, ".1f", "×")
        yield Goal(f"{what} ahead of plain PettingZoo", speed.times(plain) if plain else None, 100, True, ",.0f", "×")
