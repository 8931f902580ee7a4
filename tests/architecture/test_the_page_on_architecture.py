"""docs/architecture.md speaks of files and functions that exist."""

import ast
import re
from pathlib import Path

import pytest

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent
ROOT = PACKAGE.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PATHS = sorted(set(re.findall(r"`([\w/]+(?:\.(?:py|tsx?|toml)|/))`", PAGE)))
STEPS = re.findall(r"^\| .* \| `([\w/]+\.py)` \| `(\w+)` \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("path", PATHS)
def test_every_file_that_is_named_exists(path: str) -> None:
    assert (PACKAGE / path).exists() or (ROOT / path).exists()


def test_the_way_of_a_move_was_found() -> None:
    assert len(STEPS) >= 10


@pytest.mark.parametrize(("file", "function"), STEPS)
def test_every_step_of_a_move_is_a_function_of_its_file(file: str, function: str) -> None:
    nodes = ast.walk(ast.parse((PACKAGE / file).read_text("utf-8")))
    assert function in {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
