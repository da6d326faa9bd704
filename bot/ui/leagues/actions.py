"""Handling presses of a season's players: its screens, and taking part in it."""

from __future__ import annotations

from bot.league.season import acts, format_of
from bot.seasons.service import Making
from bot.tables import Refused
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import message
from bot.ui.components.post import ReadyPost
from bot.ui.components.press import Permission
from bot.ui.delivery import responses
from bot.ui.leagues import views
from bot.ui.leagues.asking import ask_umpire
from bot.ui.leagues.info import leave_question
from bot.ui.presses import leagues as presses
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.presses.leagues import AskUmpire
from bot.ui.seasons.promises import division_of
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.kinds import OfSeason, SeasonRequest
from bot.ui.tables.opening import open_of_season


@presses.JoinSeason.on_press
async def sign_up(request: SeasonRequest, press: presses.JoinSeason) -> None:
    """Sign the user up, or let them wait for a place. Raises Refused if they are suspended."""
    await need_welcome(request, season=True)
    season = await request.services.seasons.act(press.season, request.who, acts.SignUp)
    view = await views.own_view(request.of(season))
    waiting = [signed.player for signed in season.waiting]
    number = waiting.index(view.own) + 1 if view.own in waiting else 0
    division = division_of(season, view.own)
    await _show(request, request.say("league-joined", number=number, division=division))


@presses.AskToLeaveSeason.on_press
async def ask_about_leaving(request: SeasonRequest, press: presses.AskToLeaveSeason) -> None:
    """Remove the user from a season. Ask for confirmation first if they would forfeit open matches."""
    view, season = await views.own_view(request), request.season
    running = season.has_started and season.is_open
    if running and season.plays(view.own) and format_of(season).facts.forfeits:
        await views.answer(request, ReadyPost(leave_question(view)))
        return
    await presses.LeaveSeason(season.key).handle(request)


@presses.LeaveSeason.on_press
async def leave_season(request: SeasonRequest, press: presses.LeaveSeason) -> None:
    """Remove the user from a season without a question."""
    reason = request.services.say_in(request.place_id)("league-left-reason")
    await request.services.seasons.act(press.season, request.who, acts.Leave, reason)
    await _show(request, request.say("league-left"))


@presses.StayInSeason.on_press
async def check_in(request: SeasonRequest, press: presses.StayInSeason) -> None:
    """Check the user in."""
    await _act(request, acts.CheckIn, "league-checked-in")


@presses.AcceptPlace.on_press
async def take_over(request: SeasonRequest, press: presses.AcceptPlace) -> None:
    """Let the user take over the place that they were offered."""
    await _act(request, acts.TakeOver(press.offer), "league-taken-over")


@presses.DeclinePlace.on_press
async def turn_down(request: SeasonRequest, press: presses.DeclinePlace) -> None:
    """Note that the user does not want the place that they were offered."""
    await _act(request, acts.TurnDown(press.offer), "league-turned-down")


async def _act(request: SeasonRequest, act: Making, done: str) -> None:
    """Carry out an act of the user's, and show the season with the phrase ``done``. Raises Refused as
    :meth:`bot.seasons.Seasons.act` does.
    """
    await request.services.seasons.act(request.season.key, request.who, act)
    await _show(request, request.say(done))


async def _show(request: SeasonRequest, notice: str) -> None:
    """Show the season as it is by now."""
    await presses.ShowInfo(request.season.key).handle(request, notice)


class StayOutOfSeason(OfSeason, template="l:no:{season}"):
    """Decline an umpire’s invitation to a season."""

    label, permission = "button-offer-decline", Permission.ENTRANT


@StayOutOfSeason.on_press
async def decline_invitation(request: SeasonRequest, press: StayOutOfSeason) -> None:
    """Note that the user does not take part in a season to which they were invited."""
    await _act(request, acts.DeclineInvitation, "league-invitation-declined")


@presses.BeReady.on_press
async def ready(request: SeasonRequest, press: presses.BeReady) -> None:
    """Mark the user as ready for a fixture, by default their own. The first player to be ready opens its
    thread. A user with several open fixtures gets a list to choose from. A user without any, because they are
    out, counts themselves in. Raises Refused ``nothing_to_play`` for all others without any.
    """
    season = request.season
    if not press.fixture and views.has_missed(await views.own_view(request)):
        await presses.CountMeIn(season.key).handle(request)
        return
    fixture = press.fixture or await views.own_fixture(request)
    if fixture is None:
        return
    # Opening a thread may take longer than Discord waits for an answer.
    await request.take_time()
    table = await request.services.seasons.ready(
        season.key, request.who, fixture, request.interaction.id, request.services.outbox.open_fixture
    )
    view = message(request.say("league-ready", thread=f"<#{table.channel_id}>"))
    await responses.reply_private(request.interaction, view=view)


@presses.CountMeIn.on_press
async def count_me_in(request: SeasonRequest, press: presses.CountMeIn) -> None:
    """Include the user, a no-show, in the pairings again. Show an umpire who does not play the dashboard, to
    count others in there.
    """
    view = await views.own_view(request)
    if view.staff and not request.season.plays(view.own):
        await ShowDashboard(request.season.key).handle(request, request.say("league-count-others-in"))
        return
    await _act(request, acts.CountIn, "league-counted-in")


@presses.OpenSeasonTable.on_press
async def open_table(request: SeasonRequest, press: presses.OpenSeasonTable) -> None:
    """Open a table of an open season in this channel, or in a thread if the press says so.

    Raises Refused ``season_not_running``, and ``not_in_league`` for users who don't play in it, before
    anything is opened.
    """
    season = request.season
    view = await views.own_view(request)
    if season.phase not in ("running", "paused"):
        raise Refused("season_not_running")
    if not season.plays(view.own):
        raise Refused("not_in_league", league=season.settings.league)
    await open_of_season(request, season.settings, season.key, in_thread=press.where == "thread")


@AskUmpire.with_form
async def ask(request: SeasonRequest, press: AskUmpire) -> Form:
    """Open the form to ask the umpire about a match. Raises Refused if it is too late for that."""
    await request.services.seasons.preview(
        request.season.key, request.who, lambda who: acts.Appeal(press.match, who), "?"
    )
    return ask_umpire(press, request.say)


@AskUmpire.on_form
async def send_question(request: SeasonRequest, press: AskUmpire, written: Written) -> None:
    """Record the user's question to the umpire about a match."""
    season, who = request.season, request.who
    await request.services.seasons.act(
        season.key, who, lambda who: acts.Appeal(press.match, who), written["text"]
    )
    await presses.ShowAccount(season.key).handle(request)
