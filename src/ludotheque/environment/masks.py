"""The masks of a batch on a GPU: long ones written by several threads each, and bits as one value for each action."""

from functools import cache
from typing import Any, cast

import numpy as np
from numba import cuda

from ludotheque.environment.encoding import HALF, NOBODY, WORD, InParts
from ludotheque.environment.kernels import THREADS, WARP, launched, own_kind, simulated
from ludotheque.environment.stepping import unpack_eight
from ludotheque.kernel import Ints, Rounds

SIMULATED = simulated()
SIXTEEN = 16
"""The values of a mask that a thread writes."""
_64, _32, _8, _SIGNED = (own_kind(np.dtype(kind)) for kind in (np.uint64, np.uint32, np.uint8, np.int64))
FOUND = -1
"""In place of a set of groups that are searched: something is open."""


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def wait_for_warp() -> None:
    """Let the threads of a warp see what the others have written."""
    if SIMULATED:
        cuda.syncthreads()  # a simulated block is a single warp
    else:
        cuda.syncwarp()


@cache
def lister(parts: int, group_of: Any) -> Any:
    """What the threads of a warp call together to list the parts that belong to a set of groups."""

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def list_parts(groups: int, lane: Any, lanes: Any, listed: Any, lengths: Any, warp: Any) -> None:
        if lane == 0:
            lengths[warp] = 0
        wait_for_warp()
        part = lane
        while part < parts:
            if groups >> group_of(part) & 1:
                listed[warp, cuda.atomic.add(lengths, warp, 1)] = part
            part += lanes
        wait_for_warp()

    return list_parts


@cache
def finder(in_parts: InParts) -> Any:
    """What the threads of a warp call together to find out whether anything is open to the seats that must be asked.

    One thread that asks such a seat about all parts would let the others wait for long.
    """
    parts, warps = in_parts.parts, THREADS // WARP
    list_parts = lister(parts, in_parts.group_of)
    first_part, open_groups, asked, is_open, pass_on = (
        cast("Any", each)
        for each in (in_parts.first_part, in_parts.open_groups, in_parts.asked, in_parts.is_open, in_parts.pass_on)
    )

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def find_together(rounds: Rounds, clocks: Rounds, i: int, lane: int, lanes: int, played: bool) -> None:
        listed = cuda.shared.array((warps, parts), _8)
        lengths = cuda.shared.array(warps, _32)
        waiting = cuda.shared.array((warps, WARP), _8)
        counts = cuda.shared.array(warps, _32)
        wanted = cuda.shared.array((warps, WARP), _SIGNED)
        warp = cuda.threadIdx.x // WARP
        seat = asked(rounds[lane]) if played else NOBODY
        while True:
            if lane == 0:
                counts[warp] = 0
            wait_for_warp()
            if seat != NOBODY:
                groups = open_groups(rounds[lane], clocks[i], seat)
                if groups and is_open(rounds[lane], first_part(groups)):  # mostly so: then nobody need help
                    seat = NOBODY
                else:
                    wanted[warp, lane] = groups
                    waiting[warp, cuda.atomic.add(counts, warp, 1)] = lane
            wait_for_warp()
            count = counts[warp]
            if count == 0:
                return
            for number in range(count):
                other = waiting[warp, number]
                list_parts(wanted[warp, other], lane, lanes, listed, lengths, warp)
                at = lane
                while at < lengths[warp]:
                    if is_open(rounds[other], int(listed[warp, at])):
                        wanted[warp, other] = FOUND
                    at += lanes
                wait_for_warp()
            if seat != NOBODY:
                if wanted[warp, lane] == FOUND:
                    seat = NOBODY
                else:
                    pass_on(rounds[lane])
                    seat = asked(rounds[lane])

    return find_together


@cache
def by_warps(in_parts: InParts, width: int, round_type: "np.dtype[Any]") -> Any:
    """A kernel that writes masks of so many words, in parts: a warp for each game.

    Its threads list the parts in which something may be open, and share them out. What they find they put together in
    the memory of their block, and write it from there side by side.
    """
    parts, kind = in_parts.parts, own_kind(round_type)
    list_parts = lister(parts, in_parts.group_of)
    open_groups, part_of_mask = cast("Any", in_parts.open_groups), cast("Any", in_parts.part_of_mask)
    warps = 1 if SIMULATED else THREADS // WARP
    room, whole, rest = warps * width, width // WARP, width % WARP
    half_of, lanes = np.uint32, np.uint32(WARP)

    def mark(count: int, rounds: Rounds, clocks: Rounds, to_act: Ints, viewers: Ints, masks: Any) -> None:
        made = cuda.shared.array(room, _64)  # in simulation, those that are made in one line are one
        states = cuda.shared.array(warps, kind)
        listed = cuda.shared.array((warps, parts), _8)
        lengths = cuda.shared.array(warps, _32)
        halves = made.view(_32)
        thread, game = half_of(cuda.threadIdx.x), cuda.grid(1) // WARP
        lane, warp = half_of(thread % lanes), half_of(thread // lanes)
        start, here = half_of(warp * half_of(width) + lane), states[warp : warp + 1].view(_32)
        if game >= count:
            return
        there, at = rounds[game : game + 1].view(_32), lane
        while at < len(there):  # side by side, and while the threads wait for the seat
            here[at] = there[at]
            at = half_of(at + lanes)
        seat, on_turn, mask, groups = int(viewers[game]), to_act[game], masks[game], 0
        wait_for_warp()
        if seat >= 0 and seat == on_turn:
            groups = open_groups(states[warp], clocks[game], seat)
        if groups:
            for step in range(whole):
                made[start + half_of(step * WARP)] = 0
            if lane < rest:
                made[start + half_of(whole * WARP)] = 0
            list_parts(groups, lane, lanes, listed, lengths, warp)
            length, at = lengths[warp], lane
            while at < length:
                half, first, second, third = part_of_mask(states[warp], int(listed[warp, at]))
                to = half_of(warp * half_of(2 * width) + half_of(half))
                cuda.atomic.or_(halves, to, half_of(first))
                halves[half_of(to + half_of(1))] = half_of(first >> np.uint64(HALF))
                halves[half_of(to + half_of(2))] = half_of(second)
                halves[half_of(to + half_of(3))] = half_of(second >> np.uint64(HALF))
                cuda.atomic.or_(halves, half_of(to + half_of(4)), half_of(third))
                at = half_of(at + lanes)
            wait_for_warp()
            for step in range(whole):
                mask[lane + half_of(step * WARP)] = made[start + half_of(step * WARP)]
            if lane < rest:
                mask[lane + half_of(whole * WARP)] = made[start + half_of(whole * WARP)]
        else:
            for step in range(whole):
                mask[lane + half_of(step * WARP)] = 0
            if lane < rest:
                mask[lane + half_of(whole * WARP)] = 0

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
