"""What has to hold in each quiet moment: all faults are over, and everything has had its time."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from simcord.backend.models import Message

from bot.shards import is_server
from bot.tables import Table
from bot.tables.pace import is_waited_for
from bot.tables.rows import seat_rows, table_row
from bot.ui.components.post import ReadyPost
from bot.user_text import raw_text
from tests.storm.auditor import Auditor
from tests.storm.backlog import Backlog
from tests.storm.boards import Boards
from tests.storm.compare import TIME, first_difference, moved_times, plain, times
from tests.storm.disk import Writing
from tests.storm.leagues import Leagues, Notices
from tests.storm.live_hands import TITLE, LiveHands
from tests.storm.memory import Memory
from tests.storm.messages import ids_of, text_of, texts
from tests.storm.names import mistaken
from tests.storm.places import Places
from tests.storm.records import Records
from tests.storm.screens import TYPING, Screens
from tests.storm.watch import Watch
from tests.storm.world import World

STEP = 2.0
SWEPT = 5.0
"""Seconds in which the older message of a table is deleted."""
REST = 10.0
"""Seconds without a change after which a table has to be shown as it is."""
TOLD = "SELECT table_id, told_version FROM tables WHERE phase IN ('lobby', 'playing')"
AT_MOST = 240.0
"""Seconds that a table is waited for to come to rest."""
TABLE_ID = re.compile(r"^[a-z]:(?:[a-z_]+:)?([a-z0-9]{8})\b")
AS_SEEN = re.compile(r"[tm]:[a-z0-9]{8}(?:\.\d+)?:([1-9]\d*):")
"""What can be pressed for a move, and the version of the table that it is drawn for."""
ANSWER_WITHIN = 3.0
"""Seconds after which Discord tells whoever has pressed that the bot did not respond."""
OVERDUE = 90_000
"""Milliseconds by which a table may be late with what happens there by itself."""
OWN_DRAW = re.compile(r"(You draw|Du trekker) .*?(?=\.| and pass| og sier)")
"""What the table has drawn for a reader, whose cards are not stored."""
CUT = "-# … "
"""How a line begins from which earlier moves are left out."""
OVER = """
SELECT table_id, phase FROM tables
WHERE phase NOT IN ('lobby', 'playing') AND told_version >= version
ORDER BY finished_at DESC
LIMIT 20
"""
"""The tables that were over last, of those whose end was told."""
STUCK = 9 * 3600.0
"""Seconds after which something has happened at a table whose clock is not slow, even if nobody comes: an
idle lobby closes after half an hour, and a match that everybody has left after three hours.
"""

DURABLE = {"synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
"""How whoever writes to the database has set SQLite."""


def is_so(table: Table) -> tuple[Any, ...]:
    """What a table is at present, as far as its screens show it."""
    told = table.warned_version, table.removals, table.message_id, table.channel_id
    return table.version, table.phase, table.deadline, table.host, table.chairs, table.vote, told


@dataclass
class Seen:
    """A table as it was seen last, and since when it is so."""

    state: tuple[Any, ...]
    since: float


QUESTION = re.compile(r"\*\*[^*]+\*\* · ")
"""How the question of a menu begins in a hand."""


class Invariants:
    """Looks whether all is well. None of this knows how the bot does it."""

    def __init__(self, world: World, screens: Screens, watch: Watch, places: Places) -> None:
        self.world, self.screens, self.watch, self.places = world, screens, watch, places
        self.backend = world.backend
        self._untouched: dict[str, tuple[int, float]] = {}
        """Of each open table the version, and since when it has it."""
        self.auditor = Auditor(world)
        self.hands = LiveHands(world, screens, self.auditor)
        self.records = Records(world, self.auditor)
        self.boards = Boards(world, self.auditor)
        self.leagues = Leagues(world, self.auditor)
        self.backlog = Backlog(world, self.auditor)
        self.memory = Memory(world)
        self.looked_at = 0
        """How many screens were compared."""
        self._looked_until = 0.0
        self._doubled: dict[str, tuple[frozenset[int], float]] = {}
        """The tables that have several messages, which, and since when."""
        self._told: defaultdict[str, deque[int]] = defaultdict(lambda: deque([0], maxlen=4))
        """The versions of each table of which its channel was told last: one drawing may be under way while
        another one is noted.
        """
        world.disk.committed.append(self._committed)

    def _committed(self, writing: Writing) -> None:
        if "tables.told_version" in writing.written:
            for table_id, version in self.world.rows(TOLD):
                if self._told[table_id][-1] != version:
                    self._told[table_id].append(version)

    def hold(self, run: Callable[[float], None]) -> None:
        """Raise unless all is well; ``run`` lets time pass."""
        world = self.world
        if not world.is_up:
            world.fail("starts", "the bot does not come up again")
        world.check()
        self.watch.check_words()
        self.memory.rested()
        untold = self.leagues.untold()
        seen: dict[str, Seen] = {}
        done: set[str] = set()
        until = world.agenda.now + AT_MOST
        self._stuck(self.auditor.run(self.auditor.tables()))
        while world.agenda.now < until:
            tables = self.auditor.run(self.auditor.tables())
            now = world.agenda.now
            for table in tables:
                state = is_so(table)
                before = seen.get(table.table_id)
                if before is None or before.state != state:
                    seen[table.table_id] = Seen(state, now)
                elif now - before.since >= REST and table.table_id not in done:
                    done.add(table.table_id)
                    self.look_at(table)
            self.strays(tables)
            if all(table.table_id in done for table in tables):
                break
            run(STEP)
        self._over()
        self.hands.ended(REST)
        self._answers()
        if world.rows("PRAGMA journal_mode") != [("wal",)]:
            world.fail("readers never wait for a writer", str(world.rows("PRAGMA journal_mode")))
        self._whole()
        self.places.one_hand()
        self.leagues.hold(self._still(untold, run))
        self.backlog.hold(run)
        self.records.hold()
        self.boards.hold()
        self.memory.hold()
        world.check()

    def _still(self, untold: Notices, run: Callable[[float], None]) -> Notices:
        """What is still to be told of what was to be told, after time enough for it."""
        until = self.world.agenda.now + AT_MOST
        while (still := self.leagues.untold()).items() & untold.items() and self.world.agenda.now < until:
            run(STEP)
        return dict(still.items() & untold.items())

    def _whole(self) -> None:
        """What refers to something in the database finds it, and what is written there is on the disk."""
        world = self.world
        if lost := world.rows("PRAGMA foreign_key_check"):
            world.fail("the database is whole", str(lost[0]))
        for name, wanted in DURABLE.items():
            if any(found != wanted for found in world.disk.settings(name)):
                world.fail("the database is whole", f"{name}: {world.disk.settings(name)}")

    # One table

    def look_at(self, table: Table) -> None:
        """The message of a table that rests shows what is stored, and so do the hands of its players."""
        world = self.world
        where = f"table {table.table_id} ({table.game_key}, {table.phase} {table.version})"
        self._in_memory(table, where)
        if table.channel_id not in self.backend.channels:
            # In a season whose own channel is deleted, tables wait until the umpire has found another one.
            is_waiting = table.season is not None and self.auditor.run(self.leagues.is_lost(table.season))
            if not is_waiting and not world.may_be_unheard(table.channel_id):
                world.fail("no table without a channel", where)
            return
        if table.hidden or not self.has_to_be_shown(table):
            return
        if not table.is_open:
            world.fail(
                "every screen is the newest", f"{where}: its end is not told, only {table.told_version}"
            )
            return
        message = self.backend.messages[table.channel_id].get(table.message_id or 0)
        if message is None:
            if not world.may_be_unheard(table.message_id or 0):
                world.fail("every screen is the newest", f"{where}: message {table.message_id} is not there")
            return
        drawer = self.auditor.run(self.auditor.drawer(table))
        self._same(where, message, self.auditor.run(drawer.table()), table)
        self._is_noted(where, message, table)
        people = [raw_text(chair.name) for chair in table.chairs if chair.user_id is not None]
        if name := mistaken(people, text_of(message)):
            world.fail("people of one name are told apart", f"{where}: {name}")
        self.places.stays_above(message)
        self._overdue(table, where)
        self.look_at_hands(table, is_calm=True)

    def has_to_be_shown(self, table: Table) -> bool:
        """Whether the bot can write where a table is. Where it was not invited, a match that rests waits for
        a press, by which it is shown, as do ends and lobbies of which nobody was there to hear.
        """
        if is_server(table.place_id):
            return table.place_id in self.backend.guilds
        return table.phase == "playing" and not table.rests

    def look_at_hands(self, table: Table, *, is_calm: bool = False) -> None:
        """The hands of a table's players tell what concerns them, and show all that is stored where it
        ``is_calm``.
        """
        where = f"table {table.table_id} ({table.game_key}, {table.phase} {table.version})"
        if table.state is None or table.hidden or not table.is_open:
            return
        drawer = self.auditor.run(self.auditor.drawer(table))
        for hand, shown in self.hands.of(table):
            post = self.auditor.run(drawer.hand(hand.seat, hand.user_id))
            whose = f"hand {hand.seat} of {where}"
            is_on_turn = hand.seat in table.observe(hand.seat).to_act
            has_menu = hand.has_menu or any(map(QUESTION.match, texts(shown.components)[1:]))
            lines = 1 if not (is_calm or is_on_turn) else 2 if has_menu else None
            if text_of(shown).startswith(TITLE):
                self._same_hand(whose, shown, post, lines)
                if is_calm and not has_menu:
                    self._same_times(whose, shown, post, table)
                if is_on_turn:
                    self._is_playable(whose, shown, table)
            self.hands.look_at(whose, table, hand, shown, post)

    def _in_memory(self, table: Table, where: str) -> None:
        if not self.world.is_up:
            return
        kept = self.world.table(table.table_id)
        if kept is None:
            if table.is_open:
                self.world.fail("memory is what is stored", f"{where} is not in memory")
        elif (kept.version, kept.phase) != (table.version, table.phase):
            self.world.fail("memory is what is stored", f"{where}: in memory {kept.phase} {kept.version}")
        elif table.is_open and (differing := _differing(table, kept)):
            self.world.fail("memory is what is stored", f"{where}: {differing}")

    def _overdue(self, table: Table, where: str) -> None:
        if table.deadline is not None and table.phase == "playing":
            bot = self.world.bot
            if bot is not None and table.deadline < bot.clock.now() - OVERDUE:
                self.world.fail("nobody waits for ever", f"{where}: its time was up at {table.deadline}")

    def _over(self) -> None:
        """A table that is over, and shown as it ended, is not kept in memory."""
        if not self.world.is_up:
            return
        for table_id, phase in self.world.rows(OVER):
            if self.world.table(table_id) is not None:
                self.world.fail("memory is what is stored", f"table {table_id}, {phase}, is in memory still")

    def _stuck(self, tables: list[Table]) -> None:
        """Every table goes on or ends, even if nobody comes, but those that a season waits for."""
        now = self.world.agenda.now
        kept, self._untouched = self._untouched, {}
        for table in tables:
            version, since = kept.get(table.table_id, (table.version, now))
            since = since if version == table.version else now
            self._untouched[table.table_id] = table.version, since
            is_awaited = table.fixture is not None or table.clock == "slow" or table.hidden or table.rests
            if table.is_open and not is_awaited and now - since > STUCK:
                self.world.fail(
                    "nobody waits for ever", f"table {table.table_id}: {table.phase} for {now - since:.0f} s"
                )

    def _same(self, where: str, message: Message, post: ReadyPost, table: Table) -> None:
        self.looked_at += 1
        is_played = table.state is not None
        wanted, shown = plain(post.content.components, is_played), plain(message.components, is_played)
        if wanted != shown and all(plain(each, is_played) != shown for each in self._as_first_shown(table)):
            self.world.fail("every screen is the newest", f"{where}: {first_difference(wanted, shown)}")
        # A slow clock need not be printed anew for a few minutes.
        slack = 1 + self.world.pace.clocks[table.clock] / 10_000
        for wants, shows in zip(times(post.content.components), times(message.components), strict=False):
            if shows > wants + slack:
                self.world.fail("no clock is shorter than printed", f"{where}: {shows}, stored is {wants}")
            elif shows < wants - slack and self._is_to_be_read(table):
                self.world.fail("who gets time back reads it", f"{where}: {shows}, stored is {wants}")

    def _is_noted(self, where: str, message: Message, table: Table) -> None:
        """What the message of a table shows is stored: after a restart nothing else tells what was shown."""
        if table.told_version < table.version:
            self.world.fail("what is shown is stored", f"{where}: only {table.told_version} is")
        told = replace(table, deadline=table.told_deadline)
        if is_waited_for(table) is None or is_waited_for(told) is None:
            return
        post = self.auditor.run(self.auditor.run(self.auditor.drawer(told)).table())
        if wrong := moved_times(times(post.content.components), times(message.components)):
            self.world.fail("what is shown is stored", f"{where}: shown and stored are {wrong[0]}")

    def _is_to_be_read(self, table: Table) -> bool:
        """Whether a table has to show how much time there is for a turn."""
        return is_waited_for(table) is not None and not (self.world.was_cut_short and table.clock == "slow")

    def _as_first_shown(self, table: Table) -> Iterator[Any]:
        """A running table as it was drawn before its channel was told of its last moves: the picture is
        stamped with the calls that were among them. There may be many while an answer is waited for.
        """
        for version in self._told[table.table_id]:
            drawer = self.auditor.run(self.auditor.drawer(replace(table, told_version=version)))
            yield self.auditor.run(drawer.table()).content.components

    def _same_hand(self, where: str, message: Message, post: ReadyPost, lines: int | None) -> None:
        """The first ``lines`` of its heading, or all: cards, whose turn it is, until when, what happened."""
        self.looked_at += 1
        heading = texts(post.content.components)[0].split("\n")[:lines]
        shown = [_unknown(line) for text in texts(message.components) for line in text.split("\n")]
        for line in heading:
            if not any(_tells(each, _unknown(line)) for each in shown):
                self.world.fail("every screen is the newest", f"{where}: {line!r} is not in {shown[:6]}")
                return

    def _same_times(self, where: str, message: Message, post: ReadyPost, table: Table) -> None:
        """It prints until when there is time for a turn, as far as that matters."""
        slack = 1 + self.world.pace.clocks[table.clock] / 10_000
        for wants, shows in zip(times(post.content.components), times(message.components), strict=False):
            if abs(wants - shows) > slack and self._is_to_be_read(table):
                self.world.fail("a hand prints its time", f"{where}: {shows}, stored is {wants}")

    def _is_playable(self, where: str, message: Message, table: Table) -> None:
        """What is offered for a move of its owner's turn is of this turn."""
        seen = [int(found[1]) for one in ids_of(message) if (found := AS_SEEN.match(one))]
        if seen and min(seen) < table.turn_version:
            self.world.fail("every screen is the newest", f"{where}: its moves are of version {min(seen)}")

    # All messages

    def strays(self, tables: list[Table]) -> None:
        """No message with buttons of a table but its one."""
        # Elsewhere only a press on an older message lets the bot delete it.
        own = {table.table_id: table.message_id for table in tables if is_server(table.place_id)}
        live: dict[str, set[int]] = defaultdict(set)
        for messages in self.backend.messages.values():
            for message in messages.values():
                if message.author_id != self.backend.bot_user.id or message.is_ephemeral:
                    continue
                for custom_id in ids_of(message):
                    if found := TABLE_ID.match(custom_id):
                        live[found[1]].add(message.id)
        before, self._doubled = self._doubled, {}
        for table_id, ids in live.items():
            if len(ids) > 1 and own.get(table_id) is not None:
                # The older one is deleted when the newer one is there.
                since = before.get(table_id, (frozenset(), self.world.agenda.now))
                self._doubled[table_id] = frozenset(ids), self.world.agenda.now
                if since[0] != ids:
                    continue
                self._doubled[table_id] = since
                if self.world.agenda.now - since[1] < SWEPT:
                    continue
                self.world.fail(
                    "no old message stays behind",
                    f"table {table_id} has the messages {sorted(ids)}, its own is {own[table_id]}",
                )

    # Presses

    def _answers(self) -> None:
        """Every press is answered within three seconds, where nothing stands in its way."""
        world = self.world
        for press in self.screens.lately(self._looked_until):
            if press.at + ANSWER_WITHIN > world.agenda.now:
                break
            is_late = press.answered is None or press.answered - press.at > ANSWER_WITHIN
            if is_late and press.kind != TYPING and world.was_calm(press.at - 60, press.at + ANSWER_WITHIN):
                world.fail("every press is answered", f"{press.name} at {press.at:.2f}: {press.answered}")
        self._looked_until = world.agenda.now


def _differing(stored: Table, kept: Table) -> list[str]:
    """What is stored of a table and is otherwise in memory."""
    one, other = table_row(stored), table_row(kept)
    found = [name for name in one.__slots__ if getattr(one, name) != getattr(other, name)]
    return found if seat_rows(stored) == seat_rows(kept) else [*found, "seats"]


def _tells(shown: str, line: str) -> bool:
    """Whether what is shown is a line, or one of them is the end of the other: with the cards that the table
    drew it is shorter, or longer.
    """
    ends = ((shown, line), (line, shown))
    return any(one == other or _is_end(one, other) for one, other in ends)


def _is_end(one: str, other: str) -> bool:
    return one.startswith(CUT) and other.endswith(one.removeprefix(CUT))


def _unknown(line: str) -> str:
    """A line of a hand without what a bot that has just started doesn't know or print alike."""
    return OWN_DRAW.sub(r"\1", TIME.sub("<t>", line))
