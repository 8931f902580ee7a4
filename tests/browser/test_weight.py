"""The page is light: all of its JavaScript together, as it travels."""

import gzip

from support.browsing import ROOT

MOST = 120_000


def test_all_javascript_weighs_at_most_120_kilobytes() -> None:
    scripts = list((ROOT / "src" / "ludotheque" / "web" / "page").rglob("*.js"))
    assert scripts, "the page is not built"
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) <= MOST
