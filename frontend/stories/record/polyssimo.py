"""What the stories of Polyssimo Challenge show: drafts and games that are written down, all of which lies open."""

from collections.abc import Callable

import ludotheque
from ludotheque.fair import Fair
from ludotheque.match import Match
from record.scene import Scene, scene

NAMES = ["Claire", "Ana", "Bruno", "Dominique-Marie"]

# The pieces in the order in which they are picked, and then those that are laid, each with its squares.
DRAFT_OF_THREE = "Y I N F4 P D0 F5 U X0"
DRAFT_OF_FOUR = "V W L F X F1 D0 P C1 F2 F0 U F5 W0"
DRAFT_OF_TWO = "L F P I T N U W V X Z D0 C0 Z0 C1 W0 X0 F2 F0 F4 F1 F5 F3 Y"
THREE = """
    L I F U N Y W P C1 X T Z0 C0 V F1 D0 Z F3 W0 F0 F4 X0 F2 F5
    Y l2 k3 l3 l4 l5, P f2 e3 f3 e4 f4, C0 a6 d6 a7 b7 c7 d7, C1 a1 b1 c1 a2 c2 d2, F0 d1 e1 f1 g1 e2 g2, W0 k1 l1
    i2 j2 k2 i3, Z0 h1 i1 j1 h2 g3 h3, F2 j3 g4 h4 i4 j4 h5, X0 b2 a3 b3 c3 d3 c4, F4 a4 b4 b5 c5 d5 b6, V e5 f5 g5
    e6 e7
"""
FOUR = """
    F T L P I X N U V Y W Z F0 C0 W0 Z0 F1 C1 X0 F3 F2 D0 F4 F5
    P a1 b1 c1 a2 b2, N d1 e1 f1 c2 d2, C0 g5 h5 i5 j5 g6 j6, V h2 h3 f4 g4 h4, Z k2 l2 k3 j4 k4, W0 j1 k1 j2 i3 j3
    i4, C1 g1 h1 i1 f2 g2 i2, F0 a3 b3 c3 d3 a4 c4, F5 e2 e3 f3 d4 e4 d5, F4 e5 f5 c6 d6 e6 e7, D0 b4 a5 b5 a6 b6
    b7, F1 a7 a8 b8 c8 d8 b9
"""
ONE_HAS_PASSED = """
    U I F Z P L W0 T N X0 W V F1 X Y F2 Z0 C0 F4 F0 C1 F5 F3 D0
    F b7 c7 a8 b8 b9, P k1 l1 k2 l2 k3, U a4 c4 a5 b5 c5, L d10 a11 b11 c11 d11, T e7 c8 d8 e8 e9, W0 g4 h4 e5 f5 g5
    e6, N c9 d9 a10 b10 c10, W g7 h7 f8 g8 f9, F1 a2 a3 b3 c3 d3 b4, Y i2 g3 h3 i3 j3, X h8 g9 h9 i9 h10, F2 h5 f6
    g6 h6 i6 f7, C0 a6 b6 c6 d6 a7 d7, Z0 f2 f3 d4 e4 f4 d5, F4 j5 j6 k6 l6 i7 j7, C1 h1 i1 j1 g2 h2 j2, F0 i4 j4 k4
    l4 i5 k5, F5 k7 l7 i8 j8 k8 j9, D0 a1 b1 c1 d1 b2 c2, F3 e1 f1 g1 d2 e2 e3, X0 k9 i10 j10 k10 l10 j11
"""
OVER = """
    F N L I T P X W U C0 Y V D0 Z0 Z W0 F2 C1 F0 F3 X0 F4 F5 F1
    L a8 a9 a10 a11 b11, N l5 l6 k7 l7 k8, F e8 e9 f9 d10 e10, P i5 j5 i6 j6 k6, W a6 a7 b7 b8 c8, I c11 d11 e11 f11
    g11, V j7 j8 h9 i9 j9, Y d1 e1 f1 g1 e2, C0 f7 i7 f8 g8 h8 i8, Z j2 h3 i3 j3 h4, Z0 d7 d8 b9 c9 d9 b10, D0 f4 g4
    e5 f5 g5 h5, C1 a1 b1 c1 a2 c2 d2, F2 g9 f10 g10 h10 i10 i11, W0 e3 f3 c4 d4 e4 c5, X0 h1 f2 g2 h2 i2 g3, F3 i1
    j1 k1 k2 l2 k3, F0 e6 f6 g6 h6 e7 g7, F1 l3 i4 j4 k4 l4 k5, F5 a5 b5 b6 c6 d6 c7, F4 b2 b3 c3 d3 a4 b4, U k9 l9
    k10 k11 l11
"""


def told(story: str, seats: int, seat: int | None, **options: tuple[int, ...]) -> Callable[[], Scene]:
    """What a seat is shown when a story has been told so far."""

    def record() -> Scene:
        game = ludotheque.game("polyssimo")
        match = Match(game, game.terms(seats, options), Fair("stories"))
        picks, _, layings = story.strip().partition("\n")
        laid = [" ".join(laying.split()) for laying in layings.split(",") if laying.strip()]
        events = match.opening
        for action in [*(f"pick {piece}" for piece in picks.split()), *(f"lay {laying}" for laying in laid)]:
            events = match.play(match.actors()[0], action)
        return scene(match, seat, events, NAMES)

    return record


RECORDED = {
    "draft-start": told("", 2, 0),
    "draft-2-handicap": told("", 2, 0, handicap=(12, 0)),
    "draft-3": told(DRAFT_OF_THREE, 3, 0),
    "draft-4-handicap": told(DRAFT_OF_FOUR, 4, 2, handicap=(4, 0, 2, 0)),
    "place-start": told(DRAFT_OF_TWO, 2, 1),
    "place-3": told(THREE, 3, 0),
    "place-3-waiting": told(THREE, 3, 1),
    "place-4": told(FOUR, 4, 3),
    "passed-3": told(ONE_HAS_PASSED, 3, 1),
    "over-3": told(OVER, 3, 0),
    "watching": told(THREE, 3, None),
}
