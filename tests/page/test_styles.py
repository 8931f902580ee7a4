"""The style sheets of the page keep to what every engine understands."""

import re
from pathlib import Path

STYLES = Path(__file__).parents[2] / "frontend" / "src"


def test_an_underline_is_no_shorthand_that_webkit_drops() -> None:
    sheets = {path.name: path.read_text("utf-8") for path in STYLES.rglob("*.css")}
    shorthands = {name: re.findall(r"text-decoration:\s*([^;}]*)", sheet) for name, sheet in sheets.items()}
    assert any(shorthands.values())
    assert [f"{name}: {value}" for name, values in shorthands.items() for value in values if " " in value] == []
