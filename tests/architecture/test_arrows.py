"""Imports point one way: common ground ← bots ← table, simulate, arena ← web, terminal, client ← command line.

A game's rules stand on the common ground alone. What else a game brings plugs into the part that it is for, and nothing
outside a game's folder knows the game; solo puzzles belong to Lucky Numbers.
"""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent
LAYERS = [
    "kernel compiling counting errors options contract fair match record proof languages completing bundle words shelf "
    "leaflet spoken printing screen folders picture frames flags lessons kit braille paper marks __init__",
    "bots puzzles audio",
    "simulate arena table environment",
    "web terminal client",
    "cli __main__",
]
HEIGHT = {name: height for height, names in enumerate(LAYERS) for name in names.split()}
PLUGS = {
    "bots": {"bots"},
    "coach": {"bots"},
    "face": {"terminal", "bots"},
    "kit": {"bots", "terminal", "environment"},
    "encoding": {"environment", "bots"},
}
"""The parts of a game that plug into another part of the house, and that part."""
FAMILIES = {"quick_cards"}
"""Folders that games share."""
FILES = sorted(PACKAGE.rglob("*.py"))
OF_GAMES = [file for file in FILES if file.relative_to(PACKAGE).parts[0] == "games" and file.parent.name != "games"]


def imports(file: Path, package: str = "ludotheque") -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.startswith(f"{package}.")}


def part(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def test_every_part_has_its_place() -> None:
    assert {part(file) for file in FILES} <= {*HEIGHT, "games"}


def test_nothing_looks_upwards_but_the_kit_which_joins_all() -> None:
    for file in FILES:
        if part(file) not in ("games", "kit", "__init__"):
            for name in imports(file):
                imported = name.split(".")[1]
                assert HEIGHT.get(imported, 0) <= HEIGHT[part(file)], f"{file.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("file", OF_GAMES, ids=lambda file: "/".join(file.relative_to(PACKAGE / "games").parts))
def test_what_belongs_to_a_game_looks_at_the_common_ground_and_at_what_it_plugs_into(file: Path) -> None:
    folder, plug = file.relative_to(PACKAGE / "games").parts[:2]
    allowed = PLUGS.get(plug.removesuffix(".py"), set())
    for name in imports(file):
        _, imported, *more = name.split(".")
        if imported == "games":
            assert more[0] in {folder, *FAMILIES}, f"one game knows another: {name}"
        elif HEIGHT.get(imported, 0):
            assert imported in allowed, name


def test_nothing_outside_its_folder_knows_a_game() -> None:
    for file in FILES:
        if part(file) not in ("games", "puzzles"):
            assert not [name for name in imports(file) if name.startswith("ludotheque.games.")], file


def test_what_one_folder_of_tests_alone_needs_lies_there() -> None:
    tests = Path(__file__).parents[1]
    users: defaultdict[str, set[str]] = defaultdict(set)
    for file in tests.rglob("*.py"):
        for name in imports(file, "support"):
            users[name.split(".")[1]].add(file.relative_to(tests).parts[0])
    shared = {file.stem for file in (tests / "support").glob("[!_]*.py")}
    assert [module for module in sorted(shared) if len(users[module]) < 2] == []
