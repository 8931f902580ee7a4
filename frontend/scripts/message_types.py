"""The messages of the server as TypeScript: writes ``src/net/messages.ts`` from the same declarations."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.table.keeping.archive import Fairness, Replay
from ludotheque.table.messages import AnyCommand, AnyMessage
from ludotheque.table.playing.coaching import AnalysisShown, HintShown
from ludotheque.web.games import GameShown
from ludotheque.web.puzzles import PuzzleShown, Shared, SolutionShown, SwapHint
from ludotheque.web.tables import Coming, Opening, Seated

TARGET = Path(__file__).parents[1] / "src" / "net" / "messages.ts"
HEAD = (
    "/** The messages between the page and the server. "
    "Written by scripts/message_types.py from the server's own: `npm run types`. */\n"
)


def typescript() -> str:
    """Every message, and what the HTTP interface takes and gives."""
    roots = [
        AnyCommand,
        AnyMessage,
        GameShown,
        Opening,
        Coming,
        Seated,
        Replay,
        Fairness,
        HintShown,
        AnalysisShown,
        PuzzleShown,
        SwapHint,
        SolutionShown,
        Shared,
    ]
    (command, message, *_), parts = msgspec.json.schema_components(roots, ref_template="{name}")
    text = [HEAD]
    for name, schema in sorted(parts.items()):
        text.append(_declare(name, schema))
    text.append(f"export type Command = {_type(command)};\n\nexport type Message = {_type(message)};\n")
    return "\n".join(text)


def _declare(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, of in schema.get("properties", {}).items():
        tag = field in ("do", "is")
        mark = "" if field in required or tag else "?"
        lines.append(f"  readonly {field}{mark}: {_type(of)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(of) for of in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object":
        return f"Readonly<Record<string, {_type(schema.get('additionalProperties', {}))}>>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text("utf-8") != typescript())
    TARGET.write_text(typescript(), "utf-8")
