"""Whatever a table can tell or refuse, there are words for it in every language. What there is, is read in the code."""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ludotheque import words
from ludotheque.bots.tempo import PACES
from ludotheque.contract import Event
from ludotheque.errors import LudothequeError
from ludotheque.table.deciding import ruling
from ludotheque.table.deciding.commands import PHRASES
from ludotheque.table.errors import HERE, TableRefused
from ludotheque.table.log import seats
from ludotheque.table.settings import CLOCKS, SIGNALS, Settings
from ludotheque.table.telling.sentences import tell

SAMPLE = {"value": 3, "seat": 2, "number": 2, "count": 3, "most": 4, "seconds": 30, "version": 2, "latest": 1}


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def calls(file: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a named function or method in a file, with that name."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node.func.attr, node
            elif isinstance(node.func, ast.Name):
                yield node.func.id, node


def proposals() -> list[str]:
    """What can be proposed: what the rulings compare ``command.what`` with."""
    return [
        str(other.value)
        for node in ast.walk(tree(HERE / "deciding" / "agreeing.py"))
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "command.what"
        for other in node.comparators
        if isinstance(other, ast.Constant)
    ]


# What an f-string in the code may be completed with; one that is not here makes the test fail.
COMPLETED = {
    "proposed-": proposals(),
    "phrase-": PHRASES,
    "not-while-": (seats.GATHERING, seats.PLAYING, seats.OVER),
}


def texts(node: ast.expr) -> list[str]:
    """All that an expression in the code can stand for."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=other):
            return texts(body) + texts(other)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]):
            return [f"{start}{end}" for end in COMPLETED[start]]
    raise AssertionError(f"cannot say what {ast.unparse(node)} stands for")


def told() -> Iterator[tuple[str, set[str]]]:
    """Every kind of event that a table tells, with the facts that it comes with."""
    for name, call in calls(HERE / "log" / "effects.py"):
        if name in ("tell", "tell_about_seat") and not isinstance(call.args[0], ast.Name):
            facts = {word.arg for word in call.keywords if word.arg}
            if name == "tell_about_seat":
                facts |= {"guest", "seat"}
            facts = {"name" if fact == "guest" else fact for fact in facts} | ({"who"} if "seat" in facts else set())
            for kind in texts(call.args[0]):
                own = {"word"} if kind == "signalled" else set()  # told by the words of the game
                yield f"table-{kind}", facts | own


def errors() -> Iterator[tuple[str, type[LudothequeError], set[str] | None]]:
    """Every code that the table's own code refuses something with, the type of the error, and its facts if known."""
    for file in sorted(HERE.rglob("*.py")):
        module = importlib.import_module(".".join(["ludotheque.table", *file.relative_to(HERE).with_suffix("").parts]))
        for name, call in calls(file):
            kind = getattr(module, name, None)
            if not call.args or isinstance(call.args[0], ast.Name):
                continue
            if kind is ruling.refused or name == "refused":
                for code in texts(call.args[0]):
                    yield code, TableRefused, {word.arg for word in call.keywords if word.arg}
            elif isinstance(kind, type) and issubclass(kind, LudothequeError):
                (facts,) = [word.value for word in call.keywords if word.arg == "facts"] or [ast.Dict([], [])]
                known = {texts(key)[0] for key in facts.keys if key} if isinstance(facts, ast.Dict) else None
                yield texts(call.args[0])[0], kind, known


TOLD = sorted(dict(told()).items())
ERRORS = sorted({(kind.prefix, code): (kind, facts) for code, kind, facts in errors()}.items())


def sample(facts: set[str]) -> dict[str, object]:
    return {fact: SAMPLE.get(fact, f"<{fact}>") for fact in facts}


@cache
def entries(language: str) -> dict[str, fluent.Message]:
    parsed = FluentParser().parse((HERE / f"{language}.ftl").read_text("utf-8"))
    assert not [junk for junk in parsed.body if isinstance(junk, fluent.Junk)]
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, fluent.Message)}


def test_the_code_was_understood() -> None:
    # Should the code be written otherwise one day, the tests below must not come to nothing unnoticed.
    kinds = {kind for kind, _ in TOLD}
    assert {"table-sat", "table-waits", "table-proposed-stand-in", "table-phrase-again", "table-late"} <= kinds
    codes = {code for (_, code), _ in ERRORS}
    assert {"not-while-over", "countdown", "no-name", "store-down", "no-such-table", "already-agreed"} <= codes
    assert len(kinds) >= 37
    assert len(codes) >= 40


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("kind", "facts"), TOLD, ids=[kind for kind, _ in TOLD])
def test_every_event_has_words_that_need_only_its_facts(kind: str, facts: set[str], language: str) -> None:
    assert words.has(kind, language, over=HERE), f"no words for {kind}"
    for attribute in (None, "you", "yours"):
        assert words.phrase(kind, language, facts=sample(facts), attribute=attribute, over=HERE)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("code", "found"), ERRORS, ids=["-".join(code) for code, _ in ERRORS])
def test_every_refusal_has_words_that_need_only_its_facts(
    code: tuple[str, str], found: tuple[type[LudothequeError], set[str] | None], language: str
) -> None:
    error, facts = found
    assert words.has("-".join(code), language, over=HERE), f"no words for {code[1]}"
    if facts is not None:
        assert error(code[1], facts=sample(facts)).say(language)


def test_what_is_about_somebody_is_told_to_them_as_you() -> None:
    for language in words.LANGUAGES:
        for kind, facts in TOLD:
            if "name" in facts:
                attributes = {attribute.id.name for attribute in entries(language)[kind].attributes}
                assert "you" in attributes, f"{kind} does not say you in {language}"


def test_all_languages_say_the_same_things() -> None:
    def shape(language: str) -> dict[str, set[str]]:
        return {name: {part.id.name for part in entry.attributes} for name, entry in entries(language).items()}

    for language in words.LANGUAGES:
        assert shape(language) == shape("en"), language


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_setting_and_each_of_its_choices_has_words(language: str) -> None:
    attributes = {name: {part.id.name for part in entry.attributes} for name, entry in entries(language).items()}
    for setting in msgspec.structs.fields(Settings):
        assert "help" in attributes[f"setting-{setting.name}"]
    assert attributes["setting-clock"] >= set(CLOCKS)
    assert attributes["setting-pace"] >= set(PACES)
    assert attributes["setting-signal"] >= set(SIGNALS)


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("fr", "Vous"), ("de", "Du")])
def test_each_hears_of_themselves_as_you(language: str, you: str) -> None:
    def heard(event: Event, guest: int | None, seat: int | None) -> str:
        return tell(event, language, "polyssimo", guest=guest, seat=seat, names=["Anna", ""])

    sat = Event("table-sat", 0, {"name": "Anna", "seat": 1}, 1)
    assert heard(sat, 1, 0).startswith(f"{you} ")
    assert heard(sat, 2, None).startswith("Anna ")
    assert heard(sat, None, None).startswith("Anna ")
    move = Event("picked", 0, {"piece": "F", "size": 5})
    assert heard(move, 1, 0).startswith(you)
    assert heard(move, None, None).startswith("Anna")


@pytest.mark.parametrize(("language", "name"), [("en", "seat 2"), ("fr", "la place 2"), ("de", "Platz 2")])
def test_a_free_seat_is_called_by_its_number_and_a_bot_the_same_in_every_language(language: str, name: str) -> None:
    for event in (
        Event("picked", 1, {"piece": "F", "size": 5}),
        Event("match-over", None, {"winners": [1], "scores": [3, 2]}),
        Event("table-stood-in", 1, {"seat": 2, "bot": "Piaf"}),
    ):
        for called in ("Hopla 2", ""):
            told = tell(event, language, "polyssimo", guest=1, seat=0, names=["Anna", called])
            assert (called or name).casefold() in told.casefold()


def test_a_name_is_told_as_its_owner_writes_it_whatever_is_in_it() -> None:
    said = Event("table-chat", None, {"name": "d’Artagnan { $text } <b>", "text": "{ bot } & co"}, 1)
    assert tell(said, "en", "polyssimo", guest=2, seat=None, names=[]) == "d’Artagnan { $text } <b>: { bot } & co"
