"""Ligretto and Dutch Blitz as naively as can be: lists of cards, as they lie on a table."""

from typing import Any, NamedTuple

COLOURS = ["red", "blue", "green", "yellow"]
BOYS = ["red", "blue"]


class Card(NamedTuple):
    colour: str
    number: int

    def __str__(self) -> str:
        return f"{self.colour} {self.number}"


DECK = [Card(colour, number) for colour in COLOURS for number in range(1, 11)]


class Move(NamedTuple):
    """A card that went from one place to another."""

    seat: int
    card: Card
    source: str
    target: str
    lay_wrong: bool
    """Whether the card lay wrong in the row already."""


class Player:
    """What one player has on the table. Piles are lists with the top last; the hand is a list with the top first."""

    def __init__(self) -> None:
        self.reserve: list[Card] = []
        self.row: list[list[Card]] = []
        self.open: list[Card] = []
        self.hand: list[Card] = []

    def turn(self) -> None:
        if not self.hand:
            self.hand, self.open = self.open, []
        for _ in range(3):
            if self.hand:
                self.open.append(self.hand.pop(0))

    def source(self, name: str) -> list[Card]:
        word, *number = name.split()
        if word == "row":
            return self.row[int(number[0]) - 1]
        return self.open if word == "hand" else self.reserve

    def cards_that_come_up(self) -> set[Card]:
        """Every card that is once on top of the open pile when the player turns and turns."""
        other = Player()
        other.open, other.hand = list(self.open), list(self.hand)
        seen = set(other.open[-1:])
        for _ in range(40 if other.open or other.hand else 0):
            other.turn()
            seen.add(other.open[-1])
        return seen


class Oracle:
    """A table of either game, as people would keep it."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], rules: int = 2) -> None:
        self.game, self.seats, self.options, self.rules = game, seats, options, rules
        self.reserve_name = "ligretto" if game == "ligretto" else "blitz"
        self.stacking = options.get("advanced") or options.get("expert")
        self.lenient = options.get("referee") == "off"
        self.by_call = options.get("stop") == "call"
        self.points: list[list[int]] = []
        self.decided = False
        self.lay_out()

    def lay_out(self) -> None:
        self.players: list[Player] = []
        self.piles: list[list[tuple[Card, int, int]]] = []  # the card, whose it is, and when it was laid
        self.clock = 0
        self.hands_moved = 0
        self.mistake = False  # whether anybody has misplaced a card since "Dutch!" was called
        self.moves: list[Move] = []
        self.ending: str | None = None
        self.ended_by: int | None = None

    def deal(self, cards: list[Card]) -> None:
        cards = list(cards)
        player = Player()
        steps = ["reserve", "row"] if self.game == "ligretto" else ["row", "reserve"]
        for step in steps:
            if step == "reserve":
                for _ in range(10):
                    player.reserve.append(cards.pop(0))
            else:
                for _ in range(5 if self.seats == 2 else 4 if self.seats == 3 else 3):
                    player.row.append([cards.pop(0)])
        player.hand = cards
        self.players.append(player)
        if len(self.players) == self.seats:
            self.see_what_follows()

    # What is right

    def right_on_pile(self, card: Card, pile: list[Card]) -> bool:
        if not pile:
            return card.number == 1
        return card.colour == pile[-1].colour and card.number == pile[-1].number + 1

    def right_on_row(self, card: Card, under: Card) -> bool:
        if not self.stacking or card.number != under.number - 1:
            return False
        if self.game == "ligretto":
            return card.colour != under.colour
        return (card.colour in BOYS) != (under.colour in BOYS)

    def wanted_on(self, top: Card) -> str | None:
        following = [str(card) for card in DECK if self.right_on_pile(card, [top])]
        return following[0] if following else None

    def fits_somewhere(self, card: Card) -> bool:
        return card.number == 1 or any(self.right_on_pile(card, [c for c, _, _ in pile]) for pile in self.piles if pile)

    # Actions

    def legal(self, seat: int) -> set[str]:
        if self.ending or len(self.players) < self.seats:
            return set()
        player, texts = self.players[seat], set()
        rows = [f"row {place + 1}" for place in range(len(player.row))]
        for source in [self.reserve_name, "hand", *rows]:
            cards = player.source(source)
            if not cards:
                continue
            if cards[-1].number == 1 or self.lenient:
                texts.add(f"play {source} new")
            for i, pile in enumerate(self.piles):
                if pile and (self.lenient or self.right_on_pile(cards[-1], [c for c, _, _ in pile])):
                    texts.add(f"play {source} pile {i + 1}")
            for row in rows:
                under = player.source(row)
                may_stack = self.stacking and source not in rows and under
                if may_stack and (self.lenient or self.right_on_row(cards[-1], under[-1])):
                    texts.add(f"stack {source} {row}")
        if player.open or player.hand:
            texts.add("turn")
        if self.by_call and not player.reserve:
            texts.add("stop")
        if self.lenient:
            texts.add("dutch")
        return texts

    def is_right(self, seat: int, text: str) -> bool:
        """Whether a play or a stacking keeps to the rules."""
        verb, source, *rest = text.replace("row ", "row_").split()
        card = self.players[seat].source(source.replace("_", " "))[-1]
        if verb == "stack":
            return self.right_on_row(card, self.players[seat].source(rest[0].replace("_", " "))[-1])
        return self.right_on_pile(card, [] if rest[0] == "new" else [c for c, _, _ in self.piles[int(rest[1]) - 1]])

    def act(self, seat: int, text: str) -> None:
        player = self.players[seat]
        if text.startswith(("play", "stack")) and not self.is_right(seat, text):
            self.mistake = True
        verb, *rest = text.replace("row ", "row_").split()
        rest = [word.replace("_", " ") for word in rest]
        if verb == "turn":
            player.turn()
        elif verb == "stop":
            self.stop(seat)
        elif verb == "dutch":
            self.dutch()
        elif verb == "stack":
            self.move(seat, rest[0], rest[1])
        else:
            card = self.move(seat, rest[0], "middle")
            self.lay(card, seat, None if rest[1] == "new" else int(rest[2]) - 1)
            self.fill_holes(seat)
        self.see_what_follows()

    def move(self, seat: int, source: str, target: str) -> Card:
        player = self.players[seat]
        cards = player.source(source)
        card = cards.pop()
        lay_wrong = source.startswith("row") and bool(cards) and not self.right_on_row(card, cards[-1])
        self.moves.append(Move(seat, card, source, target, lay_wrong))
        if target != "middle":
            player.source(target).append(card)
        return card

    def fill_holes(self, seat: int) -> None:
        player = self.players[seat]
        for place in range(len(player.row)):
            if not player.row[place] and player.reserve:
                self.move(seat, self.reserve_name, f"row {place + 1}")

    def lay(self, card: Card, seat: int, pile: int | None) -> None:
        if pile is None:
            free = [i for i in range(len(self.piles)) if not self.piles[i]]
            pile = free[0] if free else len(self.piles)
            if not free:
                self.piles.append([])
        self.clock += 1
        self.piles[pile].append((card, seat, self.clock))

    def lift(self) -> list[tuple[Card, int]]:
        """Take every misplaced card away: those of the middle as they were laid, then those of the rows."""
        lifted = []
        for i, pile in enumerate(self.piles):
            right: list[tuple[Card, int, int]] = []
            for entry in pile:
                if self.right_on_pile(entry[0], [c for c, _, _ in right]):
                    right.append(entry)
                else:
                    lifted.append((entry[2], entry[0], entry[1]))
            self.piles[i] = right
        found = [(card, seat) for _, card, seat in sorted(lifted)]
        for seat, player in enumerate(self.players):
            for place, stacked in enumerate(player.row):
                kept: list[Card] = []
                for card in stacked:
                    if not kept or self.right_on_row(card, kept[-1]):
                        kept.append(card)
                    else:
                        found.append((card, seat))
                player.row[place] = kept
        return found

    def dutch(self) -> None:
        self.mistake = False
        lifted = self.lift()
        for number in range(1, 11):
            for card, seat in [entry for entry in lifted if entry[0].number == number]:
                piles = [i for i, p in enumerate(self.piles) if p and self.right_on_pile(card, [c for c, _, _ in p])]
                if piles or number == 1:
                    self.lay(card, seat, None if number == 1 else piles[0])
                    lifted.remove((card, seat))
        if self.rules == 1:
            for card, seat in lifted:
                self.players[seat].open.append(card)
            return
        for _, seat, card in sorted(((self.left(seat, card), seat, card) for card, seat in lifted), reverse=True):
            self.go_back(seat, card)
        assert not self.lift(), "after “Dutch!” every card lies right"
        for seat in range(self.seats):
            self.fill_holes(seat)

    def left(self, seat: int, card: Card) -> int:
        """The number of the move with which a card left the last place where it lay right."""
        own = [number for number, move in enumerate(self.moves) if (move.seat, move.card) == (seat, card)]
        return own[-2] if self.moves[own[-1]].lay_wrong else own[-1]

    def came_to_row(self, seat: int, card: Card) -> int:
        """The number of the move that brought a card to the row; -1 if it was dealt there."""
        to_row = [n for n, m in enumerate(self.moves) if (m.seat, m.card) == (seat, card) and m.target != "middle"]
        return to_row[-1] if to_row else -1

    def go_back(self, seat: int, card: Card) -> None:
        """A card goes back, and what came to its place of the row since then gives way, the top first."""
        left = self.left(seat, card)
        there = self.players[seat].source(self.moves[left].source)
        if self.moves[left].source.startswith("row"):
            while there and self.came_to_row(seat, there[-1]) > left:
                other = there.pop()
                piles = [i for i, p in enumerate(self.piles) if p and self.right_on_pile(other, [c for c, _, _ in p])]
                if there and (piles or other.number == 1):
                    self.lay(other, seat, None if other.number == 1 else piles[0])
                else:
                    self.players[seat].source(self.moves[self.came_to_row(seat, other)].source).append(other)
            if there and not self.right_on_row(card, there[-1]):  # what it lay on has been played since
                there = self.players[seat].source(self.moves[self.came_to_row(seat, card)].source)
        there.append(card)

    # The end

    def somebody_can_play(self) -> bool:
        for player in self.players:
            tops = [place[-1] for place in player.row if place]
            if any(self.fits_somewhere(card) for card in tops):
                return True
            for card in {*player.reserve[-1:], *player.cards_that_come_up()}:
                if self.fits_somewhere(card) or any(self.right_on_row(card, under) for under in tops):
                    return True
        return False

    def stop(self, seat: int) -> None:
        """A seat has used up its reserve; since rules 2 cards are put right before anything is counted."""
        if self.mistake and self.rules > 1:
            self.dutch()
        if not self.players[seat].reserve:
            self.ending, self.ended_by = "stopped", seat

    def see_what_follows(self) -> None:
        moves = 2 if self.rules > 1 else 3 if self.game == "dutch-blitz" else 0
        moved = 0
        while not self.ending:
            empty = [seat for seat, player in enumerate(self.players) if not player.reserve]
            if empty and not self.by_call:
                self.stop(empty[0])
            elif self.somebody_can_play() or self.mistake:
                return
            elif empty:
                self.ending, self.ended_by = "stopped", empty[0]
            elif moved == moves:
                self.ending = "blocked"
            else:
                moved += 1
                self.hands_moved += 1
                for player in self.players:
                    if self.rules > 1 or not player.hand:
                        player.hand, player.open = player.open + player.hand, []
                    if player.hand:
                        player.hand.append(player.hand.pop(0))
        self.points.append(self.count())
        enough = max(self.totals()) >= self.options["target"]
        leader = self.ending == "blocked" and self.options.get("blocked") == "leader"
        self.decided = enough or leader
        if not self.decided:
            self.lay_out()

    def count(self) -> list[int]:
        owners = [seat for pile in self.piles for _, seat, _ in pile]
        return [owners.count(seat) - 2 * len(player.reserve) for seat, player in enumerate(self.players)]

    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.points) for seat in range(self.seats)]

    # What is seen

    def times_laid(self, colour: str, number: int) -> int:
        return sum(card == (colour, number) for pile in self.piles for card, _, _ in pile)

    def view(self) -> dict[str, Any]:
        totals = self.totals()
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        owners = [seat for pile in self.piles for _, seat, _ in pile]
        return {
            "reserve": [{"top": name_of(p.reserve), "size": len(p.reserve)} for p in self.players],
            "row": [[[str(card) for card in place] for place in p.row] for p in self.players],
            "hand": [{"top": name_of(p.open), "open": len(p.open), "hidden": len(p.hand)} for p in self.players],
            "piles": [
                {
                    "top": str(pile[-1][0]),
                    "size": len(pile),
                    "seat": pile[-1][1],
                    "wants": self.wanted_on(pile[-1][0]),
                    "complete": not self.lenient and pile[-1][0].number == 10,
                }
                if pile
                else None
                for pile in self.piles
            ],
            "opens": [f"{colour} 1" for colour in COLOURS if self.lenient or self.times_laid(colour, 1) < self.seats],
            "laid": [owners.count(seat) for seat in range(self.seats)],
            "points": self.count(),
            "hands_moved": self.hands_moved,
            "ending": self.ending,
            "ended_by": self.ended_by,
            "actors": [seat for seat in range(self.seats) if self.legal(seat)],
            "round": len(self.points) + (not self.decided),
            "scores": totals,
            "result": {"winners": best, "scores": totals} if self.decided else None,
        }

    def hidden(self) -> list[list[list[str]]]:
        return [[list(map(str, pile)) for pile in (p.reserve, p.open, p.hand)] for p in self.players]


def name_of(pile: list[Card]) -> str | None:
    return str(pile[-1]) if pile else None
