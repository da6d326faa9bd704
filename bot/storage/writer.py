"""What can be changed within one transaction."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.storage.announcements import AnnouncementWriting
from bot.storage.archives import fold
from bot.storage.boards import BoardWriting
from bot.storage.chips import ChipWriting
from bot.storage.departures import DepartureWriting
from bot.storage.posts import PostWriting
from bot.storage.privacy import PrivacyWriting
from bot.storage.reads import Reads
from bot.storage.rows import (
    DealRow,
    HouseRulesRow,
    MoveRow,
    ResultRow,
    SeatRow,
    TableRow,
    to_columns,
    to_json,
)
from bot.storage.seasons import SeasonWriting
from bot.storage.writing import Writing


class Writer(
    Reads,
    BoardWriting,
    ChipWriting,
    SeasonWriting,
    PrivacyWriting,
    DepartureWriting,
    AnnouncementWriting,
    PostWriting,
    Writing,
):
    """All that a transaction can ask and change (:class:`~bot.storage.writing.Writing`)."""

    # Guilds and people

    async def save_guild_settings(self, guild_id: int, settings: Mapping[str, Any]) -> None:
        """Replace what a guild has set."""
        await self._do("save_guild_settings", guild_id=guild_id, settings=to_json(settings))

    async def person_for(self, guild_id: int, user_id: int, name: str) -> str:
        """The key of a user in a guild, made when there is none; ``name`` replaces the one known.

        What the user has set in other guilds comes along.
        """
        key = secrets.token_hex(8)
        row = await self._first(
            "person_for", person=key, guild_id=guild_id, user_id=user_id, name=name, since=self._clock()
        )
        return str(row["person"])

    async def save_user_settings(self, user_id: int, settings: Mapping[str, Any]) -> None:
        """Replace what a user has set, in every guild where they are known."""
        await self._do("save_user_settings", user_id=user_id, settings=to_json(settings))

    async def save_house_rules(self, rules: HouseRulesRow) -> None:
        """Keep a set of house rules, in place of the one of that name in its guild and game."""
        await self._do("save_house_rules", **to_columns(rules))

    async def delete_house_rules(self, guild_id: int, game: str, name: str) -> None:
        """Delete a set of house rules; where it was the default there is none any more."""
        named = {"guild_id": guild_id, "game": game, "name": name}
        await self._carry_out(("delete_house_rules", named), ("clear_default_house_rules", named))

    async def save_default_house_rules(self, guild_id: int, game: str, name: str) -> None:
        """Make the set of that name, kept or not, the default of a guild for a game."""
        await self._do("save_default_house_rules", guild_id=guild_id, game=game, name=name)

    async def save_note(self, name: str, text: str) -> None:
        """Note ``text`` under ``name``, over what was noted there."""
        await self._do("save_note", name=name, text=text)

    # Tables and seats

    async def create_table(self, table: TableRow) -> None:
        """Keep a new table as it is given.

        :class:`StorageConflict` when its channel has an open table already, or the id is taken.
        """
        await self._do("create_table", **to_columns(table))

    async def save_lobby(self, table: TableRow) -> None:
        """Keep a lobby's host, options, clock, ranked, deadline and version.

        :class:`StorageConflict` unless the table is in its lobby, at an older version.
        """
        await self._first(
            "save_lobby",
            table_id=table.table_id,
            version=table.version,
            host=table.host,
            options=to_json(table.options),
            house_rules=table.house_rules,
            clock=table.clock,
            ranked=table.ranked,
            deadline=table.deadline,
        )

    async def save_seats(self, table_id: str, seats: Iterable[SeatRow]) -> None:
        """Replace all seats of a table."""
        await self._do("clear_seats", table_id=table_id)
        await self._do_many("add_seats", [_with_table(table_id, seat) for seat in seats])

    async def save_seat(self, table_id: str, seat: SeatRow) -> None:
        """Replace one seat of a table; :class:`StorageConflict` when there is none of that number."""
        await self._first("save_seat", **_with_table(table_id, seat))

    async def start(
        self,
        table_id: str,
        opening: MoveRow,
        *,
        position: Mapping[str, Any],
        tally: Sequence[Mapping[str, int]],
        deadline: int | None,
        start_press: int,
    ) -> None:
        """Turn a lobby into a match.

        ``opening`` holds the version and time of the start and what happened in it (``seat`` is None).
        :class:`StorageConflict` unless the table is in its lobby, at an older version.
        """
        await self._first(
            "start_table",
            ("add_move", _with_table(table_id, opening)),
            table_id=table_id,
            version=opening.version,
            position=to_json(position),
            tally=to_json(tally),
            deadline=deadline,
            start_press=start_press,
            started_at=opening.at,
        )

    async def append_move(
        self,
        table_id: str,
        move: MoveRow,
        *,
        position: Mapping[str, Any],
        tally: Sequence[Mapping[str, int]],
        turn_version: int,
        pinged_version: int,
        deadline: int | None,
    ) -> None:
        """Keep an accepted move together with the position after it.

        :class:`StorageConflict` unless the match is being played and is at an older version.
        """
        await self._first(
            "save_position",
            ("add_move", _with_table(table_id, move)),
            table_id=table_id,
            version=move.version,
            turn_version=turn_version,
            pinged_version=pinged_version,
            position=to_json(position),
            tally=to_json(tally),
            deadline=deadline,
        )

    async def save_seating(
        self, table_id: str, *, host: str, votes: Sequence[Mapping[str, Any]], deadline: int | None
    ) -> None:
        """Set who is host of an open table, what is proposed there, and when its time is up (ms since 1970;
        None: nobody waits).
        """
        await self._first(
            "save_seating", table_id=table_id, host=host, votes=to_json(votes), deadline=deadline
        )

    async def reminded(self, table_id: str, pinged_version: int, warned_version: int) -> None:
        """Note the turns whose players were pinged and warned. :class:`StorageConflict` after the end."""
        await self._first(
            "reminded", table_id=table_id, pinged_version=pinged_version, warned_version=warned_version
        )

    async def save_due(self, table_id: str, due: int | None) -> None:
        """Set by when (ms since 1970) an open table's match is to be played; None: that is not said."""
        await self._first("save_due", table_id=table_id, due=due)

    async def save_removals(
        self, table_id: str, removals: int, *, message_id: int | None, deadline: int | None
    ) -> None:
        """Note how often others have deleted the message of an open table, which one stands there now, and
        when its time is up.
        """
        await self._first(
            "save_removals",
            table_id=table_id,
            removals=removals,
            message_id=message_id,
            deadline=deadline,
        )

    async def save_deadlines(self, deadlines: Mapping[str, int | None]) -> None:
        """Set when (ms since 1970; None: never) the time is up at open tables, by their ids."""
        await self._do_many(
            "save_deadline", [{"table_id": table_id, "deadline": at} for table_id, at in deadlines.items()]
        )

    async def told(
        self, table_id: str, version: int, message_id: int | None, deadline: int | None = None
    ) -> None:
        """Note which message shows the table, up to which version, and which deadline it says. An older
        version is ignored.
        """
        await self._do("told", table_id=table_id, version=version, message_id=message_id, deadline=deadline)

    # Ends

    async def record_deal(self, table_id: str, deals: Iterable[DealRow]) -> None:
        """Keep how a deal ended, a row a seat."""
        await self._do_many("add_deal", [_with_table(table_id, deal) for deal in deals])

    async def step_version(self, table_id: str) -> None:
        """Make a version that no move has made. :class:`StorageConflict` unless the match is being played."""
        await self._first("step_version", table_id=table_id)

    async def finish(self, table_id: str, *, at: int, results: Iterable[ResultRow]) -> None:
        """A match is over: keep its results, a row a seat, count them, and fold its moves into one archive.

        The last move must have been appended. :class:`StorageConflict` unless it is being played.
        """
        match = dict(await self._first("finish_table", table_id=table_id, finished_at=at))
        shared = match | {"finished_at": at}
        await self._do_many("add_results", [_with_table(table_id, result) | shared for result in results])
        await self._count(table_id, at)
        await self._fold(table_id)

    async def end(self, table_id: str, *, at: int) -> None:
        """Stop a match without counting it. :class:`StorageConflict` unless it is being played."""
        await self._stop(table_id, "playing", "ended", at)
        await self._fold(table_id)

    async def close_lobby(self, table_id: str, *, at: int) -> None:
        """Close a lobby that never started. :class:`StorageConflict` unless the table is in its lobby."""
        await self._stop(table_id, "lobby", "closed", at)

    async def _stop(self, table_id: str, from_phase: str, to_phase: str, at: int) -> None:
        await self._first(
            "stop_table", table_id=table_id, from_phase=from_phase, to_phase=to_phase, finished_at=at
        )

    async def _fold(self, table_id: str) -> None:
        archive = fold(await self.moves_since(table_id))
        await self._do("add_archive", table_id=table_id, moves=archive)
        await self._do("clear_moves", table_id=table_id)


def _with_table(table_id: str, row: Any) -> dict[str, Any]:
    return {"table_id": table_id, **to_columns(row)}
