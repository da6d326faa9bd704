"""People at a table: who presses, where they sit, what they propose, and why something is refused to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from bot.games.api import Seat

VoteKind = Literal["end", "seat"]

NOBODY = "?"
"""The name of a chair whose person was forgotten; people read a phrase instead."""


class Refused(Exception):  # noqa: N818 - named for what happened, like IllegalMove
    """Somebody asked for what cannot be done now. Nothing has changed.

    ``code`` is the id of its phrase (``refused-<code>``), ``data`` what the sentence needs.
    """

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


@dataclass(frozen=True, slots=True)
class Who:
    """A member of a server at the moment of a press."""

    user_id: int
    name: str
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat: a person (key, Discord id and name), or a computer."""

    name: str
    person: str | None = None
    user_id: int | None = None
    press: int | None = None
    """Id of the press that took the seat, part of the shuffle's seed; None for computers, and for a person
    whose seat is kept until they join."""
    misses: int = 0
    """Timeouts in a row."""
    stand_in: bool = False
    """A computer plays for the absent person until they are back."""
    forfeited: bool = False
    """The person has lost the match: they left a ranked one, or were removed."""
    withdrawn: bool = False
    """They have lost it by an umpire's decision, which may be taken back."""
    excused: bool = False
    """The umpire does not hold it against them: their rating stays as it is."""
    from_deal: int = 1
    """The first deal that the person plays from its beginning."""
    away_until: int | None = None
    """Until when (ms) the person said to be away from a slow table; their time runs from then on."""

    @property
    def is_asked(self) -> bool:
        """Whether the seat of a lobby is kept for somebody who has not said that they will play."""
        return self.person is not None and self.press is None

    @property
    def is_former(self) -> bool:
        """Whether the person who sits, or sat, here was forgotten: nobody knows their name any more."""
        return self.person is not None and self.user_id is None

    @property
    def present(self) -> bool:
        """Whether a person plays this seat themselves."""
        return self.person is not None and not self.stand_in and not self.forfeited


@dataclass(frozen=True, slots=True)
class Vote:
    """A proposal on which the people at the table decide: to end the match, or to let somebody in."""

    kind: VoteKind
    ayes: frozenset[Seat]
    noes: frozenset[Seat] = frozenset()
    seat: Seat | None = None
    """The seat that is asked for, and below who asks for it."""
    person: str | None = None
    user_id: int | None = None
    name: str = ""
