"""The driver of WebKit keeps up with what hands ask of a page. The usual run needs no WebKit."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

from engines.webkit import Found, WebKitPage

TESTS = Path(__file__).parents[1]
HANDS = (TESTS / "support" / "browsing.py", *TESTS.glob("browser/hands/*.py"), *TESTS.glob("browser/keys/*.py"))
SHARED = {
    name: inspect.signature(method).parameters
    for kind in (Found, WebKitPage)
    for name, method in inspect.getmembers(kind, inspect.isfunction)
    if not name.startswith("_")
}


def asked(file: Path) -> Iterator[tuple[str, str]]:
    """What is called by a name that a page of WebKit has, and the named arguments it is given."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SHARED:
            yield from ((node.func.attr, keyword.arg) for keyword in node.keywords if keyword.arg)


def test_a_page_of_webkit_takes_every_argument_that_hands_give() -> None:
    given = {call for file in HANDS for call in asked(file)}
    assert {("wait_for_function", "arg"), ("get_by_role", "name")} <= given
    assert [call for call in sorted(given) if call[1] not in SHARED[call[0]]] == []
