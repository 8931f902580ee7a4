"""Train the champion of Lucky Numbers on a GPU: ``python -m training.lucky_numbers.champion --out FOLDER``.

Thousands of rounds are played at a time, by one network for all seats. At every turn it looks at everything that the
seat on turn can do with every clover that it may draw. What it finds there, for every seat, is what the network learns
to say at once, together with how much better than expected it became later (TD(λ)). It begins as the champion that is.
"""

import argparse
import json
import time
import warnings
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from ludotheque.games.lucky_numbers.bots.features import LENGTH
from ludotheque.games.lucky_numbers.bots.thinking import ALMOST
from ludotheque.games.lucky_numbers.bots.weights import nets, write
from ludotheque.games.lucky_numbers.state import CELLS, CHOICE, HIGHEST, MICHAEL, MOST_SEATS, ROUND, SORTED, new_round
from ludotheque.kernel import new_chance
from training.lucky_numbers.launching import Launcher
from training.lucky_numbers.shared_net import WIDTH, SharedNet

SETUPS = ((SORTED, 0.4), (CHOICE, 0.4), (MICHAEL, 0.2))
"""How often each setup is played …"""
BRUNOS = 0.25
"""… and Bruno's variant."""
SPREAD = HIGHEST + 1
"""What can be drawn: each number, and nothing, by who takes from the middle."""


@dataclass(frozen=True)
class Plan:
    """How much is learned."""

    sizes: tuple[int, int, int] = (256, 128, 64)
    """The sizes of the layers: for the own garden, for another one, and the second."""
    rounds: tuple[tuple[int, int], ...] = ((2, 16384), (4, 8192), (3, 10240), (2, 16384), (4, 8192), (5, 6144))
    """The seats and the number of rounds of the generations, in turn."""
    longest: int = 48
    """A round with more turns than this a seat is not learnt from."""
    unfinished: float = 0.002
    """What part of the rounds, the last to end, is not learnt from either."""
    slips: float = 0.01
    """How often a seat does anything …"""
    doubts: float = 0.08
    """… and how often it does what may be as good: all that it thinks is off by so much then."""
    off: float = 0.05
    trust: tuple[float, float] = (0.98, 0.95)
    """How much what came later counts, against what the turn promised: at the beginning and at the end."""
    batch: int = 16384
    passes: float = 6.0
    """How often each position is looked at."""
    kept: int = 6_000_000
    """The number of positions that are remembered for each number of seats."""
    rate: tuple[float, float] = (1e-3, 3e-5)
    """How large the steps are at the beginning and at the end."""
    inertia: float = 0.998
    """How slowly the network that plays and is kept follows the one that learns."""
    most_rows: int = 4_000_000
    """How many gardens are looked at at a time."""


class Memory:
    """Tables at the beginning of turns and what they were worth, the newest over the oldest."""

    def __init__(self, size: int, device: str) -> None:
        self.size, self.added = size, 0
        self.parts = {
            "garden": torch.zeros(size, MOST_SEATS, CELLS, dtype=torch.uint8, device=device),
            "pile": torch.zeros(size, LENGTH, dtype=torch.uint8, device=device),
            "middle": torch.zeros(size, LENGTH, dtype=torch.uint8, device=device),
            "turn": torch.zeros(size, dtype=torch.uint8, device=device),
            "bruno": torch.zeros(size, dtype=torch.uint8, device=device),
            "target": torch.zeros(size, MOST_SEATS, device=device),
        }

    def add(self, parts: dict[str, Any], rows: Any) -> None:
        """Keep these rows of some tables."""
        at = (self.added + torch.arange(len(rows), device=rows.device)) % self.size
        for name, kept in self.parts.items():
            kept[at] = parts[name][rows]
        self.added += len(rows)

    @property
    def known(self) -> int:
        """The number of tables that are remembered."""
        return min(self.added, self.size)


class Champion:
    """The network that learns, the one that plays, and what they remember."""

    def __init__(self, plan: Plan, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.plan, self.device, self.seed = plan, device, seed
        self.launcher = Launcher(device)
        self.learner, self.player = (SharedNet(*plan.sizes).to(device) for _ in range(2))
        self.learner.begin_as(nets())
        self.player.load_state_dict(self.learner.state_dict())
        self.steps = torch.optim.Adam(self.learner.parameters(), lr=plan.rate[0], fused=device != "cpu")
        self.memory: dict[int, Memory] = {}
        self.generation = self.rounds = self.turns = self.taken = 0

    # Playing

    def dealt(self, seats: int, count: int) -> tuple[Any, Any]:
        """Rounds of all setups and variants, and their random generators."""
        chance = np.random.default_rng((self.seed, self.generation))
        kinds = [(first, setup, bruno) for first in range(seats) for setup, _ in SETUPS for bruno in (0, 1)]
        likely = [part * (BRUNOS if bruno else 1 - BRUNOS) / seats for _ in range(seats) for _, part in SETUPS
                  for bruno in (0, 1)]  # fmt: skip
        templates = np.array([np.array(new_round(seats, first, setup, bool(bruno))) for first, setup, bruno in kinds],
                             ROUND)  # fmt: skip
        rounds = templates[chance.choice(len(kinds), count, p=likely)]
        states = self.launcher.rounds(rounds)
        seeds = chance.integers(1, 2**62, count)
        chances = self.launcher.rounds(np.stack([new_chance(int(seed)) for seed in seeds]))
        self.launcher.run("begin", count, states, chances)
        return states, chances

    def values(self, active: Any, states: Any, listed: Any, seats: int, only: int) -> Any:
        """What each candidate is worth to the seat on turn and, if asked for, to those after it."""
        count, plan = len(listed), self.plan
        found = torch.empty(count, only, device=self.device)
        most = plan.most_rows // seats
        for offset in range(0, count, most):
            here = min(most, count - offset)
            rows = torch.zeros(here * seats, WIDTH, device=self.device)
            table = torch.zeros(here, 4, dtype=torch.int32, device=self.device)
            shares = torch.zeros(here, seats, device=self.device)
            self.launcher.run("foresee", here, offset, active, states, listed, rows, table, shares)
            values = torch.sigmoid(self.player(rows, table, seats, only))
            found[offset : offset + here] = torch.where(table[:, 3:4] > 0, shares[:, :only], values)
        return found

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, seats: int, count: int) -> dict[str, Any]:
        """Play rounds to their end. Returns the tables of all turns, with what they were worth."""
        plan, device, run = self.plan, self.device, self.launcher.run
        states, _ = self.dealt(seats, count)
        longest = plan.longest * seats
        notes = Memory(longest * count, device).parts
        worth, came = (torch.zeros(longest, count, seats, device=device) for _ in range(2))
        played = torch.zeros(longest, count, dtype=torch.bool, device=device)
        over = torch.zeros(count, dtype=torch.int32, device=device)
        outcome = torch.zeros(count, seats, device=device)
        turns = 0
        for turn in range(longest):
            active = (over == 0).nonzero().flatten().int()
            here = len(active)
            if here <= count * plan.unfinished:
                break
            counts = torch.zeros(here, dtype=torch.int32, device=device)
            weights = torch.zeros(here, SPREAD, dtype=torch.int32, device=device)
            movers = torch.zeros(here, dtype=torch.int32, device=device)
            run("survey", here, active, states, counts, weights, movers)
            run("write_down", here, active, states, turn * count, *(notes[name] for name in list(notes)[:5]))
            ends = counts.cumsum(0).int()
            total = int(ends[-1])
            listed = torch.zeros(total, 5, dtype=torch.int32, device=device)
            run("list_all", here, active, states, (ends - counts).int(), listed)
            chosen, promised, of_chosen = self.choose(active, states, listed, weights, movers, here, seats)
            rows = active.long()
            worth[turn, rows], came[turn, rows], played[turn, rows] = promised, of_chosen, True
            run("go_on", here, active, states, listed, chosen.int(), over, outcome)
            turns += here
        self.judge(notes, worth, came, played, over, outcome, seats)
        self.rounds += count
        self.turns += turns
        return notes

    def choose(
        self, active: Any, states: Any, listed: Any, weights: Any, movers: Any, here: int, seats: int
    ) -> tuple[Any, ...]:
        """For each round the candidate that is played, what the turn promised every seat, and what that is worth."""
        device, count, plan = self.device, len(listed), self.plan
        game = listed[:, 0].long()
        group = game * SPREAD + listed[:, 1].long()
        index = torch.arange(count, device=device)

        def best_of(mine: Any) -> tuple[Any, Any]:
            best = torch.full((here * SPREAD,), -9.0, device=device).scatter_reduce(0, group, mine, "amax")
            at = torch.where(mine >= best[group], index, count)
            first = torch.full((here * SPREAD,), count, dtype=torch.long, device=device)
            return best.view(here, SPREAD), first.scatter_reduce(0, group, at, "amin").view(here, SPREAD)

        mine = self.values(active, states, listed, seats, 1)[:, 0]
        best, first = best_of(mine)
        parts = weights.float()
        drawable = parts.sum(1)
        parts = parts / drawable.clamp(min=1)[:, None]
        drawing = torch.where(drawable > 0, (parts * best).sum(1), -9.0)
        takes = best[:, 0] > drawing + ALMOST
        known = (first < count) & (torch.where(takes[:, None], torch.arange(SPREAD, device=device) == 0, parts > 0))
        of_best = torch.zeros(here, SPREAD, seats, device=device)
        of_best[known] = self.shared(self.values(active, states, listed[first[known]], seats, seats))
        promised = torch.where(takes[:, None], of_best[:, 0], (parts[:, :, None] * of_best).sum(1))
        doubts = torch.rand(here, device=device) < plan.doubts
        _, unsure = best_of(mine + plan.off * torch.randn(count, device=device))
        chosen_of = torch.where(doubts[:, None], unsure, first)
        takes_now = best[:, 0] > drawing + ALMOST + plan.off * doubts * torch.randn(here, device=device)
        takes_now = (takes_now | (drawable == 0)) & (first[:, 0] < count)
        number = torch.multinomial(torch.where(drawable[:, None] > 0, parts, 1.0), 1).flatten()
        number = torch.where(takes_now, 0, number)
        chosen = chosen_of.gather(1, number[:, None]).flatten()
        sizes = torch.zeros(here * SPREAD, dtype=torch.long, device=device)
        sizes = sizes.scatter_add(0, group, torch.ones_like(group))
        starts = (sizes.cumsum(0) - sizes).view(here, SPREAD).gather(1, number[:, None]).flatten()
        sizes = sizes.view(here, SPREAD).gather(1, number[:, None]).flatten()
        slips = torch.rand(here, device=device) < plan.slips
        anything = starts + torch.minimum((torch.rand(here, device=device) * sizes).long(), sizes - 1)
        chosen = torch.where(slips, anything, chosen)
        of_chosen = self.shared(self.values(active, states, listed[chosen], seats, seats))
        around = (torch.arange(seats, device=device)[None] - movers.long()[:, None]) % seats
        return chosen, promised.gather(1, around), of_chosen.gather(1, around)

    @staticmethod
    def shared(values: Any) -> Any:
        """Values of all seats, so that they add up to one: somebody wins."""
        return values / values.sum(1, keepdim=True).clamp(min=1e-6)

    def judge(
        self, notes: dict[str, Any], worth: Any, came: Any, played: Any, over: Any, outcome: Any, seats: int
    ) -> None:
        """Write what every turn was worth: what it promised, and how much better what came later was than expected.

        So the luck of the draw, and what a slip costs, count for nothing.
        """
        begin, end = self.plan.trust
        trust = (begin + (end - begin) * self.progress) ** (2 / seats)  # as far ahead in turns of one's own
        count = worth.shape[1]
        later = outcome.clone()
        for turn in range(len(worth) - 1, -1, -1):
            better = worth[turn] + trust * (later - came[turn])
            later = torch.where(played[turn][:, None], better, later)
            notes["target"][turn * count : (turn + 1) * count, :seats] = later
        learnt = (played & (over > 0)[None]).flatten().nonzero().flatten()
        self.memory.setdefault(seats, Memory(self.plan.kept, self.device)).add(notes, learnt)
        self.taken = len(learnt)

    # Learning

    progress = 0.0

    def learn(self, seats: int) -> float:
        """Learn from what is remembered. Returns the mean loss."""
        plan, memory = self.plan, self.memory[seats]
        begin, end = plan.rate
        rate = begin * (end / begin) ** self.progress * min(1.0, (self.generation + 1) / 4)
        for group in self.steps.param_groups:
            group["lr"] = rate
        steps = max(1, int(self.taken * plan.passes / plan.batch))
        parts, losses = memory.parts, torch.zeros((), device=self.device)
        rows = torch.zeros(plan.batch * seats, WIDTH, device=self.device)
        for _ in range(steps):
            picked = torch.randint(memory.known, (plan.batch,), device=self.device)
            flips = torch.randint(64, (plan.batch,), device=self.device).int()
            rows.zero_()
            self.launcher.run(
                "recall", plan.batch, picked, seats, flips, parts["garden"], parts["pile"], parts["middle"], rows
            )
            table = torch.stack(
                [parts["turn"][picked].int(), parts["pile"][picked, HIGHEST].int(), parts["bruno"][picked].int()], 1
            )
            target = parts["target"][picked, :seats]
            loss = binary_cross_entropy_with_logits(self.learner(rows, table, seats), target)
            self.steps.zero_grad()
            loss.backward()
            self.steps.step()
            losses += loss.detach()
            with torch.no_grad():
                followed = list(self.player.parameters()), list(self.learner.parameters())
                torch._foreach_lerp_(*followed, 1 - plan.inertia)
        return float(losses / steps)

    def keep(self, folder: Path) -> None:
        """Keep the network, for the bots and to go on from."""
        write(folder / "final.npz", {seats: self.player.unrolled(seats) for seats in range(2, MOST_SEATS + 1)})
        kept = {"learner": self.learner.state_dict(), "player": self.player.state_dict()}
        torch.save({**kept, "steps": self.steps.state_dict(), "rounds": self.rounds, "turns": self.turns},
                   folder / "champion.pt")  # fmt: skip

    def go_on_from(self, file: Path) -> None:
        """Go on from what was kept."""
        kept = torch.load(file, map_location=self.device)
        self.learner.load_state_dict(kept["learner"])
        self.player.load_state_dict(kept["player"])
        self.steps.load_state_dict(kept["steps"])
        self.rounds, self.turns = kept["rounds"], kept["turns"]


def train(plan: Plan, device: str, seconds: float, folder: Path, start: Path | None, seed: int,
          span: tuple[float, float]) -> None:  # fmt: skip
    """Play and learn for some time, and keep the network and the curve in a folder.

    ``span`` is the part of the whole training that this is: step sizes go on where an earlier part ended.
    """
    champion = Champion(plan, device, seed)
    if start:
        champion.go_on_from(start)
    begun = kept = time.monotonic()
    curve = (folder / "curve.jsonl").open("a")
    while (passed := time.monotonic() - begun) < seconds:
        champion.progress = span[0] + (span[1] - span[0]) * passed / seconds
        seats, count = plan.rounds[champion.generation % len(plan.rounds)]
        before = time.monotonic()
        champion.play(seats, count)
        between = time.monotonic()
        loss = champion.learn(seats)
        champion.generation += 1
        line = {
            "generation": champion.generation,
            "seats": seats,
            "rounds": champion.rounds,
            "turns": champion.turns,
            "loss": round(loss, 4),
            "playing": round(between - before, 2),
            "learning": round(time.monotonic() - between, 2),
            "seconds": round(time.monotonic() - begun),
        }
        curve.write(json.dumps(line) + "\n")
        curve.flush()
        print(line, flush=True)
        if time.monotonic() - kept > 100:
            champion.keep(folder)
            kept = time.monotonic()
    champion.keep(folder)


def main() -> None:
    """Train for as long as the command line says."""
    parser = argparse.ArgumentParser(description="Train the champion of Lucky Numbers.")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=1000)
    parser.add_argument("--out", type=Path, required=True, help="the folder for the network and the curve")
    parser.add_argument("--start", type=Path, help="a champion.pt to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--span", type=float, nargs=2, default=(0.0, 1.0), help="which part of the training this is")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--small", action="store_true", help="a few rounds only, to try the program")
    chosen = parser.parse_args()
    plan = Plan()
    plan = replace(plan, rounds=tuple(kind for kind in plan.rounds if kind[0] in chosen.seats))
    if chosen.small:
        plan = Plan(sizes=(264, 136, 72), rounds=((2, 60), (4, 10)), batch=256, kept=20_000)
    warnings.filterwarnings("ignore", message=".*Grid size")
    torch.backends.cuda.matmul.allow_tf32 = True
    chosen.out.mkdir(parents=True, exist_ok=True)
    train(plan, chosen.device, chosen.seconds, chosen.out, chosen.start, chosen.seed, tuple(chosen.span))


if __name__ == "__main__":
    main()
