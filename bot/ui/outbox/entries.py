"""Messages about who is in a season: starts that are put off, check-ins, and places that become free."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.league.season import Season, can_join, format_of, offers
from bot.league.season.state import Offered
from bot.ui.components.layout import GREY
from bot.ui.i18n.values import moment
from bot.ui.leagues.actions import StayOutOfSeason
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.outbox.rounds import in_parts
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.presses.leagues import (
    AcceptPlace,
    AskToLeaveSeason,
    DeclinePlace,
    JoinSeason,
    ShowInfo,
    StayInSeason,
)
from bot.ui.seasons.promises import division_of


def put_off(ctx: RenderContext, until: int | None) -> tuple[OutgoingMessage, ...]:
    """Too few have signed up or checked in. The message pings the umpire."""
    season = ctx.season
    if season.has_started or not season.is_open:
        return ()
    about = {"season": ctx.title, "umpire": ctx.umpires, "until": moment(until)}
    is_check_in = season.phase == "check_in"
    text = ctx.say("outbox-put-off", **about)
    buttons = [StayInSeason(season.key).button(ctx.say)] if is_check_in else []
    buttons.append(JoinSeason(season.key).button(ctx.say))
    buttons.append(ShowDashboard(season.key).button(ctx.say, style=GREY))
    return (OutgoingMessage(text, tuple(buttons), ctx.users(ctx.running)),)


def check_in(ctx: RenderContext, until: int) -> tuple[OutgoingMessage, ...]:
    """Ask players to check in: before the start all who signed up, later those on the waiting list.

    The messages ping the players who haven't checked in.
    """
    season, say = ctx.season, ctx.say
    if season.phase not in ("check_in", "running", "paused") or season.check_in_until != until:
        return ()
    buttons = (StayInSeason(season.key).button(say), AskToLeaveSeason(season.key).button(say))
    asked = not_checked_in(season)
    if season.has_started and not asked:
        return ()
    phrase = "outbox-check-in-waiting" if season.has_started else "outbox-check-in"
    heading = say(phrase, season=ctx.title, until=moment(until))
    return tuple(
        OutgoingMessage(f"{heading}\n{' '.join(map(ctx.call, some))}".rstrip(), buttons, ctx.users(some))
        for some in in_parts(asked)
    )


def not_checked_in(season: Season) -> Sequence[str]:
    """Return the players who still have to check in."""
    return [signed.player for signed in season.signed if not signed.checked_in]


def unstarted(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """Say that the season is in sign-up again. The messages ping the players with a spot, once each."""
    season, say = ctx.season, ctx.say
    if season.has_started or not season.is_open:
        return ()
    buttons = (ShowInfo(season.key).button(say), AskToLeaveSeason(season.key).button(say))
    about = {"season": ctx.title, "starts": moment(season.settings.starts)}
    return tuple(
        OutgoingMessage(
            say("outbox-unstarted", players=" ".join(map(ctx.call, some)), **about), buttons, ctx.users(some)
        )
        for some in in_parts(season.players)
    )


def invited(ctx: RenderContext, players: Sequence[str], until: int) -> tuple[OutgoingMessage, ...]:
    """Ask people whether they take part. The messages ping those who haven't answered."""
    season, say = ctx.season, ctx.say
    asked = still_invited(season, players)
    if not asked:
        return ()
    buttons = (
        JoinSeason(season.key).button(say),
        StayOutOfSeason(season.key).button(say),
        ShowInfo(season.key).button(say),
    )
    by = ctx.player(season.invitations[asked[0]].by)
    about = {"season": ctx.title, "umpire": by, "until": moment(until)}
    return tuple(
        OutgoingMessage(
            say("outbox-invited", players=" ".join(map(ctx.call, some)), **about), buttons, ctx.users(some)
        )
        for some in in_parts(asked)
    )


def still_invited(season: Season, players: Iterable[str]) -> list[str]:
    """Those of these people who are asked whether they take part, and have not answered."""
    return [player for player in players if player in season.invitations and season.is_open]


def uninvited(ctx: RenderContext, players: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Say which people didn't answer whether they take part. The message has no pings."""
    season = ctx.season
    silent = [player for player in players if player not in season.invitations and not season.plays(player)]
    if not silent or not season.is_open:
        return ()
    names = ctx.players(silent)
    text = ctx.say("outbox-uninvited", season=ctx.title, players=names, count=len(silent))
    return (OutgoingMessage(text, (ShowDashboard(season.key).button(ctx.say),), place="log"),)


def left_out(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season has begun without some who had signed up. The messages ping them."""
    season, say = ctx.season, ctx.say
    asked, out = season.check_in_until is not None, without_place(season)
    takes_more = season.started_at is not None and can_join(season, season.started_at)
    buttons = [StayInSeason(season.key).button(say)] if asked and takes_more else []
    return tuple(
        OutgoingMessage(
            say(
                "outbox-no-place",
                players=" ".join(map(ctx.call, some)),
                season=ctx.title,
                why="check_in" if asked else "full",
                next="closed" if not takes_more else "check_in" if asked else "wait",
            ),
            (*buttons, ShowInfo(season.key).button(say)),
            ctx.users(some),
        )
        for some in in_parts(out)
        if some
    )


def without_place(season: Season) -> Sequence[str]:
    """Return the players who have been waiting for a spot since the start and are on the server."""
    waiting = (signed.player for signed in season.waiting if signed.at <= (season.started_at or 0))
    return [player for player in waiting if player not in season.missing]


def entered(ctx: RenderContext, player: str) -> tuple[OutgoingMessage, ...]:
    """Say that a player on the waiting list got a spot. The message pings them."""
    season = ctx.season
    if not season.is_open or season.entry_of(player) is None:
        return ()
    division = division_of(season, player)
    text = ctx.say("outbox-entered", player=ctx.call(player), season=ctx.title, division=division)
    buttons = (ShowInfo(season.key).button(ctx.say), AskToLeaveSeason(season.key).button(ctx.say))
    return (OutgoingMessage(text, buttons, ctx.users([player])),)


def offered(ctx: RenderContext, key: str) -> tuple[OutgoingMessage, ...]:
    """Ask a person whether they take over a spot. The message pings them."""
    made = open_offer(ctx.season, key)
    if made is None:
        return ()
    text = ctx.say(
        "outbox-offered",
        player=ctx.call(made.player),
        season=ctx.title,
        old=ctx.entry(made.entry),
        umpire=ctx.player(made.by),
        until=moment(made.until),
    )
    buttons = (
        AcceptPlace(ctx.season.key, key).button(ctx.say),
        DeclinePlace(ctx.season.key, key).button(ctx.say),
        ShowInfo(ctx.season.key).button(ctx.say),
    )
    return (OutgoingMessage(text, buttons, ctx.users([made.player])),)


def open_offer(season: Season, key: str) -> Offered | None:
    """An offer that can still be accepted; None if it cannot, or there is none with that key."""
    return next((made for made in offers.open_offers(season) if made.key == key), None)


def unwanted(ctx: RenderContext, entry: str, player: str, *, late: bool) -> tuple[OutgoingMessage, ...]:
    """Say that a person doesn't take over a spot, or answered too ``late``. The message pings the umpire."""
    season = ctx.season
    if not season.is_open:
        return ()
    text = ctx.say(
        "outbox-unwanted",
        umpire=ctx.umpires,
        player=ctx.player(player),
        old=ctx.entry(entry),
        season=ctx.title,
        late=late,
    )
    return (OutgoingMessage(text, pings=ctx.users(ctx.running), place="log"),)


def missing(ctx: RenderContext, players: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Players have left the server who would have something to play. The message pings the umpires."""
    season = ctx.season
    still = [player for player in players if player in season.missing and _would_play(season, player)]
    if not still or not season.is_open:
        return ()
    text = ctx.say(
        "outbox-missing",
        umpire=ctx.umpires,
        players=ctx.players(still),
        count=len(still),
        season=ctx.title,
        how=_what_absence_costs(season),
    )
    dashboard = ShowDashboard(season.key).button(ctx.say)
    return (OutgoingMessage(text, (dashboard,), ctx.users(ctx.running), place="log"),)


def _would_play(season: Season, player: str) -> bool:
    """Whether a player is to start, or has something to play yet."""
    entry = season.entry_of(player)
    return not season.has_started or (entry is not None and format_of(season).fixtures.to_come(season, entry))


def _what_absence_costs(season: Season) -> str:
    """What becomes of who is not on the server: they do not ``start``; they are not ``drawn``; ``computer``
    plays for them; or ``nothing`` does.
    """
    facts = format_of(season).facts
    if not season.has_started:
        return "start"
    return "nothing" if not facts.drawn else "drawn" if facts.has_deadlines else "computer"
