"""How a bot acts in time: it sees the table, decides, moves, and gives up what comes too late.

`acting` keeps no clock and thinks nothing itself: it yields what it waits for, and whoever runs it, a table, the arena,
the terminal or a client far away, lets that time pass or that thought be thought. In an event loop `act_in_time` does.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from random import Random
from typing import Generic, NamedTuple

from ludotheque.bots.tempo import Tempo
from ludotheque.contract import A, Game, V


class Pause(NamedTuple):
    """Go on after some seconds; time that passed in thought counts."""

    seconds: float


class Think(NamedTuple, Generic[V, A]):
    """Go on with the action that the bot chooses, None if it waits."""

    view: V
    actions: Sequence[A]
    seed: int


Acting = Generator[Pause | Think[V, A], A | None, A | None]


def acting(
    game: Game[V, A],
    tempo: Tempo | float,
    chance: Random,
    look: Callable[[], tuple[V, Sequence[A]] | None],
    *,
    late: bool = False,
    rests: Callable[[], float] = lambda: 0.0,
) -> Acting[V, A]:
    """One action of a seat: returns it when the time has come to carry it out, None if the bot waits for the others.

    ``tempo`` is that of a bot where all play at once; elsewhere the seconds that it takes for the whole action.
    ``look`` gives the table as the seat sees it now; None when it has nothing more to do there. ``late`` is for a seat
    whose last action came too late: it takes its card back first. ``rests`` gives the seconds until the seat may act
    again: it watches meanwhile, and looks for its next action in time to do it as soon as the rest is over.
    """
    while True:
        seed = chance.getrandbits(32)
        if late and isinstance(tempo, Tempo):
            yield Pause(tempo.to_give_up(seed))
        if isinstance(tempo, Tempo):
            yield Pause(max(tempo.to_see(seed), rests() - tempo.decide - tempo.move))
        else:
            yield Pause(max(tempo, rests()))
        seen = look()
        action = (yield Think(*seen, seed)) if seen and seen[1] else None
        if seen is None or action is None or not isinstance(tempo, Tempo):
            return action
        counted_on = game.relied_on(seen[0], action)
        yield Pause(tempo.to_do(game.turns_cards(action), seed))
        while (left := rests()) > 0:
            yield Pause(left)
        now = look()
        if now is None or game.relied_on(now[0], action) == counted_on:
            return action if now else None
        late = True


async def act_in_time(steps: Acting[V, A], think: Callable[[V, Sequence[A], int], Awaitable[A | None]]) -> A | None:
    """One action of a seat, in the time that it takes; None if the bot waits for the others."""
    loop = asyncio.get_running_loop()
    thought, since = None, loop.time()
    try:
        while True:
            asked = steps.send(thought)
            if isinstance(asked, Pause):
                await asyncio.sleep(max(0.0, asked.seconds - (loop.time() - since)))
                thought, since = None, loop.time()
            else:
                thought = await think(*asked)
    except StopIteration as done:
        chosen: A | None = done.value
        return chosen
