"""What happens when somebody presses a button of a season: looking at it, and taking part in it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from bot.league.contest import Contest, acts, format_of
from bot.tables import Refused
from bot.ui.components.forms import Written
from bot.ui.components.layout import message
from bot.ui.delivery import responses
from bot.ui.delivery.posts import Post
from bot.ui.leagues import views
from bot.ui.leagues.asking import ask_umpire
from bot.ui.leagues.fixtures import own_fixtures
from bot.ui.leagues.info import leave_question
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.tables.opening import open_of_season

Doing = Callable[[Interaction, RequestContext, Contest, str], Awaitable[None]]


async def press_league(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``l:`` look at a season of this server, or take part in it."""
    doing = ROUTES.get(match["what"])
    if doing is None:
        raise Refused("unknown_press")
    await doing(interaction, request, await _season(interaction, request, match), match["more"] or "")


async def write_of_league(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``l:`` what was written about a season of this server."""
    if match["what"] != "ask":
        raise Refused("unknown_press")
    await put(interaction, request, await _season(interaction, request, match), match["more"] or "", written)


async def _season(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> Contest:
    """The season of an id. Raises Refused where it is none of this server."""
    contest = await request.services.seasons.by_key(match["season"])
    if contest.guild_id != interaction.guild_id:
        raise Refused("unknown_press")
    return contest


async def join(interaction: Interaction, request: RequestContext, contest: Contest, more: str = "") -> None:
    """Sign the presser up, or let them wait for a place."""
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), acts.SignUp)
    reader = await views.reader_of(interaction, request, contest)
    waiting = [signed.player for signed in contest.waiting]
    number = waiting.index(reader.own) + 1 if reader.own in waiting else 0
    await views.show_info(interaction, request, contest, notice=request.say("league-joined", number=number))


async def leave(interaction: Interaction, request: RequestContext, contest: Contest, more: str = "") -> None:
    """Let the presser go, or ask first where they would forfeit what is still to be played."""
    reader = await views.reader_of(interaction, request, contest)
    running = contest.has_started and contest.is_open
    if running and contest.plays(reader.own) and format_of(contest).forfeits:
        await views.answer(interaction, Post(leave_question(reader)))
        return
    await leave_now(interaction, request, contest, more)


async def leave_now(interaction: Interaction, request: RequestContext, contest: Contest, more: str) -> None:
    """Let the presser go."""
    reason = request.services.say_in(contest.guild_id)("league-left-reason")
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), acts.Leave, reason)
    await views.show_info(interaction, request, contest, notice=request.say("league-left"))


async def check_in(interaction: Interaction, request: RequestContext, contest: Contest, more: str) -> None:
    """The presser says that they are still there."""
    contest = await request.services.seasons.act(contest.key, who_pressed(interaction), acts.CheckIn)
    await views.show_info(interaction, request, contest, notice=request.say("league-checked-in"))


async def ready(interaction: Interaction, request: RequestContext, contest: Contest, fixture: str) -> None:
    """The presser is ready to play a fixture, or with none named the one that is theirs: at its table, whose
    thread is opened for the first of them. Who has several is asked which; with none: ``nothing_to_play``.
    """
    if not fixture:
        own = own_fixtures(await views.reader_of(interaction, request, contest))
        if not own:
            raise Refused("nothing_to_play")
        if len(own) > 1:
            await views.show_fixtures(interaction, request, contest)
            return
        fixture = own[0]
    # Opening a thread may take longer than Discord waits for an answer.
    await responses.take_time(interaction)
    table = await request.services.seasons.ready(
        contest.key, who_pressed(interaction), fixture, interaction.id
    )
    view = message(request.say("league-ready", thread=f"<#{table.channel_id}>"))
    await responses.reply_private(interaction, view=view)


async def open_table(interaction: Interaction, request: RequestContext, contest: Contest, more: str) -> None:
    """Open a table of an open season in this channel, or where that has one, in a ``thread``."""
    await open_of_season(interaction, request, contest.terms, contest.key, in_thread=more == "thread")


async def ask(interaction: Interaction, request: RequestContext, contest: Contest, match: str) -> None:
    """Let the presser write to the umpire about a match, if they still can."""
    await request.services.seasons.preview(
        contest.key, who_pressed(interaction), lambda who: acts.Appeal(match, who), "?"
    )

    await responses.open_form(interaction, ask_umpire(contest.key, match, request.say))


async def put(
    interaction: Interaction, request: RequestContext, contest: Contest, match: str, written: Written
) -> None:
    """Put to the umpire what the presser has written about a match."""
    who = who_pressed(interaction)
    done = await request.services.seasons.act(
        contest.key, who, lambda who: acts.Appeal(match, who), written["text"]
    )
    await views.show_account(interaction, request, done)


ROUTES: dict[str, Doing] = {
    "info": views.show_info,
    "standings": views.show_standings,
    "fixtures": views.show_fixtures,
    "account": views.show_account,
    "list": views.show_list,
    "show": views.show_to_all,
    "caution": views.show_caution,
    "reply": views.show_reply,
    "join": join,
    "leave": leave,
    "quit": leave_now,
    "check_in": check_in,
    "ready": ready,
    "open": open_table,
    "ask": ask,
}
"""By the word in the ids."""
