"""Who may play: league staff suspend members for a time, and players name members whose tables they don't
want to share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.milliseconds import DAY
from bot.storage import Database
from bot.storage.admission import SuspendedFrom, SuspensionRow
from bot.storage.digests import known_digest, member_digest
from bot.tables.clock import Clock
from bot.tables.namesakes import told_apart
from bot.tables.outcome import saved
from bot.tables.people import Refused, Who
from bot.tables.table import Table
from bot.user_text import UserText

LONGEST = 366 * DAY
"""The longest suspension, in milliseconds."""

MOST_AVOIDED = 25
"""The most members that a player can avoid."""


class Admission:
    """Suspensions, and players who avoid each other. A suspension stays even if its member is forgotten. All
    methods raise StorageError.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    # Suspensions

    async def need_welcome(self, place_id: int, user_id: int, place: SuspendedFrom) -> None:
        """Raise Refused ``suspended_tables`` or ``suspended_leagues``, with the reason, if a user may not
        play.
        """
        suspended = await known_digest(self._database.notes, place_id, user_id)
        suspension = await self._database.admission.suspension(place_id, place, suspended, self._clock.now())
        if suspension is not None:
            raise Refused(f"suspended_{place}", until=str(suspension.until // 1000), reason=suspension.reason)

    async def suspend(
        self,
        place_id: int,
        who: Who,
        member: Who,
        places: Iterable[SuspendedFrom],
        until: int,
        reason: UserText,
    ) -> None:
        """Suspend ``member`` from places until a time (ms). Raises Refused ``suspension_past`` and
        ``suspension_too_long``.
        """
        now = self._clock.now()
        if until <= now:
            raise Refused("suspension_past")
        if until > now + LONGEST:
            raise Refused("suspension_too_long", count=LONGEST // DAY)
        async with self._database.transaction() as tx:
            await tx.admission.end_suspensions(place_id, now)
            set_by = await tx.people.key_for(place_id, who.user_id, who.name)
            person = await tx.people.key_for(place_id, member.user_id, member.name)
            suspended = await member_digest(tx.notes, place_id, member.user_id)
            for place in places:
                await tx.admission.set_suspension(
                    place_id, suspended, SuspensionRow(place, person, until, reason, set_by, now)
                )
        saved()

    async def lift(self, place_id: int, user_id: int) -> None:
        """End a user's suspensions. Raises Refused ``not_suspended`` if there are none."""
        now = self._clock.now()
        async with self._database.transaction() as tx:
            await tx.admission.end_suspensions(place_id, now)
            suspended = await member_digest(tx.notes, place_id, user_id)
            suspensions = await tx.admission.suspensions_of(place_id, suspended)
            if not suspensions:
                raise Refused("not_suspended")
            for suspension in suspensions:
                await tx.admission.lift_suspension(place_id, suspension.place, suspended)
        saved()

    async def suspensions(self, place_id: int) -> tuple[list[SuspensionRow], Mapping[str, UserText]]:
        """Return a server's suspensions, the first to end first, and the names of known people in them, by
        key.
        """
        suspensions = await self._database.admission.suspensions(place_id, self._clock.now())
        keys = sorted(
            {key for suspension in suspensions for key in (suspension.person, suspension.set_by) if key}
        )
        people = [await self._database.people.by_key(key) for key in keys]
        known = told_apart(person for person in people if person is not None)
        return suspensions, {person.person: person.name for person in known}

    # Avoiding players

    async def avoid(self, place_id: int, who: Who, user_id: int) -> bool:
        """Note that ``who`` avoids a user, or undo that if it is noted already.

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
        """Return whether a user avoids another one, and whether the other one avoids them."""
        database = self._database
        own, others = [await known_digest(database.notes, place_id, each) for each in (user_id, other_id)]
        known = [await database.people.of_user(place_id, each) for each in (user_id, other_id)]
        refused = [
            await database.admission.avoided_by(place_id, person.person) if person is not None else {}
            for person in known
        ]
        return others in refused[0], own in refused[1]

    async def need_company(self, table: Table, user_id: int) -> None:
        """Raise Refused if a user and a player at ``table`` avoid each other.

        The code is ``avoids``, with the name of the player whom the user avoids, or ``avoided``, which names
        no one.
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
