"""What all tests share: how hard Hypothesis tries, and which process runs what.

``pytest`` runs the profile ``ci``: the same examples every time. ``pytest --hypothesis-profile=thorough`` tries many
more, new ones each time, and remembers those that failed.
"""

import pytest
from hypothesis import HealthCheck, Phase, settings
from xdist.remote import Producer

from support.sharing_out import ByFolder, processes

# Rules are compiled when they are first called, so one slow example says nothing about the others.
patient = settings(
    deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile(
    "ci",
    patient,
    derandomize=True,
    database=None,
    max_examples=50,
    stateful_step_count=10,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
)
settings.register_profile("thorough", patient, max_examples=1000, stateful_step_count=50)
settings.load_profile("ci")


def pytest_xdist_auto_num_workers() -> int:
    return processes()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFolder | None:
    return ByFolder(config, log) if config.getoption("dist") == "load" else None
