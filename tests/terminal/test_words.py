"""The words of the terminal and of its commands are there in every language, and speak of the same things."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.words import LANGUAGES

PACKAGE = Path(ludotheque.__file__).parent
FOLDERS = ["terminal", "simulate", "client", "arena"]


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the parser calls it so)
        self.names.add(node.id.name)


def messages(folder: str, language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute in a file."""
    resource = FluentParser().parse((PACKAGE / folder / f"{language}.ftl").read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for name, part in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes),
            ]:
                variables = Variables()
                variables.visit(part)
                assert name not in found, f"{name} is there twice"
                found[name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_all_languages_have_the_same_messages_with_the_same_facts(folder: str) -> None:
    for language in LANGUAGES:
        assert messages(folder, language) == messages(folder, "en"), language


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_said_somewhere(folder: str) -> None:
    source = "".join(file.read_text("utf-8") for file in (PACKAGE / folder).rglob("*.py"))
    source += "".join((PACKAGE / "terminal" / name).read_text("utf-8") for name in ("en.ftl",))
    source += "".join(file.read_text("utf-8") for file in (PACKAGE / "cli").glob("*.py"))
    for name in messages(folder, "en"):
        message, _, attribute = name.partition(".")
        code = message.removeprefix("trouble-").removeprefix("client-").removeprefix("arena-")
        said = (f'"{message}"', f"{{ {message} }}", f'"{code}"')
        made_of_parts = message.startswith(("help-", "typed-", "heading-", "trouble-cannot-", "damage-"))
        assert made_of_parts or any(form in source for form in said), message
        assert not attribute or f'"{attribute}"' in source, name
