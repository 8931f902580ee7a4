"""One network for any number of seats, to be trained with PyTorch: every opponent is seen with the same weights."""

from typing import Any

import numpy as np
import torch
from torch import nn

from ludotheque.games.lucky_numbers.bots.features import FEATURES
from ludotheque.games.lucky_numbers.bots.net import LEFT, TABLE, Net
from ludotheque.games.lucky_numbers.state import MOST_SEATS

ACTIVE = 40
"""About how many features a garden has at a time."""
WIDTH = (FEATURES + 7) // 8 * 8
"""How long a row of features is: a multiple of eight is faster."""


class SharedNet(nn.Module):  # type: ignore[misc]
    """What `bots.net` works out, for a batch of tables and for all seats at a time."""

    def __init__(self, own: int, other: int, second: int) -> None:
        super().__init__()
        self.own = _weights(WIDTH, own, ACTIVE)
        self.other = _weights(WIDTH, other, ACTIVE)
        self.mine = _weights(own, second, own)
        self.theirs = _weights(other, second, other)
        """How an opponent counts …"""
        self.of_place = nn.Parameter(torch.zeros(MOST_SEATS - 1, other, second))
        """… and what it adds to that to be the next on turn, the one after …"""
        self.table = _weights(TABLE, second, second)
        self.of_seats = nn.Parameter(torch.zeros(MOST_SEATS + 1, second))
        self.out = nn.Parameter(torch.zeros(second + 1))

    def forward(self, rows: Any, table: Any, seats: int, only: int = MOST_SEATS) -> Any:
        """The log odds of every seat, or of the first ones only, to win.

        There is a row for each garden; the table says who is on turn, the pile and Bruno's.
        """
        gardens, only = rows.view(-1, seats, rows.shape[1]), min(seats, only)
        own = torch.relu(gardens[:, :only].reshape(-1, rows.shape[1]) @ self.own).view(-1, only, self.own.shape[1])
        other = torch.relu(rows @ self.other).view(-1, seats, self.other.shape[1])
        mixed = own @ self.mine + table_rows(table, seats)[:, :only] @ self.table + self.of_seats[seats]
        for place in range(1, seats):
            opponents = other.roll(-place, dims=1)[:, :only] if only > 1 else other[:, place : place + 1]
            mixed = mixed + opponents @ (self.theirs + self.of_place[place - 1])
        return torch.relu(mixed) @ self.out[:-1] + self.out[-1]

    def begin_as(self, nets: dict[int, Net]) -> None:
        """Begin with all that smaller networks know, one for each number of seats; what is added says nothing yet."""
        most = max(nets)
        net = nets[most]
        own, other, second = net.own.shape[1], net.other.shape[1], net.mix.shape[1]
        with torch.no_grad():
            for wide, narrow in ((self.own, net.own), (self.other, net.other)):
                wide[FEATURES:] = 0
                wide[:FEATURES, : narrow.shape[1]] = torch.from_numpy(narrow)
            opponents = [torch.from_numpy(net.mix[own + place * other :][:other]) for place in range(most - 1)]
            for wide in (self.mine, self.theirs, self.table):
                wide[:, :second] = 0
            self.mine[:own, :second] = torch.from_numpy(net.mix[:own])
            self.theirs[:other, :second] = opponents[0]
            for place, theirs in enumerate(opponents):
                self.of_place[place, :other, :second] = theirs - opponents[0]
            for seats, one in nets.items():
                table = torch.from_numpy(one.mix[-TABLE:])
                self.table[:-1, :second] = table[:-1]
                self.of_seats[seats, :second] = table[-1]
            self.out[:second] = torch.from_numpy(net.out[:-1])
            self.out[-1] = float(net.out[-1])

    def unrolled(self, seats: int) -> Net:
        """The network for a number of seats, as the bots use it."""
        parts = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        table = parts["table"].copy()
        table[-1] += parts["of_seats"][seats]
        opponents = [parts["theirs"] + parts["of_place"][place] for place in range(seats - 1)]
        mix = np.concatenate([parts["mine"], *opponents, table])
        found = Net(parts["own"][:FEATURES], parts["other"][:FEATURES], mix, parts["out"])
        return Net(*(np.ascontiguousarray(weights, np.float32) for weights in found))


def _weights(inputs: int, outputs: int, active: int) -> Any:
    return nn.Parameter(torch.randn(inputs, outputs) / active**0.5)


def table_rows(table: Any, seats: int) -> Any:
    """What each seat knows of the table, as `bots.net.table_features` has it."""
    turn, left, bruno = table[:, 0].long(), table[:, 1].long(), table[:, 2]
    rows = torch.zeros(len(table), seats, TABLE, device=table.device)
    turns = ((left + seats - 1) // seats).clamp(max=LEFT - 1)
    rows.scatter_(2, turns[:, None, None].expand(-1, seats, 1), 1.0)
    waits = (torch.arange(seats, device=table.device)[None] - turn[:, None]) % seats
    rows.scatter_(2, LEFT + waits[:, :, None], 1.0)
    rows[:, :, LEFT + MOST_SEATS] = bruno[:, None].float()
    rows[:, :, LEFT + MOST_SEATS + 1] = (left.float() / (16 * seats))[:, None]
    rows[:, :, LEFT + MOST_SEATS + 2] = 1.0
    return rows
