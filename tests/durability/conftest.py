"""Servers that start in a moment, over both stores."""

from support.hosting import address, servers_are_born

__all__ = ["address", "servers_are_born"]
