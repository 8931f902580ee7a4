"""The same games on a GPU as on the processor, to the last bit, and arrays that others take without a copy.

``python -m bench.gpu.same`` needs an NVIDIA GPU and the extra ``cuda``; `same.txt` is what it said on an H200.
"""

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import ludotheque
from bench.environment.contenders import choose_bit
from bench.gpu import need_gpu
from ludotheque.environment import Environment
from ludotheque.environment.processor import on_host
from ludotheque.kernel import new_chance

BATCH, STEPS = 1000, 250
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("lucky-numbers", 2, {}),
    ("lucky-numbers", 4, {"bruno": True}),
    ("lucky-numbers", 5, {"setup": "michael"}),
    ("polyssimo", 2, {}),
    ("polyssimo", 4, {"handicap": (3, 0, 0, 6)}),
    ("ligretto", 2, {}),
    ("ligretto", 5, {"advanced": True, "stop": "call"}),
    ("dutch-blitz", 3, {}),
    ("dutch-blitz", 2, {"expert": True}),
]


def everything(env: Environment) -> list[Any]:
    """All arrays of a batch, in the memory of the processor."""
    return [on_host(array) for array in (*env.games_on_host(), env._planes, env._words)]


def compare(game: str, seats: int, options: dict[str, Any]) -> str:
    """Play the same on both, with refused actions, games that are left out and games that are broken off."""
    processor, gpu = (
        ludotheque.env(game, seats, batch=BATCH, seed=7, device=device, packed=True, longest=120, **options)
        for device in ("cpu", "cuda")
    )
    chance, chosen, ended, refused = new_chance(8), np.zeros(BATCH, np.int32), 0, 0
    exist = np.flatnonzero([bool(text) for text in processor.actions])
    for step in range(STEPS):
        for env in (processor, gpu):
            env.observe(seat=step % seats if step % 6 == 0 else None)
        differ = [at for at, pair in enumerate(zip(everything(processor), everything(gpu), strict=True))
                  if pair[0].tobytes() != pair[1].tobytes()]  # fmt: skip
        if differ:
            return f"DIFFERENT after {step} steps, in the arrays {differ}"
        words = processor.observe().mask
        choose_bit(words.view(np.int64), chosen, chance)
        if step % 10 == 9:
            chosen[::5] = exist[step * 31 % len(exist)]
        where = np.arange(BATCH) % 3 > 0 if step % 8 == 7 else None
        for env in (processor, gpu):
            env.step(chosen, where)
        ended, refused = ended + int(processor.done.sum()), refused + int((processor.refused > 0).sum())
    records = [[env.record(index) for index in (0, 1, BATCH - 1)] for env in (processor, gpu)]
    if records[0] != records[1]:
        return "DIFFERENT records"
    return f"the same: {BATCH} games, {STEPS} steps, {ended:,} games ended, {refused:,} actions refused"


def without_a_copy() -> Iterator[str]:
    """Arrays of other libraries in the same memory, and steps with actions of theirs."""
    env = ludotheque.env("lucky-numbers", 2, batch=64, seed=1, device="cuda")
    planes, mask = env.observe()
    there = planes.__cuda_array_interface__["data"][0]  # type: ignore[attr-defined]

    def said(name: str, address: int, actions: Callable[[], Any]) -> str:
        env.step(actions())
        moved = int((on_host(env.lengths) > 0).sum())
        return f"{name}: {'the same memory' if address == there else 'A COPY'}, {moved} games moved by its actions"

    import torch

    tensor, choice = torch.as_tensor(planes, device="cuda"), torch.as_tensor(mask, device="cuda")
    yield said("torch.as_tensor", tensor.data_ptr(), lambda: choice.int().argmax(dim=1))
    env.observe()
    yield said("torch.from_dlpack", torch.from_dlpack(planes).data_ptr(), lambda: choice.int().argmax(1).int())
    gardens = torch.as_tensor(env.plane("gardens"), device="cuda")
    whole = env.plane("gardens").copy_to_host()  # type: ignore[attr-defined]
    same = gardens.data_ptr() == there and (gardens.cpu().numpy() == whole).all()
    yield f"a plane of the observation: shape {tuple(gardens.shape)}, {'the same memory' if same else 'A COPY'}"
    import cupy

    env.observe()
    yield said("cupy.asarray", cupy.asarray(planes).data.ptr, lambda: cupy.asarray(mask).argmax(axis=1))
    env.observe()
    yield said("cupy.from_dlpack", cupy.from_dlpack(planes).data.ptr, lambda: cupy.asarray(mask).argmax(axis=1))
    import jax

    env.observe()
    array = jax.dlpack.from_dlpack(planes)
    open_now = jax.dlpack.from_dlpack(mask)
    yield said("jax.dlpack.from_dlpack", array.unsafe_buffer_pointer(), lambda: open_now.argmax(axis=1))
    for bad in (torch.zeros(64), torch.zeros(63, dtype=torch.int32), torch.full((64,), 366)):
        try:
            env.step(bad.cuda())
            yield "TAKEN"
        except ludotheque.LudothequeError as error:
            yield f"refused: {error}"
    try:
        ludotheque.env("lucky-numbers", 2, batch=64).step(torch.zeros(64, dtype=torch.int32).cuda())
    except ludotheque.LudothequeError as error:
        yield f"refused: {error}"
    env = ludotheque.env("lucky-numbers", 2, batch=64, device="cuda", illegal="raise")
    try:
        env.step(np.full(64, 336))
    except ludotheque.LudothequeError as error:
        yield f"refused: {error}"


def main() -> None:
    """Compare every variant, and then hand arrays over."""
    need_gpu()
    wrong = 0
    for game, seats, options in VARIANTS:
        begun = time.monotonic()
        try:
            found = compare(game, seats, options)
        except Exception as error:  # the others are still worth knowing
            found = f"FAILED: {type(error).__name__}: {str(error)[:600]}"
        wrong += not found.startswith("the same")
        print(f"{game}, {seats} seats {options or ''}: {found} ({time.monotonic() - begun:.0f} s)", flush=True)
    for line in without_a_copy():
        wrong += any(word in line for word in ("A COPY", "TAKEN"))
        print(line, flush=True)
    sys.exit(wrong)


if __name__ == "__main__":
    main()
