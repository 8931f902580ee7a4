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
PLAY = f"""{COMPILED}
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


SHARE = f"""{COMPILED}
ready = {{}}
for name in shelf.names():
    before, kind = compiled(), str(shelf.game(name).state_type)
    for use in (use_rules, use_bots, use_playout):
        use(name)
    ready.setdefault(kind, []).append((name, len(compiled() - before)))
print(max(map(len, ready.values())), sum(count for games in ready.values() for _, count in games))
for (_, first), *others in ready.values():
    assert first, ready
    assert not any(count for _, count in others), ready
"""
"""Fails at a game that needs something beside what another one with the same kind of round has compiled."""


def test_games_with_the_same_kind_of_round_share_all_that_is_compiled_and_little_is_made_callable() -> None:
    out = subprocess.run([sys.executable, "-c", SHARE], check=True, timeout=300, capture_output=True, text=True).stdout
    together, callable_from_python = map(int, out.split())
    assert together == 2
    assert callable_from_python < 60, "only what Python calls is made machine code; before, all 230 rules were"
