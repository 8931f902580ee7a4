"""Tables of Ligretto to test with."""

from typing import Any

from support.cards import Table

RUN_DOWN = ["play ligretto new", *["play ligretto pile 1"] * 9]
"""How `RUN` goes to the middle when it is the Ligretto and no other pile lies there."""


def ligretto(*deals: dict[str, str], seats: int = 2, **options: Any) -> Table:
    """A match of Ligretto with these deals."""
    return Table("ligretto", *deals, seats=seats, **options)
