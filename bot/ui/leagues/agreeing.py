"""Handling presses of players who agree on the time of a table: marking, proposing, accepting."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo
from typing import Any

from bot.league.contest import Act, Contest, acts, format_of, times
from bot.seasons.season_store import refusals
from bot.tables import Refused
from bot.ui.components.post import Post
from bot.ui.i18n.values import moment
from bot.ui.leagues import views
from bot.ui.leagues.times import Day, day_meant, days_of, times_screen
from bot.ui.presses import times as presses
from bot.ui.shell.context import Request, clock_of
from bot.ui.shell.kinds import SeasonRequest

OfTable = (
    presses.ShowTimes
    | presses.MarkHours
    | presses.MarkAlike
    | presses.ProposeTime
    | presses.AcceptTime
    | presses.DeclineTime
    | presses.MakeEvent
)
"""The presses about one table."""


@presses.ShowOwnTimes.on_press
async def show_own(request: SeasonRequest, press: presses.ShowOwnTimes) -> None:
    """Show the times of the user's table; who has several chooses among them. Raises Refused
    ``nothing_to_play``.
    """
    own = await views.own_fixture(request, request.contest)
    if own is not None:
        await show_times(request, presses.ShowTimes(request.contest.key, 0, own))


@presses.ShowTimes.on_press
async def show_times(request: SeasonRequest, press: presses.ShowTimes) -> None:
    """Show the hours of a day for a table."""
    contest = await _season(request, press)
    await _show(request, contest, press.fixture, press.day)


async def _season(request: SeasonRequest, press: OfTable) -> Contest:
    """The season of a press by a player of its table, who can do something for its time. Raises Refused as
    :func:`bot.league.contest.times.need_player` does, after ``league-``.
    """
    contest = request.contest
    reader = await views.reader_of(request, contest)
    with refusals():
        times.need_player(
            contest, press.fixture, reader.own, agreeing=not isinstance(press, presses.MakeEvent)
        )
    return contest


async def _show(
    request: Request,
    contest: Contest,
    fixture: str,
    day: int = 0,
    notice: str = "",
) -> None:
    """Show the times of a table to one of its players, with a ``notice``."""
    reader = await views.reader_of(request, contest)
    screen = times_screen(reader, fixture, await clock_of(request.interaction), day, notice)
    await views.answer(request.interaction, Post(screen))


# Marking hours


@presses.MarkHours.on_press
async def mark_hours(request: SeasonRequest, press: presses.MarkHours) -> None:
    """Mark those hours of a day that were chosen."""
    data: Any = request.interaction.data
    chosen = tuple(int(value) for value in data.get("values", ()) if str(value).isdecimal())
    _, days = await _days(request, press)
    day = day_meant(days, press.day)

    def mark(player: str) -> Act:
        return acts.Mark(press.fixture, player, chosen, day.hours[0], day.hours[-1] + 1)

    notice = request.say("times-marked", count=len(chosen))
    await _done(request, press, mark, notice, press.day)


@presses.MarkAlike.on_press
async def mark_alike(request: SeasonRequest, press: presses.MarkAlike) -> None:
    """Mark on every day those hours of the clock that the user has marked on this one."""
    contest, days = await _days(request, press)
    zone, marks = await clock_of(request.interaction), contest.meeting(press.fixture).marks

    def mark(player: str) -> Act:
        own = marks.get(player, ())
        usual = {_of_day(at, zone) for at in day_meant(days, press.day).hours if at in own}
        hours = tuple(at for day in days for at in day.hours if _of_day(at, zone) in usual)
        return acts.Mark(press.fixture, player, hours, days[0].hours[0], days[-1].hours[-1] + 1)

    await _done(request, press, mark, request.say("times-marked-alike"), press.day)


async def _days(
    request: SeasonRequest, press: presses.MarkHours | presses.MarkAlike
) -> tuple[Contest, list[Day]]:
    """The season of a press, and the days that are left for its table. Raises Refused ``league-no_hour``."""
    contest = await _season(request, press)
    hours = times.hours(contest, press.fixture, request.now)
    days = days_of(hours, await clock_of(request.interaction))
    if not days:
        raise Refused("league-no_hour")
    return contest, days


def _of_day(at: int, zone: tzinfo) -> timedelta:
    local = datetime.fromtimestamp(at / 1000, zone)
    return timedelta(hours=local.hour, minutes=local.minute)


# Proposals


@presses.ProposeTime.on_press
async def propose(request: SeasonRequest, press: presses.ProposeTime) -> None:
    """Propose a time. The others are pinged, after their quiet hours."""
    contest = await _season(request, press)
    pinged = await _pinged_by(request, contest, press.fixture)

    def proposal(player: str) -> Act:
        return acts.Propose(press.fixture, player, press.at, pinged)

    await _done(request, press, proposal, request.say("times-have-proposed", at=moment(press.at)))


async def _pinged_by(request: Request, contest: Contest, fixture: str) -> int:
    """When (ms) the last player of a table can be pinged about something that is told now."""
    now, preferences = request.now, request.services.preferences
    people = await request.services.seasons.names(contest)
    at = now
    for player in format_of(contest).fixtures.seated(contest, fixture):
        if (person := people.get(contest.player_of(player))) is not None:
            await preferences.player(person.user_id)
            at = max(at, preferences.awake_at(contest.guild_id, person.user_id, now))
    return at


@presses.AcceptTime.on_press
async def accept(request: SeasonRequest, press: presses.AcceptTime) -> None:
    """Accept the time that is proposed."""
    notice = request.say("times-have-accepted", at=moment(press.at))
    await _done(request, press, lambda player: acts.Accept(press.fixture, player, press.at), notice)


@presses.DeclineTime.on_press
async def decline(request: SeasonRequest, press: presses.DeclineTime) -> None:
    """Decline the time that is proposed."""
    notice = request.say("times-have-declined", at=moment(press.at))
    await _done(request, press, lambda player: acts.Decline(press.fixture, player, press.at), notice)


@presses.MakeEvent.on_press
async def want_event(request: SeasonRequest, press: presses.MakeEvent) -> None:
    """Have an event made. Raises Refused ``no_event_permission`` if the bot may not make any."""
    guild = request.interaction.guild
    if guild is not None and not guild.me.guild_permissions.create_events:
        raise Refused("no_event_permission")
    await _done(
        request,
        press,
        lambda player: acts.WantEvent(press.fixture, player),
        request.say("times-event-wanted"),
    )


async def _done(
    request: SeasonRequest,
    press: OfTable,
    act: Callable[[str], Act],
    notice: str,
    day: int = 0,
) -> None:
    """Carry out what a player wants, and show them the times of the table with a ``notice``."""
    contest = await _season(request, press)
    contest = await request.services.seasons.act(contest.key, request.who, act)
    await _show(request, contest, press.fixture, day, notice)
