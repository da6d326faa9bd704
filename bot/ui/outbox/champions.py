"""The champion's role: the champions of a season get it, and those before them lose it."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.league.season import winners
from bot.league.season.roles import champions_role_by
from bot.seasons import Seasons
from bot.ui.outbox.outgoing import RenderContext, user_ids
from bot.ui.outbox.servers import need_available
from bot.ui.seasons.role import crown


async def crown_champions(
    ctx: RenderContext, earlier: Iterable[str], seasons: Seasons, guild: discord.Guild | None, now: int
) -> str | None:
    """Give the champions of a season their role, and take it from the champions of seasons before and from
    the ``earlier`` champions of this one. Return a sentence about the problem if that fails.

    Raises :class:`~bot.ui.outbox.servers.ServerUnavailable`.
    """
    season, role_id = ctx.season, ctx.season.settings.role
    if role_id is None or guild is None:
        return None
    need_available(guild, now)
    before = set(earlier)
    for row in await seasons.listed(season.place_id):
        if row.league == season.settings.league and row.phase == "over" and row.number < season.number:
            before.update(winners(await seasons.by_key(row.season)))
    giver = ctx.people.get(champions_role_by(season, await seasons.store.log(season)))
    missing = await crown(
        guild,
        role_id,
        user_ids(ctx.people, winners(season)),
        user_ids(ctx.people, before),
        giver.user_id if giver is not None else 0,
    )
    return ctx.say(missing, role=f"<@&{role_id}>", of="champion") if missing else None
