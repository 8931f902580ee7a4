"""The packages under `examples/` as they are in the tree, on the path and on the shelf."""

import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludotheque import shelf

EXAMPLES = sorted(file.parent for file in (Path(__file__).parents[2] / "examples").glob("*/pyproject.toml"))
sys.path += map(str, EXAMPLES)


@pytest.fixture(scope="package", autouse=True)
def examples_on_the_shelf() -> Iterator[None]:
    """What their entry points say, without installing them."""
    found = dict(shelf._found())
    for folder in EXAMPLES:
        points = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][shelf.GROUP]
        found |= {name: EntryPoint(name, value, shelf.GROUP) for name, value in points.items()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "_found", lambda: found)
        yield
