"""The course of a season, from the dashboard: check-in, start, pauses, longer rounds, and its end."""

from __future__ import annotations

from typing import ClassVar

from bot.league.decisions import Extend
from bot.league.season import Season, acts, season_state
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import BLUE
from bot.ui.seasons.suggestions import open_fixtures
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.tables.away import heard, when
from bot.ui.umpire.dashboard.forms import TIME, WHY, reason_form, time_form
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import clocks_of


class StartSeason(OfUmpire, template="j:start:{season}"):
    """See what the start of a season would do, and confirm it."""

    label = "button-dashboard-start"


@StartSeason.on_press
async def start(request: UmpireRequest, press: StartSeason) -> None:
    """Preview the start."""
    await request.take_time()  # drawing tables is slow
    await propose(request, acts.Start())


class ResumeSeason(OfUmpire, template="j:resume:{season}"):
    """Resume a paused season."""

    label, style = "button-dashboard-resume", BLUE


@ResumeSeason.on_press
async def resume(request: UmpireRequest, press: ResumeSeason) -> None:
    """Preview that the season resumes."""
    await propose(request, acts.Resume())


class Explained(OfUmpire):
    """A press whose form asks for the reason alone."""

    what: ClassVar[str]
    """The name of the form."""
    act: ClassVar[acts.Act]
    """What it does."""


class CancelSeason(Explained, template="j:cancel:{season}"):
    """End a season without a champion: write why, see what follows, confirm it twice."""

    label = "dashboard-more-cancel"
    what, act = "cancel", acts.Cancel()


class ConfirmResults(OfUmpire, template="j:confirm:{season}"):
    """Confirm the results of a season: see what follows and which tables were not played, confirm it."""

    label, style = "button-dashboard-confirm", BLUE


@ConfirmResults.on_press
async def confirm_results(request: UmpireRequest, press: ConfirmResults) -> None:
    """Preview that the results are confirmed, which needs no reason."""
    await propose(request, acts.Confirm())


class PauseSeason(Explained, template="j:pause:{season}"):
    """Pause a season, and write why."""

    label = "dashboard-more-pause"
    what, act = "pause", acts.Pause()


class ReopenSeason(Explained, template="j:reopen:{season}"):
    """Review results again that were confirmed: write why, see what follows, confirm it."""

    label = "button-dashboard-reopen"
    what, act = "reopen", acts.Reopen()


@Explained.with_form
async def ask_why(request: UmpireRequest, press: Explained) -> Form:
    """Open the form for the reason."""
    return reason_form(press, press.what, request.say)


@Explained.on_form
async def explained(request: UmpireRequest, press: Explained, written: Written) -> None:
    """Preview what was explained."""
    await propose(request, press.act, written[WHY])


class AskToCheckIn(OfUmpire, template="j:check_in:{season}"):
    """Ask players to check in: write until when, see what follows, confirm it."""

    label = "dashboard-more-check-in"


@AskToCheckIn.with_form
async def ask_for_check_in(request: UmpireRequest, press: AskToCheckIn) -> Form:
    """Open the form for the end of a check-in, which after the start asks the waiting list alone.

    Raises Refused ``league-nobody_waits``.
    """
    if request.season.has_started and not request.season.waiting:
        raise Refused("league-nobody_waits")
    return time_form(press, "check-in", request.say, why=False)


@AskToCheckIn.on_form
async def check_in(request: UmpireRequest, press: AskToCheckIn, written: Written) -> None:
    """Preview the check-in."""
    until, read_as = await _time(request, request.season, written)
    await propose(request, acts.OpenCheckIn(until), notice=read_as)


class ExtendAll(OfUmpire, template="j:extend:{season}"):
    """Extend a round or the season: write until when and why, see what follows, confirm it."""

    label = "dashboard-more-extend"


@ExtendAll.with_form
async def ask_for_deadline(request: UmpireRequest, press: ExtendAll) -> Form:
    """Open the form for another deadline."""
    return time_form(press, "time", request.say)


@ExtendAll.on_form
async def extend(request: UmpireRequest, press: ExtendAll, written: Written) -> None:
    """Preview a later deadline for the open tables of the round, or a later end of a season without any."""
    until, read_as = await _time(request, request.season, written)
    act = acts.Decide(Extend(tuple(open_in_round(request.season)), until))
    await propose(request, act, written[WHY], read_as)


def open_in_round(season: Season) -> list[str]:
    """The fixtures of the current round that have no result."""
    state = season_state(season)
    return (
        []
        if state is None
        else [key for key in open_fixtures(season) if state.fixtures[key].round == state.round]
    )


async def _time(request: Request, season: Season, written: Written) -> tuple[int, str]:
    """The time (ms) in a form, and the sentence that says how it was read."""
    days = clocks_of(season.settings)
    read_as = await heard(request, written[TIME], days=days)
    return await when(request, written[TIME], days), read_as
