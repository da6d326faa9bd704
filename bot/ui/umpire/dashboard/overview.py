"""The content of the dashboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import discord

from bot.league.season import Season, format_of, has_roles
from bot.league.season.agenda import OpenTable, open_sittings, open_tables
from bot.seasons import Delivery
from bot.tables import Table, is_waited_for
from bot.ui.delivery.members import members_of
from bot.ui.seasons.members import Lost, lost_umpires
from bot.ui.seasons.role import division_role_problems
from bot.ui.seasons.view import SeasonView
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.permissions import is_staff
from bot.ui.umpire.places import missing

NOTHING_WAITS = Delivery()
Closed = Literal["gone", "lacking"]
"""Why the bot cannot use a channel: it was deleted, or the bot lacks a permission there."""


@dataclass(frozen=True, slots=True)
class Overview(SeasonView):
    """A season as its umpire sees it."""

    tables: Sequence[OpenTable] = ()
    """The tables that have no result, the most urgent first."""
    here: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Players who are ready, by fixture."""
    away: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The players for whom a computer plays, by fixture."""
    stood_in: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Players for whom a computer plays and who have not forfeited, by fixture with other players left."""
    waited: frozenset[str] = frozenset()
    """Fixtures whose match waits for a player, with a running clock."""
    seated: frozenset[str] = frozenset()
    """Fixtures with a table that can be continued in another channel."""
    adrift: frozenset[str] = frozenset()
    """Fixtures whose match is interrupted, because its channel was deleted."""
    no_room: int = 0
    """How many tables wait because the server may have no more."""
    hints: int = 0
    """The number of hints of fair play."""
    gone: Sequence[str] = ()
    """The entries whose players have left the server, and would have something to play yet."""
    lost: Mapping[str, Lost] = field(default_factory=dict)
    """The umpires who cannot run the season any more, by key."""
    closed: Mapping[int, Closed] = field(default_factory=dict)
    """The season's own channels that the bot cannot use, by id."""
    lacking: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """The permissions that the bot lacks in these channels, as the ids of phrases."""
    roles: Mapping[int, str] = field(default_factory=dict)
    """Why the bot cannot give roles of divisions, as the ids of phrases, by role."""
    delivery: Delivery = NOTHING_WAITS
    """The news that waits."""

    def table(self, fixture: str) -> OpenTable | None:
        """The table of a fixture that has no result."""
        return next((table for table in self.tables if table.fixture == fixture), None)

    def awaited(self, table: OpenTable) -> tuple[str, ...]:
        """Return the players of a table who are not ready."""
        here = self.here.get(table.fixture, ())
        return tuple(player for player in table.players if player not in here)


async def overview_of(request: Request, season: Season) -> Overview:
    """Return a season's current state with its tables."""
    seasons, now = request.services.seasons, request.now
    seats = {fixture: seasons.table_of(season, fixture) for fixture in season.appointments}
    playing = {fixture: table for fixture, table in seats.items() if table and table.phase == "playing"}
    away = {fixture: away for fixture, table in playing.items() if (away := _away(table))}
    is_away = {fixture: fixture in away for fixture, table in seats.items() if table is not None}
    tables = open_tables(season, now, playing) or open_sittings(season, now, is_away)
    return Overview(
        season,
        await seasons.names(season),
        request.say,
        now,
        tables=tables,
        here={fixture: here for fixture in season.appointments if (here := seasons.here(season, fixture))},
        away=away,
        stood_in={fixture: them for fixture, table in playing.items() if (them := stood_in(table))},
        waited=frozenset(key for key, table in playing.items() if is_waited_for(table) is not None),
        seated=frozenset(key for key, table in seats.items() if table and season.phase == "running"),
        adrift=frozenset(
            key for key, table in seats.items() if table and is_adrift(request.interaction, table)
        ),
        no_room=request.services.tables.room.waiting(season.place_id, season.key),
    )


def _away(table: Table) -> tuple[str, ...]:
    """The players at a table for whom a computer plays."""
    return tuple(chair.person for chair in table.chairs if chair.person is not None and not chair.present)


def stood_in(table: Table) -> tuple[str, ...]:
    """Return the players of a running match for whom a computer plays and who have not forfeited it; none if
    no one else is left there.
    """
    if not any(chair.present for chair in table.chairs):
        return ()
    absent = (chair for chair in table.chairs if chair.stand_in and not chair.forfeited)
    return tuple(chair.person for chair in absent if chair.person is not None)


def is_adrift(interaction: Interaction, table: Table) -> bool:
    """Return whether a table is interrupted because its channel was deleted."""
    guild = interaction.guild
    is_gone = guild is not None and guild.get_channel_or_thread(table.channel_id) is None
    return is_gone and table.is_open and table.hidden


async def whole_overview_of(request: Request, season: Season) -> Overview:
    """Return the same with what takes longer to find out: fair-play flags, players who left the server, and
    waiting messages.
    """
    seen, services = await overview_of(request, season), request.services
    if not season.is_open:
        return seen
    await request.take_time()
    seen = replace(seen, delivery=services.outbox.delivery_of(season))
    if season.has_started and await is_staff(request):
        evidence = await services.fair_play.look(season.place_id, None, season.key)
        seen = replace(seen, hints=len(evidence.hints))
    guild = request.interaction.guild
    if guild is None:
        return seen
    problems = await role_problems(request, season)
    lacking = _lacking(guild, season)
    seen = replace(seen, closed=_closed(guild, season, lacking), lacking=lacking, roles=problems)
    people = await services.seasons.names(season)
    known = {key: people[key].user_id for key in (*season.players, *season.umpires) if key in people}
    members = await members_of(guild, known.values())
    if members is None:
        return seen
    role = (await services.preferences.server(season.place_id)).staff_role
    to_come = format_of(season).fixtures.to_come
    gone = [
        entry
        for entry in (season.play.entries if season.play else ())
        if to_come(season, entry)
        and (user := known.get(season.player_of(entry))) is not None
        and user not in members
    ]
    return replace(seen, gone=gone, lost=lost_umpires(season, people, members, role))


async def role_problems(request: Request, season: Season) -> Mapping[int, str]:
    """Why the bot cannot give roles of divisions, as the ids of phrases, by role."""
    if request.interaction.guild is None or not has_roles(season):
        return {}
    roles = filter(None, season.settings.division_roles)
    return await division_role_problems(request.services.seasons, request.interaction.guild, season, roles)


def _lacking(guild: discord.Guild, season: Season) -> Mapping[int, Sequence[str]]:
    """The permissions that the bot lacks in the season's own channels."""
    league, log = season.settings.channel, season.settings.log_channel
    channels = {each: guild.get_channel(each) for each in (league, log) if each is not None}
    return {
        each: phrases
        for each, channel in channels.items()
        if channel is not None and (phrases := missing(channel, threads=each == league))
    }


def _closed(
    guild: discord.Guild, season: Season, lacking: Mapping[int, Sequence[str]]
) -> Mapping[int, Closed]:
    """The season's own channels that the bot cannot use."""
    found: dict[int, Closed] = {}
    for each in (season.settings.channel, season.settings.log_channel):
        channel = guild.get_channel(each) if each is not None else None
        if each is not None and channel is None:
            found[each] = "gone"
        elif each is not None and each in lacking:
            found[each] = "lacking"
    return found
