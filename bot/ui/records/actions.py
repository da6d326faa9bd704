"""Handling presses and commands about past matches: leaderboards, statistics, history."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.games import GAMES
from bot.services import MINIMUM, Order
from bot.tables import Refused, Who
from bot.tables.namesakes import told_apart
from bot.ui.components.post import Illustration, Post
from bot.ui.i18n.user_text import shown_name
from bot.ui.pictures.alt import Alt
from bot.ui.pictures.record import Record
from bot.ui.presses.records import ShowRating, TurnHistory, TurnLeaderboard, TurnStats
from bot.ui.records.drawing import (
    against_alt,
    against_record,
    board_alt,
    board_record,
    career_alt,
    career_record,
)
from bot.ui.records.history import MATCHES, history_message
from bot.ui.records.leaderboards import PAGE, leaderboard_message
from bot.ui.records.offers import period_meant
from bot.ui.records.ratings import MATCHES as RATED_MATCHES
from bot.ui.records.ratings import rating_message
from bot.ui.records.stats import against_message, last_page, played_on, stats_message
from bot.ui.shell.context import Request
from bot.user_text import UserText


@TurnLeaderboard.on_press
async def turn_page(request: Request, press: TurnLeaderboard) -> None:
    """Show another page of a leaderboard."""
    await show_leaderboard(request, press.game, press.period, press.by, press.page)


@TurnHistory.on_press
async def turn_history(request: Request, press: TurnHistory) -> None:
    """Show another page of the history."""
    user_id, game = press.user, press.game
    name = await _name_of(request, user_id) if user_id else None
    await show_history(request, user_id or None, name, None if game == "all" else game, press.page)


@TurnStats.on_press
async def turn_stats(request: Request, press: TurnStats) -> None:
    """Show another page of a member's statistics."""
    name = await _name_of(request, press.user)
    await _show_career(request, press.user, name, press.page)


@ShowRating.on_press
async def show_rating(request: Request, press: ShowRating) -> None:
    """Show a page of the matches that have moved a member's rating."""
    guild_id = request.guild_id
    if press.game not in GAMES:
        raise Refused("unknown_press")
    matches, more = await request.services.standings.rated_matches(
        guild_id, press.user, press.game, press.page, RATED_MATCHES
    )
    name = await _name_of(request, press.user)
    view = rating_message(
        name, press.user, press.game, matches, press.page, more, request.say, guild_id=guild_id
    )
    await request.show_post(Post(view))  # it takes the place of statistics with their picture


async def show_leaderboard(
    request: Request,
    game: str,
    period: str = "all",
    by: Order = "wins",
    page: int = 0,
) -> None:
    """Show one page of a leaderboard in private. The user's own line is on every page.

    Raises Refused ``unknown_press`` for a game that the bot does not have.
    """
    guild_id = request.guild_id
    if game not in GAMES:
        raise Refused("unknown_press")
    chosen = await period_meant(request, guild_id, period)
    board = await request.services.standings.leaderboard(
        guild_id, request.user_id, game, page, PAGE, period=chosen, by=by
    )
    picture = await _drawn(request, board_record(board, request.say), board_alt(board, request.say))
    await request.show_post(Post(leaderboard_message(board, MINIMUM, request.say, picture), picture))


async def show_stats(
    request: Request,
    member: discord.abc.User,
    against: discord.abc.User | None,
) -> None:
    """Show a member's statistics, or their record ``against`` another member.

    Raises Refused ``against_self`` if both are the same.
    """
    if against is None:
        await _show_career(request, member.id, shown_name(member))
        return
    if against.id == member.id:
        raise Refused("against_self")
    guild_id = request.guild_id
    rows = await request.services.standings.against(guild_id, member.id, against.id)
    both = told_apart(Who(user.id, shown_name(user)) for user in (member, against))
    name, other = (who.name for who in both)
    alt = against_alt(name, other, rows, request.say)
    picture = await _drawn(request, against_record(name, other, rows), alt)
    await request.show_post(Post(against_message(name, other, rows, request.say, picture), picture))


async def show_history(
    request: Request,
    user_id: int | None,
    name: UserText | None,
    game: str | None,
    page: int = 0,
) -> None:
    """Show a page of the finished matches on this server, of everybody or of one member (``user_id``,
    ``name``).
    """
    guild_id = request.guild_id
    matches, more = await request.services.standings.history(guild_id, user_id, game, page, MATCHES)
    view = history_message(
        matches,
        page,
        more,
        request.say,
        guild_id=guild_id,
        user_id=user_id,
        name=name,
        game=game,
        is_own=user_id == request.user_id,
    )
    await request.private(view)


async def _show_career(request: Request, user_id: int, name: UserText, page: int = 0) -> None:
    guild_id = request.guild_id
    career = await request.services.standings.career(guild_id, user_id)
    if not (await request.services.preferences.server(guild_id)).achievements:
        career = replace(career, achievements=())
    games = [game for game in played_on(career, min(page, last_page(career))) if game.stats.matches]
    record, alt = career_record(name, games, request.say), career_alt(name, games, request.say)
    picture = await _drawn(request, record, alt)
    view = stats_message(name, career, user_id, guild_id, page, request.say, picture)
    await request.show_post(Post(view, picture))


async def _drawn(request: Request, record: Record, alt: Alt) -> Illustration | None:
    """The picture of a record, unless there is nothing in it or the user wants none."""
    if request.settings.text_only or not record.rows:
        return None
    return await request.services.renderer.draw(record, alt.text, says_all=alt.is_whole)


async def _name_of(request: Request, user_id: int) -> UserText:
    """The name of a member, who may have left the server or been forgotten."""
    guild_id = request.guild_id
    return await request.services.standings.name_of(guild_id, user_id) or UserText(
        request.say("former-player")
    )
