"""Messages about who is in a season: starts that are put off, check-ins, and places that become free."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.league.contest import Contest, can_join, format_of, offers
from bot.league.contest.state import Offered
from bot.ui.components.layout import GREY
from bot.ui.i18n.values import moment
from bot.ui.leagues.actions import StayOutOfSeason
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext
from bot.ui.outbox.rounds import in_parts
from bot.ui.presses.desk import ShowDesk
from bot.ui.presses.leagues import (
    AcceptPlace,
    AskToLeaveSeason,
    DeclinePlace,
    JoinSeason,
    ShowInfo,
    StayInSeason,
)


def put_off(ctx: RenderContext, until: int | None) -> tuple[OutgoingMessage, ...]:
    """Too few have signed up or checked in. The message pings the umpire."""
    contest = ctx.contest
    if contest.has_started or not contest.is_open:
        return ()
    about = {"season": ctx.season, "umpire": ctx.umpires, "until": moment(until)}
    is_check_in = contest.phase == "check_in"
    text = ctx.say("outbox-put-off", **about)
    buttons = [StayInSeason(contest.key).button(ctx.say)] if is_check_in else []
    buttons.append(JoinSeason(contest.key).button(ctx.say))
    buttons.append(ShowDesk(contest.key).button(ctx.say, style=GREY))
    return (OutgoingMessage(text, tuple(buttons), ctx.users(ctx.running)),)


def check_in(ctx: RenderContext, until: int) -> tuple[OutgoingMessage, ...]:
    """Players are asked to check in: before the start all who have signed up, later those who wait.

    The messages ping those who have not done so.
    """
    contest, say = ctx.contest, ctx.say
    if contest.phase not in ("check_in", "running", "paused") or contest.check_in_until != until:
        return ()
    buttons = (StayInSeason(contest.key).button(say), AskToLeaveSeason(contest.key).button(say))
    asked = not_checked_in(contest)
    if contest.has_started and not asked:
        return ()
    phrase = "outbox-check-in-waiting" if contest.has_started else "outbox-check-in"
    heading = say(phrase, season=ctx.season, until=moment(until))
    return tuple(
        OutgoingMessage(f"{heading}\n{' '.join(map(ctx.call, some))}".rstrip(), buttons, ctx.users(some))
        for some in in_parts(asked)
    )


def not_checked_in(contest: Contest) -> Sequence[str]:
    """Those who are to check in and have not done so."""
    return [signed.player for signed in contest.signed if not signed.checked_in]


def unstarted(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season is in sign-up again. The messages ping those who have a place, once each."""
    contest, say = ctx.contest, ctx.say
    if contest.has_started or not contest.is_open:
        return ()
    buttons = (ShowInfo(contest.key).button(say), AskToLeaveSeason(contest.key).button(say))
    about = {"season": ctx.season, "starts": moment(contest.terms.starts)}
    return tuple(
        OutgoingMessage(
            say("outbox-unstarted", players=" ".join(map(ctx.call, some)), **about), buttons, ctx.users(some)
        )
        for some in in_parts(contest.players)
    )


def invited(ctx: RenderContext, players: Sequence[str], until: int) -> tuple[OutgoingMessage, ...]:
    """People are asked whether they take part. The messages ping those who have not answered."""
    contest, say = ctx.contest, ctx.say
    asked = still_invited(contest, players)
    if not asked:
        return ()
    buttons = (
        JoinSeason(contest.key).button(say),
        StayOutOfSeason(contest.key).button(say),
        ShowInfo(contest.key).button(say),
    )
    by = ctx.name(contest.invitations[asked[0]].by)
    about = {"season": ctx.season, "umpire": by, "until": moment(until)}
    return tuple(
        OutgoingMessage(
            say("outbox-invited", players=" ".join(map(ctx.call, some)), **about), buttons, ctx.users(some)
        )
        for some in in_parts(asked)
    )


def still_invited(contest: Contest, players: Iterable[str]) -> list[str]:
    """Those of these people who are asked whether they take part, and have not answered."""
    return [player for player in players if player in contest.invitations and contest.is_open]


def uninvited(ctx: RenderContext, players: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """People have not answered whether they take part. The message pings nobody."""
    contest = ctx.contest
    silent = [player for player in players if player not in contest.invitations and not contest.plays(player)]
    if not silent or not contest.is_open:
        return ()
    names = ctx.names.players(silent, ctx.say)
    text = ctx.say("outbox-uninvited", season=ctx.season, players=names, count=len(silent))
    return (OutgoingMessage(text, (ShowDesk(contest.key).button(ctx.say),), place="log"),)


def left_out(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season has begun without some who had signed up. The messages ping them."""
    contest, say = ctx.contest, ctx.say
    asked, out = contest.check_in_until is not None, without_place(contest)
    takes_more = contest.started_at is not None and can_join(contest, contest.started_at)
    buttons = [StayInSeason(contest.key).button(say)] if asked and takes_more else []
    return tuple(
        OutgoingMessage(
            say(
                "outbox-no-place",
                players=" ".join(map(ctx.call, some)),
                season=ctx.season,
                why="check_in" if asked else "full",
                next="closed" if not takes_more else "check_in" if asked else "wait",
            ),
            (*buttons, ShowInfo(contest.key).button(say)),
            ctx.users(some),
        )
        for some in in_parts(out)
        if some
    )


def without_place(contest: Contest) -> Sequence[str]:
    """Those who wait for a place since the start, and are on the server."""
    waiting = (signed.player for signed in contest.waiting if signed.at <= (contest.started_at or 0))
    return [player for player in waiting if player not in contest.missing]


def entered(ctx: RenderContext, player: str) -> tuple[OutgoingMessage, ...]:
    """A player who has waited for a place has one. The message pings them."""
    contest = ctx.contest
    if not contest.is_open or contest.entry_of(player) is None:
        return ()
    text = ctx.say("outbox-entered", player=ctx.call(player), season=ctx.season)
    buttons = (ShowInfo(contest.key).button(ctx.say), AskToLeaveSeason(contest.key).button(ctx.say))
    return (OutgoingMessage(text, buttons, ctx.users([player])),)


def offered(ctx: RenderContext, key: str) -> tuple[OutgoingMessage, ...]:
    """Somebody is asked whether they take over a place. The message pings them."""
    made = open_offer(ctx.contest, key)
    if made is None:
        return ()
    text = ctx.say(
        "outbox-offered",
        player=ctx.call(made.player),
        season=ctx.season,
        old=ctx.names.entry(made.entry, ctx.say),
        umpire=ctx.name(made.by),
        until=moment(made.until),
    )
    buttons = (
        AcceptPlace(ctx.contest.key, key).button(ctx.say),
        DeclinePlace(ctx.contest.key, key).button(ctx.say),
        ShowInfo(ctx.contest.key).button(ctx.say),
    )
    return (OutgoingMessage(text, buttons, ctx.users([made.player])),)


def open_offer(contest: Contest, key: str) -> Offered | None:
    """An offer that can still be accepted; None if it cannot, or there is none with that key."""
    return next((made for made in offers.open_offers(contest) if made.key == key), None)


def unwanted(ctx: RenderContext, entry: str, player: str, *, late: bool) -> tuple[OutgoingMessage, ...]:
    """Somebody does not take over a place, or was ``late`` to say so. The message pings the umpire."""
    contest = ctx.contest
    if not contest.is_open:
        return ()
    text = ctx.say(
        "outbox-unwanted",
        umpire=ctx.umpires,
        player=ctx.name(player),
        old=ctx.names.entry(entry, ctx.say),
        season=ctx.season,
        late=late,
    )
    return (OutgoingMessage(text, pings=ctx.users(ctx.running), place="log"),)


def missing(ctx: RenderContext, players: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Players have left the server who would have something to play. The message pings the umpires."""
    contest = ctx.contest
    still = [player for player in players if player in contest.missing and _would_play(contest, player)]
    if not still or not contest.is_open:
        return ()
    text = ctx.say(
        "outbox-missing",
        umpire=ctx.umpires,
        players=ctx.names.players(still, ctx.say),
        count=len(still),
        season=ctx.season,
        how=_what_absence_costs(contest),
    )
    desk = ShowDesk(contest.key).button(ctx.say)
    return (OutgoingMessage(text, (desk,), ctx.users(ctx.running), place="log"),)


def _would_play(contest: Contest, player: str) -> bool:
    """Whether a player is to start, or has something to play yet."""
    entry = contest.entry_of(player)
    return not contest.has_started or (
        entry is not None and format_of(contest).fixtures.to_come(contest, entry)
    )


def _what_absence_costs(contest: Contest) -> str:
    """What becomes of who is not on the server: they do not ``start``; they are not ``drawn``; ``computer``
    plays for them; or ``nothing`` does.
    """
    facts = format_of(contest).facts
    if not contest.has_started:
        return "start"
    return "nothing" if not facts.drawn else "drawn" if facts.has_deadlines else "computer"
