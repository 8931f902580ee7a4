"""Learn Lucky Numbers for two from nothing: ``python examples/learn_lucky_numbers.py``, with PyTorch and a GPU.

A network plays thousands of games against itself. It says how good each action is (the policy) and who will win (the
value), and learns from what came of its games by proximal policy optimisation. Every twenty seconds it plays against
the bot `greedy`; after a few minutes it wins more than 60 % of these games.
"""

import argparse
import time

import numpy as np
import torch
from learning import SEATS, advantages, against_greedy
from torch import Tensor, nn
from torch.nn.functional import mse_loss, one_hot

import ludotheque
from ludotheque.games.lucky_numbers.state import CELLS, HIGHEST

NUMBERS = HIGHEST + 1
PUTS = HIGHEST * CELLS
"""Every number on every cell: what the policy says of these holds for a clover taken and for one drawn."""
HELD = SEATS * (CELLS + 4) + 2 * HIGHEST
"""Where an observation has the clover just drawn. Before it: gardens, clovers to arrange, face up, face down."""


class Net(nn.Module):  # type: ignore[misc]
    """From what a seat sees to how good each action is, and to how likely it is to win (from -1 to 1)."""

    def __init__(self, actions: int, width: int) -> None:
        super().__init__()
        seen = SEATS * CELLS * NUMBERS + NUMBERS + HELD - SEATS * CELLS + 4
        self.body = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, planes: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """The chances with which each open action is chosen, and the value."""
        count, held = len(planes), planes[:, HELD].long()
        gardens = one_hot(planes[:, : SEATS * CELLS].long(), NUMBERS).view(count, -1)
        rest = torch.cat([planes[:, SEATS * CELLS : HELD] / 8, planes[:, HELD + 1 :]], dim=1)
        body = self.body(torch.cat([gardens, one_hot(held, NUMBERS), rest], dim=1).float())
        said = self.policy(body)
        puts = said[:, :PUTS].view(count, HIGHEST, CELLS)
        drawn = puts[torch.arange(count, device=puts.device), (held - 1).clamp(min=0)]
        said = torch.cat([said[:, :PUTS], said[:, PUTS : PUTS + CELLS] + drawn, said[:, PUTS + CELLS :]], dim=1)
        said = said.masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=said, validate_args=False), self.value(body).tanh().squeeze(1)


class Learner:
    """The games, the network, and what it learns from."""

    def __init__(self, device: str, games: int, steps: int, width: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.device, self.steps = device, steps
        self.env = ludotheque.env("lucky-numbers", SEATS, batch=games, seed=seed, device=device, longest=400,
                                  records=False)  # fmt: skip
        self.net = Net(len(self.env.actions), width).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3, fused=device == "cuda")

    def here(self, array: object) -> Tensor:
        """An array of the environment as a tensor in the same memory."""
        return torch.as_tensor(array, device=self.device)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> list[Tensor]:
        """Some steps of all games: what was seen, open and chosen, its chance, the value, and the advantage."""
        env, rows = self.env, []
        for _ in range(self.steps):
            planes, mask = (self.here(part).clone() for part in env.observe())
            chances, value = self.net(planes, mask)
            action, seat = chances.sample(), self.here(env.to_act).long()
            env.step(action if self.device == "cuda" else action.numpy())
            reward = self.here(env.rewards).gather(1, seat[:, None]).squeeze(1)
            same = (self.here(env.to_act) == seat).float()
            rows.append((planes, mask, action, chances.log_prob(action), value, reward,
                         self.here(env.done).float(), same))  # fmt: skip
        _, last = self.net(*(self.here(part) for part in env.observe()))
        planes, mask, action, chance, value, reward, done, same = map(torch.stack, zip(*rows, strict=True))
        better = torch.stack(advantages(torch.cat([value, last[None]]), reward, done, same, 0.95))
        return [part.flatten(0, 1) for part in (planes, mask, action, chance, value, better)]

    def learn(self, played: list[Tensor], progress: float, passes: int = 2, parts: int = 8) -> None:
        """Make good actions more likely, but none much more at once, and the value more nearly right."""
        self.optimizer.param_groups[0]["lr"] = 1e-3 * (1 - progress) + 3e-5
        curiosity = 0.01 * (1 - progress) + 0.0005
        for _ in range(passes):
            for rows in torch.randperm(len(played[0]), device=self.device).chunk(parts):
                planes, mask, action, before, value, better = (part[rows] for part in played)
                chances, thought = self.net(planes, mask)
                ratio = (chances.log_prob(action) - before).exp()
                gain = (better - better.mean()) / (better.std() + 1e-6)
                least = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
                loss = -least.mean() + mse_loss(thought, value + better) - curiosity * chances.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def choose(self, planes: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """The best action in each game."""
        chances, _ = self.net(torch.as_tensor(planes, device=self.device), torch.as_tensor(mask, device=self.device))
        best: np.ndarray = chances.probs.argmax(1).cpu().numpy()
        return best


def main() -> None:
    """Learn for as long as the command line says."""
    parser = argparse.ArgumentParser(description="Learn Lucky Numbers from nothing.")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--games", type=int, default=8192, help="the number of games that are played at once")
    parser.add_argument("--steps", type=int, default=24, help="the number of steps between two lessons")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--matches", type=int, default=1000, help="the number of games against greedy for each line")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    learner = Learner(asked.device, asked.games, asked.steps, asked.width, asked.seed)
    begun, told, spent, played = time.monotonic(), -1e9, 0.0, 0
    while True:
        passed = time.monotonic() - begun - spent
        over = passed >= asked.seconds
        if over or passed - told >= max(1.0, asked.seconds / 12):
            before = time.monotonic()
            matches = asked.matches * (4 if over else 1)
            share = against_greedy(learner.choose, matches, asked.seed + 1)
            margin = 1.96 * (share * (1 - share) / matches) ** 0.5
            print(f"{passed:5.0f} s, {played:11,} steps: wins {share:.1%} ± {margin:.1%}", flush=True)
            told, spent = passed, spent + time.monotonic() - before
        if over:
            return
        learner.learn(learner.play(), min(1.0, passed / asked.seconds))
        played += asked.games * asked.steps


if __name__ == "__main__":
    main()
