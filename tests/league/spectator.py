"""Matches as a spectator sees them, and what is true of them: counted from the screen, not from feats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.games.api import Move, Seat
from bot.league.feats import MoveTold
from tests.corpus.matches import MOVE, Match

CALLS = ("called", "challenged", "false_call", "false_challenge")


class Seen(NamedTuple):
    """A move, and the cards and heads of all seats before and after it."""

    at: int
    seat: Seat | None
    events: list[tuple[str, dict[str, Any]]]
    before: tuple[int, ...]
    after: tuple[int, ...]
    heads: tuple[int, ...]

    def all(self, *keys: str) -> list[dict[str, Any]]:
        """The data of its events with these keys."""
        return [data for key, data in self.events if key in keys]

    @property
    def is_turn(self) -> bool:
        return self.events[0][0] not in CALLS and not self.all("dealt")

    def drew(self, seat: Seat) -> int:
        """How many cards a seat drew in it."""
        return sum(data["count"] for data in self.all("drew", "penalty", "took") if data["seat"] == seat)


class Hit(NamedTuple):
    """Cards that a seat had to draw because of another one."""

    by: Seat
    seat: Seat
    amount: int
    held: int
    cause: str
    aces: int
    at: int
    """Number of the move."""


@dataclass
class DealSeen:
    """A deal, from its first card to its points."""

    seen: list[Seen] = field(default_factory=list)
    over: dict[str, Any] = field(default_factory=dict)

    @property
    def winner(self) -> Seat | None:
        winner: Seat | None = self.over.get("winner")
        return winner

    @property
    def winners(self) -> set[Seat]:
        return set(self.over.get("seats") or ([] if self.winner is None else [self.winner]))

    @cached_property
    def hands(self) -> list[list[str]]:
        return [(hand or "").split() for hand in self.over.get("hands", ())]

    @property
    def others(self) -> list[Seat]:
        return [s for s, points in enumerate(self.over["points"]) if points is not None and s != self.winner]

    @cached_property
    def plays(self) -> list[tuple[int, Seat, list[str], int]]:
        """Each play: the number of its move, its seat, its cards, and how many cards were left."""
        return [
            (number, data["seat"], data["cards"].split(), data["left"])
            for number, seen in enumerate(self.seen)
            for data in seen.all("played")
        ]

    def ones(self, seat: Seat) -> int:
        return sum(left == 1 for _, who, _, left in self.plays if who == seat)

    def drawn(self, seat: Seat) -> int:
        return sum(seen.drew(seat) for seen in self.seen)

    def turns(self, seat: Seat) -> list[list[Seen]]:
        """The moves of each turn of a seat."""
        turns = groupby((seen for seen in self.seen if seen.is_turn), lambda seen: seen.seat)
        return [list(moves) for who, moves in turns if who == seat]

    def most(self, seat: Seat, since: int = 0) -> int:
        """The most cards of a seat after a move."""
        return max(seen.after[seat] for seen in self.seen[since:] if seen.after)

    @cached_property
    def hits(self) -> list[Hit]:
        """What seats had to draw because of others that had not gone out."""
        return [*self._hits()]

    def _hits(self) -> Iterator[Hit]:
        two: Seat | None = None
        for number, seen in enumerate(self.seen):
            held = list(seen.before)
            hitter, cause, aces = None, "", 0
            for key, data in seen.events:
                if key == "played":
                    held[data["seat"]] = data["left"]
                    two = data["seat"] if data["cards"][0] == "2" and data["cards"][1:] in "CDHS" else None
                    aces = len(data["cards"].split())
                elif key == "poisoned":
                    hitter, cause = data["seat"], "ace"
                elif key == "challenged":
                    hitter, cause = data["seat"], "call"
                elif key in ("drew", "penalty", "took"):
                    if key == "took":
                        hitter, cause = two, "twos"
                    elif key == "drew" and data["why"] != "ace":
                        hitter = None
                    if hitter is not None and hitter != data["seat"] and data["count"] and held[hitter]:
                        count, seat = data["count"], data["seat"]
                        yield Hit(hitter, seat, count, held[seat], cause, aces, number)
                    held[data["seat"]] += data["count"]


@dataclass
class MatchSeen:
    """A whole match."""

    deals: list[DealSeen]
    places: list[list[Seat]]
    low_wins: bool
    told: list[MoveTold]

    def behind(self, deal: int, seat: Seat) -> int:
        """How many points a seat was behind the best after a deal."""
        totals: list[int] = self.deals[deal].over["totals"]
        return totals[seat] - min(totals) if self.low_wins else max(totals) - totals[seat]

    def won(self, seat: Seat) -> int:
        return sum(seat in deal.winners for deal in self.deals)


def watched(match: Match) -> MatchSeen:
    """A match of the corpus, watched from its first move to its last, at a random pace."""
    game, chance = GAMES[match.key], Random(match.number)
    step = game.new(match.seats, match.seed, match.options)
    at, counts, deals, told = 0, (0,) * match.seats, [DealSeen()], list[MoveTold]()
    places: list[list[Seat]] = []
    for number, text in enumerate(["", *match.moves]):
        seat: Seat | None = None
        if text:
            who, move = MOVE.fullmatch(text).groups()  # type: ignore[union-attr]  # each of them is a move
            seat = int(who) if who else next(iter(game.to_act(step.state)))
            step = game.apply(step.state, seat, Move.parse(move))
        events = [(event.key, dict(event.data)) for event in step.events if event.to is None]
        if not events:
            events = [("", {})]
        view = game.observe(step.state, None)
        at += chance.randrange(3_000)
        told.append(MoveTold(seat, at, events, number))
        if events[0][0] == "dealt" and deals[-1].over:
            deals.append(DealSeen())
        heads = tuple(view.table.get("scores", ())) if match.key == "otter" else ()
        deals[-1].seen.append(Seen(at, seat, events, counts, view.counts, heads))
        counts = view.counts
        for key, data in events:
            if key == "deal_over":
                deals[-1].over = data
            elif key == "match_over":
                places = data["places"]
    return MatchSeen([deal for deal in deals if deal.over], places, game.spec.low_wins, told)
