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
_64, _32, _8 = (own_kind(np.dtype(kind)) for kind in (np.uint64, np.uint32, np.uint8))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def wait_for_warp() -> None:
    """Let the threads of a warp see what the others have written."""
    if SIMULATED:
        cuda.syncthreads()  # a simulated block is a single warp
    else:
        cuda.syncwarp()


@cache
def by_warps(in_parts: InParts, width: int) -> Any:
    """A kernel that writes masks of so many words, in parts.

    Each thread lists the parts of a game. Then the threads of its warp take the games one by one, and share out the
    parts of each: they put them together in the memory of their block, and write them from there side by side.
    """
    most, list_parts, part_of_mask, write_apart = in_parts
    list_parts, part_of_mask, write_apart = (cast("Any", each) for each in (list_parts, part_of_mask, write_apart))
    threads = WARP if SIMULATED else THREADS
    room, rounds_of_warp, rest = threads // WARP * width, *divmod(width, WARP)
    word_of, half_of, warp = np.uint64, np.uint32, np.uint32(WARP)

    def mark(count: int, rounds: Rounds, clocks: Rounds, to_act: Ints, viewers: Ints, masks: Any) -> None:
        made = cuda.shared.array(room, _64)  # in simulation, those that are made in one line are one
        listed = cuda.shared.array((threads, most), _8)
        lengths = cuda.shared.array(threads, _32)
        halves = made.view(_32)
        thread, mine = half_of(cuda.threadIdx.x), cuda.grid(1)
        lane = half_of(thread % warp)
        start = half_of(thread // warp * half_of(width))
        acts = mine < count and viewers[mine] >= 0 and viewers[mine] == to_act[mine]
        lengths[thread] = list_parts(rounds[mine], clocks[mine], int(viewers[mine]), listed[thread]) if acts else 0
        for step in range(rounds_of_warp):
            made[start + lane + half_of(step * WARP)] = 0
        if lane < rest:
            made[start + lane + half_of(rounds_of_warp * WARP)] = 0
        wait_for_warp()
        other, game = half_of(thread - lane), mine - int(lane)
        last = half_of(min(int(other) + WARP, int(other) + count - game))
        while other < last:
            mask, length, at = masks[game], lengths[other], lane
            if length:
                while at < length:
                    half, first, second, third = part_of_mask(rounds[game], int(listed[other, at]))
                    to = half_of(start + start + half_of(half))
                    cuda.atomic.or_(halves, to, half_of(first))
                    halves[half_of(to + half_of(1))] = half_of(first >> word_of(HALF))
                    halves[half_of(to + half_of(2))] = half_of(second)
                    halves[half_of(to + half_of(3))] = half_of(second >> word_of(HALF))
                    cuda.atomic.or_(halves, half_of(to + half_of(4)), half_of(third))
                    at = half_of(at + warp)
                wait_for_warp()
                for step in range(rounds_of_warp):
                    mask[lane + half_of(step * WARP)] = made[start + lane + half_of(step * WARP)]
                    made[start + lane + half_of(step * WARP)] = 0
                if lane < rest:
                    mask[lane + half_of(rounds_of_warp * WARP)] = made[start + lane + half_of(rounds_of_warp * WARP)]
                    made[start + lane + half_of(rounds_of_warp * WARP)] = 0
                wait_for_warp()
            else:
                for step in range(rounds_of_warp):
                    mask[lane + half_of(step * WARP)] = 0
                if lane < rest:
                    mask[lane + half_of(rounds_of_warp * WARP)] = 0
            other, game = half_of(other + half_of(1)), game + 1
        wait_for_warp()
        if acts and lengths[thread] == 0:
            write_apart(rounds[mine], clocks[mine], int(viewers[mine]), masks[mine])

    return launched(mark, threads, least=WARP)


@cache
def unpacker(width: int) -> Any:
    """A kernel that writes the actions of masks as one value for each, a thread for eight of them.

    They may be of two games: eight games have as many eights as one has actions. To divide by a number of 32 bits that
    is known takes a GPU three instructions, else a hundred.
    """

    def unpack(count: int, words: Any, eights: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            eight_games = np.uint32(i) // np.uint32(width)
            after = np.uint32(np.uint32(np.uint32(i) - np.uint32(eight_games * width)) * np.uint32(8))
            further = after // np.uint32(width)
            game, action = int(eight_games * 8 + further), int(after - further * width)
            members, more, left = words[game, action // WORD] >> np.uint64(action % WORD), np.uint64(0), width - action
            if left < 8 and game + 1 < len(words):
                more = words[game + 1, 0] << np.uint64(left)
            elif left >= 8 and action % WORD > WORD - 8:
                more = words[game, action // WORD + 1] << np.uint64(WORD - action % WORD)
            eights[i] = unpack_eight((members | more) & np.uint64(255))

    return launched(unpack)
