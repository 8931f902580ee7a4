"""The page's own checks: its types, its lint with the accessibility rules, and the unit tests of its logic."""

from collections.abc import Sequence

import pytest

from page.conftest import node

CHECKS = {
    "types": ["node_modules/typescript/bin/tsc", "--noEmit"],
    "lint": ["node_modules/oxlint/bin/oxlint", "--deny-warnings"],
    "logic": ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers", "1"],  # the other cores have tests of their own
}


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@pytest.mark.usefixtures("tools")
def test_the_page_passes_its_own_checks(check: Sequence[str]) -> None:
    done = node(*check)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
