"""Disks that are full, really: one so small that it can be filled, or files that may not grow."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import pytest

from support.nursery import QuickServer

SMALL = 48 * 1024 * 1024  # more than the log of transactions may grow to by itself


class Disk(Protocol):
    """Where a server keeps its tables."""

    def fill(self, server: QuickServer) -> None:
        """Leave no room."""

    def clear(self, server: QuickServer) -> None:
        """Make room again."""


class SmallDisk:
    """A file system in memory of a few megabytes, which a ballast fills to the last byte."""

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    def fill(self, server: QuickServer) -> None:
        with self._ballast.open("ab", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    def clear(self, server: QuickServer) -> None:
        self._ballast.unlink()


class LimitedFiles:
    """Files of the server that cannot grow beyond the size that its log of transactions has now."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def fill(self, server: QuickServer) -> None:
        _limit(server, max(file.stat().st_size for file in self._folder.glob("*-wal")))

    def clear(self, server: QuickServer) -> None:
        _limit(server, None)


def _limit(server: QuickServer, size: int | None) -> None:
    import resource

    no_end = resource.RLIM_INFINITY
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (no_end if size is None else size, no_end))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A small disk in a folder; the test is skipped where we may not mount one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    folder.mkdir(parents=True)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def limited_files(folder: Path) -> Iterator[Disk]:
    """A folder whose files can be kept from growing."""
    if sys.platform != "linux":
        pytest.skip("the size of files of another process cannot be limited here")
    yield LimitedFiles(folder)
