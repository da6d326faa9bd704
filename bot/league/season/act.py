"""Base classes of acts, with the conditions under which an act is accepted. Commands carry acts, and the log
keeps them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.league.season.state import Phase
from bot.league.stages import Stage
from bot.user_text import NO_TEXT, UserText

BEFORE: tuple[Phase, ...] = ("signup", "check_in")
GOING: tuple[Phase, ...] = ("running", "paused")
PLAYED: tuple[Phase, ...] = (*GOING, "review")
OPEN: tuple[Phase, ...] = (*BEFORE, *PLAYED)
RUNNING: tuple[Phase, ...] = ("running",)

Happening = Literal[
    "closes",
    "put_off",
    "start",
    "pair",
    "ask_for_hours",
    "appoint",
    "agree",
    "ready_check",
    "ready_check_over",
    "remind",
    "remind_umpire",
    "begin",
    "score",
    "unplayed",
    "deadline",
    "ends",
    "forfeit",
    "enter",
    "post",
    "close",
]
"""An upcoming act of the clock, as shown to people."""


class Act:
    """A change to a season."""

    __slots__ = ()

    phases: ClassVar[tuple[Phase, ...]] = ()
    """Phases in which it is accepted."""
    stages: ClassVar[tuple[Stage, ...]] = ()
    """Stages of a tournament in which it is accepted; empty for any."""
    needs_reason: ClassVar[bool] = False
    """Whether it is refused without a reason."""
    touches: ClassVar[bool] = False
    """Whether it makes other umpires' views of the same subject stale."""

    coming: ClassVar[Happening | None] = None
    """Its description while the clock still has to do it; None if that isn't shown."""
    told: ClassVar[str] = ""
    """Key of the news with the act's own fields as data; empty if there is no such news."""
    at_tables: ClassVar[bool] = False
    """Whether it may matter to open tables."""
    heard_first: ClassVar[bool] = False
    """Whether events at tables are recorded before it, because it makes scores final or requires that no card
    was dealt.
    """

    def __init_subclass__(
        cls,
        *,
        phases: tuple[Phase, ...] | None = None,
        stages: tuple[Stage, ...] | None = None,
        needs_reason: bool | None = None,
        touches: bool | None = None,
        coming: Happening | None = None,
        told: str | None = None,
        at_tables: bool | None = None,
        heard_first: bool | None = None,
    ) -> None:
        """Set the class's conditions. A dataclass with slots is created twice, but sets them once."""
        cls.phases = cls.phases if phases is None else phases
        cls.stages = cls.stages if stages is None else stages
        cls.needs_reason = cls.needs_reason if needs_reason is None else needs_reason
        cls.touches = cls.touches if touches is None else touches
        cls.coming = coming or cls.coming
        cls.told = cls.told if told is None else told
        cls.at_tables = cls.at_tables if at_tables is None else at_tables
        cls.heard_first = cls.heard_first if heard_first is None else heard_first


class PlayerAct(Act):
    """An act by a player."""

    __slots__ = ()


class TableAct(Act):
    """An event at a table."""

    __slots__ = ()


class ClockAct(Act):
    """An act by the clock, or by the bot itself."""

    __slots__ = ()


class UmpireAct(Act, at_tables=True):
    """An act by the umpire."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Command:
    """An act with its actor, time and reason. The caller has checked the actor's permissions."""

    act: Act
    actor: str
    """Key of the person; empty for a table or the clock."""
    at: int
    """Time in milliseconds since 1970, never before that of the last entry in the log."""
    reason: UserText = NO_TEXT
    seen: int | None = None
    """``seq`` of the season that the actor has seen; None to skip the check for newer decisions."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log. Entries are never changed or deleted, and the state can be rebuilt from them."""

    seq: int
    at: int
    actor: str
    """Actor of the command; empty for an automatic consequence."""
    act: Act
    reason: UserText
    before: dict[str, object]
    """Old values of everything that has changed, as plain JSON, followed by the new values."""
    after: dict[str, object]
    own_table: bool = False
    """Whether the actor decided about their own match or table."""
