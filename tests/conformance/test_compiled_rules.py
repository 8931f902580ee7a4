"""Compiled rules are kept on disk, and never longer than they are right."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance.newcomer import Newcomers, newcomers

CALLED = """
from ludotheque.kernel import rule

@rule
def answer(question):
    return question + {number}
"""
CALLER = """
from called import answer
from ludotheque.kernel import rule

@rule
def ask(question):
    return 10 * answer(question)

print(ask(1))
"""

BOTH = """
from called import answer
from caller import ask

print(len(ask.signatures), len(answer.signatures), answer(1), len(answer.signatures))
"""
ITSELF = """
from ludotheque.kernel import rule

@rule
def product_to(number):
    return 1 if number < 2 else number * product_to(number - 1)

@rule
def twice(number):
    return 2 * product_to(number)

print(twice(4), product_to(4))
"""
OWN_LOOP = """
from numba import njit
from called import answer

@njit
def loop(times):
    total = 0
    for each in range(times):
        total += answer(each)
    return total

print(loop(4))
"""
FROM_THE_END = """
import numpy as np
from numba import njit
from ludotheque.kernel import rule

@rule
def last(numbers):
    return numbers[-1]

@njit
def at(numbers, place):
    return numbers[place]

print(last(np.arange(9)), at(np.arange(9), -2))
"""
EACH = "from called import answer; print(answer({question}))"

RENAMED = """
from typing import NamedTuple
from ludotheque.kernel import rule

class {name}(NamedTuple):
    number: int

@rule
def double(pair):
    return 2 * pair.number
"""
DOUBLE = "import pairs; print(pairs.double(pairs.{name}(4)))"

CHANGED = """
import warnings
from numba.core.caching import IndexDataCacheFile
from numba.core.registry import CPUDispatcher

{change}
with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    import caller
print(len(warned), "differs from the versions that were tested" in str(warned[0].message))
"""


@pytest.fixture(scope="module")
def newcomer() -> Iterator[Newcomers]:
    with newcomers() as those:
        yield those


def test_a_rule_is_compiled_anew_when_one_that_it_calls_in_another_file_changes(
    newcomer: Newcomers, tmp_path: Path
) -> None:
    (tmp_path / "caller.py").write_text(CALLER)
    (tmp_path / "called.py").write_text(CALLED.format(number=1))
    assert newcomer.run(tmp_path, "caller.py") == "20"
    kept = sorted((tmp_path / "cache").rglob("*.nbc"))
    assert newcomer.run(tmp_path, "caller.py") == "20"
    assert sorted((tmp_path / "cache").rglob("*.nbc")) == kept, "the second time nothing was compiled"
    (tmp_path / "called.py").write_text(CALLED.format(number=22))
    assert newcomer.run(tmp_path, "caller.py") == "230"


def test_a_rule_in_a_folder_of_another_package_is_compiled_anew_when_one_above_it_changes(
    newcomer: Newcomers, tmp_path: Path
) -> None:
    bots = tmp_path / "game" / "bots"
    bots.mkdir(parents=True)
    for folder in (bots, bots.parent):
        (folder / "__init__.py").touch()
    (bots / "caller.py").write_text(CALLER.replace("from called", "from game.called"))
    (tmp_path / "run.py").write_text("import game.bots.caller")
    for number in (1, 22):
        (tmp_path / "game" / "called.py").write_text(CALLED.format(number=number))
        assert newcomer.run(tmp_path, "run.py") == str(10 * (1 + number))


def test_what_only_rules_call_is_compiled_for_them_alone_until_python_calls_it_too(
    newcomer: Newcomers, tmp_path: Path
) -> None:
    (tmp_path / "caller.py").write_text(CALLER)
    (tmp_path / "called.py").write_text(CALLED.format(number=1))
    (tmp_path / "both.py").write_text(BOTH)
    for _ in ("compiled", "from disk"):
        assert newcomer.run(tmp_path, "both.py").split("\n") == ["20", "1 0 2 1"]


def test_a_rule_may_call_itself(newcomer: Newcomers, tmp_path: Path) -> None:
    (tmp_path / "itself.py").write_text(ITSELF)
    for _ in ("compiled", "from disk"):
        assert newcomer.run(tmp_path, "itself.py") == "48 24"


def test_a_compiled_loop_of_somebody_else_may_call_a_rule(newcomer: Newcomers, tmp_path: Path) -> None:
    (tmp_path / "called.py").write_text(CALLED.format(number=1))
    (tmp_path / "own_loop.py").write_text(OWN_LOOP)
    for _ in ("compiled", "from disk"):
        assert newcomer.run(tmp_path, "own_loop.py") == "10"


def test_the_last_of_an_array_is_found_and_what_somebody_else_compiles_counts_from_the_end(
    newcomer: Newcomers, tmp_path: Path
) -> None:
    (tmp_path / "last.py").write_text(FROM_THE_END)
    assert newcomer.run(tmp_path, "last.py") == "8 7"


def test_two_who_compile_a_rule_at_once_for_different_things_touch_no_file_of_each_other(
    newcomer: Newcomers, tmp_path: Path
) -> None:
    (tmp_path / "called.py").write_text(CALLED.format(number=1))
    for script, question in (("one.py", 1), ("other.py", 1.5)):
        (tmp_path / script).write_text(EACH.format(question=question))
    kept: list[dict[Path, int]] = []
    for script, answer in (("one.py", "2"), ("other.py", "2.5"), ("one.py", "2")):
        assert newcomer.run(tmp_path, script) == answer
        kept.append({file: file.stat().st_mtime_ns for file in (tmp_path / "cache").rglob("*.nb?")})
    first, both, again = kept
    assert (len(first), len(both)) == (2, 4), "in one file the code for one would be the other's"
    assert first.items() <= both.items(), "one that is written by both may lose what the other has just written"
    assert again == both, "neither is compiled again"


def test_what_was_kept_with_a_class_that_is_gone_is_compiled_anew(newcomer: Newcomers, tmp_path: Path) -> None:
    for name in ("Pair", "Couple"):
        (tmp_path / "pairs.py").write_text(RENAMED.format(name=name))
        (tmp_path / "double.py").write_text(DOUBLE.format(name=name))
        assert newcomer.run(tmp_path, "double.py") == "8"


@pytest.mark.parametrize(
    "change",
    [
        "del IndexDataCacheFile._data_name",
        "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary",
        "IndexDataCacheFile._save_data = lambda self, name, data, lock: None",
        "IndexDataCacheFile._load_index = lambda self: {}",
        "import numba.np.arrayobj as arrays; as_was = arrays.fix_integer_index\n"
        "arrays.fix_integer_index = lambda context, builder, *asked: as_was(context, builder, *asked)",
        "as_was = CPUDispatcher.get_call_template\n"
        "CPUDispatcher.get_call_template = lambda self, args, kws, more=(): as_was(self, args, kws)",
    ],
)
def test_with_another_numba_rules_are_right_and_not_kept(newcomer: Newcomers, tmp_path: Path, change: str) -> None:
    (tmp_path / "caller.py").write_text(CALLER)
    (tmp_path / "changed.py").write_text(CHANGED.format(change=change))
    (tmp_path / "called.py").write_text(CALLED.format(number=22))
    assert newcomer.run(tmp_path, "changed.py").split("\n") == ["230", "1 True"]
    assert not list((tmp_path / "cache").rglob("*.nb?"))
