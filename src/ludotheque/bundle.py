"""The words of one place in one language: each message is parsed when somebody first asks for it.

To parse all of them takes a program half a second before it says anything, and it says few of them.
"""

from collections.abc import Callable, Set
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from ludotheque.completing import entries_of


class Bundle(FluentBundle):
    """Messages and terms, of which those that are read are in the bundle that this one is."""

    def __init__(self, locale: str, functions: dict[str, Callable[[Any], Any]]) -> None:
        super().__init__([locale], use_isolating=False, functions=functions)
        self._unread: dict[str, list[str]] = {}
        """Every entry that is still text, by its name: first what the later ones stand over."""

    def add_text(self, text: str) -> None:
        """Add a Fluent text, whose entries stand over those of the same names. Nothing may be read before."""
        for name, entry in entries_of(text).items():
            self._unread.setdefault(name, []).append(entry)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        self._read(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Any:
        """A message, which can be said now."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str, within: Set[str] = frozenset()) -> None:
        """Parse an entry, and what it refers to. Two threads may do the same, but none finds half of it done."""
        if name in within or not (texts := self._unread.get(name)):
            return
        for text in texts:
            parsed = FluentParser(with_spans=False).parse(text)
            self.add_resource(parsed, allow_overrides=True)
            for reference in _references(parsed):
                self._read(reference, within | {name})
        self._unread.pop(name, None)


class _References(Visitor):
    """Notes the names of all messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """A message by its name."""
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        """A term by its name."""
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _references(parsed: Resource) -> list[str]:
    found = _References()
    found.visit(parsed)
    return found.names
