"""The files of ``deploy/`` speak of a server as it is: its figures, its settings, its paths."""

import json
import re

from prometheus_client import generate_latest

from ludotheque.table.playing.players import WorkerPlayers
from ludotheque.web.metrics import figures
from ludotheque.web.settings import Hosting
from ludotheque.web.site import Site
from ludotheque.web.sockets.socket import TableDoor
from ludotheque.web.sockets.switchboard import Switchboard
from support.browsing import ROOT
from support.guest import get
from support.server import Server
from support.tables import a_house, in_a_loop

DEPLOY = ROOT / "deploy"
FILES = {file.name: file.read_text("utf-8") for file in DEPLOY.iterdir()}


@in_a_loop
async def test_the_dashboard_shows_figures_that_there_are() -> None:
    async with a_house() as house:
        site = Site(house, Hosting(), "http://x")
        told = generate_latest(figures(site, Switchboard(TableDoor(site)), WorkerPlayers())).decode()
    known = set(re.findall(r"^(\w+?)(?:\{.*\})? ", told, re.MULTILINE))
    asked = " ".join(
        target["expr"] for panel in json.loads(FILES["grafana.json"])["panels"] for target in panel["targets"]
    )
    shown = set(re.findall(r"\b(?:ludotheque|process)_\w+", asked))
    assert len(shown) > 20
    assert shown - known == set()


def test_containers_set_what_a_server_can_be_told() -> None:
    source = (ROOT / "src" / "ludotheque" / "web" / "settings.py").read_text("utf-8")
    known = {f"LUDOTHEQUE_{name}" for name in re.findall(r'for_all\("(\w+)"\)', source)}
    for name in ("Containerfile", "compose.yaml", "kubernetes.yaml"):
        told = set(re.findall(r"LUDOTHEQUE_\w+", FILES[name]))
        assert told, name
        assert told - known == set(), name


def test_whoever_looks_after_a_server_asks_for_what_is_there(server: Server) -> None:
    for name in ("Containerfile", "kubernetes.yaml", "Caddyfile"):
        paths = set(re.findall(r"/health/\w+|/metrics", FILES[name]))
        assert paths, name
        for path in paths:
            assert get(server.address + path).status_code == 200


def test_the_pinned_versions_of_hosting_are_those_of_the_tests() -> None:
    def pinned(purpose: str) -> set[str]:
        return set(
            re.findall(r"^\S+==\S+", (ROOT / "requirements" / f"{purpose}.txt").read_text("ascii"), re.MULTILINE)
        )

    assert pinned("play") < pinned("hosting")
    assert {name.partition("==")[0] for name in pinned("hosting") - pinned("play")} == {"asyncpg", "nats-py"}
    assert pinned("hosting") - pinned("play") <= pinned("test")
