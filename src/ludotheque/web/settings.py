"""How a server is hosted: where it listens, where it keeps its tables, and what anybody may ask of it."""

import ipaddress
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from cyclopts import Parameter, Token

from ludotheque.flags import for_all
from ludotheque.folders import data_folder
from ludotheque.web.errors import BadHosting

BUSIEST_PORT = 65535


def _listed(_: type, tokens: Sequence[Token]) -> tuple[str, ...]:
    """What was given with commas."""
    return tuple(filter(None, map(str.strip, ",".join(token.value for token in tokens).split(","))))


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one address, one socket and all together may do; 0 lifts a limit."""

    rate: Annotated[float, for_all("RATE")] = 30
    message: Annotated[int, Parameter(parse=False)] = 64 * 1024
    """The bytes of a message or of a request."""
    sockets: Annotated[int, for_all("SOCKETS")] = 200
    all_sockets: Annotated[int, for_all("ALL_SOCKETS")] = 20_000
    tables: Annotated[int, for_all("TABLES")] = 120
    connections: Annotated[int, for_all("CONNECTIONS")] = 100
    work: Annotated[float, for_all("WORK")] = 20
    joins: Annotated[int, for_all("JOINS")] = 300
    codes: Annotated[int, for_all("CODES")] = 10
    all_codes: Annotated[int, for_all("ALL_CODES")] = 300


@dataclass(frozen=True)
class Hosting:
    """Where a server listens and keeps its tables; `checked` says what is wrong with it.

    The flags of the command line are these; its words (``cli/en.ftl``) say what each of them does.
    """

    host: Annotated[str, for_all("HOST")] = "127.0.0.1"
    port: Annotated[int, for_all("PORT")] = 8000
    open: Annotated[bool, for_all("OPEN")] = True
    data_dir: Annotated[Path | None, for_all("DATA_DIR")] = None
    base_url: Annotated[str | None, for_all("BASE_URL")] = None
    database: Annotated[str | None, for_all("DATABASE")] = None
    bus: Annotated[str | None, for_all("BUS")] = None
    keep_days: Annotated[int, for_all("KEEP_DAYS")] = 0
    proxies: Annotated[
        tuple[str, ...],
        for_all("PROXIES"),
        Parameter(converter=_listed, n_tokens=1, negative="", show_default=",".join),
    ] = ("127.0.0.1", "::1")
    limits: Annotated[Limits, Parameter(name="*")] = Limits()
    bot_workers: Annotated[int, for_all("BOT_WORKERS")] = 0

    @property
    def folder(self) -> Path:
        """Where the tables are kept."""
        return data_folder(self.data_dir)

    def checked(self) -> "Hosting":
        """The same, with its base address in its proper form; raises `BadHosting` where something cannot be."""
        if not 0 <= self.port <= BUSIEST_PORT:
            raise BadHosting("bad-port", facts={"value": str(self.port), "most": str(BUSIEST_PORT)})
        for name, value in {**vars(self.limits), "keep_days": self.keep_days, "bot_workers": self.bot_workers}.items():
            if value < 0:
                raise BadHosting("bad-limit", facts={"name": name.replace("_", "-"), "value": str(value)})
        for proxy in self.proxies:
            _check_proxy(proxy)
        proper = _proper(self.base_url) if self.base_url else None
        return replace(self, base_url=proper, database=self.database or None, bus=self.bus or None)


def _check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        if proxy != "*":
            raise BadHosting("bad-proxy", facts={"value": proxy}) from None


def _proper(address: str) -> str:
    """An address that links can begin with, as browsers write the origin of its pages: http or https, a host in ASCII,
    no path, no slash at its end, no port that goes without saying."""
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna").decode()
        known = parts.scheme in ("http", "https") and host and parts.port != 0
    except ValueError:  # the port is no number, or the host is no name
        known = False
    if not known or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadHosting("bad-base-url", facts={"value": address.rpartition("@")[2]})
    host = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" if parts.port in (None, usual) else f"{parts.scheme}://{host}:{parts.port}"


def address(host: str, port: int) -> str:
    """The address of a server in a form that can be clicked: one that listens everywhere is found on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def somebody_watches() -> bool:
    """Whether a person sees the output and has a screen for a browser."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and sys.stdout.isatty()
