"""Settings of servers and players: languages, clocks, pings, time zones, colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import tzinfo
from functools import partial
from typing import Any, Literal, TypedDict, TypeVar, Unpack, get_args

from bot.games.api import Seat
from bot.newest import Newest
from bot.services.limits import DEFAULTS, Kind, Limits, Scope, is_limits
from bot.services.quiet_hours import NEVER, NIGHT, awake_at, hours_of, zone_named
from bot.shards import WHOLE, IsHere, Shards, everywhere
from bot.storage import Database, StorageError
from bot.tables.outcome import saved
from bot.tables.pace import Pings
from bot.tables.table import ClockName, Table
from bot.user_text import UserText

REMEMBERED = 10_000
"""The most servers, and the most players, whose settings are kept in memory. The least recently used are
dropped first.
"""

PLAYER = "player"
"""The subject under which processes tell each other that a player's settings have changed."""

Palette = Literal["classic", "safe"]
"""The colours of cards. ``safe`` is for people who can't tell red from green or blue from yellow."""

Sort = Literal["suit", "rank"]


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings, which its managers choose."""

    language: str | None = None
    """The language of public messages; None for the default of the people who run the bot."""
    clock: ClockName = "normal"
    pings: Pings = "default"
    channels: tuple[int, ...] = ()
    """The channels where play is allowed, including their threads; empty for all channels."""
    staff_role: int | None = None
    """The role of the league staff."""
    zone: str | None = None
    """The time zone of players who have set none. None if it is unknown, which means UTC and no quiet
    hours.
    """
    quiet: str = NIGHT
    """The default quiet hours, when players aren't pinged, as ``23-8``, or ``never``. They only count if the
    time zone is known.
    """
    limits_member: Limits = field(default_factory=dict)
    """The member's limits that differ from the default. Those of channels and of the server follow."""
    limits_channel: Limits = field(default_factory=dict)
    limits_server: Limits = field(default_factory=dict)
    greeted: bool = False
    """Whether the bot has introduced itself there, which it does once."""

    achievements: bool = True
    """Whether people earn achievements here."""
    chances: bool = True
    """Whether standings show chances."""
    site: bool = False
    """Whether the seasons are shown on pages outside Discord, if the operator publishes any."""
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Season presets saved by umpires: the settings of each, by its name."""
    find_channel: int | None = None
    """The channel where tables open for members who wait for others; None if they can't."""

    def limit(self, scope: Scope, kind: Kind) -> int | None:
        """Return the maximum for a kind by a member, in a channel or on the server; None for no limit."""
        own: Mapping[Scope, Limits] = {
            "member": self.limits_member,
            "channel": self.limits_channel,
            "server": self.limits_server,
        }
        return own[scope].get(kind, DEFAULTS[scope].get(kind))


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """A player's settings, which apply on all servers."""

    language: str | None = None
    """The language of private messages; None for the language of the player's Discord."""
    palette: Palette = "classic"
    text_only: bool = False
    """Whether hands and tables are shown without pictures."""
    sort: Sort = "suit"
    pings: Pings = "default"
    zone: str | None = None
    """The player's time zone; None for that of the server."""
    quiet: str = "default"
    """The player's quiet hours, in the form of a server's; ``default`` for those of the server."""
    lesson_offered: bool = False
    """Whether the player was offered a lesson, which happens once."""
    named: bool = False
    """Whether the player's name appears in match files. :func:`bot.tables.recorded.recorded` reads it."""
    early: bool = False
    """Whether the player is notified at slow tables when their turn comes next."""
    early_language: str | None = None
    """The language of their Discord when they switched that on. Discord tells it only with a press."""
    avatar: bool = True
    """Whether pictures of tables show the player's avatar."""
    chances: bool = True
    """Whether the player sees chances in standings."""
    site: bool = True
    """Whether the player's name appears on pages outside Discord."""


class ServerChange(TypedDict, total=False):
    """Changes to some of :class:`ServerSettings`."""

    language: str | None
    clock: ClockName
    pings: Pings
    channels: tuple[int, ...]
    staff_role: int | None
    zone: str | None
    quiet: str
    limits_member: Limits
    limits_channel: Limits
    limits_server: Limits
    greeted: bool
    achievements: bool
    chances: bool
    site: bool
    presets: Mapping[str, Mapping[str, str]]
    find_channel: int | None


class PlayerChange(TypedDict, total=False):
    """Changes to some of :class:`PlayerSettings`."""

    language: str | None
    palette: Palette
    text_only: bool
    sort: Sort
    pings: Pings
    zone: str | None
    quiet: str
    lesson_offered: bool
    named: bool
    early: bool
    early_language: str | None
    avatar: bool
    chances: bool
    site: bool


class Preferences:
    """The settings of servers and players. Recently used ones are in memory.

    Methods raise StorageError if settings can't be read or saved. Unknown settings and invalid values are
    replaced by defaults.
    """

    def __init__(self, database: Database, remembered: int = REMEMBERED, shards: Shards = WHOLE) -> None:
        """``shards`` are those of this process. Settings that other processes may change aren't kept in
        memory.
        """
        self._database = database
        self._shards = shards
        self._servers = _Known[ServerSettings](remembered)
        self._players = _Known[PlayerSettings](remembered)
        database.peers.hear(PLAYER, lambda told: self._read_again(told["user"]))
        database.peers.when_missed(lambda: self._read_again(*self._players.keys()))

    async def restore(self, here: IsHere = everywhere) -> None:
        """Read the settings that the open tables of these servers need, so that players don't wait for
        them.
        """
        for place_id, kept in (await self._database.guilds.settings_in_use()).items():
            if here(place_id):
                self._servers.learn(place_id, _read(ServerSettings, kept))
        for user_id, kept in (await self._database.people.settings_in_use()).items():
            self._players.learn(user_id, _read(PlayerSettings, kept))

    async def server(self, place_id: int) -> ServerSettings:
        """Return the settings of a server, from memory or the database. Raises StorageError."""
        known = self._servers.use(place_id)
        if known is not None:
            return known
        kept = await self._database.guilds.settings(place_id)
        settings = _read(ServerSettings, kept)
        return self._servers.learn(place_id, settings) if self._shards.has(place_id) else settings

    async def player(self, user_id: int) -> PlayerSettings:
        """Return the settings of a player, which are the same in all servers."""
        known = self._players.use(user_id)
        if known is not None:
            return known
        kept = await self._database.people.settings(user_id)
        return self._players.learn(user_id, _read(PlayerSettings, kept))

    def known_server(self, place_id: int) -> ServerSettings:
        """Return the settings of a server if they are in memory, or else the defaults, without waiting."""
        return self._servers.use(place_id) or ServerSettings()

    def known_player(self, user_id: int) -> PlayerSettings:
        """Return the settings of a player if they are in memory, or else the defaults, without waiting."""
        return self._players.use(user_id) or PlayerSettings()

    def pings_of(self, table: Table, seat: Seat) -> Pings:
        """Return when the person at a seat is pinged: as they have chosen, or else as their server has."""
        own = self.known_player(table.chairs[seat].user_id or 0)
        return pings_by(self.known_server(table.place_id), own)

    def zone_of(self, place_id: int, user_id: int) -> tzinfo | None:
        """Return a player's time zone in a server, theirs or the server's, if it is in memory. None if both
        have set none.
        """
        return _zone(self.known_server(place_id), self.known_player(user_id))

    def awake_at(self, place_id: int, user_id: int, at: int) -> int:
        """Return the first moment (ms) from ``at`` (ms) on when a player may be pinged in a server, by their
        settings in memory.
        """
        return _awake_at(self.known_server(place_id), self.known_player(user_id), at)

    async def awake(self, place_id: int, user_ids: Iterable[int]) -> Callable[[int, int], bool]:
        """Return a function that tells whether a user may be pinged in a server at a time (ms), by their
        present settings.
        """
        server = await self.server(place_id)
        players = {user_id: await self.player(user_id) for user_id in user_ids}
        return lambda user_id, at: _awake_at(server, players[user_id], at) <= at

    def ping_from(self, table: Table, seat: Seat, at: int) -> int:
        """Return when (ms) to ping the person at a seat whose ping is due ``at`` (ms), which may be in their
        quiet hours.

        On quick clocks, players are present, and their pings aren't delayed.
        """
        if table.clock != "slow":
            return at
        return self.awake_at(table.place_id, table.chairs[seat].user_id or 0, at)

    async def change_server(self, place_id: int, **change: Unpack[ServerChange]) -> ServerSettings:
        """Change some settings of a server, and return all of them.

        The other settings stay as they are stored, so simultaneous changes don't undo each other.
        """
        async with self._database.transaction() as tx:
            kept = _changed(ServerSettings, await tx.guilds.settings(place_id), change)
            await tx.guilds.save_settings(place_id, kept)
        saved()
        return self._servers.keep(place_id, _read(ServerSettings, kept))

    async def change_player(
        self, place_id: int, user_id: int, name: UserText, **change: Unpack[PlayerChange]
    ) -> PlayerSettings:
        """Change some settings of a player on all servers, as :meth:`change_server` does for a server.
        ``name`` is their name in the server where they change them.
        """
        async with self._database.transaction() as tx:
            await tx.people.hold_settings(user_id)
            await tx.people.key_for(place_id, user_id, name)
            kept = _changed(PlayerSettings, await tx.people.settings(user_id), change)
            await tx.people.save_settings(user_id, kept)
            await tx.tell(PLAYER, user=user_id)
        saved()
        return self._players.keep(user_id, _read(PlayerSettings, kept))

    async def _read_again(self, *user_ids: int) -> None:
        """Read the settings of these players again, because another process may have changed them."""
        for user_id in user_ids:
            while (before := self._players.use(user_id)) is not None:
                try:
                    kept = await self._database.people.settings(user_id)
                except StorageError:
                    self._players.pop(user_id, None)
                    break
                if self._players.use(user_id) is before:  # otherwise the value read may be older
                    self._players.keep(user_id, _read(PlayerSettings, kept))
                    break

    def forget_player(self, user_id: int) -> None:
        """Drop the settings of a player from memory."""
        self._players.pop(user_id, None)

    def forget_server(self, place_id: int) -> None:
        """Drop the settings of a server from memory."""
        self._servers.pop(place_id, None)


def _zone(server: ServerSettings, player: PlayerSettings) -> tzinfo | None:
    name = player.zone or server.zone
    return zone_named(name) if name else None


def _awake_at(server: ServerSettings, player: PlayerSettings, at: int) -> int:
    zone, quiet = _zone(server, player), server.quiet if player.quiet == "default" else player.quiet
    return at if zone is None else awake_at(at, zone, quiet)


V = TypeVar("V")
S = TypeVar("S", ServerSettings, PlayerSettings)


def pings_by(server: ServerSettings, player: PlayerSettings) -> Pings:
    """Return when a player is pinged: as they have chosen, or else as their server has."""
    return server.pings if player.pings == "default" else player.pings


class _Known(Newest[int, V]):
    """The settings that were used last, by id."""

    def keep(self, key: int, value: V) -> V:
        """Keep a value that was saved, and return it."""
        self[key] = value
        return value

    def learn(self, key: int, value: V) -> V:
        """Keep a value that was read, unless a newer one was saved by then. Return the kept value."""
        known = self.use(key)
        return self.keep(key, value) if known is None else known


def _one_of(literal: Any) -> Callable[[Any], bool]:
    return lambda value: value in get_args(literal)


def _is_id(value: Any) -> bool:
    return type(value) is int


def _are_texts(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(each, str) for each in value.values())


_MAKES_SENSE: Mapping[str, Callable[[Any], bool]] = {
    "language": lambda value: isinstance(value, str),
    "clock": _one_of(ClockName),
    "pings": _one_of(Pings),
    "channels": lambda value: isinstance(value, list) and all(map(_is_id, value)),
    "staff_role": _is_id,
    "find_channel": _is_id,
    "limits_member": partial(is_limits, "member"),
    "limits_channel": partial(is_limits, "channel"),
    "limits_server": partial(is_limits, "server"),
    "achievements": lambda value: isinstance(value, bool),
    "presets": lambda value: isinstance(value, dict) and all(map(_are_texts, value.values())),
    "greeted": lambda value: isinstance(value, bool),
    "lesson_offered": lambda value: isinstance(value, bool),
    "named": lambda value: isinstance(value, bool),
    "early": lambda value: isinstance(value, bool),
    "early_language": lambda value: isinstance(value, str),
    "avatar": lambda value: isinstance(value, bool),
    "chances": lambda value: isinstance(value, bool),
    "site": lambda value: isinstance(value, bool),
    "palette": _one_of(Palette),
    "text_only": lambda value: isinstance(value, bool),
    "sort": _one_of(Sort),
    "zone": lambda value: isinstance(value, str) and zone_named(value) is not None,
    "quiet": lambda value: isinstance(value, str) and (value == NEVER or hours_of(value) is not None),
}
"""For each setting, whether a stored value is valid."""


def _read(kind: type[S], kept: Mapping[str, Any]) -> S:
    """Return settings from their stored form. Unknown and invalid ones are replaced by defaults."""
    known = {each.name for each in fields(kind)} & kept.keys()
    chosen: dict[str, Any] = {name: kept[name] for name in known if _MAKES_SENSE[name](kept[name])}
    if "channels" in chosen:
        chosen["channels"] = tuple(chosen["channels"])
    return kind(**chosen)


def _changed(
    kind: type[ServerSettings | PlayerSettings], kept: Mapping[str, Any], change: Mapping[str, Any]
) -> dict[str, Any]:
    """Return what to store after a change. Settings with default values aren't stored."""
    default = kind()
    stays = {name: value for name, value in kept.items() if name not in change}
    differs = {name: value for name, value in change.items() if value != getattr(default, name)}
    return {
        **stays,
        **{name: list(value) if isinstance(value, tuple) else value for name, value in differs.items()},
    }
