"""Who may play: suspended members, and players who avoid each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.storage.declared import Reads, Writes, query
from bot.user_text import UserText

SuspendedFrom = Literal["tables", "leagues"]


@dataclass(frozen=True, slots=True)
class SuspensionRow:
    """A suspension: a member may not play until a time."""

    place: SuspendedFrom
    person: str | None
    """The key of the suspended person; None if they were forgotten."""
    until: int
    reason: UserText
    set_by: str
    """The key of the person who suspended them, followed by the time (ms)."""
    set_at: int


class AdmissionQueries(Reads):
    """Queries about suspensions and avoided players."""

    @query("suspension_of")
    async def suspension(
        self, place_id: int, place: SuspendedFrom, suspended: str, now: int
    ) -> SuspensionRow | None: ...
    @query("suspensions_of")
    async def suspensions_of(self, place_id: int, suspended: str) -> list[SuspensionRow]: ...
    @query("suspensions_in_place")
    async def suspensions(self, place_id: int, now: int) -> list[SuspensionRow]: ...
    @query("avoiding")
    async def avoiding(self, place_id: int, avoided: str) -> set[str]: ...
    @query("avoided_by")
    async def avoided_by(self, place_id: int, person: str) -> dict[str, int]: ...


class AdmissionRepository(Writes, AdmissionQueries):
    """Suspensions and avoided players, and changes to them."""

    @query("save_suspension")
    async def set_suspension(self, place_id: int, suspended: str, suspension: SuspensionRow) -> None: ...

    @query("lift_suspension")
    async def lift_suspension(self, place_id: int, place: SuspendedFrom, suspended: str) -> None: ...
    @query("end_suspensions")
    async def end_suspensions(self, place_id: int, now: int) -> None: ...

    @query("avoid")
    async def avoid(self, place_id: int, person: str, avoided: str, at: int) -> None: ...

    @query("avoid_no_more")
    async def avoid_no_more(self, place_id: int, person: str, avoided: str) -> None: ...
