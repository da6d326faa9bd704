"""What finished matches come to, as typed rows: a field is called as its column is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutcomeRow:
    """How a match ended for one seat, with all that a league and a rating ask of the match."""

    number: int
    """The how-manyth match of its game in its guild: the order in which they ended."""
    table_id: str
    game: str
    finished_at: int
    ranked: bool
    league: str | None
    """The season at whose table it was played."""
    fixture: str | None
    void: bool
    """Whether an umpire has taken the match out."""
    seat: int
    person: str | None
    """None: a computer."""
    place: int
    total: int
    deals: int
    from_deal: int
    """The first deal that the person has played from its beginning."""
    forfeited: bool
    deals_stood_in: int
    """At the end of how many deals a computer played for them."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """What is believed of a person's skill in one game."""

    guild_id: int
    game: str
    person: str
    mu: float
    sigma: float
    matches: int
    """Those that were rated."""
    shown: int
    """The number for people that follows from the skill."""
