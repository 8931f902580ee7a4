"""The benchmark of the bots can hold every contest that it claims something of."""

import pytest

from bench.bots.claims import CLAIMS, Claim
from bench.bots.measuring import many_playouts
from ludotheque import arena


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.game}: {claim.what}")
def test_the_bots_of_a_claim_can_meet(claim: Claim) -> None:
    arena.arrange(claim.game, [claim.first, many_playouts(claim)], 1, seats=claim.seats, options=claim.options)
