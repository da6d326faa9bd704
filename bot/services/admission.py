"""Who may play: staff bar members for a time, and players say with whom they do not want to be seated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.milliseconds import DAY
from bot.storage import Database
from bot.storage.admission import BarredFrom, BarRow
from bot.storage.digests import known_digest, member_digest
from bot.tables.clock import Clock
from bot.tables.namesakes import told_apart
from bot.tables.outcome import saved
from bot.tables.people import Refused, Who
from bot.tables.table import Table
from bot.user_text import UserText

LONGEST = 366 * DAY
"""Milliseconds for which somebody can be barred at most."""

MOST_AVOIDED = 25
"""The most members with whom somebody can refuse to be seated."""


class Admission:
    """Bars, and refusals to be seated together. A bar stays even if its member is forgotten. All methods
    raise StorageError.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    # Bars

    async def need_welcome(self, place_id: int, user_id: int, place: BarredFrom) -> None:
        """Raise Refused ``barred_tables`` or ``barred_leagues``, with the reason, if a user may not play."""
        barred = await known_digest(self._database.notes, place_id, user_id)
        bar = await self._database.admission.bar(place_id, place, barred, self._clock.now())
        if bar is not None:
            raise Refused(f"barred_{place}", until=str(bar.until // 1000), reason=bar.reason)

    async def bar(
        self, place_id: int, who: Who, member: Who, places: Iterable[BarredFrom], until: int, reason: UserText
    ) -> None:
        """Bar ``member`` from places until a time (ms). Raises Refused ``bar_past`` and ``bar_too_long``."""
        now = self._clock.now()
        if until <= now:
            raise Refused("bar_past")
        if until > now + LONGEST:
            raise Refused("bar_too_long", count=LONGEST // DAY)
        async with self._database.transaction() as tx:
            await tx.admission.end_bars(place_id, now)
            set_by = await tx.people.key_for(place_id, who.user_id, who.name)
            person = await tx.people.key_for(place_id, member.user_id, member.name)
            barred = await member_digest(tx.notes, place_id, member.user_id)
            for place in places:
                await tx.admission.set_bar(
                    place_id, barred, BarRow(place, person, until, reason, set_by, now)
                )
        saved()

    async def lift(self, place_id: int, user_id: int) -> None:
        """Let a user play again everywhere. Raises Refused ``not_barred`` if they are not barred."""
        now = self._clock.now()
        async with self._database.transaction() as tx:
            await tx.admission.end_bars(place_id, now)
            barred = await member_digest(tx.notes, place_id, user_id)
            bars = await tx.admission.bars_of(place_id, barred)
            if not bars:
                raise Refused("not_barred")
            for bar in bars:
                await tx.admission.lift_bar(place_id, bar.place, barred)
        saved()

    async def bars(self, place_id: int) -> tuple[list[BarRow], Mapping[str, UserText]]:
        """The bars of a server by when they end, and the names of those in them who are known, by key."""
        bars = await self._database.admission.bars(place_id, self._clock.now())
        keys = sorted({key for bar in bars for key in (bar.person, bar.set_by) if key})
        people = [await self._database.people.by_key(key) for key in keys]
        known = told_apart(person for person in people if person is not None)
        return bars, {person.person: person.name for person in known}

    # Being seated together

    async def avoid(self, place_id: int, who: Who, user_id: int) -> bool:
        """Note that ``who`` does not want to be seated with a user. If that is noted already, take it back.

        Return whether it is noted now. Raises Refused ``avoid_self``, and ``avoid_full`` after too many.
        """
        if who.user_id == user_id:
            raise Refused("avoid_self")
        async with self._database.transaction() as tx:
            person = await tx.people.key_for(place_id, who.user_id, who.name)
            avoided = await member_digest(tx.notes, place_id, user_id)
            known = await tx.admission.avoided_by(place_id, person)
            if avoided in known:
                await tx.admission.avoid_no_more(place_id, person, avoided)
            elif len(known) >= MOST_AVOIDED:
                raise Refused("avoid_full", count=MOST_AVOIDED)
            else:
                await tx.admission.avoid(place_id, person, avoided, self._clock.now())
        saved()
        return avoided not in known

    async def between(self, place_id: int, user_id: int, other_id: int) -> tuple[bool, bool]:
        """Whether a user does not want to be seated with another one, and whether the other one does not want
        it.
        """
        database = self._database
        own, others = [await known_digest(database.notes, place_id, each) for each in (user_id, other_id)]
        known = [await database.people.of_user(place_id, each) for each in (user_id, other_id)]
        refused = [
            await database.admission.avoided_by(place_id, person.person) if person is not None else {}
            for person in known
        ]
        return others in refused[0], own in refused[1]

    async def need_company(self, table: Table, user_id: int) -> None:
        """Raise Refused if a user is not to be seated with somebody who sits at ``table``.

        The code is ``avoids``, with the name of the person whom the user refuses, or ``avoided``, which names
        nobody.
        """
        place_id = table.place_id
        seated = [
            chair
            for chair in table.chairs
            if chair.person is not None and chair.user_id not in (None, user_id) and not chair.is_asked
        ]
        if not seated:
            return
        notes, admission = self._database.notes, self._database.admission
        own = await known_digest(notes, place_id, user_id)
        person = await self._database.people.of_user(place_id, user_id)
        refused = await admission.avoided_by(place_id, person.person) if person is not None else {}
        for chair in seated:
            if await known_digest(notes, place_id, chair.user_id or 0) in refused:
                raise Refused("avoids", name=chair.name)
        if await admission.avoiding(place_id, own) & {chair.person for chair in seated}:
            raise Refused("avoided")
