"""The course of a season, from the dashboard: check-in, start, pauses, longer rounds, and its end."""

from __future__ import annotations

from bot.league.contest import Contest, acts, season_state
from bot.league.decisions import Extend
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.presses.desk import (
    CancelSeason,
    ConfirmResults,
    Explained,
    ExtendAll,
    OpenCheckIn,
    PauseSeason,
    ReopenSeason,
    ResumeSeason,
    StartSeason,
)
from bot.ui.seasons.suggestions import open_fixtures
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import UmpireRequest
from bot.ui.tables.away import heard, when
from bot.ui.umpire.desk.forms import TIME, WHY, reason_form, time_form
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import clocks_of

EXPLAINED: dict[type[Explained], tuple[str, acts.Act]] = {
    CancelSeason: ("cancel", acts.Cancel()),
    ConfirmResults: ("confirm", acts.Confirm()),
    PauseSeason: ("pause", acts.Pause()),
    ReopenSeason: ("reopen", acts.Reopen()),
}
"""The name of the form of each, and what it does."""


@StartSeason.on_press
async def start(request: UmpireRequest, press: StartSeason) -> None:
    """Preview the start."""
    contest = request.contest
    await request.take_time()  # drawing tables is slow
    await propose(request, contest, acts.Start())


@ResumeSeason.on_press
async def resume(request: UmpireRequest, press: ResumeSeason) -> None:
    """Preview that the season goes on."""
    contest = request.contest
    await propose(request, contest, acts.Resume())


@Explained.with_form
async def ask_why(request: UmpireRequest, press: Explained) -> Form:
    """Open the form for the reason."""
    what, _ = EXPLAINED[type(press)]
    return reason_form(press, what, request.say)


@Explained.on_form
async def explained(request: UmpireRequest, press: Explained, written: Written) -> None:
    """Preview what was explained."""
    contest = request.contest
    _, act = EXPLAINED[type(press)]
    await propose(request, contest, act, written[WHY])


@OpenCheckIn.with_form
async def ask_for_check_in(request: UmpireRequest, press: OpenCheckIn) -> Form:
    """Open the form for the end of a check-in, which after the start asks the waiting list alone.

    Raises Refused ``league-nobody_waits``.
    """
    contest = request.contest
    if contest.has_started and not contest.waiting:
        raise Refused("league-nobody_waits")
    return time_form(press, "check-in", request.say, why=False)


@OpenCheckIn.on_form
async def check_in(request: UmpireRequest, press: OpenCheckIn, written: Written) -> None:
    """Preview the check-in."""
    contest = request.contest
    until, read_as = await _time(request, contest, written)
    await propose(request, contest, acts.OpenCheckIn(until), notice=read_as)


@ExtendAll.with_form
async def ask_for_deadline(request: UmpireRequest, press: ExtendAll) -> Form:
    """Open the form for another deadline."""
    return time_form(press, "time", request.say)


@ExtendAll.on_form
async def extend(request: UmpireRequest, press: ExtendAll, written: Written) -> None:
    """Preview a later deadline for the open tables of the round, or a later end of a season without any."""
    contest = request.contest
    until, read_as = await _time(request, contest, written)
    act = acts.Decide(Extend(tuple(open_in_round(contest)), until))
    await propose(request, contest, act, written[WHY], read_as)


def open_in_round(contest: Contest) -> list[str]:
    """The fixtures of the current round that have no result."""
    state = season_state(contest)
    return (
        []
        if state is None
        else [key for key in open_fixtures(contest) if state.fixtures[key].round == state.round]
    )


async def _time(request: Request, contest: Contest, written: Written) -> tuple[int, str]:
    """The time (ms) in a form, and the sentence that says how it was read."""
    days = clocks_of(contest.terms)
    read_as = await heard(request, written[TIME], days=days)
    return await when(request.interaction, written[TIME], days), read_as
