"""``python -m bench page``: time the frames of the page and print what was found."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

README = Path(__file__).parents[1] / "README.md"

app = App(name="page", version_flags=[])


@app.default
def page(
    *,
    rounds: int = 3,
    seconds: float = 20.0,
    readme: Annotated[bool, Parameter(negative="")] = False,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
) -> None:
    """Time the frames of the page at a table of twelve, and print what was found.

    Parameters
    ----------
    rounds
        At how many tables.
    seconds
        How long at each.
    readme
        Put the tables into bench/README.md, too.
    json_file
        Write every frame that was timed to this file, too.
    """
    try:
        from bench.page import report, watching
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing.name} is not installed; the extra “test” brings it.")
    try:
        with Console(stderr=True).status("…") as status, watching.serving() as address, watching.browsing() as browser:
            seen = []
            for number in range(rounds):
                status.update(f"Table {number + 1} of {rounds}…")
                seen.append(watching.watch(browser, address, seconds))
    except watching.Trouble as trouble:
        sys.exit(str(trouble))
    report.show(seen)
    if readme:
        report.write_into(README, seen)
    if json_file:
        json_file.write_text(json.dumps(report.as_data(seen), indent=1, ensure_ascii=False) + "\n", "utf-8")
