"""Imports point one way: common ground ← games ← bots, puzzles ← table ← web, terminal, cli."""

import ast
from pathlib import Path

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent
LAYERS = [
    ("kernel errors options contract fair match record words shelf leaflet printing picture __init__", "common ground"),
    ("games", "games"),
    ("bots puzzles", "players"),
    ("simulate arena table", "table"),
    ("web terminal client", "doors"),
    ("cli __main__", "command line"),
]
HEIGHT = {name: height for height, (names, _) in enumerate(LAYERS) for name in names.split()}
GAMES = {"lucky_numbers", "polyssimo", "ligretto", "dutch_blitz"}


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.startswith("ludotheque.")}


def part(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def test_every_part_has_its_place() -> None:
    assert {part(file) for file in PACKAGE.rglob("*.py")} <= set(HEIGHT)


def test_nothing_looks_upwards() -> None:
    for file in PACKAGE.rglob("*.py"):
        if file != PACKAGE / "__init__.py":
            for name in imports(file):
                imported = name.split(".")[1]
                if imported in HEIGHT:
                    assert HEIGHT[imported] <= HEIGHT[part(file)], f"{file.relative_to(PACKAGE)} imports {name}"


def test_the_common_ground_knows_no_game_and_no_game_knows_another() -> None:
    for file in PACKAGE.rglob("*.py"):
        here = file.relative_to(PACKAGE).parts
        known = {name.split(".")[2] for name in imports(file) if name.startswith("ludotheque.games.")} & GAMES
        if here[0] == "games" and len(here) > 2:
            assert known <= {here[1]}, f"{file} knows {known}"
        elif HEIGHT[part(file)] == 0:
            assert not known, f"{file} knows {known}"


def test_the_package_imports_nothing_that_is_not_installed_with_it() -> None:
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text("utf-8")
        assert "from training" not in text, file
        assert "from bench" not in text, file
