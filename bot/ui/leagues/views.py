"""Showing the screens of a season, in private or to a whole channel."""

from __future__ import annotations

import discord
from discord import ui

from bot.league.contest import Contest, absence
from bot.milliseconds import MINUTE
from bot.tables import Refused
from bot.ui.components.post import Illustration, Post, upload_of
from bot.ui.delivery import responses
from bot.ui.delivery.responses import is_private
from bot.ui.i18n.values import moment
from bot.ui.leagues.asking import caution_screen, reply_screen
from bot.ui.leagues.families import screens_of
from bot.ui.leagues.fixtures import own_fixtures
from bot.ui.leagues.info import info_screen
from bot.ui.leagues.seasons import list_of_seasons
from bot.ui.leagues.standings import page_of
from bot.ui.seasons.chart import charted
from bot.ui.seasons.reader import Reader
from bot.ui.seasons.seasons import season_named
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.permissions import is_umpire, need_to_write

SHOW_PAUSE = MINUTE
"""Milliseconds until standings can be posted in the same channel again."""


async def chosen(request: Request, text: str | None) -> Contest | None:
    """The season that a command is about: the one that ``text`` names, or the only running one, or the only
    one that there ever was.

    Without a text, if it is none of them, show the user a list of seasons and return None.
    """
    guild_id = request.guild_id
    if text is not None:
        return await season_named(guild_id, text, request.services.seasons, request.say)
    running = request.services.seasons.running(guild_id)
    if len(running) == 1:
        return running[0]
    listed = await request.services.seasons.listed(guild_id)
    if len(listed) == 1:
        return await request.services.seasons.by_key(listed[0].season)
    await request.private(list_of_seasons(listed, request.say))
    return None


async def reader_of(request: Request, contest: Contest) -> Reader:
    """The user as the reader of a season's screens."""
    people = await request.services.seasons.names(contest, user_id=request.user_id)
    own = next((key for key, person in people.items() if person.user_id == request.user_id), "")
    staff = await is_umpire(request.interaction, contest)
    return Reader(contest, people, request.say, request.now, own, staff)


async def show_info(request: Request, contest: Contest, *, notice: str = "") -> None:
    """Show the information about a season. ``notice`` is a text at the top."""
    await answer(request.interaction, Post(info_screen(await reader_of(request, contest), notice)))


async def show_standings(request: Request, contest: Contest, page: int | None = 0) -> None:
    """Show a page of the standings; None for the page with the user's own line."""
    reader = await reader_of(request, contest)
    await answer(
        request.interaction, await _standings(request, reader, page_of(reader) if page is None else page)
    )


async def show_fixtures(request: Request, contest: Contest, number: int = 0, page: int = 0) -> None:
    """Show a page of the fixtures of a round, given its number; 0 for the newest."""
    reader = await reader_of(request, contest)
    screen = screens_of(contest).fixtures(reader, number, page)
    await answer(request.interaction, Post(screen))


def has_missed(reader: Reader) -> bool:
    """Whether the reader has nothing to play because they did not come to a table."""
    return reader.own in absence.players_out(reader.contest) and not own_fixtures(reader)


async def own_fixture(request: Request, contest: Contest) -> str | None:
    """The fixture that the user still has to play. If they have several, show them the newest round to choose
    from, and return None. Raises Refused ``nothing_to_play``.
    """
    own = own_fixtures(await reader_of(request, contest))
    if not own:
        raise Refused("nothing_to_play")
    if len(own) > 1:
        await show_fixtures(request, contest)
        return None
    return own[0]


async def show_account(request: Request, contest: Contest, entry: str = "", page: int = 0) -> None:
    """Show the account of an entry, by default the user's own. Raises Refused ``not_in_season``."""
    reader = await reader_of(request, contest)
    await answer(request.interaction, Post(_account(reader, entry or contest.entry_held(reader.own), page)))


async def show_member(request: Request, contest: Contest, member: discord.Member) -> None:
    """Show the account of a member of the server. Raises Refused ``not_in_season`` if they have none."""
    reader = await reader_of(request, contest)
    people = await request.services.seasons.names(contest)
    player = next((key for key, person in people.items() if person.user_id == member.id), "")
    await answer(request.interaction, Post(_account(reader, contest.entry_held(player), 0)))


async def show_list(request: Request, contest: Contest) -> None:
    """Show the page of the list of seasons that begins with this one."""
    rows = await request.services.seasons.listed(contest.guild_id)
    await request.private(list_of_seasons(rows, request.say, contest.key))


async def show_to_all(request: Request, contest: Contest) -> None:
    """Post the first page of the standings in this channel.

    Raises Refused ``may_not_write`` if the user may not write there, and ``shown_lately`` if that was done
    less than :data:`SHOW_PAUSE` ms ago.
    """
    need_to_write(request.interaction)
    guild_id, channel_id = request.guild_id, request.channel_id
    now, shown = request.now, request.services.standings_shown
    for channel, at in list(shown.items()):
        if now - at >= SHOW_PAUSE:
            del shown[channel]
    if channel_id in shown:
        raise Refused("shown_lately", at=moment(shown[channel_id] + SHOW_PAUSE))
    async with spending(request.interaction, "messages"):
        shown[channel_id] = now
        people = await request.services.seasons.names(contest)
        reader = Reader(contest, people, request.services.say_in(guild_id), now)
        post = await _standings(request, reader, 0, public=True)
        await responses.announce(request.interaction, view=post.view, files=post.files())


async def show_caution(request: Request, contest: Contest, line: str) -> None:
    """Show a player a caution by the umpire. Raises Refused ``not_for_you`` to others."""
    await _for_one(request.interaction, caution_screen(await reader_of(request, contest), line))


async def show_reply(request: Request, contest: Contest, appeal: str) -> None:
    """Show a player the umpire's answer to their question. Raises Refused ``not_for_you`` to others."""
    await _for_one(request.interaction, reply_screen(await reader_of(request, contest), appeal))


def _account(reader: Reader, entry: str | None, page: int) -> ui.LayoutView:
    """The account of an entry. Raises Refused ``not_in_season`` if there is no such entry."""
    if entry is None:
        raise Refused("not_in_season")
    return screens_of(reader.contest).account(reader, entry, page)


async def _standings(request: Request, reader: Reader, page: int, *, public: bool = False) -> Post:
    """A page of the standings. The first page has the race, or of a cup the bracket, in a picture or in
    words.
    """
    picture: Illustration | None = None
    words = ""
    if page == 0:
        drawn = public or not request.settings.text_only
        palette = request.settings.palette if drawn else None
        picture, words = await charted(reader, request.services.renderer, palette)
    screen = screens_of(reader.contest).standings(reader, page, picture, words, public=public)
    return Post(screen, picture)


async def _for_one(interaction: Interaction, view: ui.LayoutView | None) -> None:
    if view is None:
        raise Refused("not_for_you")
    await answer(interaction, Post(view))


async def answer(interaction: Interaction, post: Post) -> None:
    """Show a screen to the user alone, in the private message that they pressed or in a new one."""
    pressed = interaction.message
    if pressed is not None and is_private(interaction):
        await responses.update(interaction, **post.edit(upload_of(pressed)))
    else:
        await responses.reply_private(interaction, view=post.view, files=post.files())
