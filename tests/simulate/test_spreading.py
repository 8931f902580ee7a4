"""Tables spread over several databases by their names: evenly, alike everywhere, and with little to move."""

import pytest

from bench.scale.router import database_for, moved, names, shares

FIVE = [f"db-{number}" for number in range(5)]


@pytest.fixture(scope="module")
def tables() -> list[str]:
    return names(20_000)


def test_every_database_has_its_share_of_the_tables(tables: list[str]) -> None:
    assert all(abs(share - 1 / 5) < 0.01 for share in shares(tables, FIVE).values())


def test_the_order_in_which_databases_are_named_does_not_matter(tables: list[str]) -> None:
    assert moved(tables, FIVE, FIVE[::-1]) == 0


def test_one_more_database_takes_its_share_and_nothing_else_moves(tables: list[str]) -> None:
    six = [*FIVE, "db-5"]
    assert abs(moved(tables, FIVE, six) - 1 / 6) < 0.01
    assert all(database_for(table, six) in (database_for(table, FIVE), "db-5") for table in tables)
