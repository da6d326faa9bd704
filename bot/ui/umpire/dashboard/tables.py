"""One table on the dashboard: its state, and everything that can be done about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import discord
from discord import ui

from bot.league.decisions import Extend
from bot.league.season import Season, acts, fewest, format_of, has_calls, season_state
from bot.league.season.agenda import OpenTable
from bot.milliseconds import HOUR, MINUTE
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import BLUE, GREY, menu, menu_id, message
from bot.ui.components.press import Press, Text
from bot.ui.presses.dashboard import SeeTable, ShowDashboard
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.tables.away import heard, when
from bot.ui.umpire.dashboard.concerns import table_line
from bot.ui.umpire.dashboard.forms import TIME, WHY, time_form
from bot.ui.umpire.dashboard.mending import MendPlayer
from bot.ui.umpire.dashboard.overview import Overview, overview_of
from bot.ui.umpire.dashboard.running import OfDashboardTable, offered_running
from bot.ui.umpire.dashboard.starting import offered_swap
from bot.ui.umpire.entering import EnterResult
from bot.ui.umpire.places import channel_chosen, season_channel
from bot.ui.umpire.preview import act_at_once, propose
from bot.ui.umpire.season_options import clocks_of
from bot.ui.umpire.words import about

WAIT = 10 * MINUTE
"""How much longer (ms) a table waits for who is late."""
TWO_DAYS = 48 * HOUR
"""How much (ms) one press extends a deadline."""

Player = Annotated[str, r"[^.]+"]


def table_screen(seen: Overview, table: OpenTable) -> ui.LayoutView:
    """Return the state of a table, with what can be done about it, explanations, and the buttons."""
    season, say = seen.season, seen.say
    appointment = season.appointments.get(table.fixture)
    channel = appointment.channel if appointment is not None else None
    offered = list(_offered(seen, table))
    awards = [
        (AwardWin(season.key, player, table.fixture).custom_id, seen.labels.player(player), "")
        for player in table.players
    ]
    is_league = season_state(season) is not None
    may_award = is_league and season.phase in ("running", "review")
    is_adrift = table.fixture in seen.adrift
    may_move = table.fixture in seen.seated and not is_adrift
    places: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=PickPlace(season.key, table.fixture).custom_id,
        placeholder=say("dashboard-channel-choose" if is_adrift else "dashboard-place-choose"),
        channel_types=[discord.ChannelType.text],
    )
    return message(
        f"### {seen.where(table.fixture)} · {title_of(season)}\n{table_line(seen, table)}",
        None if channel is None or is_adrift else say("dashboard-thread", channel=str(channel)),
        say("dashboard-what-take-up", channel=str(season.settings.channel)) if is_adrift else None,
        places if is_adrift else None,
        "\n".join(f"- {told}" for what, _ in offered if (told := about(f"dashboard-what-{what}", say))),
        None if offered else say("dashboard-what-nothing" if is_league else "dashboard-what-player"),
        [press.button(say, style=BLUE if number == 0 else None) for number, (_, press) in enumerate(offered)],
        None if is_league else _players_menu(seen, table),
        menu(menu_id("win", season.key), say("dashboard-what-win"), awards) if may_award else None,
        places if may_move else None,
        say("dashboard-what-enter") if is_league else None,
        [
            *([EnterResult(season.key, table.fixture).button(say)] if is_league else ()),
            ShowDashboard(season.key).button(say, "button-dashboard-back", GREY),
        ],
    )


def _players_menu(seen: Overview, table: OpenTable) -> ui.Select[Any] | None:
    """The players of a table of the tournament, to say what becomes of one."""
    season, say = seen.season, seen.say
    options = [
        (MendPlayer(season.key, entry).custom_id, seen.labels.player(player), "")
        for player in table.players
        if (entry := season.entry_of(player))
    ]
    return menu(menu_id("players", season.key), say("dashboard-choose-player"), options) if options else None


def _offered(seen: Overview, table: OpenTable) -> Iterator[tuple[str, Press]]:
    """Yield what can be done about a table besides awarding the win, as names of explaining phrases."""
    season, fixture = seen.season.key, table.fixture
    waits = table.stands not in ("begun", "absent", "dealing")
    if has_calls(seen.season) and seen.season.phase == "running" and waits:
        here = len(seen.here.get(fixture, ()))
        if table.stands != "missed":
            is_league = season_state(seen.season) is not None
            if (fewest(seen.season) if is_league else 0) <= here < len(table.players):
                yield "begin" if is_league else "begin-all", BeginWithout(season, fixture)
            if table.stands == "called":
                yield "wait", WaitAtTable(season, fixture)
            yield "move", MoveTable(season, fixture)
    yield from offered_running(seen, table)
    yield from offered_swap(seen, table)
    if season_state(seen.season) is not None and seen.season.phase in ("running", "review"):
        if seen.season.settings.round_time >= TWO_DAYS:
            yield "days", GiveDays(season, fixture)
        yield "time", GiveTime(season, fixture)


@SeeTable.on_press
async def see_table(request: UmpireRequest, press: SeeTable) -> None:
    """Show the state of a table."""
    await show_table(request, request.season, press.fixture)


async def show_table(request: Request, season: Season, fixture: str) -> None:
    """Show the state of a fixture's table, and everything that can be done about it. Raises Refused
    ``dashboard_table_done``.
    """
    seen = await overview_of(request, season)
    await request.private(table_screen(seen, _open(seen, fixture)))


def _open(seen: Overview, fixture: str) -> OpenTable:
    """The table of a fixture. Raises Refused ``dashboard_table_done`` if it has a result by now."""
    table = seen.table(fixture)
    if table is None:
        raise Refused("dashboard_table_done")
    return table


class PickPlace(OfDashboardTable, template="j:take:{season}:{fixture}"):
    """Move a table to another channel."""


@PickPlace.on_press
async def take_up(request: UmpireRequest, press: PickPlace) -> None:
    """Continue a table in a new thread of the chosen channel, even if its own channel was deleted. Raises
    Refused ``umpire_channel``, ``umpire_permissions``, ``dashboard_table_done``, and with a code of
    :data:`~bot.ui.outbox.threads.NO_THREAD`.
    """
    season = request.season
    channel_id = season_channel(request, channel_chosen(request.interaction), None)
    table = request.services.seasons.table_of(season, press.fixture)
    if table is None:
        raise Refused("dashboard_table_done")
    await request.take_time()  # a thread is opened
    await request.services.outbox.move_table(season, table, channel_id, request.who)
    await ShowDashboard(season.key).handle(
        request, request.say("dashboard-taken-up", channel=str(channel_id))
    )


class BeginWithout(OfDashboardTable, template="j:begin:{season}:{fixture}"):
    """Start a match without the players who are missing."""

    label = "button-dashboard-begin"


# What is previewed


@BeginWithout.on_press
async def begin(request: UmpireRequest, press: BeginWithout) -> None:
    """Preview starting a table with the players who are ready."""
    act = acts.Begin(press.fixture, request.services.seasons.here(request.season, press.fixture))
    await propose(request, act)


class AwardWin(OfUmpire, template="j:win:{season}:{player}.{fixture}"):
    """Award a player the win at a table."""

    player: Player
    fixture: Text


@AwardWin.on_press
async def award_win(request: UmpireRequest, press: AwardWin) -> None:
    """Preview that a player wins without playing, or that the running match is decided for them."""
    act = acts.ForfeitFixture(press.fixture, (press.player,))
    await propose(request, act)


class GiveDays(OfDashboardTable, template="j:days:{season}:{fixture}"):
    """Extend a table’s deadline by two days."""

    label = "button-dashboard-days"


@GiveDays.on_press
async def give_days(request: UmpireRequest, press: GiveDays) -> None:
    """Preview a deadline two days later, or in two days if it has passed. Raises Refused
    ``dashboard_table_done``.
    """
    season = request.season
    _open(await overview_of(request, season), press.fixture)
    due = format_of(season).fixtures.deadline(season, press.fixture) or 0
    until = season.settings.later(max(due, request.now), TWO_DAYS)
    act = acts.Decide(Extend((press.fixture,), until))
    await propose(request, act)


class WaitAtTable(OfDashboardTable, template="j:wait:{season}:{fixture}"):
    """Let a table wait ten more minutes for latecomers."""

    label = "button-dashboard-wait"


# What is done at once, because it changes no standings and can be done again otherwise


@WaitAtTable.on_press
async def wait(request: UmpireRequest, press: WaitAtTable) -> None:
    """Extend the ready check of a table by ten minutes. Raises Refused ``dashboard_not_called``."""
    appointment = request.season.appointments.get(press.fixture)
    if appointment is None or appointment.call is None:
        raise Refused("dashboard_not_called")
    act = acts.StartReadyCheck(press.fixture, appointment.call.until + WAIT, appointment.call.binding)
    await act_at_once(request, act)


class MoveTable(OfDashboardTable, template="j:move:{season}:{fixture}"):
    """Set another time for a table."""

    label = "button-dashboard-move"


@MoveTable.with_form
async def ask_for_time(request: UmpireRequest, press: MoveTable) -> Form:
    """Open the form for another time of a table."""
    return time_form(press, "move", request.say)


class GiveTime(OfDashboardTable, template="j:time:{season}:{fixture}"):
    """Set another deadline for a table."""

    label = "button-dashboard-time"


@GiveTime.with_form
async def ask_for_deadline(request: UmpireRequest, press: GiveTime) -> Form:
    """Open the form for another deadline of a table."""
    return time_form(press, "time", request.say)


@MoveTable.on_form
async def move(request: UmpireRequest, press: MoveTable, written: Written) -> None:
    """Set another time for a table."""
    days = clocks_of(request.season.settings)
    act = acts.Appoint(press.fixture, await when(request, written[TIME], days))
    read_as = await heard(request, written[TIME], days=days)
    await act_at_once(request, act, written[WHY], read_as)


@GiveTime.on_form
async def give_time(request: UmpireRequest, press: GiveTime, written: Written) -> None:
    """Set another deadline for a table."""
    days = clocks_of(request.season.settings)
    act = acts.Decide(Extend((press.fixture,), await when(request, written[TIME], days)))
    read_as = await heard(request, written[TIME], days=days)
    await act_at_once(request, act, written[WHY], read_as)
