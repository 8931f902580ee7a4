"""What is prepared is not compiled again: neither by a server that starts, nor for the first guest who plays a bot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.usual import more

TESTS = Path(__file__).parents[1]

COMPILED = """
import gc

from numba.core.dispatcher import Dispatcher

from ludotheque import shelf
from ludotheque.bots.levels import bot_for, levels
from ludotheque.compiling import CalledByRules
from ludotheque.web.warmup import use_bots, use_playout, use_rules


def compiled():
    ours = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher) and "ludotheque" in thing.__module__]
    rules = [rule for rule in ours if not isinstance(rule, CalledByRules)]
    return {(rule.py_func.__module__, rule.py_func.__name__, kinds) for rule in rules for kinds in rule.signatures}
"""
LOAD = f"""{COMPILED}
from ludotheque.web.warmup import load_compiled

ready = {{}}
for name in shelf.names():
    before, kind = compiled(), str(shelf.game(name).state_type)
    for use in (use_rules, use_bots, use_playout):
        load_compiled(lambda: use(name))
    ready.setdefault(kind, []).append(len(compiled() - before))
print(*(",".join(map(str, together)) for together in ready.values()))
"""
"""Fails at the first rule that would have to be compiled; prints for each kind of round how much its games brought."""


@pytest.fixture(scope="module")
def loaded() -> "subprocess.CompletedProcess[str]":
    """Everything is prepared, and loaded by a process that came later."""
    subprocess.run([sys.executable, "-m", "ludotheque", "prepare"], check=True, timeout=300)
    return subprocess.run([sys.executable, "-c", LOAD], check=False, timeout=300, capture_output=True, text=True)


def test_after_preparing_every_rule_bot_and_playout_is_on_disk(loaded: "subprocess.CompletedProcess[str]") -> None:
    assert loaded.returncode == 0, loaded.stderr


def test_games_with_the_same_kind_of_round_share_all_that_is_compiled_and_little_is_made_callable(
    loaded: "subprocess.CompletedProcess[str]",
) -> None:
    kinds = [list(map(int, together.split(","))) for together in loaded.stdout.split()]
    assert max(map(len, kinds)) == 2
    assert all(first and not any(others) for first, *others in kinds), kinds
    assert sum(map(sum, kinds)) < 60, "only what Python calls is made machine code; before, all 230 rules were"


PLAY = f"""{COMPILED}
import sys

from ludotheque.bots.coach import analyse, assess_view
from ludotheque.bots.coach.errors import CoachError
from support.playing import steps
from support.variants import VARIANTS

every = sys.argv[1:] == ["every"]
seen = set()
for name in shelf.names():
    use_rules(name)
    use_bots(name)
    before, bots = compiled(), [bot_for(name, level.name) for level in levels(name)]
    for variant in [variant for variant in VARIANTS if variant.game == name]:
        new = {{(name, variant.seats), (name, variant.options), (name, variant.rules)}} - seen
        seen |= new
        if not new and not every:
            continue
        match = variant.match("bots")
        for number, (seat, text) in enumerate(steps(match, 1, 1000)):
            view, actions = match.view(seat), match.actions(seat)
            if number in (0, 9, 60, 200):
                for bot in bots:
                    bot(view, actions, number)
            if number == 9:
                try:
                    assess_view(view, actions, actions[0])
                except CoachError:  # nobody gives hints in this game
                    pass
            match.play(seat, text)
        if match.result is not None and not any(match.terms.options.values()):
            analyse(match)
        new = {{rule[:2] for rule in compiled() - before}}
        assert not new, (str(variant), new)
"""
"""Fails at a table at which something is needed that the warming up did not use: whatever the seats, the options and
the level; also hints and the analysis."""


@pytest.mark.parametrize("which", ["some", pytest.param("every", marks=more)])
def test_nobody_needs_in_the_middle_of_a_match_what_was_not_prepared(which: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(TESTS)}
    subprocess.run([sys.executable, "-c", PLAY, which], check=True, timeout=500, env=env)
