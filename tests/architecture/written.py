"""Everything that people read or hear, as files: the words and the rules of every language, and what stands in them."""

import re
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
PLACES = (ROOT / "src" / "ludotheque", ROOT / "frontend" / "words", ROOT / "examples", ROOT / "tests" / "architecture")
WORDS = sorted(file for place in PLACES for file in place.rglob("*en.ftl"))
"""The English files of words …"""
RULES = sorted(file for place in PLACES for file in place.rglob("rules.en.md"))
"""… and the English pages of rules."""

TYPED = re.compile(r"typed-|questions$|orders$|solo-typed$|.*-typed$|ready-words$")
"""The messages that list what people type, where ? is a word."""
THING = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands for a fact in a text."""


class Parts(Visitor):
    """Collects the words of a message, every form of it by itself, and the facts that it tells."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.texts: list[str] = []
        self.facts: set[str] = set()
        if pattern is not None:
            self.visit(pattern)

    def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802 (Fluent calls it so)
        self.texts.append("".join(e.value if isinstance(e, ast.TextElement) else THING for e in pattern.elements))
        self.generic_visit(pattern)

    def visit_VariableReference(self, reference: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(reference.id.name)


def messages(file: Path) -> dict[str, Parts]:
    """Every message, term (``-id``) and attribute (``id.attribute``) of a Fluent file."""
    found: dict[str, Parts] = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            assert name not in found, f"{file}: {name} twice"
            found[name] = Parts(entry.value)
            found |= {f"{name}.{part.id.name}": Parts(part.value) for part in entry.attributes}
    return found


def twin(file: Path, language: str) -> Path:
    """The file of another language beside an English one."""
    return file.with_name(file.name.replace("en.", f"{language}."))


def named(file: Path) -> str:
    """How the tests of a file are called."""
    return file.relative_to(ROOT).as_posix().removeprefix("src/ludotheque/")
