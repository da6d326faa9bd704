"""Collect everything stored about a person, for that person."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.match_file import MatchFile, MatchFilePlayer, to_text
from bot.services import export
from bot.services.archive import Archive
from bot.shards import is_server
from bot.storage import Database, KnownRow
from bot.storage.archives import unfold
from bot.storage.digests import EVERYWHERE, known_digest
from bot.tables.clock import Clock
from bot.tables.recorded import NoMatchFile, recorded
from bot.user_text import raw_text

PAGE = 100
"""The number of tables in one part of the data."""

EVERYTHING = 2**62

Make = Callable[[], Any]
"""Makes readable data from rows that were read before. It is called in a thread, because it takes a while."""


class PersonalData:
    """Reads what the database contains about a person. Methods raise StorageError."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def pack(self, known: Sequence[KnownRow], archive: Archive) -> tuple[str, bytes]:
        """Add all data about a user to the archive, place by place, and return the kind of the finished
        file (``json`` or ``zip``) and its content. ``known`` are the rows of the user in all places.

        The newest tables come first. Tables that don't fit are left out, and the file says so.
        """
        player = await known_digest(self._database.notes, EVERYWHERE, known[0].user_id)
        forgotten = await self._database.duplicate.played_before_forgotten(player)
        about = self._about(known, forgotten)
        about["messages_of_late_where_i_was_not_invited"] = await self._spent(EVERYWHERE, player)
        await asyncio.to_thread(archive.add, "you", about)
        for row in known:
            await self._add_server(row, archive)
        return await asyncio.to_thread(archive.sealed)

    def _about(self, known: Sequence[KnownRow], forgotten: Sequence[str]) -> dict[str, Any]:
        return {
            "made_at": export.iso(self._clock.now()),
            "your_user_id": str(known[0].user_id),
            "your_settings": known[0].settings,
            "deals_you_began_before_you_were_forgotten": forgotten,
            "servers": [
                {"server_id": str(row.place_id), **_known(row)} for row in known if is_server(row.place_id)
            ],
            "other_places": [
                {"server_or_channel_id": str(-row.place_id), **_known(row)}
                for row in known
                if not is_server(row.place_id)
            ],
        }

    async def _add_server(self, known: KnownRow, archive: Archive) -> None:
        people = await self._database.people.of_place(known.place_id)
        names = {key: raw_text(person.name) for key, person in people.items()}
        kind = "server" if is_server(known.place_id) else "place"
        name, others = f"{kind}-{abs(known.place_id)}", export.Others(known.person, names)
        make = await self._on_server(known, others)
        await asyncio.to_thread(lambda: archive.add(name, make()))
        await self._add_tables(known.person, others, archive, name)

    # On one server

    async def _on_server(self, known: KnownRow, others: export.Others) -> Make:
        """Return all data about a person on one server except their tables."""
        database, place_id, own = self._database, known.place_id, known.person
        digest = await known_digest(database.notes, place_id, known.user_id)
        light = {
            "threads_and_messages_of_late": await self._spent(place_id, digest),
            "suspensions_on_you": await self._suspensions(place_id, digest, others),
            "members_you_avoid": await self._avoided(place_id, own),
            "records": await self._records(own),
            "against_computers": [asdict(row) for row in await database.solo.of_person(place_id, own)],
            "achievements": await self._achievements(place_id, own),
            "deals_you_played_alone": [
                export.duplicate_data(play) for play in await database.duplicate.of_person(own)
            ],
            "your_cards_that_were_shared": [
                export.shared_cards(each) for each in await database.duplicate.shared_by(own)
            ],
            "what_you_watch": await self._watched(own),
            "what_you_wait_for": await self._waits(own),
            "matches_whose_players_you_pinged": await self._rallies(own),
        }
        ratings, chips = await self._ratings(place_id, own, others), await self._chips(place_id, own, others)
        reflexes = await database.reflexes.of_person(place_id, own)
        sets = await self._house_rules(place_id, own)
        roles = await self._roles(own)
        run = await self._seasons_run(place_id, own)
        log = await database.privacy.log_about(place_id, own)

        def make() -> dict[str, Any]:
            return {
                **light,
                "ratings": ratings(),
                "calls_by_milliseconds": {game: dict(times) for game, times in reflexes.items()},
                "chips": chips(),
                "house_rules_you_changed_last": sets,
                "roles_of_divisions": roles,
                "seasons_you_run": run,
                "seasons": [export.log_data(line, others) for line in log],
            }

        return make

    async def _spent(self, place_id: int, digest: str) -> list[dict[str, Any]]:
        rows = await self._database.budgets.of_member(place_id, digest)
        return [{**row, "at": export.iso(row["at"])} for row in rows]

    async def _suspensions(self, place_id: int, digest: str, others: export.Others) -> list[dict[str, Any]]:
        return [
            {
                "from": suspension.place,
                "until": export.iso(suspension.until),
                "reason": others.text(raw_text(suspension.reason)),
                "set_at": export.iso(suspension.set_at),
            }
            for suspension in await self._database.admission.suspensions_of(place_id, digest)
        ]

    async def _avoided(self, place_id: int, own: str) -> list[dict[str, Any]]:
        avoided = await self._database.admission.avoided_by(place_id, own)
        return [{"since": export.iso(at)} for at in avoided.values()]

    async def _records(self, own: str) -> list[dict[str, Any]]:
        rows = await self._database.privacy.records_of(own)
        return [{**row, "last_at": export.iso(row["last_at"] or None)} for row in rows]

    async def _achievements(self, place_id: int, own: str) -> list[dict[str, Any]]:
        return [
            {"achievement": row.achievement, "table": row.table_id, "at": export.iso(row.at)}
            for row in await self._database.achievements.of_person(place_id, own)
        ]

    async def _watched(self, own: str) -> list[dict[str, Any]]:
        return [
            {"table": row.table_id, "since": export.iso(row.made_at)}
            for row in await self._database.watches.of_person(own)
        ]

    async def _waits(self, own: str) -> list[dict[str, Any]]:
        return [
            {
                "game": row.game,
                "clock": row.clock,
                "since": export.iso(row.made_at),
                "until": export.iso(row.until),
            }
            for row in await self._database.waits.of_person(own)
        ]

    async def _rallies(self, own: str) -> list[dict[str, Any]]:
        rows = await self._database.rallies.of_person(own)
        return [{"table": table_id, "at": export.iso(at)} for table_id, at in rows]

    async def _ratings(self, place_id: int, own: str, others: export.Others) -> Make:
        ratings = await self._database.ratings.of_person(own)
        changes = {
            game: await self._database.ratings.changes(place_id, game, own, most=EVERYTHING)
            for game in ratings
        }
        return lambda: [export.rating_data(row, changes[game], others) for game, row in ratings.items()]

    async def _chips(self, place_id: int, own: str, others: export.Others) -> Make:
        chips = await self._database.privacy.chips_of(place_id, own)
        resets = await self._database.privacy.chip_resets_by(place_id, own)
        balance, _ = await self._database.chips.account(place_id, own)
        return lambda: {
            "balance": balance,
            "moved": [export.chips_data(line, others) for line in chips],
            "set_back_by_you": [
                {"at": export.iso(line["at"]), "reason": others.text(line["reason"])} for line in resets
            ],
        }

    async def _house_rules(self, place_id: int, own: str) -> list[dict[str, Any]]:
        rows = await self._database.privacy.house_rules_of(place_id, own)
        return [{**row, "changed_at": export.iso(row["changed_at"])} for row in rows]

    async def _roles(self, own: str) -> list[dict[str, Any]]:
        rows = await self._database.seasons.roles_of_person(own)
        return [{"season": row.season, "role_id": str(row.role_id)} for row in rows]

    async def _seasons_run(self, place_id: int, own: str) -> list[dict[str, Any]]:
        return [
            {"season": row.season, "league": row.league, "number": row.number}
            for row in await self._database.seasons.of_place(place_id)
            if row.umpire == own
        ]

    # Tables

    async def _add_tables(self, own: str, others: export.Others, archive: Archive, name: str) -> None:
        start = 0
        while page := await self._database.privacy.sat_at(own, start, PAGE):
            makers = [await self._table(table, own, others) for table in page]
            if not await asyncio.to_thread(_add_part, archive, f"{name}-tables-{start // PAGE + 1}", makers):
                await asyncio.to_thread(archive.add, f"{name}-older-tables-left-out", {"after": start})
                return
            start += PAGE

    async def _table(self, table: Any, own: str, others: export.Others) -> Make:
        table_id = table["table_id"]
        record = await self._record(table_id)
        seats = await self._database.seats.of_table(table_id)
        results = await self._database.matches.results(table_id)
        deals = await self._database.matches.deals(table_id)
        folded = await self._database.privacy.folded(table_id)
        ahead = await self._database.ahead.of_table(table_id)
        played = [] if folded is not None else await self._database.matches.moves_since(table_id)

        def make() -> dict[str, Any]:
            moves = played if folded is None else unfold(folded)
            data = export.table_data(table, seats, results, deals, moves, ahead, own, others)
            return data if record is None else {**data, "record": json.loads(to_text(record))}

        return make

    async def _record(self, table_id: str) -> MatchFile | None:
        """Return the match file of a match, which contains no names here, or None."""
        try:
            found = await recorded(self._database, await self._database.tables.get(table_id))
        except NoMatchFile:
            return None
        return replace(found.record, players=[MatchFilePlayer(each.by) for each in found.record.players])


def _known(row: KnownRow) -> dict[str, Any]:
    return {"known_there_as": row.name, "known_since": export.iso(row.since)}


def _add_part(archive: Archive, name: str, makers: Iterable[Make]) -> bool:
    return archive.add(name, [make() for make in makers], always=False)
