"""The rules of Olé (rules/ole.md): house rules, moves, deals, scoring and observations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from bot.games.api import Event, IllegalMove, Move, Result, Seat, Spec
from bot.games.card_game import DEAL, CardGame
from bot.games.codes import ONE
from bot.games.house import House, choice
from bot.games.kept import NUMBER, NUMBERS, StoredForm, kept
from bot.games.matches import BETWEEN, OVER, PLAY, MatchState, often
from bot.games.ole.cards import (
    CARD,
    CODES,
    COLOURS,
    DECKS,
    HEIGHT,
    NOT_HIGHER,
    ORDERS,
    TWICE_HIGHER,
    colour_of,
    in_order,
    number_of,
)
from bot.games.position import Fields
from bot.games.seats import clockwise, ranked
from bot.games.shuffle import number_below


class OleHouse(House):
    """The house rules (rules/ole.md 10)."""

    privilege: bool = choice(True, False)
    priv_tie: str = choice("seat", "random")
    order_base: str = choice("reset", "carry")
    opening_second: str = choice("forced", "optional")
    series_out: str = choice("free", "token")
    dead_end: str = choice("auto", "by_round")
    dead_end_series: str = choice("pay_first", "single")
    tie: str = choice("shared", "deals_won", "fewest_tokens")


SPEC = Spec(
    key="ole",
    name="Olé",
    seats=range(3, 9),
    spread=3.6,
    options=OleHouse.options,
    version=1,
    house_rules={
        "beginners": {"privilege": False, "dead_end_series": "single"},
        "wild": {
            "order_base": "carry",
            "opening_second": "optional",
            "series_out": "token",
            "dead_end": "by_round",
            "tie": "fewest_tokens",
        },
    },
    banner=("R8", "B10", "G5", "Y1", "B3"),
    match_turns=(90, 90, 120, 155, 220, 295),
)

PRIVILEGE, OPENING = "privilege", "opening"

SUPPLY = 18
"""Tokens in the box. When they run out, further ones are noted on the score sheet (rules/ole.md 6)."""
TOKEN_POINTS = 5

REVERSE, KEEP, TOKEN, PASS = map(Move, ("reverse", "keep", "token", "pass"))

PLAYS = {card: Move("play", (code,)) for code, card in CARD.items()}
_play = PLAYS.__getitem__


class OleWords(NamedTuple):
    """A move's parsed text."""

    move: Move
    """The move without its call."""
    card: int = 0
    call: bool = False


_LANGUAGE = {
    **{move: OleWords(move) for move in (REVERSE, KEEP, TOKEN, PASS, DEAL)},
    **{move: OleWords(move, card) for card, move in PLAYS.items()},
    **{Move("play", (*move.args, "!")): OleWords(move, card, True) for card, move in PLAYS.items()},
}
"""Every move of Olé, by its text."""

_played = often("played", "seat", "cards", "left", "series")
_took_token = often("token", "seat", "tokens", "noted", "series")


class OleState(MatchState[OleWords]):
    """A match of Olé, the running deal included."""

    CODES = CODES
    VERBS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        PRIVILEGE: ("reverse", "keep"),
        OPENING: ("play", "token", "pass"),
        PLAY: ("play", "token", "pass"),
        BETWEEN: ("deal",),
        OVER: (),
    }

    pile: bytes = kept(b"")
    """Played cards, the top card last."""
    order: str = kept(COLOURS, StoredForm(lambda fields, key: fields.one_of(key, COLOURS, ORDERS)))
    """Colours, highest first."""
    series: int = kept(0, StoredForm(lambda fields, key: fields.number(key, 0, range(4))))
    """Cards played so far in the series of the seat on turn."""
    tokens: list[int] = kept(
        lambda seats: [0] * seats, StoredForm(lambda fields, key: [*fields.numbers(key)], list)
    )
    supply: int = kept(SUPPLY, StoredForm(lambda fields, key: fields.number(key, SUPPLY, range(SUPPLY + 1))))
    passes: int = kept(0, NUMBER)
    """Tokens taken in a row since the last card."""
    won: tuple[int, ...] = kept(lambda seats: (0,) * seats, NUMBERS)
    """Deals that each seat has won, alone or shared."""
    taken: tuple[int, ...] = kept(lambda seats: (0,) * seats, NUMBERS)
    """Tokens of each seat in earlier deals."""

    # Moves

    def turn_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat on turn; plays in the order of its hand (rules/ole.md 3, 4, 9)."""
        phase, hand = self.match.phase, self.hands[self.turn]
        if phase == PLAY:
            return (*map(_play, self.higher(hand)), TOKEN)
        if phase == PRIVILEGE:
            return (REVERSE, KEEP)
        if phase != OPENING:
            return ()
        if not self.pile:
            return tuple(_play(card) for card in self.lowest() if card in hand)
        declined = (PASS,) if self.match.house.opening_second == "optional" else ()
        return (*map(_play, hand), *declined)

    def higher(self, cards: bytes) -> bytes:
        """Return those of ``cards`` that are higher than the top card, in colour or number (rules/ole.md
        4).
        """
        return cards.translate(None, NOT_HIGHER[self.order][self.pile[-1]]) if self.pile else cards

    def lowest(self) -> bytes:
        """Return the lowest card of all hands: the 1 of the lowest colour, if it was dealt (rules/ole.md
        3).
        """
        return bytes(sorted(b"".join(self.hands), key=HEIGHT[self.order].__getitem__)[:1])

    @staticmethod
    def words(move: Move) -> OleWords:
        """Parse the text of ``move``. Raises :class:`IllegalMove` ``malformed``."""
        words = _LANGUAGE.get(move)
        if words is None:
            raise IllegalMove("malformed", move=str(move))
        return words

    def act(self, words: OleWords) -> None:
        """Make a move of the seat on turn. Raises :class:`IllegalMove`."""
        move, card, call = words
        if move not in self.moves:
            raise self._refusal(move, card)
        if card:
            self.play(card, call)
        elif move is TOKEN:
            self.take_token()
        elif move is PASS:
            self.decline()
        else:
            self.choose(reverse=move is REVERSE)

    def _refusal(self, move: Move, card: int) -> IllegalMove:
        if not card:
            return IllegalMove("must_play")
        code = move.args[0]
        if card not in self.hands[self.turn]:
            return IllegalMove("not_in_hand", cards=code)
        return IllegalMove("illegal_card", cards=code, top=CODES.to_text(self.pile[-1:]))

    def at_timeout(self) -> Move:
        """Return the move after a timeout: keep the order of the colours, open with the first playable card,
        or take a token.
        """
        return self.moves[0 if self.match.phase == OPENING else -1]

    # Effects of moves

    def choose(self, reverse: bool) -> None:
        """Reverse the order of the colours, or keep it, and open (rules/ole.md 9)."""
        if reverse:
            self.order = self.order[::-1]
        self.tell("reversed" if reverse else "kept", seat=self.turn, order=self.order)
        self._open()

    def play(self, card: int, call: bool) -> None:
        """Play ``card``: any as the second of the opening, a higher one later (rules/ole.md 3, 4, 5).

        Olé has no calls, so ``call`` is ignored.
        """
        seat, pile, house = self.turn, self.pile, self.match.house
        opening = self.match.phase == OPENING
        in_series = bool(pile) and not opening and card in TWICE_HIGHER[self.order][pile[-1]]
        hand = self.hands[seat] = self.hands[seat].replace(ONE[card], b"", 1)
        self.pile = pile + ONE[card]
        self.passes = 0
        self.series = self.series + 1 if in_series else 0
        self.events.append(_played(seat, CODES.code[card], len(hand), self.series))
        if call:
            self.tell("call_ignored", seat, seat=seat)
        if not hand:
            self.tell("went_out", seat=seat)
            if in_series and house.series_out == "token":
                self._give_token()
            self._end_deal()
        elif in_series:
            if house.dead_end_series == "single" and house.dead_end == "auto" and self.at_dead_end():
                self._end_in_dead_end()
        elif pile or not opening:
            self._end_turn()

    def decline(self) -> None:
        """Open with the lowest card alone (rules/ole.md 10, ``opening_second``)."""
        self.tell("passed", seat=self.turn, count=0)
        self._end_turn()

    def take_token(self) -> None:
        """Take a token instead of playing a card, which also ends a series (rules/ole.md 4, 5)."""
        self.passes += 1
        self._give_token()
        self._end_turn()

    def _give_token(self) -> None:
        """Give the seat on turn one token. With an empty supply it is noted on the sheet (rules/ole.md 6)."""
        seat = self.turn
        self.tokens[seat] += 1
        self.events.append(_took_token(seat, self.tokens[seat], not self.supply, self.series))
        self.supply = max(self.supply - 1, 0)

    def _end_turn(self) -> None:
        """Pass the turn on, unless no seat can play a card any more (rules/ole.md 4, 7)."""
        match, seats = self.match, len(self.hands)
        if match.phase == OPENING:
            self.match = match._replace(phase=PLAY)
        self.series = 0
        self.turn = (self.turn + 1) % seats
        if (match.house.dead_end == "auto" or self.passes >= seats) and self.at_dead_end():
            self._end_in_dead_end()

    def at_dead_end(self) -> bool:
        """Return whether no hand has a higher card (rules/ole.md 7)."""
        return not self.higher(b"".join(self.hands))

    def _end_in_dead_end(self) -> None:
        """Give every seat a token, and end the deal (rules/ole.md 7)."""
        seats = len(self.hands)
        self.tokens = [count + 1 for count in self.tokens]
        self.supply = max(self.supply - seats, 0)
        self.tell("dead_end", card=CODES.to_text(self.pile[-1:]), seats=list(range(seats)))
        self._end_deal()

    # Deals

    def all_cards(self) -> bytes:
        """Return the deck by colour, red, blue, green and yellow, each from 1 up."""
        return DECKS[len(self.hands)]

    def deal(self) -> None:
        """Deal all the cards one by one from the dealer's left (rules/ole.md 1). From the second deal on, the
        loser of the last deal chooses the order of the colours before the opening (rules/ole.md 9).
        """
        house, seats, deal = self.match.house, len(self.hands), self.match.deal + 1
        dealer = (self.match.dealer + 1) % seats
        receivers = clockwise(dealer, seats)
        chooser = self._loser(receivers) if deal > 1 and house.privilege else None
        deck = self.deck()
        for place, seat in enumerate(receivers):
            self.hands[seat] = deck[place::seats]
        self.match = self.match._replace(dealer=dealer, deal=deal)
        self.pile = b""
        self.tokens, self.supply = [0] * seats, SUPPLY
        if deal == 1 or house.order_base == "reset":
            self.order = COLOURS
        self.tell("dealt", deal=deal, seat=dealer, seats=receivers, count=len(deck) // seats)
        for seat in receivers:
            hand = self.hands[seat]
            self.tell("dealt", seat, deal=deal, seat=seat, count=len(hand), cards=CODES.to_text(hand))
        if chooser is None:
            self._open()
        else:
            self.match = self.match._replace(phase=PRIVILEGE)
            self.turn = chooser
            self.tell("privilege", seat=chooser, order=self.order)

    def _loser(self, receivers: list[Seat]) -> Seat:
        """Return the loser of the last deal: the seat with the most points; if tied, the highest total, then
        the first of ``receivers`` or one picked by chance (rules/ole.md 9, 10 ``priv_tie``).
        """
        match = self.match
        standing = [*zip(self.points(), match.totals, strict=True)]
        tied = [seat for seat in receivers if standing[seat] == max(standing)]
        by_lot = match.house.priv_tie == "random"
        return tied[number_below(len(tied), match.seed, "privilege", match.deal) if by_lot else 0]

    def _open(self) -> None:
        """Give the turn to the seat with the lowest card (rules/ole.md 3)."""
        self.match = self.match._replace(phase=OPENING)
        for card in self.lowest():
            self.turn = next(seat for seat, hand in enumerate(self.hands) if card in hand)
            self.tell("opens", seat=self.turn, card=CODES.code[card])

    # Scoring

    def points(self) -> list[int]:
        """Return each seat's points in the deal: the numbers left in its hand, and its tokens (rules/ole.md
        8).
        """
        return [
            sum(map(number_of, hand)) + TOKEN_POINTS * count
            for hand, count in zip(self.hands, self.tokens, strict=True)
        ]

    def _end_deal(self) -> None:
        """Count hands and tokens, and end the match after as many deals as seats (rules/ole.md 8)."""
        match, points, seats = self.match, self.points(), range(len(self.hands))
        winners = [seat for seat in seats if points[seat] == min(points)]
        totals = tuple(map(sum, zip(match.totals, points, strict=True)))
        self.series = self.passes = 0
        self.won = tuple(won + (seat in winners) for seat, won in enumerate(self.won))
        self.taken = tuple(map(sum, zip(self.taken, self.tokens, strict=True)))
        self.end_deal(
            totals,
            match.deal >= len(seats),
            winner=winners[0] if len(winners) == 1 else None,
            seats=winners,
            low=min(points),
            points=points,
            totals=list(totals),
            hands=[*map(CODES.to_text, self.hands)],
        )

    def standings(self) -> Result:
        """Return the result: the lowest total wins, and tied seats share a place unless the house rules
        separate them (rules/ole.md 8, 10 ``tie``).
        """
        totals, tie = self.match.totals, self.match.house.tie
        if tie == "shared":
            return Result(ranked(totals), totals)
        then = self.taken if tie == "fewest_tokens" else [-won for won in self.won]
        return Result(ranked([*zip(totals, then, strict=True)]), totals)

    # Observations

    def facts(self) -> dict[str, Any]:
        """Return the public facts: ``top`` is the top card or empty, ``pile`` the number of cards under it,
        ``laid`` all of them, the oldest first.
        """
        return {
            "top": CODES.to_text(self.pile[-1:]),
            "pile": max(len(self.pile) - 1, 0),
            "laid": CODES.pile_to_text(self.pile),
            **self._open_facts(),
        }

    def _open_facts(self) -> dict[str, Any]:
        """Return the public facts other than cards, for observations and positions."""
        return {**self.fields(), "chooser": self.turn if self.match.phase == PRIVILEGE else None}

    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """Return the lines for people: top card, order of the colours, tokens, and cards in each hand."""
        top = {"top": facts["top"], "pile": facts["pile"], "series": self.series}
        order, supply = {"order": self.order}, {"supply": self.supply}
        lines = [Event("top", top), Event("order", order), Event("supply", supply)]
        for tokens in sorted({*self.tokens} - {0}, reverse=True):
            holders = [seat for seat, count in enumerate(self.tokens) if count == tokens]
            lines.append(Event("tokens", {"seats": holders, "tokens": tokens}))
        return tuple(lines)

    def hints(self, seat: Seat) -> Iterator[Event]:
        """Return private lines for the seat on turn: its task, and the use of its cards."""
        if seat != self.turn:
            return
        phase = self.match.phase
        if phase == PRIVILEGE:
            yield Event("choose", {"order": self.order}, seat)
        elif phase == OPENING and self.pile:
            yield Event("second_card", {"optional": PASS in self.moves}, seat)
        elif phase == OPENING:
            yield Event("first_card", {"card": " ".join(move.args[0] for move in self.moves)}, seat)
        elif self.pile:
            yield from self._play_hints(seat, self.higher(self.hands[seat]), self.pile[-1])

    def _play_hints(self, seat: Seat, cards: bytes, top: int) -> Iterator[Event]:
        above = self.order.partition(colour_of(top))[0]
        if self.series:
            yield Event("in_series", {}, seat)
        yield Event("fits", {"top": CODES.code[top], "above": above, "number": number_of(top)}, seat)
        ends_turn = cards.translate(None, TWICE_HIGHER[self.order][top])
        goes_on = cards.translate(None, ends_turn)
        if ends_turn:
            yield Event("ends_turn", {"cards": CODES.to_text(in_order(ends_turn))}, seat)
        if goes_on:
            yield Event("goes_on", {"cards": CODES.to_text(in_order(goes_on))}, seat)
        if not cards:
            yield Event("none_fit", {}, seat)

    # A match as a position

    def read(self, fields: Fields) -> None:
        """Read Olé's fields from a position. Raises ValueError."""
        choosing = self.match.phase == PRIVILEGE
        fields.one_of("chooser", None, (None, self.turn) if choosing else (None,))
        top, under = fields.cards("table"), fields.cards("pile")
        if len(top) != 1 and (top or under):
            raise ValueError("table: not one card on top of the pile")
        self.pile = under + top
        super().read(fields)

    def keys(self) -> dict[str, Any]:
        """Return the keys that Olé adds to a position."""
        return {
            "table": CODES.to_text(self.pile[-1:]),
            "pile": CODES.pile_to_text(self.pile[:-1]),
            **self._open_facts(),
        }

    def cards_held(self) -> bytes:
        """Return every card in a hand or on the pile."""
        return b"".join((*self.hands, self.pile))


class Ole(CardGame[OleState]):
    """The rules, as :class:`bot.games.api.Game` asks for them."""

    spec, house, state = SPEC, OleHouse, OleState

    def moves_ahead(self, state: OleState, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that ``seat`` may queue: each card of its hand, and taking a token. Openings and
        series are played card by card, so they can't be queued.
        """
        if state.match.phase != PLAY or not 0 <= seat < len(state.hands):
            return ()
        return (*map(_play, state.hands[seat]), TOKEN)
