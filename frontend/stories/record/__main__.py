"""Write the fixtures of all stories anew."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from record import cards, lucky_numbers, polyssimo

FIXTURES = Path(__file__).parents[1] / "fixtures"


def fixtures() -> Iterator[tuple[str, str]]:
    """The name and the text of each fixture."""
    for prefix, recorded in (
        ("cards", cards.RECORDED),
        ("lucky", lucky_numbers.RECORDED),
        ("polyssimo", polyssimo.RECORDED),
    ):
        for name, record in recorded.items():
            text = json.dumps(record(), ensure_ascii=False, separators=(",", ":"))
            yield f"{prefix}-{name}.json", text + "\n"


if __name__ == "__main__":
    for old in FIXTURES.glob("*.json"):
        old.unlink()
    for name, text in fixtures():
        (FIXTURES / name).write_text(text, "utf-8")
        print(f"{name}: {len(text):,} characters", file=sys.stderr)
