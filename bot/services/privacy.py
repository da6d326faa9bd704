"""Privacy: the export of a person's data, and its deletion."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal

from bot.milliseconds import MINUTE
from bot.record import MatchRecord, Player, to_text
from bot.services import export
from bot.services.archive import Archive
from bot.services.preferences import PLAYER, Preferences
from bot.shards import WHOLE, Shards
from bot.storage import Database, KnownRow, StorageError, forgotten
from bot.storage.archives import unfold
from bot.storage.digests import known_digest
from bot.storage.traces import forms_of
from bot.tables.busy import Busy, or_busy, writing
from bot.tables.clock import Clock
from bot.tables.daily import day_of
from bot.tables.elsewhere import until_others_have
from bot.tables.listeners import Signal
from bot.tables.outcome import saved
from bot.tables.people import Refused
from bot.tables.recorded import NoRecord, recorded
from bot.tables.service import Tables
from bot.user_text import raw_text

log = logging.getLogger(__name__)

PAUSE = MINUTE
"""Milliseconds before somebody can get their data again, because the export takes a while."""

FORGET = "forget"
"""What a process tells the others when somebody wants to be forgotten on servers that they have."""

PAGE = 100
"""The number of tables in one part of an export."""

EVERYTHING = 2**62

ROOM_LEFT = 100_000
"""Bytes that are reserved for the end of a zip."""


class Privacy:
    """What is known about people, and how they are forgotten. All methods raise Busy."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        preferences: Preferences,
        clock: Clock,
        backup_days: int = 90,
        moves_days: int | None = None,
        shards: Shards = WHOLE,
        *,
        on_forget: Sequence[Callable[[int, str], Awaitable[None]]] = (),
        on_forgotten: Sequence[Callable[[int, int, str], None]] = (),
    ) -> None:
        """``on_forget`` is called with guild and person before somebody is erased, for example to withdraw
        them from seasons. ``on_forgotten`` are called with guild, user id and person after that, and drop
        what they know from memory. ``shards`` are those of this process: on other servers people are
        forgotten by the process that has them.
        """
        self._shards = shards
        database.peers.hear(FORGET, lambda told: self._forget_here(told["user"], told["guild"]))
        self._database = database
        self._tables = tables
        self._preferences = preferences
        self._clock = clock
        self.backup_days = backup_days
        """The number of days for which backups of the database may be kept."""
        self.moves_days = moves_days
        """The number of days for which finished matches keep their moves; None if that is for ever."""
        self._packing = asyncio.Lock()
        self._forgetting = asyncio.Lock()
        self._packed_at: dict[int, int] = {}
        self._on_forget = on_forget
        self._forgotten = Signal(*on_forgotten)

    async def guilds(self, user_id: int) -> tuple[int, ...]:
        """The servers where a user is known."""
        return tuple(known.guild_id for known in await self._known(user_id))

    async def _known(self, user_id: int) -> list[KnownRow]:
        with or_busy():
            return await self._database.privacy.rows_of_user(user_id)

    # Deletion

    async def forget(self, user_id: int, guild_id: int | None) -> int:
        """Forget a user in one server, or in all if ``guild_id`` is None. Return the number of servers that
        knew them.

        First they leave every table and every season. Raises Refused ``unknown_person`` if there is nothing
        to forget. If this is interrupted, it can be asked for again.
        """
        async with self._forgetting:
            known = [row for row in await self._known(user_id) if guild_id in (None, row.guild_id)]
            if not known:
                raise Refused("unknown_person")
            elsewhere = {row.person for row in known if not self._shards.has(row.guild_id)}
            if elsewhere:
                async with writing(self._database) as tx:
                    await tx.tell(FORGET, user=user_id, guild=guild_id)
            for row in known:
                if row.person not in elsewhere:
                    await self._forget(row)
        await self._forgotten_elsewhere(user_id, elsewhere)
        self._preferences.forget_player(user_id)
        return len(known)

    async def _forgotten_elsewhere(self, user_id: int, people: Collection[str]) -> None:
        """Wait until other processes have forgotten these people. Raises Busy if it takes too long."""

        async def look() -> Literal[True] | None:
            left = any(row.person in people for row in await self._known(user_id))
            return None if left else True

        if people:
            await until_others_have(self._clock, look)

    async def _forget_here(self, user_id: int, guild_id: int | None) -> None:
        """Somebody has asked another process to forget them."""
        try:
            async with self._forgetting:
                for row in await self._known(user_id):
                    if guild_id in (None, row.guild_id) and self._shards.has(row.guild_id):
                        await self._forget(row)
        except Busy:
            log.warning("somebody is not forgotten yet: the database is busy, and they are told so")

    async def _forget(self, known: KnownRow) -> None:
        for leave in self._on_forget:
            await leave(known.guild_id, known.person)
        await self._tables.seats.forget(known.guild_id, known.person)
        now = self._clock.now()
        who = known.guild_id, known.user_id, now
        try:
            # The file comes first: if the bot stops after that, the rest is done at the next start.
            await forgotten.remember(self._database, *who)
            async with self._database.transaction() as tx:
                await tx.privacy.erase(known)
                await tx.tell(PLAYER, user=known.user_id)
        except StorageError as error:
            with suppress(StorageError):
                await forgotten.take_back(self._database, *who)
            raise Busy from error
        saved()
        # They may have joined a table in the meantime.
        await self._tables.seats.forget(known.guild_id, known.person)
        await self._database.clear_traces(*forms_of(known.user_id, known.name))
        self._packed_at.pop(known.user_id, None)
        self._forgotten(known.guild_id, known.user_id, known.person)

    async def catch_up(self, erased: Iterable[KnownRow]) -> None:
        """Do the rest for people who were erased again at the start, when everything is restored."""
        for known in erased:
            for leave in self._on_forget:
                await leave(known.guild_id, known.person)

    # Export

    async def data(self, user_id: int, limit: int) -> tuple[str, bytes]:
        """All data about a user as a file of at most ``limit`` bytes: its kind, ``json`` or ``zip``, and its
        content.

        If the matches do not fit, the oldest are left out, and the file says so. Raises Refused
        ``unknown_person``, and ``data_again`` if they have just got it.
        """
        now = self._clock.now()
        self._packed_at = {user: at for user, at in self._packed_at.items() if at > now - PAUSE}
        if user_id in self._packed_at:
            raise Refused("data_again", at=str((self._packed_at[user_id] + PAUSE) // 1000 + 1))
        known = await self._known(user_id)
        if not known:
            raise Refused("unknown_person")
        self._packed_at[user_id] = now
        try:
            async with self._packing:  # one at a time, because playing comes first
                return await self._pack(known, Archive(limit - ROOM_LEFT), now)
        except BaseException as error:
            self._packed_at.pop(user_id, None)
            if isinstance(error, StorageError):
                raise Busy from error
            raise

    async def _pack(self, known: list[KnownRow], archive: Archive, now: int) -> tuple[str, bytes]:
        about = {
            "made_at": export.iso(now),
            "your_user_id": str(known[0].user_id),
            "your_settings": known[0].settings,
            "servers": [
                {
                    "server_id": str(row.guild_id),
                    "known_there_as": row.name,
                    "known_since": export.iso(row.since) if row.since else None,
                }
                for row in known
            ],
        }
        await asyncio.to_thread(archive.add, "you", about)
        for row in known:
            await self._pack_server(row, archive)
        return await asyncio.to_thread(archive.sealed)

    async def _pack_server(self, known: KnownRow, archive: Archive) -> None:
        own, guild_id, name = known.person, known.guild_id, f"server-{known.guild_id}"
        people = await self._database.people.of_guild(guild_id)
        others = export.Others(own, {key: raw_text(person.name) for key, person in people.items()})
        seasons = await self._database.seasons.of_guild(guild_id)
        log = await self._database.privacy.log_about(guild_id, own)
        chips = await self._database.privacy.chips_of(guild_id, own)
        resets = await self._database.privacy.chip_resets_by(guild_id, own)
        ratings = await self._database.ratings.of_person(own)
        changes = {
            game: await self._database.ratings.changes(guild_id, game, own, most=EVERYTHING)
            for game in ratings
        }
        reflexes = await self._database.reflexes.of_person(guild_id, own)
        balance, _ = await self._database.chips.account(guild_id, own)
        records = [
            {**row, "last_at": export.iso(row["last_at"] or None)}
            for row in await self._database.privacy.records_of(own)
        ]
        sets = [
            {**row, "changed_at": export.iso(row["changed_at"])}
            for row in await self._database.privacy.house_rules_of(guild_id, own)
        ]

        digest = await known_digest(self._database.notes, guild_id, known.user_id)
        barred = [
            {
                "from": bar.place,
                "until": export.iso(bar.until),
                "reason": others.text(raw_text(bar.reason)),
                "set_at": export.iso(bar.set_at),
            }
            for bar in await self._database.admission.bars_of(guild_id, digest)
        ]
        avoided = [
            {"since": export.iso(at)}
            for at in (await self._database.admission.avoided_by(guild_id, own)).values()
        ]
        earned = [
            {"achievement": row.achievement, "table": row.table_id, "at": export.iso(row.at)}
            for row in await self._database.achievements.of_person(guild_id, own)
        ]
        daily = [
            export.daily_data(run, self._clock.now())
            for run in await self._database.daily.of_person(guild_id, own)
        ]
        today = day_of(self._clock.now())
        played = await self._database.daily.played_before(guild_id, today, digest)
        watched = [
            {"kind": row.kind, "about": row.about, "asked_at": export.iso(row.made_at)}
            for row in await self._database.watches.of_user(known.user_id)
            if row.guild_id == guild_id
        ]
        roles = [
            {"season": row.season, "role_id": str(row.role_id)}
            for row in await self._database.seasons.roles_of_person(own)
        ]
        spent = [
            {**row, "at": export.iso(row["at"])}
            for row in await self._database.budgets.of_member(guild_id, digest)
        ]

        def part() -> dict[str, Any]:
            return {
                "threads_and_messages_of_late": spent,
                "bars_on_you": barred,
                "members_you_avoid": avoided,
                "records": records,
                "achievements": earned,
                "deals_of_the_day": daily,
                "begun_today_before_you_were_forgotten": played,
                "what_you_watch": watched,
                "ratings": [export.rating_data(row, changes[game], others) for game, row in ratings.items()],
                "calls_by_milliseconds": {game: dict(times) for game, times in reflexes.items()},
                "chips": {
                    "balance": balance,
                    "moved": [export.chips_data(line, others) for line in chips],
                    "set_back_by_you": [
                        {"at": export.iso(line["at"]), "reason": others.text(line["reason"])}
                        for line in resets
                    ],
                },
                "house_rules_you_changed_last": sets,
                "roles_of_divisions": roles,
                "seasons_you_run": [
                    {"season": row.season, "league": row.league, "number": row.number}
                    for row in seasons
                    if row.umpire == own
                ],
                "seasons": [export.log_data(line, others) for line in log],
            }

        await asyncio.to_thread(lambda: archive.add(name, part()))
        start = 0
        while page := await self._database.privacy.sat_at(own, start, PAGE):
            makers = [await self._table(table, own, others) for table in page]
            if not await asyncio.to_thread(_add, archive, f"{name}-tables-{start // PAGE + 1}", makers):
                await asyncio.to_thread(archive.add, f"{name}-older-tables-left-out", {"after": start})
                return
            start += PAGE

    async def _table(self, table: Any, own: str, others: export.Others) -> Callable[[], dict[str, Any]]:
        """A function that makes the data of a table from the rows that are read here."""
        table_id = table["table_id"]
        record = await self._record(table_id)
        seats = await self._database.seats.of_table(table_id)
        results = await self._database.matches.results(table_id)
        deals = await self._database.matches.deals(table_id)
        folded = await self._database.privacy.folded(table_id)
        ahead = await self._database.ahead.of_table(table_id)
        played = [] if folded is not None else await self._database.matches.moves_since(table_id)

        def made() -> dict[str, Any]:
            moves = played if folded is None else unfold(folded)
            data = export.table_data(table, seats, results, deals, moves, ahead, own, others)
            return data if record is None else {**data, "record": json.loads(to_text(record))}

        return made

    async def _record(self, table_id: str) -> MatchRecord | None:
        """The record of a match, which names nobody here; None if there is none."""
        try:
            found = await recorded(self._database, await self._database.tables.get(table_id))
        except NoRecord:
            return None
        return replace(found.record, players=[Player(each.by) for each in found.record.players])


def _add(archive: Archive, name: str, makers: Iterable[Callable[[], dict[str, Any]]]) -> bool:
    return archive.add(name, [made() for made in makers], always=False)
