"""Messages about the proposed, agreed or set time of a fixture. The newest one is kept up to date."""

from __future__ import annotations

from typing import Any, Literal

from discord import ui

from bot.league.season import format_of, hours_told, times
from bot.ui.i18n.values import joined, moment
from bot.ui.leagues.times import AcceptTime, DeclineTime, MakeEvent
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.presses.times import ShowTimes
from bot.ui.seasons.names import place_of
from bot.ui.seasons.stakes import stake_lines

TIME = "time"
"""The kind of the notice that this message is to show something else."""
EVENT = "event"
"""The kind of the notice that the event of a fixture is to follow its time."""

Stands = Literal["open", "proposed", "set", "agreed", "begun", "over"]


def card_of(fixture: str) -> str:
    """The kind of the message that shows how the time of a fixture stands."""
    return f"time:{fixture}"


def proposed(ctx: RenderContext, key: str, at: int) -> tuple[OutgoingMessage, ...]:
    """Show a proposed time. The message pings the players who haven't accepted it."""
    proposal = times.open_proposal(ctx.season, key)
    if proposal is None or proposal.at != at:
        return ()
    return (time_card(ctx, key, ctx.users(times.waited_for(ctx.season, key))),)


def declined(ctx: RenderContext, key: str, player: str, at: int, by: str) -> tuple[OutgoingMessage, ...]:
    """Say that a player declined a time. The message pings the player who proposed it."""
    if _stands(ctx, key) != "open":
        return ()
    head = ctx.say("outbox-declined", name=ctx.player(player), at=moment(at), by=ctx.call(by))
    return (time_card(ctx, key, ctx.users([by]), head),)


def lapsed(ctx: RenderContext, key: str, at: int, by: str) -> tuple[OutgoingMessage, ...]:
    """Too few have accepted a time before it came. The message pings who has proposed it."""
    if _stands(ctx, key) != "open":
        return ()
    head = ctx.say("outbox-lapsed", at=moment(at), by=ctx.call(by))
    return (time_card(ctx, key, ctx.users([by]), head),)


def agreed(ctx: RenderContext, key: str, at: int) -> tuple[OutgoingMessage, ...]:
    """Say that the players agreed on a time, or that it was set. The message pings the players who haven't
    accepted it. If all have, the message with the proposal shows it, and there is no other.
    """
    appointment, players = (
        ctx.season.appointments[key],
        format_of(ctx.season).fixtures.players_of(ctx.season, key),
    )
    if appointment.at != at or (
        appointment.agreed is not None and {*players} <= {*appointment.agreed.accepted}
    ):
        return ()
    return (time_card(ctx, key, ctx.users(players)),)


def no_event(ctx: RenderContext, key: str, why: str) -> tuple[OutgoingMessage, ...]:
    """Discord has made no event for the time of a fixture. The message pings the umpire."""
    if not _may_want_event(ctx, key, _stands(ctx, key)):
        return ()
    text = ctx.say("outbox-no-event", umpire=ctx.umpires, season=ctx.title, why=why)
    again = MakeEvent(ctx.season.key, key).button(ctx.say)
    return (OutgoingMessage(text, (again,), ctx.users(ctx.running), fixture=key),)


def _may_want_event(ctx: RenderContext, key: str, stands: Stands) -> bool:
    season = ctx.season
    return (
        stands in ("set", "agreed")
        and season.settings.calls_players
        and not season.appointment(key).has_event
    )


def time_card(ctx: RenderContext, key: str, pings: tuple[int, ...] = (), head: str = "") -> OutgoingMessage:
    """How the time of a fixture stands, with what its players can say to it."""
    season, say = ctx.season, ctx.say
    players = format_of(season).fixtures.players_of(season, key)
    proposal, appointment = times.open_proposal(season, key), season.appointment(key)
    stands = _stands(ctx, key)
    at = proposal.at if proposal is not None and stands == "proposed" else appointment.at
    accepted = proposal.accepted if proposal is not None and stands == "proposed" else ()
    text = say(
        "outbox-time",
        stands=stands,
        season=ctx.title,
        **place_of(season, key),
        at=moment(at),
        by=ctx.player(proposal.by) if proposal is not None else None,
        players=joined(map(ctx.call, players), say),
        waiting=joined(map(ctx.call, times.waited_for(season, key)), say),
        accepted=ctx.listed(accepted) or None,
        grace=season.settings.grace,
        forfeits=format_of(season).facts.forfeits,
        soon=at is not None and at - appointment.set_at <= times.LEAD,
    )
    buttons = tuple(_buttons(ctx, key, stands))
    why = _why(ctx, key) if stands == "set" else ""
    at_stake = stake_lines(ctx, key) if stands in ("set", "agreed") else ()
    return OutgoingMessage("\n".join(filter(None, (head, text, why, *at_stake))), buttons, pings, fixture=key)


def _why(ctx: RenderContext, key: str) -> str:
    """Why the bot has set one of the season's hours: some players have not marked theirs, or none of the
    marked ones could be set. Empty if that is not so.
    """
    season, appointment = ctx.season, ctx.season.appointment(key)
    if appointment.is_fixed or appointment.at is None or not times.agrees_times(season, key):
        return ""
    silent, suits = times.unanswered(season, key), times.suits(season, key, appointment.at)
    if suits and not silent:
        return ""
    return ctx.say(
        "outbox-appointed-why",
        silent=ctx.listed(silent) or None,
        suits=len(suits),
        **hours_told(season.settings),
    )


def _stands(ctx: RenderContext, key: str) -> Stands:
    season = ctx.season
    fixtures, appointment = format_of(season).fixtures, season.appointment(key)
    if not season.has_started or not season.is_open or fixtures.is_over(season, key):
        return "over"
    if appointment.playing or not fixtures.is_wanted(season, key):
        return "begun"
    if times.open_proposal(season, key) is not None:
        return "proposed"
    if appointment.at is not None:
        return "set" if appointment.agreed is None else "agreed"
    return "open"


def _buttons(ctx: RenderContext, key: str, stands: Stands) -> list[ui.Button[Any]]:
    season, say, season_key = ctx.season, ctx.say, ctx.season.key
    if stands in ("begun", "over"):
        return []
    found = list[ui.Button[Any]]()
    proposal = times.open_proposal(season, key)
    if proposal is not None:
        found += [
            AcceptTime(season_key, proposal.at, key).button(say),
            DeclineTime(season_key, proposal.at, key).button(say),
        ]
    if _may_want_event(ctx, key, stands):
        found.append(MakeEvent(season_key, key).button(say))
    if times.agrees_times(season, key):
        found.append(ShowTimes(season_key, 0, key).button(say, "button-own-times" if stands == "set" else ""))
    return found
