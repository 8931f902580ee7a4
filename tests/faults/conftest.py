"""Servers that start in a moment, over both stores, and a database that can be taken from them."""

from support.hosting import address, own_postgres, servers_are_born

__all__ = ["address", "own_postgres", "servers_are_born"]
