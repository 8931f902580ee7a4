"""Nobody can play: by rules 1 many rounds for two ended so, by rules 2 hardly any."""

import pytest

from support.usual import usually
from training.quick_cards.blocked import PLAYERS, blocks
from training.quick_cards.variants import VARIANTS

LIGRETTO, _, DUTCH_BLITZ, _ = VARIANTS


@pytest.mark.parametrize("player", usually(PLAYERS, lambda player: player == "the usual level"))
def test_a_hand_that_is_taken_up_and_moved_on_frees_nearly_every_table(player: str) -> None:
    for variant, blocked_before in ((LIGRETTO, 0.4), (DUTCH_BLITZ, 0.1)):
        who = PLAYERS[player](variant.game)
        before, now = (blocks(variant, 2, rules, who, 60) for rules in (1, 2))
        assert before.blocked > blocked_before
        assert now.blocked < 0.04
        assert now.moved > 0.1, "it happens that nobody can play"
        assert now.in_match < 0.25


def test_a_match_ends_also_where_blocked_rounds_are_scored() -> None:
    before, now = (blocks(LIGRETTO, 2, rules, PLAYERS["the usual level"]("ligretto"), 30) for rules in (1, 2))
    assert before.unfinished > 0.1, "by rules 1 rounds cost points as often as they brought some"
    assert now.unfinished == 0
