"""How Numba compiles rules: each once, as code that other rules copy, and to machine code only what Python calls.

By itself Numba makes machine code of every function that it meets, optimises it again with all that it calls, and wraps
it for Python. Four rules in five are only ever called by other rules, which copy their code anyway. And it counts who
holds each array, at every call, to free what nobody holds, and asks of each index whether it counts from the end; but a
rule allocates nothing, and counts from the start.
"""

from collections.abc import Callable, Mapping
from copy import copy
from hashlib import sha256
from inspect import signature
from typing import Any

from llvmlite.ir import Constant
from numba import njit, types
from numba.core.caching import Cache, IndexDataCacheFile
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompileResult
from numba.core.cpu import CPUContext, CPUTargetOptions
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher, CPUTarget, cpu_target
from numba.np import arrayobj


def as_tested() -> bool:
    """Whether Numba has the private parts that are changed here, and uses them as expected."""
    try:
        arguments: dict[Any, list[str]] = {
            _FunctionCompiler.compile: ["self", "args", "return_type"],
            CPUDispatcher.get_call_template: ["self", "args", "kws"],
            CPUDispatcher.get_overload: ["self", "sig"],
            CPUContext.subtarget: ["self", "kws"],
            CPUContext.create_cpython_wrapper: ["self", "library", "fndesc", "env", "call_helper", "release_gil"],
            CPUContext.get_executable: ["self", "library", "fndesc", "env"],
            JITCPUCodegen.set_env: ["self", "env_name", "env"],
            JITCodeLibrary.get_pointer_to_function: ["self", "name"],
            Cache._index_key: ["self", "sig", "codegen"],
            IndexDataCacheFile.save: ["self", "key", "data"],
            IndexDataCacheFile.load: ["self", "key"],
            IndexDataCacheFile._data_name: ["self", "number"],
            IndexDataCacheFile._save_data: ["self", "name", "data"],
            IndexDataCacheFile._load_data: ["self", "name"],
            _fix_index: ["context", "builder", "idxty", "idx", "size"],
        }
        names: dict[Any, set[str]] = {
            Cache._save_overload: {"_cache_file", "save", "_index_key"},
            Cache._load_overload: {"_cache_file", "load", "_index_key"},
            IndexDataCacheFile._load_index: {"_source_stamp", "_version"},
            CPUCodeLibrary.finalize: {"_optimize_final_module", "_finalize_final_module"},
            CPUCodeLibrary._finalize_final_module: {"_finalize_dynamic_globals", "_finalized"},
            CompileResult._reduce: {"serialize_using_object_code", "_find_referenced_environments"},
            arrayobj.basic_indexing: {"fix_integer_index"},
            CPUDispatcher.compile: {"_compiling_counter", "_compiler", "_cache", "overloads"},
        }
        return (
            all(list(signature(part).parameters) == expected for part, expected in arguments.items())
            and all(expected <= set(part.__code__.co_names) for part, expected in names.items())
            and JITCPUCodegen._library_class is JITCodeLibrary
            and hasattr(CPUTargetOptions, "_nrt")
            and {"_internal_codegen"} == set(CPUContext.codegen.__code__.co_names)
        )
    except (AttributeError, TypeError, ValueError):
        return False


class Fragment(JITCodeLibrary):
    """The code of a rule for other rules to copy. It is optimised where it is copied to, and never runs by itself."""

    def _optimize_final_module(self) -> None: ...

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code to point to."""
        return 0

    def serialize_using_object_code(self) -> Any:
        """What is kept on disk."""
        return self.serialize_using_bitcode()


class FragmentMaker(JITCPUCodegen):
    """Makes fragments in place of machine code."""

    _library_class = Fragment

    @classmethod
    def like(cls, other: JITCPUCodegen) -> "FragmentMaker":
        """One for the same processor."""
        made: FragmentMaker = copy(other)
        made.__class__ = cls
        return made

    def set_env(self, env_name: str, env: object) -> None:
        """What is to be set lies in the machine code."""


class FragmentTarget(CPUTarget):
    """This processor, and all that Numba knows of it; but what is compiled for it are fragments."""

    _toplevel_typing_context = cpu_target.typing_context
    _toplevel_target_context = cpu_target.target_context.subtarget(
        _internal_codegen=FragmentMaker.like(cpu_target.target_context.codegen())
    )


def index_of_rule(context: Any, builder: Any, *asked: Any) -> Any:
    """An index into an array, as machine code: one that a rule works out is never negative.

    By itself Numba asks each time whether it is, and counts from the end then.
    """
    if not isinstance(context.codegen(), FragmentMaker) or isinstance(asked[1], Constant):
        return _fix_index(context, builder, *asked)
    kind, index, _ = asked
    return context.cast(builder, index, kind, types.intp)


_fix_index = arrayobj.fix_integer_index
arrayobj.fix_integer_index = index_of_rule


class CalledByRules(CPUDispatcher):
    """A rule as other rules call it, with whole numbers of one kind only, int64.

    Numba would compile it anew for every constant and every width of integer that another rule gives it.
    """

    targetdescr = FragmentTarget("cpu")

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How it is called with arguments of these types."""
        return super().get_call_template([_plain(kind) for kind in args], {name: _plain(kws[name]) for name in kws})


def _plain(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.bitwidth < 64 else kind


def compiled_rule(function: Callable[..., Any], settings: Mapping[str, Any], made_of: object) -> Any:
    """A rule that is compiled when somebody first calls it, and kept on disk if it is said of what it is made."""
    settings = {**settings, "_nrt": False}  # nobody counts who holds an array
    by_python = njit(**settings)(function)
    by_rules = CalledByRules(function, targetoptions={**settings, "nopython": True, "no_cpython_wrapper": True})
    by_rules._compiling_counter = by_python._compiling_counter  # that tells a rule that calls itself
    by_python.get_call_template = by_rules.get_call_template
    by_python.get_overload = by_rules.get_overload
    by_python._compiler.compile = lambda args, _: _made_callable(by_rules, args)
    if made_of is not None:
        for dispatcher in (by_python, by_rules):
            dispatcher.enable_caching()
            kept = dispatcher._cache._cache_file
            kept._source_stamp = made_of
            _keep_each_by_itself(kept, dispatcher is by_rules)
    return by_python


def _made_callable(by_rules: CalledByRules, args: Any) -> Any:
    """The machine code of a rule, from its fragment and a wrapper that Python calls."""
    by_rules.compile(args)
    fragment, target = by_rules.overloads[args], cpu_target.target_context
    described, environment = fragment.fndesc, fragment.environment
    library = target.codegen().create_library(described.qualname)
    library.enable_object_caching()
    library.add_linking_library(fragment.library)
    target.create_cpython_wrapper(library, described, environment, None, release_gil=by_rules.targetoptions["nogil"])
    entry_point = target.get_executable(library, described, environment)
    made = fragment._replace(target_context=target, library=library, entry_point=entry_point, metadata={})
    for copied in made._find_referenced_environments():
        library.codegen.set_env(copied.env_name, copied)
    return made


def _keep_each_by_itself(kept: Any, fragments: bool) -> None:
    """Keep what is compiled for each kind of arguments in a file that is named after them, and says of what it is made.

    Numba numbers these files, and lists them in an index. Two processes that compile a rule at once, for Ligretto and
    for Dutch Blitz, can take the same number: then one game finds the other's code under its own name, and plays
    nonsense from that day on. Or one writes the index without what the other has just entered, whose work is lost.
    """

    def name(key: Any) -> Any:
        signature, machine, *_ = key
        return kept._data_name(int(sha256(f"{signature} {machine} {fragments}".encode()).hexdigest()[:12], 16))

    def made_of(key: Any) -> str:
        return repr((kept._version, kept._source_stamp, key))

    def load(key: Any) -> Any:
        try:
            source, code = kept._load_data(name(key))
        except (OSError, AttributeError, ImportError, ValueError):  # nothing is kept, or with a class that is gone
            return None
        return code if source == made_of(key) else None

    def save(key: Any, code: Any) -> None:
        kept._save_data(name(key), (made_of(key), code))

    kept.load, kept.save = load, save
