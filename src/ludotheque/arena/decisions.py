"""The decisions of a contest as a frame, a row for each: what the seat saw and did, and what came of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ludotheque import frames
from ludotheque.arena.contest import Contest
from ludotheque.arena.playing import PlayedMatch

if TYPE_CHECKING:
    import polars


def frame(contest: Contest, played: Sequence[PlayedMatch]) -> "polars.DataFrame":
    """Every decision of the matches of a contest that keeps them. Needs the extra ``frames``.

    Matches, deals and decisions are counted from 0, rounds and seats from 1.
    """
    rows = [
        (number, match, at, decision)
        for number, match in enumerate(played)
        for at, decision in enumerate(match.decisions)
    ]
    won = [match.winners for match in played]
    return frames.frame(
        {
            "match": np.array([number for number, *_ in rows], np.uint32),
            "deal": np.array([match.deal for _, match, *_ in rows], np.uint32),
            "decision": np.array([at for *_, at, _ in rows], np.uint32),
            "round": np.array([each.round for *_, each in rows], np.uint16),
            "seat": np.array([each.seat + 1 for *_, each in rows], np.uint8),
            "bot": [contest.entrants[match.lineup[each.seat]].name for _, match, _, each in rows],
            "open": np.array([each.open for *_, each in rows], np.uint32),
            "action": [each.action for *_, each in rows],
            "number": [each.number for *_, each in rows],
            "observation": [each.observation for *_, each in rows],
            "seconds": np.array([each.seconds for *_, each in rows], np.float32),
            "score": np.array([match.scores[each.seat] for _, match, _, each in rows], np.int32),
            "won": np.array([(each.seat in won[number]) / len(won[number]) for number, _, _, each in rows], np.float32),
        }
    )
