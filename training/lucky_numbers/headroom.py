"""How much better the champion could decide: ``python -m training.lucky_numbers.headroom [--seconds N]``.

The champion with one ply plays against frozen opponents. At some of its decisions, what it does and what seems nearly
as good is played out many times with the same clovers, by the same players, and the luck of the draw is taken off. That
tells how far off the net is where it compares two actions. From this follows how much it loses by all its decisions: as
much would a player win more who always did the best of them, and else went on like the champion. A decision that is
better by these playouts is tried in others, too: what it gains there is won in any case.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import numpy as np

from ludotheque.games.lucky_numbers.bots.players import LEARNED, Player, choose_action
from ludotheque.games.lucky_numbers.bots.searching import TWO_PLIES
from ludotheque.games.lucky_numbers.bots.thinking import Buffers, new_buffers, share_of_win, value_actions
from ludotheque.games.lucky_numbers.bots.turns import act
from ludotheque.games.lucky_numbers.bots.weights import HERE, nets
from ludotheque.games.lucky_numbers.state import ARRANGING, OVER, SORTED, new_round
from ludotheque.kernel import Floats, State, copied, new_chance
from training.lucky_numbers import measuring
from training.lucky_numbers.contests import LONGEST, Judge, new_judge, play_round, turn_up

WIDTH = 4
"""The number of actions that are tried at most …"""
NEAR = 0.12
"""… if they seem at most so much worse than the best, as a part of an equal share of the win."""
ASKED = 0.1
"""At which part of the decisions."""
TIMES = 2 * 48
"""How often each is played out."""
DRAWN, AGAIN = 400, 60
"""How often chance is asked what follows from how far off the net is, and how often all that is done for a margin."""


class Setting(NamedTuple):
    """Who plays: the champion has a seat, others the rest."""

    champion: Player
    others: Player
    mine: Buffers
    theirs: Buffers
    judge: Judge
    seats: int


class Decision(NamedTuple):
    """A decision of the champion: what it does comes first, then what else was tried."""

    said: Floats
    """By how much the net thinks that each action is better than what is done …"""
    found: Floats
    """… by how much it was, in the first half of the playouts and in the second …"""
    doubt: Floats
    """… and the standard error of their mean."""
    two_plies: float
    """By how much the choice of two plies was better."""


class Match(NamedTuple):
    """A match of the champion."""

    decisions: int
    won: float
    looked_into: list[Decision]


def setting(seats: int, opponent: str) -> Setting:
    """The champion with one ply against others of a kind."""
    net = nets()[seats]
    champion, others = Player(LEARNED, net=net), measuring.player(opponent, seats, HERE / "final.npz")
    return Setting(champion, others, new_buffers(net), new_buffers(others.net), new_judge(net), seats)


def played_out(at: Setting, state: State, seat: int, action: tuple[int, ...], seed: int) -> Floats:
    """What a seat wins after an action, without the luck of the draw, for each of many orders of the pile."""
    found = np.zeros(TIMES)
    for number in range(TIMES):
        after, deal, chance = copied(state), new_chance(seed + 2 * number), new_chance(seed + 2 * number + 1)
        act(after, seat, *action)
        luck = play_round(after, at.champion, at.others, at.mine, at.theirs, seat, at.judge, deal, chance)
        found[number] = share_of_win(after, seat) - luck
    return found


def look_into(at: Setting, state: State, seat: int, seed: int) -> Decision:
    """Play out what the champion does, and what seems nearly as good."""
    buffers, chance = at.mine, new_chance(1)
    chosen = tuple(map(int, choose_action(at.champion, buffers, state, seat, chance)))
    again = tuple(map(int, choose_action(at.champion._replace(depth=TWO_PLIES), buffers, state, seat, chance)))
    count = value_actions(at.champion.net, buffers.scratch, state, seat, buffers.states, buffers.listed, buffers.values)
    values = {tuple(map(int, buffers.listed[i])): float(buffers.values[i]) for i in range(count)}
    best = sorted(values, key=lambda action: -values[action])[:WIDTH]
    near = [action for action in best if values[action] >= values[best[0]] - NEAR / at.seats]
    tried = list(dict.fromkeys([chosen, *near, again]))
    if len(tried) == 1:
        return Decision(np.zeros(1), np.zeros((2, 1)), np.zeros(1), 0.0)
    played = np.array([played_out(at, state, seat, action, seed) for action in tried])
    played -= played[0].copy()
    said = np.array([values[action] for action in tried]) - values[chosen]
    halves = np.stack([played[:, part::2].mean(axis=1) for part in range(2)])
    return Decision(said, halves, played.std(axis=1) / TIMES**0.5, float(played[tried.index(again)].mean()))


def matches(at: Setting, worker: int, until: float) -> Iterator[Match]:
    """Matches of the champion."""
    number = worker * 1_000_000
    while time.time() < until:
        number += 1
        pick = np.random.default_rng(number)
        seat, state = number % at.seats, new_round(at.seats, 0, SORTED, False)
        deal, chance, decisions, found = new_chance(number), new_chance(number + 7), 0, list[Decision]()
        luck = 0.0
        for _ in range(LONGEST):
            luck += turn_up(at.judge, state, seat, deal)
            if state.phase == OVER:
                break
            here = int(state.turn)
            if here == seat and state.phase != ARRANGING:
                decisions += 1
                if pick.random() < ASKED:
                    found.append(look_into(at, state, seat, 10_000 * number))
            one = (at.champion, at.mine) if here == seat else (at.others, at.theirs)
            act(state, here, *choose_action(*one, state, here, chance))
        yield Match(decisions, share_of_win(state, seat) - luck, found)


def part(seats: int, opponent: str, worker: int, seconds: float) -> list[Match]:
    """What a process finds in some time."""
    return list(matches(setting(seats, opponent), worker, time.time() + seconds))


class Fit(NamedTuple):
    """How what the net says of other actions came true: with a slope, and off by so much (a standard deviation)."""

    slope: float
    off: float


def fit(decisions: list[Decision]) -> Fit:
    """How far off the net is, beyond what the playouts leave in doubt."""
    said, found, doubt = (np.concatenate([one[1:] for one in parts]) for parts in zip(
        *((one.said, one.found.mean(axis=0), one.doubt) for one in decisions), strict=True))  # fmt: skip
    off = 0.01
    for _ in range(20):
        weight = 1 / (off**2 + doubt**2)
        slope = (weight * said * found).sum() / (weight * said**2).sum()
        off = np.sqrt(max(1e-8, np.average((found - slope * said) ** 2 - doubt**2, weights=weight)))
    return Fit(float(slope), float(off))


def lost(decisions: list[Decision], how: Fit, chance: np.random.Generator) -> float:
    """What a decision loses on average, if the net is as far off as that."""
    total = 0.0
    for one in decisions:
        if len(one.said) > 1:
            errors = chance.normal(0, how.off / 2**0.5, (DRAWN, len(one.said)))
            worth = how.slope * one.said + errors - errors[:, :1]
            total += worth.max(axis=1).mean()
    return total / len(decisions)


def gained(decisions: list[Decision], how: Fit) -> Floats:
    """What each decision gains that is better by half of the playouts and the net together, by the other half."""
    gains = np.zeros(len(decisions))
    for row, one in enumerate(decisions):
        trust = how.off**2 / (how.off**2 + 2 * one.doubt**2 + 1e-12)
        for half in range(2):
            worth = how.slope * one.said * (1 - trust) + one.found[half] * trust
            gains[row] += one.found[1 - half][worth.argmax()] / 2
    return gains


def told(played: list[Match]) -> str:
    """What was found, in points of the share of wins a match."""
    each, won = np.mean([match.decisions for match in played]), np.array([match.won for match in played])
    decisions = [one for match in played for one in match.looked_into]
    how, chance = fit(decisions), np.random.default_rng(1)
    again = []
    for _ in range(AGAIN):
        some = [decisions[i] for i in chance.integers(len(decisions), size=len(decisions))]
        again.append(lost(some, fit(some), chance))
    sure, twice = gained(decisions, how), np.array([one.two_plies for one in decisions])
    points = 100 * each
    margins = [1.96 * points * one.std() / len(decisions) ** 0.5 for one in (sure, twice)]
    return (
        f"wins {100 * won.mean():.1f} % ± {196 * won.std() / len(won) ** 0.5:.1f} of {len(won)} matches "
        f"with {each:.1f} decisions each; {len(decisions)} looked into, "
        f"{sum(len(one.said) > 1 for one in decisions)} with a choice; "
        f"the net is off by {100 * how.off:.2f} points (slope {how.slope:.2f}); points a match: "
        f"lost {points * lost(decisions, how, chance):.2f} ± {1.96 * points * np.std(again):.2f}, "
        f"gained for sure {points * sure.mean():.2f} ± {margins[0]:.2f}, "
        f"by two plies {points * twice.mean():.2f} ± {margins[1]:.2f}"
    )


def main() -> None:
    """Print what decisions lose, with two seats and with four, against each of the frozen opponents."""
    parser = argparse.ArgumentParser(description="How much better the champion of Lucky Numbers could decide.")
    parser.add_argument("--seconds", type=float, default=600, help="for each contest")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--opponents", nargs="+", default=["greedy", "former champion"])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    chosen = parser.parse_args()
    part(2, "greedy", 0, 0.1)  # compiled before the processes part
    with ProcessPoolExecutor(chosen.workers) as pool:
        for seats in chosen.seats:
            for opponent in chosen.opponents:
                jobs = [pool.submit(part, seats, opponent, one, chosen.seconds) for one in range(chosen.workers)]
                print(f"{seats} seats, {opponent}: {told([one for job in jobs for one in job.result()])}", flush=True)


if __name__ == "__main__":
    main()
