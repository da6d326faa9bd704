"""The screen on which a player marks the hours that suit them for a table, and proposes a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from functools import partial
from typing import Any

from discord import ui

from bot.league.season import Act, Season, acts, format_of, hours_told, times
from bot.seasons.season_store import refusals
from bot.tables import Refused
from bot.ui.components.forms import chosen_in
from bot.ui.components.layout import BLUE, GREEN, LINE, OPTIONS, RED, Choice, choices, menu, menu_id, message
from bot.ui.components.post import ReadyPost
from bot.ui.components.press import Number, Permission, Text
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import clock_time, joined, moment
from bot.ui.leagues import views
from bot.ui.presses import times as presses
from bot.ui.presses.leagues import ShowFixtures
from bot.ui.presses.times import OfDay, ShowTimes
from bot.ui.seasons.names import place_of
from bot.ui.seasons.view import SeasonView
from bot.ui.shell.context import Request, clock_of
from bot.ui.shell.kinds import OfSeason, SeasonRequest

BEST = 5
"""The most hours that are listed because they suit players."""
EPOCH = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Day:
    """A day in the user's time zone, with the hours (ms) at which a table can be played then."""

    number: int
    """Counted from 1970."""
    hours: tuple[int, ...]

    @property
    def date(self) -> date:
        """The day in the calendar."""
        return EPOCH + timedelta(days=self.number)


def days_of(hours: Sequence[int], zone: tzinfo) -> list[Day]:
    """The days by the clocks of a ``zone`` in which there are such ``hours`` (ms), in order."""
    found: dict[int, list[int]] = {}
    for at in hours:
        found.setdefault((datetime.fromtimestamp(at / 1000, zone).date() - EPOCH).days, []).append(at)
    return [Day(number, tuple(of_day)) for number, of_day in found.items()]


def day_meant(days: Sequence[Day], number: int) -> Day:
    """The day with that number, or else the first."""
    return next((day for day in days if day.number == number), days[0])


def times_screen(
    view: SeasonView, key: str, zone: tzinfo, number: int = 0, notice: str = ""
) -> ui.LayoutView:
    """The hours of a day (0 for the first) at which a table can be played, as the clocks in ``zone`` show
    them, with those that the reader has marked, and what can be proposed. ``notice`` is a text at the top.
    """
    season, say = view.season, view.say
    agreeing = times.agrees_times(season, key)
    hours = times.hours(season, key, view.now + times.LEAD) if agreeing else ()
    days = days_of(hours, zone)
    others = [each for each in _players(view, key) if each != view.own]
    head = say(
        "times-head",
        **place_of(season, key),
        names=joined((view.name(other, 20) for other in others), say) or None,
    )
    if not days:
        none = say("times-none-left") if agreeing else ""
        texts = [f"## {view.title}\n{head}", notice, state_line(view, key), none]
        return message(*texts, _decisions(view, key), [ShowFixtures(view.season.key).button(say)])
    day = day_meant(days, number)
    return message(
        f"## {view.title}\n{head}",
        notice,
        "\n".join([state_line(view, key), *_answers(view, key), *_best(view, key, hours)]),
        _decisions(view, key),
        LINE,
        say("times-mark", zone=str(zone)),
        _day_menu(view, key, days, day),
        _hour_menu(view, key, day, zone),
        [MarkAlike(view.season.key, day.number, key).button(say)] if len(days) > 1 else None,
        _proposals(view, key, day, zone),
        [ShowFixtures(view.season.key).button(say)],
    )


def state_line(view: SeasonView, key: str) -> str:
    """Whether a time is set, agreed or proposed for a table, and what happens otherwise."""
    season, say = view.season, view.say
    appointment, proposal = season.appointment(key), times.open_proposal(season, key)
    lines: list[str] = []
    if appointment.at is not None:
        lines.append(say("times-set", agreed=appointment.agreed is not None, at=moment(appointment.at)))
    if proposal is not None:
        waiting = times.waited_for(season, key)
        lines.append(
            say(
                "times-proposed",
                at=moment(proposal.at),
                name=view.name(proposal.by),
                waiting=joined((view.name(player, 20) for player in waiting), say),
            )
        )
    if not lines:
        until = moment(times.sets_at(season, key))
        lines.append(say("times-open", until=until, **hours_told(season.settings)))
    return "\n".join(lines)


def _players(view: SeasonView, key: str) -> Sequence[str]:
    return format_of(view.season).fixtures.players_of(view.season, key)


def _answers(view: SeasonView, key: str) -> Iterator[str]:
    answered = times.answered(view.season, key)
    silent = [player for player in _players(view, key) if player not in answered]
    if answered:
        yield view.say(
            "times-answered",
            names=joined((view.name(player, 20) for player in answered), view.say),
            silent=joined((view.name(player, 20) for player in silent), view.say) or None,
        )


def _best(view: SeasonView, key: str, hours: Sequence[int]) -> Iterator[str]:
    """The hours that suit most players, the most first, if they suit more than one."""
    suited = {at: times.suits(view.season, key, at) for at in hours}
    best = sorted((at for at, who in suited.items() if len(who) > 1), key=lambda at: (-len(suited[at]), at))
    for at in best[:BEST]:
        names = joined((view.name(player, 20) for player in suited[at]), view.say)
        yield view.say("times-suits", at=moment(at), names=names)


def _decisions(view: SeasonView, key: str) -> list[ui.Button[Any]]:
    """What the reader can say to the time that is proposed or set."""
    season, say, found = view.season, view.say, list[ui.Button[Any]]()
    proposal, appointment = times.open_proposal(season, key), season.appointment(key)
    if proposal is not None and view.own in times.waited_for(season, key):
        found += [AcceptTime(view.season.key, proposal.at, key).button(say)]
    if proposal is not None:
        found += [DeclineTime(view.season.key, proposal.at, key).button(say)]
    if appointment.at is not None and not appointment.has_event:
        found += [MakeEvent(view.season.key, key).button(say)]
    return found


def _day_menu(view: SeasonView, key: str, days: Sequence[Day], chosen: Day) -> ui.Select[Any]:
    """The days, as many as fit in a menu, with the chosen one among them."""
    index = days.index(chosen)
    first = max(0, min(index - OPTIONS // 2, len(days) - OPTIONS))
    own = set(view.season.appointment(key).marks.get(view.own, ()))
    options = [
        (
            ShowTimes(view.season.key, day.number, key).custom_id,
            view.say("times-day", date=day.date),
            view.say("times-day-marked", count=len(own & set(day.hours))),
        )
        for day in days[first : first + OPTIONS]
    ]
    return menu(menu_id("days", key), view.say("times-choose-day", date=chosen.date), options)


def _hour_menu(view: SeasonView, key: str, day: Day, zone: tzinfo) -> ui.Select[Any]:
    """The hours of a day, those of the season first, with the reader's marks."""
    season, say = view.season, view.say
    own = season.appointment(key).marks.get(view.own, ())
    ordered = sorted(day.hours, key=lambda at: (not times.is_in_hours(season.settings, at), at))
    shown: list[Choice] = []
    for at in ordered[:OPTIONS]:
        others = sum(player != view.own for player in times.suits(season, key, at))
        usual = times.is_in_hours(season.settings, at)
        description = say("times-hour", others=others, usual=usual)
        shown.append(Choice(str(at), _clock_time(at, zone, say), description, at in own))
    press = MarkHours(view.season.key, day.number, key)
    return choices(press.custom_id, say("times-choose-hours"), shown)


def _proposals(view: SeasonView, key: str, day: Day, zone: tzinfo) -> ui.Select[Any] | None:
    """The times that the reader can propose: those first that suit most, of these the ones on the day."""
    season, say = view.season, view.say
    if not view.own:
        return None
    fitting = times.proposable(season, key, view.own, view.now)
    suited = {at: len(times.suits(season, key, at)) for at in fitting}
    best = sorted(fitting, key=lambda at: (-suited[at], at not in day.hours, at))[:OPTIONS]
    options = [
        (
            ProposeTime(view.season.key, at, key).custom_id,
            say("times-hour-of-day", date=_date(at, zone), clock=_clock_time(at, zone, say)),
            say("times-suits-count", count=suited[at], players=len(_players(view, key))),
        )
        for at in best
    ]
    return menu(menu_id("propose", key), say("times-propose"), options) if options else None


def _clock_time(at: int, zone: tzinfo, say: Translator) -> str:
    """What the clocks in ``zone`` show ``at`` a time (ms), and their letters if they show it twice."""
    local = datetime.fromtimestamp(at / 1000, zone)
    twice = local.replace(fold=0).utcoffset() != local.replace(fold=1).utcoffset()
    shown = clock_time(local.time(), say)
    return f"{shown} {local:%Z}" if twice else shown


def _date(at: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at / 1000, zone).date()


class ShowOwnTimes(OfSeason, template="l:own_times:{season}"):
    """Mark the hours when you can play, and see what the others have marked."""

    label, style, permission = "button-own-times", BLUE, Permission.ENTRANT


@ShowOwnTimes.on_press
async def show_own(request: SeasonRequest, press: ShowOwnTimes) -> None:
    """Show the times of the user's table. A user with several chooses one. Raises Refused
    ``nothing_to_play``.
    """
    own = await views.own_fixture(request)
    if own is not None:
        await show_times(request, presses.ShowTimes(request.season.key, 0, own))


@presses.ShowTimes.on_press
async def show_times(request: SeasonRequest, press: presses.ShowTimes) -> None:
    """Show the hours of a day for a table."""
    await _need_player(request, press.fixture)
    await _show(request, request.season, press.fixture, press.day)


async def _need_player(request: SeasonRequest, fixture: str, *, agreeing: bool = True) -> None:
    """Raise Refused unless the user is a player of a table and can act on its time, as
    :func:`bot.league.season.times.need_player` does, after ``league-``.
    """
    view = await views.own_view(request)
    with refusals():
        times.need_player(request.season, fixture, view.own, agreeing=agreeing)


async def _show(
    request: SeasonRequest,
    season: Season,
    fixture: str,
    day: int = 0,
    notice: str = "",
) -> None:
    """Show the times of a table to one of its players, with a ``notice``."""
    view = await views.own_view(request.of(season))
    screen = times_screen(view, fixture, await clock_of(request.interaction), day, notice)
    await views.answer(request, ReadyPost(screen))


class MarkHours(OfDay, template="l:mark:{season}:{day}:{fixture}"):
    """Mark your hours of a day."""


# Marking hours


@MarkHours.on_press
async def mark_hours(request: SeasonRequest, press: MarkHours) -> None:
    """Mark those hours of a day that were chosen."""
    chosen = tuple(int(value) for value in chosen_in(request.interaction) if value.isdecimal())
    days = await _days(request, press.fixture)
    day = day_meant(days, press.day)

    def mark(player: str) -> Act:
        return acts.Mark(press.fixture, player, chosen, day.hours[0], day.hours[-1] + 1)

    notice = request.say("times-marked", count=len(chosen))
    await _done(request, press.fixture, mark, notice, press.day)


class MarkAlike(OfDay, template="l:mark_all:{season}:{day}:{fixture}"):
    """Mark the same hours on all other days."""

    label = "button-mark-alike"


@MarkAlike.on_press
async def mark_alike(request: SeasonRequest, press: MarkAlike) -> None:
    """Mark on every day those hours of the clock that the user has marked on this one."""
    days, zone = await _days(request, press.fixture), await clock_of(request.interaction)
    marks = request.season.appointment(press.fixture).marks

    def mark(player: str) -> Act:
        own = marks.get(player, ())
        usual = {_of_day(at, zone) for at in day_meant(days, press.day).hours if at in own}
        hours = tuple(at for day in days for at in day.hours if _of_day(at, zone) in usual)
        return acts.Mark(press.fixture, player, hours, days[0].hours[0], days[-1].hours[-1] + 1)

    await _done(request, press.fixture, mark, request.say("times-marked-alike"), press.day)


async def _days(request: SeasonRequest, fixture: str) -> list[Day]:
    """The days that are left for a table of the user's. Raises Refused ``league-no_hour``."""
    await _need_player(request, fixture)
    hours = times.hours(request.season, fixture, request.now)
    days = days_of(hours, await clock_of(request.interaction))
    if not days:
        raise Refused("league-no_hour")
    return days


def _of_day(at: int, zone: tzinfo) -> timedelta:
    local = datetime.fromtimestamp(at / 1000, zone)
    return timedelta(hours=local.hour, minutes=local.minute)


class OfProposal(OfSeason):
    """A press about a time that is proposed for a fixture, in milliseconds."""

    at: Number
    fixture: Text
    permission = Permission.ENTRANT


class ProposeTime(OfProposal, template="l:propose:{season}:{at}:{fixture}"):
    """Propose a time for a table. The others are asked."""


# Proposals


@ProposeTime.on_press
async def propose(request: SeasonRequest, press: ProposeTime) -> None:
    """Propose a time. The others are pinged, after their quiet hours."""
    await _need_player(request, press.fixture)
    pinged = await _pinged_by(request, request.season, press.fixture)

    def proposal(player: str) -> Act:
        return acts.Propose(press.fixture, player, press.at, pinged)

    await _done(request, press.fixture, proposal, request.say("times-have-proposed", at=moment(press.at)))


async def _pinged_by(request: Request, season: Season, fixture: str) -> int:
    """Return when (ms) the last player of a table can be pinged about news of this moment."""
    now, preferences = request.now, request.services.preferences
    people = await request.services.seasons.names(season)
    at = now
    for player in format_of(season).fixtures.seated(season, fixture):
        if (person := people.get(season.player_of(player))) is not None:
            await preferences.player(person.user_id)
            at = max(at, preferences.awake_at(season.place_id, person.user_id, now))
    return at


class AcceptTime(OfProposal, template="l:accept:{season}:{at}:{fixture}"):
    """Accept the time proposed for your table."""

    label, style = "button-accept-time", GREEN


@AcceptTime.on_press
async def accept(request: SeasonRequest, press: AcceptTime) -> None:
    """Accept the time that is proposed."""
    notice = request.say("times-have-accepted", at=moment(press.at))
    await _done(request, press.fixture, lambda player: acts.Accept(press.fixture, player, press.at), notice)


class DeclineTime(OfProposal, template="l:decline:{season}:{at}:{fixture}"):
    """Say that you can’t play at the time proposed for your table."""

    label, style = "button-decline-time", RED


@DeclineTime.on_press
async def decline(request: SeasonRequest, press: DeclineTime) -> None:
    """Decline the time that is proposed."""
    notice = request.say("times-have-declined", at=moment(press.at))
    await _done(request, press.fixture, lambda player: acts.Decline(press.fixture, player, press.at), notice)


class MakeEvent(OfSeason, template="l:event:{season}:{fixture}"):
    """Have the bot create a server event for your table’s time. It follows that time."""

    fixture: Text
    label, permission = "button-want-event", Permission.ENTRANT


@MakeEvent.on_press
async def want_event(request: SeasonRequest, press: MakeEvent) -> None:
    """Have an event made. Raises Refused ``no_event_permission`` if the bot may not make any."""
    guild = request.interaction.guild
    if guild is not None and not guild.me.guild_permissions.create_events:
        raise Refused("no_event_permission")
    await _done(
        request,
        press.fixture,
        partial(acts.WantEvent, press.fixture),
        request.say("times-event-wanted"),
        agreeing=False,
    )


async def _done(
    request: SeasonRequest,
    fixture: str,
    act: Callable[[str], Act],
    notice: str,
    day: int = 0,
    *,
    agreeing: bool = True,
) -> None:
    """Carry out what a player wants, and show them the times of the table with a ``notice``."""
    await _need_player(request, fixture, agreeing=agreeing)
    season = await request.services.seasons.act(request.season.key, request.who, act)
    await _show(request, season, fixture, day, notice)
