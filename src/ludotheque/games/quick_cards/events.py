"""What happened in Ligretto or Dutch Blitz, told from the news that the rules noted."""

from typing import TypedDict

from ludotheque.contract import Event
from ludotheque.games.quick_cards.cards import CARDS, HIGHEST, Card
from ludotheque.games.quick_cards.news import Kind, News
from ludotheque.games.quick_cards.notation import write_source
from ludotheque.games.quick_cards.rules import shown
from ludotheque.games.quick_cards.state import GOING_ON, RESERVE
from ludotheque.games.quick_cards.view import View
from ludotheque.kernel import State

# As plain numbers: to look up a member of an enum takes almost as long as to make an event.
PLAYED, OPENED, FILLED, STACKED, TURNED, TURNED_OVER, *_MORE = map(int, Kind)
CALLED_STOP, HANDS_MOVED, GIVEN_UP, CALLED_DUTCH, PUT_RIGHT, CAME_BACK, CHECKED, GOES_ON, LIFTED = _MORE


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
    """The number of cards that the reserve has then."""


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
    """ "Dutch!" was called rightly, or cards were found misplaced when a reserve was used up."""

    count: int


class Lifted(TypedDict, total=False):
    """Where a card lay that was misplaced; nothing where it was not, but had moved up into the place of another."""

    off: str
    """The pile or the place of the row, in notation: ``pile 3``, ``row 2``."""
    on: Card
    """The card below it; nothing where it opened a pile."""


class PutRight(Lifted):
    """A misplaced card went to the pile where it belongs."""

    card: Card
    pile: int


class CameBack(Lifted):
    """By rules 1 a misplaced card went back to its owner's hand."""

    card: Card


class WentBack(CameBack):
    """A misplaced card, or one that had moved up into its place, went back where it came from."""

    source: str
    """In notation."""


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
    "checked": Misplaced,
    "goes-on": NoFacts,
    "put-right": PutRight,
    "comes-back": CameBack,
    "goes-back": WentBack,
    "stops": NoFacts,
    "hands-moved": NoFacts,
    "hands-taken-up": NoFacts,
    "blocked": NoFacts,
    "round-over": RoundOver,
    "match-over": MatchOver,
}


def events_of_deal(state: State, seat: int) -> list[Event]:
    """A seat has its cards; what lies open before it is told."""
    rows = int(state.rows)
    facts: dict[str, object] = {"top": CARDS[int(shown(state, seat, RESERVE))], "rows": rows}
    facts |= {f"row_{place}": CARDS[int(shown(state, seat, place))] for place in range(1, rows + 1)}
    return [Event("dealt", seat, facts)]


def events_of_news(state: State, news: News, reserve: str) -> list[Event]:
    """Everything that an action, or the last card dealt, has brought about."""
    lines = news[1 : int(news[0, 0]) + 1].tolist()
    lifted = {(seat, code): _lay(from_, on) for kind, seat, code, from_, on in lines if kind == LIFTED}
    events = [_event(state, reserve, lifted, *line) for line in lines if line[0] != LIFTED]
    for kind, seat, _, source, _ in lines:
        if kind <= STACKED and source == RESERVE and state.reserve_size[seat] == 0 and state.ending == GOING_ON:
            events.append(Event("used-up", seat))
    return events


def _lay(at: int, on: int) -> Lifted:
    """Where a misplaced card lay: on a pile, or below zero on a place of the row, and on which card."""
    lay = Lifted(off=f"pile {at + 1}" if at >= 0 else f"row {-at}")
    return Lifted(**lay, on=CARDS[on]) if on else lay


def _event(
    state: State,
    reserve: str,
    lifted: dict[tuple[int, int], Lifted],
    kind: int,
    seat: int,
    code: int,
    source: int,
    target: int,
) -> Event:
    if kind == CALLED_DUTCH:
        return Event("calls-dutch", seat, Misplaced(count=target)) if target else Event("nothing-wrong", seat)
    if kind == CHECKED:
        return Event("checked", seat, Misplaced(count=target))
    if kind in (CALLED_STOP, GOES_ON):
        return Event("stops" if kind == CALLED_STOP else "goes-on", seat)
    if kind == HANDS_MOVED:
        return Event("hands-moved" if state.rules == 1 else "hands-taken-up")
    if kind == GIVEN_UP:
        return Event("blocked")
    card = CARDS[code]
    if kind in (PLAYED, OPENED):
        # Without a referee the table does not judge what is played, so nothing is called complete either.
        plays = "completes" if card.number == HIGHEST and state.referee else "plays"
        facts = Played(card=card, source=write_source(source, reserve), pile=target + 1)
        return Event("opens" if kind == OPENED else plays, seat, facts)
    if kind == FILLED:
        return Event("fills", seat, Filled(card=card, place=target, left=int(state.reserve_size[seat])))
    if kind == STACKED:
        return Event("stacks", seat, Stacked(card=card, source=write_source(source, reserve), place=target))
    if kind == PUT_RIGHT:
        return Event("put-right", seat, PutRight(card=card, pile=target + 1, **lifted.get((seat, code), Lifted())))
    if kind == CAME_BACK:
        lay = lifted.get((seat, code), Lifted())
        if state.rules == 1:
            return Event("comes-back", seat, CameBack(card=card, **lay))
        return Event("goes-back", seat, WentBack(card=card, source=write_source(source, reserve), **lay))
    return Event("turns" if kind == TURNED else "turns-over", seat, Turned(card=card, count=target))
