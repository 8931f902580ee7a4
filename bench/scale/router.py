"""Which of several databases keeps a table: tables never meet, so its name alone decides."""

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from random import Random

from ludotheque.table.naming import new_name


def database_for(table: str, databases: Sequence[str]) -> str:
    """The database of a table, by rendezvous hashing: every server answers alike without asking anybody, and one more
    database takes its share from all others and moves nothing between them."""
    return max(databases, key=lambda database: blake2b(f"{database} {table}".encode(), digest_size=8).digest())


def names(count: int, seed: int = 1) -> list[str]:
    """Names of tables, made as a server makes them."""
    chance = Random(seed)
    return [new_name(chance.randbytes(32).hex()) for _ in range(count)]


def shares(tables: Sequence[str], databases: Sequence[str]) -> dict[str, float]:
    """What part of the tables each database keeps."""
    counts = Counter(database_for(table, databases) for table in tables)
    return {database: counts[database] / len(tables) for database in databases}


def moved(tables: Sequence[str], before: Sequence[str], after: Sequence[str]) -> float:
    """What part of the tables changes its database."""
    return sum(database_for(table, before) != database_for(table, after) for table in tables) / len(tables)
