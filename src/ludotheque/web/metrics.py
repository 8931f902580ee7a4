"""What a server tells Prometheus about itself: counts, and nothing about any one table or guest."""

from collections.abc import Iterator
from itertools import accumulate

from litestar.di import NamedDependency
from litestar.params import SkipValidation
from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from ludotheque.table.counters import STEPS
from ludotheque.table.playing.players import WorkerPlayers
from ludotheque.web.site import READY, Site
from ludotheque.web.sockets.switchboard import Switchboard


class HouseCollector:
    """Reads the counts of the house when it is asked; nothing is counted twice."""

    def __init__(self, site: Site, board: Switchboard, players: WorkerPlayers | None) -> None:
        self._site = site
        self._board = board
        self._players = players

    def collect(self) -> Iterator[Metric]:
        """All counts, as they stand."""
        site, board, count = self._site, self._board, self._site.house.counters
        rooms = site.house.rooms.values()
        yield _gauge("ready", "Whether the server is ready.", float(site.phase == READY and site.preparing.rules_done))
        yield _gauge("bus_connected", "Whether news go to other servers.", float(site.house.bus.connected))
        yield _gauge("tables", "Tables in use on this server.", len(site.house.rooms))
        yield _gauge("bots", "Bots that are at work.", sum(room.bots_at_work for room in rooms))
        yield _gauge("sockets", "Open sockets.", len(board.wires))
        yield _counter("sockets_opened", "Sockets that were opened.", board.opened)
        yield _counter("sockets_rejected", "Sockets that were refused.", board.rejected)
        yield _counter("sockets_too_slow", "Sockets closed because nobody read them.", board.too_slow)
        yield _counter("sockets_dead", "Sockets closed because nobody answered.", board.dead)
        yield _counter("sockets_flooding", "Sockets closed because they asked too much.", site.flooding)
        yield _counter(
            "connections_rejected", "HTTP connections of an address that had too many.", site.connections.rejected
        )
        yield _gauge("costly_waiting", "Answers that wait for a worker.", site.costly.pool.waiting)
        yield _counter("tables_opened", "Tables that were opened.", count.tables_opened)
        yield _counter("tables_forgotten", "Tables that were deleted because nobody used them.", count.tables_forgotten)
        yield _counter("entries", "Entries that were kept.", count.entries)
        yield _counter("refused", "Commands that were refused.", count.refused)
        yield _counter("beaten", "Entries for which another server was first.", count.beaten)
        yield _counter("not_kept", "Entries that could not be kept.", count.not_kept)
        yield _counter("bot_actions", "Actions of bots.", count.bot_actions)
        if self._players:
            yield from _of_bots(self._players)
        sums = list(accumulate(count.commands))
        buckets = [*zip(map(str, STEPS), sums, strict=False), ("+Inf", sums[-1])]
        told = "Commands, by the seconds until they were answered."
        yield HistogramMetricFamily("ludotheque_commands_seconds", told, buckets=buckets, sum_value=count.seconds)


def _of_bots(players: WorkerPlayers) -> Iterator[Metric]:
    workers = players.pool.workers
    yield _counter("bot_failures", "Times that a bot could not say what to do.", players.failures)
    yield _gauge("bot_workers", "Worker processes in which bots think.", len(workers))
    yield _gauge("bot_workers_bytes", "Main memory of these workers.", sum(worker.memory for worker in workers))
    yield _counter("bot_workers_replaced", "Workers replaced because of their memory.", players.pool.replaced)
    yield _gauge("bots_waiting", "Bots that wait for a worker.", players.pool.waiting)


def _gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(f"ludotheque_{name}", told, value=value)


def _counter(name: str, told: str, value: float) -> Metric:
    return CounterMetricFamily(f"ludotheque_{name}", told, value=value)


def figures(site: Site, board: Switchboard, players: WorkerPlayers | None) -> CollectorRegistry:
    """Everything that is told about one server."""
    registry = CollectorRegistry()
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    registry.register(HouseCollector(site, board, players))
    return registry


Figures = NamedDependency[SkipValidation[CollectorRegistry]]
