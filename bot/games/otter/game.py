"""The rules of Otter Nonsense (rules/otter.md): moves, deals, scoring and observations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, ClassVar

from bot.games.api import BadOptions, Event, IllegalMove, Move, Result, Seat, Step, Value
from bot.games.card_game import CardGame
from bot.games.codes import ONE
from bot.games.kept import DIRECTION, StoredForm, kept
from bot.games.matches import BETWEEN, OVER, PLAY, MatchState, often
from bot.games.otter.cards import (
    CARDS,
    CHOOSE,
    CODES,
    HAND,
    NO_CARD,
    OTTERS,
    REVERSE,
    SETS,
    SPECIALS,
    look,
    without,
)
from bot.games.otter.heads import NO_HEADS, PRESETS, from_json, runs, to_json, worth_by
from bot.games.otter.house import SPEC, OtterHouse
from bot.games.otter.moves import COLLECTIONS, COLUMNS, KEEPINGS, PLAYS, OtterWords, naming, read
from bot.games.position import Fields
from bot.games.seats import clockwise, ranked
from bot.games.shuffle import number_below

KEEP = "keep"
"""Phase after a last card, in which its player still has to collect a column."""

GOAL = 7
"""Heads that win a deal."""
SHORT = 2
"""Longest column with which a last card wins at once."""

COURSE = {1: "clockwise", -1: "anticlockwise"}
WAYS = {1: "up", -1: "down", 0: "none"}
"""Words for the directions of play and of a column."""

# Events count columns from 1, as people do.

_played = often("played", "seat", "cards", "column", "left")
_placed = often("placed", "seat", "card", "column")
_kept = often("kept", "seat", "card", "heads", "total")
_gave = often("gave", "seat", "target", "card", "heads", "total")


def _picking(cards: bytes) -> Callable[[Sequence[Move]], Iterable[Move]]:
    """Return a function that picks the moves of ``cards`` from a row of all moves: the fastest way to pick
    the same ones often.
    """
    return itemgetter(*cards) if len(cards) > 1 else lambda row: [row[card] for card in cards]


class OtterState(MatchState[OtterWords]):
    """A match of Otter Nonsense, the running deal included."""

    CODES = CARDS
    VERBS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        PLAY: ("play", "collect"),
        KEEP: ("keep",),
        BETWEEN: ("deal",),
        OVER: (),
    }
    words = staticmethod(read)

    columns: list[bytes] = kept(lambda seats: [b""] * len(COLUMNS))
    aside: bytes = kept(b"", StoredForm(Fields.cards, CARDS.to_text))
    direction: int = kept(1, DIRECTION, "dir")
    """Direction of play: 1 clockwise, -1 anticlockwise."""
    last_actor: Seat | None = kept(None, StoredForm(Fields.seat_or_none))
    """Seat that had the turn before this one; None on the first turn of a deal."""
    points: list[bytes] = kept(lambda seats: [b""] * seats)
    """Points cards of each seat."""
    scores: list[int] = kept(lambda seats: [0] * seats)
    """Heads on these cards."""
    worth: bytes = kept(NO_HEADS)
    """Heads of each card."""
    next_seat: Seat | None = kept(None, StoredForm(Fields.seat_or_none), "next")
    """Seat that is on turn after phase ``keep``; None in other phases."""

    def __init__(self, house: OtterHouse, seats: int, seed: bytes) -> None:
        super().__init__(house, seats, seed)
        self.worth = worth_by(PRESETS.get(house.heads, house.heads)) if house.heads != "map" else NO_HEADS

    @property
    def receiver(self) -> Seat:
        """Return the seat that gets the points card of a collection now: the seat on turn itself in phase
        ``keep``, else the seat that had, or would have had, the turn before (rules/otter.md 3, 6).
        """
        if self.match.phase == KEEP:
            return self.turn
        return (self.turn - self.direction) % len(self.hands) if self.last_actor is None else self.last_actor

    # Moves

    def turn_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat on turn. Collections of a column are sorted by gift, lowest first,
        then in the order of the new hand.
        """
        phase, hand = self.match.phase, self.hands[self.turn]
        if phase not in (PLAY, KEEP):
            return ()
        moves: list[Move] = []
        if phase == PLAY and (specials := hand.translate(None, OTTERS)):
            for column in COLUMNS:
                moves += self._putting_down(PLAYS[column], specials, column, len(hand) - 1, placed=False)
        house, worth, missing = self.match.house, self.worth, GOAL - self.scores[self.receiver]
        otters = bytes(dict.fromkeys(hand.translate(None, SPECIALS)))
        of_otters = _picking(otters)
        usual = house.opening_special == "only_if_forced" and house.place_last == "last_card"
        usual = usual and phase == PLAY and otters != b""
        for column, cards in enumerate(self.columns):
            _, _, misfits, gifts, lying = look(cards)
            if phase == PLAY:
                row = PLAYS[column]
                moves += map(row.__getitem__, otters.translate(None, misfits)) if misfits else of_otters(row)
            if not (usual and lying):
                moves += self._collections(column)
                continue
            # The usual case: any otter of the hand, or a new one, opens the column.
            rows, new = COLLECTIONS[column], lying.translate(None, otters)
            for gift in gifts:
                row = rows[gift]
                if worth[gift] >= missing:
                    moves.append(row[NO_CARD])
                    continue
                moves += of_otters(row)
                if new:
                    left = new if cards.count(gift) > 1 else new.replace(ONE[gift], b"")
                    moves += map(row.__getitem__, left)
        return tuple(moves)

    def _collections(self, column: int) -> Iterator[Move]:
        """Yield all ways to collect ``column`` under any house rules."""
        if self.collectable(column):
            cards = self.columns[column]
            rows = COLLECTIONS[column] if self.match.phase == PLAY else KEEPINGS[column]
            for gift in look(cards).gifts:
                left = len(self.hands[self.turn]) + len(cards) - (gift > 0) - 1
                openers = self.openers(column, gift)
                yield from self._putting_down(rows[gift], openers, column, left, placed=True)

    def _putting_down(
        self, row: Sequence[Move], cards: bytes, column: int, left: int, placed: bool
    ) -> list[Move]:
        """Return the moves of a row that put down one of ``cards``. An X with power can also name any other
        seat.
        """
        moves: list[Move] = []
        for card in dict.fromkeys(cards):
            if card == CHOOSE and self.has_power(column, left, placed):
                moves += naming(row[card], self.turn, len(self.hands))
            else:
                moves.append(row[card])
        return moves

    def collectable(self, column: int) -> bool:
        """Return whether the seat on turn may collect a column: any, or the longest after its last card
        (rules/otter.md 3, 6).
        """
        cards = self.columns[column]
        if self.match.phase == KEEP:
            return len(cards) == max(map(len, self.columns))
        if self.match.house.special_column == "not_collectable":
            return cards.translate(None, SPECIALS) != b""
        return cards != b""

    def openers(self, column: int, gift: int) -> bytes:
        """Return the cards that may open ``column`` again after it was collected and ``gift`` became points,
        in the order of the new hand (rules/otter.md 3, 6). It is "no card" if those points win the deal.
        """
        house = self.match.house
        if gift and self.scores[self.receiver] + self.worth[gift] >= GOAL:
            return ONE[NO_CARD]
        hand = self.hands[self.turn] + without(self.columns[column], gift)
        if len(hand) == 1 and self.match.phase == PLAY and house.place_last == "forbidden":
            return b""
        if house.opening_special == "only_if_forced":
            return hand.translate(None, SPECIALS) or hand
        return hand

    def has_power(self, column: int, left: int, placed: bool) -> bool:
        """Return whether a special takes effect when the seat on turn puts it down (rules/otter.md 4, 6).

        It goes below ``column``, or is ``placed`` to open it again, and ``left`` cards stay in the hand. A
        last card that wins at once has no other effect.
        """
        house = self.match.house
        if placed and house.opening_special != "any_with_effect":
            return False
        if left or self.match.phase == KEEP:
            return True
        lengths = [len(cards) for cards in self.columns]
        lengths[column] = 1 if placed else lengths[column] + 1
        return house.last_special_effect and max(lengths) > SHORT

    def act(self, words: OtterWords) -> None:
        """Make a move of the seat on turn. Raises :class:`IllegalMove`."""
        power = self._check(words)
        if words.verb == "play":
            self.play(words, power)
        else:
            self.collect(words, power)

    def _check(self, words: OtterWords) -> bool:
        """Return whether a special in the move has power. Raises :class:`IllegalMove` if the move is not
        legal.
        """
        _, column, gift, card, named, _ = words
        hand, placed = self.hands[self.turn], words.verb != "play"
        if column not in COLUMNS or (placed and not self.collectable(column)):
            raise IllegalMove("bad_column", column=column + 1)
        lies, left = look(self.columns[column]), len(hand) - 1
        if placed:
            if gift not in lies.gifts:
                raise IllegalMove("bad_gift", card=CODES[gift])
            if card not in self.openers(column, gift):
                raise IllegalMove("bad_place", card=CODES[card])
            left += len(self.columns[column]) - (gift > 0)
        elif card not in hand:
            raise IllegalMove("not_in_hand", card=CODES[card])
        elif card in lies.misfits:
            raise IllegalMove("illegal_card", card=CODES[card], direction=lies.direction, value=lies.value)
        power = card in SPECIALS and self.has_power(column, left, placed)
        if card == CHOOSE and power:
            if named is None or named == self.turn or named >= len(self.hands):
                raise IllegalMove("bad_seat", seat=named)
        elif named is not None and card != CHOOSE:
            raise IllegalMove("bad_seat", seat=named)
        return power

    def at_timeout(self) -> Move:
        """Return the move after a timeout.

        If there is only one move, it is that. Otherwise collect the shortest column (the leftmost if tied),
        give the card with the fewest heads (the lowest if tied), and place the first possible card of the new
        hand.
        """

        def waste(move: Move) -> tuple[int, int, int]:
            words = read(move)
            return len(self.columns[words.column]), words.column, self.worth[words.gift]

        # Ties go to the first move. Only with place_last can there be nothing to collect.
        collections = (move for move in self.moves if move.verb != "play")
        return min(collections, key=waste, default=self.moves[0])

    # Effects of moves

    def play(self, words: OtterWords, power: bool) -> None:
        """Play a card below a column (rules/otter.md 2). ``power``: a special takes effect."""
        seat, column, card = self.turn, words.column, words.card
        hand = self.hands[seat] = without(self.hands[seat], card)
        self.columns[column] += ONE[card]
        self.events.append(_played(seat, CODES[card], column + 1, len(hand)))
        if words.call:
            self.tell("call_ignored", seat, seat=seat)
        self._end_turn(words, power)

    def collect(self, words: OtterWords, power: bool) -> None:
        """Collect a column: one card becomes points, the others go to the hand, and a card opens the column
        again (rules/otter.md 3, 6). Points that win end the deal before that. ``power``: a special takes
        effect.
        """
        seat, column, gift, card = self.turn, words.column, words.gift, words.card
        cards = self.columns[column]
        self.tell("collected", seat=seat, column=column + 1, cards=CARDS.to_text(cards))
        if gift:
            receiver, heads = self.receiver, self.worth[gift]
            cards = without(cards, gift)
            self.points[receiver] += ONE[gift]
            self.scores[receiver] += heads
            counts = CODES[gift], heads, self.scores[receiver]
            self.events.append(_kept(seat, *counts) if receiver == seat else _gave(seat, receiver, *counts))
            if self.scores[receiver] >= GOAL:
                self.columns[column] = cards
                self._end_deal(receiver)
                return
        self.events.append(_placed(seat, CODES[card], column + 1))
        self.hands[seat] = without(self.hands[seat] + cards, card)
        self.columns[column] = ONE[card]
        self._end_turn(words, power)

    def _end_turn(self, words: OtterWords, power: bool) -> None:
        """Pass the turn on, or let a collection follow a last card (rules/otter.md 4, 6)."""
        seat, seats, match = self.turn, len(self.hands), self.match
        last_card = match.phase == PLAY and not self.hands[seat]
        if last_card and max(map(len, self.columns)) <= SHORT:
            self.tell("went_out", seat=seat)
            self._end_deal(seat)
            return
        following = (seat + self.direction) % seats if self.next_seat is None else self.next_seat
        if power and words.card == REVERSE:
            self.direction = -self.direction
            following = (seat + self.direction) % seats
            if self.last_actor is not None and match.house.reverse_next == "last_actor":
                following = self.last_actor
            self.tell("reversed", seat=seat, direction=COURSE[self.direction], target=following)
        elif power and words.named is not None:
            following = words.named
            self.tell("named", seat=seat, target=following)
        if last_card:
            self.match, self.next_seat = match._replace(phase=KEEP), following
            return
        if match.phase == KEEP:
            self.match, self.next_seat = match._replace(phase=PLAY), None
        self.turn, self.last_actor = following, seat

    # Deals

    def first_dealer(self) -> Seat:
        """Return the seat before the first player, which is the host or drawn by lot (rules/otter.md 1)."""
        seats, match = len(self.hands), self.match
        first = 0 if match.house.first == "host" else number_below(seats, match.seed, "first", 0)
        return (first - 1) % seats

    def all_cards(self) -> bytes:
        """Return the sets of otters, and the specials."""
        return OTTERS * SETS[len(self.hands)] + SPECIALS

    def deal(self) -> None:
        """Deal the next deal: three otters open the columns, and all seats get the same number of cards, one
        by one from the first player on (rules/otter.md 1).
        """
        seats, ready = len(self.hands), self.match.next_deck
        dealer, size = (self.match.dealer + 1) % seats, HAND[seats]
        order = clockwise(dealer, seats)
        deck = self.deck()
        drawn = next(
            (n for n in range(3, len(deck)) if len(deck[:n].translate(None, SPECIALS)) == 3), len(deck)
        )
        openers, put_back = deck[:drawn].translate(None, SPECIALS), deck[:drawn].translate(None, OTTERS)
        rest = put_back + deck[drawn:]
        if put_back and not ready:
            rest = self.shuffle(rest)
        for place, seat in enumerate(order):
            self.hands[seat] = rest[place : size * seats : seats]
        self.aside = rest[size * seats :]
        self.columns = [openers[column : column + 1] for column in COLUMNS]
        self.points, self.scores = [b""] * seats, [0] * seats
        self.turn, self.direction, self.last_actor = order[0], 1, None
        self.match = self.match._replace(phase=PLAY, dealer=dealer, deal=self.match.deal + 1)
        common: dict[str, Any] = {"deal": self.match.deal, "seats": order, "target": order[0]}
        self.tell("dealt", seat=dealer, count=size, **common)
        for seat in order:
            hand = self.hands[seat]
            self.tell("dealt", seat, seat=seat, count=len(hand), cards=CARDS.to_text(hand), **common)
        for card in put_back:
            self.tell("buried", card=CODES[card])
        self.tell("opened", cards=CARDS.to_text(openers))

    def _end_deal(self, winner: Seat) -> None:
        """Count a deal for ``winner``, and end the match if it is decided (rules/otter.md 7)."""
        totals = tuple(won + (seat == winner) for seat, won in enumerate(self.match.totals))
        last = totals[winner] > self.match.house.best_of // 2
        self.next_seat = None
        self.end_deal(totals, last, winner=winner, points=list(self.scores), totals=list(totals))

    def standings(self) -> Result:
        """Return the result: the seat with more deals won ranks higher (rules/otter.md 7)."""
        totals = self.match.totals
        return Result(ranked([-won for won in totals]), totals)

    # Observations

    def facts(self) -> dict[str, Any]:
        """Return everything but the hands and the cards put aside."""
        columns = [look(cards) for cards in self.columns]
        return {
            "columns": [*map(CARDS.to_text, self.columns)],
            "ways": [WAYS[each.direction] for each in columns],
            "values": [each.value or None for each in columns],
            "dir": self.direction,
            "last_actor": self.last_actor,
            "receiver": self.receiver if self.match.phase in (PLAY, KEEP) else None,
            "next": self.next_seat,
            "aside": len(self.aside),
            "points": [*map(CARDS.to_text, self.points)],
            "scores": list(self.scores),
            "heads": dict(to_json(self.worth)),
        }

    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """Return the lines for people: columns, counted from 1, points of the seats, worth of cards, and
        direction of play.
        """
        lines = []
        columns = zip(facts["columns"], facts["ways"], facts["values"], strict=True)
        for number, (cards, way, value) in enumerate(columns, 1):
            column = {"column": number, "cards": cards, "direction": way, "value": value or 0}
            lines.append(Event("column", column))
        for seat, (cards, heads) in enumerate(zip(facts["points"], self.scores, strict=True)):
            if cards:
                lines.append(Event("score", {"seat": seat, "cards": cards, "heads": heads, "goal": GOAL}))
        lines.append(Event("worth", runs(self.worth)))
        if self.match.phase == PLAY:
            course = {"direction": COURSE[self.direction], "seat": self.turn, "target": facts["receiver"]}
            lines.append(Event("course", course))
        elif self.match.phase == KEEP:
            lines.append(Event("last_card", {"seat": self.turn, "target": self.next_seat}))
        return tuple(lines)

    def hints(self, seat: Seat) -> tuple[Event, ...]:
        """Return private lines about the moves of the seat on turn."""
        if seat != self.turn:
            return ()
        if self.match.phase == KEEP:
            key = "keep_hint"
        elif all(move.verb != "play" for move in self.moves):
            key = "none_fit"
        else:
            key = "turn_hint" if len(self.hands[seat]) > 1 else "last_hint"
        return (Event(key, {"target": self.receiver, "limit": SHORT}, seat),)

    # A match as a position

    def read(self, fields: Fields) -> None:
        """Read the fields of Otter Nonsense from a position. Raises ValueError."""
        given = fields.take("heads", None)
        if given is not None:
            self.worth = from_json(given)
        elif self.match.house.heads == "map":
            raise BadOptions("no_heads_map")
        columns = fields.take("columns", [""] * len(COLUMNS))
        if not isinstance(columns, list) or len(columns) != len(COLUMNS):
            raise ValueError(f"columns: {columns!r} is no list of three")
        self.columns = [fields.read_cards("columns", text) for text in columns]
        self.points = list(fields.piles("points"))
        if any(special in cards for cards in self.points for special in SPECIALS):
            raise ValueError("points: a special is worth nothing")
        self.scores = [sum(self.worth[card] for card in cards) for cards in self.points]
        super().read(fields)
        if self.match.phase != KEEP and self.next_seat is not None:
            raise ValueError(f"next: only in phase {KEEP}")
        if self.match.phase == KEEP and self.next_seat is None:
            self.next_seat = (self.turn + self.direction) % len(self.hands)

    def keys(self) -> dict[str, Any]:
        """Return the keys that Otter Nonsense adds to a position."""
        return {
            "columns": [*map(CARDS.to_text, self.columns)],
            "points": [*map(CARDS.to_text, self.points)],
            "heads": dict(to_json(self.worth)),
            **self.fields(),
        }

    def cards_held(self) -> bytes:
        """Return every card in a hand, in a column, among points or aside."""
        return b"".join((*self.hands, *self.columns, *self.points, self.aside))


class Otter(CardGame[OtterState]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec, house, state = SPEC, OtterHouse, OtterState

    def new(self, seats: int, seed: bytes, options: Mapping[str, Value]) -> Step:
        """Start a match. Raises :class:`BadOptions`; ``no_heads_map`` if the house rules choose ``map``
        without giving one.
        """
        step = super().new(seats, seed, options)
        if step.state.worth is NO_HEADS:
            raise BadOptions("no_heads_map")
        return step
