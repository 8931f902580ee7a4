"""What is prepared is not compiled again: neither by a server that starts, nor for the first guest who plays a bot."""

import subprocess
import sys

LOAD = "from ludotheque.web.warmup import *; load_compiled(use_every_rule); load_compiled(use_every_bot)"
"""Fails at the first rule that would have to be compiled."""


def test_after_preparing_every_rule_and_every_bot_is_on_disk() -> None:
    for words in (("-m", "ludotheque", "prepare"), ("-c", LOAD)):
        subprocess.run([sys.executable, *words], check=True, timeout=300)
