"""The types of the server as TypeScript: ``src/net/messages.ts``, the languages in ``src/words/languages.ts``, and for
each game ``wire.ts`` beside its board."""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludotheque import shelf
from ludotheque.bots.coach.analysing import Analysis
from ludotheque.contract import Game, View
from ludotheque.languages import ALL
from ludotheque.lessons import Taught
from ludotheque.table.keeping.archive import Fairness, Replay
from ludotheque.table.messages import AnyCommand, AnyMessage
from ludotheque.table.playing.coaching import HintShown
from ludotheque.table.telling.history import HistoryPage
from ludotheque.web.api.games import ChapterSpoken, GameShown, Preparation
from ludotheque.web.api.inviting import Door, Found, Invitation
from ludotheque.web.api.practice import Practice
from ludotheque.web.api.profiles import ProfileChange, ProfileKept, ProfileShown
from ludotheque.web.api.puzzles import BookletShown, PuzzleShown, Shared
from ludotheque.web.api.tables import Coming, Opening, Seated

SOURCES = Path(__file__).parents[1] / "src"
HEAD = "/** {}. Written by scripts/message_types.py from the server's own declarations: `npm run types`. */\n"
ROOTS = (
    AnyCommand,
    AnyMessage,
    GameShown,
    ChapterSpoken,
    Preparation,
    Opening,
    Coming,
    Practice,
    Seated,
    Invitation,
    Door,
    Found,
    Replay,
    Fairness,
    HistoryPage,
    HintShown,
    Analysis,
    PuzzleShown,
    BookletShown,
    Shared,
    Taught,
    ProfileShown,
    ProfileChange,
    ProfileKept,
)
"""Every message, and what the HTTP interface takes and gives."""
SHARED = re.compile(r'from "\.\./([\w-]+)/page\.ts"')
"""How a game says that its board is that of a family."""


def files() -> dict[Path, str]:
    """Every file that is written here, with its text."""
    written = {SOURCES / "net" / "messages.ts": messages(), SOURCES / "words" / "languages.ts": languages()}
    for name in shelf.names():
        board = SOURCES / "games" / name / "index.tsx"
        if board.exists():
            family = SHARED.search(board.read_text("utf-8"))
            written[SOURCES / "games" / (family[1] if family else name) / "wire.ts"] = wire(shelf.game(name))
    return written


def languages() -> str:
    """The languages, what those who speak them call them, and where they are at home."""
    names = "".join(f"  {language.code}: {_text(language.name)},\n" for language in ALL)
    locales = "".join(f"  {language.code}: {_text(language.locale)},\n" for language in ALL)
    return "\n".join(
        [
            HEAD.format("The languages, and what those who speak them call them"),
            f"export const NAMES = {{\n{names}}} as const;\n",
            "export type Language = keyof typeof NAMES;",
            "export const LANGUAGES = Object.keys(NAMES) as readonly Language[];\n",
            "/** Where each is at home: such a voice is the one that people expect. */",
            f"export const LOCALES: Readonly<Record<string, string>> = {{\n{locales}}};\n",
        ]
    )


def messages() -> str:
    """The messages between the page and the server."""
    (command, message, *_), parts = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    return "\n".join(
        [
            HEAD.format("The messages between the page and the server"),
            *(_declare(name, schema) for name, schema in sorted(parts.items())),
            f"export type Command = {_type(command)};\n\nexport type Message = {_type(message)};\n",
        ]
    )


def wire(game: Game) -> str:
    """What a game tells the page: its views, its actions and the facts of its events."""
    kinds = game.event_types
    roots = [game.view_type, game.action_type, *kinds.values()]
    (_, action, *facts), parts = msgspec.json.schema_components(roots, ref_template="{name}")
    told = [
        f"  | {{ readonly kind: {_text(kind)}; readonly seat: number | null; readonly facts: {_type(of)} }}"
        for kind, of in zip(kinds, facts, strict=True)
    ]
    return "\n".join(
        [
            HEAD.format("What the game tells"),
            *(_declare(name, schema) for name, schema in sorted(parts.items())),
            f"export type Action = {_type(action)};\n",
            "export type Event =\n" + "\n".join(told) + ";\n",
        ]
    )


def _declare(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if "enum" in schema:
        return "\n".join([*lines, f"export type {name} = {_type(schema)};", ""])
    required = schema.get("required", [])
    fields = schema.get("properties", {})
    if not fields:
        return "\n".join([*lines, f"export type {name} = Readonly<Record<string, never>>;", ""])
    lines.append(f"export interface {name} {{")
    for field, of in fields.items():
        tag = field in ("do", "is")
        mark = "" if field in required or tag else "?"
        lines.append(f"  readonly {field}{mark}: {_type(of)};")
    if name == View.__name__ and len(fields) == len(View.__struct_fields__):
        lines.append("  readonly [more: string]: unknown;")  # each game adds what lies on its table
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(of) for of in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(map(_text, schema["enum"]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"readonly [{', '.join(map(_type, schema['prefixItems']))}]"
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object":
        return f"Readonly<Record<string, {_type(schema.get('additionalProperties', {}))}>>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(any(not file.exists() or file.read_text("utf-8") != text for file, text in files().items()))
    for file, text in files().items():
        file.write_text(text, "utf-8")
