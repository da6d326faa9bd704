"""The hands on people’s screens that are kept up to date, and what has to stand there: calls, challenges that
are possible, what a deal has given, and how the match has ended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from simcord.backend.models import Message

from bot.shards import is_server
from bot.tables import Table, rows
from bot.ui.components.post import ReadyPost
from tests.discord.requests import Answer, Request
from tests.storm.auditor import Auditor
from tests.storm.compare import TIME
from tests.storm.disk import Writing
from tests.storm.messages import descriptions, ids_in, ids_of, texts
from tests.storm.screens import Press, Screens, written
from tests.storm.watch import LIMITED
from tests.storm.world import World

KEPT_FOR = 13 * 60
"""Seconds for which a hand is kept up to date after a press."""
OF_SEAT = re.compile(r"(?:[tm]|v:hand):([a-z0-9]{8})\.(\d+)")
"""What can be pressed in a hand alone: its table and seat."""
TITLE = "### Your hand"
TURN = "**Your turn**"
NEWS = re.compile(r"\*\*.*[📣❗]")
"""How a line of a hand begins that tells of a call."""
OWNERS = """
SELECT table_id, seat, user_id FROM seats JOIN tables USING (table_id) LEFT JOIN people USING (person)
WHERE phase = 'playing'
"""
DRAWN = 1.0
"""Seconds from the drawing of a hand to its sending."""
OUT_OF_TURN = ("call", "challenge")
STOPPED = re.compile(r"⏹️ (?:This match was stopped|.+ stopped this match)")
"""How a hand says that a match was stopped; who has done that is not stored."""


@dataclass(slots=True)
class LiveHand:
    """A private message that shows a hand."""

    message_id: int
    channel_id: int
    user_id: int
    table_id: str
    seat: int
    press: Press
    """The newest press of which it is an answer, or in it."""
    is_sure: bool
    """Whether the bot knows that Discord has it."""
    notice: tuple[str, ...] = ()
    """The lines above the hand."""
    is_turn: bool = False
    """Whether it says that it is its reader's turn."""
    is_left: bool = False
    """Whether its reader has gone on from it to something else."""

    @property
    def has_menu(self) -> bool:
        """Whether its reader is choosing the further words of a move."""
        return self.press.what.startswith("m:")


class LiveHands:
    """Knows all of them, and reads them."""

    def __init__(self, world: World, screens: Screens, auditor: Auditor) -> None:
        self.world, self.screens, self.auditor = world, screens, auditor
        self._hands: dict[int, LiveHand] = {}
        """By message."""
        self._read: set[tuple[int, str]] = set()
        """The messages of which the end of a match was read."""
        self.looked_at = 0
        """How many hands were read for news, and for endings."""
        self._owners: dict[tuple[str, int], tuple[int | None, float]] = {}
        """The user in each seat, and since when they are there."""
        world.network.sent.append(self._sent)
        world.network.served.append(self._served)
        world.disk.committed.append(self._committed)

    def _committed(self, writing: Writing) -> None:
        if any(one.partition(".")[0] == "seats" for one in writing.written):
            for table_id, seat, user_id in self.world.rows(OWNERS):
                if self._owners.get((table_id, seat), (None,))[0] != user_id:
                    self._owners[table_id, seat] = user_id, self.world.agenda.now

    def _sent(self, request: Request) -> None:
        """A hand is sent to nobody but whoever has its seat."""
        press, shown = self.screens.press_of(request), seat_shown(request.message.get("components"))
        if press is None or shown is None:
            return
        owner, since = self._owners.get(shown, (press.user_id, 0.0))
        is_drawn_before = self.world.weather.lately("limited", "ill", seconds=LIMITED)
        if owner != press.user_id and self.world.agenda.now - since > DRAWN and not is_drawn_before:
            seat = f"seat {shown[1]} of table {shown[0]}"
            self.world.fail("nobody sees another one's hand", f"{press.name} of {press.user_id}: {seat}")

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        press = self.screens.press_of(request)
        components = request.message.get("components")
        if answer.status == 401:
            self._expire(request.token)
        if press is None or not components or not 200 <= answer.status < 300:
            return
        message_id = written(request, answer, press)
        found = next(filter(None, map(OF_SEAT.match, ids_in(components))), None)
        known = self._hands.get(message_id)
        if found is not None:
            newest = press if known is None or known.press.at < press.at else known.press
            is_sure = not fault or (known is not None and known.is_sure)
            told = lines(components)
            notice = tuple(takewhile(lambda line: not line.startswith(TITLE), told))
            is_turn = any(line.startswith(TURN) for line in told)
            if known is not None and known.press.id >= press.id and is_turn and not known.is_turn:
                self._is_new(known, notice)
            self._hands[message_id] = LiveHand(
                *(message_id, press.channel_id, press.user_id, found[1], int(found[2]), newest, is_sure),
                *(notice, is_turn),
            )
        elif known is not None and known.press.at < press.at:
            known.press, known.is_left = press, True

    def _is_new(self, known: LiveHand, notice: tuple[str, ...]) -> None:
        """Above a hand whose reader's turn has come nothing stands that was said of something before."""
        if notice and notice == known.notice:
            self.world.fail("what was said is not said for ever", f"table {known.table_id}: {notice}")

    def _expire(self, token: str | None) -> None:
        """Discord takes a token no more: what it has shown stays as it is."""
        for message_id, hand in list(self._hands.items()):
            if hand.press.record.token == token:
                del self._hands[message_id]

    def of(self, table: Table) -> Iterator[tuple[LiveHand, Message]]:
        """The hands at a table that are kept up to date: of each seat the one that was touched last, if that
        was lately and the bot has lived since. One that has moved down was touched by the same press.
        """
        newest: dict[int, LiveHand] = {}
        for hand in sorted(self._living(), key=lambda hand: (hand.press.at, hand.message_id)):
            if hand.table_id == table.table_id and table.seat_of(hand.user_id) == hand.seat:
                newest[hand.seat] = hand
        for _, hand in sorted(newest.items()):
            message = self.world.backend.messages.get(hand.channel_id, {}).get(hand.message_id)
            if message is not None and hand.is_sure and not hand.is_left:
                yield hand, message

    def _living(self) -> list[LiveHand]:
        world = self.world
        since = max(world.agenda.now - KEPT_FOR, world.up_since)
        for message_id, hand in list(self._hands.items()):
            if hand.press.at < since:
                del self._hands[message_id]
        return list(self._hands.values())

    # What stands there

    def look_at(self, where: str, table: Table, hand: LiveHand, message: Message, post: ReadyPost) -> None:
        """What has to stand on a hand while a match goes on."""
        seen = table.observe(hand.seat)
        if seen.phase == "between":
            self._same(where, message, post)
            return
        if hand.has_menu or not any(line.startswith(TITLE) for line in lines(message.components)):
            return
        self.looked_at += 1
        wanted, shown = _news(post.content.components), _news(message.components)
        if wanted != shown:
            self.world.fail("a hand tells of calls", f"{where}: should be {wanted} and is {shown}")
        offered = ids_of(message)
        for move in seen.legal:
            own = re.compile(rf"t:{table.table_id}\.{hand.seat}:\d+:{re.escape(str(move))}$")
            if move.verb in OUT_OF_TURN and not any(map(own.match, offered)):
                self.world.fail("a hand tells of calls", f"{where}: {move} is not among {offered}")

    def _same(self, where: str, message: Message, post: ReadyPost) -> None:
        """A hand without cards shows all that it is drawn with; a notice may stand above that."""
        self.looked_at += 1
        wanted, shown = lines(post.content.components), lines(message.components)
        if lacking := [line for line in wanted if line not in shown]:
            self.world.fail("a hand tells how it ends", f"{where}: {lacking[0]!r} is not in {shown[:8]}")
        if ids_in(post.content.components) != ids_of(message):
            self.world.fail("a hand tells how it ends", f"{where}: there is {ids_of(message)} to press")

    def ended(self, rested: float) -> None:
        """Read the hands at tables that have ended at least ``rested`` seconds ago."""
        bot = self.world.bot
        over = {
            hand.table_id for hand in self._living() if (hand.message_id, hand.table_id) not in self._read
        }
        if bot is None or not over:
            return
        for table in self.auditor.run(self._some(over)):
            if table.is_open or (table.finished_at or 0) > bot.clock.now() - rested * 1000:
                continue
            is_gone = is_server(table.place_id) and table.place_id not in self.world.backend.guilds
            if is_gone or table.phase == "closed":
                continue
            drawer = self.auditor.run(self.auditor.drawer(table))
            for hand, message in self.of(table):
                if (hand.message_id, table.table_id) in self._read:
                    continue
                self._read.add((hand.message_id, table.table_id))
                where = f"hand {hand.seat} of table {table.table_id} ({table.game_key}, {table.phase})"
                self._same(where, message, self.auditor.run(drawer.hand(hand.seat, hand.user_id)))

    async def _some(self, ids: set[str]) -> list[Table]:
        database = await self.auditor.database()
        return await rows.read_tables(database, await database.tables.some(sorted(ids)))


def seat_shown(components: object) -> tuple[str, int] | None:
    """The table and seat whose cards a message shows; None if it shows no hand."""
    found = next(filter(None, map(OF_SEAT.match, ids_in(components))), None)
    is_hand = any(TITLE in text for text in texts(components))
    return (found[1], int(found[2])) if found is not None and is_hand else None


def lines(components: object) -> list[str]:
    """The lines of a message, and what its pictures show, without times."""
    found = [line for text in texts(components) for line in text.split("\n")]
    return [STOPPED.sub("⏹️", TIME.sub("<t>", line)) for line in (*found, *descriptions(components))]


def _news(components: object) -> list[str]:
    return sorted(line for line in lines(components) if NEWS.match(line))
