"""What an act says of itself: when it is accepted, and what it takes."""

from __future__ import annotations

from typing import ClassVar

from bot.league.contest.state import Phase

BEFORE: tuple[Phase, ...] = ("signup", "check_in")
GOING: tuple[Phase, ...] = ("running", "paused")
PLAYED: tuple[Phase, ...] = (*GOING, "review")
OPEN: tuple[Phase, ...] = (*BEFORE, *PLAYED)
RUNNING: tuple[Phase, ...] = ("running",)


class Act:
    """Something that is done to a season."""

    __slots__ = ()

    phases: ClassVar[tuple[Phase, ...]] = ()
    """The phases in which it is accepted."""
    needs_reason: ClassVar[bool] = False
    """Whether it is refused without a reason."""
    touches: ClassVar[bool] = False
    """Whether another umpire must look again after it before they decide about the same."""

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
        needs_reason: bool | None = None,
        touches: bool | None = None,
        at_tables: bool | None = None,
        heard_first: bool | None = None,
    ) -> None:
        """Note what the class says of itself. A dataclass with slots is made twice, and says it once."""
        cls.phases = cls.phases if phases is None else phases
        cls.needs_reason = cls.needs_reason if needs_reason is None else needs_reason
        cls.touches = cls.touches if touches is None else touches
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
