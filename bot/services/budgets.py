"""Budgets: how much more members, channels and servers may make of limited things."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Mapping
from dataclasses import dataclass

from bot.milliseconds import DAY, HOUR, MINUTE
from bot.services.limits import Kind, Scope, for_managers
from bot.services.preferences import Preferences
from bot.shards import is_server
from bot.storage import Database, Transaction
from bot.storage.digests import EVERYWHERE, member_digest
from bot.tables.clock import Clock
from bot.tables.people import Refused

SPAN: Mapping[Kind, int] = {"threads": DAY, "messages": HOUR}
"""How long (ms) a thing counts after it was made. Kinds not listed count while they are open."""

POSTS_IN: Mapping[int, int] = {10 * MINUTE: 2, DAY: 12}
"""The most messages that a user may post in these spans (ms) where the bot was not invited, in all such
places together.
"""

WATCHED = 10_000
"""The most members whose last commands are remembered. The longest inactive ones are dropped first."""


@dataclass(frozen=True, slots=True)
class Spender:
    """A member who makes something by a press or command."""

    place_id: int
    channel_id: int
    """The channel; for a thread, its parent channel."""
    user_id: int
    press: int
    """The id of the press. Each press counts once."""


class Budgets:
    """Counts what members make, and refuses what exceeds their server's limits.

    Counts for an hour or a day are in the database, counts for a minute in memory.
    """

    def __init__(self, database: Database, preferences: Preferences, clock: Clock) -> None:
        self._database = database
        self._preferences = preferences
        self._clock = clock
        self._commands: OrderedDict[tuple[int, int], deque[int]] = OrderedDict()
        """When (ms) each user gave their last commands in each server, and in all other places together."""

    async def need_pace(self, place_id: int, user_id: int, *, manages: bool = False) -> None:
        """Count a user's command. Raise Refused ``budget_commands``, without counting it, if there were too
        many in the last minute, in the server or in all places outside of servers together.

        Members who manage the server may give more (:func:`for_managers`).
        """
        most = (await self._preferences.server(place_id)).limit("member", "commands")
        most = for_managers(most) if manages else most
        now, key = self._clock.now(), (place_id if is_server(place_id) else EVERYWHERE, user_id)
        self._forget_quiet(now)
        lately = self._commands.setdefault(key, deque())
        self._commands.move_to_end(key)
        if len(self._commands) > WATCHED:
            self._commands.popitem(last=False)
        while lately and not _is_of_late(lately[0], now):
            lately.popleft()
        if most is not None and len(lately) >= most:
            raise _spent("commands", "member", most, lately[-most] + MINUTE if most else None)
        lately.append(now)

    def _forget_quiet(self, now: int) -> None:
        """Drop members whose commands no longer count."""
        while self._commands and not any(_is_of_late(at, now) for at in next(iter(self._commands.values()))):
            self._commands.popitem(last=False)

    async def spend(self, by: Spender, kind: Kind) -> None:
        """Record that a member makes a thread or message.

        Raises Refused ``budget_<kind>`` if there are too many, and StorageError.
        """
        settings = await self._preferences.server(by.place_id)
        now, span = self._clock.now(), SPAN[kind]
        async with self._database.transaction() as tx:
            await tx.budgets.forget(by.place_id, kind, now - span)
            spender = await member_digest(tx.notes, by.place_id, by.user_id)
            for scope in ("member", "channel", "server"):
                most = settings.limit(scope, kind)
                if most is not None:
                    at = await _newest_but(tx, by, kind, scope, spender, now - span, most) if most else None
                    if not most or at is not None:
                        raise _spent(kind, scope, most, None if at is None else at + span)
            await tx.budgets.spend(by.place_id, kind, by.press, spender, by.channel_id, now)

    async def spend_post(self, user_id: int, press: int) -> None:
        """Record that a user posts something where the bot was not invited.

        Raises Refused ``budget_posts`` if they have posted too much there, in all such places together, and
        StorageError.
        """
        now = self._clock.now()
        async with self._database.transaction() as tx:
            await tx.budgets.forget(EVERYWHERE, "messages", now - DAY)
            spender = await member_digest(tx.notes, EVERYWHERE, user_id)
            for span, most in POSTS_IN.items():
                at = await tx.budgets.by_member(EVERYWHERE, "messages", spender, since=now - span, most=most)
                if at is not None:
                    raise Refused("budget_posts", at=str(-(-(at + span) // 1000)))
            await tx.budgets.spend(EVERYWHERE, "messages", press, spender, 0, now)

    async def give_back_post(self, press: int) -> None:
        """Undo :meth:`spend_post`, because nothing was posted. Raises StorageError."""
        async with self._database.transaction() as tx:
            await tx.budgets.give_back(EVERYWHERE, "messages", press)

    async def give_back(self, by: Spender, kind: Kind) -> None:
        """Undo :meth:`spend`, because nothing was made. Raises StorageError."""
        async with self._database.transaction() as tx:
            await tx.budgets.give_back(by.place_id, kind, by.press)

    async def need_room(self, place_id: int, kind: Kind, there: Mapping[Scope, int]) -> None:
        """Raise Refused ``budget_<kind>`` if the maximum is open in one of the scopes. ``there``: the open
        ones by scope.
        """
        settings = await self._preferences.server(place_id)
        for scope, count in there.items():
            most = settings.limit(scope, kind)
            if most is not None and count >= most:
                raise _spent(kind, scope, most, None)


def _is_of_late(at: int, now: int) -> bool:
    return now - MINUTE < at <= now


async def _newest_but(
    tx: Transaction, by: Spender, kind: Kind, scope: Scope, spender: str, since: int, most: int
) -> int | None:
    match scope:
        case "member":
            return await tx.budgets.by_member(by.place_id, kind, spender, since=since, most=most)
        case "channel":
            return await tx.budgets.by_channel(by.place_id, kind, by.channel_id, since=since, most=most)
    return await tx.budgets.by_server(by.place_id, kind, since=since, most=most)


def _spent(kind: Kind, scope: Scope, most: int, again: int | None) -> Refused:
    """Build the Refused for a spent limit. ``again``: when (ms) to retry, or None if something has to be
    closed first.
    """
    at = None if again is None else str(-(-again // 1000))
    return Refused(f"budget_{kind}", scope=scope, most=most, at=at)
