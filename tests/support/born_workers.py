"""Workers of servers that start in a moment: forks of the process that has loaded the program, and not of the server."""

import os
import socket
from multiprocessing import forkserver, resource_tracker
from multiprocessing.connection import arbitrary_address  # type: ignore[attr-defined]
from typing import Any

from ludotheque.table.playing import worker


def bear_workers() -> None:
    """From now on every server that is forked from this process gets its workers from another fork of it.

    Python has a way to start processes so, but has a new interpreter load the program for it, once per server.
    """
    resource_tracker.ensure_running()  # else each server starts a process for it
    listener = socket.socket(socket.AF_UNIX)
    address = arbitrary_address("AF_UNIX")
    listener.bind(address)
    listener.listen()
    alive, ours = os.pipe()
    number = os.fork()
    if number == 0:
        os.close(ours)
        forkserver.main(listener.fileno(), alive, [])
        os._exit(0)
    listener.close()
    os.close(alive)
    lender: Any = forkserver._forkserver  # type: ignore[attr-defined]
    lender._forkserver_address, lender._forkserver_alive_fd, lender._forkserver_pid = address, ours, number
    lender.ensure_running = lambda: None  # a server cannot wait for what is no child of its own
    worker.START_METHOD = "forkserver"
