"""Handling presses of a season's players: its screens, and taking part in it."""

from __future__ import annotations

from bot.league.contest import Contest, acts, format_of
from bot.seasons.service import Making
from bot.tables import Refused
from bot.ui.components.forms import Written
from bot.ui.components.layout import message
from bot.ui.components.post import Post
from bot.ui.delivery import responses
from bot.ui.leagues import views
from bot.ui.leagues.asking import ask_umpire
from bot.ui.leagues.info import leave_question, season_terms_screen
from bot.ui.presses import leagues as presses
from bot.ui.seasons.seasons import season_here
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.shell.kinds import OfSeason
from bot.ui.shell.router import Routes
from bot.ui.tables.opening import open_of_season

routes = Routes()


# Screens


@routes.on(presses.ShowInfo)
async def show_info(interaction: Interaction, request: RequestContext, press: presses.ShowInfo) -> None:
    """Show the information about a season."""
    await views.show_info(interaction, request, await season_here(request, press.season))


@routes.on(presses.ShowTerms)
async def show_terms(interaction: Interaction, request: RequestContext, press: presses.ShowTerms) -> None:
    """Show a page of how a season is played."""
    contest = await season_here(request, press.season)
    reader = await views.reader_of(interaction, request, contest)
    await views.answer(interaction, Post(season_terms_screen(reader, press.page)))


@routes.on(presses.ShowStandings)
async def show_standings(
    interaction: Interaction, request: RequestContext, press: presses.ShowStandings
) -> None:
    """Show a page of the standings."""
    contest = await season_here(request, press.season)
    page = None if press.page == "own" else int(press.page or 0)
    await views.show_standings(interaction, request, contest, page)


@routes.on(presses.ShowFixtures)
async def show_fixtures(
    interaction: Interaction, request: RequestContext, press: presses.ShowFixtures
) -> None:
    """Show the fixtures of a round."""
    contest = await season_here(request, press.season)
    await views.show_fixtures(interaction, request, contest, press.round, press.page)


@routes.on(presses.ShowAccount)
async def show_account(interaction: Interaction, request: RequestContext, press: presses.ShowAccount) -> None:
    """Show a player's account."""
    contest = await season_here(request, press.season)
    await views.show_account(interaction, request, contest, press.entry, press.page)


@routes.on(presses.ListSeasons)
async def show_list(interaction: Interaction, request: RequestContext, press: presses.ListSeasons) -> None:
    """Show a page of the list of seasons."""
    await views.show_list(interaction, request, await season_here(request, press.season))


@routes.on(presses.ShowToAll)
async def show_to_all(interaction: Interaction, request: RequestContext, press: presses.ShowToAll) -> None:
    """Post the standings in the channel."""
    await views.show_to_all(interaction, request, await season_here(request, press.season))


@routes.on(presses.ShowCaution)
async def show_caution(interaction: Interaction, request: RequestContext, press: presses.ShowCaution) -> None:
    """Show a player a caution by the umpire."""
    contest = await season_here(request, press.season)
    await views.show_caution(interaction, request, contest, press.line)


@routes.on(presses.ShowReply)
async def show_reply(interaction: Interaction, request: RequestContext, press: presses.ShowReply) -> None:
    """Show a player the umpire's answer to their question."""
    contest = await season_here(request, press.season)
    await views.show_reply(interaction, request, contest, press.appeal)


# Taking part


@routes.on(presses.SignUp)
async def sign_up(interaction: Interaction, request: RequestContext, press: presses.SignUp) -> None:
    """Sign the user up."""
    await join(interaction, request, await season_here(request, press.season))


@routes.on(presses.AskToLeaveSeason)
async def ask_about_leaving(
    interaction: Interaction, request: RequestContext, press: presses.AskToLeaveSeason
) -> None:
    """Remove the user from a season, or ask for confirmation first."""
    await leave(interaction, request, await season_here(request, press.season))


@routes.on(presses.LeaveSeason)
async def leave_season(interaction: Interaction, request: RequestContext, press: presses.LeaveSeason) -> None:
    """Remove the user from a season."""
    await leave_now(interaction, request, await season_here(request, press.season))


async def join(interaction: Interaction, request: RequestContext, contest: Contest) -> None:
    """Sign the user up, or let them wait for a place. Raises Refused if they are barred."""
    await need_welcome(interaction, season=True)
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), acts.SignUp)
    reader = await views.reader_of(interaction, request, contest)
    waiting = [signed.player for signed in contest.waiting]
    number = waiting.index(reader.own) + 1 if reader.own in waiting else 0
    await views.show_info(interaction, request, contest, notice=request.say("league-joined", number=number))


async def leave(interaction: Interaction, request: RequestContext, contest: Contest) -> None:
    """Remove the user from a season. Ask for confirmation first if they would forfeit open matches."""
    reader = await views.reader_of(interaction, request, contest)
    running = contest.has_started and contest.is_open
    if running and contest.plays(reader.own) and format_of(contest).facts.forfeits:
        await views.answer(interaction, Post(leave_question(reader)))
        return
    await leave_now(interaction, request, contest)


async def leave_now(interaction: Interaction, request: RequestContext, contest: Contest) -> None:
    """Remove the user from a season without a question."""
    reason = request.services.say_in(contest.guild_id)("league-left-reason")
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), acts.Leave, reason)
    await views.show_info(interaction, request, contest, notice=request.say("league-left"))


@routes.on(presses.CheckIn)
async def check_in(interaction: Interaction, request: RequestContext, press: presses.CheckIn) -> None:
    """Check the user in."""
    await _act(interaction, request, press, acts.CheckIn, "league-checked-in")


@routes.on(presses.TakeOver)
async def take_over(interaction: Interaction, request: RequestContext, press: presses.TakeOver) -> None:
    """Let the user take over the place that they were offered."""
    await _act(interaction, request, press, acts.TakeOver(press.offer), "league-taken-over")


@routes.on(presses.TurnDown)
async def turn_down(interaction: Interaction, request: RequestContext, press: presses.TurnDown) -> None:
    """Note that the user does not want the place that they were offered."""
    await _act(interaction, request, press, acts.TurnDown(press.offer), "league-turned-down")


async def _act(
    interaction: Interaction, request: RequestContext, press: OfSeason, act: Making, done: str
) -> None:
    """Carry out an act of the user's, and show the season with the phrase ``done``. Raises Refused as
    :meth:`bot.seasons.Seasons.act` does.
    """
    contest = await season_here(request, press.season)
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), act)
    await views.show_info(interaction, request, contest, notice=request.say(done))


@routes.on(presses.DeclineInvitation)
async def decline_invitation(
    interaction: Interaction, request: RequestContext, press: presses.DeclineInvitation
) -> None:
    """Note that the user does not take part in a season to which they were invited."""
    await _act(interaction, request, press, acts.DeclineInvitation, "league-invitation-declined")


@routes.on(presses.BeReady)
async def ready(interaction: Interaction, request: RequestContext, press: presses.BeReady) -> None:
    """Mark the user as ready for a fixture, by default their own. The first one to be ready opens its thread.

    A user who has several open fixtures gets a list to choose from. Who has none because they are out counts
    themselves in. Raises Refused ``nothing_to_play`` for others who have none.
    """
    contest = await season_here(request, press.season)
    if not press.fixture and views.has_missed(await views.reader_of(interaction, request, contest)):
        await count_me_in(interaction, request, presses.CountMeIn(contest.key))
        return
    fixture = press.fixture or await views.own_fixture(interaction, request, contest)
    if fixture is None:
        return
    # Opening a thread may take longer than Discord waits for an answer.
    await responses.take_time(interaction)
    table = await request.services.seasons.ready(
        contest.key, who_pressed(interaction), fixture, interaction.id, request.services.outbox.open_fixture
    )
    view = message(request.say("league-ready", thread=f"<#{table.channel_id}>"))
    await responses.reply_private(interaction, view=view)


@routes.on(presses.CountMeIn)
async def count_me_in(interaction: Interaction, request: RequestContext, press: presses.CountMeIn) -> None:
    """Let the user be drawn again who did not come to a table."""
    await _act(interaction, request, press, acts.CountIn, "league-counted-in")


@routes.on(presses.OpenSeasonTable)
async def open_table(
    interaction: Interaction, request: RequestContext, press: presses.OpenSeasonTable
) -> None:
    """Open a table of an open season in this channel, or in a thread if the press says so.

    Raises Refused ``season_not_running``, and ``not_in_league`` for those who do not play in it, before
    anything is opened.
    """
    contest = await season_here(request, press.season)
    reader = await views.reader_of(interaction, request, contest)
    if contest.phase not in ("running", "paused"):
        raise Refused("season_not_running")
    if not contest.plays(reader.own):
        raise Refused("not_in_league", league=contest.terms.league)
    await open_of_season(request, contest.terms, contest.key, in_thread=press.where == "thread")


@routes.on(presses.AskUmpire)
async def ask(interaction: Interaction, request: RequestContext, press: presses.AskUmpire) -> None:
    """Open the form to ask the umpire about a match. Raises Refused if it is too late for that."""
    contest = await season_here(request, press.season)
    await request.services.seasons.preview(
        contest.key, who_pressed(interaction), lambda who: acts.Appeal(press.match, who), "?"
    )
    await responses.open_form(interaction, ask_umpire(press, request.say))


@routes.on_form(presses.AskUmpire)
async def send_question(
    interaction: Interaction, request: RequestContext, press: presses.AskUmpire, written: Written
) -> None:
    """Record the user's question to the umpire about a match."""
    contest, who = await season_here(request, press.season), who_pressed(interaction)
    done = await request.services.seasons.act(
        contest.key, who, lambda who: acts.Appeal(press.match, who), written["text"]
    )
    await views.show_account(interaction, request, done)
