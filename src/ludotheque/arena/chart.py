"""The findings of a contest as a picture: ratings with their margins, and who wins how often against whom."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque import leaflet, words
from ludotheque.arena.errors import HERE
from ludotheque.arena.findings import Findings
from ludotheque.picture import save

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(file: Path, findings: Findings, language: str) -> None:
    """Draw the picture; the same findings give the same file."""
    from matplotlib.figure import Figure

    say = words.saying(language, findings.game, HERE)
    height = 1.8 + 0.5 * len(findings.standings)
    figure = Figure(figsize=(12, height), layout="constrained")
    title = leaflet.title(findings.game, language)
    figure.suptitle(say("chart-title", game=title, seats=findings.seats, matches=findings.matches))
    left, right = figure.subplots(1, 2)
    _draw_ratings(left, findings, say)
    _draw_shares(right, findings, say)
    save(figure, file)


def _draw_ratings(axes: "Axes", findings: Findings, say: Callable[..., str]) -> None:
    names = [standing.name for standing in findings.standings]
    places = range(len(names))
    elos = [standing.elo for standing in findings.standings]
    axes.errorbar(
        elos, places, xerr=[each.elo_margin for each in findings.standings], fmt="o", capsize=4, color="#14507a"
    )
    for place, standing in enumerate(findings.standings):
        elo = say("whole", value=round(standing.elo))
        axes.annotate(elo, (standing.elo, place), (0, 8), textcoords="offset points", ha="center")
    axes.set_yticks(places, names)
    axes.set_ylim(len(names) - 0.5, -0.7)
    axes.set_xlabel(say("chart-elo"))
    axes.grid(axis="x", alpha=0.3)


def _draw_shares(axes: "Axes", findings: Findings, say: Callable[..., str]) -> None:
    names = [standing.name for standing in findings.standings]
    shares = [[float("nan")] * len(names) for _ in names]
    for met in findings.encounters:
        first, second = names.index(met.first), names.index(met.second)
        shares[first][second] = met.wins.share
        if findings.seats == 2:
            shares[second][first] = 1 - met.wins.share
    # White where both are equals, and never so dark that the figure on it could not be read.
    axes.imshow(shares, cmap="RdBu", vmin=-1 / findings.seats, vmax=3 / findings.seats, aspect="auto")
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            if share == share:
                axes.annotate(say("share-short", value=share), (column, row), ha="center", va="center")
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel(say("chart-wins"))
