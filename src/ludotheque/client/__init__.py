"""A client for tables that a server keeps: a library for programs, and the command ``ludotheque client`` for people."""

from ludotheque.client.coming import Place, join, open_table
from ludotheque.client.errors import BadLink, Barred, TurnedDown, Unreachable
from ludotheque.client.remote import RemoteTable

__all__ = ["BadLink", "Barred", "Place", "RemoteTable", "TurnedDown", "Unreachable", "join", "open_table"]
