"""What an act says of itself: when it is accepted, and what it takes. Commands bring acts, and the log keeps
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.league.contest.state import Phase
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
    "draw",
    "ask_for_hours",
    "appoint",
    "agree",
    "call",
    "call_over",
    "remind",
    "remind_umpire",
    "begin",
    "score",
    "unplayed",
    "deadline",
    "ends",
    "walkover",
    "enter",
    "post",
    "close",
]
"""What the clock does in a season, for those who look at what comes next."""


class Act:
    """Something that is done to a season."""

    __slots__ = ()

    phases: ClassVar[tuple[Phase, ...]] = ()
    """The phases in which it is accepted."""
    stages: ClassVar[tuple[Stage, ...]] = ()
    """The phases of a tournament in which it is accepted there; empty for any."""
    needs_reason: ClassVar[bool] = False
    """Whether it is refused without a reason."""
    touches: ClassVar[bool] = False
    """Whether another umpire must look again after it before they decide about the same."""

    coming: ClassVar[Happening | None] = None
    """What is said of it while the clock has still to do it; None if it is of no interest."""
    told: ClassVar[str] = ""
    """The key of the news about it that say the same as it does; empty if there are others, or none."""
    at_tables: ClassVar[bool] = False
    """Whether it may matter to tables that are open."""
    heard_first: ClassVar[bool] = False
    """Whether what has happened at tables is recorded before it: it makes scores final, or holds only as long
    as nothing was dealt.
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
        """Note what the class says of itself. A dataclass with slots is made twice, and says it once."""
        cls.phases = cls.phases if phases is None else phases
        cls.stages = cls.stages if stages is None else stages
        cls.needs_reason = cls.needs_reason if needs_reason is None else needs_reason
        cls.touches = cls.touches if touches is None else touches
        cls.coming = coming or cls.coming
        cls.told = cls.told if told is None else told
        cls.at_tables = cls.at_tables if at_tables is None else at_tables
        cls.heard_first = cls.heard_first if heard_first is None else heard_first


class PlayerAct(Act):
    """An act of a player."""

    __slots__ = ()


class TableAct(Act):
    """What has happened at a table."""

    __slots__ = ()


class ClockAct(Act):
    """An act of the clock, or of the bot itself."""

    __slots__ = ()


class UmpireAct(Act, at_tables=True):
    """An act of the umpire."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Command:
    """An act with its actor, time and reason. The caller has checked that the actor is allowed to do it."""

    act: Act
    actor: str
    """The key of the person; empty for a table or the clock."""
    at: int
    """The time in milliseconds since 1970, never before that of the last entry of the log."""
    reason: UserText = NO_TEXT
    seen: int | None = None
    """The ``seq`` of the season that the actor has seen; None to skip the check for newer decisions."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log. Entries are never changed or deleted, and the state can be rebuilt from them."""

    seq: int
    at: int
    actor: str
    """The actor of the command; empty for a consequence that nobody has commanded."""
    act: Act
    reason: UserText
    before: dict[str, object]
    """The old values of everything that has changed, as plain JSON; below are the new values."""
    after: dict[str, object]
    own_table: bool = False
    """Whether the actor has decided about a match or table at which they play."""
