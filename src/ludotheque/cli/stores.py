"""The commands for whoever runs a server: whether all that it keeps is whole, and which tables there are."""

from pathlib import Path
from typing import Annotated

from cyclopts import App

from ludotheque.cli.manners import politely, politely_apart
from ludotheque.flags import Flag, for_all
from ludotheque.folders import data_folder

DataDir = Annotated[Path | None, for_all("DATA_DIR")]
Database = Annotated[str | None, for_all("DATABASE")]


@politely_apart
def check(*, data_dir: DataDir = None, database: Database = None, json: Flag = False, lang: str = "en") -> int:
    import asyncio

    from ludotheque.cli.for_programs import checked_figures, print_json
    from ludotheque.table.keeping import checking
    from ludotheque.terminal.printed.store import checked_lines

    found = asyncio.run(checking.check(database or None, data_folder(data_dir)))
    print_json(checked_figures(found, lang)) if json else print("\n".join(checked_lines(found, lang)))
    return 0 if found.whole else 1


app = App(name="tables", help_flags=(), version_flags=())


@app.default
def which() -> None:
    """Say which commands about tables there are."""
    from ludotheque.cli.help_page import help_page
    from ludotheque.cli.manners import spoken

    print(help_page(["tables"], spoken()))


@app.command(name="list")
@politely_apart
def list_(*, data_dir: DataDir = None, database: Database = None, json: Flag = False, lang: str = "en") -> None:
    import asyncio

    from ludotheque.cli.for_programs import print_json
    from ludotheque.table.keeping import inspecting
    from ludotheque.terminal.printed.store import listed_lines

    found = asyncio.run(inspecting.listed(database or None, data_folder(data_dir)))
    print_json(found) if json else print("\n".join(listed_lines(found, lang)))


@app.command
@politely
def show(
    table: str, *, data_dir: DataDir = None, database: Database = None, json: Flag = False, lang: str = "en"
) -> None:
    import asyncio

    from ludotheque.cli.for_programs import print_json
    from ludotheque.table.keeping import inspecting
    from ludotheque.terminal.printed.store import shown_lines

    found = asyncio.run(inspecting.shown(database or None, data_folder(data_dir), table))
    print_json(found) if json else print("\n".join(shown_lines(found, lang)))


@app.command
@politely_apart
def export(table: str, *, data_dir: DataDir = None, database: Database = None, lang: str = "en") -> None:  # noqa: ARG001
    import asyncio

    from ludotheque import screen
    from ludotheque.table.keeping import inspecting

    entries = asyncio.run(inspecting.exported(database or None, data_folder(data_dir), table))
    for entry in entries:
        screen.print_for_a_program(entry.decode())


@app.command
@politely_apart
def delete(table: str, *, data_dir: DataDir = None, database: Database = None, lang: str = "en") -> None:
    import asyncio

    from ludotheque.table.keeping import inspecting
    from ludotheque.terminal.voice import Voice

    count = asyncio.run(inspecting.delete(database or None, data_folder(data_dir), table))
    print(Voice(lang).say("kept-deleted", table=table, count=count))
