"""The best bot for Ligretto and Dutch Blitz: it tries out every action in imagined worlds, and takes what wins most.

Each action that could make a difference is followed by rounds played to their end by quick looks (`policy`), all with
the same luck; what counts is the chance to win the match from there, so that the bot knows when to stop a round, when
to keep a card that would help another, and when a blocked round is what it needs.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque import shelf
from ludotheque.bots import Bot, View
from ludotheque.bots.quick_cards import quick_look
from ludotheque.bots.quick_cards.ahead import try_out
from ludotheque.bots.quick_cards.policy import SELDOM
from ludotheque.bots.quick_cards.prospects import chances_to_win
from ludotheque.bots.quick_cards.taste import TUNED
from ludotheque.bots.quick_cards.worlds import imagine
from ludotheque.games.quick_cards import QuickCards
from ludotheque.games.quick_cards.actions import PLAY, TURN, Action
from ludotheque.games.quick_cards.news import UNHEARD
from ludotheque.kernel import new_chance

TIMES = (0.4, 0.9, 0.8, 0.3)
"""The seconds that everybody is thought to take: to see, to decide and move, to decide and turn, to give up."""
HEATS = (0.2, 0.3, 0.5)
"""The attempts of an action come in heats, these parts of them all; after each, the weaker half drops out."""
PATIENCE = 3
"""For how many looks a card that can be played is kept back at most, on average."""
CLEAR = 3.0
"""The heats are over when one action leads, or trails, the one that a quick look likes by so many standard errors."""
SURE = 1.5
"""By so many standard errors another action must be better than that one."""


def foresight(attempts: int = 120) -> Bot:
    """A bot that plays the best actions out so many times, and less hopeful ones less often."""

    def choose(view: View, legal: Sequence[str], seed: int) -> str | None:
        game = shelf.game(view["game"])
        assert isinstance(game, QuickCards)
        chance = Random(seed)
        tried = sooner_or_later(different(view, [game.read(action) for action in legal]), chance)
        if len(tried) < 2:
            return game.write(tried[0]) if tried else None
        return game.write(best_of(view, tried, attempts, chance))

    return choose


def sooner_or_later(tried: list[Action], chance: Random) -> list[Action]:
    """The actions, now and then without turning: who can play a card, or could only stack one, must not put it off for
    ever. An attempt thinks that the card will be played at the next look, so that putting it off seems to cost nothing.
    """
    others = [action for action in tried if action.kind != TURN]
    patience = PATIENCE if any(action.kind == PLAY for action in others) else SELDOM
    return others if others and chance.random() < 1 / patience else tried


def best_of(view: View, tried: Sequence[Action], attempts: int, chance: Random) -> Action:
    """The action that wins most, found in heats; what a quick look likes, unless another is surely better."""
    liked = first_thought(view, tried, chance)
    left: list[Action] = [liked, *(action for action in tried if action != liked)]
    won = np.zeros((len(left), 0))
    for heat in HEATS:
        won = np.hstack([won, outcomes(view, left, max(2, round(heat * attempts)), chance)])
        rivals = won[1:].mean(axis=1).argsort()[::-1] + 1
        kept = [0, *rivals[: max(1, len(left) // 2)].tolist()]
        left, won = [left[at] for at in kept], won[kept]
        lead = won[1] - won[0]
        error = lead.std() / len(lead) ** 0.5
        if abs(lead.mean()) > CLEAR * error:
            break
    return left[1] if lead.mean() > SURE * error else liked


def first_thought(view: View, tried: Sequence[Action], chance: Random) -> Action:
    """What a quick look likes, of the actions to be tried."""
    game = shelf.game(view["game"])
    text = quick_look.choose(view, [game.write(action) for action in tried], chance.getrandbits(32))
    likes = _key(view, game.read(text)) if text else None
    return next((action for action in tried if _key(view, action) == likes), tried[0])


def different(view: View, actions: Sequence[Action]) -> list[Action]:
    """The actions, but one of those that lay a card on equal piles."""
    return list({_key(view, action): action for action in reversed(actions)}.values())[::-1]


def _key(view: View, action: Action) -> tuple[Any, ...]:
    """What makes an action differ from others: the pile is known by its top."""
    top = view["piles"][action.target]["top"] if action.kind == PLAY and action.target >= 0 else None
    return action.kind, action.source, top or action.target


def outcomes(view: View, tried: Sequence[Action], attempts: int, chance: Random) -> NDArray[np.float64]:
    """The chance to win the match after each action, in as many imagined worlds, the same for all of them."""
    room, seats = _room(view["game"]), view["seats"]
    points = np.zeros((len(tried), attempts, seats), np.int64)
    endings = np.zeros((len(tried), attempts), np.int64)
    try_out(
        imagine(view, chance),
        room.record,
        view["seat"],
        np.array([action[:3] for action in tried], np.int64),
        np.tile(TIMES, (seats, 1)),
        np.tile(TUNED, (seats, 1)),
        np.zeros(seats),
        np.zeros((seats, 5), np.int64),
        room.listed,
        UNHEARD,
        np.array([chance.getrandbits(63) | 1 for _ in range(attempts)], np.uint64),
        new_chance(1),
        points,
        endings,
    )
    return chances_to_win(view, points, endings)


class _Room:
    """Room to work in, made once for each game."""

    def __init__(self, game: QuickCards) -> None:
        self.record: NDArray[Any] = np.zeros(1, game.state_type)
        self.listed = game.room_for_actions()


@cache
def _room(name: str) -> _Room:
    game = shelf.game(name)
    assert isinstance(game, QuickCards)
    return _Room(game)
