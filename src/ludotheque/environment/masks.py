"""The masks of a batch on a GPU: long ones written by several threads each, and bits as one value for each action."""

from functools import cache
from typing import Any, cast

import numpy as np
from numba import cuda

from ludotheque.environment.encoding import HALF, WORD, InParts
from ludotheque.environment.kernels import THREADS, WARP, launched, own_kind, simulated
from ludotheque.environment.stepping import unpack_eight
from ludotheque.kernel import Ints, Rounds

SIMULATED = simulated()
SIXTEEN = 16
"""The values of a mask that a thread writes."""
_64, _32, _8 = (own_kind(np.dtype(kind)) for kind in (np.uint64, np.uint32, np.uint8))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def wait_for_warp() -> None:
    """Let the threads of a warp see what the others have written."""
    if SIMULATED:
        cuda.syncthreads()  # a simulated block is a single warp
    else:
        cuda.syncwarp()


@cache
def by_warps(in_parts: InParts, width: int, round_type: "np.dtype[Any]") -> Any:
    """A kernel that writes masks of so many words, in parts: a warp for each game.

    Its threads list the parts in which something may be open, and share them out. What they find they put together in
    the memory of their block, and write it from there side by side.
    """
    parts = in_parts.parts
    part_from, open_groups, part_of_mask = (cast("Any", each) for each in in_parts[1:4])
    warps = 1 if SIMULATED else THREADS // WARP
    kind = own_kind(round_type)
    room, whole, rest = warps * width, width // WARP, width % WARP
    half_of, warp = np.uint32, np.uint32(WARP)

    def mark(count: int, rounds: Rounds, clocks: Rounds, to_act: Ints, viewers: Ints, masks: Any) -> None:
        made = cuda.shared.array(room, _64)  # in simulation, those that are made in one line are one
        states = cuda.shared.array(warps, kind)
        listed = cuda.shared.array((warps, parts), _8)
        lengths = cuda.shared.array(warps, _32)
        halves = made.view(_32)
        thread, game = half_of(cuda.threadIdx.x), cuda.grid(1) // WARP
        lane, mine = half_of(thread % warp), half_of(thread // warp)
        if game >= count:
            return
        there, here, at = rounds[game : game + 1].view(_32), states[mine : mine + 1].view(_32), lane
        while at < len(there):  # side by side, and while the threads wait for the seat
            here[at] = there[at]
            at = half_of(at + warp)
        seat, on_turn, mask, groups = int(viewers[game]), to_act[game], masks[game], 0
        wait_for_warp()
        if seat >= 0 and seat == on_turn:
            groups = open_groups(states[mine], clocks[game], seat)
        if groups == 0:
            for step in range(whole):
                mask[lane + half_of(step * WARP)] = 0
            if lane < rest:
                mask[lane + half_of(whole * WARP)] = 0
            return
        start = half_of(mine * half_of(width) + lane)
        for step in range(whole):
            made[start + half_of(step * WARP)] = 0
        if lane < rest:
            made[start + half_of(whole * WARP)] = 0
        if lane == 0:
            lengths[mine] = 0
        wait_for_warp()
        part = lane
        while part < parts:
            if part_from(part, groups) == part:
                listed[mine, cuda.atomic.add(lengths, mine, 1)] = part
            part = half_of(part + warp)
        wait_for_warp()
        length, at = lengths[mine], lane
        while at < length:
            half, first, second, third = part_of_mask(states[mine], int(listed[mine, at]))
            to = half_of(mine * half_of(2 * width) + half_of(half))
            cuda.atomic.or_(halves, to, half_of(first))
            halves[half_of(to + half_of(1))] = half_of(first >> np.uint64(HALF))
            halves[half_of(to + half_of(2))] = half_of(second)
            halves[half_of(to + half_of(3))] = half_of(second >> np.uint64(HALF))
            cuda.atomic.or_(halves, half_of(to + half_of(4)), half_of(third))
            at = half_of(at + warp)
        wait_for_warp()
        for step in range(whole):
            mask[lane + half_of(step * WARP)] = made[start + half_of(step * WARP)]
        if lane < rest:
            mask[lane + half_of(whole * WARP)] = made[start + half_of(whole * WARP)]

    return launched(mark, warps * WARP, each=WARP)


@cache
def unpacker(width: int) -> Any:
    """A kernel that writes the actions of masks as one value for each, a thread for sixteen of them.

    They may be of two games: sixteen games have as many sixteens as one has actions. To divide by a number of 32 bits
    that is known takes a GPU three instructions, else a hundred.
    """

    def unpack(count: int, words: Any, eights: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            sixteen_games = np.uint32(i) // np.uint32(width)
            after = np.uint32(np.uint32(np.uint32(i) - np.uint32(sixteen_games * width)) * np.uint32(SIXTEEN))
            further = after // np.uint32(width)
            game, action = int(sixteen_games * SIXTEEN + further), int(after - further * width)
            shift, left = action % WORD, width - action
            members, more = words[game, action // WORD] >> np.uint64(shift), np.uint64(0)
            if left < SIXTEEN and game + 1 < len(words):
                more = words[game + 1, 0] << np.uint64(left)
            if shift > WORD - SIXTEEN and left > WORD - shift:
                more |= words[game, action // WORD + 1] << np.uint64(WORD - shift)
            members |= more
            eights[2 * i] = unpack_eight(members & np.uint64(255))
            eights[2 * i + 1] = unpack_eight(members >> np.uint64(8) & np.uint64(255))

    return launched(unpack)
