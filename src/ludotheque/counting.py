"""`int.bit_count` for rules compiled for the processor, one instruction there. Numba knows it for GPUs only."""

from typing import Any

from numba import types
from numba.extending import intrinsic, overload_method


@intrinsic  # type: ignore[untyped-decorator]
def _members(_: Any, members: Any) -> Any:
    """The number of ones among the bits of a whole number."""

    def written(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.cast(builder, builder.ctpop(arguments[0]), members, signature.return_type)

    return types.int64(members), written


@overload_method(types.Integer, "bit_count", target="cpu")  # type: ignore[untyped-decorator]
def bit_count(members: Any) -> Any:  # noqa: ARG001  # Numba goes by the name
    """The number of ones among the bits of a whole number."""

    def counted(members: Any) -> Any:
        return _members(members)

    return counted
