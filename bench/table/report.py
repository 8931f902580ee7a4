"""What was measured, as tables for people and as JSON for programs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from bench import printing
from bench.printing import NOT_MEASURED, empty_table, goal_table
from bench.table.contest import AT_REST, MODERATE, WITH_BOTS
from bench.table.findings import Findings, Series
from bench.table.scenarios import IDLE, LENGTH, MANY

BEGIN = "<!-- What follows is written by: python -m bench table --readme -->"
GOALS, VERSIONS = "Goals with tables", "Versions: "
END = "<!-- Here ends what python -m bench table has written. -->"


def show(findings: Findings) -> None:
    """Print the tables."""
    printing.show(partial(_tables, findings), [_versions(versions(findings))])


def write_into(readme: Path, findings: Findings) -> None:
    """Put the tables into a README, in place of those between its marks. What was not measured this time stays."""
    before, begin, rest = readme.read_text("utf-8").partition(BEGIN)
    was, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{readme} has no lines {BEGIN!r} and {END!r} for the tables to stand between")
    told = {**_by_title(was), **_by_title(printing.as_markdown(partial(_tables, findings), []))}
    earlier = {row.split("|")[1].strip(): row for row in _by_title(was)[GOALS].splitlines()}
    goals = [
        earlier.get(row.split("|")[1].strip(), row) if NOT_MEASURED in row else row
        for row in told.pop(GOALS).splitlines()
    ]
    told[GOALS] = "\n".join(goals)
    listed = next((line for line in was.splitlines() if line.startswith(VERSIONS)), VERSIONS)
    named = listed.removeprefix(VERSIONS).rstrip(".").split(", ")
    known = {**dict(one.split(" ") for one in named if one), **versions(findings)}
    tables = "\n\n".join(f"### {title}\n\n{table}" for title, table in told.items())
    readme.write_text(f"{before}{begin}\n\n{tables}\n\n{_versions(known)}\n\n{end}{after}", "utf-8")


def _by_title(text: str) -> dict[str, str]:
    """The tables of a text in Markdown."""
    parts = (part.partition("\n") for part in f"\n{text}".split("\n### ")[1:])
    return {title: "\n".join(row for row in rest.splitlines() if row.startswith("|")) for title, _, rest in parts}


def _tables(findings: Findings, style: box.Box) -> Iterator[tuple[str, Table]]:
    loads = [series for series in findings.series if series.scenario.name in ("load", "ligretto")]
    if loads or findings.absent:
        yield "Tables under load", _load_table(loads, findings.absent, style)
    many = [series for series in findings.series if series.scenario in MANY]
    if many:
        yield "Processor time of a move, by the number of tables", _many_table(many, style)
    length = [series for series in findings.series if series.scenario is LENGTH]
    if length:
        title = f"Processor time of a move, in a match of {LENGTH.moves:,} moves"
        yield title, _length_table(length, style)
    bots = [series for series in findings.series if series.load == WITH_BOTS]
    if bots:
        yield "A person and three bots at each table of Lucky Numbers", _bots_table(bots, style)
    rest = [series for series in findings.series if series.load == AT_REST]
    if rest:
        yield "Tables at rest", _rest_table(rest, style)
    yield GOALS, goal_table(findings.goals(), style)


def _who(series: Series) -> tuple[str, str]:
    return series.contender.who, series.contender.how


def _load_table(loads: Sequence[Series], absent: Sequence[tuple[str, str]], style: box.Box) -> Table:
    numbers = (
        "moves/s",
        "moves/CPU s",
        "±",
        "B/move",
        "median ms",
        "p99 ms",
        "server",
        "clients",
        "others",
        "MB",
        "kB/table",
    )
    table = empty_table(style, ("who", "how", "what", "load"), numbers)
    for series in sorted(loads, key=lambda one: (one.scenario.title, one.load == MODERATE)):
        table.add_row(
            *_who(series),
            series.scenario.title,
            series.load,
            f"{series.median(lambda one: one.moves_per_second):,.0f}",
            f"{series.median(lambda one: one.moves_per_cpu_second):,.0f}",
            f"{series.spread:.0%}",
            f"{series.median(lambda one: one.bytes_per_move):,.0f}",
            f"{series.median(lambda one: one.median) * 1000:.2f}",
            f"{series.median(lambda one: one.p99) * 1000:.2f}",
            f"{series.median(lambda one: one.server_busy):.0%}",
            f"{series.median(lambda one: one.clients_busy):.0%}",
            f"{series.median(lambda one: one.disturbed):.0%}",
            f"{series.memory:.0f}",
            f"{series.memory_of_a_table:.0f}",
        )
    for who, why in absent:
        table.add_row(who, why, style="yellow")
    return table


def _many_table(many: Sequence[Series], style: box.Box) -> Table:
    table = empty_table(style, ("who", "how"), [f"{scenario.tables:,} tables" for scenario in MANY])
    for who, how in dict.fromkeys(_who(series) for series in many):
        row = {series.scenario: series for series in many if _who(series) == (who, how)}
        table.add_row(who, how, *(f"{_microseconds(row[one])}" if one in row else "" for one in MANY))
    return table


def _length_table(length: Sequence[Series], style: box.Box) -> Table:
    table = empty_table(style, ("who", "how"), ("first tenth", "middle", "last tenth"))
    for who, how in dict.fromkeys(_who(series) for series in length):
        row = {series.load: series for series in length if _who(series) == (who, how)}
        table.add_row(who, how, *(_microseconds(row[tenth]) for tenth in ("1", "5", "10")))
    return table


def _bots_table(bots: Sequence[Series], style: box.Box) -> Table:
    numbers = ("tables", "people's moves/s", "median ms", "p99 ms", "server", "others", "MB")
    table = empty_table(style, ("who",), numbers)
    for series in sorted(bots, key=lambda one: one.scenario.tables):
        table.add_row(
            series.contender.who,
            f"{series.scenario.tables:,}",
            f"{series.median(lambda one: one.moves_per_second):,.0f}",
            f"{series.median(lambda one: one.median) * 1000:.1f}",
            f"{series.median(lambda one: one.p99) * 1000:.1f}",
            f"{series.median(lambda one: one.server_busy):.0%}",
            f"{series.median(lambda one: one.disturbed):.0%}",
            f"{series.memory:.0f}",
        )
    return table


def _microseconds(series: Series) -> str:
    return f"{series.median(lambda one: one.cost) * 1e6:,.0f} µs"


def _rest_table(rest: Sequence[Series], style: box.Box) -> Table:
    table = empty_table(style, ("who", "how"), ("tables", "sockets", "MB", "kB/table", "server"))
    for series in rest:
        sockets = IDLE.tables * IDLE.seats
        table.add_row(
            *_who(series),
            f"{IDLE.tables:,}",
            f"{sockets:,}",
            f"{series.memory:.0f}",
            f"{series.memory_of_a_table:.0f}",
            f"{series.busy_at_rest:.1%}",
        )
    return table


def versions(findings: Findings) -> dict[str, str]:
    """Of everybody who took part."""
    found: dict[str, str] = {}
    for contender in {series.contender.who: series.contender for series in findings.series}.values():
        found.update(contender.versions())
    return found


def _versions(known: Mapping[str, str]) -> str:
    return VERSIONS + ", ".join(f"{name} {version}" for name, version in known.items()) + "."


def as_data(findings: Findings) -> dict[str, Any]:
    """Everything that was measured, ready for JSON."""
    return {
        "versions": versions(findings),
        "samples": [
            {
                "who": series.contender.who,
                "how": series.contender.how,
                "scenario": asdict(series.scenario),
                "load": series.load,
                "round": sample.round,
                "measured": sample.measured and sample.measured.as_data(),
                "empty": asdict(sample.empty),
                "opened": asdict(sample.opened),
                "after": asdict(sample.after),
            }
            for series in findings.series
            for sample in series.samples
        ],
        "absent": findings.absent,
        "goals": [{**vars(goal), "reached": goal.reached} for goal in findings.goals()],
    }
