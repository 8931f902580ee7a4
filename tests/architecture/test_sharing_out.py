"""The processes that share the tests run each of them once, also when one of them crashes."""

from types import SimpleNamespace
from typing import Any

import pytest
from xdist.remote import Producer

from support.sharing_out import AHEAD, ByFolder

TESTS = [
    f"tests/{folder}/test_{file}.py::test_{number}"
    for folder, files in {"web": [1, 1, 4], "rules": [3], "browser": [1, 2, 1], "bots": [1, 1]}.items()
    for file, count in enumerate(files)
    for number in range(count)
]


class Process:
    """One that runs tests as xdist's do: it begins one when it knows the next, or that none will come."""

    def __init__(self, name: str) -> None:
        self.gateway = SimpleNamespace(id=name)
        self.shutting_down = False
        self.due: list[str] = []

    def send_runtest_some(self, numbers: list[int]) -> None:
        self.due += [TESTS[number] for number in numbers]

    def shutdown(self) -> None:
        self.shutting_down = True

    @property
    def can_run(self) -> bool:
        return len(self.due) >= (1 if self.shutting_down else AHEAD)


def processes_of(scheduler: ByFolder, *names: str) -> list[Any]:
    """Processes that have collected the tests."""
    new = [Process(name) for name in names]
    for process in new:
        scheduler.add_node(process)
    for process in new:
        scheduler.add_node_collection(process, TESTS)
    scheduler.schedule()
    return new


def new_scheduler() -> ByFolder:
    told = SimpleNamespace(loadscopereorder=True)
    config = SimpleNamespace(option=told, getvalue=lambda name: ["popen"] * 2)
    return ByFolder(config, Producer("test", enabled=False))


def test_the_files_of_a_folder_stay_with_one_process() -> None:
    first, second = processes_of(new_scheduler(), "first", "second")
    assert {test.split("/")[1] for test in first.due} == {"browser"}
    assert {test.split("/")[1] for test in second.due} == {"web"}


@pytest.mark.parametrize("who", [0, 1])
def test_after_a_crash_the_run_comes_to_its_end_and_no_other_test_is_lost(who: int) -> None:
    for moment in range(len(TESTS)):
        run, crashed = run_with_a_crash(who, moment)
        assert sorted(run) == sorted(test for test in TESTS if test != crashed), moment


def run_with_a_crash(who: int, moment: int) -> tuple[list[str], str | None]:
    """Run all tests with two processes, of which one crashes at its next test after so many; the tests that were run,
    and in which it crashed."""
    scheduler = new_scheduler()
    processes = processes_of(scheduler, "first", "second")
    run: list[str] = []
    crashed = None
    while not all(process.shutting_down and not process.due for process in processes):
        if len(run) >= moment and crashed is None and processes[who].due:
            dead = processes.pop(who)
            dead.shutting_down = True
            crashed = scheduler.remove_node(dead)
            assert crashed == dead.due[0]
            processes += processes_of(scheduler, "third")
            continue
        ready = [process for process in processes if process.can_run]
        assert ready, f"all processes wait for more after {len(run)} tests: the run hangs"
        process = ready[len(run) % len(ready)]
        run.append(process.due.pop(0))
        scheduler.mark_test_complete(process, TESTS.index(run[-1]))
    return run, crashed
