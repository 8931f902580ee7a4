"""The matches of a contest as a table for other programs: a line for each."""

import csv
from collections.abc import Sequence
from pathlib import Path

from ludotheque.arena.contest import Contest
from ludotheque.arena.errors import ArenaError
from ludotheque.arena.playing import PlayedMatch


def write_csv(file: Path, contest: Contest, played: Sequence[PlayedMatch]) -> None:
    """Write the matches as CSV; seats are counted from 1, and several winners stand side by side."""
    seats = range(1, contest.seats + 1)
    names = [entrant.name for entrant in contest.entrants]
    heading = ["deal", *(f"seat {seat}" for seat in seats), "winners", *(f"score {seat}" for seat in seats)]
    try:
        with file.open("w", encoding="utf-8", newline="") as page:
            lines = csv.writer(page)
            lines.writerow([*heading, "actions", "ended"])
            for match in played:
                winners = " ".join(str(seat + 1) for seat in match.winners)
                sitting = [names[place] for place in match.lineup]
                ended = "yes" if match.ended else "no"
                lines.writerow([match.deal + 1, *sitting, winners, *match.scores, match.actions, ended])
    except OSError as error:
        raise ArenaError("cannot-write", facts={"file": str(file), "why": error.strerror or str(error)}) from None
