"""The folder where one server keeps its tables: nobody else's to read, and no second server's to write."""

import os
import sys
from pathlib import Path
from threading import Lock

from ludotheque.table.keeping.store.errors import StoreInUse

_held: set[Path] = set()
_guard = Lock()


class Claim:
    """A folder that this process holds alone, until it lets go or dies, however it dies."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder.resolve()
        with _guard:  # the lock below keeps out other processes only, and closing its file twice would give it up
            if self.folder in _held:
                raise StoreInUse("store-in-use", facts={"folder": str(folder)})
            self._file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(self._file)
            except OSError:
                os.close(self._file)
                raise StoreInUse("store-in-use", facts={"folder": str(folder)}) from None
            _held.add(self.folder)

    def private_file(self, name: str) -> Path:
        """A file in the folder that only its owner can read; it is made if it is not there."""
        path = self.folder / name
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)
        return path

    def let_go(self) -> None:
        """Leave the folder to others."""
        with _guard:
            if self.folder in _held:
                _held.remove(self.folder)
                os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        # Unlike flock, this lock is not shared with processes that we fork: it dies with us alone.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
