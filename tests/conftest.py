"""What all tests share: which are run, how hard Hypothesis tries, and which process runs what.

``pytest`` leaves out what is marked ``more`` and runs Hypothesis' profile ``usual``: the same examples every time.
``pytest --all`` runs everything, with more examples. ``pytest --hypothesis-profile=thorough`` tries many more, new ones
each time, and remembers those that failed.
"""

import atexit
import gc
import os
import shutil
import tempfile
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, Phase, settings
from xdist.remote import Producer

from ludotheque.braille.liblouis import NoLiblouis
from support.sharing_out import ByFolder, processes

# Whatever is kept for the person at this computer is kept elsewhere meanwhile, and their settings are not read.
_at_home = tempfile.mkdtemp(prefix="ludotheque-tests-")
atexit.register(shutil.rmtree, _at_home, ignore_errors=True)
os.environ.update(XDG_DATA_HOME=f"{_at_home}/data", XDG_CONFIG_HOME=f"{_at_home}/config")

# Rules are compiled when they are first called, so one slow example says nothing about the others.
patient = settings(
    deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
the_same_every_time = settings(
    patient, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate, Phase.shrink]
)
settings.register_profile("usual", the_same_every_time, max_examples=30, stateful_step_count=10)
settings.register_profile("all", the_same_every_time, max_examples=150, stateful_step_count=20)
settings.register_profile("thorough", patient, max_examples=1000, stateful_step_count=50)
settings.load_profile("usual")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run everything, also what the usual run leaves out")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "more: what only --all runs")
    if config.getoption("--all"):
        settings.load_profile("all")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None]:
    """Nothing that is loaded for the tests is garbage, and to look through it again and again takes half the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--all"):
        left_out = [item for item in items if item.get_closest_marker("more")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("more")]


def pytest_xdist_auto_num_workers() -> int:
    return processes()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFolder | None:
    return ByFolder(config, log) if config.getoption("dist") == "load" else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None]:
    """Where liblouis is missing, what needs it is left out, but not in continuous integration."""
    try:
        return (yield)
    except NoLiblouis as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(missing.reason)
