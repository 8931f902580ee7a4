"""Bots in a package of their own: a function, one with settings, a class, and a batch policy."""

from typing import Any

from ludotheque.bots.outside import policy


def careful(view: Any, actions: Any) -> Any:
    """Leave a number of pebbles that four divides, if that can be."""
    return next((action for action in actions if (view.left - action.count) % 4 == 0), actions[0])


def tidy(view: Any, actions: Any, *, last: bool = False) -> str:
    """The first action, or the last one, as a text."""
    from ludotheque import game

    text: str = game(view.game).write(actions[-1 if last else 0])
    return text


class Patient:
    """Any action by its seed."""

    def __init__(self, step: int = 1) -> None:
        self.step = step

    def __call__(self, view: Any, actions: Any, seed: int) -> Any:
        return actions[self.step * seed % len(actions)]


@policy
def learned(planes: Any, mask: Any) -> Any:
    """The first open action."""
    return mask.argmax(axis=1)
