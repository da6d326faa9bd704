"""The moments of a match: what its players did and what befell them, found in its public events alone. Pure.

:mod:`bot.league.rarity` says how rare each kind is, and chooses the one that is told.
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
DROUGHT = 6
"""Fewest cards drawn in a row worth mentioning."""
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
    """A notable thing that a seat did or that befell it, its amount, and the other seat involved."""

    key: str
    seat: Seat
    amount: int
    other: Seat | None = None


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
    last_cards: int = 0
    """How often it got down to one card."""

    @property
    def has_grown(self) -> bool:
        """Whether its hand once had at least half as many cards again as a dealt one."""
        return 2 * self.most_cards >= 3 * self.dealt


@dataclass(slots=True)
class MatchStory:
    """The story of each seat in a match, and the feats."""

    seats: list[SeatStory]
    feats: list[Feat] = field(default_factory=list)
    deals: dict[Feat, int] = field(default_factory=dict)
    """The deal in which each feat happened, the last time; not those of the match as a whole."""


@dataclass(slots=True)
class _Deal:
    """The state of a running deal."""

    hands: dict[Seat, int] = field(default_factory=dict)
    most: dict[Seat, int] = field(default_factory=dict)
    since_one: dict[Seat, int] = field(default_factory=dict)
    """Most cards of each seat since it first had one card left, or none."""
    forgot: dict[Seat, int] = field(default_factory=dict)
    """Cards in each hand when its first call was forgotten, and what was drawn for it, in ``fined``."""
    fined: dict[Seat, int] = field(default_factory=dict)
    stopped: dict[Seat, set[Seat]] = field(default_factory=dict)
    """Seats with one card left that each seat made draw."""
    stuck: dict[Seat, int] = field(default_factory=dict)
    """Tokens taken by each seat with one card left."""
    drawn: dict[Seat, int] = field(default_factory=dict)
    """Cards drawn by each seat since it last played one."""
    has_drawn: set[Seat] = field(default_factory=set)
    handed_out: dict[Seat, int] = field(default_factory=dict)
    """Cards that each seat made others draw by aces."""
    heads: dict[Seat, int] = field(default_factory=dict)
    behind: dict[Seat, int] = field(default_factory=dict)
    """Otter heads that each seat was behind the best at most."""
    last_play: Seat | None = None
    """Seat that played the card on top."""
    eights: dict[Seat, int] = field(default_factory=dict)
    aces: tuple[Seat, int] = (-1, 0)
    tokens: dict[Seat, int] = field(default_factory=dict)
    reversed_by: Seat | None = None
    """Seat that reversed the colours, after most points in the deal before."""
    giver: Feat | None = None
    out: Seat | None = None

    def begin_anew(self, seat: Seat, cards: int) -> None:
        """Forget what befell a seat, because another player takes it over with its ``cards``."""
        self.most[seat] = cards
        for each in (self.since_one, self.forgot, self.fined, self.stopped, self.stuck, self.handed_out):
            each.pop(seat, None)
        self.drawn.pop(seat, None)
        for victims in self.stopped.values():
            victims.discard(seat)


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
    to_take, deals = dict(taken), dict[Feat, int]()
    for move in moves:
        for seat in [seat for seat, until in to_take.items() if move.version > until]:
            reader.begin_anew(seat)
            del to_take[seat]
        known, deal = len(reader.feats), 1 + len(reader.winners)
        reader.read(move)
        deals |= dict.fromkeys(reader.feats[known:], deal)
    feats = [*reader.feats, *(feat for feat in _of_totals(reader, low_wins) if feat.seat not in taken)]
    return MatchStory(reader.seats, feats, deals)


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
        self.has_losers = False
        """Whether seats are knocked out for their points."""
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
        self._deal.begin_anew(seat, cards)

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
        deal.last_play = seat
        deal.drawn[seat] = 0
        if data["left"] <= 1:
            deal.since_one.setdefault(seat, data["left"])
        if data["left"] == 1:
            self.seats[seat].last_cards += 1
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
        seat, deal = data["seat"], self._deal
        deal.has_drawn.add(seat)
        if data.get("why") == "turn":
            deal.drawn[seat] = deal.drawn.get(seat, 0) + data["count"]
            if deal.drawn[seat] >= DROUGHT:
                self.feats.append(Feat("drought", seat, deal.drawn[seat]))
        if self._hold(seat, deal.hands.get(seat, 0) + data["count"]) >= FULL_HAND:
            self.feats.append(Feat("full_hand", seat, self.seats[seat].most_cards))
        self._grow(seat)

    def penalty(self, data: Mapping[str, Any]) -> None:
        self._deal.fined.setdefault(data["seat"], data["count"])
        self.drew(data)

    def took(self, data: Mapping[str, Any]) -> None:
        self._stop(self._deal.last_play, data["seat"], data["count"])
        self.drew(data)
        self.feats.append(Feat("twos", data["seat"], data["count"]))

    def poisoned(self, data: Mapping[str, Any]) -> None:
        seat, victims, cards = data["seat"], data["seats"], data["count"]
        self._deal.handed_out[seat] = self._deal.handed_out.get(seat, 0) + cards * len(victims)
        for victim in victims:
            self._stop(seat, victim, cards)

    def challenged(self, data: Mapping[str, Any]) -> None:
        self._stop(data["seat"], data["target"], 1)

    def _stop(self, seat: Seat | None, victim: Seat, cards: int) -> None:
        """Note that ``seat`` makes another one draw, if that one has only one card."""
        if seat is not None and seat != victim and cards and self._deal.hands.get(victim) == 1:
            self._deal.stopped.setdefault(seat, set()).add(victim)

    def called(self, data: Mapping[str, Any]) -> None:
        self.seats[data["seat"]].calls_made += 1

    def missed(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        story = self.seats[seat]
        story.calls_missed += 1
        self.feats.append(Feat("forgot", seat, story.calls_missed))
        self._deal.forgot.setdefault(seat, self._deal.hands.get(seat, 1))

    def token(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self.seats[seat].tokens += 1
        self._deal.tokens[seat] = data["tokens"]
        if self._deal.hands.get(seat) == 1:
            self._deal.stuck[seat] = self._deal.stuck.get(seat, 0) + 1

    def collected(self, data: Mapping[str, Any]) -> None:
        seat, cards = data["seat"], len(data["cards"].split())
        self._hold(seat, self._deal.hands.get(seat, 0) + cards)
        self.feats.append(Feat("column", seat, cards))

    def gave(self, data: Mapping[str, Any]) -> None:
        if "heads" not in data:
            return  # in Olé, the colours were kept
        seat = data["seat"]
        self._deal.hands[seat] = self._deal.hands.get(seat, 0) - 1
        target, heads = data.get("target", seat), self._deal.heads
        self._deal.giver = Feat("gift", seat, data["heads"], target)
        heads[target] = data["total"]
        for other in range(len(self.seats)):
            lag = max(heads.values()) - heads.get(other, 0)
            self._deal.behind[other] = max(lag, self._deal.behind.get(other, 0))

    def placed(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self._deal.hands[seat] = self._deal.hands.get(seat, 0) - 1
        self._grow(seat)

    def reversed(self, data: Mapping[str, Any]) -> None:
        self._deal.reversed_by = data["seat"]

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
        self.feats += _of_deal(deal, winner, winners)
        if "hands" in data:
            self.feats += [Feat("disaster", seat, abs(each)) for seat, each in enumerate(points) if each]
        if "low" in data:  # Olé
            self.feats += _of_points(deal, winner, winners)
        elif "hands" in data:  # cards are shed
            self._shed(winner, [(hand or "").split() for hand in data["hands"]])
        elif deal.giver is not None or deal.out is not None:  # Otter Nonsense
            self._otter_deal_over(winner, [heads or 0 for heads in points])

    def _shed(self, winner: Seat | None, hands: Sequence[list[str]]) -> None:
        """Read the end of a deal in which cards are shed, with the hands that were left."""
        deal = self._deal
        if winner is None:
            return
        for seat, hand in enumerate(hands):
            self.feats.append(Feat("saved", seat, sum(card in EIGHTS for card in hand), winner))
        self.feats.append(Feat("comeback", winner, deal.most.get(winner, 0)))
        if winner not in deal.has_drawn:
            self.feats.append(Feat("clean", winner, 1))
        beaten = [seat for seat, hand in enumerate(hands) if len(hand) == 1]
        self.feats += [Feat("beaten", seat, len(beaten), winner) for seat in beaten]

    def _otter_deal_over(self, winner: Seat, heads: Sequence[int]) -> None:
        deal = self._deal
        for seat, count in enumerate(heads):
            self.seats[seat].heads = count
        self.feats.append(Feat("behind", winner, deal.behind.get(winner, 0)))
        if deal.out == winner:
            self.feats.append(Feat("last_otter", winner, 1))
        elif deal.giver is not None and deal.giver.other == winner != deal.giver.seat:
            self.feats.append(deal.giver)
            self.feats.append(Feat("own_goal", deal.giver.seat, heads[deal.giver.seat], winner))
        close = [seat for seat, count in enumerate(heads) if count == ALMOST and seat != winner]
        self.feats += [Feat("almost", seat, len(close)) for seat in close]

    def match_over(self, data: Mapping[str, Any]) -> None:
        self.places = data["places"]
        for seat, story in enumerate(self.seats):
            if not story.deals_won:
                self.feats.append(Feat("bridesmaid", seat, story.last_cards))

    def eliminated(self, data: Mapping[str, Any]) -> None:
        self.has_losers = True

    def _grow(self, seat: Seat) -> None:
        """Record the cards of a seat that had one card left before."""
        deal = self._deal
        if seat in deal.since_one:
            deal.since_one[seat] = max(deal.since_one[seat], deal.hands.get(seat, 0))

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
    "penalty": _Reader.penalty,
    "took": _Reader.took,
    "poisoned": _Reader.poisoned,
    "challenged": _Reader.challenged,
    "eliminated": _Reader.eliminated,
    "called": _Reader.called,
    "call_missed": _Reader.missed,
    "token": _Reader.token,
    "collected": _Reader.collected,
    "gave": _Reader.gave,
    "kept": _Reader.gave,
    "placed": _Reader.placed,
    "reversed": _Reader.reversed,
    "went_out": _Reader.went_out,
    "deal_over": _Reader.deal_over,
    "match_over": _Reader.match_over,
}
"""What each event adds to the story. Olé has ``kept`` too, for the colours."""


def _of_deal(deal: _Deal, winner: Seat | None, winners: Container[Seat]) -> Iterator[Feat]:
    """Yield what befell the seats of a finished deal that had one card left, and what its winner survived."""
    for seat, most in deal.since_one.items():
        if seat in winners:
            if seat in deal.forgot:
                yield Feat("anyway", seat, deal.fined.get(seat, 0))
        elif seat in deal.forgot:
            key = "let_go" if deal.forgot[seat] == 0 else "slip"
            yield Feat(key, seat, most, winner)
        elif most > 1:
            yield Feat("from_one", seat, most, winner)
    for seat in deal.stopped.keys() & ({winner} if winner is not None else set()):
        for victim in deal.stopped[seat]:
            yield Feat("rescue", seat, deal.since_one.get(victim, 1), victim)
    for key, amounts in (("stuck", deal.stuck), ("bully", deal.handed_out)):
        for seat, amount in amounts.items():
            yield Feat(key, seat, amount)


def _of_points(deal: _Deal, winner: Seat | None, winners: Container[Seat]) -> Iterator[Feat]:
    """Yield what happened in a finished deal of Olé, which the fewest points win, not the first without
    cards.
    """
    for seat, count in deal.tokens.items():
        yield Feat("paid" if seat in winners else "tokens", seat, count)
    if deal.reversed_by is not None and deal.reversed_by in winners:
        yield Feat("turnaround", deal.reversed_by, 1)
    first = deal.last_play
    if first is not None and winner is not None and first not in winners and deal.hands[first] == 0:
        yield Feat("robbed", first, deal.tokens.get(first, 0), winner)


def _of_totals(reader: _Reader, low_wins: bool) -> Iterator[Feat]:
    """Yield the feats of the match as a whole, if it has a sole winner: how that seat won, and who lost a
    lead.
    """
    if not reader.places or len(reader.places[0]) != 1 or not reader.totals:
        return
    (winner,) = reader.places[0]
    if len(reader.winners) >= SWEEP and all(each == {winner} for each in reader.winners):
        yield Feat("sweep", winner, len(reader.winners))
    better = 1 if low_wins else -1
    behind = [[better * total for total in totals] for totals in reader.totals]  # few points are good here
    runner_up = reader.places[1][0] if len(reader.places) > 1 else None
    if len(behind) < SWEEP or runner_up is None:
        return
    margin = behind[-1][runner_up] - behind[-1][winner]
    if 0 < margin <= CLOSE:
        yield Feat("photo", winner, margin, runner_up)
    was_last = [
        each[winner] - min(each) for each in behind[len(behind) // 2 : -1] if each[winner] == max(each)
    ]
    if max(was_last, default=0) > 0:
        yield Feat("from_last", winner, max(was_last))
    leaders = {each.index(min(each)) if each.count(min(each)) == 1 else None for each in behind[:-1]}
    if len(leaders) == 1 and (leader := leaders.pop()) not in (None, winner):
        yield Feat("fumble", leader, len(behind) - 1, winner)
    if reader.has_losers:
        yield Feat("brink", winner, behind[-1][winner])
