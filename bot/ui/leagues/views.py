"""Showing the screens of a season, in private or to a whole channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import ui

from bot.league.season import LogEntry, Season, absence, tournament_of
from bot.milliseconds import MINUTE
from bot.tables import Refused
from bot.ui.components.layout import BLUE
from bot.ui.components.post import Illustration, ReadyPost, upload_of
from bot.ui.components.press import Permission, Text
from bot.ui.delivery import responses
from bot.ui.i18n.values import moment
from bot.ui.leagues.asking import reply_screen, warning_screen
from bot.ui.leagues.families import screens_of
from bot.ui.leagues.fixtures import own_fixtures
from bot.ui.leagues.info import info_screen, season_how_screen
from bot.ui.leagues.seasons import list_of_seasons
from bot.ui.leagues.standings import page_of
from bot.ui.presses.leagues import (
    ListSeasons,
    ShowAccount,
    ShowFixtures,
    ShowHowPlayed,
    ShowInfo,
    ShowStandings,
    ShowToAll,
)
from bot.ui.seasons.bracket import drawn_bracket
from bot.ui.seasons.ranked import look_ahead
from bot.ui.seasons.seasons import season_named
from bot.ui.seasons.view import SeasonView
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfSeason, SeasonRequest
from bot.ui.shell.permissions import is_umpire, need_to_write

SHOW_PAUSE = MINUTE
"""Milliseconds until standings can be posted in the same channel again."""


async def chosen(request: Request, text: str | None) -> Season | None:
    """The season that a command is about: the one that ``text`` names, or the only running one, or the only
    one that there ever was.

    Without a text, if it is none of them, show the user a list of seasons and return None.
    """
    place_id = request.place_id
    if text is not None:
        return await season_named(place_id, text, request.services.seasons, request.say)
    running = request.services.seasons.running(place_id)
    if len(running) == 1:
        return running[0]
    listed = await request.services.seasons.listed(place_id)
    if len(listed) == 1:
        return await request.services.seasons.by_key(listed[0].season)
    role = (await request.services.preferences.server(place_id)).staff_role
    await request.private(list_of_seasons(listed, request.say, staff_role=role))
    return None


async def own_view(request: SeasonRequest) -> SeasonView:
    """Return the season as the user sees it."""
    season = request.season
    people = await request.services.seasons.names(season, user_id=request.user_id)
    own = next((key for key, person in people.items() if person.user_id == request.user_id), "")
    staff = await is_umpire(request, season)
    return SeasonView(season, people, request.say, request.now, own, staff)


@ShowInfo.on_press
async def show_info(request: SeasonRequest, press: ShowInfo) -> None:
    """Show the information about a season."""
    await answer(request, ReadyPost(info_screen(await own_view(request), request.notice)))


@ShowHowPlayed.on_press
async def show_how_played(request: SeasonRequest, press: ShowHowPlayed) -> None:
    """Show a page of how a season is played."""
    order = await request.services.forecasts.reliability(request.season)
    await answer(request, ReadyPost(season_how_screen(await own_view(request), press.page, order)))


@ShowStandings.on_press
async def show_standings(request: SeasonRequest, press: ShowStandings) -> None:
    """Show a page of the standings."""
    view, forecasts = await own_view(request), request.services.forecasts
    page = page_of(view) if press.page == "own" else int(press.page or 0)
    is_wanted = request.settings.chances and await _shows_chances(request)
    chances = forecasts.known(view.season) if is_wanted else {}
    show: Callable[[ReadyPost], Awaitable[None]] = partial(answer, request)
    if chances is None:
        # The chances take longer than the standings, and come when they are ready.
        show = await responses.begin(request.interaction, await _standings(request, view, page))
        chances = await forecasts.of(view.season)
    await show(await _standings(request, replace(view, chances=chances), page))


async def _shows_chances(request: Request) -> bool:
    """Whether standings in the server show chances."""
    return (await request.services.preferences.server(request.place_id)).chances


@ShowFixtures.on_press
async def show_fixtures(request: SeasonRequest, press: ShowFixtures) -> None:
    """Show a page of the fixtures of a round."""
    view = await own_view(request)
    await look_ahead(view.season)
    screen = screens_of(view.season).fixtures(view, press.round, press.page)
    await answer(request, ReadyPost(screen))


def has_missed(view: SeasonView) -> bool:
    """Whether the reader has nothing to play because they did not come to a table."""
    return view.own in absence.players_out(view.season) and not own_fixtures(view)


async def own_fixture(request: SeasonRequest) -> str | None:
    """The fixture that the user still has to play. If they have several, show them the newest round to choose
    from, and return None. Raises Refused ``nothing_to_play``.
    """
    own = own_fixtures(await own_view(request))
    if not own:
        raise Refused("nothing_to_play")
    if len(own) > 1:
        await ShowFixtures(request.season.key).handle(request)
        return None
    return own[0]


@ShowAccount.on_press
async def show_account(request: SeasonRequest, press: ShowAccount) -> None:
    """Show the account of an entry, by default the user's own. Raises Refused ``not_in_season``."""
    view = await own_view(request)
    entry = press.entry or view.season.entry_held(view.own)
    if entry is None:
        raise Refused("not_in_season")
    log: Sequence[LogEntry] = ()
    if tournament_of(request.season) is not None:
        log = await request.services.seasons.store.log(request.season)
    screen = screens_of(request.season).account(view, log, entry, press.page)
    await answer(request, ReadyPost(screen))


async def show_member(request: Request, season: Season, member: discord.Member) -> None:
    """Show the account of a member of the server. Raises Refused ``not_in_season`` if they have none."""
    people = await request.services.seasons.names(season)
    player = next((key for key, person in people.items() if person.user_id == member.id), "")
    entry = season.entry_held(player)
    if entry is None:
        raise Refused("not_in_season")
    await ShowAccount(season.key, entry).handle(request)


@ListSeasons.on_press
async def show_list(request: SeasonRequest, press: ListSeasons) -> None:
    """Show the page of the list of seasons that begins with this one."""
    rows = await request.services.seasons.listed(request.season.place_id)
    await request.private(list_of_seasons(rows, request.say, press.season))


@ShowToAll.on_press
async def show_to_all(request: SeasonRequest, press: ShowToAll) -> None:
    """Post the first page of the standings in this channel.

    Raises Refused ``may_not_write`` if the user may not write there, and ``shown_lately`` if that was done
    less than :data:`SHOW_PAUSE` ms ago.
    """
    need_to_write(request)
    place_id, channel_id = request.place_id, request.channel_id
    now, shown = request.now, request.services.standings_shown
    for channel, at in list(shown.items()):
        if now - at >= SHOW_PAUSE:
            del shown[channel]
    if channel_id in shown:
        raise Refused("shown_lately", at=moment(shown[channel_id] + SHOW_PAUSE))
    async with spending(request, "messages"):
        shown[channel_id] = now
        people = await request.services.seasons.names(request.season)
        view = SeasonView(request.season, people, request.services.say_in(place_id), now)
        if await _shows_chances(request):
            view = replace(view, chances=request.services.forecasts.known(request.season) or {})
        post = await _standings(request, view, 0, public=True)
        await responses.announce(request.interaction, view=post.view, files=post.files())


class ShowWarning(OfSeason, template="l:warning:{season}:{line}"):
    """Read an umpire’s private warning."""

    line: Text
    label, style, permission = "outbox-button-warn", BLUE, Permission.ENTRANT


@ShowWarning.on_press
async def show_warning(request: SeasonRequest, press: ShowWarning) -> None:
    """Show a player a private warning by the umpire. Raises Refused ``not_for_you`` to others."""
    await _for_one(request, warning_screen(await own_view(request), press.line))


class ShowReply(OfSeason, template="l:reply:{season}:{appeal}"):
    """Read the umpire’s answer to your question."""

    appeal: Text
    label, style, permission = "outbox-button-reply", BLUE, Permission.ENTRANT


@ShowReply.on_press
async def show_reply(request: SeasonRequest, press: ShowReply) -> None:
    """Show a player the umpire's answer to their question. Raises Refused ``not_for_you`` to others."""
    await _for_one(request, reply_screen(await own_view(request), press.appeal))


async def _standings(request: Request, view: SeasonView, page: int, *, public: bool = False) -> ReadyPost:
    """Return a page of the standings. The first page of a cup has the bracket, in a picture or in words."""
    picture: Illustration | None = None
    words = ""
    await look_ahead(view.season)
    if page == 0:
        drawn = public or not request.settings.text_only
        palette = request.settings.palette if drawn else None
        picture, words = await drawn_bracket(view, request.services.renderer, palette)
    screen = screens_of(view.season).standings(view, page, picture, words, public=public)
    return ReadyPost(screen, picture)


async def _for_one(request: Request, view: ui.LayoutView | None) -> None:
    if view is None:
        raise Refused("not_for_you")
    await answer(request, ReadyPost(view))


async def answer(request: Request, post: ReadyPost) -> None:
    """Show a screen to the user alone, in the private message that they pressed or in a new one."""
    pressed = request.interaction.message
    if pressed is not None and request.is_private:
        await responses.update(request.interaction, **post.edit(upload_of(pressed)))
    else:
        await responses.reply_private(request.interaction, view=post.view, files=post.files())
