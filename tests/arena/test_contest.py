"""A contest is fair to everybody, and the same however many play it."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import ludotheque
from ludotheque import arena
from ludotheque.arena import crew, decisions
from ludotheque.arena.contest import Meeting, meetings
from ludotheque.arena.entrants import read
from ludotheque.arena.findings import find
from ludotheque.arena.playing import PlayedMatch
from ludotheque.arena.sheet import write_csv
from ludotheque.bots.tempo import Tempo
from ludotheque.simulate import play_rounds
from support.usual import usually


def results(played: list[PlayedMatch]) -> list[tuple[object, ...]]:
    """Everything about the matches but how long the decisions took."""
    return [match[:7] for match in played]


def without_times(match: PlayedMatch) -> list[tuple[object, ...]]:
    return [decision[:-1] for decision in match.decisions]


def test_every_deal_is_played_from_every_seat_by_both() -> None:
    contest = arena.arrange("lucky-numbers", ["greedy", "anything"], 5, seats=4, seed="fair", pairs="all")
    assert contest.deals == 2
    assert contest.meetings == (Meeting(0, 1), Meeting(1, 0))
    played = arena.hold(contest, crew.here(1))
    assert len(played) == contest.matches == 16
    for meeting in contest.meetings:
        for deal in range(2):
            lineups = [match.lineup for match in played if (match.meeting, match.deal) == (meeting, deal)]
            assert Counter(lineup.index(meeting.first) for lineup in lineups) == dict.fromkeys(range(4), 1)
            assert all(lineup.count(meeting.second) == 3 for lineup in lineups)


def test_the_matches_of_a_deal_begin_from_the_same_deal() -> None:
    contest = arena.arrange("lucky-numbers", ["anything", "anything"], 2, seed="same")
    first, second = arena.hold(contest, crew.here(1))
    assert (first.lineup, second.lineup) == ((0, 1), (1, 0))
    assert first.scores == second.scores, "on each seat the same bot with the same chance plays the same match"


def test_who_meets_whom() -> None:
    assert meetings(3, 2, "all") == ((0, 1), (0, 2), (1, 2))
    assert meetings(3, 2, "neighbours") == ((0, 1), (1, 2))
    assert meetings(3, 2, "first") == ((0, 1), (0, 2))
    assert meetings(3, 3, "neighbours") == ((0, 1), (1, 0), (1, 2), (2, 1))
    assert meetings(3, 4, "first") == ((0, 1), (0, 2))
    assert len(meetings(4, 3, "all")) == 12


def test_the_same_seed_gives_the_same_matches_whatever_the_number_of_workers(tmp_path: Path) -> None:
    contest = arena.arrange("lucky-numbers", ["greedy", "anything"], 6, seed="workers")
    alone, together = (arena.hold(contest, crew.here(workers)) for workers in (1, 2))
    assert results(alone) == results(together)
    other = arena.arrange("lucky-numbers", ["greedy", "anything"], 6, seed="others")
    assert results(arena.hold(other, crew.here(1))) != results(alone)
    for name, played in (("alone", alone), ("together", together)):
        write_csv(tmp_path / name, contest, played)
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "together").read_bytes()


def test_where_all_play_at_once_the_quicker_wins() -> None:
    contest = arena.arrange(
        "ligretto", ["levels", "levels"], 4, seed="clock", options={"target": 10, "blocked": "score"}
    )
    slow, quick = (
        replace(entrant, tempo=Tempo(see=pace, decide=pace, move=pace, turn=pace))
        for entrant, pace in zip(contest.entrants[:2], (1.0, 0.3), strict=True)
    )
    contest = replace(contest, entrants=(slow, quick), meetings=(Meeting(1, 0),))
    played = arena.hold(contest, crew.here(1))
    assert results(played) == results(arena.hold(contest, crew.here(1)))
    assert all(match.ended for match in played)
    assert find(contest, played).encounters[0].wins.share > 0.5


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.parametrize("processes", usually([False, True], lambda apart: not apart))
def test_a_cluster_plays_the_same_matches(processes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(crew, "CONNECT", 60)  # a machine that runs all tests at once takes its time
    contest = arena.arrange("lucky-numbers", ["greedy", "anything"], 4, seed="cluster", keep_decisions=True)
    game = ludotheque.game("lucky-numbers")
    terms = game.terms(2, {})
    monkeypatch.setattr("ludotheque.simulate.BLOCK", 20)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=processes, dashboard_address=None, protocol="tcp"
    ) as found:
        far = arena.hold(contest, crew.cluster(found.scheduler_address))
        rounds = play_rounds(game, terms, 50, "cluster", crew=crew.cluster(found.scheduler_address))
    near = arena.hold(contest, crew.here(1))
    assert results(far) == results(near)
    assert [without_times(match) for match in far] == [without_times(match) for match in near]
    assert near[0].decisions
    assert (rounds.scores == play_rounds(game, terms, 50, "cluster").scores).all()


def test_every_decision_is_kept_as_it_was_made() -> None:
    polars = pytest.importorskip("polars")
    for game, options in (("lucky-numbers", {}), ("ligretto", {"target": 10, "blocked": "score"})):
        contest = arena.arrange(game, ["anything"] * 2, 2, seed="kept", options=options, keep_decisions=True)
        played = arena.hold(contest, crew.here(1))
        rows = decisions.frame(contest, played)
        rules, env = ludotheque.game(game), ludotheque.env(game, 2, seed=1)
        for number, match in enumerate(played):
            own = rows.filter(polars.col("match") == number)
            assert own.height == len(match.decisions) == sum(map(len, match.seconds))
            assert set(zip(own["seat"], own["bot"], strict=True)) == {
                (seat + 1, contest.entrants[place].name) for seat, place in enumerate(match.lineup)
            }
            assert {len(seen) for seen in own["observation"]} == {sum(plane.size for plane in env.planes)}
            for seat in range(2):
                ends = own.filter(polars.col("seat") == seat + 1).select("score", "won").unique().rows()
                assert ends == [(match.scores[seat], (seat in match.winners) / len(match.winners))]
            for text, index in own.select("action", "number").unique().rows():
                assert (text is None) == (index == env.encoding.waits is not None)
                assert text is None or rules.write(rules.read(text)) == text
        if game == "lucky-numbers":
            first = played[0].decisions[0]
            assert env.actions[first.number or 0].startswith("arrange by rank")
            assert not arena.hold(replace(contest, keeps_decisions=False), crew.here(1))[0].decisions


def test_whoever_interrupts_a_contest_has_what_was_played_so_far() -> None:
    def enough(matches: int) -> None:
        if matches >= 4:
            raise KeyboardInterrupt

    contest = arena.arrange("lucky-numbers", ["greedy", "anything"], 1_000, seed="enough")
    for workers in (1, 2):
        played = arena.hold(contest, crew.here(workers), enough)
        assert len(played) == 4
        assert find(contest, played).standings[0].matches == 4


def test_a_contest_can_be_given_a_time() -> None:
    contest = arena.arrange("lucky-numbers", ["greedy", "anything"], 1_000_000, seed="time")
    for workers in (1, 2):
        assert len(arena.hold(contest, crew.here(workers), seconds=0.1)) < contest.matches


def test_the_same_bot_can_be_entered_twice() -> None:
    entrants = read("lucky-numbers", ["greedy", "greedy", "anything"])
    assert [entrant.name for entrant in entrants] == ["greedy", "greedy #2", "anything"]


def test_every_level_can_be_entered_at_once() -> None:
    from ludotheque.bots.levels import levels

    entrants = read("polyssimo", ["levels", "anything"])
    assert [entrant.name for entrant in entrants] == [*(level.name for level in levels("polyssimo")), "anything"]
