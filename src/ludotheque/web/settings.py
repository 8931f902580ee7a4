"""How a server is hosted: where it listens, where it keeps its tables, and what anybody may ask of it."""

import ipaddress
import os
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit

from ludotheque.web.errors import BadHosting

BUSIEST_PORT = 65535


@dataclass(frozen=True)
class Limits:
    """What one address, one socket and all together may do; 0 lifts a limit."""

    rate: float = 30
    """Messages a second on one socket, for long; twice as many for a moment."""
    message: int = 64 * 1024
    """The bytes of a message or of a request."""
    sockets: int = 200
    """Open sockets of one address."""
    all_sockets: int = 20_000
    """Open sockets of everybody."""
    tables: int = 120
    """Tables that one address may open in an hour."""
    joins: int = 300
    """Guests that one address may bring in a minute."""


@dataclass(frozen=True)
class Hosting:
    """Where a server listens and keeps its tables; `checked` says what is wrong with it."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: any that is free."""
    open: bool = True
    """Whether to open a browser, where there is one and somebody watches."""
    data_dir: Path | None = None
    base_url: str | None = None
    """What the links to the tables begin with; the address of the server unless given."""
    database: str | None = None
    bus: str | None = None
    keep_days: int = 0
    """Days after which a table is deleted at which nothing has happened; 0: never."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The proxies that are believed when they say whose request they pass on: addresses or networks."""
    limits: Limits = field(default_factory=Limits)

    @property
    def folder(self) -> Path:
        """Where the tables are kept."""
        import platformdirs

        return self.data_dir or Path(platformdirs.user_data_dir("ludotheque"))

    def checked(self) -> "Hosting":
        """The same, with its base address in its proper form; raises `BadHosting` where something cannot be."""
        if not 0 <= self.port <= BUSIEST_PORT:
            raise BadHosting("bad-port", facts={"value": str(self.port), "most": str(BUSIEST_PORT)})
        for name, value in {**vars(self.limits), "keep_days": self.keep_days}.items():
            if value < 0:
                raise BadHosting("bad-limit", facts={"name": name.replace("_", "-"), "value": str(value)})
        for proxy in self.proxies:
            _check_proxy(proxy)
        return replace(self, base_url=_proper(self.base_url) if self.base_url else None)


def _check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        if proxy != "*":
            raise BadHosting("bad-proxy", facts={"value": proxy}) from None


def _proper(address: str) -> str:
    """An address that links can begin with: http or https, a host, no path, no slash at its end."""
    try:
        parts = urlsplit(address)
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:  # the port is no number
        known = False
    if not known or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadHosting("bad-base-url", facts={"value": address.rpartition("@")[2]})
    return f"{parts.scheme}://{parts.netloc.lower()}"


def address(host: str, port: int) -> str:
    """The address of a server in a form that can be clicked: one that listens everywhere is found on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def somebody_watches() -> bool:
    """Whether a person sees the output and has a screen for a browser."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and sys.stdout.isatty()
