"""A solo puzzle in plain lines: swaps are typed as two numbers, and everything that happens is told."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ludotheque.puzzles import Printed, Puzzle, PuzzleError, Sitting, Swap
from ludotheque.puzzles.board import NAMES, NEIGHBOURS, is_across
from ludotheque.puzzles.daily import share_text
from ludotheque.puzzles.errors import HERE
from ludotheque.puzzles.finding import Meant
from ludotheque.terminal.typed import plain, vocabulary
from ludotheque.terminal.voice import Voice


@dataclass(frozen=True)
class SoloVoice(Voice):
    """Says things about solo puzzles in a language."""

    over = HERE


def board_lines(puzzle: Puzzle, voice: Voice) -> list[str]:
    """A board in four lines."""
    return [
        voice.say("solo-row", row=row, numbers=", ".join(f"{number:2}" for number in numbers))
        for row, numbers in enumerate(puzzle.rows, start=1)
    ]


def swap_line(puzzle: Puzzle, a: int, b: int, voice: Voice) -> str:
    """A swap in words, with the cells, and whether it reaches across the edge."""
    here, there = puzzle.cell(a), puzzle.cell(b)
    message = "solo-swap-across" if is_across(here, there) else "solo-swap"
    return voice.say(message, a=a, b=b, here=NAMES[here], there=NAMES[there])


def step_lines(puzzle: Puzzle, solution: Sequence[Swap], voice: Voice) -> list[str]:
    """A solution, swap by swap, numbered."""
    now, lines = Puzzle(puzzle.numbers), []
    for number, (a, b) in enumerate(solution, start=1):
        lines.append(voice.say("solo-step", number=number, swap=swap_line(now, a, b, voice)))
        now = now.swap(a, b)
    return lines


def beside_printed(printed: Printed, shortest: Sequence[str], voice: Voice) -> list[str]:
    """The printed solution, swap by swap, the lines about the shortest, and which of them is shorter."""
    return [
        voice.say("printed-solution", count=len(printed.solution)),
        *step_lines(printed.puzzle, printed.solution, voice),
        *shortest,
        voice.say("printed-verdict", saved=printed.saved),
    ]


class Solo:
    """Somebody at a puzzle, who types lines and is told what comes of them."""

    def __init__(self, meant: Meant, language: str, out: Callable[[str], None]) -> None:
        self.voice = SoloVoice(language)
        self.out = out
        self.title = self.voice.say(f"title-{meant.kind}", **meant.facts)
        self.printed = meant.printed
        self.sitting = Sitting(meant.puzzle)
        self.begun = time.monotonic()

    def play(self, lines: Iterator[str]) -> None:
        """Follow the lines until the puzzle is solved, or the person goes or gives up."""
        self.tell("solo-welcome", title=self.title, maximum=self.sitting.start.maximum or 0)
        if self.printed:
            self.tell("printed-about-one")
        self.look()
        if self.sitting.solved:
            self.tell("solo-in-order")
            return
        for line in lines:
            try:
                if not self.follow(line):
                    return
            except PuzzleError as refused:
                self.out(refused.say(self.voice.language))
            if self.sitting.solved:
                self.finish()
                return
        self.tell("solo-goodbye")

    def follow(self, line: str) -> bool:
        """Do what a line asks. Returns whether to go on."""
        numbers = line.replace(",", " ").split()
        if len(numbers) == 2 and all(number.isdecimal() and len(number) < 4 for number in numbers):
            self.swap(*map(int, numbers))
            return True
        word, _, about = line.strip().partition(" ")
        meaning = vocabulary("solo-typed", self.voice.language, None, SoloVoice).meaning
        asked = meaning.get(plain(word)) or meaning.get(plain(line.strip()), "")
        if asked == "quit":
            self.tell("solo-goodbye")
        elif asked == "give-up":
            self.give_up()
        elif asked == "partners":
            self.partners(about.strip())
        elif asked in ("undo", "redo", "restart"):
            self.sitting = getattr(self.sitting, asked)()
            self.tell(f"solo-{asked}")
            self.look()
        elif asked == "hint":
            self.hint()
        elif asked == "look":
            self.look()
        elif asked == "id":
            self.tell("solo-id", id=self.sitting.start.id)
        elif line.strip():
            for told in self.voice.lines("solo-help"):
                self.out(told)
        return asked not in ("quit", "give-up")

    def swap(self, a: int, b: int) -> None:
        """Swap two clovers and tell it."""
        before = self.sitting.puzzle
        self.sitting = self.sitting.swap(a, b)
        self.out(swap_line(before, a, b, self.voice))
        self.look()

    def partners(self, about: str) -> None:
        """Tell the four partners of a clover, and where they lie."""
        if not about.isdecimal() or len(about) > 3:
            self.tell("solo-whose-partners")
            return
        now = self.sitting.puzzle
        sides = NEIGHBOURS[now.cell(int(about))]
        told = [
            self.voice.say(f"solo-{side}-across" if across else f"solo-{side}", number=now.numbers[cell])
            for side, (cell, across) in sides.items()
        ]
        self.tell("solo-partners", number=int(about), partners=self.voice.list(told))

    def hint(self) -> None:
        """Tell the next swap of a shortest solution from here."""
        self.sitting, hint = self.sitting.hint()
        a, b = hint.swap
        self.tell("solo-hint", "late" if not hint.in_time else None, a=a, b=b, needed=hint.needed, left=hint.left or 0)

    def give_up(self) -> None:
        """Start over and tell a shortest solution, swap by swap, with the printed one if there is one."""
        self.sitting, solution = self.sitting.give_up()
        if self.printed:
            self.compare(self.printed)
            return
        self.tell("solo-gave-up", count=len(solution))
        now = self.sitting.puzzle
        for a, b in solution:
            self.out(swap_line(now, a, b, self.voice))
            now = now.swap(a, b)
        for line in board_lines(now, self.voice):
            self.out(line)

    def look(self) -> None:
        """Tell the board, and how many moves are left."""
        now = self.sitting.puzzle
        for line in board_lines(now, self.voice):
            self.out(line)
        if not now.solved:
            self.tell("solo-moves-left", left=now.maximum or 0)

    def finish(self) -> None:
        """Tell that the puzzle is solved, what the booklet says of it, and a text to share."""
        moves, maximum = len(self.sitting.done), self.sitting.start.maximum or 0
        self.tell("solo-solved", moves=moves, maximum=maximum)
        if self.printed:
            self.compare(self.printed)
        self.tell("solo-share")
        shared = share_text(
            self.voice.language,
            title=self.title,
            moves=moves,
            maximum=maximum,
            seconds=round(time.monotonic() - self.begun),
            hints=self.sitting.hints,
        )
        for line in shared.splitlines():
            self.out(line)

    def compare(self, printed: Printed) -> None:
        """Tell the printed solution and a shortest one."""
        shortest = [
            self.voice.say("solo-shortest", count=len(printed.shortest)),
            *step_lines(printed.puzzle, printed.shortest, self.voice),
        ]
        for line in beside_printed(printed, shortest, self.voice):
            self.out(line)

    def tell(self, message: str, attribute: str | None = None, /, **facts: object) -> None:
        """Say a message."""
        self.out(self.voice.say(message, attribute, **facts))
