"""Everything stored about a person, and forgetting a person."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.shards import IsHere, everywhere
from bot.storage.declared import Reads, Writes, query
from bot.storage.executor import Columns
from bot.storage.rows import to_json
from bot.storage.seasons import SeasonRepository

MARK = "[…]"
"""Replacement for a forgotten person's name in texts."""

SHORTEST = 2
"""Fewest letters of a name to search for in texts. A single letter is in every second word."""


@dataclass(frozen=True, slots=True)
class KnownRow:
    """A user in one place, with all columns of the row."""

    person: str
    place_id: int
    user_id: int
    name: str
    settings: Mapping[str, Any]
    since: int
    """When they became known there; 0 if before that was recorded."""

    @classmethod
    def of_columns(cls, row: Columns) -> KnownRow:
        """Build a row. Settings that can't be read, because they were edited by hand, become empty."""
        try:
            settings = json.loads(row["settings"])
        except ValueError:
            settings = {}
        return cls(**{**row, "settings": settings})


class PrivacyQueries(Reads):
    """Queries about people, and about all data stored about them."""

    @query("rows_of_user")
    async def rows_of_user(self, user_id: int) -> list[KnownRow]: ...

    @query("people_after")
    async def people_after(self, person: str, page: int) -> list[KnownRow]: ...

    @query("tables_of_unknown")
    async def tables_of_unknown(self) -> list[tuple[str, int]]: ...
    @query("sat_at")
    async def sat_at(self, person: str, page_start: int, page: int) -> list[Columns]: ...
    @query("archive_of")
    async def folded(self, table_id: str) -> bytes | None: ...

    async def log_about(self, place_id: int, person: str) -> list[Columns]:
        """Return the lines of seasons' logs that a person wrote or that name them, by column."""
        return await self._executor.fetch_all(
            "log_about", place_id=place_id, person=person, pattern=f"%{person}%"
        )

    @query("records_of")
    async def records_of(self, person: str) -> list[Columns]: ...
    @query("chips_of_person")
    async def chips_of(self, place_id: int, person: str) -> list[Columns]: ...
    @query("chip_resets_by")
    async def chip_resets_by(self, place_id: int, person: str) -> list[Columns]: ...
    @query("house_rules_of")
    async def house_rules_of(self, place_id: int, person: str) -> list[Columns]: ...


class PrivacyRepository(Writes, PrivacyQueries):
    """Deletion of people's data."""

    async def erase(self, known: KnownRow) -> None:
        """Forget a person in one place: delete their row and personal data, and replace their name in texts
        by others.

        Their seats stay; see :meth:`empty_seats`.
        """
        without = blanking(known.user_id, known.name)
        re.purge()  # its cache would keep the pattern with the name
        await SeasonRepository(self._executor).rewrite_reasons(known.place_id, without)
        for row in await self._executor.fetch_all("chip_reasons_in_place", place_id=known.place_id):
            if (reason := without(row["reason"])) != row["reason"]:
                await self._executor.execute(
                    "save_chip_reason", place_id=known.place_id, seq=row["seq"], reason=reason
                )
        for row in await self._executor.fetch_all("suspensions_in_place", place_id=known.place_id, now=0):
            if (reason := without(row["reason"])) != row["reason"]:
                await self._executor.execute(
                    "save_suspension_reasons", place_id=known.place_id, before=row["reason"], reason=reason
                )
        for row in await self._executor.fetch_all("notices_in_place", place_id=known.place_id):
            data = _in_json(row["data"], without)
            if data != row["data"]:
                await self._executor.execute("save_notice_data", notice=row["notice"], data=data)
        of_person = {"place_id": known.place_id, "person": known.person}
        await self._executor.run(
            ("forget_suspended", of_person),
            ("forget_avoidances", of_person),
            ("forget_achievements", of_person),
            ("forget_solo", of_person),
            ("forget_earned", {"person": known.person}),
            ("forget_duplicate_plays", {"person": known.person}),
            ("forget_duplicate_deals", {"person": known.person}),
            ("forget_ahead_of", {"person": known.person}),
            ("forget_watches", {"person": known.person}),
            ("forget_waits", {"person": known.person}),
            ("forget_rallies", {"person": known.person}),
            ("forget_season_roles_of", {"person": known.person}),
            ("note_former_person", of_person),
            ("erase_person", {"person": known.person}),
        )

    async def empty_seats(self, at: int, here: IsHere = everywhere) -> None:
        """Give the seats of people who are no longer known to computers for good, and close their lobbies, in
        the places that are ``here``.
        """
        for table_id, place_id in await self.tables_of_unknown():
            if here(place_id):
                of_table = {"table_id": table_id}
                await self._executor.run(
                    ("empty_seats", of_table), ("close_empty_lobby", {**of_table, "finished_at": at})
                )


def blanking(user_id: int, name: str) -> Callable[[str], str]:
    """Return a function that replaces a user's id, and their name as a word, in a text by :data:`MARK`."""
    wanted = [rf"<@!?{user_id}>", rf"(?<!\d){user_id}(?!\d)"]
    if len(name.strip()) >= SHORTEST:
        wanted.append(rf"(?<!\w){re.escape(name.strip())}(?!\w)")
    pattern = re.compile("|".join(wanted), re.IGNORECASE)
    return lambda text: pattern.sub(MARK, text)


def _in_json(text: str, change: Callable[[str], str]) -> str:
    """Return a JSON text with ``change`` applied to its strings; if it is damaged, to all of it."""
    try:
        return to_json(_in_strings(json.loads(text), change))
    except (ValueError, RecursionError):
        return change(text)


def _in_strings(value: Any, change: Callable[[str], str]) -> Any:
    """Return a JSON value with ``change`` applied to every string in it that is not a key."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, dict):
        return {key: _in_strings(each, change) for key, each in value.items()}
    return [_in_strings(each, change) for each in value] if isinstance(value, list) else value
