"""How matches ended, as a league sees them: who, in which place, who was there and who was not."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

ABSENT = 0.5
"""Of whose deals a stand-in has played a larger share than this, they have forfeited."""
PEOPLE_NEEDED = 2
"""A match counts when so many people sat at it from the first deal on."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a match ended for one seat."""

    player: str | None
    """A person's key; None: a computer, who counts for nothing in a league."""
    place: int
    """1 is best; equal seats share it."""
    total: int = 0
    deals: int = 0
    from_deal: int = 1
    """The first deal that the person has played from its beginning."""
    forfeited: bool = False
    stood_in: float = 0.0
    """The share of the deals that a stand-in has played, 0 to 1."""

    @property
    def absent(self) -> bool:
        """Whether the seat has forfeited, by leaving or by not being there for most of the match."""
        return self.forfeited or self.stood_in > ABSENT

    @property
    def counts(self) -> bool:
        """Whether it is that of a person who sat there from the first deal on."""
        return self.player is not None and self.from_deal == 1


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended."""

    match: str
    game: str
    at: int
    """When it was over, in milliseconds since 1970."""
    seats: tuple[SeatResult, ...]
    ranked: bool = True
    played: bool = True
    """False where cards were never dealt: not everybody came."""
    league: str | None = None
    """The season at whose table it was."""
    fixture: str | None = None

    @property
    def people(self) -> tuple[SeatResult, ...]:
        """The seats that count."""
        return tuple(seat for seat in self.seats if seat.counts)

    @property
    def computers(self) -> bool:
        """Whether a computer had a seat of its own."""
        return any(seat.player is None for seat in self.seats)


def with_totals(result: MatchResult, totals: Mapping[str, int], low_wins: bool) -> MatchResult:
    """The same with other totals for some players, and with the places that follow: by totals, the absent
    behind all others. Who was told apart at equal totals stays so, unless one of them is changed.
    """
    seats = [replace(seat, total=totals.get(seat.player or "", seat.total)) for seat in result.seats]
    better = 1 if low_wins else -1
    keys = [(seat.absent, better * seat.total) for seat in seats]
    changed = {key for seat, key in zip(seats, keys, strict=True) if seat.player in totals}
    order = [(*key, 0 if key in changed else seat.place) for seat, key in zip(seats, keys, strict=True)]
    placed = (
        replace(seat, place=1 + sum(other < own for other in order))
        for seat, own in zip(seats, order, strict=True)
    )
    return replace(result, seats=tuple(placed))


def without(result: MatchResult, players: Collection[str]) -> MatchResult:
    """The same as if ``players`` had not sat there; the others keep their places."""
    return replace(result, seats=tuple(seat for seat in result.seats if seat.player not in players))


def forfeited(result: MatchResult, players: Iterable[str]) -> MatchResult:
    """The same with ``players`` behind all who were there, whether they had a seat or not."""
    gone = set(players)
    last = len(result.seats) + len(gone)
    seats = [
        replace(seat, forfeited=True, place=last) if seat.player in gone else seat for seat in result.seats
    ]
    seated = {seat.player for seat in seats}
    seats += [SeatResult(player, last, forfeited=True) for player in sorted(gone - seated)]
    return replace(result, seats=tuple(seats))


def at_deadline(
    match: str, game: str, at: int, players: Iterable[str], ready: Collection[str], league: str, fixture: str
) -> MatchResult:
    """What a fixture that was not played comes to when its time is up: who was ready shares the first place,
    and all others have forfeited.
    """
    seats = tuple(
        SeatResult(player, 1 if player in ready else len(ready) + 1, forfeited=player not in ready)
        for player in players
    )
    return MatchResult(match, game, at, seats, played=False, league=league, fixture=fixture)
