"""What a client knows of a table: news in order, each once, and never anything older than it knows."""

from typing import Any

from client.shown import seen, table, welcome
from ludotheque.client.standing import Heard, Standing
from ludotheque.table.messages import Changes, ClockShown, News, Present, SeatShown


def news(number: int, **more: Any) -> News[Any]:
    return News(number=number, at=0, events=[], **more)


def standing(number: int = 5) -> Standing:
    known = Standing()
    assert known.take(welcome(number), 0) is Heard.FRESH
    return known


def test_news_are_taken_in_order_and_each_once() -> None:
    known = standing(5)
    assert known.take(news(6, actors=[1], view=seen(6)), 0) is Heard.FRESH
    assert known.take(news(6, actors=[0], view=seen(60)), 0) is Heard.KNOWN
    assert known.take(news(3, actors=[0], view=seen(3)), 0) is Heard.KNOWN
    assert known.view is not None
    assert (known.number, known.actors, known.view.round) == (6, [1], 6)


def test_a_gap_is_noticed_and_nothing_after_it_is_taken() -> None:
    known = standing(5)
    assert known.take(news(7, view=seen(7)), 0) is Heard.GAP
    assert known.view is not None
    assert (known.number, known.view.round) == (5, 5)


def test_changes_to_a_view_that_was_not_told_are_a_gap() -> None:
    known = standing(5)
    assert known.take(news(6), 0) is Heard.FRESH, "the events alone, as of news that were missed"
    late = news(7, changes=Changes(fields={"round": 70}))
    assert known.take(late, 0) is Heard.GAP
    assert known.view is not None
    assert (known.number, known.view.round) == (6, 5)
    assert known.take(news(7, view=seen(7)), 0) is Heard.FRESH
    assert known.take(news(8, changes=Changes(fields={"round": 8})), 0) is Heard.FRESH
    assert known.view.round == 8


def test_a_welcome_from_a_server_that_lags_behind_is_not_believed() -> None:
    known = standing(5)
    assert known.take(welcome(4), 0) is Heard.KNOWN
    assert known.number == 5
    assert known.take(welcome(9), 0) is Heard.FRESH
    assert known.view is not None
    assert (known.number, known.view.round) == (9, 9)


def test_what_is_open_is_what_the_last_news_say() -> None:
    known = standing()
    assert (known.may_act, known.legal) == (True, ["draw"])
    known.take(news(6, actors=[1]), 0)
    assert (known.may_act, known.legal) == (False, [])


def test_nobody_acts_while_the_match_rests_or_a_bot_plays_in_their_place() -> None:
    for changed in (
        table(paused=True),
        table(seats=[SeatShown(1, bot=True), SeatShown()]),
        table(seats=[SeatShown(1, late=True), SeatShown()]),
        table("over"),
    ):
        known = standing()
        known.take(news(6, actors=[0], legal=["draw"], table=changed), 0)
        assert not known.may_act


def test_a_guest_who_moves_knows_the_new_seat() -> None:
    known = standing()
    known.take(news(6, table=table("gathering", seats=[SeatShown(), SeatShown(1)])), 0)
    assert (known.seat, known.names, known.view) == (1, ["", "Ann"], None)


def test_a_clock_goes_on_between_changes_of_the_table() -> None:
    known = standing()
    clock = ClockShown([10, 20], [1], 3)
    known.take(news(6, clock=clock), 0)
    assert known.table is not None
    assert known.table.clock == clock


def test_who_is_here_has_no_number() -> None:
    known = standing()
    assert known.take(Present(here=[1, 2], spectators=3), 0) is Heard.FRESH
    assert (known.number, known.here, known.spectators) == (5, [1, 2], 3)
