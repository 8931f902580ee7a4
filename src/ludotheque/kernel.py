"""`@rule`: a rule is written once, as a plain function on a NumPy record, and runs at three speeds.

Compiled for the processor (the default), interpreted when ``LUDOTHEQUE_INTERPRET=1`` (debugger, coverage), or
inside a CUDA kernel, which may call any rule as it is. To stay fit for all three a rule allocates nothing, raises
nothing and touches no string or Python object; what chance brings arrives as an argument.
"""

import os
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, TypeAlias, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

_memory_of = np.void.data.__get__


class _Memory:
    """Asks NumPy for the memory of a record. Where the record itself has it under this name, nobody asks."""

    def __get__(self, record: Any, _: type | None = None) -> Any:
        return _memory_of(record)


class Record(np.void):  # type: ignore[misc]  # NumPy allows it, whatever its stubs say
    """The record of one round, whose fields can be read and set as attributes, interpreted as well as compiled.

    `record_type` makes a game's dtype. It is an ``np.record`` that knows where its memory is: each time a
    compiled rule is called with a record, Numba asks for that, and NumPy takes 2 µs to describe all fields.
    """

    def __getattr__(self, name: str) -> Any:
        if self.dtype.names and name in self.dtype.names:
            return self[name]
        raise AttributeError(f"a round has no {name!r}")

    def __setattr__(self, name: str, value: Any) -> None:
        if not (self.dtype.names and name in self.dtype.names):
            raise AttributeError(f"a round has no {name!r}")
        self[name] = value

    data: Any = _Memory()
    """The memory, as a buffer."""


def record_type(fields: list[tuple[Any, ...]]) -> "np.dtype[Any]":
    """The dtype of a record with these fields, each where processors and GPUs can read it at once."""
    return np.dtype((Record, np.dtype(fields, align=True)))


State: TypeAlias = Record
"""The record of one round, of a game's own dtype."""

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Rounds: TypeAlias = NDArray[np.void]
"""Many rounds: an array of records of one game."""
Chance: TypeAlias = NDArray[np.uint64]
"""The state of a random generator: one number in an array, so that a rule can move it on."""


def copied(state: State) -> State:
    """A copy of a record, faster than its own ``copy``, and faster to call rules with."""
    memory = bytearray(state.data)
    copy: State = np.frombuffer(memory, state.dtype)[0]
    copy.__dict__["data"] = memory
    return copy


Rule = TypeVar("Rule", bound=Callable[..., Any])


def _numba() -> Any:
    if os.environ.get("LUDOTHEQUE_INTERPRET") == "1":
        return None
    try:
        import numba
    except ImportError:
        warnings.warn("Numba is not installed: the rules run interpreted, about 200 times slower.", stacklevel=2)
        return None
    return numba


def _compiling() -> Any:
    """How rules are compiled here; None if Numba is not as it was tested."""
    try:
        compiling: Any = import_module("ludotheque.compiling")
    except (ImportError, AttributeError, TypeError):  # Numba lacks what is changed there
        return None
    return compiling if compiling.as_tested() else None


OUR_GAMES = Path(__file__).parent / "games"
SETTINGS = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
"""How Numba compiles every rule."""
_NUMBA = _numba()
COMPILED = _NUMBA is not None
"""Whether rules are compiled in this process."""
_COMPILING = _compiling() if COMPILED else None
if COMPILED:
    import_module("ludotheque.counting")
if COMPILED and not _COMPILING:
    warnings.warn(
        f"Numba {_NUMBA.__version__} differs from the versions that were tested: rules are compiled anew in every "
        "process, which takes minutes. Install the version that pyproject.toml asks for.",
        stacklevel=2,
    )


@cache
def _stamp(folder: Path, files: str = "*.py") -> tuple[float, int]:
    """When the youngest of some files in a folder changed, and the size of all of them."""
    seen = [file.stat() for file in folder.glob(files)]
    return max(s.st_mtime for s in seen), sum(s.st_size for s in seen)


def _kernel_stamp() -> tuple[float, ...]:
    """When the files that compile rules changed."""
    return tuple(
        Path(__file__).with_name(name).stat().st_mtime for name in ("kernel.py", "compiling.py", "counting.py")
    )


def _package(file: Path) -> Path:
    """The folder of the whole package that a file belongs to."""
    folder = file.parent
    while (folder / "__init__.py").exists() and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


@overload
def rule(function: Rule) -> Rule: ...
@overload
def rule(*, inlined: bool = False) -> Callable[[Rule], Rule]: ...


def rule(function: Any = None, *, inlined: bool = False) -> Any:
    """Mark a function on records as a rule, to be compiled when it is first called and kept on disk from then on.

    ``inlined`` is for a rule that every step of random play calls: it is copied to where it is called. A call costs a
    few nanoseconds where a whole step takes forty; but every copy takes time to compile.
    """
    if function is None:
        return lambda function: rule(function, inlined=inlined)  # type: ignore[call-overload]
    return _compiled(function, [Path(function.__code__.co_filename)], inlined)


def rule_for(template: Rule, rules: Mapping[str, Any], module: str, *, inlined: bool = False) -> Rule:
    """A rule written once for many games, made for one: what the template calls by these names are that game's rules.

    ``module`` is the module that brings the game's rules. Functions could be handed over as arguments instead, but what
    Numba compiles for such arguments cannot be kept on disk.
    """
    made: Any = FunctionType(
        template.__code__, {**template.__globals__, **rules, "__name__": module}, template.__name__
    )
    made.__module__, made.__qualname__ = module, f"{module.replace('.', '_')}.{template.__name__}"
    file = import_module(module).__file__
    return _compiled(made, [Path(template.__code__.co_filename), Path(file or "")], inlined)  # type: ignore[no-any-return]


def _compiled(function: Any, files: list[Path], inlined: bool = False) -> Any:
    """A function as a rule, if rules are compiled here; it is written in these files."""
    if _NUMBA is None:
        return function
    if not _COMPILING:  # what Numba keeps by itself goes on being used when another file changes: nothing is kept
        return _NUMBA.njit(**SETTINGS, forceinline=inlined)(function)
    on_disk = all(file.is_file() for file in files)  # what is typed into a console is not kept
    made_of = [_made_of(file) for file in files] if on_disk else None
    return _COMPILING.compiled_rule(function, {**SETTINGS, "forceinline": inlined}, made_of)


def _made_of(file: Path) -> object:
    """Of what the rules in a file are compiled.

    Numba forgets a compiled function when its own file changes, but not when a function that it calls in another file
    does. Rules call each other across files, so a change in any of them makes all of them compile anew. What lies
    outside the games may call their bots too, which no rule of a game does.
    """
    called = "*/*.py" if OUR_GAMES in file.parents else "**/*.py"
    near = _stamp(file.parent) if OUR_GAMES.parent in file.parents else _stamp(_package(file), "**/*.py")
    return near, _stamp(OUR_GAMES, called), _kernel_stamp()


def new_chance(seed: int) -> Chance:
    """A random generator for simulations. Matches between people are dealt by `ludotheque.fair` instead."""
    mixed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return np.array([mixed ^ (mixed >> 31) or 1], np.uint64)


_7, _13, _17, _32 = np.uint64(7), np.uint64(13), np.uint64(17), np.uint64(32)
_27, _30, _31, _LOW = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(0xFFFFFFFF)
_SPLIT, _MIX = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


@rule
def below(chance: Chance, limit: int) -> int:
    """A whole number from 0 to ``limit - 1``, each as likely as the next (xorshift64, its upper half)."""
    x = chance[0]
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    chance[0] = x
    return np.int64(((x >> _32) * np.uint64(limit)) >> _32)  # type: ignore[return-value]


@rule
def _product(one: np.uint64, other: np.uint64) -> np.uint64:
    """The lower half of a product, without the overflow of which NumPy warns where rules are interpreted."""
    low = (one & _LOW) * (other & _LOW)
    middle = (low >> _32) + ((one & _LOW) * (other >> _32) & _LOW) + ((one >> _32) * (other & _LOW) & _LOW)
    return (middle & _LOW) << _32 | low & _LOW


@rule
def next_deal(generator: np.uint64) -> np.uint64:
    """The random generator of the deal after one that began with this generator, whatever was played in between."""
    x = generator
    x = _product(x ^ x >> _30, _SPLIT)
    x = _product(x ^ x >> _27, _MIX)
    return x ^ x >> _31


@rule
def how_many(members: int) -> int:
    """The number of members of a bit set."""
    return int(members.bit_count())


@rule
def found_by_halves(members: int, position: int) -> int:
    """The same as `member`, of a set of numbers below 32, always in five steps: on a GPU, games that run side by side
    wait for the slowest."""
    at, left, rest = np.uint32(0), np.uint32(position), np.uint32(members)
    for step in range(5):
        half = 16 >> step
        lower = how_many(np.uint32(rest & (1 << half) - 1))  # type: ignore[arg-type]
        if left >= lower:
            left, at, rest = np.uint32(left - lower), np.uint32(at + half), np.uint32(rest >> half)
    return int(at)


@rule
def member(members: int, position: int) -> int:
    """The member of a bit set that has ``position`` smaller ones beside it in the set."""
    for _ in range(position):
        members &= members - 1
    return how_many((members & -members) - 1)


def kept_in() -> Path | None:
    """The folder in which the rules of this file are kept; None where none are."""
    return Path(below._cache._cache_file._cache_path) if _COMPILING else None  # type: ignore[attr-defined]


def compiled_from(file: Path) -> str:
    """From what, and for which machine, the rules and bots in the package of a file are compiled."""
    machine = below.targetctx.codegen().magic_tuple() if COMPILED else ()  # type: ignore[attr-defined]
    sources = _stamp(_package(file), "**/*.py"), _stamp(OUR_GAMES, "**/*.py"), _kernel_stamp()
    return repr((_NUMBA and _NUMBA.__version__, machine, sources))


@contextmanager
def hearing_of_compiler(begins: Callable[[], None], ends: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hear of everything that is compiled in this process: when it begins, and when it is done."""
    if not COMPILED:
        yield
        return
    event: Any = import_module("numba.core.event")

    class Watch(event.Listener):  # type: ignore[misc]
        """Hears of what the compiler does."""

        def on_start(self, happening: object) -> None:
            """A compiler begins its work."""
            begins()

        def on_end(self, happening: object) -> None:
            """It has done it."""
            ends()

    watch = Watch()
    event.register("numba:compile", watch)
    try:
        yield
    finally:
        event.unregister("numba:compile", watch)
