"""A bot that plays a seat from outside, over the same messages as a person."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from random import Random

from ludotheque.bots.acting import act_in_time, acting
from ludotheque.bots.levels import bot_for, level
from ludotheque.client.errors import TurnedDown
from ludotheque.client.remote import RemoteTable
from ludotheque.contract import Action, View
from ludotheque.table.messages import Act, Answer, ComeBack, Pass, Ready, Rematch, Signal, Start

USUAL_PACE = 0.05
"""Seconds that a bot takes for an action at the least: servers do not listen to those who talk much faster."""
A_MOMENT = 0.1
"""Seconds until a refusal that depends on the time may no longer hold."""
LEAVES_THE_WORD = 10.0
"""Seconds for which a bot leaves it to the others to give the word for a round."""


class Robot:
    """Sits at a table, is ready when the others are wanted to be, and plays."""

    def __init__(
        self,
        table: RemoteTable,
        *,
        pace: float | None = None,
        seed: str | None = None,
        level: str | None = None,
    ) -> None:
        self.table = table
        self.pace = pace
        """Seconds for an action; else those of its tempo where all play at once, and as few as may be elsewhere."""
        self.level = level
        self.acted = 0
        """How many of its actions were carried out."""
        self._chance = Random(seed or secrets.token_hex(16))

    async def play(self, matches: int = 1) -> None:
        """Play this many matches; the table gathers again between them."""
        over = self.table.matches_over + matches
        while self.table.matches_over < over:
            number = self.table.number
            try:
                if await self._do_something():
                    continue
            except TurnedDown:
                # Something else was faster, or the time has not come: look again.
                await asyncio.sleep(A_MOMENT)
                continue
            await self.table.until(lambda number=number: self.table.number != number)  # type: ignore[misc]

    async def _do_something(self) -> bool:
        """Do what is to be done now. Returns whether there was anything."""
        table = self.table.table
        assert table is not None
        if self.table.seat is None:
            return False
        own = table.seats[self.table.seat]
        if table.phase == "gathering":
            if not own.ready:
                await self.table.do(Ready)
                return True
            everybody = all(seat.bot or seat.ready for seat in table.seats)
            if everybody and table.host == self.table.guest:
                await self.table.do(Start)
                return True
            return False
        if table.phase == "over":
            if self.table.seat == self._first_guest():
                await self.table.do(Rematch)
                return True
            return False
        if own.bot:
            await self.table.do(ComeBack)
            return True
        if table.proposal and self.table.guest not in table.proposal.agreed:
            await self.table.do(Answer, agree=True)
            return True
        if self.table.awaits_signal:
            return await self._be_ready()
        return await self._act()

    async def _be_ready(self) -> bool:
        """Be ready for the round; where nobody gives the word, give it."""
        table = self.table.table
        assert table is not None
        if self.table.owes_ready:
            await self.table.do(Ready)
            return True
        if table.paused or table.settings.signal != "word":
            return False
        with contextlib.suppress(TimeoutError):
            await self.table.until(lambda: not self.table.awaits_signal, LEAVES_THE_WORD)
            return True
        await self.table.do(Signal)
        return True

    def _first_guest(self) -> int | None:
        """The first seat of a guest, who asks for another match, so that not everybody does."""
        seats = self.table.table.seats if self.table.table else []
        return next((number for number, seat in enumerate(seats) if seat.guest is not None and not seat.bot), None)

    async def _act(self) -> bool:
        if not self.table.may_act or not self.table.legal or self.table.view is None:
            return False
        game, seen = self.table.game, self.table.number
        tempo = level(game.name, self.level).tempo if self.pace is None else None
        usual = USUAL_PACE if self.pace is None else self.pace
        await asyncio.sleep(self.table.countdown())
        action = await act_in_time(
            acting(game, tempo or usual, self._chance, self._look, rests=self.table.rest_left), self._think
        )
        if action is None and self.table.may_act and self.table.table and self.table.table.settings.by_turns:
            await self.table.do(Pass)
            return True
        if action is None:
            return seen != self.table.number
        await self.table.do(Act, action=game.write(action))
        self.acted += 1
        return True

    async def _think(self, view: View, actions: Sequence[Action], seed: int) -> Action | None:
        return bot_for(view.game, self.level)(view, actions, seed)

    def _look(self) -> tuple[View, list[Action]] | None:
        view = self.table.view
        return (view, self.table.actions) if view and self.table.may_act else None
