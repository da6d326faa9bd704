"""Messages about problems: channels or threads of a season that the bot cannot use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.league.season import format_of
from bot.ui.components.layout import GREY
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.outbox.rounds import here_button, round_buttons
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.presses.leagues import OpenSeasonTable
from bot.ui.seasons.names import place_of
from bot.ui.umpire.dashboard.roles import ShowRoles
from bot.ui.umpire.dashboard.telling import ShowChannel, TellAgain
from bot.ui.umpire.dashboard.umpires import RunSeason


def cannot_use(ctx: RenderContext, channel_id: int, *, is_gone: bool) -> OutgoingMessage:
    """The season's channel, or that of its log, is deleted or closed to the bot. The message pings the
    umpire.
    """
    season = ctx.season
    text = ctx.say(
        "outbox-cannot-use",
        umpire=ctx.umpires,
        season=ctx.title,
        what="league" if channel_id == season.settings.channel else "log",
        gone=is_gone,
        channel=str(channel_id),
        instead=str(season.settings.channel),
    )
    other = ShowChannel(season.key, channel_id).button(ctx.say)
    dashboard = ShowDashboard(season.key).button(ctx.say, style=GREY)
    return OutgoingMessage(text, (other, dashboard), ctx.users(ctx.running), place="log")


def umpire_lost(ctx: RenderContext, player: str, why: str) -> tuple[OutgoingMessage, ...]:
    """An umpire has left the server or is not staff any more. The message pings the other umpires."""
    season = ctx.season
    if not season.is_open or player not in season.umpires:
        return ()
    others = [umpire for umpire in ctx.running if umpire != player]
    text = f"{_is_lost(ctx, player, why, others)} {ctx.say('outbox-umpire-others')}"
    dashboard = ShowDashboard(season.key).button(ctx.say)
    return (OutgoingMessage(text, (dashboard,), ctx.users(others), place="log"),)


def _is_lost(ctx: RenderContext, player: str, why: str, others: Sequence[str] = ()) -> str:
    called = " ".join(map(ctx.call, others)) or None
    name = ctx.player(player)
    return ctx.say("outbox-umpire-lost", umpire=name, season=ctx.title, why=why, others=called)


def umpireless(
    ctx: RenderContext, lost: Mapping[str, str], role: int | None, owner: int
) -> tuple[OutgoingMessage, ...]:
    """No umpire can run the season any more, and why each of the ``lost`` ones cannot. The message pings the
    staff's ``role`` or, where there is none, the ``owner`` of the server. A button of it makes one of the
    staff its umpire.
    """
    season, say = ctx.season, ctx.say
    if not season.is_open or ctx.running:
        return ()
    staff = f"<@{owner}>" if role is None else f"<@&{role}>"
    lines = (_is_lost(ctx, umpire, why) for umpire, why in lost.items() if umpire in ctx.people)
    text = "\n".join([*lines, say("outbox-umpireless", season=ctx.title, staff=staff)])
    buttons = (RunSeason(season.key).button(say), ShowDashboard(season.key).button(say, style=GREY))
    roles, users = ((), (owner,)) if role is None else ((role,), ())
    return (OutgoingMessage(text, buttons, users, place="log", roles=roles),)


def role_refused(ctx: RenderContext, role_id: int, why: str) -> tuple[OutgoingMessage, ...]:
    """The bot cannot give or take the role of a division. The message pings the umpire."""
    season = ctx.season
    problem = ctx.say(why, role=f"<@&{role_id}>", of="division")
    text = ctx.say("outbox-role-refused", umpire=ctx.umpires, season=ctx.title, problem=problem)
    roles = ShowRoles(season.key).button(ctx.say)
    return (OutgoingMessage(text, (roles,), ctx.users(ctx.running), place="log"),)


def no_threads(ctx: RenderContext, why: str) -> OutgoingMessage:
    """The bot cannot open threads for the season's tables. The message pings the umpire."""
    channel = str(ctx.season.settings.channel)
    text = ctx.say("outbox-no-threads", umpire=ctx.umpires, season=ctx.title, channel=channel, why=why)
    again = TellAgain(ctx.season.key).button(ctx.say)
    return OutgoingMessage(text, (again,), ctx.users(ctx.running), place="log")


def blocked(ctx: RenderContext, channel: int) -> tuple[OutgoingMessage, ...]:
    """Discord does not let the bot post something in a channel. The message pings the umpire."""
    if not ctx.season.is_open:
        return ()
    text = ctx.say("outbox-blocked", umpire=ctx.umpires, season=ctx.title, channel=str(channel))
    again = TellAgain(ctx.season.key).button(ctx.say)
    return (OutgoingMessage(text, (again,), ctx.users(ctx.running), place="log"),)


def no_room(ctx: RenderContext, most: int) -> tuple[OutgoingMessage, ...]:
    """Tables of the season wait, because the server may have no more than ``most``. The message pings the
    umpire.
    """
    if not ctx.season.is_open:
        return ()
    text = ctx.say("outbox-no-room", umpire=ctx.umpires, season=ctx.title, most=most)
    dashboard = ShowDashboard(ctx.season.key).button(ctx.say, style=GREY)
    return (OutgoingMessage(text, (dashboard,), ctx.users(ctx.running), place="log"),)


def thread_lost(ctx: RenderContext, key: str) -> tuple[OutgoingMessage, ...]:
    """Say that the thread of an open fixture was deleted while no player waited there. The messages ping its
    players and the umpire.
    """
    season, say = ctx.season, ctx.say
    if season.phase not in ("running", "paused") or format_of(season).fixtures.is_over(season, key):
        return ()
    where = place_of(season, key)
    players = format_of(season).fixtures.players_of(season, key)
    text = say("outbox-thread-lost", players=" ".join(map(ctx.call, players)), season=ctx.title, **where)
    return (
        OutgoingMessage(text, (here_button(ctx, key),), ctx.users(players)),
        *table_lost(ctx, {"fixture": key, "phase": "empty"}),
    )


def table_lost(ctx: RenderContext, lost: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    """The thread of a table was ``lost``: its fixture, if it has one, and whether players were waited for in
    its ``lobby``, its match is ``playing``, or it was ``empty``. The message pings the umpire.
    """
    season, key = ctx.season, lost.get("fixture", "")
    if season.lost_channel or season.phase not in ("running", "paused"):
        return ()  # that the season has lost its channel is said already
    if key and format_of(season).fixtures.is_over(season, key):
        return ()
    text = ctx.say(
        "outbox-table-lost",
        umpire=ctx.umpires,
        season=ctx.title,
        what=lost.get("phase", "playing"),
        **place_of(season, key),
    )
    dashboard = ShowDashboard(season.key).button(ctx.say, style=GREY)
    return (OutgoingMessage(text, (dashboard,), ctx.users(ctx.running), place="log"),)


def moved(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season has moved to another channel."""
    season = ctx.season
    if season.phase not in ("running", "paused"):
        return ()
    first = (
        round_buttons(ctx)
        if format_of(season).facts.drawn
        else (OpenSeasonTable(ctx.season.key).button(ctx.say),)
    )
    return (OutgoingMessage(ctx.say("outbox-moved", season=ctx.title), first),)
