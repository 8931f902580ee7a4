"""A match looked back on, in a terminal: the curve of the chances, the turning points, luck and choice, every turn."""

from itertools import pairwise
from pathlib import Path

from rich.table import Table

from ludotheque import leaflet, printing, screen
from ludotheque.bots.coach.analysing import Analysis, points
from ludotheque.picture import save
from ludotheque.terminal.typed import Notation
from ludotheque.terminal.voice import Voice

BLOCKS = "▁▂▃▄▅▆▇█"
LONGEST_CURVE = 72
"""The most letters of a curve."""
MOST_FIGURES = 11
"""The most figures that tell a curve, from its first point to its last."""
WORTH_TELLING = 0.0005
"""A choice that costs less is shown as the best."""


def sparkline(chances: list[float]) -> str:
    """Chances as a row of blocks, the higher the better; several points share one where there are too many."""
    count = min(len(chances), LONGEST_CURVE)
    edges = [len(chances) * place // count for place in range(count + 1)]
    means = [sum(chances[begin:end]) / (end - begin) for begin, end in pairwise(edges)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))] for mean in means)


def curve(chances: list[float], voice: Voice) -> str:
    """A curve of chances, drawn; in plain mode as a few figures on the way."""
    if not screen.used().plain:
        return sparkline(chances)
    steps = min(MOST_FIGURES, len(chances)) - 1
    picked = [chances[(len(chances) - 1) * step // max(1, steps)] for step in range(steps + 1)]
    return ", ".join(voice.say("hindsight-chance", value=chance) for chance in picked)


def report(analysis: Analysis, language: str) -> None:
    """Print what a match tells."""
    voice = Voice(language, analysis.game)
    console = printing.console()
    title = leaflet.title(analysis.game, language)
    console.print(voice.say("hindsight-title", game=title, seats=analysis.seats, turns=len(analysis.turns)))
    if analysis.weighed:
        console.print(_turns(analysis, voice))
    console.print(voice.say("hindsight-curve"))
    for seat in range(analysis.seats):
        chances = [point[seat] for point in analysis.curve]
        console.print(
            f"{voice.sentence('hindsight-seat', who=voice.seat(seat))} {curve(chances, voice)}", soft_wrap=True
        )
    console.print(voice.say("hindsight-turning-points", count=len(analysis.turning_points)))
    for point in analysis.turning_points:
        said = point.why.say(language, analysis.game)
        console.print(voice.say("hindsight-turning-point", turn=point.turn, who=voice.seat(point.seat), said=said))
    lucky = any(turn.drawn for turn in analysis.turns)
    for seat, found in enumerate(analysis.by_seat if analysis.weighed else []):
        who, each = voice.seat(seat), -100 * found.skill / max(1, found.decisions)
        if lucky:
            console.print(voice.sentence("hindsight-fortune", who=who, fortune=found.fortune, luck=points(found.luck)))
        facts = {"each": each, "found": found.best_found, "decisions": found.decisions}
        console.print(voice.sentence("hindsight-choices", who=who, **facts))
    for missed in analysis.missed:
        said = missed.why.say(language, analysis.game)
        console.print(voice.sentence("hindsight-missed", who=voice.seat(missed.seat), said=said))
    console.print(voice.say("hindsight-estimates" if analysis.weighed else "hindsight-not-weighed"))


def _turns(analysis: Analysis, voice: Voice) -> Table:
    """Every decision; a game without chance needs no word about draws."""
    write = Notation(voice).write
    lucky = any(turn.drawn for turn in analysis.turns)
    table = Table()
    for name in ("turn", "seat", "action", *(["draw"] if lucky else []), "best", "choice", "chance"):
        table.add_column(voice.say(f"heading-{name}"), justify="left" if name in ("action", "best") else "right")
    for turn in analysis.turns:
        costly = turn.choice <= -WORTH_TELLING
        draw = voice.say("hindsight-change", value=turn.draw) if turn.drawn else ""
        table.add_row(
            str(turn.number),
            str(turn.seat + 1),
            write(turn.action),
            *([draw] if lucky else []),
            write(turn.best) if costly else "",
            voice.say("hindsight-change", value=turn.choice) if costly else "",
            voice.say("hindsight-chance", value=turn.chance),
        )
    return table


def draw(file: Path, analysis: Analysis, language: str) -> None:
    """Draw the curve of the chances, with the turning points marked."""
    from matplotlib.figure import Figure

    voice = Voice(language, analysis.game)
    figure = Figure(figsize=(12, 5), layout="constrained")
    axes = figure.subplots()
    turns = [0, *(turn.number for turn in analysis.turns)]
    turns += [turns[-1] + 1] * (len(analysis.curve) - len(turns))
    styles = ("-", "--", "-.", ":")
    for seat in range(analysis.seats):
        chances = [point[seat] for point in analysis.curve]
        axes.plot(
            turns, chances, styles[seat % len(styles)], label=voice.sentence("hindsight-seat", who=voice.seat(seat))
        )
    for point in analysis.turning_points:
        height = analysis.curve[turns.index(point.turn)][point.seat]
        axes.plot(point.turn, height, "v" if point.change < 0 else "^", color="black")
    axes.set_ylim(0, 1)
    axes.set_xlabel(voice.say("heading-turn"))
    axes.set_ylabel(voice.say("heading-chance"))
    axes.yaxis.set_major_formatter(lambda value, _: voice.say("hindsight-chance", value=float(value)))
    axes.legend()
    axes.grid(alpha=0.3)
    save(figure, file)
