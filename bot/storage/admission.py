"""Who may play: suspended members, and players who avoid each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.storage.declared import Reads, Writes, query
from bot.user_text import UserText

BarredFrom = Literal["tables", "leagues"]


@dataclass(frozen=True, slots=True)
class BarRow:
    """A suspension: a member may not play until a time."""

    place: BarredFrom
    person: str | None
    """The key of the suspended person; None if they were forgotten."""
    until: int
    reason: UserText
    set_by: str
    """The key of the person who suspended them, followed by the time (ms)."""
    set_at: int


class AdmissionQueries(Reads):
    """Queries about suspensions and avoided players."""

    @query("bar_of")
    async def bar(self, place_id: int, place: BarredFrom, barred: str, now: int) -> BarRow | None: ...
    @query("bars_of")
    async def bars_of(self, place_id: int, barred: str) -> list[BarRow]: ...
    @query("bars_in_place")
    async def bars(self, place_id: int, now: int) -> list[BarRow]: ...
    @query("avoiding")
    async def avoiding(self, place_id: int, avoided: str) -> set[str]: ...
    @query("avoided_by")
    async def avoided_by(self, place_id: int, person: str) -> dict[str, int]: ...


class AdmissionRepository(Writes, AdmissionQueries):
    """Suspensions and avoided players, and changes to them."""

    @query("save_bar")
    async def set_bar(self, place_id: int, barred: str, bar: BarRow) -> None: ...

    @query("lift_bar")
    async def lift_bar(self, place_id: int, place: BarredFrom, barred: str) -> None: ...
    @query("end_bars")
    async def end_bars(self, place_id: int, now: int) -> None: ...

    @query("avoid")
    async def avoid(self, place_id: int, person: str, avoided: str, at: int) -> None: ...

    @query("avoid_no_more")
    async def avoid_no_more(self, place_id: int, person: str, avoided: str) -> None: ...
