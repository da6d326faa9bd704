"""What happens when somebody looks at a season, or takes part in it, by button or command."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import discord
from discord import ui

from bot.league.contest import Contest, acts
from bot.tables import Refused
from bot.ui.answers import is_private, private
from bot.ui.away import now_at
from bot.ui.illustrations import Illustration, Post
from bot.ui.layout import message
from bot.ui.leagues.account import account_screen
from bot.ui.leagues.asking import AskUmpire, caution_screen, reply_screen
from bot.ui.leagues.chart import race_alt, race_legend, race_of, race_words
from bot.ui.leagues.fixtures import fixtures_screen, own_fixtures
from bot.ui.leagues.info import info_screen, leave_question
from bot.ui.leagues.pursuit import card_screen, list_screen, tables_screen
from bot.ui.leagues.reader import Reader, entry_held
from bot.ui.leagues.seasons import list_of_seasons
from bot.ui.leagues.standings import page_of, standings_screen
from bot.ui.opening import open_of_season
from bot.ui.room import Interaction, Room, answering, is_staff, place_of, who_pressed

SHOW_PAUSE = 60_000
"""Milliseconds until standings can be shown again to everybody in a channel."""

Doing = Callable[[Interaction, Room, Contest, str], Awaitable[None]]


async def press_league(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``l:`` look at a season of this server, or take part in it."""
    doing = DOINGS.get(match["what"])
    contest = await room.seasons.by_key(match["season"])
    if doing is None or contest.guild_id != interaction.guild_id:
        raise Refused("unknown_press")
    await doing(interaction, room, contest, match["more"] or "")


async def chosen(interaction: Interaction, room: Room, text: str | None) -> Contest | None:
    """The season that a command means: the one that ``text`` names, else the only one that runs.

    Where there is none, or more than one, the presser is shown what there is; then None.
    """
    guild_id, _ = place_of(interaction)
    if text is not None:
        return await room.seasons.find(guild_id, text)
    running = room.seasons.running(guild_id)
    if len(running) == 1:
        return running[0]
    await private(interaction, list_of_seasons(await room.seasons.listed(guild_id), room.say))
    return None


async def reader_of(interaction: Interaction, room: Room, contest: Contest) -> Reader:
    """The presser as somebody who looks at a season."""
    people = await room.seasons.names(contest)
    own = next((key for key, person in people.items() if person.user_id == interaction.user.id), "")
    staff = await is_staff(interaction, room)
    return Reader(contest, people, room.say, now_at(interaction), own, staff)


# Looking


async def show_info(
    interaction: Interaction, room: Room, contest: Contest, more: str = "", *, notice: str = ""
) -> None:
    """Show what a season is; ``notice`` stands on top."""
    await _answer(interaction, Post(info_screen(await reader_of(interaction, room, contest), notice)))


async def show_standings(interaction: Interaction, room: Room, contest: Contest, more: str = "") -> None:
    """Show a page of the standings, or with ``own`` the one on which the presser stands."""
    reader = await reader_of(interaction, room, contest)
    page = page_of(reader) if more == "own" else _number(more)
    await _answer(interaction, await _standings(room, reader, page))


async def show_fixtures(interaction: Interaction, room: Room, contest: Contest, more: str = "") -> None:
    """Show what is played in a round; ``more`` is ``round.page``, or nothing for the newest."""
    reader = await reader_of(interaction, room, contest)
    number, _, page = more.partition(".")
    screen = (
        fixtures_screen(reader, _number(number), _number(page))
        if contest.tournament is None
        else tables_screen(reader, contest.tournament, _number(number), _number(page))
    )
    await _answer(interaction, Post(screen))


async def show_account(interaction: Interaction, room: Room, contest: Contest, more: str = "") -> None:
    """Show how it counts for an entry; ``more`` is ``entry.page``, or nothing for the presser's own."""
    reader = await reader_of(interaction, room, contest)
    entry, _, page = more.partition(".")
    await _answer(
        interaction, Post(_account(reader, entry or entry_held(contest, reader.own), _number(page)))
    )


async def show_member(interaction: Interaction, room: Room, contest: Contest, member: discord.Member) -> None:
    """Show how it counts for a member of the server. Raises Refused ``not_in_season``."""
    reader = await reader_of(interaction, room, contest)
    people = await room.seasons.names(contest)
    player = next((key for key, person in people.items() if person.user_id == member.id), "")
    await _answer(interaction, Post(_account(reader, entry_held(contest, player), 0)))


async def show_list(interaction: Interaction, room: Room, contest: Contest, more: str) -> None:
    """Show the page of the list of seasons that begins with this one."""
    rows = await room.seasons.listed(contest.guild_id)
    await private(interaction, list_of_seasons(rows, room.say, contest.key))


async def show_to_all(interaction: Interaction, room: Room, contest: Contest, more: str) -> None:
    """Post the first page of the standings in this channel. Raises Refused ``shown_lately``."""
    guild_id, channel_id = place_of(interaction)
    now, shown = now_at(interaction), room.standings_shown
    for channel, at in list(shown.items()):
        if now - at >= SHOW_PAUSE:
            del shown[channel]
    if channel_id in shown:
        raise Refused("shown_lately", at=str((shown[channel_id] + SHOW_PAUSE) // 1000))
    shown[channel_id] = now
    people = await room.seasons.names(contest)
    reader = Reader(contest, people, room.say_in(guild_id), now)
    post = await _standings(room, reader, 0, public=True)
    await interaction.response.send_message(
        view=post.view, files=post.files(), allowed_mentions=discord.AllowedMentions.none()
    )


async def show_caution(interaction: Interaction, room: Room, contest: Contest, line: str) -> None:
    """Show a player what an umpire has to say to them in private. Raises Refused ``not_for_you``."""
    await _for_one(interaction, caution_screen(await reader_of(interaction, room, contest), line))


async def show_reply(interaction: Interaction, room: Room, contest: Contest, appeal: str) -> None:
    """Show a player what an umpire has answered them. Raises Refused ``not_for_you``."""
    await _for_one(interaction, reply_screen(await reader_of(interaction, room, contest), appeal))


# Taking part


async def join(interaction: Interaction, room: Room, contest: Contest, more: str = "") -> None:
    """Sign the presser up, or let them wait for a place."""
    contest = await room.seasons.act(contest.key, who_pressed(interaction), acts.SignUp)
    reader = await reader_of(interaction, room, contest)
    waiting = [signed.player for signed in contest.waiting]
    number = waiting.index(reader.own) + 1 if reader.own in waiting else 0
    await show_info(interaction, room, contest, notice=room.say("league-joined", number=number))


async def leave(interaction: Interaction, room: Room, contest: Contest, more: str = "") -> None:
    """Let the presser go, or ask first where they would forfeit what is still to be played."""
    reader = await reader_of(interaction, room, contest)
    if contest.book is not None and contest.is_open and contest.plays(reader.own):
        await _answer(interaction, Post(leave_question(reader)))
        return
    await leave_now(interaction, room, contest, more)


async def leave_now(interaction: Interaction, room: Room, contest: Contest, more: str) -> None:
    """Let the presser go."""
    reason = room.say_in(contest.guild_id)("league-left-reason")
    contest = await room.seasons.act(contest.key, who_pressed(interaction), acts.Leave, reason)
    await show_info(interaction, room, contest, notice=room.say("league-left"))


async def check_in(interaction: Interaction, room: Room, contest: Contest, more: str) -> None:
    """The presser says that they are still there."""
    contest = await room.seasons.act(contest.key, who_pressed(interaction), acts.CheckIn)
    await show_info(interaction, room, contest, notice=room.say("league-checked-in"))


async def ready(interaction: Interaction, room: Room, contest: Contest, fixture: str) -> None:
    """The presser is ready to play a fixture, or with none named the one that is theirs: at its table, whose
    thread is opened for the first of them. Who has several is asked which; with none: ``nothing_to_play``.
    """
    if not fixture:
        own = own_fixtures(await reader_of(interaction, room, contest))
        if not own:
            raise Refused("nothing_to_play")
        if len(own) > 1:
            await show_fixtures(interaction, room, contest)
            return
        fixture = own[0]
    # Opening a thread may take longer than Discord waits for an answer.
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await room.seasons.ready(contest.key, who_pressed(interaction), fixture, interaction.id)
    await interaction.followup.send(
        view=message(room.say("league-ready", thread=f"<#{table.channel_id}>")), ephemeral=True
    )


async def open_table(interaction: Interaction, room: Room, contest: Contest, more: str) -> None:
    """Open a table of an open season in this channel, or where that has one, in a ``thread``."""
    await open_of_season(interaction, room, contest.terms, contest.key, in_thread=more == "thread")


async def ask(interaction: Interaction, room: Room, contest: Contest, match: str) -> None:
    """Let the presser write to the umpire about a match, if they still can."""
    await room.seasons.preview(
        contest.key, who_pressed(interaction), lambda who: acts.Appeal(match, who, "?"), ""
    )

    async def put(interaction: Interaction, match: str, text: str) -> None:
        async with answering(interaction) as room:
            who = who_pressed(interaction)
            done = await room.seasons.act(contest.key, who, lambda who: acts.Appeal(match, who, text))
            await show_account(interaction, room, done)

    await interaction.response.send_modal(AskUmpire(match, room.say, put))


DOINGS: dict[str, Doing] = {
    "info": show_info,
    "standings": show_standings,
    "fixtures": show_fixtures,
    "account": show_account,
    "list": show_list,
    "show": show_to_all,
    "caution": show_caution,
    "reply": show_reply,
    "join": join,
    "leave": leave,
    "quit": leave_now,
    "check_in": check_in,
    "ready": ready,
    "open": open_table,
    "ask": ask,
}
"""By the word in the ids."""


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def _account(reader: Reader, entry: str | None, page: int) -> ui.LayoutView:
    """How it counts for an entry. Raises Refused ``not_in_season`` where there is no such."""
    book, state = reader.contest.book, reader.contest.tournament
    if book is not None and entry is not None and entry in book.accounts:
        return account_screen(reader, book, entry, page)
    if state is not None and state.entry(_number(entry or "")) is not None:
        return card_screen(reader, state, _number(entry or ""), page)
    raise Refused("not_in_season")


async def _standings(room: Room, reader: Reader, page: int, *, public: bool = False) -> Post:
    """A page of the standings; on the first one, the race in a picture or in words."""
    if reader.contest.tournament is not None:
        return Post(list_screen(reader, reader.contest.tournament, page, public=public))
    run = race_of(reader.contest) if page == 0 else None
    if run is None:
        return Post(standings_screen(reader, page, public=public))
    picture: Illustration | None = None
    if public or not room.taste.text_only:
        picture = await room.artist.race(run, room.taste.palette, race_alt(run, reader))
    words = race_legend(run, reader) if picture else race_words(run, reader)
    return Post(standings_screen(reader, page, picture, words, public=public), picture)


async def _for_one(interaction: Interaction, view: ui.LayoutView | None) -> None:
    if view is None:
        raise Refused("not_for_you")
    await _answer(interaction, Post(view))


async def _answer(interaction: Interaction, post: Post) -> None:
    """Show a screen to the presser alone, in place of the private message they pressed."""
    held = interaction.message
    if held is not None and is_private(interaction):
        name = held.attachments[0].filename if held.attachments else ""
        await interaction.response.edit_message(**post.edit(name))
    else:
        await interaction.response.send_message(view=post.view, files=post.files(), ephemeral=True)
