"""What happened in Ligretto or Dutch Blitz, told from the news that the rules noted."""

from typing import Any, TypedDict

from ludotheque.contract import Event
from ludotheque.games.quick_cards import news as kinds
from ludotheque.games.quick_cards.cards import CARDS, HIGHEST, Card
from ludotheque.games.quick_cards.news import News
from ludotheque.games.quick_cards.notation import write_source
from ludotheque.games.quick_cards.rules import shown
from ludotheque.games.quick_cards.state import GOING_ON, RESERVE
from ludotheque.games.quick_cards.view import View
from ludotheque.kernel import State


class NoFacts(TypedDict):
    """The kind, and the seat if there is one, say it all."""


class _Rows(TypedDict, total=False):
    row_4: Card
    row_5: Card


class Dealt(_Rows):
    """A seat has its cards: the top of its reserve, and its row."""

    top: Card
    rows: int
    row_1: Card
    row_2: Card
    row_3: Card


class Played(TypedDict):
    """A card went to the middle."""

    card: Card
    source: str
    """In notation."""
    pile: int
    """Counted from 1."""


class Filled(TypedDict):
    """A hole in the row was filled from the reserve."""

    card: Card
    place: int
    left: int
    """How many cards the reserve has then."""


class Stacked(TypedDict):
    """A card was stacked on the row."""

    card: Card
    source: str
    place: int


class Turned(TypedDict):
    """Cards of the hand were turned."""

    card: Card
    """The one that shows."""
    count: int


class Misplaced(TypedDict):
    """ "Dutch!" was called rightly."""

    count: int


class PutRight(TypedDict):
    """A misplaced card went to the pile where it belongs."""

    card: Card
    pile: int


class CameBack(TypedDict):
    """A misplaced card went back to its owner's hand."""

    card: Card


class RoundFacts(TypedDict):
    """The table as the last card of a round left it."""

    view: View


class RoundOver(RoundFacts):
    """A round is over."""

    round: int
    scores: list[int]
    """What each seat scored in it."""


class _OnlyRound(TypedDict, total=False):
    view: View
    """The table as the last card left it, where no other round was played."""


class MatchOver(_OnlyRound):
    """The match is over."""

    winners: list[int]
    scores: list[int]


EVENT_TYPES: dict[str, type] = {
    "dealt": Dealt,
    "opens": Played,
    "plays": Played,
    "completes": Played,
    "fills": Filled,
    "stacks": Stacked,
    "turns": Turned,
    "turns-over": Turned,
    "used-up": NoFacts,
    "calls-dutch": Misplaced,
    "nothing-wrong": NoFacts,
    "put-right": PutRight,
    "comes-back": CameBack,
    "stops": NoFacts,
    "hands-moved": NoFacts,
    "blocked": NoFacts,
    "round-over": RoundOver,
    "match-over": MatchOver,
}


def events_of_deal(state: State, seat: int) -> list[Event]:
    """A seat has its cards; what lies open before it is told."""
    rows = int(state.rows)
    facts: dict[str, Any] = {"top": CARDS[int(shown(state, seat, RESERVE))], "rows": rows}
    facts |= {f"row_{place}": CARDS[int(shown(state, seat, place))] for place in range(1, rows + 1)}
    return [Event("dealt", seat, facts)]


def events_of_news(state: State, news: News, reserve: str) -> list[Event]:
    """Everything that an action, or the last card dealt, has brought about."""
    lines = news[1 : int(news[0, 0]) + 1].tolist()
    events = [_event(state, reserve, *line) for line in lines]
    for kind, seat, _, source, _ in lines:
        if kind <= kinds.STACKED and source == RESERVE and state.reserve_size[seat] == 0 and state.ending == GOING_ON:
            events.append(Event("used-up", seat))
    return events


def _event(state: State, reserve: str, kind: int, seat: int, card: int, source: int, target: int) -> Event:
    facts: dict[str, Any] = {"card": CARDS[card]} if card else {}
    if kind in (kinds.PLAYED, kinds.OPENED, kinds.STACKED):
        facts["source"] = write_source(source, reserve)
    if kind == kinds.OPENED:
        return Event("opens", seat, facts | {"pile": target + 1})
    if kind == kinds.PLAYED:
        # Without a referee the table does not judge what is played, so nothing is called complete either.
        completes = card & 15 == HIGHEST and state.referee
        return Event("completes" if completes else "plays", seat, facts | {"pile": target + 1})
    if kind == kinds.FILLED:
        return Event("fills", seat, facts | {"place": target, "left": int(state.reserve_size[seat])})
    if kind == kinds.STACKED:
        return Event("stacks", seat, facts | {"place": target})
    if kind in (kinds.TURNED, kinds.TURNED_OVER):
        return Event("turns" if kind == kinds.TURNED else "turns-over", seat, facts | {"count": target})
    if kind == kinds.CALLED_DUTCH:
        return Event("calls-dutch", seat, {"count": target}) if target else Event("nothing-wrong", seat)
    if kind == kinds.PUT_RIGHT:
        return Event("put-right", seat, facts | {"pile": target + 1})
    if kind == kinds.CAME_BACK:
        return Event("comes-back", seat, facts)
    if kind == kinds.CALLED_STOP:
        return Event("stops", seat)
    return Event("hands-moved" if kind == kinds.HANDS_MOVED else "blocked")
