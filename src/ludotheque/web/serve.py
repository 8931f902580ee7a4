"""A server from beginning to end: it opens its store, loads the rules, serves, and drains when it is told to stop."""

import asyncio
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from typing import Any, cast

import uvicorn

from ludotheque import leaflet, words
from ludotheque.contract import Action, View
from ludotheque.table.bus import open_bus
from ludotheque.table.house import House
from ludotheque.table.keeping.store import open_store
from ludotheque.table.playing.players import Players, WorkerPlayers
from ludotheque.table.playing.steward import Steward
from ludotheque.table.playing.worker_pool import cores
from ludotheque.web.app import build_app
from ludotheque.web.errors import HERE, BadHosting
from ludotheque.web.local_network import HouseDoor, is_loopback
from ludotheque.web.logs import begin_logging
from ludotheque.web.preparing import PUZZLES, Part
from ludotheque.web.settings import Hosting, address, somebody_watches
from ludotheque.web.site import DRAINING, READY, Site
from ludotheque.web.sockets.plain_http import HttpConnection
from ludotheque.web.sockets.socket import TableDoor
from ludotheque.web.sockets.switchboard import Switchboard
from ludotheque.web.warmup import load_rules, preparing

logger = logging.getLogger("ludotheque.web")

LAST_COMMANDS = 3.0
"""Seconds that commands have to be carried out when the server stops."""
LAST_GOODBYES = 2.0
"""Seconds that clients have to let go then."""
MOST_FILES = 65_536
"""More than the limit on sockets, which each are a file, and few enough for any system."""
NEW_OBJECTS = 20_000
"""New objects until Python looks for those that only hold each other. By itself it looks after 700, which the
moves of an instant make, finds nearly all of them in use, and spends a fifth of a busy server's time on it."""


def run(hosting: Hosting, language: str) -> None:
    """Serve until somebody says stop, and say the address when guests can come."""

    def announce(address: str) -> None:
        say("serve-ready", address=address)
        if sys.stdout.isatty():
            say("serve-stop")

    def say(message: str, game: str | None = None, **facts: object) -> None:
        if game is not None:
            facts["game"] = leaflet.title(game, language)
        with suppress(OSError):  # nobody may read it any more
            print(words.phrase(message, language, facts=facts, over=HERE), flush=True)

    begin_logging()
    allow_many_sockets()
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(serve(hosting, announce, say=say))


async def serve(
    hosting: Hosting,
    announce: Callable[[str], None],
    stop: asyncio.Event | None = None,
    say: Callable[..., None] = lambda _, **__: None,
) -> None:
    """Serve until ``stop`` is set, or the process is told to stop. ``say`` tells what is being prepared."""
    stop = stop or _stop_signals()
    stopping = asyncio.create_task(stop.wait())
    async with AsyncExitStack() as house_and_home:
        house_and_home.callback(stopping.cancel)
        plug = _bind(hosting)
        house_and_home.callback(plug.close)
        own = address(hosting.host, plug.getsockname()[1])
        opening = asyncio.create_task(_open_house(hosting, own, house_and_home))
        await asyncio.wait([opening, stopping], return_when=asyncio.FIRST_COMPLETED)
        if not opening.done():  # a database can keep us waiting for minutes
            opening.cancel()
            await asyncio.wait([opening])
            return
        site, players = opening.result()
        door = TableDoor(site)
        limits = hosting.limits
        board = Switchboard(door, largest=limits.message or 1 << 30, farewell=LAST_GOODBYES)
        board.odd = round(limits.rate * board.ping_every)
        server = _server(site, board, players)
        if not hosting.base_url and is_loopback(hosting.host):
            site.door = HouseDoor(server, plug.getsockname()[1])
        serving = asyncio.create_task(server.serve(sockets=[plug]))
        loading = asyncio.create_task(asyncio.to_thread(load_rules))
        background: list[asyncio.Task[list[Part]] | asyncio.Task[None]] = [loading]
        try:
            await asyncio.wait([serving, stopping, loading], return_when=asyncio.FIRST_COMPLETED)
            if loading.done() and not stop.is_set():
                site.preparing = preparing(loading.result())
                background.append(asyncio.create_task(_prepare(site, say)))
                _open_doors(site, announce)
                await asyncio.wait([serving, stopping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            site.phase = DRAINING
            logger.info("stopping", extra={"phase": DRAINING})
            for task in background:
                task.cancel()
            await door.drain(LAST_COMMANDS)
            server.should_exit = True
            await serving
    logger.info("stopped")


async def _open_house(hosting: Hosting, own: str, stack: AsyncExitStack) -> tuple[Site, WorkerPlayers]:
    """The house with its store, its bus and its bots, which the stack closes in the right order."""
    store = await open_store(hosting.database, hosting.folder)
    stack.push_async_callback(store.close)
    bus = await open_bus(hosting.bus)
    stack.push_async_callback(bus.close)
    house = House(store, bus, now=store.now, shared=hosting.database is not None, keep_days=hosting.keep_days)
    players = WorkerPlayers(hosting.bot_workers or cores())
    stack.callback(players.close)
    stack.push_async_callback(house.close)
    site = Site(house, hosting, hosting.base_url or own)
    Steward(house, WhenPrepared(players, site))
    house.begin()
    stack.callback(site.coaching.close)
    stack.callback(site.costly.close)
    return site, players


async def _prepare(site: Site, say: Callable[..., None]) -> None:
    """Compile what is missing, behind open doors, and say what is ready."""
    preparing = site.preparing
    parts = preparing.parts()
    if not parts:
        return
    site.house.check_rules = preparing.check
    say("serve-preparing", seconds=preparing.seconds(parts[-1]))
    preparing.told = lambda part: (
        say("serve-prepared-puzzles") if part.name == PUZZLES else say(f"serve-prepared-{part.kind}", part.name)
    )
    await preparing.run()
    site.house.check_rules = None
    gc.freeze()
    say("serve-all-prepared")


class WhenPrepared:
    """Bots that begin to think when what they think with is compiled, and not each for itself."""

    def __init__(self, players: Players, site: Site) -> None:
        self._players = players
        self._site = site

    async def choose(
        self, table: str, game: str, level: str, view: View, actions: Sequence[Action], seed: int
    ) -> Action | None:
        """What a bot of a level does now; None to wait."""
        await self._site.preparing.wait(game, level)
        return await self._players.choose(table, game, level, view, actions, seed)

    def close(self) -> None:
        """Send them home."""
        self._players.close()


def _open_doors(site: Site, announce: Callable[[str], None]) -> None:
    gc.collect()
    gc.freeze()  # the rules and the libraries stay for ever: nobody need look at them again
    gc.set_threshold(NEW_OBJECTS)
    gc.enable()
    site.phase = READY
    logger.info("ready", extra={"address": site.base_url})
    announce(site.own_page if sys.stdout.isatty() else f"{site.base_url}/")  # a file may be read elsewhere
    if site.hosting.open and somebody_watches():
        with suppress(webbrowser.Error):
            webbrowser.open(site.own_page)


def _bind(hosting: Hosting) -> socket.socket:
    """The socket to listen on."""
    try:
        family = socket.getaddrinfo(hosting.host or "0.0.0.0", hosting.port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((hosting.host, hosting.port), family=family, backlog=2048)
    except (OSError, ValueError) as error:  # the second where it cannot be the name of any machine
        facts = {"address": f"{hosting.host}:{hosting.port}", "why": getattr(error, "strerror", None) or str(error)}
        raise BadHosting("cannot-listen", facts=facts) from error


def allow_many_sockets() -> None:
    """Raise the limit of open sockets as far as the system allows; the default limit is mostly 1024."""
    if sys.platform != "win32":
        import resource

        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
        with suppress(ValueError, OSError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, wanted), most))


def _stop_signals() -> asyncio.Event:
    """An event that is set when the process is told to stop."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


class _Server(uvicorn.Server):
    """uvicorn, told by us when to stop."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


def _server(site: Site, board: Switchboard, players: WorkerPlayers) -> uvicorn.Server:
    app: Any = build_app(site, board, players)
    return _Server(
        uvicorn.Config(
            app,
            http=cast("type[asyncio.Protocol]", partial(HttpConnection, site.connections)),
            ws=board.protocol(),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(site.hosting.proxies),
            forwarded_allow_ips=list(site.hosting.proxies),
            timeout_graceful_shutdown=int(LAST_GOODBYES + 1),
        )
    )
