"""The notebooks run from the first cell to the last, at a small size, and draw what they say."""

import json
from pathlib import Path
from typing import Any

import pytest

mpl = pytest.importorskip("matplotlib")
pytest.importorskip("polars")

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebooks" / "games.ipynb"


def test_seats_length_luck_and_skill_are_played_and_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    mpl.use("Agg")
    plt = pytest.importorskip("matplotlib.pyplot")
    monkeypatch.setenv("ROUNDS", "40")
    monkeypatch.setenv("DEALS", "2")
    known: dict[str, Any] = {}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    try:
        for cell in cells:
            exec(compile("".join(cell["source"]), str(NOTEBOOK), "exec"), known)
        drawn = [plt.figure(number) for number in plt.get_fignums()]
        titles = [figure.get_suptitle() or figure.axes[0].get_title() for figure in drawn]
        assert len(titles) == 4
        assert all(any(axes.patches or axes.lines for axes in figure.axes) for figure in drawn)
        for figure in drawn:
            figure.canvas.draw()
    finally:
        plt.close("all")
    assert all(rows.height == 4 * 40 for rows in known["played"].values())
    assert all(sum(kinds.values()) == pytest.approx(1) for kinds in known["turned"].values())
    assert known["kept"].height > 20


def test_what_is_shown_was_run_from_the_first_cell_to_the_last() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert not [output for cell in cells for output in cell["outputs"] if output["output_type"] == "error"]
