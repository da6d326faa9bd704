"""The best moments of a match: notable feats of its players, found in its public events alone. Pure.

A feat is no ranking and no score. The rarity of each kind was measured in some hundreds of matches between
computers, and :func:`best` returns the rarest feat.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.games.api import Seat

LAST_SECOND = 1_000
"""Maximum milliseconds between a call and the move that would have closed its window."""
FULL_HAND = 15
"""Fewest cards of a hand worth mentioning."""
CLOSE = 2
"""Maximum points of a narrow win."""
ALMOST = 6
"""Otter heads of a player who lacks one."""
SWEEP = 3
"""Fewest deals of a match that its winner swept."""
EIGHTS = frozenset(("8C", "8D", "8H", "8S"))
ACES = frozenset(("AC", "AD", "AH", "AS"))


class MoveTold(NamedTuple):
    """A move as everyone has seen it."""

    seat: Seat | None
    """Seat that moved; None for the first deal of the match."""
    at: int
    """When (ms) it was made."""
    events: Sequence[tuple[str, Mapping[str, Any]]]
    """The key and the data of each public event."""
    version: int = 0
    """The version of the table after it."""


class Feat(NamedTuple):
    """A notable thing that a seat did, its amount, and the other seat involved."""

    key: str
    seat: Seat
    amount: int
    other: Seat | None = None


RARITY: Mapping[str, tuple[tuple[int, int], ...]] = {
    "full_hand": ((15, 30), (20, 100), (30, 500)),
    "eights": ((2, 2), (3, 15), (4, 200)),
    "aces": ((2, 1), (3, 4), (4, 40)),
    "last_second": ((0, 12),),
    "forgot": ((2, 2), (3, 6), (4, 18)),
    "comeback": ((12, 10), (15, 40), (20, 150)),
    "from_last": ((1, 60),),
    "photo": ((1, 15),),
    "sweep": ((3, 25),),
    "twos": ((6, 5), (8, 40)),
    "series": ((2, 4), (3, 50)),
    "tokens": ((6, 8), (8, 40)),
    "spotless": ((1, 2),),
    "gift": ((1, 1), (3, 4)),
    "last_otter": ((1, 20),),
    "almost": ((1, 2), (2, 12), (3, 60)),
    "column": ((7, 1), (9, 3), (11, 15), (13, 60)),
}
"""For each feat, the minimum amounts worth mentioning, each with its rarity: one in this number of matches
has such a feat.
"""


def rarity(feat: Feat) -> int:
    """Return the rarity of a feat: one in this number of matches has it; 0 if it is too small to mention."""
    return next((one_in for least, one_in in reversed(RARITY[feat.key]) if feat.amount >= least), 0)


def best(feats: Iterable[Feat], people: Container[Seat]) -> Feat | None:
    """Return the rarest feat of ``people``, or else of anyone, except how quickly a computer called; the
    first if tied. None if there is none.
    """
    told = [feat for feat in feats if rarity(feat) and (feat.key != "last_second" or feat.seat in people)]
    return max(told, key=lambda feat: (feat.seat in people, rarity(feat)), default=None)


@dataclass(slots=True)
class SeatStory:
    """One seat's story in a match."""

    deals_won: int = 0
    calls_made: int = 0
    calls_missed: int = 0
    dealt: int = 0
    """Most cards dealt to it at once."""
    most_cards: int = 0
    """Most cards in its hand."""
    tokens: int = 0
    """All tokens taken."""
    heads: int = 0
    """Otter heads at the end of the last deal."""

    @property
    def has_grown(self) -> bool:
        """Whether its hand once had at least half as many cards again as a dealt one."""
        return 2 * self.most_cards >= 3 * self.dealt


@dataclass(slots=True)
class MatchStory:
    """The story of each seat in a match, and the feats."""

    seats: list[SeatStory]
    feats: list[Feat] = field(default_factory=list)


@dataclass(slots=True)
class _Deal:
    """The state of a running deal."""

    hands: dict[Seat, int] = field(default_factory=dict)
    most: dict[Seat, int] = field(default_factory=dict)
    eights: dict[Seat, int] = field(default_factory=dict)
    aces: tuple[Seat, int] = (-1, 0)
    tokens: dict[Seat, int] = field(default_factory=dict)
    giver: Feat | None = None
    out: Seat | None = None


def story_of(
    moves: Iterable[MoveTold], seats: int, *, low_wins: bool, taken: Mapping[Seat, int] | None = None
) -> MatchStory:
    """Return the story of a finished match.

    ``taken`` has the seats that were taken over, and the version at which their last player took over:
    earlier events there count for no one. ``low_wins``: few points are good. A match without its moves has no
    feats.
    """
    reader = _Reader([SeatStory() for _ in range(seats)])
    taken = taken or {}
    to_take = dict(taken)
    for move in moves:
        for seat in [seat for seat, until in to_take.items() if move.version > until]:
            reader.begin_anew(seat)
            del to_take[seat]
        reader.read(move)
    feats = [*reader.feats, *(feat for feat in _of_totals(reader, low_wins) if feat.seat not in taken)]
    return MatchStory(reader.seats, feats)


class _Reader:
    """Reads the moves of a match, one after the other."""

    def __init__(self, seats: list[SeatStory]) -> None:
        self.seats = seats
        self.feats: list[Feat] = []
        self.totals: list[Sequence[int]] = []
        """Totals after each deal."""
        self.winners: list[frozenset[Seat]] = []
        """Winner of each deal."""
        self.places: Sequence[Sequence[Seat]] = ()
        self._deal = _Deal()
        self._called: tuple[Seat, int] | None = None
        """Seat of the last call without a card, and its time (ms)."""

    def read(self, move: MoveTold) -> None:
        keys = [key for key, _ in move.events]
        if self._called is not None:
            self._close_call(*self._called, move, keys)
        for key, data in move.events:
            reading = READINGS.get(key)
            if reading is not None:
                with suppress(
                    KeyError
                ):  # another game may have such an event with other data, which is ignored
                    reading(self, data)
        if "called" in keys and "played" not in keys and move.seat is not None:
            self._called = move.seat, move.at

    def begin_anew(self, seat: Seat) -> None:
        """Start the story of a seat again, because another player takes it over with its cards."""
        before, cards = self.seats[seat], self._deal.hands.get(seat, 0)
        self.seats[seat] = SeatStory(dealt=before.dealt, most_cards=cards, heads=before.heads)
        self.feats = [feat for feat in self.feats if seat not in (feat.seat, feat.other)]
        self._deal.most[seat] = cards

    def _close_call(self, seat: Seat, at: int, move: MoveTold, keys: Sequence[str]) -> None:
        """Add a feat if a seat called just before another seat's turn would have made it too late."""
        if move.seat == seat or keys[:1] in (["called"], ["challenged"]):
            return
        self._called = None
        if 0 <= move.at - at <= LAST_SECOND:
            self.feats.append(Feat("last_second", seat, move.at - at))

    # Each event

    def dealt(self, data: Mapping[str, Any]) -> None:
        self._deal = _Deal()
        for seat in data["seats"]:
            self._hold(seat, data["count"])
            self.seats[seat].dealt = max(self.seats[seat].dealt, data["count"])

    def played(self, data: Mapping[str, Any]) -> None:
        seat, deal = data["seat"], self._deal
        deal.hands[seat] = data["left"]
        cards = data["cards"].split()
        eights = deal.eights.get(seat, 0) + len(cards) if EIGHTS.issuperset(cards) else 0
        deal.eights[seat] = eights
        if eights > 1:
            self.feats.append(Feat("eights", seat, eights))
        before = deal.aces[1] if deal.aces[0] == seat else 0
        aces = before + len(cards) if ACES.issuperset(cards) else 0
        deal.aces = seat, aces
        if aces > 1:
            self.feats.append(Feat("aces", seat, aces))
        if data.get("series", 0) > 1:
            self.feats.append(Feat("series", seat, data["series"]))

    def drew(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        if self._hold(seat, self._deal.hands.get(seat, 0) + data["count"]) >= FULL_HAND:
            self.feats.append(Feat("full_hand", seat, self.seats[seat].most_cards))

    def took(self, data: Mapping[str, Any]) -> None:
        self.drew(data)
        self.feats.append(Feat("twos", data["seat"], data["count"]))

    def called(self, data: Mapping[str, Any]) -> None:
        self.seats[data["seat"]].calls_made += 1

    def missed(self, data: Mapping[str, Any]) -> None:
        story = self.seats[data["seat"]]
        story.calls_missed += 1
        self.feats.append(Feat("forgot", data["seat"], story.calls_missed))

    def token(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self.seats[seat].tokens += 1
        self._deal.tokens[seat] = data["tokens"]

    def collected(self, data: Mapping[str, Any]) -> None:
        seat, cards = data["seat"], len(data["cards"].split())
        self._hold(seat, self._deal.hands.get(seat, 0) + cards)
        self.feats.append(Feat("column", seat, cards))

    def gave(self, data: Mapping[str, Any]) -> None:
        if "heads" not in data:
            return  # in Olé, the colours were kept
        seat = data["seat"]
        self._deal.hands[seat] = self._deal.hands.get(seat, 0) - 1
        self._deal.giver = Feat("gift", seat, data["heads"], data.get("target", seat))

    def placed(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self._deal.hands[seat] = self._deal.hands.get(seat, 0) - 1

    def went_out(self, data: Mapping[str, Any]) -> None:
        self._deal.out = data["seat"]

    def deal_over(self, data: Mapping[str, Any]) -> None:
        deal, winner = self._deal, data["winner"]
        points: Sequence[int | None] = data["points"]
        winners = frozenset(data.get("seats") or ([] if winner is None else [winner]))
        self.winners.append(winners)
        self.totals.append(data["totals"])
        for seat in sorted(winners):
            self.seats[seat].deals_won += 1
        if "low" in data:  # Olé
            self.feats += [Feat("tokens", seat, count) for seat, count in deal.tokens.items()]
            self.feats += [Feat("spotless", seat, 1) for seat in winners if points[seat] == 0]
        elif "hands" in data:  # cards are shed
            if winner is not None:
                self.feats.append(Feat("comeback", winner, deal.most.get(winner, 0)))
        elif deal.giver is not None or deal.out is not None:  # Otter Nonsense
            self._otter_deal_over(winner, [heads or 0 for heads in points])

    def _otter_deal_over(self, winner: Seat, heads: Sequence[int]) -> None:
        deal = self._deal
        for seat, count in enumerate(heads):
            self.seats[seat].heads = count
        if deal.out == winner:
            self.feats.append(Feat("last_otter", winner, 1))
        elif deal.giver is not None and deal.giver.other == winner != deal.giver.seat:
            self.feats.append(deal.giver)
        close = [seat for seat, count in enumerate(heads) if count == ALMOST and seat != winner]
        self.feats += [Feat("almost", seat, len(close)) for seat in close]

    def match_over(self, data: Mapping[str, Any]) -> None:
        self.places = data["places"]

    def _hold(self, seat: Seat, cards: int) -> int:
        """Record the cards in a hand. Return the number if it is a new high, and otherwise 0."""
        deal, story = self._deal, self.seats[seat]
        deal.hands[seat] = cards
        deal.most[seat] = max(deal.most.get(seat, 0), cards)
        if cards <= story.most_cards:
            return 0
        story.most_cards = cards
        return cards


READINGS = {
    "dealt": _Reader.dealt,
    "played": _Reader.played,
    "drew": _Reader.drew,
    "penalty": _Reader.drew,
    "took": _Reader.took,
    "called": _Reader.called,
    "call_missed": _Reader.missed,
    "token": _Reader.token,
    "collected": _Reader.collected,
    "gave": _Reader.gave,
    "kept": _Reader.gave,
    "placed": _Reader.placed,
    "went_out": _Reader.went_out,
    "deal_over": _Reader.deal_over,
    "match_over": _Reader.match_over,
}
"""What each event adds to the story. Olé has ``kept`` too, for the colours."""


def _of_totals(reader: _Reader, low_wins: bool) -> Iterator[Feat]:
    """Yield the feats of a sole winner in the match as a whole."""
    if not reader.places or len(reader.places[0]) != 1 or not reader.totals:
        return
    (winner,) = reader.places[0]
    if len(reader.winners) >= SWEEP and all(each == {winner} for each in reader.winners):
        yield Feat("sweep", winner, len(reader.winners))
    final, better = reader.totals[-1], 1 if low_wins else -1
    runner_up = reader.places[1][0] if len(reader.places) > 1 else None
    if len(reader.totals) < SWEEP or runner_up is None:
        return
    margin = better * (final[runner_up] - final[winner])
    if 0 < margin <= CLOSE:
        yield Feat("photo", winner, margin, runner_up)
    behind = (
        better * (totals[winner] - min(better * total for total in totals) * better)
        for totals in reader.totals[len(reader.totals) // 2 : -1]
        if better * totals[winner] == max(better * total for total in totals)
    )
    most = max(behind, default=0)
    if most > 0:
        yield Feat("from_last", winner, most)
