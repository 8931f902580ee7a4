"""Rounds and decisions are written as Parquet, for programs that study them."""

import json
from pathlib import Path

import pytest

from cli.conftest import Run

polars = pytest.importorskip("polars")


def test_rounds_and_decisions_are_written_with_what_they_are_of(run: Run, tmp_path: Path) -> None:
    rounds, decisions = tmp_path / "rounds.parquet", tmp_path / "decisions.parquet"
    with_seed = ("--seed", "s", "--seats", "3", "--workers", "1", "--json")
    told = json.loads(run("simulate", "polyssimo", "--games", "20", "--parquet", str(rounds), *with_seed).out)
    assert polars.read_parquet(rounds).group_by("seat").agg(polars.col("won").mean()).sort("seat")["won"].to_list() == (
        pytest.approx([seat["win_share"] for seat in told["by_seat"]])
    )
    bots = ("greedy", "anything", "--games", "3", "--pairs", "first")
    told = json.loads(run("arena", "polyssimo", *bots, "--parquet", str(decisions), *with_seed).out)
    rows = polars.read_parquet(decisions)
    assert rows["match"].n_unique() == told["matches"]
    assert set(rows["bot"]) == {"greedy", "anything"}
    for file in (rounds, decisions):
        about = json.loads(polars.read_parquet_metadata(file)["ludotheque"])
        assert (about["game"], about["seats"], about["seed"]) == ("polyssimo", 3, "s")
    refused = run("simulate", "polyssimo", "--parquet", str(tmp_path / "rounds.csv"), "--lang", "fr")
    assert refused.code == 2
    assert "n’est pas un fichier .parquet" in refused.err
