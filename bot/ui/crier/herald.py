"""One season as Discord sees it: its messages, its announcement, its threads and its champion's role."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.league.contest import Contest, players_of, winners
from bot.seasons import Announcements, NoticeRow, PersonRow, Seasons
from bot.tables import Clock, Preferences, Refused, Table
from bot.ui.artist import Artist
from bot.ui.crier.announcement import announcement
from bot.ui.crier.cry import Cry, Scene, cry_message
from bot.ui.crier.role import crown
from bot.ui.crier.said import BY_LOG, Said, said, to_act, to_open
from bot.ui.crier.threads import let_go, open_thread, pinging
from bot.ui.delivery.outcomes import ARCHIVED, GONE, NO_CHANNEL
from bot.ui.delivery.posts import Post
from bot.ui.delivery.publisher import CHANNEL_GAP, QUIET, TablePublisher
from bot.ui.layout import components_of
from bot.ui.leagues.chart import race_alt, race_legend, race_of
from bot.ui.leagues.reader import Reader
from bot.ui.phrases import Say

log = logging.getLogger(__name__)

BOT_GAP = 200
"""Milliseconds between two requests of the crier's: with those for tables it keeps below Discord's limit."""
EVERYWHERE = 0
"""What stands for all channels among those that have just been written to."""
OUTAGE = 60_000
"""Milliseconds until a server is looked for again that Discord cannot reach."""
SIGNUP, NO_THREADS = "signup", "no_threads"
"""The messages of a season that are come back to: its announcement, and that no threads can be opened."""


class NotNow(Exception):  # noqa: N818 - read as "not now, at that time"
    """A channel was just written to: it is free again ``at`` a time (ms)."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


@dataclass(slots=True)
class Herald:
    """Says what there is to say of a season, wherever that is to be said. Discord's errors pass through."""

    client: discord.Client
    seasons: Seasons
    announcements: Announcements
    publisher: TablePublisher
    preferences: Preferences
    artist: Artist
    clock: Clock
    say_in: Callable[[int], Say]
    """Who speaks the language of a server, by the server's id."""
    _free: dict[int, int] = field(default_factory=dict)
    """From when on channels can be written to again."""
    _shown: dict[str, Any] = field(default_factory=dict)
    """What the announcement of each season shows."""
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    # What is said

    async def said(self, contest: Contest, notices: Sequence[NoticeRow]) -> Said:
        """All messages of notices that are told together."""
        first = notices[0]
        waited_for = self._waited_for(contest, first.data["fixture"]) if first.kind == "remind" else ()
        calls = to_act(contest, first, waited_for)
        scene = await self._scene(contest, calls, with_log=first.kind in BY_LOG)
        # The standings of thousands take long to be made, and presses must not wait for that.
        cries = await asyncio.to_thread(_all_said, scene, notices, waited_for)
        problem = await self._crown(scene) if first.kind == "over" else None
        return (*cries, *([Cry(problem, place="log")] if problem else []))

    async def _scene(self, contest: Contest, calls: Collection[str], *, with_log: bool = False) -> Scene:
        """What is known of a season where these people are called, as far as they like it."""
        await self.preferences.server(contest.guild_id)
        people = await self.seasons.names(contest)
        wished = {
            player: await self.preferences.player(contest.guild_id, people[player].user_id)
            for player in calls
            if player in people
        }
        pinged = frozenset(player for player, settings in wished.items() if settings.pings != "never")
        lines = tuple(await self.seasons.log(contest)) if with_log else ()
        return Scene(contest, people, self.say_in(contest.guild_id), pinged, lines)

    def _waited_for(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """Who of a fixture has not said that they are ready."""
        table = self.seasons.table_of(contest, fixture)
        if table is None:
            return players_of(contest, fixture)
        asked = table.chairs if table.phase == "lobby" else ()
        return tuple(chair.person for chair in asked if chair.is_asked and chair.person is not None)

    # Messages

    async def send(self, contest: Contest, cry: Cry) -> discord.Message | None:
        """Send a message where it belongs, or where it belongs next where that is gone; None: nowhere.

        Raises NotNow while the channel has just been written to.
        """
        for channel_id in _places(contest, cry):
            self._need_free(channel_id)
            place = self.client.get_partial_messageable(channel_id, guild_id=contest.guild_id)
            post = await self._post(contest, cry)
            try:
                message = await place.send(
                    view=post.view,
                    files=post.files(),
                    silent=not cry.pings,
                    allowed_mentions=pinging(cry),
                )
            except discord.HTTPException as refused:
                if refused.code not in (NO_CHANNEL, ARCHIVED):
                    raise
                log.info("season %s cannot be told of in channel %s: %s", contest.key, channel_id, refused)
                continue
            self._used(channel_id)
            return message
        log.warning("there is no channel where season %s can be told of", contest.key)
        return None

    async def _post(self, contest: Contest, cry: Cry) -> Post:
        run = race_of(contest) if cry.race else None
        if run is None:
            return Post(cry_message(cry))
        reader = Reader(
            contest, await self.seasons.names(contest), self.say_in(contest.guild_id), self.clock.now()
        )
        picture = await self.artist.race(run, "safe", race_alt(run, reader))
        return Post(cry_message(cry, picture, race_legend(run, reader) if picture else ""), picture)

    def _need_free(self, channel_id: int) -> None:
        at = max(self._free.get(channel_id, 0), self._free.get(EVERYWHERE, 0))
        if at > self.clock.now():
            raise NotNow(at)

    def _used(self, channel_id: int) -> None:
        now = self.clock.now()
        self._free = {channel: at for channel, at in self._free.items() if at > now}
        self._free |= {channel_id: now + CHANNEL_GAP, EVERYWHERE: now + BOT_GAP}

    # The announcement

    async def refresh(self, contest: Contest) -> bool:
        """Show the announcement as the season is now; whether that took an edit or a message."""
        view = await self._announcement(contest)
        if self._shown.get(contest.key) == components_of(view):
            return False
        known = await self.announcements.message(contest.key, SIGNUP)
        if known is not None and await self._edit(contest, known, view):
            pass
        elif not contest.has_started and contest.is_open:
            await self._announce(contest, view)
        self._shown[contest.key] = components_of(view)
        if not contest.is_open:
            del self._shown[contest.key]
        return True

    async def is_shown(self, contest: Contest) -> bool:
        """Whether the announcement shows the season as it is now already."""
        return self._shown.get(contest.key) == components_of(await self._announcement(contest))

    async def _announcement(self, contest: Contest) -> discord.ui.LayoutView:
        return announcement(await self._scene(contest, ()), self.clock.now())

    async def _announce(self, contest: Contest, view: discord.ui.LayoutView) -> None:
        channel_id = contest.terms.channel
        self._need_free(channel_id)
        place = self.client.get_partial_messageable(channel_id, guild_id=contest.guild_id)
        sent = await place.send(view=view, allowed_mentions=QUIET)
        self._used(channel_id)
        await self.announcements.sent(contest.key, SIGNUP, channel_id, sent.id)

    async def _edit(self, contest: Contest, known: tuple[int, int], view: discord.ui.LayoutView) -> bool:
        """Edit the announcement; whether it is still there."""
        channel_id, message_id = known
        self._need_free(channel_id)
        place = self.client.get_partial_messageable(channel_id, guild_id=contest.guild_id)
        try:
            await place.get_partial_message(message_id).edit(view=view, allowed_mentions=QUIET)
        except discord.HTTPException as refused:
            if refused.code not in (GONE, NO_CHANNEL):
                raise
            log.info("the announcement of season %s is gone: %s", contest.key, refused)
            return False
        self._used(channel_id)
        return True

    # Threads

    async def open_for(self, contest: Contest, fixture: str) -> Table:
        """The table of a fixture, in a thread that is opened where there is none.

        Raises Refused ``no_fixture_thread``, and as :meth:`bot.seasons.Seasons.open_table`.
        """
        async with self._opening.setdefault(f"{contest.key}:{fixture}", asyncio.Lock()):
            contest = await self.seasons.by_key(contest.key)
            table = self.seasons.table_of(contest, fixture)
            if table is not None:
                return table
            scene = await self._scene(contest, players_of(contest, fixture))
            table = await open_thread(self.client, self.seasons, scene, fixture)
            self.publisher.changed(table)
            return table

    async def open_next(self, contest: Contest, notice: NoticeRow) -> bool:
        """Open the next table that a notice asks for, and begin its match where play is slow; whether there
        was one to be opened.
        """
        for fixture in to_open(contest, notice):
            table = self.seasons.table_of(contest, fixture)
            slow = contest.terms.clock == "slow"
            if table is not None and not (slow and table.phase == "lobby"):
                continue
            self._need_free(contest.terms.channel)
            try:
                table = await self.open_for(contest, fixture)
                self._used(contest.terms.channel)
                if slow:
                    # The thread's id is one that the bot does not choose.
                    await self.seasons.start_table(contest.key, fixture, table.channel_id)
            except Refused as refused:
                if refused.code == "no_fixture_thread":
                    raise
                log.info("no table is opened for fixture %s: %s", fixture, refused)
                continue
            if await self.announcements.message(contest.key, NO_THREADS) is not None:
                await self.announcements.gone(contest.key, NO_THREADS)
            return True
        return False

    async def say_no_threads(self, contest: Contest) -> None:
        """Say once that threads cannot be opened."""
        if await self.announcements.message(contest.key, NO_THREADS) is not None:
            return
        scene = await self._scene(contest, ())
        channel = str(contest.terms.channel)
        cry = Cry(scene.say("crier-no-threads", season=scene.season, channel=channel), place="log")
        sent = await self.send(contest, cry)
        if sent is not None:
            await self.announcements.sent(contest.key, NO_THREADS, sent.channel.id, sent.id)

    async def let_go(self, contest: Contest, notices: Sequence[NoticeRow]) -> None:
        """The threads of matches that are over need not be kept for long any more."""
        for notice in notices:
            for fixture in _over(contest, notice):
                meeting = contest.meetings.get(fixture)
                if meeting is not None and meeting.channel not in (None, contest.terms.channel):
                    await let_go(self.client, meeting.channel or 0)

    # The champion's role

    async def _crown(self, scene: Scene) -> str | None:
        """Give the champion's role; why that could not be done, in a sentence."""
        contest, role_id = scene.contest, scene.contest.terms.role
        guild = self.client.get_guild(contest.guild_id)
        if role_id is None or guild is None:
            return None
        if guild.unavailable:
            raise NotNow(self.clock.now() + OUTAGE)
        before: set[str] = set()
        for row in await self.seasons.listed(contest.guild_id):
            if row.league == contest.terms.league and row.phase == "over" and row.number < contest.number:
                before.update(winners(await self.seasons.by_key(row.season)))
        missing = await crown(
            guild, role_id, _users(scene.people, winners(contest)), _users(scene.people, before)
        )
        return scene.say(missing, role=f"<@&{role_id}>") if missing else None


def _all_said(scene: Scene, notices: Sequence[NoticeRow], waited_for: Collection[str]) -> Said:
    """What is said of notices that are told together: of matches in one list, of others one by one."""
    together = [notices] if notices[0].kind == "recorded" else [(notice,) for notice in notices]
    return tuple(cry for some in together for cry in said(scene, some, waited_for))


def _places(contest: Contest, cry: Cry) -> list[int]:
    """The channels where a message may be sent, the first the best."""
    league, log_channel = contest.terms.channel, contest.terms.log_channel
    if cry.place == "log" and log_channel is not None:
        return [log_channel, league]
    meeting = contest.meetings.get(cry.fixture)
    thread = meeting.channel if meeting else None
    return [league] if thread is None else [thread, league]


def _over(contest: Contest, notice: NoticeRow) -> list[str]:
    """The fixtures that a notice tells the end of."""
    if notice.kind == "recorded" and contest.book is not None:
        result = contest.book.results.get(notice.data["match"])
        return [result.fixture] if result is not None and result.fixture is not None else []
    if notice.kind == "pursuit-table_won":
        of_table = f"{notice.data['round']}-{notice.data['table']}-"
        return [name for name in contest.meetings if name.startswith(of_table)]
    return []


def _users(people: Mapping[str, PersonRow], players: Collection[str]) -> list[int]:
    """The users behind some people, as far as they are known."""
    return [people[player].user_id for player in players if player in people]
