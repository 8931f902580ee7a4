"""The steward: sees to it that bots act and that clocks run out, at every table of a house.

Of several servers that know a table, the one that its attendance names as leader acts for it. Should two of them
think so, the store decides who was first, and the numbers of a bot's actions keep it from acting twice.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random

from ludotheque.bots.acting import act_in_time, acting
from ludotheque.bots.levels import level_or_usual
from ludotheque.bots.tempo import PACES
from ludotheque.contract import Action, View
from ludotheque.table.house import House
from ludotheque.table.keeping.clerk import NotKept
from ludotheque.table.playing.players import Players
from ludotheque.table.room import Room

BREATH = 0.01
"""The least time between two looks of a bot that waits."""
SAME_AGAIN, REST = 20, 0.2
"""A bot that did the same thing `SAME_AGAIN` times in a row rests `REST` seconds before it does so again: with nothing
to play, bots that act at once would turn their cards a hundred times a second, and nobody could follow."""
STORE_PAUSE = 1.0
"""Seconds until a bot tries again when the store could not keep what it did."""
HANDOVER = 1.0
"""Seconds after which a server looks again whether it acts now for a table that another server acts for."""
ASLEEP = 60.0
"""Seconds after which bots rest at a table where nobody is; they go on when somebody comes."""


class Steward:
    """Looks after the tables of a house."""

    def __init__(self, house: House, players: Players, chance: Random | None = None) -> None:
        self._house = house
        self._players = players
        self._chance = chance or Random()
        self._ringing: set[asyncio.Task[None]] = set()
        house.observe(self.see_to)

    def see_to(self, room: Room) -> None:
        """Look at a table after a change: wake the bots that must act, and set the alarm for its clock."""
        if not self._house.uses(room):
            return
        for seat in room.table.bots_to_act():
            task = room.bots.get(seat)
            if task is None or task.done():
                room.bots[seat] = asyncio.get_running_loop().create_task(self._play(room, seat))
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        expiry = room.table.clock.expiry() if room.table.clock else None
        if expiry:
            self._set_alarm(room, max(0, expiry[0] - self._house.now()) / 1000)

    def _set_alarm(self, room: Room, delay: float) -> None:
        room.alarm = asyncio.get_running_loop().call_later(delay, self._ring, room)

    def _ring(self, room: Room) -> None:
        room.alarm = None
        task = asyncio.get_running_loop().create_task(self._end_time(room))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _end_time(self, room: Room) -> None:
        if self._leads(room):
            await self._house.look_after(room)
        if room.alarm is None and self._house.uses(room) and room.table.clock and room.table.clock.expiry():
            self._set_alarm(room, HANDOVER)  # another server is to see to it, or the store was down: look again

    def _leads(self, room: Room) -> bool:
        return room.attendance.leader(self._house.server, self._house.now() / 1000) == self._house.server

    def _asleep(self, room: Room) -> bool:
        now = self._house.now() / 1000
        return not room.listeners and now - room.last_used > ASLEEP and not room.attendance.here(now)

    async def _play(self, room: Room, seat: int) -> None:
        """Play a seat for as long as it is a bot's turn."""
        last, again = None, 0
        while seat in room.table.bots_to_act() and not self._asleep(room):
            table = room.table
            begins = max(0, (table.begins or 0) - self._house.now()) / 1000
            await asyncio.sleep(begins + (REST if again >= SAME_AGAIN else 0.0))
            if begins:
                continue  # the countdown may have been stopped meanwhile, and begun anew
            if not self._leads(room):
                await asyncio.sleep(HANDOVER)
                continue
            match, begun, acted = table.match, table.begins, table.seats[seat].acted
            action = await self._decide(room, seat)
            passes = action is None and table.settings.by_turns and table.begins == begun
            try:
                done = (passes or action is not None) and await self._house.bot_acts(room, seat, action, acted, match)
            except NotKept:
                await asyncio.sleep(STORE_PAUSE)
                continue
            if done:
                self._house.counters.bot_actions += 1
                last, again = action, again + 1 if action == last else 0
            else:
                await asyncio.sleep(BREATH)

    async def _decide(self, room: Room, seat: int) -> Action | None:
        """What a bot does, once it has had the time to do it, a human time; None if it waits."""
        table, pace = room.table, PACES[room.table.settings.pace]
        game, level = table.game, level_or_usual(table.game.name, table.level(seat))
        tempo = level.tempo.paced(pace.factor) if level.tempo else self._chance.uniform(*pace.seconds)
        begins = table.begins

        def look() -> tuple[View, Sequence[Action]] | None:
            if table.match is None or seat not in table.bots_to_act() or table.begins != begins:
                return None  # what it saw in the last round is nothing to go by in this one
            return table.match.view(seat), table.match.actions(seat)

        def rests() -> float:
            return max(0, table.seats[seat].rests - self._house.now()) / 1000

        think = partial(self._players.choose, table.name, game.name, level.name)
        return await act_in_time(acting(game, tempo, self._chance, look, rests=rests), think)
