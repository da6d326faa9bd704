"""What can be asked of the database, on any connection."""

from __future__ import annotations

import json
from typing import Any

from bot.storage.announcements import AnnouncementReads
from bot.storage.archives import unfold
from bot.storage.asking import Asking, Columns
from bot.storage.boards import BoardReads
from bot.storage.chips import ChipReads
from bot.storage.departures import DepartureReads
from bot.storage.fair_play import EvidenceReads
from bot.storage.posts import PostReads
from bot.storage.privacy import PrivacyReads
from bot.storage.rows import (
    Contents,
    DealRow,
    HouseRulesRow,
    MoveRow,
    PersonRow,
    ResultRow,
    SeatRow,
    TableRow,
    from_columns,
    readable,
)
from bot.storage.seasons import SeasonReads


class Reads(
    BoardReads,
    ChipReads,
    EvidenceReads,
    SeasonReads,
    PrivacyReads,
    DepartureReads,
    AnnouncementReads,
    PostReads,
    Asking,
):
    """The questions. Each is one query; :class:`StorageError` says that it could not be answered."""

    # Guilds and people

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """What a guild has set; empty when it has set nothing, or what stands there cannot be read."""
        return _settings(await self._row("guild_settings", guild_id=guild_id))

    async def user_settings(self, user_id: int) -> dict[str, Any]:
        """What a user has set on all servers; empty as for :meth:`guild_settings`."""
        return _settings(await self._row("user_settings", user_id=user_id))

    async def guild_settings_in_use(self) -> dict[int, dict[str, Any]]:
        """What each guild has set that has an open table, or one whose end is not told yet."""
        return {row["guild_id"]: _settings(row) for row in await self._rows("guild_settings_in_use")}

    async def user_settings_in_use(self) -> dict[int, dict[str, Any]]:
        """What each user has set who sits at an open table."""
        return {row["user_id"]: _settings(row) for row in await self._rows("user_settings_in_use")}

    async def person_of(self, guild_id: int, user_id: int) -> PersonRow | None:
        """Who a user is in a guild; None for somebody who has not played there, or was forgotten."""
        row = await self._row("person_of", guild_id=guild_id, user_id=user_id)
        return from_columns(PersonRow, row) if row else None

    async def person(self, person: str) -> PersonRow | None:
        """Who is behind a key; None for somebody who was forgotten."""
        row = await self._row("person_by_key", person=person)
        return from_columns(PersonRow, row) if row else None

    async def all_house_rules(self) -> list[HouseRulesRow]:
        """The sets of house rules of all guilds; those that cannot be read change no option."""
        rows = await self._rows("all_house_rules")
        return [HouseRulesRow(**{**row, "options": _settings(row, "options")}) for row in rows]

    async def all_default_house_rules(self) -> dict[tuple[int, str], str]:
        """The name of the set that is the default, by guild and game."""
        rows = await self._rows("all_default_house_rules")
        return {(row["guild_id"], row["game"]): row["name"] for row in rows}

    async def contents(self) -> Contents:
        """How much there is of everything. Counts all rows: for the start of the bot, not for a click."""
        (row,) = await self._rows("contents")
        return from_columns(Contents, row)

    async def note(self, name: str) -> str | None:
        """What the bot has noted for itself under ``name``."""
        row = await self._row("note_of", name=name)
        return str(row["text"]) if row else None

    # Tables

    async def table(self, table_id: str) -> TableRow | None:
        """The table of that id, in whatever phase it is."""
        row = await self._row("table_by_id", table_id=table_id)
        return from_columns(TableRow, row) if row else None

    async def open_table_in(self, channel_id: int) -> TableRow | None:
        """The table in a channel that is in its lobby or being played; there is at most one."""
        row = await self._row("open_table_in", channel_id=channel_id)
        return from_columns(TableRow, row) if row else None

    async def open_tables(self) -> list[TableRow]:
        """All tables in a lobby or being played, oldest first: what a restart takes up again. Those that
        cannot be read are logged and left out.
        """
        return readable(TableRow, await self._rows("open_tables"), "table_id")

    async def taken_channels(self) -> dict[int, str]:
        """The channels that have a table in a lobby or being played, with its id, also where it cannot be
        read.
        """
        return {row["channel_id"]: row["table_id"] for row in await self._rows("open_tables")}

    async def untold_tables(self) -> list[TableRow]:
        """Tables that came to their end without their message showing it: what a crash left untold. Those
        that cannot be read are logged and left out.
        """
        return readable(TableRow, await self._rows("untold_tables"), "table_id")

    async def tables_of_user(self, user_id: int) -> list[TableRow]:
        """The open tables at which a user sits, in all guilds, oldest first."""
        return [from_columns(TableRow, row) for row in await self._rows("tables_of_user", user_id=user_id)]

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order, with user ids and names."""
        return [from_columns(SeatRow, row) for row in await self._rows("seats_of", table_id=table_id)]

    # Moves

    async def moves_since(self, table_id: str, version: int = 0) -> list[MoveRow]:
        """The moves that made a version after ``version``, in order; also those of a finished match."""
        rows = await self._rows("moves_since", table_id=table_id, version=version)
        if rows:
            return [from_columns(MoveRow, row) for row in rows]
        return [move for move in await self.archive(table_id) or () if move.version > version]

    async def last_versions(self, table_id: str) -> dict[int, int]:
        """For each seat that has moved, the version that its last move made. Only while playing."""
        return {row["seat"]: row["version"] for row in await self._rows("last_versions", table_id=table_id)}

    async def archive(self, table_id: str) -> list[MoveRow] | None:
        """All moves of a match that is finished or was stopped, else None."""
        row = await self._row("archive_of", table_id=table_id)
        return unfold(row["moves"]) if row else None

    # Results

    async def results(self, table_id: str) -> list[ResultRow]:
        """How a match ended, by seat; empty when it did not end or was stopped."""
        return [from_columns(ResultRow, row) for row in await self._rows("results_of", table_id=table_id)]

    async def deals(self, table_id: str) -> list[DealRow]:
        """How the deals of a match ended, by deal and seat."""
        return [from_columns(DealRow, row) for row in await self._rows("deals_of", table_id=table_id)]


def _settings(row: Columns | None, column: str = "settings") -> dict[str, Any]:
    """The settings of a row. People edit databases by hand: what is no JSON object sets nothing."""
    try:
        kept = json.loads(row[column]) if row else {}
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}
