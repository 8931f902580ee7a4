"""What is prepared is not compiled again: neither by a server that starts, nor for the first guest who plays a bot."""

import subprocess
import sys

LOAD = """
from ludotheque import shelf
from ludotheque.web.warmup import load_compiled, use_bots, use_playout, use_rules

for name in shelf.names():
    for use in (use_rules, use_bots, use_playout):
        load_compiled(lambda: use(name))
"""
"""Fails at the first rule that would have to be compiled."""


def test_after_preparing_every_rule_bot_and_playout_is_on_disk() -> None:
    for words in (("-m", "ludotheque", "prepare"), ("-c", LOAD)):
        subprocess.run([sys.executable, *words], check=True, timeout=300)


PLAY = """
import gc

from numba.core.dispatcher import Dispatcher

from ludotheque import shelf
from ludotheque.bots.levels import bot_for, levels
from ludotheque.web.warmup import use_bots, use_rules


def compiled():
    rules = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    return {(rule.py_func.__module__, rule.py_func.__name__, kinds) for rule in rules for kinds in rule.signatures}


for name in shelf.names():
    use_rules(name)
    use_bots(name)
    before, bots = compiled(), [bot_for(name, level.name) for level in levels(name)]
    match = shelf.game(name).match(seed="bots")
    for number in range(100):
        seat = next(iter(match.actors()), None)
        if seat is None:
            break
        view, actions = match.view(seat), match.actions(seat)
        match.play(seat, [bot(view, actions, number) for bot in bots][-1] or actions[0])
    new = compiled() - before
    assert not new, (name, new)
"""
"""Fails at a game in which bots come to think with something that the warming up did not use."""


def test_no_bot_needs_in_the_middle_of_a_match_what_was_not_prepared() -> None:
    subprocess.run([sys.executable, "-c", PLAY], check=True, timeout=300)
