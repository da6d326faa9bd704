"""Sending for seasons: messages in the right channels, and threads for tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.league.season import Season, acts, fixture_of, format_of, ready_checks, season_state
from bot.seasons import Announcements, NoticeRow, Seasons
from bot.seasons.announcements import LATER, LaterPing, lost_channel, seen_umpire
from bot.services import Preferences
from bot.tables import Clock, Refused, Table
from bot.tables.listeners import Signal
from bot.tables.room import Room
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import Meaning, Thing, is_momentary, lacks, meaning
from bot.ui.delivery.poster import Poster
from bot.ui.i18n.translator import Translator
from bot.ui.outbox.cards import EVENT, TIME
from bot.ui.outbox.champions import crown_champions
from bot.ui.outbox.following import TimeKeeper
from bot.ui.outbox.kept import SeasonMessages
from bot.ui.outbox.kinds import (
    CLOSED,
    KINDS,
    LOST,
    NEXT_ROUND,
    NO_ROOM,
    PLAYED_AGAIN,
    THREAD,
    Kind,
    Rendered,
    kind_of,
)
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext, layout_of, user_ids
from bot.ui.outbox.places import for_staff, places, shown_where_played
from bot.ui.outbox.problems import cannot_use, no_threads
from bot.ui.outbox.render import is_outdated, render_all, settled_by, to_act, to_open
from bot.ui.outbox.room import WaitingRoom
from bot.ui.outbox.rounds import called_here, called_later, drawn_with
from bot.ui.outbox.threads import NO_THREAD, archive_soon, open_thread, pinging
from bot.ui.outbox.trouble import LogOnce
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.seasons.bracket import drawn_bracket
from bot.ui.seasons.members import Lost, find_lost_umpires
from bot.ui.seasons.stakes import stake_lines
from bot.ui.seasons.view import SeasonView

log = logging.getLogger(__name__)

NO_THREADS = "no_threads"
"""The kind of the message that no threads can be opened for a season."""


class NotTaken(Exception):  # noqa: N818 - a state of the channel, not a fault
    """Discord does not take a message as it is in a ``channel`` (its id)."""

    def __init__(self, channel: int, refused: discord.HTTPException) -> None:
        super().__init__(str(refused))
        self.channel = channel


@dataclass(slots=True)
class Sender:
    """Sends the messages of seasons to the right channels. Its methods raise Discord's errors."""

    client: discord.Client
    seasons: Seasons
    free: Room
    """What room servers have for more tables."""
    announcements: Announcements
    poster: Poster
    changed: Callable[[Table], None]
    """Called with a table that was opened."""
    find_table: Callable[[str], Awaitable[Table]]
    """Returns the table with an id. Raises Refused."""
    call: Callable[[Table, Collection[int]], Awaitable[None]]
    """Sends the message of a table again, and pings these users with it."""
    moved: Callable[[Table], Awaitable[None]]
    """Deletes the message of a table, given as it was, that goes on in another channel."""
    preferences: Preferences
    renderer: PictureRenderer
    clock: Clock
    say_in: Callable[[int], Translator]
    """Returns the translator into the language of a server, given the server's id."""
    noticed: Signal[[]] = field(default_factory=Signal)
    """There is a new notice."""
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """A lock for each fixture, so that its table is opened once."""
    once: LogOnce = field(default_factory=LogOnce)
    room: WaitingRoom = field(init=False)
    kept: SeasonMessages = field(init=False)
    times: TimeKeeper = field(init=False)

    def __post_init__(self) -> None:
        self.room = WaitingRoom(self.seasons, self.announcements, self.clock, self.noticed)
        self.kept = SeasonMessages(self.poster, self.announcements, self.noticed)
        self.times = TimeKeeper(self.kept, self.clock)

    # Rendering

    async def render(self, season: Season, notices: Sequence[NoticeRow]) -> Rendered:
        """Return all messages of notices."""
        first = notices[0]
        if first.kind == LATER:
            return await self._render_later(season, first)
        notices = [notice for notice in notices if not is_outdated(season, notice)]
        if not notices:
            return ()
        kind = kind_of(first)
        asking = notices if kind.needs_ready else ()
        waited_for = tuple(player for notice in asking for player in self._waited_for(season, notice))
        lost = await self._lost_for(season, kind)
        called = to_act(season, first, waited_for, lost)
        ctx = await self.render_context(season, called, with_log=kind.needs_log, lost=lost)
        if first.kind == "recorded":
            matches = [notice.data["match"] for notice in notices]
            shown = await shown_where_played(season, matches, self.client, self.find_table)
            ctx = replace(ctx, shown=shown)
        # Rendering the standings of thousands of players is slow and would block presses.
        messages = await asyncio.to_thread(render_all, ctx, notices, waited_for)
        problem = await self._crown(ctx, first) if first.kind in ("over", "reopened") else None
        return (*messages, *([OutgoingMessage(problem, place="log")] if problem else []))

    async def _crown(self, ctx: RenderContext, notice: NoticeRow) -> str | None:
        guild = self.client.get_guild(ctx.season.place_id)
        earlier = notice.data.get("champions", ())
        return await crown_champions(ctx, earlier, self.seasons, guild, self.clock.now())

    async def _render_later(self, season: Season, notice: NoticeRow) -> Rendered:
        """The message that pings people about an earlier one; none if none of them has to act any more."""
        earlier = replace(notice, kind=notice.data["kind"], data=notice.data["data"])
        if is_outdated(season, earlier):
            return ()
        if earlier.kind == LOST and not await self._is_still_lost(season, earlier.data["channel"]):
            return ()
        kind = kind_of(earlier)
        waited_for = self._waited_for(season, earlier) if kind.needs_ready else ()
        lost = await self._lost_for(season, kind)
        still = [each for each in to_act(season, earlier, waited_for, lost) if each in notice.data["people"]]
        ctx = await self.render_context(season, still, with_log=kind.needs_log, lost=lost)
        messages = await asyncio.to_thread(render_all, ctx, [earlier], waited_for)
        called = [player for player in still if player in ctx.pinged]
        return (called_later(ctx, called, notice.data["link"], messages[0]),) if messages and called else ()

    async def render_context(
        self,
        season: Season,
        called: Collection[str],
        *,
        with_log: bool = False,
        lost: Collection[str] = (),
    ) -> RenderContext:
        """Return the context to render messages that address the players ``called``. It pings those of them
        who haven't turned pings off. ``lost`` are the umpires who can't run the season any more.
        """
        await self.preferences.server(season.place_id)
        people = await self.seasons.names(season)
        settings_of = {
            player: await self.preferences.player(people[player].user_id)
            for player in called
            if player in people
        }
        pinged = frozenset(player for player, settings in settings_of.items() if settings.pings != "never")
        lines = tuple(await self.seasons.store.log(season)) if with_log else ()
        say = self.say_in(season.place_id)
        return RenderContext(season, people, say, pinged=pinged, log=lines, lost=frozenset(lost))

    async def _lost_for(self, season: Season, kind: Kind) -> Collection[str]:
        """Return the umpires who need no ping about a kind of notice, because they can't act; none if that
        isn't known, or if such notices don't concern umpires.
        """
        return (await self.lost_umpires(season) or ()) if kind.umpires else ()

    async def lost_umpires(self, season: Season) -> Mapping[str, Lost] | None:
        """The umpires who cannot run a season any more, by key; None if Discord does not say who is on its
        server. Umpires who are not staff are lost if they have been staff before. Raises StorageError.
        """
        lost = await self.umpires_unable(season)
        if lost is None:
            return None
        seen = {key: await self.announcements.message(season.key, seen_umpire(key)) for key in lost}
        return {key: why for key, why in lost.items() if why == "left" or seen[key] is not None}

    async def umpires_unable(self, season: Season) -> Mapping[str, Lost] | None:
        """The same with umpires who were never staff."""
        guild = self.client.get_guild(season.place_id)
        role = (await self.preferences.server(season.place_id)).staff_role
        return await find_lost_umpires(guild, season, await self.seasons.names(season), role)

    async def staff_of(self, season: Season) -> Mapping[str, int | None]:
        """The role of the staff of a season's server, if there is one, and the server's owner."""
        guild = self.client.get_guild(season.place_id)
        role = (await self.preferences.server(season.place_id)).staff_role
        is_there = guild is not None and role is not None and guild.get_role(role) is not None
        return {"role": role if is_there else None, "owner": guild.owner_id if guild is not None else 0}

    def _waited_for(self, season: Season, notice: NoticeRow) -> tuple[str, ...]:
        """The players who are not ready, of the fixtures that a notice is about."""
        about = notice.data["fixtures"] if "fixtures" in notice.data else [notice.data["fixture"]]
        return tuple(player for fixture in about for player in self._not_ready(season, fixture))

    def _not_ready(self, season: Season, fixture: str) -> tuple[str, ...]:
        table = self.seasons.table_of(season, fixture)
        if table is None:
            return format_of(season).fixtures.players_of(season, fixture)
        asked = table.chairs if table.phase == "lobby" else ()
        return tuple(chair.person for chair in asked if chair.is_asked and chair.person is not None)

    # Messages

    async def tell(
        self, season: Season, outgoing: OutgoingMessage, about: str, notice: NoticeRow
    ) -> Sequence[LaterPing]:
        """Send a message of a ``notice``, as :meth:`send` does, without pinging those whose quiet hours it
        is. Return when to ping them, and about what.
        """
        asleep = self.asleep(season, outgoing.pings)
        sent = await self.send(season, outgoing.without_pings(asleep), about)
        if sent is not None and (kept := kind_of(notice).kept_as(season, notice.data)):
            await self.kept.stands(season, kept, sent)
        if sent is not None and notice.kind == "drawn":
            post = ReadyPost(layout_of(outgoing))
            await self.times.posted_round(season, notice.data["fixtures"][0], notice.told, sent, post)
        inner = notice.data
        kind, data = (inner["kind"], inner["data"]) if notice.kind == LATER else (notice.kind, inner)
        return () if sent is None else await self._later(season, asleep, sent.jump_url, kind, data)

    async def keep_up(self, season: Season, notices: Sequence[NoticeRow]) -> None:
        """Update the posts about fixtures: the state of their times and rounds, or an event. Delete the post
        about the next round once that is paired, or isn't coming.
        """
        ctx, first = await self.render_context(season, ()), notices[0]
        if first.kind in ("drawn", PLAYED_AGAIN) or season.phase != "running":
            await self.kept.take_away(season, NEXT_ROUND)
        if first.kind == CLOSED:
            await self.times.clear_away(season, first.data["keys"], first.data["threads"])
        elif is_outdated(season, first):
            return
        elif first.kind == TIME:
            await self.times.refresh(ctx, first.data["fixture"])
        elif first.kind == EVENT:
            fixture = first.data["fixture"]
            if (why := await self.times.follow(ctx, fixture)) is not None:
                with suppress(Refused):  # it isn't needed any more
                    await self.seasons.act(season.key, None, acts.MissEvent(fixture, why.name.lower()))
        elif kind_of(first).settles and season_state(season) is not None:
            settled = [key for notice in notices for key in settled_by(season, notice)]
            for fixture in {drawn_with(season, fixture)[0]: fixture for fixture in settled}.values():
                await self.times.refresh_round(ctx, fixture)

    def asleep(self, season: Season, users: Iterable[int]) -> Mapping[int, int]:
        """The users whose quiet hours it is, and when (ms) these are over."""
        now = self.clock.now()
        awake = {user: self.preferences.awake_at(season.place_id, user, now) for user in users}
        return {user: at for user, at in awake.items() if at > now}

    async def _later(
        self, season: Season, asleep: Mapping[int, int], link: str, kind: str, data: Mapping[str, Any]
    ) -> Sequence[LaterPing]:
        """Return when to ping users who are ``asleep`` about a message that was sent for such a notice."""
        people: dict[int, list[str]] = {}
        for person, row in (await self.seasons.names(season)).items() if asleep else ():
            if row.user_id in asleep:
                people.setdefault(asleep[row.user_id], []).append(person)
        about = {"kind": kind, "data": data, "link": link}
        return [(at, {**about, "people": some}) for at, some in sorted(people.items())]

    async def send(self, season: Season, outgoing: OutgoingMessage, about: str) -> discord.Message | None:
        """Send a message to the best channel that the bot can use. Return it, or None if there is no channel.

        ``about`` identifies the message, so that it is found again if Discord's answer is lost. Raises
        :class:`NotTaken`.
        """
        for channel_id, reads in places(season, outgoing, self.client.get_guild(season.place_id)):
            try:
                sent = await self._post(season, channel_id, reads, about)
            except discord.HTTPException as refused:
                if meaning(refused) in (Meaning.FULL, Meaning.BLOCKED):
                    raise NotTaken(channel_id, refused) from refused
                is_gone = lacks(refused) is Thing.CHANNEL
                if not is_gone and meaning(refused) not in (Meaning.FORBIDDEN, Meaning.CLOSED):
                    raise
                line = f"season {season} cannot be told of in channel {channel_id}: {refused}"
                self.once.log(logging.INFO, season.key, channel_id, line)
                await self.cannot_use(season, channel_id, refused)
                if channel_id == season.settings.channel and not is_gone:
                    raise  # it may be opened again, and there is no other channel
            else:
                await self.can_use(season, channel_id)
                return sent
        log.warning("season %s has no channel to post in", season)
        return None

    async def _post(
        self, season: Season, channel_id: int, outgoing: OutgoingMessage, about: str
    ) -> discord.Message:
        return await self.poster.post(
            season.place_id,
            channel_id,
            about,
            lambda: self._drawn(season, outgoing),
            pings=pinging(outgoing),
            silent=not (outgoing.pings or outgoing.roles),
        )

    async def _drawn(self, season: Season, outgoing: OutgoingMessage) -> ReadyPost:
        if not outgoing.bracket:
            return ReadyPost(layout_of(outgoing))
        view = SeasonView(
            season, await self.seasons.names(season), self.say_in(season.place_id), self.clock.now()
        )
        picture, legend = await drawn_bracket(view, self.renderer, "safe")
        return ReadyPost(layout_of(outgoing, picture, legend if picture else ""), picture)

    # Channels that are gone, or closed to the bot

    async def cannot_use(
        self, season: Season, channel_id: int, refused: discord.HTTPException | None = None
    ) -> None:
        """Tell the staff once that a season cannot use one of its own channels."""
        if channel_id not in (season.settings.channel, season.settings.log_channel):
            return
        is_gone = refused is None or lacks(refused) is Thing.CHANNEL
        if refused is not None and is_gone and channel_id == season.settings.channel:
            await self.lose_channel(season)
        kind = lost_channel(channel_id)
        if await self.announcements.message(season.key, kind) is None:
            await self.tell_staff(season, channel_id, is_gone=is_gone)

    async def lose_channel(self, season: Season) -> None:
        """Let a season stand still, because its channel was deleted. Raises StorageError."""
        with suppress(Refused):  # it is known, or the season has another one by now
            await self.seasons.act(season.key, None, acts.LoseChannel(season.settings.channel))

    async def can_use(self, season: Season, channel_id: int) -> None:
        """Note that a season can use a channel. If the channel is lost later, the staff hears of it again."""
        self.once.is_well(season.key, channel_id)
        await self.announcements.gone(season.key, lost_channel(channel_id))

    async def _is_still_lost(self, season: Season, channel_id: int) -> bool:
        """Return whether a season can't use a channel of its own, and the staff knows."""
        return (
            channel_id in (season.settings.channel, season.settings.log_channel)
            and await self.announcements.message(season.key, lost_channel(channel_id)) is not None
        )

    async def tell_staff(self, season: Season, channel_id: int, *, is_gone: bool) -> None:
        """Tell the staff that a season cannot use one of its channels, in the first channel that can be used.

        Does nothing if the season uses another channel by now.
        """
        if not season.is_open or channel_id not in (season.settings.channel, season.settings.log_channel):
            return
        lost = await self._lost_for(season, KINDS[LOST])
        ctx = await self.render_context(season, season.umpires, lost=lost)
        outgoing = cannot_use(ctx, channel_id, is_gone=is_gone)
        asleep = self.asleep(season, outgoing.pings)
        outgoing = outgoing.without_pings(asleep)
        kind, guild = lost_channel(channel_id), self.client.get_guild(season.place_id)
        about = f"{kind}:{season.key}"
        for place in for_staff(guild, season, channel_id):
            try:
                sent = await self._post(season, place, outgoing, about)
            except discord.HTTPException as refused:
                if is_momentary(refused):
                    raise
                line = f"staff of season {season} is not told in channel {place}: {refused}"
                self.once.log(logging.INFO, season.key, channel_id, line)
            else:
                # Stored under the lost channel, because the message is not edited later.
                data = {"channel": channel_id, "gone": is_gone}
                later = await self._later(season, asleep, sent.jump_url, LOST, data)
                await self.announcements.sent(season.key, kind, sent.channel.id, sent.id, about, later)
                if later:
                    self.noticed()
                return
        line = f"nobody can be told that season {season} cannot use channel {channel_id}"
        self.once.log(logging.WARNING, season.key, channel_id, line)

    # Threads

    async def _open_for(self, season: Season, fixture: str) -> Table:
        """Return the table of a fixture; if it has none, open one in a new thread. If it has waited for room,
        it gets the time that it has lost.

        Raises Refused with a code of :data:`NO_THREAD`, and the errors of
        :meth:`bot.tables.room.Room.need_for` and :meth:`bot.seasons.Seasons.open_table`.
        """
        async with self._opening.setdefault(f"{season.key}:{fixture}", asyncio.Lock()):
            season = await self.seasons.by_key(season.key)
            table = self.seasons.table_of(season, fixture)
            if table is not None:
                return table
            self.free.need_for(season.place_id, season.key, fixture)
            say = self.say_in(season.place_id)
            table = await open_thread(self.client, self.seasons, season, fixture, say)
            await self.room.opened(season, fixture)
            if fixture_of(season, fixture).round > 1:  # nothing has led up to the first
                await self._tell_stakes(season, fixture, table)
            return table

    async def _tell_stakes(self, season: Season, fixture: str, table: Table) -> None:
        """Say in the new thread of a table what is at stake there, if anything is and Discord lets us."""
        ctx = await self.render_context(season, ())
        text = await asyncio.to_thread(lambda: "\n".join(stake_lines(ctx, fixture)))
        if text:
            about = f"stake:{table.table_id}"
            try:
                await self._post(season, table.channel_id, OutgoingMessage(text), about)
            except discord.HTTPException as refused:
                log.info("cannot say what is at stake in thread %s: %s", table.channel_id, refused)

    async def call_to_table(self, season: Season, fixture: str, but: str = "") -> Table:
        """Send a table's message again, and ping the players of its fixture who aren't there yet. Return the
        table. If it is not open, it is opened, with the errors of :meth:`_open_for`.

        Players in their quiet hours are pinged later. The player ``but`` is not pinged.
        """
        table = await self._open_for(season, fixture)
        missing = [player for player in self._not_ready(season, fixture) if player != but]
        ctx = await self.render_context(season, missing)
        up = user_ids(ctx.people, ready_checks.woken(season, fixture))
        users = ctx.users(missing)
        asleep = self.asleep(season, (user for user in users if user not in up))
        try:
            await self.call(table, [user for user in users if user not in asleep])
        except Exception as error:
            self.changed(table)  # it is shown as soon as that is possible
            if meaning(error) not in (Meaning.FORBIDDEN, Meaning.CLOSED, Meaning.BLOCKED):
                raise
            here = await asyncio.to_thread(called_here, ctx, fixture, missing)
            here = here.without_pings(asleep)
            await self.send(season, here, f"called:{table.table_id}:{table.called_until}")
        link = f"https://discord.com/channels/{season.place_id}/{table.channel_id}"
        if later := await self._later(season, asleep, link, THREAD, {"fixture": fixture}):
            await self.announcements.arrived(season.key, "", later)
            self.noticed()
        return table

    async def open_next(self, season: Season, notice: NoticeRow) -> bool:
        """Open the next table that a notice asks for, and start its match if its clock is slow.

        Return whether there was a table to open.
        """
        for fixture in to_open(season, notice):
            table = self.seasons.table_of(season, fixture)
            slow = season.settings.clock == "slow"
            is_shown = table is not None and table.message_id is not None
            if table is not None and not (table.phase == "lobby" and (slow or not is_shown)):
                continue
            try:
                async with self.poster.governor.turn(Lane.BACKGROUND, season.place_id):
                    if not is_shown:
                        await self.call_to_table(season, fixture)
                if slow:
                    await self.seasons.start_table(season.key, fixture)
            except Refused as refused:
                if refused.code in (*NO_THREAD, NO_ROOM):
                    raise
                log.info("cannot open a table for fixture %s of season %s: %s", fixture, season, refused)
                continue
            await self.can_open_threads(season)
            return True
        return False

    async def say_no_threads(self, season: Season, why: str) -> None:
        """Send the message that threads cannot be opened, once; ``why`` is a code of :data:`NO_THREAD`."""
        if await self.announcements.message(season.key, NO_THREADS) is not None:
            return
        about = f"{NO_THREADS}:{season.key}"
        lost = await self.lost_umpires(season) or ()
        ctx = await self.render_context(season, season.umpires, lost=lost)
        outgoing = no_threads(ctx, why)
        outgoing = outgoing.without_pings(self.asleep(season, outgoing.pings))
        sent = await self.send(season, outgoing, about)
        if sent is not None:
            await self.announcements.sent(season.key, NO_THREADS, sent.channel.id, sent.id, about)

    async def can_open_threads(self, season: Season) -> None:
        """Note that a thread was opened, so that it is said again if that fails later."""
        await self.announcements.gone(season.key, NO_THREADS)

    async def archive_threads(self, season: Season, notices: Sequence[NoticeRow]) -> None:
        """Let Discord archive the threads of finished matches soon."""
        for notice in notices:
            for fixture in format_of(season).fixtures.ended(season, notice.kind, notice.data):
                thread = season.appointment(fixture).channel
                if thread is not None and thread != season.settings.channel:
                    await archive_soon(self.poster, thread)
