"""What is prepared is not compiled again: neither by a server that starts, nor for the first guest who plays a bot."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]

LOAD_AND_PLAY = """
import gc
import json
import sys

from numba.core.registry import CPUDispatcher

from ludotheque import shelf
from ludotheque.bots.coach import analyse, assess_view
from ludotheque.bots.coach.errors import CoachError
from ludotheque.bots.levels import bot_for, level, levels
from ludotheque.puzzles import solve
from ludotheque.web.warmup import UNSOLVED, load_compiled, use_bots, use_playout, use_rules
from support.playing import steps
from support.variants import VARIANTS


def compiled():
    callable = [thing for thing in gc.get_objects() if type(thing) is CPUDispatcher]  # and not `CalledByRules`
    rules = [rule for rule in callable if "ludotheque" in rule.__module__]
    return {(rule.py_func.__module__, rule.py_func.__name__, str(kinds)) for rule in rules for kinds in rule.signatures}


def play(variant, bots):
    match = variant.match("bots")
    for number, (seat, text) in enumerate(steps(match, 1, 1000)):
        view, actions = match.view(seat), match.actions(seat)
        if number in (0, 9, 60, 200):
            for bot in bots:
                bot(view, actions, number)
        if number == 9:
            try:
                assess_view(view, actions, actions[0], level(match.game.name).name)
            except CoachError:  # nobody gives hints in this game
                pass
        match.play(seat, text)
    if match.result is not None and not any(match.terms.options.values()):
        analyse(match)


every = sys.argv[1] == "every"
brought, late, seen = {}, [], set()
load_compiled(lambda: solve(UNSOLVED))
for name in shelf.names():
    before, kind = compiled(), str(shelf.game(name).state_type)
    for use in (use_rules, use_bots):
        load_compiled(lambda: use(name))
    known, bots = compiled(), [bot_for(name, level.name) for level in levels(name)]
    for variant in [variant for variant in VARIANTS if variant.game == name]:
        new = {(name, variant.seats), (name, variant.options), (name, variant.rules)} - seen
        seen |= new
        if new or every:
            play(variant, bots)
    late += compiled() - known
    load_compiled(lambda: use_playout(name))
    brought.setdefault(kind, []).append(len(compiled() - before))
print(json.dumps({"brought": list(brought.values()), "late": late}))
"""
"""Fails at the first rule that would have to be compiled; prints for each kind of round how much its games brought, and
what was needed at some table that the warming up did not use: whatever the seats, the options and the level, also for
hints and the analysis."""


@pytest.fixture(scope="module")
def loaded(request: pytest.FixtureRequest) -> "subprocess.CompletedProcess[str]":
    """Everything is used by a process that found it on disk. Where something is missing, all is prepared first; else to
    prepare would find out the same once more, and do nothing."""
    which = "every" if request.config.getoption("--all") else "some"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-c", LOAD_AND_PLAY, which]
    done = subprocess.run(command, check=False, timeout=500, capture_output=True, text=True, env=env)
    if "NotCompiled" in done.stderr:
        subprocess.run([sys.executable, "-m", "ludotheque", "prepare"], check=True, timeout=300)
        done = subprocess.run(command, check=False, timeout=500, capture_output=True, text=True, env=env)
    return done


@pytest.fixture
def found(loaded: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    return json.loads(loaded.stdout)  # type: ignore[no-any-return]


def test_after_preparing_every_rule_bot_and_playout_is_on_disk(loaded: "subprocess.CompletedProcess[str]") -> None:
    assert loaded.returncode == 0, loaded.stderr


def test_games_with_the_same_kind_of_round_share_all_that_is_compiled_and_little_is_made_callable(
    found: dict[str, Any],
) -> None:
    kinds = found["brought"]
    assert max(map(len, kinds)) == 2
    assert all(first and not any(others) for first, *others in kinds), kinds
    assert sum(map(sum, kinds)) < 60, "only what Python calls is made machine code; before, all 230 rules were"


def test_nobody_needs_in_the_middle_of_a_match_what_was_not_prepared(found: dict[str, Any]) -> None:
    assert found["late"] == []
