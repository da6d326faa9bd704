"""What has to hold of where messages stand: a table near the end of its channel, and moved only for a reason;
a hand on its owner's screen until a newer one is there.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from simcord.backend.models import Message

from bot.tables import Table
from tests.discord.requests import Answer, Request
from tests.storm.messages import age, ids_of, text_of
from tests.storm.requests import shown
from tests.storm.rulings import on_turn
from tests.storm.screens import COMMAND, TOKEN, Press, Screens
from tests.storm.weather import HARMLESS, KINDS, UNSAVED
from tests.storm.world import World

EXPLAINING = frozenset(KINDS) - {*HARMLESS, *UNSAVED}
"""What may explain that a table is sent anew; what it could not save, the bot knows even so."""
OF_TABLE = re.compile(r"[a-z0-9]{8}$")
"""What a message of a table is about, among all that is on its way."""
AWAY = ("/my away", "s:away:")
"""What somebody presses who is away until some time, or back."""
TABLE_ID = re.compile(r"^[a-z]:(?:[a-z_]+:)?([a-z0-9]{8})\b")
SETTLED = 130.0
"""Seconds after the last fault, or start, after which nothing else explains where a table is posted."""
MANY = 5
"""So many messages push a table out of sight."""
CALM = 29.0
"""Seconds that a table stands above fewer of them, where there is no news."""
GAP = 9.0
"""Seconds between two messages of a table that only move it."""
OLD = 49 * 60.0
"""Seconds after which Discord's limits make a new message better than an edit."""
ASKED = 20.0
"""Seconds in which somebody's command may have the table posted."""
NOTED = 300
"""Milliseconds from the drawing of a message to its sending, in which it is noted."""
GOES = 5.0
"""Seconds in which the older hand is deleted when a newer one is there."""
GIVEN_UP = 60.0
"""Seconds after a deletion that came late, which the bot had given up: its owner may have gone on from that
hand, so that the other one goes.
"""
LONGEST_ABOVE = 60.0
"""Seconds after which no table stands above what others have written."""


class Places:
    """Looks at each message when the bot sends or deletes it."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens, self.backend = world, screens, world.backend
        self._called: dict[str, tuple[int, ...]] = {}
        """For which turn, in which life of the bot, each table has called its player last."""
        self._refused: set[int] = set()
        """The messages that Discord has let nobody edit."""
        self._late_at = -GIVEN_UP
        """When a deletion by a press last came late."""
        screens.pressed.append(self._pressed)
        world.network.sent.append(self._sent)
        world.network.served.append(self._served)

    def _pressed(self, press: Press) -> None:
        """Who is away for a while, or back, is called again in the same turn."""
        if press.what.startswith(AWAY):
            called = self._called
            self._called = {key: turn for key, turn in called.items() if press.user_id not in turn[2:]}

    def _sent(self, request: Request) -> None:
        if request.sends:
            rows = self.world.rows(
                "SELECT about FROM posts WHERE nonce = ?", str(request.message.get("nonce"))
            )
            if rows and OF_TABLE.match(rows[0][0]):
                self._of_table(request, rows[0][0])
        if request.method == "DELETE" and request.token is not None:
            self._has_another(request)

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        if request.edits and not 200 <= answer.status < 300:
            self._refused.add(int(request.parts[3]))
        if request.method == "DELETE" and request.token is not None and fault == "slow":
            self._late_at = self.world.agenda.now

    # Tables

    def _of_table(self, request: Request, table_id: str) -> None:
        """A message of a table calls who is on turn, once a turn, or the table needs to be sent anew."""
        called = {int(one) for one in (request.message.get("allowed_mentions") or {}).get("users") or ()}
        table = self.world.table(table_id)
        if not called:
            if self._is_calm(EXPLAINING):
                self._needs_to_move(request, table_id)
        elif table is not None and table.state is not None and self._is_calm():
            seat = on_turn(table)
            turn = self.world.lives, table.turn_version, *sorted(called)
            if seat is None or called != {table.chairs[seat].user_id}:
                if not self._has_just_moved(table):
                    self.world.fail(
                        "who is on turn is called", f"table {table_id}: {called} in {request.path}"
                    )
            elif self._called.get(table_id) == turn:
                self.world.fail("who is on turn is called once", f"table {table_id} {turn}: {request.path}")
            self._called[table_id] = turn

    def _has_just_moved(self, table: Table) -> bool:
        """Whether somebody has made a move while a message was noted that was drawn before."""
        bot = self.world.bot
        return bot is not None and bool(table.log) and bot.clock.now() - table.log[-1].at < NOTED

    def _needs_to_move(self, request: Request, table_id: str) -> None:
        """A table is sent anew where something stands below it, or if its message is old."""
        world = self.world
        found = world.rows("SELECT channel_id, message_id FROM tables WHERE table_id = ?", table_id)
        older = self.backend.messages.get(found[0][0], {}).get(found[0][1] or 0) if found else None
        if older is None or older.channel_id != request.channel_id or older.id in self._refused:
            return
        if self._is_asked_for(older.channel_id):
            return
        now = world.agenda.now
        below = [age(message, now) for message in self.below(older)]
        is_news, since = shown(request.message) != shown(older), age(older, now)
        is_far_up = len(below) >= MANY or max(below, default=0.0) >= CALM
        # How old a message is that an earlier life has sent, the bot knows by the machine's clock alone.
        if since > OLD or world.weather.met["clock"] or (since >= GAP and below and (is_news or is_far_up)):
            return
        world.fail(
            "a table is moved for a reason",
            f"table {table_id}, {since:.0f} s old, {'with' if is_news else 'without'} news, above {below}",
        )

    def below(self, message: Message) -> list[Message]:
        """What others have written below a message, the first one first."""
        bot = self.backend.bot_user.id
        later = self.backend.messages.get(message.channel_id, {}).values()
        return [one for one in later if one.id > message.id and one.author_id != bot]

    def stays_above(self, message: Message) -> None:
        """Fail if a table's message, which rests, stands above what was written long ago."""
        world, now = self.world, self.world.agenda.now
        for other in self.below(message):
            since = now - age(other, now)
            if now - since > LONGEST_ABOVE and world.was_calm(since - SETTLED, now):
                world.fail(
                    "a table stands at the end of its channel",
                    f"{message.id}, {now - since:.0f} s above {other.id}",
                )
                return

    def _is_calm(self, kinds: Collection[str] = KINDS) -> bool:
        world = self.world
        is_settled = world.is_up and world.agenda.now - world.up_since > SETTLED
        return is_settled and not world.weather.lately(*kinds, seconds=SETTLED)

    def _is_asked_for(self, channel_id: int) -> bool:
        lately = self.screens.lately(self.world.agenda.now - ASKED)
        return any(each.kind == COMMAND and each.channel_id == channel_id for each in lately)

    # Hands

    def _has_another(self, request: Request) -> None:
        """A hand goes from its owner's screen when there is another one, or the seat is theirs no more."""
        press = self.screens.press_of(request)
        if press is None or self.world.agenda.now - self._late_at < GIVEN_UP:
            return
        last = request.parts[-1]
        own = press.record.message_id or press.record.source_message_id
        message = self.backend.messages.get(press.channel_id, {}).get(
            int(last) if last.isdigit() else own or 0
        )
        if message is None or not _is_hand(message):
            return
        for table_id in _tables(message):
            table = self.world.table(table_id)
            if table is None or table.state is None or table.seat_of(press.user_id) is None:
                continue
            others = self._hands(press.user_id, table_id)
            if message.id in others and len(others) < 2:
                self.world.fail("who had a hand has one", f"{press.name}: {request.path} of table {table_id}")

    def one_hand(self) -> None:
        """Fail if somebody has two hands of one table, both of them shown while nothing went wrong."""
        world, now = self.world, self.world.agenda.now
        seen: dict[tuple[str, str], int] = {}
        for messages in self.backend.messages.values():
            for message in messages.values():
                since = now - age(message, now)
                is_shown = GOES < now - since < TOKEN and world.was_calm(since - SETTLED, now)
                if not _is_hand(message) or not is_shown:
                    continue
                reader = str((message.interaction_metadata or {}).get("user", {}).get("id"))
                for table_id in _tables(message):
                    if (other := seen.setdefault((reader, table_id), message.id)) != message.id:
                        world.fail(
                            "nobody has two hands", f"table {table_id}, user {reader}: {other}, {message.id}"
                        )

    def _hands(self, user_id: int, table_id: str) -> set[int]:
        """The messages in which somebody may see their hand at a table. In some there is nothing to press."""
        now = self.world.agenda.now
        return {
            message.id
            for messages in self.backend.messages.values()
            for message in messages.values()
            if message.is_ephemeral and message.visible_to(user_id) and age(message, now) < TOKEN
            if table_id in _tables(message) or (_is_hand(message) and not _tables(message))
        }


def _is_hand(message: Message) -> bool:
    # A notice may stand above it.
    return message.is_ephemeral and "### Your hand" in text_of(message)


def _tables(message: Message) -> set[str]:
    return {found[1] for one in ids_of(message) if (found := TABLE_ID.match(one))}
