"""The messages between a client and a table as a JSON schema, for clients that are written in other languages."""

from functools import cache
from typing import Any

import msgspec

from ludotheque.table.messages import AnyCommand, AnyMessage


@cache
def message_schema() -> dict[str, Any]:
    """Every command and every message: ``$defs/Command`` is what a client sends, ``$defs/Message`` what it hears."""
    (command, message), parts = msgspec.json.schema_components([AnyCommand, AnyMessage], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of a table of Ludothèque",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": {"Command": command, "Message": message, **parts},
    }
