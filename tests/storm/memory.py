"""What has to hold of the bot's memory in a quiet moment: of a table that is over nothing stays there, and of
one that rests little.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Set
from types import FunctionType, MethodType
from typing import Any

from bot.tables import Table
from tests.storm.disk import Writing
from tests.storm.world import World

OVER = """
SELECT table_id FROM tables WHERE phase NOT IN ('lobby', 'playing') AND told_version >= version
ORDER BY finished_at DESC LIMIT 200
"""
RESTING = """
SELECT table_id, version, message_id, place_id FROM tables
WHERE phase = 'lobby' AND told_version >= version AND fixture IS NULL AND removals = 0
"""
WITH_SEASONS = "SELECT DISTINCT place_id FROM seasons"
LONG_AT_REST = 90.0
"""Seconds after which a table is compressed that nobody uses; a quiet moment is longer."""
LONG_OVER = 3600.0
"""Seconds after which nobody looks at a table any more that is over: hands are kept up to date for less."""
BOUNDED = (".replays._kept", ".reviews._known", ".services.shared", "._scheduler._heap[]")
"""What keeps a few of those that were looked at last, or lets go of them when others come."""
OF_SEASONS = (".store._entries._entries[].value.play.", ".store._finished[].play.")
"""The matches and results of a season, which stay as long as the season: a few finished ones, too."""


class Memory:
    """Looks through all that the bot has in memory."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._over: dict[str, float] = {}
        """When each table was first seen to be over."""
        self._resting: set[tuple[Any, ...]] = set()
        """The tables that nothing is to be told of, when everybody has left."""
        self._resting_since = 0.0
        self._used_at = -1.0
        """When a season has gone on, which looks at all tables of its server, or has changed something."""
        world.disk.committed.append(self._committed)

    def rest(self) -> None:
        """Note which tables nobody uses from now on."""
        self._resting, self._resting_since = set(self.world.rows(RESTING)), self.world.agenda.now

    def _committed(self, writing: Writing) -> None:
        if any(one.startswith("season") for one in writing.written):
            self._used_at = self.world.agenda.now

    def rested(self) -> None:
        """Fail if a table that nobody has used for a while takes more memory than a few compressed bytes."""
        world = self.world
        used = set(world.rows(WITH_SEASONS)) if self._used_at >= self._resting_since else set()
        # What was pushed up by chat, and has moved down since, was used as well.
        still = self._resting & set(world.rows(RESTING))
        resting = {row[:2] for row in still if row[3:] not in used}
        since, self._resting = self._resting_since, set()
        is_calm = world.was_calm(since - LONG_AT_REST, world.agenda.now)
        if world.bot is None or not is_calm:
            return
        for path, one in _objects(world.bot.services.tables) if resting else ():
            if isinstance(one, Table) and (one.table_id, one.version) in resting:
                world.fail("a table that rests takes little memory", f"table {one.table_id} in {path}")
                return

    def hold(self) -> None:
        """Fail if anything is kept of a table that has been over for long."""
        world, now = self.world, self.world.agenda.now
        for (table_id,) in world.rows(OVER):
            self._over.setdefault(table_id, now)
        watched = {table_id for (table_id,) in world.rows("SELECT table_id FROM watches")}
        gone = {one for one, at in self._over.items() if now - at > LONG_OVER and one not in watched}
        if world.bot is None or not world.is_up or not gone:
            return
        for path, key in _keys(world.bot):
            if key in gone and not path.endswith(BOUNDED) and not any(of in path for of in OF_SEASONS):
                world.fail("nothing is kept of what is over", f"table {key} in {path}")
                return


def _keys(root: object) -> Iterator[tuple[str, str]]:
    """The texts by which something is kept anywhere in what an object has, and where."""
    return ((path, one) for path, one in _objects(root) if isinstance(one, str))


def _objects(root: object) -> Iterator[tuple[str, Any]]:
    """The objects that an object has anywhere, and the texts by which it keeps them, and where."""
    seen = {id(root)}
    waiting: deque[tuple[str, Any]] = deque([("bot", root)])
    while waiting:
        path, one = waiting.popleft()
        inner: list[tuple[str, Any]] = []
        if isinstance(one, Mapping):
            for key, value in list(one.items()):
                for part in key if isinstance(key, tuple) else (key,):
                    if isinstance(part, str):
                        yield path, part
                inner.append((f"{path}[]", value))
        elif isinstance(one, Set | list | tuple | deque):
            for value in list(one):
                if isinstance(value, str):
                    yield path, value
                inner.append((f"{path}[]", value))
        elif _is_own(one):
            inner += [(f"{path}.{name}", value) for name, value in _attributes(one)]
        for where, value in inner:
            if id(value) not in seen and (
                _is_own(value) or isinstance(value, Mapping | Set | list | tuple | deque)
            ):
                seen.add(id(value))
                yield where, value
                waiting.append((where, value))


def _is_own(one: object) -> bool:
    """Whether something is an object of the bot's own classes."""
    if isinstance(one, type | FunctionType | MethodType):
        return False
    return type(one).__module__.partition(".")[0] in ("bot", "cogs")


def _attributes(one: object) -> Iterator[tuple[str, Any]]:
    yield from vars(one).items() if hasattr(one, "__dict__") else ()
    for owner in type(one).__mro__:
        for name in getattr(owner, "__slots__", ()):
            if name != "__weakref__" and hasattr(one, name):
                yield name, getattr(one, name)
