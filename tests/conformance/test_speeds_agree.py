"""The rules are one text at two speeds: interpreted in a fresh process, they do what they do compiled, step by step."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from conformance import trace
from ludotheque import kernel
from support.variants import GAMES, VARIANTS, usual

TESTS = Path(__file__).parents[1]
MOST = {"ligretto": 25}
"""Steps of a match that are compared, unless 60."""


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_rules_agree_step_by_step(game: str, pytestconfig: pytest.Config) -> None:
    assert kernel.COMPILED, "the tests run with compiled rules"
    everything = pytestconfig.getoption("--all")
    variants = [variant for variant in VARIANTS if variant.game == game and (everything or usual(variant))]
    most = MOST.get(game, 60)
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-m", trace.__name__, str(most), *map(str, variants)],
        env={**os.environ, "LUDOTHEQUE_INTERPRET": "1", "PYTHONPATH": str(TESTS)},
        capture_output=True,
        check=False,
        text=True,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    expected = json.loads(interpreted.stdout)
    for variant in variants:
        assert trace.trace(variant, most) == expected[str(variant)], variant


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_record_lies_where_a_gpu_can_read_it(name: str) -> None:
    kind = ludotheque.game(name).state_type
    assert kind.fields
    for field, (of, offset, *_) in kind.fields.items():
        assert offset % of.base.alignment == kind.itemsize % of.base.alignment == 0, field
