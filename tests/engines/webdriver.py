"""A browser that is driven by the WebDriver protocol, over plain HTTP: https://www.w3.org/TR/webdriver2/."""

import base64
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from support.guest import browser as http_client

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Space": " ",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Shift": "\ue008",
    "Alt": "\ue00a",
}
"""How the protocol writes keys that make no sign."""
SCREEN = "1600x1200x24"


class Driver:
    """A session with a browser: one window of it, and what can be done there."""

    def __init__(self, client: httpx.Client, capabilities: dict[str, Any]) -> None:
        self._client = client
        opened = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self._session = f"/session/{opened['sessionId']}"

    def _ask(self, method: str, path: str, told: dict[str, Any] | None = None) -> Any:
        answer = self._client.request(method, path, json=told)
        found = answer.json()["value"]
        if not answer.is_success:
            raise DriverError(found["error"], found["message"])
        return found

    def go(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": address})

    def reload(self) -> None:
        self._ask("POST", f"{self._session}/refresh", {})

    def script(self, body: str, *given: Any) -> Any:
        """What the body of a function returns, or promises, that is given some arguments."""
        return self._ask("POST", f"{self._session}/execute/sync", {"script": body, "args": given})

    def size(self, width: int, height: int) -> None:
        """Make the window so large."""
        self._ask("POST", f"{self._session}/window/rect", {"width": width, "height": height})

    def picture(self, path: Path) -> None:
        """Keep a picture of what can be seen."""
        path.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))

    def press(self, keys: str) -> None:
        """Press a key, or several at once, written like ``Alt+h``."""
        codes = [KEYS.get(key, key) for key in keys.split("+")]
        down = [{"type": "keyDown", "value": code} for code in codes]
        up = [{"type": "keyUp", "value": code} for code in reversed(codes)]
        self._act({"type": "key", "id": "keyboard", "actions": down + up})

    def point(self, *steps: tuple[str, tuple[float, float] | None]) -> None:
        """Move the mouse (``pointerMove`` with a place in the window), press and release its button."""
        actions = [
            {"type": kind, "duration": 0, "x": round(at[0]), "y": round(at[1])} if at else {"type": kind, "button": 0}
            for kind, at in steps
        ]
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def _act(self, source: dict[str, Any]) -> None:
        self._ask("POST", f"{self._session}/actions", {"actions": [source]})

    def keep_cookie(self, name: str, value: str) -> None:
        self._ask("POST", f"{self._session}/cookie", {"cookie": {"name": name, "value": value, "httpOnly": True}})

    def forget_cookies(self) -> None:
        self._ask("DELETE", f"{self._session}/cookie")

    def close(self) -> None:
        self._ask("DELETE", self._session)


class DriverError(Exception):
    """The browser could not do what it was asked for."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(f"{error}: {message}")
        self.error = error


@contextmanager
def driving(program: str, capabilities: dict[str, Any], env: Mapping[str, str]) -> Iterator[Driver]:
    """A session with a browser that a driver starts; closed at the end."""
    with socket.socket() as place:  # holds the port: the driver may listen there, and nobody else is given it
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{place.getsockname()[1]}"
        command = (program, f"--port={place.getsockname()[1]}")
        with running(*command, env={**os.environ, **env}), http_client(base_url=address) as client:
            driver = Driver(_listening(client), capabilities)
            yield driver
            driver.close()


def _listening(client: httpx.Client) -> httpx.Client:
    """The same client, as soon as somebody listens."""
    for _ in range(1_000):
        try:
            client.get("/status")
        except httpx.ConnectError:
            time.sleep(0.02)
        else:
            return client
    raise TimeoutError("the driver does not listen")


@contextmanager
def running(*command: str, **settings: Any) -> Iterator[None]:
    """A program, killed at the end with all that it started."""
    process = subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL, **settings)
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def screen() -> Iterator[str]:
    """The name of a screen that nobody sees."""
    read, write = os.pipe()
    command = ("Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp")
    with running(*command, pass_fds=[write]), os.fdopen(read) as told:
        os.close(write)
        yield f":{told.readline().strip()}"
