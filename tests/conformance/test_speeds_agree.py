"""The rules are one text at two speeds: interpreted in a fresh process, they do what they do compiled, step by step."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import kernel
from support import trace
from support.variants import GAMES, VARIANTS

TESTS = Path(__file__).parents[1]
MOST = {"ligretto": 25}
"""Steps of a match that are compared, unless 60."""


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_rules_agree_step_by_step(game: str) -> None:
    assert kernel.COMPILED, "the tests run with compiled rules"
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-m", trace.__name__, game, str(MOST.get(game, 60))],
        env={**os.environ, "LUDOTHEQUE_INTERPRET": "1", "PYTHONPATH": str(TESTS)},
        capture_output=True,
        check=False,
        text=True,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    expected = json.loads(interpreted.stdout)
    for variant in VARIANTS:
        if variant.game == game:
            assert trace.trace(variant, MOST.get(game, 60)) == expected[str(variant)], variant
