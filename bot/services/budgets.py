"""Budgets: how much more members, channels and servers may make of limited things."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.milliseconds import DAY, HOUR, MINUTE
from bot.services.limits import SCOPES, Kind, Scope, for_managers
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
    """A user who makes something by a press or command."""

    place_id: int
    channel_id: int
    """The channel; for a thread, its parent channel."""
    user_id: int
    press: int
    """The id of the press. Each press counts once."""

    @property
    def counted(self) -> Spender:
        """As whom they count: where the bot was not invited, in all such places together."""
        return self if is_server(self.place_id) else replace(self, place_id=EVERYWHERE, channel_id=0)


class Limit(NamedTuple):
    """How many of a thing may be made in a span of time."""

    scope: Scope
    span: int
    """In ms."""
    most: int
    refusal: str
    """The code of the Refused if there are too many."""


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
        """Record that a user makes a thread or message.

        Raises Refused ``budget_<kind>`` if there are too many, ``budget_posts`` where the bot was not
        invited, and StorageError.
        """
        limits, by, now = await self._limits(by, kind), by.counted, self._clock.now()
        kept = max((limit.span for limit in limits), default=SPAN[kind])
        async with self._database.transaction() as tx:
            await tx.budgets.forget(by.place_id, kind, now - kept)
            spender = await member_digest(tx.notes, by.place_id, by.user_id)
            for scope, span, most, refusal in limits:
                at = await _newest_but(tx, by, kind, scope, spender, now - span, most) if most else None
                if not most or at is not None:
                    raise _spent(refusal, scope, most, None if at is None else at + span)
            await tx.budgets.spend(by.place_id, kind, by.press, spender, by.channel_id, now)

    async def _limits(self, by: Spender, kind: Kind) -> list[Limit]:
        if not is_server(by.place_id):
            return [Limit("member", span, most, "posts") for span, most in POSTS_IN.items()]
        settings = await self._preferences.server(by.place_id)
        limits = ((scope, settings.limit(scope, kind)) for scope in SCOPES)
        return [Limit(scope, SPAN[kind], most, kind) for scope, most in limits if most is not None]

    async def give_back(self, by: Spender, kind: Kind) -> None:
        """Undo :meth:`spend`, because nothing was made. Raises StorageError."""
        async with self._database.transaction() as tx:
            await tx.budgets.give_back(by.counted.place_id, kind, by.press)

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


def _spent(what: str, scope: Scope, most: int, again: int | None) -> Refused:
    """Build the Refused ``budget_<what>`` for a spent limit. ``again``: when (ms) to retry, or None if
    something has to be closed first.
    """
    at = None if again is None else str(-(-again // 1000))
    return Refused(f"budget_{what}", scope=scope, most=most, at=at)
