"""What has to hold of leagues in a quiet moment: all is told, once, and the announcement is the newest."""

from __future__ import annotations

from collections import defaultdict

from simcord.backend.models import Message

from bot.league.season import Season
from bot.seasons import SeasonStore
from bot.seasons.announcements import SIGNUP
from bot.services import Preferences
from bot.tables import SystemClock
from bot.tables.namesakes import told_apart
from bot.ui.i18n.languages import Languages
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.outgoing import RenderContext
from tests.discord.requests import Answer, Request
from tests.storm.auditor import Auditor
from tests.storm.compare import first_difference, plain
from tests.storm.messages import age, ids_in, ids_of, parts, text_of
from tests.storm.world import World

TWICE = 100.0
"""Seconds between two posts of the same words that are one told twice."""

Notices = dict[int, tuple[object, ...]]


class Leagues:
    """Looks at the messages of leagues."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor, self.backend = world, auditor, world.backend
        self._looked_at: set[int] = set()
        """Messages that were compared with those before them."""
        self._posted: set[int] = set()
        """Messages that the bot has posted by itself, and not as an answer."""
        self._offered: set[str] = set()
        """The ids of all that could be pressed about seasons in them."""
        world.network.served.append(self._served)

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        if request.sends and answer.status == 200:
            self._posted.add(int(answer.body["id"]))
            self._offered.update(one for one in ids_in(request.message.get("components")) if one[:1] in "jl")

    def untold(self) -> Notices:
        """What is still to be told, by number."""
        query = (
            "SELECT notices.* FROM notices JOIN seasons ON seasons.season = notices.season "
            "ORDER BY notices.notice"
        )
        return {int(str(row[0])): row for row in self.world.rows(query)}

    def hold(self, untold: Notices) -> None:
        """Fail unless what was to be told is told, and what is announced is so."""
        for number, row in self.untold().items():
            if untold.get(number) == row:
                self.world.fail("everything is told", f"notice {row}")
                return
        self.auditor.run(self._announcements())
        self.auditor.run(self._staff_told())
        self._told_once()

    async def is_lost(self, key: str) -> bool:
        """Whether a season knows that its own channel is deleted."""
        store = SeasonStore(await self.auditor.database(), SystemClock())
        return (await store.by_key(key)).lost_channel

    async def _staff_told(self) -> None:
        """Whoever runs a season whose channel was deleted is offered another channel for it."""
        store = SeasonStore(await self.auditor.database(), SystemClock())
        for (key,) in self.world.rows("SELECT season FROM seasons WHERE finished_at IS NULL"):
            season = await store.by_key(key)
            channel_id = season.settings.channel
            if channel_id in self.backend.channels or season.place_id not in self.backend.guilds:
                continue
            if self.world.may_be_unheard(channel_id) or channel_id not in self.world.deleted:
                continue
            if not any(key in one and str(channel_id) in one for one in self._offered):
                self.world.fail("everything is told", f"that season {key} has lost channel {channel_id}")

    async def _announcements(self) -> None:
        store = SeasonStore(await self.auditor.database(), SystemClock())
        query = (
            "SELECT seasons.season, channel_id, message_id, removals FROM seasons "
            "LEFT JOIN announcements ON announcements.season = seasons.season AND kind = ? "
            "WHERE finished_at IS NULL"
        )
        changing = {row[1] for row in self.untold().values()}  # it is told of just now
        for key, channel_id, message_id, removals in self.world.rows(query, SIGNUP):
            season = await store.by_key(key)
            if key in changing or season.settings.channel not in self.backend.channels or (removals or 0) > 1:
                continue
            message = self.backend.messages.get(channel_id or 0, {}).get(message_id or 0)
            if message is None:
                if not self.world.may_be_unheard(message_id or 0):
                    self.world.fail("every screen is the newest", f"season {key} is not announced")
                continue
            await self._same(store, season, message)

    async def _same(self, store: SeasonStore, season: Season, message: Message) -> None:
        database = await self.auditor.database()
        preferences = Preferences(database)
        await preferences.server(season.place_id)
        say = Languages(preferences, self.world.settings.locale).of_server(season.place_id)
        # Somebody who was only invited may have the name of a player. That by itself changes no announcement.
        names = await store.names(season)
        here = {*season.players, *season.umpires, *(signed.player for signed in season.signed)}
        people = await database.people.of_season(season.key)
        without = {row.person: row for row in told_apart(people[key] for key in people if key in here)}
        contexts = [RenderContext(season, each, say) for each in (names, without)]
        shown = plain(message.components, False)
        # Sign-up closes when its time is up, which nobody writes down: until when it is open stands there.
        times = SystemClock().now(), season.created_at
        drawn = [announcement(ctx, at).to_components() for ctx in contexts for at in times]
        wanted, *others = (plain(each, False) for each in drawn)
        if shown not in (wanted, *others):
            where = f"announcement of season {season.key} ({season.phase})"
            self.world.fail("every screen is the newest", f"{where}: {first_difference(wanted, shown)}")

    def _told_once(self) -> None:
        """No season has two announcements, and nothing was posted twice."""
        bot, now = self.backend.bot_user.id, self.world.agenda.now
        for channel_id, messages in self.backend.messages.items():
            announced: defaultdict[str, list[int]] = defaultdict(list)
            said: dict[str, Message] = {}
            for message in messages.values():
                if message.author_id != bot or message.is_ephemeral or message.id not in self._posted:
                    continue
                # Only where people can sign up, and give up their place, a season is announced.
                ids = {str(part.get("custom_id")) for part in parts(message.components)}
                for custom_id in ids:
                    season = custom_id.removeprefix("l:join:")
                    if season != custom_id and f"l:leave:{season}" in ids:
                        announced[season].append(message.id)
                text = text_of(message)
                before = said.get(text)
                said[text] = message
                if before is None or not any(one.startswith("l:") for one in ids_of(message)):
                    continue
                is_new = message.id not in self._looked_at
                self._looked_at.add(message.id)
                if is_new and age(before, now) - age(message, now) < TWICE:
                    self.world.fail("nothing is told twice", f"in {channel_id}: {text[:300]!r}")
            for season, found in announced.items():
                if len(found) > 1:
                    self.world.fail("no old message stays behind", f"season {season} is announced in {found}")
