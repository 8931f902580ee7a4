"""Play a few games on a simulated GPU, in a process of its own, and tell what came of them."""

import hashlib
import json
import sys
from typing import Any

import numpy as np

import ludotheque
from ludotheque.environment.compact import converted
from ludotheque.environment.processor import on_host
from ludotheque.games.lucky_numbers.garden import make_tables
from ludotheque.games.lucky_numbers.state import round_type
from ludotheque.kernel import new_chance

BATCH, STEPS = 3, 6
VARIANTS: list[tuple[str, int, dict[str, Any], int]] = [
    ("lucky-numbers", 2, {}, 0),
    ("lucky-numbers", 3, {"bruno": True, "setup": "michael"}, 0),
    ("polyssimo", 2, {}, 0),
    ("polyssimo", 3, {}, 26),
    ("ligretto", 2, {}, 40),
    ("ligretto", 5, {"advanced": True}, 40),
]
"""Games, and how many steps of them are played on the processor before they go on elsewhere."""

PLAYED: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"bruno": True}), (5, {"setup": "michael"})]


def unpacked(mask: Any, packed: bool) -> Any:
    """A value for each action, of masks that may be packed."""
    return np.unpackbits(mask.view(np.uint8), axis=1, bitorder="little") if packed else mask


def digest(game: str, seats: int, options: dict[str, Any], before: int, device: str) -> str:
    """What games come to, with refused actions, games that are left out, and games that are broken off."""
    packed = game == "polyssimo"
    begun, env = (
        ludotheque.env(game, seats, batch=BATCH, seed=5, device=where, longest=4 + before, packed=packed, **options)
        for where in ("cpu", device)
    )
    for step in range(before):
        bits = unpacked(begun.observe().mask, packed)
        begun.step([int(np.flatnonzero(row)[(step + 1) * 31 % row.sum()]) for row in bits])
    if before:
        env.restore(begun)
    summed, exist = hashlib.sha256(), np.flatnonzero([bool(text) for text in env.actions])
    for step in range(STEPS):
        mask = on_host(env.observe(seat=1 if step == 4 else None).mask)
        bits = unpacked(mask, packed)
        actions = [int(np.flatnonzero(row)[step * 7 % row.sum()]) if row.any() else 0 for row in bits]
        if step % 3 == 2:
            actions[0] = int(exist[step * 31 % len(exist)])
        env.step(actions, where=np.arange(BATCH) != 1 if step == 3 else None)
        for array in (*env.games_on_host(), env._planes, mask, env.plane(env.planes[0].name)):
            summed.update(np.ascontiguousarray(on_host(array)).tobytes())
    twin = env.copy()
    twin.reset(seed=6)
    twin.restore(env)
    summed.update((twin.record(0) + twin.record(1) + repr(twin.state(2).tobytes())).encode())
    return summed.hexdigest()


def played_alike(seats: int, options: dict[str, Any]) -> bool:
    """Whether rounds of Lucky Numbers go on a record without tables as they go on one with them."""
    game = ludotheque.game("lucky-numbers")
    with_tables = np.array([game.begin(game.terms(seats, options), 0)] * 2, game.state_type)
    without = converted(with_tables, round_type(seats, tables=False, paid=True))
    lengths = np.zeros((2, 2), np.int32)
    for rounds, each in zip((with_tables, without), lengths, strict=True):
        game.play_out(rounds, new_chance(seats), each)
    again = converted(without, game.state_type)
    make_tables(again)
    playing = "no_less", "no_more", "fits"  # the tables of seats that play
    same = [(again[name][:, :seats] == with_tables[name][:, :seats]).all() for name in playing]
    return bool(
        (lengths[0] == lengths[1]).all() and (converted(with_tables, without.dtype) == without).all() and all(same)
    )


def refusals() -> list[str]:
    """What is said of actions and arrays that cannot be."""
    said = []
    env = ludotheque.env("lucky-numbers", 2, batch=2, device="cuda", illegal="raise")
    before = [on_host(array).tobytes() for array in env._games]
    for actions, where in (([0.0, 1.0], None), ([0], None), ([0, 366], None), ([0, 0], [1, 0]), ([336, 336], None)):
        try:
            env.step(actions, where)
        except ludotheque.LudothequeError as error:
            said.append(str(error))
    assert [on_host(array).tobytes() for array in env._games] == before
    return said


if __name__ == "__main__":
    json.dump(
        {
            "games": [digest(*variant, "cuda") for variant in VARIANTS],
            "refusals": refusals(),
            "alike": [played_alike(*each) for each in PLAYED],
        },
        sys.stdout,
    )
