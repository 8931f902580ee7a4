"""Who runs which tests: the files of a folder stay with one process, for what they share is started only once there.

Such are browsers, servers, databases and rules that are compiled for one folder alone. A process that has finished its
folder begins the next one, the longest first; when all are begun, it helps with what is left.
"""

import os
from typing import Any

from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

LONGEST = (
    *("browser", "examples", "many_servers", "faults", "durability", "web", "client", "conformance", "bots"),
    *("page", "wheel", "puzzles", "oracles", "coach", "leaks", "terminal", "table"),
)
"""The folders that take longest, in this order."""
AHEAD = 2
"""Tests that a process must have before it: it begins one when it knows the next."""


class ByFolder(LoadScopeScheduling):
    """Hands out whole files, to each process those of its folder first."""

    def __init__(self, config: Any, log: Any) -> None:
        super().__init__(config, log)
        self._folders: dict[WorkerController, str] = {}
        """Where each process is at work."""

    def remove_node(self, node: WorkerController) -> str | None:
        """A process has ended. If it crashed, the others do what it has left, without the test that it crashed in."""
        self._folders.pop(node, None)
        files = self.assigned_work.pop(node)
        left = {file: [test for test, done in tests.items() if not done] for file, tests in files.items()}
        crashed = next((test for tests in left.values() for test in tests), None)
        for file, tests in left.items():
            if tests := [test for test in tests if test != crashed]:
                self.workqueue[file] = dict.fromkeys(tests, False)
        if crashed:
            for other in self.nodes:
                self._reschedule(other)
        return crashed

    def _reschedule(self, node: WorkerController) -> None:
        super()._reschedule(node)
        if not node.shutting_down and self._pending_of(self.assigned_work[node]) < AHEAD:
            self._reschedule(node)

    def _assign_work_unit(self, node: WorkerController) -> None:
        file = min(self.workqueue, key=lambda file: self._rank(node, folder_of(file)))
        self._folders[node] = folder_of(file)
        self.workqueue.move_to_end(file, last=False)
        super()._assign_work_unit(node)

    def _rank(self, node: WorkerController, folder: str) -> tuple[bool, bool, int]:
        """What comes first: the folder that one is in, then one where nobody is, then the longest."""
        elsewhere = folder != self._folders.get(node)
        length = LONGEST.index(folder) if folder in LONGEST else len(LONGEST)
        return elsewhere, folder in self._folders.values(), length


def folder_of(file: str) -> str:
    """The folder of a file with tests: that below `tests`."""
    return file.removeprefix("tests/").partition("/")[0]


def processes() -> int:
    """Two more than there are cores: many tests wait for a server, a browser or a clock."""
    return (os.cpu_count() or 1) + 2
