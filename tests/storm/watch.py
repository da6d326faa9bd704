"""What has to hold at every moment, and not only in quiet ones."""

from __future__ import annotations

import contextlib
import json
import re
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

from simcord import Env

from bot.client import Olsen
from bot.shards import is_server
from bot.tables import Refused, Table
from bot.ui.i18n.translator import translator
from tests.discord.requests import Request
from tests.e2e.witness import Witness, open_cards
from tests.storm.disk import Writing
from tests.storm.loop import CAUSE
from tests.storm.messages import texts
from tests.storm.rulings import Ask, came_back
from tests.storm.screens import FORM, Press, Screens
from tests.storm.world import World

DONE = ("saved-not-shown", "saved-fault")
"""The phrases that say that something was saved."""
UNDONE = re.compile(r"(refused|illegal)-(?!undecided|left_already)")
"""The names of phrases that say that nothing was done."""
TELLING = frozenset(
    {
        "notes",
        "people",
        "places",
        "places.seen_at",
        "posts",
        "spendings",
        "tables.message_id",
        "tables.pinged_version",
        "tables.removals",
        "tables.told_deadline",
        "tables.told_version",
        "tables.warned_version",
    }
)
"""What is written by telling people, and by knowing them, and not by doing what they press."""
UNSTORED = ("a:react", "a:sharehere", "a:postverdict", "d:post", "p:post")
"""What is done in the channel, and not stored: reactions, and cards that are posted."""
EXPLAINS = ("/rules", "/help", "v:rules", "n:rules", "n:learn", "h:")
"""What is answered with the rules, which name cards for examples."""
ABOUT_TABLE = re.compile(r":([a-z0-9]{8})(?=[:.]|$)")
"""The table in the id of what is pressed."""
MINUTE = 60.0
LIMITED = 120.0
"""Seconds for which what was drawn may wait in discord.py for the end of a limit."""
MOST_IN_A_CHANNEL = 90
"""So many requests in a minute about one channel are no work any more."""


class Watch:
    """Looks on, and knows which press has brought about what."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens = world, screens
        self.brought_about: defaultdict[int, list[set[str]]] = defaultdict(list)
        """What each press has had committed that matters, and more than giving a seat back."""
        self._before: dict[str, Table] = {}
        """Each table as it was told of last."""
        # Nobody here chooses another language: reading its catalogue takes longer than many presses.
        self._sentences = [(name, re.compile(pattern)) for name, pattern in _sentences()]
        self._lately: deque[tuple[float, str]] = deque()
        self._count: Counter[str] = Counter()
        self._said: list[tuple[Press, str]] = []
        env = cast(Env, SimpleNamespace(http_requests=(), backend=world.backend))
        self._newest: dict[int, str] = {}
        self.witness = PatientWitness(env, world, self._table_in)
        world.network.sent.append(self._sent)
        world.disk.committed.append(self._committed)
        world.began.append(self._began)
        screens.answered.append(self._answered)

    def _began(self, bot: Olsen) -> None:
        for table_id, table in self._before.items():
            self._before[table_id] = replace(table, rests=not is_server(table.place_id))
        bot.services.tables.changed.subscribe(self._changed)

    # Save, then tell

    def _changed(self, table: Table) -> None:
        """What is told as committed has to be what the database holds."""
        self._goes_on(table)
        found = self.world.rows(
            "SELECT version, phase, position FROM tables WHERE table_id = ?", table.table_id
        )
        if not found:
            self.world.fail("save, then tell", f"table {table.table_id} was told of and is not stored")
            return
        version, phase, position = found[0]
        own = None if table.state is None else table.game.dump(table.state)
        if own is not None:
            self.witness.remember(table, own)
        if version < table.version or (
            version == table.version
            and (phase != table.phase or (position and json.loads(position)) != json.loads(json.dumps(own)))
        ):
            self.world.fail(
                "save, then tell",
                f"table {table.table_id} was told of as {table.phase} {table.version}, stored is "
                f"{phase} {version}",
            )

    def _goes_on(self, table: Table) -> None:
        """By any press, whatever becomes of it, whose seat a computer has taken has it back, and a match that
        rests goes on.
        """
        before, self._before[table.table_id] = self._before.get(table.table_id), table
        press, done = self.screens.presses.get(CAUSE.get()), self.brought_about.get(CAUSE.get())
        if press is None or before is None or not done:
            return
        if came_back(before, table, Ask(press.user_id, False, press.id, (), 0)):
            done.pop()

    def _sent(self, request: Request) -> None:
        """Look at a request when the bot makes it."""
        world = self.world
        press = self.screens.press_of(request)
        if press is None or not self._is_beside(press):
            self.witness.append(request.entry())
        if self.witness.leaks:
            world.fail("nobody sees a card that they may not know", self.witness.leaks[0])
        if self.witness.broken:
            world.fail("Discord's limits", self.witness.broken[0])
        if world.network.strict.broken:
            world.fail("Discord shows what is meant", world.network.strict.broken[0])
        self._busy(request)
        if press is None:
            return
        for writing in world.disk.open.values():
            if writing.cause != press.id or not what_matters(writing):
                continue
            words = [line for text in texts(request.message.get("components")) for line in text.split("\n")]
            words.append(str(request.message.get("content") or ""))
            if any(words) and not any(self._phrase(line) for line in words):
                world.fail("save, then tell", f"{press.name} was answered before {writing.written} is saved")

    def _is_beside(self, press: Press) -> bool:
        """Whether what answers a press names other cards than those of tables in play."""
        about = ABOUT_TABLE.search(press.what)
        is_over = about is not None and about[1] not in self._newest.values()
        return is_over or press.what.startswith(EXPLAINS)

    def _busy(self, request: Request) -> None:
        """Nothing is tried again and again without end."""
        if request.token is not None:
            return
        now = self.world.agenda.now
        place = str(request.channel_id or request.path)
        self._lately.append((now, place))
        self._count[place] += 1
        while self._lately[0][0] < now - MINUTE:
            self._count[self._lately.popleft()[1]] -= 1
        if self._count[place] > MOST_IN_A_CHANNEL:
            self.world.fail(
                "does not go round in circles",
                f"{self._count[place]} requests in a minute to {place}: {request.method} {request.path}",
            )

    # What was said is true

    def _committed(self, writing: Writing) -> None:
        if writing.cause and (done := what_matters(writing)):
            self.brought_about[writing.cause].append(done)

    def _answered(self, press: Press, text: str) -> None:
        self._said.append((press, text))

    def check_words(self) -> None:
        """Look whether what pressers were told of their presses was true, now that all of them are over."""
        newest: dict[tuple[int, str], int] = {}
        """The newest press of each person after which they read a line."""
        for press, text in self._said:
            done = {one for writing in self.brought_about.get(press.id, ()) for one in writing}
            # These may do one thing and be refused another, and save all kinds of things.
            is_broad = press.kind == FORM or press.what.startswith("/")
            for line in text.split("\n")[:2]:
                read = press.user_id, line
                newest[read] = max(press.id, newest.get(read, 0))
                if press.id < newest[read]:
                    continue  # it edits the message because Discord refuses the press that the line is about
                name = self._phrase(line)
                is_stored = press.id in self.brought_about or press.what.startswith(UNSTORED)
                if name in DONE and not is_stored:
                    self.world.fail(
                        "what was said was true", f"{press.name}: {line!r}, and nothing was saved"
                    )
                if is_broad:
                    continue
                if name and UNDONE.match(name) and done:
                    self.world.fail("what was said was true", f"{press.name}: {line!r}, and {done} was saved")
        self._said.clear()

    def _phrase(self, line: str) -> str:
        return next((name for name, pattern in self._sentences if pattern.fullmatch(line)), "")

    # Cards

    def _table_in(self, channel_id: int) -> Table | None:
        """The newest table of a channel, also while people are only being told that it is over."""
        bot = self.world.bot
        if bot is None or not hasattr(bot, "services"):
            return None
        tables = bot.services.tables
        with contextlib.suppress(Refused):
            self._newest[channel_id] = tables.in_channel(channel_id).table_id
        return self.world.table(self._newest.get(channel_id, ""))


@dataclass
class Deal:
    """The cards that could be seen in a deal."""

    at: float = 0.0
    """When one was last seen."""
    open: set[str] = field(default_factory=set)
    hands: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))


class PatientWitness(Witness):
    """A witness where a request may be under way for a while, and may have to be made again."""

    def __init__(self, env: Env, world: World, table: Callable[[int], Table | None]) -> None:
        super().__init__(env, table)
        self._world = world
        """What was told of each table in the last while, and when that was noticed."""
        self._deals: dict[str, dict[int, Deal]] = defaultdict(dict)
        """What was seen of the deals of each table, by their numbers."""

    def remember(self, table: Table, position: Mapping[str, Any]) -> None:
        """Know later what could be seen in a position."""
        deal = self._deals[table.table_id].setdefault(position["deal"], Deal())
        deal.at = self._world.agenda.now
        deal.open |= open_cards(position)
        for seat, hand in enumerate(position.get("hands", ())):
            deal.hands[seat].update(hand.split())

    def known_of_before(self, table: Table, seat: int | None, deal: int) -> set[str]:
        """discord.py sends what has met with a limit again, and what comes after it then, as it was drawn."""
        since = self._world.agenda.now - LIMITED
        if not self._world.weather.lately("limited", "ill", seconds=LIMITED):
            return set()
        before = [one for key, one in self._deals[table.table_id].items() if key != deal and one.at >= since]
        hands = [one.hands[seat] for one in before if seat is not None]
        return set().union(*(one.open for one in before), *hands)


def what_matters(writing: Writing) -> set[str]:
    """What a transaction has changed by doing something; empty if it was only about telling of it."""
    return set(writing.written) - TELLING


def _sentences() -> Iterator[tuple[str, str]]:
    """The phrases that say what became of a press, as patterns."""
    say = translator("en")
    for name in (
        "saved-not-shown",
        "refused-not-shown",
        "refused-busy",
        "refused-undecided",
        "refused-stale",
    ):
        yield name, re.escape(say(name))
    for name in ("saved-fault", "refused-fault"):
        yield name, re.escape(say(name, fault="0000")).replace("0000", "[0-9a-f]+")
