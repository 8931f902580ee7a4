"""``python -m bench table``: measure the servers of tables and print what was found."""

import json
from pathlib import Path
from typing import Annotated, Literal, get_args

import uvloop
from cyclopts import App, Parameter
from rich.console import Console

from bench.priority import go_first
from bench.table import bare, boardgame_io, colyseus, ours, report
from bench.table.contest import Effort, contest
from bench.table.findings import Findings
from bench.table.server import allow_many_sockets, take_clients_core

Part = Literal["load", "ligretto", "many", "length", "idle", "bots"]
Who = Literal[
    "ours",
    "ours-views",
    "ours-events",
    "sockets",
    "boardgame.io",
    "boardgame.io-patches",
    "boardgame.io-keeping",
    "colyseus",
    "colyseus-keeping",
]
README = Path(__file__).parents[1] / "README.md"

app = App(name="table", version_flags=[])


@app.default
def table(
    *parts: Part,
    who: tuple[Who, ...] = get_args(Who),
    rounds: int = 5,
    seconds: float = 5.0,
    quick: Annotated[bool, Parameter(negative="")] = False,
    nice: int = 0,
    readme: Annotated[bool, Parameter(negative="")] = False,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
) -> None:
    """Measure the servers of tables and print what was found.

    Parameters
    ----------
    parts
        What is measured: load, ligretto, many, length, idle, bots; everything, if none is named.
    who
        Who takes part.
    rounds
        How often everybody has their turn.
    seconds
        How long each load lasts.
    quick
        One short round: a look, not a measurement.
    nice
        Added to the niceness of servers and clients; less than 0, for root alone, puts them before other programs.
    readme
        Put the tables into bench/README.md, too.
    json_file
        Write everything that was measured to this file, too.
    """
    if nice:
        go_first(nice)
    everybody = {
        "ours": ours.contender(),
        "ours-views": ours.contender("views"),
        "ours-events": ours.contender("legal"),
        "sockets": bare.contender(),
        "boardgame.io": boardgame_io.contender(),
        "boardgame.io-patches": boardgame_io.contender(patches=True),
        "boardgame.io-keeping": boardgame_io.contender(keeps=True),
        "colyseus": colyseus.contender(),
        "colyseus-keeping": colyseus.contender(keeps=True),
    }
    invited = [everybody[name] for name in dict.fromkeys(who)]
    allow_many_sockets()
    with Console(stderr=True).status("…") as status:
        missing = [(one, one.missing()) for one in invited]
        present = [one for one, why in missing if not why]
        absent = [(one.who, why) for one, why in missing if why]
        take_clients_core()
        effort = Effort(1, 1.0, 1.0, 0.2) if quick else Effort(rounds, seconds, warm_up=4.0)
        samples = uvloop.run(contest(present, parts or get_args(Part), effort, status.update))
    findings = Findings(samples, absent)
    report.show(findings)
    if readme:
        report.write_into(README, findings)
    if json_file:
        json_file.write_text(json.dumps(report.as_data(findings), indent=1, ensure_ascii=False) + "\n", "utf-8")
