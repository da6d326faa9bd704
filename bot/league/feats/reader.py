"""Read the public events of a match into deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from bot.games.api import Seat
from bot.league.feats.deal import TWOS, Act, Deal, Match
from bot.league.feats.story import MoveTold, SeatStory

LAST_SECOND = 1_000
"""Maximum milliseconds between a call and the move that would have closed its window."""
OUT_OF_TURN = frozenset(("called", "challenged", "false_call", "false_challenge"))
"""First events of moves that are no turn."""


def read(moves: Iterable[MoveTold], seats: int, taken: Mapping[Seat, int]) -> Match:
    """Read a match from all its moves. ``taken`` has the seats that were taken over, and the version at which
    their last player took over.
    """
    reader = _Reader(Match([SeatStory() for _ in range(seats)]))
    to_take = dict(taken)
    for move in moves:
        for seat in [seat for seat, until in to_take.items() if move.version > until]:
            reader.begin_anew(seat)
            del to_take[seat]
        reader.read(move)
    return reader.match


class _Reader:
    """Reads the moves of a match, one after the other."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = match.seats
        self._called: tuple[Seat, int] | None = None
        """Seat of the last call without a card, and its time (ms)."""
        self._hands: dict[Seat, int] = {}
        self._turn = 0
        self._mover: Seat | None = None
        self._hitter: Seat | None = None
        """Seat whose ace or challenge makes others draw now."""
        self._twos: Seat | None = None
        """Seat that played the last two."""
        self._column = 0
        """Cards of the column that is being collected, which are taken once another card is placed."""
        self._given = 0
        """How many of them were given away."""

    def read(self, move: MoveTold) -> None:
        """Read a move."""
        if move.events and move.events[0][0] not in OUT_OF_TURN and move.seat != self._mover:
            self._mover = move.seat
            self._turn += 1
        self._hitter = None
        self._close_call(move)
        for key, data in move.events:
            reading = READINGS.get(key)
            if reading is not None:
                with suppress(
                    KeyError
                ):  # another game may have such an event with other data, which is ignored
                    reading(self, data)
        keys = [key for key, _ in move.events]
        if "called" in keys and not {"played", "deal_over"} & set(keys) and move.seat is not None:
            self._called = move.seat, move.at

    def _close_call(self, move: MoveTold) -> None:
        """Note that a seat called just before this turn of another seat would have made it too late."""
        if self._called is None or not move.events or move.events[0][0] in OUT_OF_TURN:
            return
        (seat, at), self._called = self._called, None
        if move.seat != seat and 0 <= move.at - at <= LAST_SECOND:
            self._add("call", seat, max(move.at - at, 1), self._hands.get(seat, 0))

    def begin_anew(self, seat: Seat) -> None:
        """Start the story of a seat again, because another player takes it over with its cards."""
        before = self.seats[seat]
        self.seats[seat] = SeatStory(
            dealt=before.dealt, most_cards=self._hands.get(seat, 0), heads=before.heads
        )
        for deal in self.match.deals:
            deal.acts = [act for act in deal.acts if seat not in (act.seat, act.by)]
        self._deal.taken.add(seat)
        self.match.begun[seat] = self._deal.number

    @property
    def _deal(self) -> Deal:
        """Return the running deal, or a new one if the last is over."""
        deals = self.match.deals
        if not deals or deals[-1].totals:
            deals.append(Deal(len(deals) + 1))
        return deals[-1]

    def _add(self, what: str, seat: Seat, amount: int, after: int, **more: Any) -> None:
        """Add an act, after which ``seat`` has so many cards."""
        before = more.pop("before", self._hands.get(seat, 0))
        self._hands[seat] = after
        self.seats[seat].most_cards = max(self.seats[seat].most_cards, after)
        why = more.get("why")
        is_own = why == "turn" or (why == "twos" and seat == self._mover)
        self._deal.acts.append(Act(what, seat, amount, before, dict(self._hands), self._turn, is_own, **more))

    # Each event

    def dealt(self, data: Mapping[str, Any]) -> None:
        seats, count = data["seats"], data["count"]
        self._hands = dict.fromkeys(seats, count)
        self._turn, self._mover, self._twos = 0, None, None
        for seat in seats:
            story = self.seats[seat]
            story.dealt, story.heads = max(story.dealt, count), 0
            story.most_cards = max(story.most_cards, count)

    def played(self, data: Mapping[str, Any]) -> None:
        seat, cards, left = data["seat"], tuple(data["cards"].split()), data["left"]
        self._twos = seat if TWOS.issuperset(cards) else None
        series = data.get("series", 0)
        before = left + len(cards)
        self._add("play", seat, len(cards), left, before=before, cards=cards, total=series, why="turn")

    def drew(self, data: Mapping[str, Any]) -> None:
        self._draw(data, data.get("why") or ("call" if "due" in data else ""))

    def took(self, data: Mapping[str, Any]) -> None:
        self._hitter = self._twos
        self._draw(data, "twos")

    def _draw(self, data: Mapping[str, Any], why: str) -> None:
        seat, count = data["seat"], data["count"]
        by = None if why == "turn" else self._hitter
        self._add("draw", seat, count, self._hands.get(seat, 0) + count, why=why, by=by)

    def passed(self, data: Mapping[str, Any]) -> None:
        self._add("pass", data["seat"], 0, self._hands.get(data["seat"], 0), why="turn")

    def hits(self, data: Mapping[str, Any]) -> None:
        self._hitter = data["seat"]

    def called(self, data: Mapping[str, Any]) -> None:
        self.seats[data["seat"]].calls_made += 1

    def missed(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self.seats[seat].calls_missed += 1
        self._add("forget", seat, self.seats[seat].calls_missed, self._hands.get(seat, 0))

    def token(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self.seats[seat].tokens += 1
        self._add("token", seat, 1, self._hands.get(seat, 0), total=data["tokens"], why="turn")

    def collected(self, data: Mapping[str, Any]) -> None:
        self._column, self._given = len(data["cards"].split()), 0

    def gave(self, data: Mapping[str, Any]) -> None:
        if "heads" not in data:
            return  # in Olé, the colours were kept
        seat, target = data["seat"], data.get("target", data["seat"])
        self.seats[target].heads = data["total"]
        hand, heads = self._hands.get(seat, 0), data["heads"]
        self._add("give", seat, heads, hand, by=target, total=data["total"], why="turn")
        self._given = 1

    def placed(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        hand = self._hands.get(seat, 0) + self._column - self._given - 1
        self._add("collect", seat, self._column, hand, why="turn")

    def reversed(self, data: Mapping[str, Any]) -> None:
        self._deal.reversed_by = data["seat"]

    def dead_end(self, data: Mapping[str, Any]) -> None:
        self._deal.is_stuck = True
        for seat in data["seats"]:
            self.seats[seat].tokens += 1
            tokens = sum(act.what == "token" for act in self._deal.of(seat))
            self._add("token", seat, 1, self._hands.get(seat, 0), total=tokens + 1)

    def went_out(self, data: Mapping[str, Any]) -> None:
        self._deal.first_out = data["seat"]

    def deal_over(self, data: Mapping[str, Any]) -> None:
        deal, winner = self._deal, data["winner"]
        points, totals = data["points"], data["totals"]
        self._called = None
        deal.winner, deal.points, deal.totals = winner, points, totals
        deal.winners = frozenset(data.get("seats") or ([] if winner is None else [winner]))
        deal.left = [(hand or "").split() for hand in data.get("hands", ())]
        deal.counts_points = "low" in data
        for seat in deal.winners:
            self.seats[seat].deals_won += 1

    def match_over(self, data: Mapping[str, Any]) -> None:
        self.match.places = data["places"]

    def eliminated(self, data: Mapping[str, Any]) -> None:
        self.match.has_losers = True


READINGS = {
    "dealt": _Reader.dealt,
    "played": _Reader.played,
    "drew": _Reader.drew,
    "penalty": _Reader.drew,
    "took": _Reader.took,
    "passed": _Reader.passed,
    "poisoned": _Reader.hits,
    "challenged": _Reader.hits,
    "eliminated": _Reader.eliminated,
    "called": _Reader.called,
    "call_missed": _Reader.missed,
    "token": _Reader.token,
    "collected": _Reader.collected,
    "gave": _Reader.gave,
    "kept": _Reader.gave,
    "placed": _Reader.placed,
    "reversed": _Reader.reversed,
    "dead_end": _Reader.dead_end,
    "went_out": _Reader.went_out,
    "deal_over": _Reader.deal_over,
    "match_over": _Reader.match_over,
}
"""What each event adds. Olé has ``kept`` too, for the colours."""
