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
