"""What has to hold of all that is done in seasons: what was refused had to be refused, what was not has been
done, and what is told in a channel is told in order and one message after the other.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.league.season import Season
from tests.discord.requests import Answer, Request
from tests.storm.disk import Writing
from tests.storm.refusals import refusals_in
from tests.storm.screens import COMPONENT, Press, Screens
from tests.storm.season_rulings import FOLLOWS, REASONS, Wish, broken_off, forbidding
from tests.storm.weather import HARMLESS, KINDS, UNSAVED
from tests.storm.world import World

BUTTON = re.compile(r"(l:[a-z_]+):([a-z0-9]{8})(?::([^:]*))?$")
"""A button of a season: what it does, the season, the fixture."""
SETTLED = 130.0
"""Seconds after the last fault, or start, after which nothing stands in the way of a press."""
DONE = 6.0
"""Seconds in which something is done."""
BEFORE = 1.0
"""Seconds before a press from which on a season is looked at for what was refused."""
KEPT = 40
"""So many last states of a season are remembered."""
HINDERING = frozenset(KINDS) - {*HARMLESS, *UNSAVED, "deleted", "closed"}
"""What may mix up the order of messages that are on their way."""
GAP = 0.99
"""Seconds between two messages of seasons in one channel."""
NOTICE = re.compile(r"notice:(\d+):")
OF_SEASONS = re.compile(r"(?:notice|announcement|thread|taken-up|no_threads|lost):")
ANNOUNCED = "SELECT 1 FROM announcements WHERE message_id = ?"
FINISHED = "SELECT phase, finished_at FROM seasons WHERE season = ?"
OLDER = """
SELECT older.notice, older.kind FROM notices AS older
JOIN notices AS own ON own.season = older.season
WHERE own.notice = ? AND older.notice < own.notice AND older.told = 0
  AND older.kind NOT IN ('signed', 'left', 'later', 'roles', 'recorded')
"""
"""What is still to be told and came before a notice, but for what is told by edits, later, or collected."""


class SeasonActs:
    """Looks at every press about a season, and at every message of one."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens = world, screens
        self._states: defaultdict[str, deque[tuple[float, Season]]] = defaultdict(lambda: deque(maxlen=KEPT))
        """The last states of each season, and since when it was in each."""
        self._sending: defaultdict[int, set[int]] = defaultdict(set)
        """The messages that are on their way to each channel, by the numbers of their requests."""
        self._sent_at: dict[int, float] = {}
        """When the last one was answered, by channel."""
        self.looked_at = 0
        screens.answered.append(self._answered)
        screens.pressed.append(self._pressed)
        world.disk.committed.append(self._committed)
        world.network.sent.append(self._sent)
        world.network.served.append(self._served)
        world.began.append(lambda bot: (self._states.clear(), self._sending.clear(), self._sent_at.clear()))

    def _is_calm(self, seconds: float = SETTLED) -> bool:
        world = self.world
        is_settled = world.is_up and world.agenda.now - world.up_since > seconds
        return is_settled and not world.weather.lately(*KINDS, seconds=seconds)

    # States

    def _committed(self, writing: Writing) -> None:
        if any(one.partition(".")[0] in ("seasons", "season_log") for one in writing.written):
            self.world.agenda.after(0.0, self._look)

    def _look(self) -> None:
        """Note what has become of the seasons that the bot knows."""
        for guild_id in self.world.backend.guilds:
            self._note_all(guild_id)

    def _note_all(self, guild_id: int) -> None:
        bot, now = self.world.bot, self.world.agenda.now
        if bot is None or not self.world.is_up:
            return
        running = bot.services.seasons.running(guild_id)
        for key, states in self._states.items():
            last = states[-1][1]
            if last.place_id == guild_id and last.is_open and all(one.key != key for one in running):
                # The bot does not keep it in memory.
                [(phase, at)] = self.world.rows(FINISHED, key) or [("cancelled", 0)]
                states.append((now, replace(last, phase=phase, finished_at=at)))
        for season in running:
            states = self._states[season.key]
            if not states or states[-1][1] is not season:
                if states and (why := broken_off(states[-1][1], season)):
                    self.world.fail("a season is as a season can be", f"season {season.key}: {why}")
                states.append((now, season))

    def _seen(self, press: Press, key: str) -> Iterator[Season]:
        """The states of a season from before a press on."""
        self._note_all(press.guild_id)
        states = [*self._states.get(key, ())]
        for number, (_, season) in enumerate(states):
            until = states[number + 1][0] if number + 1 < len(states) else None
            if until is None or until >= press.at - BEFORE:
                yield season

    def _wish(self, press: Press, fixture: str = "", line: str = "") -> Wish:
        bot = self.world.bot
        rows = self.world.rows(
            "SELECT person FROM people WHERE place_id = ? AND user_id = ?", press.guild_id, press.user_id
        )
        at = bot.clock.now() if bot is not None else 0
        return Wish(rows[0][0] if rows else "", fixture, at, line)

    # Refusals

    def _answered(self, press: Press, text: str) -> None:
        found = BUTTON.match(press.what)
        if found is None or not self._is_calm():
            return
        for code, line in refusals_in(text):
            if code in REASONS:
                wish = self._wish(press, found[3] or "", line)
                states = list(self._seen(press, found[2]))
                self.looked_at += 1
                if states and not any(REASONS[code](season, wish) for season in states):
                    last = states[-1]
                    where = f"season {last.key} ({last.phase} {last.seq})"
                    self.world.fail("what is refused has to be", f"{press.name} at {where}: {line!r}")

    def _pressed(self, press: Press) -> None:
        found = BUTTON.match(press.what)
        if found is None or press.kind != COMPONENT:
            return
        self._note_all(press.guild_id)
        states = self._states.get(found[2])
        is_plain = found[1] != "l:ready" or found[3]  # otherwise it shows what there is to be ready for
        if found[1] in FOLLOWS and is_plain and states and self._is_calm():
            self.world.agenda.after(DONE, partial(self._is_done, press, found[1], found[2], states[-1][1]))

    def _is_done(self, press: Press, action: str, key: str, before: Season) -> None:
        """What was not refused is done, and might be done."""
        if press.answered is None or not self._is_calm():
            return
        said = [text for _, text in press.answers]
        if any(True for text in said for _ in refusals_in(text)):
            return
        bot = self.world.bot
        states = list(self._seen(press, key))
        if bot is None or not states or bot.services.seasons.store.known(key) is None:
            return
        self.looked_at += 1
        found = BUTTON.match(press.what)
        wish = self._wish(press, (found and found[3]) or "")
        where = f"{press.name} in season {key} ({before.phase} {before.seq})"
        if not any(FOLLOWS[action](season, wish) for season in states):
            self.world.fail("what is pressed is done", f"{where}: {said}")
        elif all(forbidding(action, season, wish) for season in (before, *states[:-1])):
            why = forbidding(action, before, wish)
            self.world.fail("what is done is right", f"{where} should have been refused: {why}")

    # Messages

    def _about(self, request: Request) -> str:
        """What a message of a season is about that is new, or an announcement; empty for others."""
        if request.edits and self.world.rows(ANNOUNCED, int(request.parts[3])):
            return "announcement"
        nonce = request.message.get("nonce")
        if request.method != "POST" or request.parts[2:] != ["messages"] or not nonce:
            return ""
        rows = self.world.rows("SELECT about FROM posts WHERE nonce = ?", str(nonce))
        return rows[0][0] if rows and OF_SEASONS.match(rows[0][0]) else ""

    def _sent(self, request: Request) -> None:
        if not (about := self._about(request)):
            return
        channel_id, now = request.channel_id or 0, self.world.agenda.now
        if self.world.is_up and not self.world.weather.lately(*HINDERING, seconds=30):
            if self._sending[channel_id]:
                self.world.fail("one message after the other", f"{about} in {channel_id}")
            if now - self._sent_at.get(channel_id, -GAP) < GAP:
                self.world.fail("messages come at Discord's pace", f"{about} in {channel_id}")
        if (found := NOTICE.match(about)) and self._is_calm():
            for number, kind in self.world.rows(OLDER, int(found[1])):
                self.world.fail("notices are told in order", f"{about}: {kind} {number} came before")
        self._sending[channel_id].add(id(request))

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        channel_id = request.channel_id or 0
        if id(request) in self._sending.get(channel_id, ()):
            self._sending[channel_id].discard(id(request))
            self._sent_at[channel_id] = self.world.agenda.now
