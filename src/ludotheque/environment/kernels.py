"""Rules in CUDA kernels: a thread for every item of a batch. Needs the extra ``cuda``.

What is computed is the same as on the processor, to the last bit: a GPU would by itself round a product and a sum once
instead of twice.
"""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, from_dtype, types

from ludotheque.environment.errors import NoDevice
from ludotheque.kernel import COMPILED

THREADS = 128
"""The threads of a block."""
WARP = 32
"""The threads that do the same at the same time."""
BLOCK_MEMORY = 48 << 10
"""The bytes of fast memory that a block may have."""
_BYTE = np.dtype(np.uint8)
FIRST_NOTE = 100_000
"""The number of the first note that is added to code of LLVM; Numba numbers its own from 0."""
FULLY = "fully"
OLDEST_DRIVER = (12, 0)
"""The oldest version of CUDA whose drivers Numba can use."""


@cache
def check_gpu() -> None:
    """Raise `NoDevice` and say why, if there is no GPU here that can be used."""
    if find_spec("numba_cuda") is None:
        raise NoDevice("no-numba-cuda")
    if simulated() == COMPILED:
        raise NoDevice("cuda-interpreted")
    if simulated():
        return
    driver, errors = import_module("numba.cuda.cudadrv.driver"), import_module("numba.cuda.cudadrv.error")
    try:
        version = driver.driver.get_version()
        if version < OLDEST_DRIVER:
            facts = {"value": ".".join(map(str, version)), "least": ".".join(map(str, OLDEST_DRIVER))}
            raise NoDevice("old-driver", facts=facts)
        cuda.current_context()
        _load()
    except (errors.CudaSupportError, driver.CudaAPIError) as error:
        raise NoDevice("no-gpu", facts={"reason": _first_sentence(error)}) from error


def _load() -> None:
    """Load what compiles kernels. It asks NumPy for functions that NumPy 2.5 no longer has, and that no rule calls."""
    gone = [name for name in ("in1d", "row_stack", "trapz") if not hasattr(np, name)]
    for name in gone:
        setattr(np, name, getattr(np, {"in1d": "isin", "row_stack": "vstack", "trapz": "trapezoid"}[name]))
    try:
        import_module("numba.cuda.cudaimpl")
    finally:
        for name in gone:
            delattr(np, name)


def _first_sentence(error: Exception) -> str:
    lines = [line.strip().rstrip(".") for line in str(error).splitlines() if line.strip(" :")]
    return next((line for line in lines if not line.startswith("Error at driver init")), type(error).__name__)


def simulated() -> bool:
    """Whether Numba only simulates CUDA, on the processor."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"


class Rows(NamedTuple):
    """An argument of a kernel: an array with a row of numbers for each item.

    A block of threads copies the rows of its items to its own memory, eight bytes a thread and side by side, and back.
    Thread by thread, a warp would read and write in 32 places at once.
    """

    length: int
    word: "np.dtype[Any]"
    is_record: bool = False
    written: bool = True
    """Whether rows are written back."""

    @staticmethod
    def of_records(record: "np.dtype[Any]", *, written: bool) -> "Rows":
        """Records, each a row."""
        return Rows(1, record, True, written)

    @property
    def size(self) -> int:
        """The bytes of a row."""
        return self.length * self.word.itemsize


def for_each(
    item: Callable[..., Any],
    arguments: int,
    buffers: Sequence[Any] = (),
    together: type | None = None,
    rows: Sequence[Rows] = (),
    unrolled: bool | str = True,
    by_warps: bool = False,
    fast: int = 0,
    registers: int = 0,
) -> Callable[..., None]:
    """A kernel that runs a rule for each item of a batch: ``run(count, *arguments)``.

    The rule gets the number of the item, the arguments, and then the buffers; with ``together``, as one of these named
    tuples. Of a buffer in the memory of the processor every thread has one of its own of the same kind; one that lies
    on the GPU is the same for all. Of the first arguments, those that ``rows`` describes, it gets what begins with the
    row of its item. Where rules are so long that a GPU waits for instructions, it is quicker with loops not unrolled;
    `FULLY` unrolls also those that compilers think too long.

    With ``by_warps`` the threads of a warp can help each other. All of them run the rule, also where no item is left.
    After the number of its item it gets the count of all, its thread's place in the warp, and how many threads that
    has; and of ``rows``, what begins with that of the warp's first item.

    So many of the buffers, the first, lie in the fast memory of a block, for rules that look here and there in them. A
    thread has no more than so many registers: with fewer of them more threads are there to work while others wait.
    """
    shared = tuple(buffer for buffer in buffers if hasattr(buffer, "copy_to_host"))
    kinds = tuple(None if hasattr(buffer, "copy_to_host") else (buffer.shape, buffer.dtype) for buffer in buffers)
    kernel = _kernel_of(item, arguments, kinds, together, tuple(rows), unrolled, by_warps, fast, registers)
    known: list[tuple[Any, tuple[Any, ...]]] = [(None, ())] * (len(rows) if threads_for(rows) else 0)

    def run(count: int, *given: Any) -> None:
        for number, (array, _) in enumerate(known):
            if array is not given[number]:
                known[number] = given[number], _in_words(given[number])
        kernel(count, *(part for _, parts in known for part in parts), *given[len(known) :], *shared)

    return run


def _in_words(array: Any) -> tuple[Any, Any]:
    """An array on the GPU as words of eight bytes, without what is left over, and as bytes."""
    parts = array.view(np.uint8).reshape(array.size * array.dtype.itemsize)
    return parts[: len(parts) // 8 * 8].view(np.uint64), parts


@cache
def _kernel_of(
    item: Callable[..., Any],
    arguments: int,
    kinds: tuple[tuple[Any, Any] | None, ...],
    together: type | None,
    rows: tuple[Rows, ...] = (),
    unrolled: bool | str = True,
    by_warps: bool = False,
    fast: int = 0,
    registers: int = 0,
) -> Callable[..., None]:
    """The kernel of a rule; `None` stands for a buffer that all threads share."""
    given = [f"a{number}" for number in range(arguments)]
    handed, shared = given[:], [f"b{number}" for number, kind in enumerate(kinds) if kind is None]
    space: dict[str, Any] = {"cuda": cuda, "item": item, "together": together}
    threads = threads_for((*rows, *(Rows(int(np.prod(kind[0])), kind[1]) for kind in kinds[:fast] if kind)))
    if not threads:  # not even for the rows of one warp is there room: they are used where they lie
        handed[: len(rows)], rows, threads = [f"{name}[i:]" for name in given[: len(rows)]], (), THREADS
    head, tail, lines = [], [], []
    for number, row in enumerate(rows):
        space |= {f"kind_{number}": row.word, "word": own_kind(np.dtype(np.uint64)), "byte": _BYTE}
        given[number] = f"w{number}, a{number}"
        head.append(f"    n{number} = cuda.shared.array({threads * row.size // 8}, word)")
        here, there = f"n{number}[at]", f"w{number}[start * unsigned({row.size}) // unsigned(8) + at]"
        ways = (f"n{number}.view(byte)[at]", f"a{number}[start * unsigned({row.size}) + at]")
        if row.is_record:
            head += _copying((here, there), ways, row.size)
        if row.written:
            tail += _copying((there, here), (ways[1], ways[0]), row.size)
        handed[number] = (
            f"n{number}.view(kind_{number})[t - lane:]" if by_warps else f"n{number}.view(kind_{number})[t:]"
        )
        if not row.is_record:
            handed[number] = f"(n{number}.view(kind_{number})[t * {row.length} : (t + 1) * {row.length}],)"
    if rows:
        space |= {"unsigned": np.uint64, "half": np.uint32}
        head = [
            f"    lane = t % {WARP}",
            "    items = min(cuda.blockDim.x, count - i + t)",
            "    start, threads = unsigned(i - t), half(cuda.blockDim.x)",
            *head,
        ]
        head, tail = [*head, "    cuda.syncthreads()"], ["    cuda.syncthreads()", *tail]
    for number, kind in enumerate(kinds):
        if kind is not None:
            space[f"kind{number}"], size = own_kind(kind[1]), int(np.prod(kind[0]))
            mine = f"cuda.local.array({kind[0]}, kind{number})"
            if number < fast:
                mine = f"cuda.shared.array({threads * size}, kind{number})[t * {size} : (t + 1) * {size}]"
            lines.append(f"        b{number} = {mine}")
    names = ", ".join(f"b{number}" for number in range(len(kinds)))
    last = [f"together({names})"] if together else [names] if names else []
    first = ["i", "count", "lane", f"min({WARP}, cuda.blockDim.x)"] if by_warps else ["i"]
    lines.append(f"        item({', '.join([*first, *handed, *last])})")
    begin = [f"def kernel({', '.join(['count', *given, *shared])}):", "    i, t = cuda.grid(1), cuda.threadIdx.x"]
    exec("\n".join([*begin, *head, "    if True:" if by_warps else "    if i < count:", *lines, *tail]), space)
    return launched(space["kernel"], threads, unrolled, registers=registers)


def _copying(words: tuple[str, str], bytes_left: tuple[str, str], size: int) -> list[str]:
    """The lines of a kernel by which the threads of a block copy rows of so many bytes together.

    Those of a whole block have as many words for each thread as one row has, so that compilers unroll the loop, and a
    thread does not wait for each of them. Numbers have 32 bits and no sign: so a GPU likes them best.
    """
    (to, come), (to_byte, come_byte) = words, bytes_left
    lines = [
        f"    at, end = half(t), half({size} * items // 8)",
        "    if items == cuda.blockDim.x:",
        f"        for turn in range({size // 8}):",
        f"            {to} = {come}",
        "            at = half(at + threads)",
        "    while at < end:",
        f"        {to} = {come}",
        "        at = half(at + threads)",
    ]
    rest = [
        f"    at, end = half({size} * items // 8 * 8 + t), half({size} * items)",
        "    while at < end:",
        f"        {to_byte} = {come_byte}",
        "        at = half(at + threads)",
    ]
    return lines if size % 8 == 0 else [*lines, *rest]


def threads_for(rows: Sequence[Rows]) -> int:
    """The threads of a block that has rows in its memory; 0, if there is no room for those of a single warp."""
    size = sum(row.size for row in rows)
    return min(THREADS, BLOCK_MEMORY // size // WARP * WARP) if size else THREADS


def own_kind(dtype: "np.dtype[Any]") -> Any:
    """The type of what a kernel keeps in arrays of its own."""
    return dtype if simulated() else from_dtype(dtype)


@cache
def launched(
    function: Callable[..., None],
    threads: int = THREADS,
    unrolled: bool | str = True,
    each: int = 1,
    registers: int = 0,
) -> Callable[..., None]:
    """A kernel with one thread, or more, for each item: ``run(count, *arguments)``; it is compiled when it is first
    called."""
    check_gpu()
    # What links would optimise again, and round as it likes.
    kernel = cuda.jit(function, **({} if simulated() else {"lto": False, "max_registers": registers or None}))

    def run(count: int, *arguments: Any) -> None:
        block = min(threads, count * each) if simulated() else threads  # a simulated thread is a real one
        with _as_on_the_processor(unrolled):
            kernel[-(-count * each // block), block](count, *arguments)

    return run


@contextmanager
def _as_on_the_processor(unrolled: bool | str = True) -> Iterator[None]:
    """Compile without rounding a product and a sum at once, with tables where all threads can read at once, and with
    indexes that count from the start.

    Numba puts tables in a memory that gives a warp one address at a time, where rules read 32 different ones. And it
    asks of each index whether it counts from the end.
    """
    if simulated():
        yield
        return
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    compile_cuda, constant, compile_ir = dispatcher.compile_cuda, nvvm.ADDRSPACE_CONSTANT, nvvm.compile_ir
    fix_integer_index = arrays.fix_integer_index

    def exactly(*arguments: Any, nvvm_options: dict[str, Any], **options: Any) -> Any:
        options |= {"nvvm_options": {**nvvm_options, "fma": 0}, "forceinline": False}
        return compile_cuda(*arguments, **options)

    def with_notes(modules: str | list[str], **options: Any) -> Any:
        return compile_ir(
            [_noted(module, unrolled) for module in ([modules] if isinstance(modules, str) else modules)], **options
        )

    def from_the_start(context: Any, builder: Any, kind: Any, index: Any, _: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    dispatcher.compile_cuda, nvvm.ADDRSPACE_CONSTANT = exactly, nvvm.ADDRSPACE_GLOBAL
    arrays.fix_integer_index = from_the_start
    if unrolled is not True:
        nvvm.compile_ir = with_notes
    try:
        yield
    finally:
        dispatcher.compile_cuda, nvvm.ADDRSPACE_CONSTANT, nvvm.compile_ir = compile_cuda, constant, compile_ir
        arrays.fix_integer_index = fix_integer_index


def _noted(module: str, unrolled: bool | str) -> str:
    """The code of LLVM in which every branch back says whether its loop is to be unrolled."""
    lines: list[str] = []
    said: list[str] = []
    passed: set[str] = set()
    for line in module.splitlines():
        label = re.match(r'"?([\w.$-]+)"?:', line)
        if line.startswith("define"):
            passed = set()
        elif label:
            passed.add(label[1])
        elif line.lstrip().startswith("br ") and passed & set(re.findall(r'label %"?([\w.$-]+)', line)):
            number = FIRST_NOTE + len(said)
            said += [f"!{number} = distinct !{{!{number}, !{number + 1}}}"]
            said += [f'!{number + 1} = !{{!"llvm.loop.unroll.{"full" if unrolled else "runtime.disable"}"}}']
            line += f", !llvm.loop !{number}"
        lines.append(line)
    return "\n".join([*lines, *said, ""])
