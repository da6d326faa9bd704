"""Open a table: in the channel, in its own thread, or again after a match."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final, Literal

import discord
from discord import ui

from bot.games import GAMES
from bot.games.api import Spec, Value
from bot.league.season import SeasonSettings
from bot.players import Level
from bot.services import RuleSet
from bot.tables import ClockName, Refused, Table, need_game
from bot.ui.components.layout import GREEN, Buttons, message
from bot.ui.components.press import GameKey, Word
from bot.ui.delivery import responses
from bot.ui.house_rules.actions import tell_dropped
from bot.ui.house_rules.views import set_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.presses.hands import ShowHand
from bot.ui.presses.help import PlayNow
from bot.ui.presses.leagues import OpenSeasonTable
from bot.ui.shell.admission import need_place_at, need_welcome
from bot.ui.shell.budgets import need_table, spending
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.own_hand import expect_hand, tell_joined
from bot.ui.shell.permissions import need_allowed_channel, need_permissions, need_to_write
from bot.ui.shell.pressed import table_of_channel
from bot.ui.tables.outside import need_outside, speak_as_opener, table_outside

log = logging.getLogger(__name__)

ARCHIVE_AFTER: Final = 10_080
"""Minutes (one week) after its last message until Discord archives the thread of a table."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The table that a user wants to open."""

    game: str
    clock: ClockName
    ranked: bool
    length: int
    """The number of deals after which the match ends; 0 for its natural end."""
    rules: RuleSet
    season: str | None = None
    """The key of the match's season, if any."""
    computers: int = 0
    """How many computers to seat. If there are any, the match begins without a lobby."""
    level: Level = "normal"
    """The computers' level."""


async def open_table(request: Request, options: TableOptions, thread: bool | None) -> Table | None:
    """Open the table that ``options`` describe, and answer with its message. Return it if it is in this
    channel.

    ``thread`` says whether to open it in a new thread; None means yes if its clock is slow and the bot may
    open threads. A command in a thread opens no further thread. If the channel has a table already, the
    answer offers a thread. Raises Refused if the options, the channel or the bot's permissions do not allow
    it.
    """
    table = None
    if not request.place.is_server:
        need_outside(request, ranked=options.ranked, slow=options.clock == "slow", thread=bool(thread))
        if await show_if_open(request):
            return None
    _need_consistent(request, options)
    need_allowed_channel(request)
    await need_welcome(request, season=options.season is not None)
    if thread is None:
        thread = options.clock == "slow" and can_open_thread(request)
    if thread and not isinstance(request.interaction.channel, discord.Thread):
        await _open_beside(request, options)
    else:
        need_to_write(request)
        need_permissions(request)
        await need_table(request)
        try:
            async with spending(request, "messages"):
                table = await _open(request, options, request.channel_id)
                await speak_as_opener(request)
        except Refused as refused:
            if refused.code != "channel_taken" or not can_open_thread(request):
                raise
            await request.private(thread_offer(options, request.say, own_here(request)))
            return None
        await request.services.publisher.answer_with(request.interaction, table, request.say("table-below"))
        request.services.passing.answered_elsewhere(request.interaction)
        expect_hand(request, table)
    await tell_dropped(request, options.rules)
    return table


async def open_of_season(request: Request, settings: SeasonSettings, season: str, *, in_thread: bool) -> None:
    """Open a table of an open season with its ``settings``, and answer with its lobby.

    ``in_thread`` opens it in a new thread, because the channel has a table already.
    """
    rules = RuleSet(settings.game, settings.house_rules, settings.options)
    options = TableOptions(settings.game, settings.clock, True, settings.length, rules, season)
    await open_table(request, options, True if in_thread else None)


class OpenTable(Plain, template="o:{game}:{clock}:{ranked}:{length}:{rules}[:{where}]"):
    """Open a table, in its own thread if this channel already has one."""

    game: GameKey
    clock: Annotated[ClockName, "fast|normal|slow"]
    ranked: Annotated[int, "[01]"]
    length: Annotated[int, "[0-9]{1,2}"]
    rules: Word
    """The key of its set of house rules."""
    where: Annotated[Literal["thread", "here", "usual"], "thread|here|usual"] = "thread"
    """``usual``: in a thread of its own if it's a slow table."""
    label, style = "button-open-thread", GREEN
    is_anywhere = True


@OpenTable.on_press
async def open_offered(request: Request, press: OpenTable) -> None:
    """Open the offered table."""
    need_game(press.game)
    rules = request.services.house_rules.find(request.place_id, press.game, press.rules)
    options = TableOptions(press.game, press.clock, bool(press.ranked), press.length, rules)
    if press.where != "thread":
        await open_table(request, options, False if press.where == "here" else None)
        return
    _need_consistent(request, options)
    need_allowed_channel(request)
    await need_welcome(request)
    await _open_beside(request, options)
    await tell_dropped(request, rules)


async def _open_beside(request: Request, options: TableOptions) -> None:
    """Open a table in its own thread, and say where it is, first to the user and then in the channel."""
    channel = _need_threads(request)
    await need_table(request)
    async with spending(request, "threads"):
        await request.take_time()  # Discord may be slow to open a thread
        table = await _open_in_thread(request, options, channel)
    await request.private(message(request.say("thread-opened", thread=_mention(table))))
    await responses.announce(request.interaction, _announcement(request, table))


async def play_again(request: Request, table: Table) -> Table:
    """Open a table with the players of a finished one, answer with it and return it. It is a lobby, except
    if all others are computers. If another player was first, take the user's seat in that lobby. Outside of
    servers, answer with the open table there, if there is one.
    """
    joined = await _join_again(request, table)
    if joined is not None:
        return joined
    need_allowed_channel(request)
    await need_welcome(request, season=table.season is not None)
    if not request.place.is_server and (there := await table_outside(request)) is not None:
        await show_again(request, there)
        return there
    need_to_write(request)
    need_permissions(request)
    if table.ranked and table.season is None:
        _need_default(request, table.place_id, table.game.spec, table.options)
    await need_table(request)
    try:
        async with spending(request, "messages"):
            table = await request.services.tables.lobbies.play_again(
                table.table_id, request.who, request.interaction.id
            )
            await speak_as_opener(request)
    except Refused as refused:
        joined = await _join_again(request, table) if refused.code == "channel_taken" else None
        if joined is None:
            raise
        return joined
    await request.services.publisher.answer_with(request.interaction, table, request.say("table-below"))
    expect_hand(request, table)
    return table


async def _join_again(request: Request, old: Table) -> Table | None:
    """Take the user's seat in the channel's lobby, or a free one, if a player of ``old`` has opened it for
    the same game. Say so, and return it. Return None if there is no such lobby. Raises Refused as joining
    does.
    """
    there = table_of_channel(request)
    if there is None or there.phase != "lobby" or there.game_key != old.game_key:
        return None
    if there.host not in [chair.person for chair in old.chairs]:
        return None
    need_place = partial(need_place_at, request)
    table = await request.services.tables.lobbies.join(
        there.table_id, request.who, request.interaction.id, need_place
    )
    await tell_joined(request)
    expect_hand(request, table)
    return table


async def show_if_open(request: Request) -> bool:
    """Answer with the open table of direct messages or a group, and wake it if the user plays there. Return
    whether there is one.
    """
    table = None if request.place.is_server else await table_outside(request)
    if table is not None:
        await show_again(request, table)
    return table is not None


async def show_again(request: Request, table: Table) -> None:
    """Answer with a table's message, which replaces the older one.

    The message belongs to the user, except at a season's table opened by the bot.
    """
    need_permissions(request)
    if table.fixture is None:
        need_to_write(request)
        async with spending(request, "messages"):
            table = await request.services.tables.messages.asked_for(table.table_id)
    else:
        table = await request.services.tables.messages.asked_for(table.table_id)
    await request.services.publisher.answer_with(request.interaction, table, request.say("table-below"))


def own_here(request: Request) -> Table | None:
    """Return the channel's table, if the user plays there."""
    table = table_of_channel(request)
    seat = None if table is None or table.phase == "lobby" else table.seat_of(request.user_id)
    return table if table is not None and seat is not None and table.chairs[seat].present else None


def thread_offer(options: TableOptions, say: Translator, own: Table | None = None) -> ui.LayoutView:
    """Build the message that the channel has a table already, with a button that opens the new one in a
    thread.

    ``own``: that table, if it is the user's own match. A button leads to it.
    """
    press: OpenTable | OpenSeasonTable | PlayNow
    if options.computers:
        press = PlayNow(options.game, "thread")
    elif options.season is None:
        press = OpenTable(options.game, options.clock, int(options.ranked), options.length, options.rules.key)
    else:
        press = OpenSeasonTable(options.season, "thread")
    beside = press.button(say, OpenTable.label)
    if own is None:
        return message(say("refused-channel_taken"), [beside])
    return own_table(own, say, [[beside]])


def own_table(own: Table, say: Translator, beside: Iterable[Buttons | ui.Select[Any]] = ()) -> ui.LayoutView:
    """Build the message that the user plays at the channel's table, with a button that leads to their hand.
    ``beside``: what opens another table in a thread, if one may be opened.
    """
    rows = list(beside)
    return message(say("table-own-here", thread=bool(rows)), [ShowHand(own.table_id).button(say)], *rows)


def _need_consistent(request: Request, options: TableOptions) -> None:
    """Raise Refused for options that contradict each other.

    The code is ``no_length`` if the game has no length to choose, and ``ranked_default`` if a ranked match
    would use other house rules than the server's default.
    """
    spec = GAMES[options.game].spec
    if options.length and spec.length is None:
        raise Refused("no_length", game=spec.name)
    if options.ranked and options.season is None:
        _need_default(request, request.place_id, spec, options.rules.options)


def _need_default(request: Request, place_id: int, spec: Spec, options: Mapping[str, Value]) -> None:
    """Raise Refused ``ranked_default`` unless ``options`` are the server's default. The length may differ."""
    default = request.services.house_rules.default(place_id, spec.key)
    if any(
        options.get(option.key) != default.options.get(option.key)
        for option in spec.options
        if option.key != spec.length
    ):
        raise Refused("ranked_default", game=spec.name, name=set_name(default.name, request.say))


async def _open(
    request: Request,
    options: TableOptions,
    channel_id: int,
    *,
    in_thread: bool = False,
) -> Table:
    return await request.services.tables.lobbies.open(
        request.place_id,
        channel_id,
        request.who,
        request.interaction.id,
        game=options.game,
        clock=options.clock,
        ranked=options.ranked,
        length=options.length or None,
        in_thread=in_thread,
        house_rules=options.rules.name,
        options=options.rules.options,
        season=options.season,
        computers=options.computers,
        level=options.level,
    )


# Threads


def can_open_thread(request: Request) -> bool:
    """Return whether both the user and the bot may open a thread in this channel."""
    try:
        _need_threads(request)
    except Refused:
        return False
    return True


def _need_threads(request: Request) -> discord.TextChannel:
    """Return the channel if both the user and the bot may open a thread in it.

    Raises Refused ``no_threads_here``, ``may_not_open_threads`` or ``missing_permissions``.
    """
    channel = request.interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("no_threads_here")
    own = request.interaction.permissions
    if not (own.create_public_threads and own.send_messages_in_threads):
        raise Refused("may_not_open_threads")
    need_permissions(request, opens_thread=True)
    return channel


async def _open_in_thread(request: Request, options: TableOptions, channel: discord.TextChannel) -> Table:
    """Open a table in a new thread of a channel. Raises Refused as :func:`new_thread` does."""
    name = f"{GAMES[options.game].spec.name} · {label_text(request.who.name)}"
    async with new_thread(channel, name[:100]) as thread:
        table = await _open(request, options, thread.id, in_thread=True)
    request.services.publisher.changed(table)
    return table


@asynccontextmanager
async def new_thread(channel: discord.TextChannel, name: str) -> AsyncIterator[discord.Thread]:
    """Open a thread in a channel, for the table that the block opens in it. If the block fails, delete the
    thread again.

    Raises Refused ``thread_failed`` if Discord does not open the thread.
    """
    try:
        thread = await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
        )
    except discord.HTTPException as refused:
        log.info("cannot open a thread in channel %s: %s", channel.id, refused)
        raise Refused("thread_failed") from refused
    try:
        yield thread
    except Exception:
        await discard_thread(thread)
        raise


async def discard_thread(thread: discord.Thread) -> None:
    """Delete a thread, or archive it if the bot may not delete it."""
    for undo in (thread.delete, partial(thread.edit, archived=True)):
        try:
            await undo()
        except discord.HTTPException as refused:
            log.info("thread %s stays: %s", thread.id, refused)
        else:
            return


def _announcement(request: Request, table: Table) -> str:
    """Return the public text that a table was opened in a thread of the channel."""
    name, game = escape_text(request.who.name), table.game.spec.name
    return request.services.say_in(table.place_id)(
        "table-in-thread", name=name, game=game, thread=_mention(table)
    )


def _mention(table: Table) -> str:
    return f"<#{table.channel_id}>"
