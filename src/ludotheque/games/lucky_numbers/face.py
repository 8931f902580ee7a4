"""The face of Lucky Numbers: gardens of four lines, the middle, and where a clover would fit."""

from collections.abc import Sequence
from itertools import chain, groupby

import msgspec

from ludotheque.contract import Event
from ludotheque.games.lucky_numbers.actions import Action, Arrange, Draw, Place, Take
from ludotheque.games.lucky_numbers.notation import CELL_NAMES, Colour
from ludotheque.games.lucky_numbers.state import SIDE
from ludotheque.games.lucky_numbers.view import View
from ludotheque.terminal.face import Answer, Face
from ludotheque.terminal.typed import question, small_number

COLUMNS = [name[0] for name in CELL_NAMES[:SIDE]]
DRAWN = ("draws", "draws-for-diagonal")
NO_COLOUR = "none"
"""What the words take for a clover of which only the number is told."""


class LuckyNumbersFace(Face[View, Action]):
    """Lucky Numbers in plain lines."""

    def deserves_telling(self, event: Event) -> bool:
        """Everything but what the others draw, which what they do with it tells; a spectator hears that too."""
        return self.reader in (None, event.seat) or event.kind not in DRAWN

    def in_short(self, event: Event) -> Event:
        """The event without the colours of its clovers."""
        colourless = {name: NO_COLOUR for name in event.facts if name in ("colour", "exchanged_colour")}
        return msgspec.structs.replace(event, facts={**event.facts, **colourless})

    def scene(self, view: View) -> list[str]:
        """The reader's garden and the middle, at the beginning of a turn."""
        assert view.seat is not None
        return [*self.mine(view, view.seat), *self.middle(view)] if view.phase == "choosing" else []

    def now(self, view: View, actions: Sequence[Action]) -> Answer[Action]:
        """What the reader can do: arrange, set, draw or take, place or leave."""
        assert self.reader is not None
        if view.phase == "arranging":
            numbers = view.to_arrange[self.reader]
            example = self.write(Arrange(tuple(sorted(numbers))))
            return Answer([self.say("lucky-arrange", clovers=self.voice.list(numbers), example=example)])
        if view.phase == "setting":
            listed = ", ".join(map(self.write, actions))
            return Answer([self.say("lucky-set", clover=view.held, actions=listed)])
        if view.phase == "holding":
            cells = [action.cell for action in actions if isinstance(action, Place)]
            where = self._cells(view, cells)
            return Answer([self.say("lucky-place" if cells else "lucky-leave", clover=view.held, cells=where)])
        garden = view.gardens[self.reader]
        takes = [action for action in actions if isinstance(action, Take)]
        if Draw() in actions:
            takes = [take for take in takes if garden[take.cell] != take.number]
        turn = "draw-only" if not takes else None if Draw() in actions else "take-only"
        lines = [self.say("lucky-turn", turn)]
        for number, same in groupby(takes, key=lambda take: take.number):
            where = self._cells(view, [take.cell for take in same])
            lines.append(self.say("lucky-take", number=number, cells=where))
        return Answer(lines)

    def look(self, view: View) -> list[str]:
        """Every garden, the middle and the pile."""
        lines = [line for seat in range(view.seats) for line in self.mine(view, seat)]
        return [*lines, *self.middle(view)]

    def mine(self, view: View, seat: int) -> list[str]:
        """A garden in four lines."""
        return self._garden(seat, [self.voice.figure(number) if number else "" for number in view.gardens[seat]])

    def middle(self, view: View) -> list[str]:
        """The clovers that lie face up, and how many still lie face down."""
        return [self._face_up([str(number) for number in view.face_up]), self.say("lucky-pile", count=view.face_down)]

    def _face_up(self, clovers: list[str]) -> str:
        return self.say("lucky-middle", count=len(clovers), clovers=", ".join(clovers))

    def scores(self, view: View) -> list[str]:
        """The empty cells of each garden, and in a tournament the points."""
        empty = self.by_seat("lucky-empty-cells", [garden.count(0) for garden in view.gardens])
        return [*empty, *(super().scores(view) if view.options["tournament"] else [])]

    def answer(self, line: str, view: View, actions: Sequence[Action]) -> Answer[Action] | None:
        """The colours of a garden and of the middle, which matter to nobody's plans; a spectator sees all gardens."""
        asked, about = question(line, self.voice.language)
        if asked != "colours":
            return None
        named = small_number(about)
        seat = view.seat if named is None else named - 1
        if seat is not None and not 0 <= seat < view.seats:
            return Answer([self.say("no-such-seat", most=view.seats)])
        gardens = [self._coloured(view, each) for each in (range(view.seats) if seat is None else [seat])]
        face_up = zip(view.face_up, view.face_up_colours, strict=True)
        return Answer([*chain(*gardens), self._face_up([self._clover(*clover) for clover in face_up])])

    def _coloured(self, view: View, seat: int) -> list[str]:
        clovers = zip(view.gardens[seat], view.garden_colours[seat], strict=True)
        return self._garden(seat, [self._clover(*clover) if clover[0] else "" for clover in clovers])

    def _garden(self, seat: int, clovers: list[str]) -> list[str]:
        empty = self.say("lucky-empty")
        cells = [clover or empty for clover in clovers]
        width = max(map(len, cells))
        rows = [", ".join(cell.rjust(width) for cell in cells[row * 4 : row * 4 + 4]) for row in range(4)]
        lines = [self.say("lucky-row", row=row, cells=cells) for row, cells in enumerate(rows, start=1)]
        edge = len(lines[0]) - len(rows[0])
        columns = " " * edge + "  ".join(column.rjust(width) for column in COLUMNS)
        owner = "you" if seat == self.reader else None
        return [self.say("lucky-garden", owner, who=self.voice.seat(seat)), columns, *lines]

    def _cells(self, view: View, cells: list[int]) -> str:
        """Cells by name, the free ones first, then those where a number would be exchanged."""
        assert self.reader is not None
        garden = view.gardens[self.reader]
        free = ", ".join(CELL_NAMES[cell] for cell in cells if not garden[cell])
        taken = ", ".join(f"{CELL_NAMES[cell]} ({garden[cell]})" for cell in cells if garden[cell])
        return self.say("lucky-where", "exchange" if not free else "both" if taken else None, free=free, taken=taken)

    def _clover(self, number: int, colour: Colour | None) -> str:
        return self.say("lucky-clover", number=number, colour=colour)
