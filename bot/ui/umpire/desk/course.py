"""The course of a season, from the dashboard: check-in, start, pauses, longer rounds, and its end."""

from __future__ import annotations

from bot.league.contest import Contest, acts, season_state
from bot.league.decisions import Extend
from bot.tables import Refused
from bot.ui.components.forms import Written
from bot.ui.delivery import responses
from bot.ui.presses.desk import (
    CancelSeason,
    ConfirmResults,
    ExtendAll,
    OpenCheckIn,
    PauseSeason,
    ReopenSeason,
    ResumeSeason,
    StartSeason,
)
from bot.ui.seasons.seasons import season_pressed
from bot.ui.seasons.suggestions import open_fixtures
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.tables.away import heard, when
from bot.ui.umpire.desk.forms import TIME, WHY, reason_form, time_form
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import clocks_of

routes = Routes()

Explained = CancelSeason | ConfirmResults | PauseSeason | ReopenSeason
"""Presses whose form asks for the reason alone."""
EXPLAINED: dict[type[Explained], tuple[str, acts.Act]] = {
    CancelSeason: ("cancel", acts.Cancel()),
    ConfirmResults: ("confirm", acts.Confirm()),
    PauseSeason: ("pause", acts.Pause()),
    ReopenSeason: ("reopen", acts.Reopen()),
}
"""The name of the form of each, and what it does."""


@routes.on(StartSeason)
async def start(interaction: Interaction, request: RequestContext, press: StartSeason) -> None:
    """Preview the start."""
    contest = await season_pressed(request, press.season)
    await responses.take_time(interaction)  # drawing tables is slow
    await propose(interaction, request, contest, acts.Start())


@routes.on(ResumeSeason)
async def resume(interaction: Interaction, request: RequestContext, press: ResumeSeason) -> None:
    """Preview that the season goes on."""
    contest = await season_pressed(request, press.season)
    await propose(interaction, request, contest, acts.Resume())


@routes.on(*EXPLAINED)
async def ask_why(interaction: Interaction, request: RequestContext, press: Explained) -> None:
    """Open the form for the reason."""
    await season_pressed(request, press.season)
    what, _ = EXPLAINED[type(press)]
    await responses.open_form(interaction, reason_form(press, what, request.say))


@routes.on_form(*EXPLAINED)
async def explained(
    interaction: Interaction, request: RequestContext, press: Explained, written: Written
) -> None:
    """Preview what was explained."""
    contest = await season_pressed(request, press.season)
    _, act = EXPLAINED[type(press)]
    await propose(interaction, request, contest, act, written[WHY])


@routes.on(OpenCheckIn)
async def ask_for_check_in(interaction: Interaction, request: RequestContext, press: OpenCheckIn) -> None:
    """Open the form for the end of a check-in, which after the start asks the waiting list alone.

    Raises Refused ``league-nobody_waits``.
    """
    contest = await season_pressed(request, press.season)
    if contest.has_started and not contest.waiting:
        raise Refused("league-nobody_waits")
    await responses.open_form(interaction, time_form(press, "check-in", request.say, why=False))


@routes.on_form(OpenCheckIn)
async def check_in(
    interaction: Interaction, request: RequestContext, press: OpenCheckIn, written: Written
) -> None:
    """Preview the check-in."""
    contest = await season_pressed(request, press.season)
    until, read_as = await _time(interaction, request, contest, written)
    await propose(interaction, request, contest, acts.OpenCheckIn(until), notice=read_as)


@routes.on(ExtendAll)
async def ask_for_deadline(interaction: Interaction, request: RequestContext, press: ExtendAll) -> None:
    """Open the form for another deadline."""
    await season_pressed(request, press.season)
    await responses.open_form(interaction, time_form(press, "time", request.say))


@routes.on_form(ExtendAll)
async def extend(
    interaction: Interaction, request: RequestContext, press: ExtendAll, written: Written
) -> None:
    """Preview a later deadline for the open tables of the round, or a later end of a season without any."""
    contest = await season_pressed(request, press.season)
    until, read_as = await _time(interaction, request, contest, written)
    act = acts.Decide(Extend(tuple(open_in_round(contest)), until))
    await propose(interaction, request, contest, act, written[WHY], read_as)


def open_in_round(contest: Contest) -> list[str]:
    """The fixtures of the current round that have no result."""
    state = season_state(contest)
    return (
        []
        if state is None
        else [key for key in open_fixtures(contest) if state.fixtures[key].round == state.round]
    )


async def _time(
    interaction: Interaction, request: RequestContext, contest: Contest, written: Written
) -> tuple[int, str]:
    """The time (ms) in a form, and the sentence that says how it was read."""
    days = clocks_of(contest.terms)
    read_as = await heard(request, written[TIME], days=days)
    return await when(interaction, written[TIME], days), read_as
