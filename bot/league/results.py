"""The results of matches as a league needs them: the players, their places, and who was absent."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.league.scoring_rules import is_tiebreaker

ABSENT = 0.5
"""A player has forfeited if a computer has played a larger share of their deals than this."""
PEOPLE_NEEDED = 2
"""The fewest people who must play from the first deal on for a match to count."""
SCORING_VERSION = 1
"""Version of the scoring rules for seasons announced now, and matches that end now. Both keep it."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a match for one seat."""

    player: str | None
    """Key of the person; None for a computer, which does not count in a league."""
    place: int
    """The place, 1 for the best. Tied seats share it."""
    total: int = 0
    deals: int = 0
    from_deal: int = 1
    """The first deal that the person has played from its beginning."""
    forfeited: bool = False
    stood_in: float = 0.0
    """Share of the deals that a computer has played for them, 0 to 1."""
    excused: bool = False
    """Whether the umpire has removed them from the season without a forfeit."""

    @property
    def absent(self) -> bool:
        """Whether the player has forfeited, by leaving or by being absent for most of the match."""
        return self.forfeited or self.stood_in > ABSENT

    @property
    def counts(self) -> bool:
        """Whether a person played the seat from the first deal on."""
        return self.player is not None and self.from_deal == 1


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match."""

    match: str
    game: str
    at: int
    """End of the match, in milliseconds since 1970."""
    seats: tuple[SeatResult, ...]
    ranked: bool = True
    played: bool = True
    """Whether cards were dealt; False if too few players came."""
    season: str | None = None
    """Key of the season of its table, if any."""
    fixture: str | None = None
    entered: bool = False
    """Whether it was played elsewhere, and entered by an umpire."""
    scoring_version: int = SCORING_VERSION
    """Version of its scoring rules; see :data:`SCORING_VERSION`."""
    planned_deals: int | None = None
    """Maximum number of deals; None if only the rules of the game decide."""

    @property
    def people(self) -> tuple[SeatResult, ...]:
        """The seats that count."""
        return tuple([seat for seat in self.seats if seat.counts])

    @property
    def is_tiebreaker(self) -> bool:
        """Whether it was a tiebreaker, and gives neither points nor rating."""
        return self.fixture is not None and is_tiebreaker(self.fixture)

    @property
    def is_unfinished(self) -> bool:
        """Whether it was stopped before its first deal was finished, with several remaining players, who are
        all tied. It counts for no one.
        """
        if not self.played or self.entered or any(seat.deals for seat in self.seats):
            return False
        there = [seat.place for seat in self.people if not seat.absent]
        return len(there) >= PEOPLE_NEEDED and len(set(there)) == 1

    @property
    def computers(self) -> bool:
        """Whether a computer had a seat of its own."""
        return any(seat.player is None for seat in self.seats)


def with_totals(result: MatchResult, totals: Mapping[str, int], low_wins: bool) -> MatchResult:
    """Return the result with other totals for some players, and with the places that follow from the totals.

    Absent players are placed after all others. Players with equal totals keep their order, unless one of
    their totals was changed.
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
    """Return the result as if ``players`` had not played; the others keep their places."""
    return replace(result, seats=tuple(seat for seat in result.seats if seat.player not in players))


def forfeited(result: MatchResult, players: Iterable[str], entries: Collection[str] = ()) -> MatchResult:
    """Return the result with ``players`` behind all others, whether they had a seat or not, and with seats
    for ``entries`` that no one played.
    """
    gone = set(players)
    last = len(result.seats) + len(gone) + len(entries)
    seats = [
        replace(seat, forfeited=True, place=last) if seat.player in gone else seat for seat in result.seats
    ]
    seated = {seat.player for seat in seats}
    absent = (*sorted(gone - seated), *sorted(entries))
    return replace(result, seats=(*seats, *(SeatResult(key, last, forfeited=True) for key in absent)))


def at_deadline(
    match: str, game: str, at: int, players: Iterable[str], ready: Collection[str], season: str, fixture: str
) -> MatchResult:
    """Return the result of a fixture that was not played before its deadline.

    Ready players share the first place, and all others have forfeited.
    """
    seats = tuple(
        SeatResult(player, 1 if player in ready else len(ready) + 1, forfeited=player not in ready)
        for player in players
    )
    return MatchResult(match, game, at, seats, played=False, season=season, fixture=fixture)


def played_elsewhere(
    match: str,
    game: str,
    at: int,
    seats: Iterable[tuple[str, int, int]],
    season: str,
    fixture: str | None,
) -> MatchResult:
    """Return the result of a match that was played elsewhere, of a fixture if the season has pairings.

    ``seats`` are players, places and points. Place 0 is a no-show, who has forfeited.
    """
    listed = tuple(seats)
    came = sum(place > 0 for _, place, _ in listed)
    seated = tuple(
        SeatResult(player, place or came + 1, total, forfeited=not place) for player, place, total in listed
    )
    return MatchResult(match, game, at, seated, season=season, fixture=fixture, entered=True)
