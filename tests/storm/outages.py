"""What has to hold of outages: nobody's time has run while they could not play, and nobody has got more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import partial
from math import inf

from bot.client import Olsen
from bot.shards import Shards, is_server
from bot.tables import Table
from bot.tables.pace import is_waited_for, made_for
from tests.discord.requests import Answer, Request
from tests.storm.auditor import Auditor
from tests.storm.compare import times
from tests.storm.rulings import is_here, on_turn
from tests.storm.weather import DISK, HARMLESS, KINDS, REQUESTS
from tests.storm.world import HANGS, World

SETTLED = 6.0
"""Seconds after which the bot, which is back, has given back what it gives back. Somebody may move soon."""
SET_RIGHT = 7.0
"""Seconds after which the bot has noticed that the machine's clock has jumped."""
MOMENT = 0.01
SHOWN = 9.0
"""Seconds after that in which it is shown."""
SECOND = 1000
SLACK = 3 * SECOND
"""Milliseconds that it may be wrong about when an outage began and ended, beside a tenth of the clock."""
SINCE_NOTED = 20 * SECOND
"""Milliseconds before a kill in which the bot may have noted last that it lives."""
ENOUGH = 8
"""After so many own requests in a row without an answer the bot knows of an outage. A broken connection
counts twice: after a refusal it may be that only one place is in trouble.
"""
NOTICED = 16.0
"""Seconds for which the bot waits for each of them."""
GRACE = 25.0
"""Seconds after an outage in which nobody's time is up who had to play before its end."""
SHOWN_BY = frozenset(KINDS) - {*HARMLESS}
"""What may keep the bot from showing something, or hide whether it has."""


class Outages:
    """Compares the time that is left before each outage with that after it."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor
        self._before: dict[str, tuple[Table, float]] = {}
        """The tables as they were when an outage began, and when that was."""
        self._times: Counter[str] = Counter()
        """How many outages there were since then: of each a little need not be given back."""
        self._number: Counter[int] = Counter()
        """How many there were, by shard."""
        self._silence = Silence()
        self._known: dict[str, Table] = {}
        """Each table as it was told of last."""
        self._pace = world.pace
        self.looked_at = 0
        self.timeouts = 0
        """How often somebody's time was up."""
        world.lost.append(self._lost)
        world.back.append(self._back)
        world.jumped.append(self._jumped)
        world.network.served.append(self._served)
        world.began.append(self._began)

    def _lost(self, shards: Collection[int]) -> None:
        self._number.update(shards)
        for table in self.auditor.run(self.auditor.tables()):
            if self._shard(table) in shards:
                self._before.setdefault(table.table_id, (table, self.world.agenda.now))
                self._times[table.table_id] += 1

    def _back(self, shards: Collection[int]) -> None:
        numbers = {shard: self._number[shard] for shard in shards}
        self.world.agenda.after(SETTLED, partial(self._compare, numbers, self.world.agenda.now))

    def _jumped(self) -> None:
        """The machine's clock is another one: deadlines move along, and are printed so."""
        world = self.world
        if world.is_up:
            before = self.auditor.run(self.auditor.tables())
            at, life = world.agenda.now + MOMENT, world.lives
            for table in before:
                world.agenda.after(SET_RIGHT + SHOWN, partial(self._is_shown, table, at, life))

    # When no request is answered

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        world, weather = self.world, self.world.weather
        if weather.is_out and request.token is None:
            self._silence.unanswered(world.agenda.now, weather.out_since, answer.status)
        elif not weather.is_out and not fault:
            self._silence.answered(world.agenda.now)

    def _began(self, bot: Olsen) -> None:
        self._known.clear()
        bot.services.tables.changed.subscribe(self._changed)

    def _changed(self, table: Table) -> None:
        """Nobody's time is up while Discord answers nothing, and soon after that."""
        before, self._known[table.table_id] = self._known.get(table.table_id), table
        if before is None or not table.log or table.log[-1].version <= before.version:
            return
        world = self.world
        if table.log[-1].origin != "timeout" or is_waited_for(before) is None:
            return
        self.timeouts += 1
        since = self._silence.ended_before(world.agenda.now)
        is_early = since < min(GRACE, (self._now() - before.turn_at) / SECOND)
        if is_early and not world.weather.lately("clock", *DISK, seconds=60):
            self._fail(before, f"its time was up {since:.0f} s after an outage")

    def _shard(self, table: Table) -> int:
        return Shards(self.world.plan.shards).of(table.place_id)

    def _compare(self, numbers: Mapping[int, int], back_at: float) -> None:
        world = self.world
        if not world.is_up:
            return
        # Elsewhere the next outage goes on where this one has begun.
        shards = [shard for shard, number in numbers.items() if number == self._number[shard]]
        tables = {table.table_id: table for table in self.auditor.run(self.auditor.tables())}
        for table_id, (before, since) in list(self._before.items()):
            if self._shard(before) not in shards:
                continue
            del self._before[table_id]
            times = self._times.pop(table_id)
            if world.weather.were_met(since - 60, back_at + SETTLED, (*DISK, "clock", "outage")):
                continue
            after = tables.get(table_id)
            if after is not None:
                began = self._now() - round((world.agenda.now - since) * SECOND)
                self._is_in_time(before, after, began, round((back_at - since) * SECOND), times)
            if after is not None and after.turn_version == before.turn_version:
                self._look_at(before, after, began, round((back_at - since) * SECOND), times)
                if world.up_since < since:
                    world.agenda.after(SHOWN, partial(self._is_shown, after, back_at, world.lives))

    def _is_in_time(self, before: Table, after: Table, began: int, lost: int, outages: int) -> None:
        """Nobody's time was up before they had as much as they had left when the first outage ``began``."""
        slack = outages * (self._pace.clocks[before.clock] // 10) + SLACK
        if (early := too_early(before, after, began, lost)) > slack:
            self._fail(before, f"its time was up {early} ms too early")

    def _look_at(self, before: Table, after: Table, began: int, lost: int, outages: int) -> None:
        """``began``: when (ms) the first of the ``outages`` did, in which ``lost`` ms were lost."""
        seat = on_turn(before)
        if seat is None or before.deadline is None or after.deadline is None or after.phase != "playing":
            return
        if not is_here(before.chairs[seat]) or before.chairs[seat] != after.chairs[seat]:
            return
        if not is_server(before.place_id):
            return  # there it may have rested meanwhile, and whoever wakes it has the whole time of a turn
        if before.channel_id != after.channel_id:
            return  # whose channel was deleted has the whole time of a turn in the next one, and no rest
        self.looked_at += 1
        # While an umpire holds the table, or until the player is back, no time runs, and so none is lost.
        runs_from = max(before.held_until or 0, before.chairs[seat].away_until or 0)
        lost = min(lost, max(0, self._now() - round(SETTLED * SECOND) - runs_from))
        given, clock = after.deadline - before.deadline, self._pace.clocks[before.clock]
        least = before.deadline + lost - outages * (clock // 10) - SLACK
        if made_for(before, seat) is not None:
            # Who decides nothing needs as much as lets them see what is done for them.
            least = min(least, self._now() + self._pace.grace - round(SETTLED * SECOND) - SLACK)
        if after.deadline < least:
            self._fail(before, f"{given} ms are given back of {lost}")
        unseen = unseen_before(before, began)
        most = max(before.deadline + unseen + lost + SINCE_NOTED, self._now() + self._pace.grace) + SLACK
        if after.deadline > most:
            self._fail(before, f"{given} ms are given back, and {lost} were lost after {unseen}")
        kept = self.world.table(after.table_id)
        # What an earlier outage has given back, the bot does not know any more if it was started anew since.
        is_same = outages == 1 and kept is not None and kept.deadline == after.deadline
        is_long = is_same and None not in (is_waited_for(before), is_waited_for(after))
        if kept is not None and is_long and given > clock // 10 + SLACK and not kept.given_back:
            self._fail(before, f"{given} ms are given back, and the table does not say so")

    def _is_shown(self, before: Table, back_at: float, life: int) -> None:
        world = self.world
        if world.lives != life or not world.is_up:
            return
        tables = self.auditor.run(self.auditor.tables())
        table = next((one for one in tables if one.table_id == before.table_id), None)
        is_same = table is not None and table.turn_version == before.turn_version
        now, were_met = world.agenda.now, world.weather.were_met
        is_hidden = were_met(back_at, now, SHOWN_BY) or were_met(back_at - HANGS, now, REQUESTS)
        if table is not None and is_same and not is_hidden:
            self._is_printed(table)

    def _is_printed(self, table: Table) -> None:
        """What a table prints is the time that there is, as far as that matters."""
        seat = on_turn(table)
        message = self.world.backend.messages.get(table.channel_id, {}).get(table.message_id or 0)
        if seat is None or message is None or table.deadline is None or not is_here(table.chairs[seat]):
            return
        if table.phase != "playing" or table.hidden or table.told_version < table.turn_version:
            return
        kept = self.world.table(table.table_id)
        if kept is not None and kept.rests:
            return  # it waits for a press, without which nothing can be shown there
        printed = [at * SECOND for at in times(message.components)]
        most = self._pace.clocks[table.clock] // 10 + SLACK
        if printed and min(abs(at - table.deadline) for at in printed) > most:
            self._fail(table, f"printed is {printed}, stored is {table.deadline}")

    def _now(self) -> int:
        bot = self.world.bot
        assert bot is not None
        return bot.clock.now()

    def _fail(self, table: Table, says: str) -> None:
        where = f"table {table.table_id} ({table.clock}, {table.version})"
        self.world.fail("no time runs while nobody can play", f"{where}: {says}")


class Silence:
    """An outage in which Discord answers no request, from when on the bot has to know of it."""

    def __init__(self) -> None:
        self._outage, self._count = 0.0, 0
        """When the outage began, and how many own requests in a row were not answered in it."""
        self._known_at = inf
        self._until = -inf

    def unanswered(self, now: float, outage: float, status: int) -> None:
        """Note an own request ``now``, in the outage that began then; ``status`` is 0 without an answer."""
        if outage != self._outage:
            self._outage, self._count, self._known_at = outage, 0, inf
        self._count += 1 if status else 2
        if self._count >= ENOUGH:
            self._known_at = min(self._known_at, now + NOTICED)

    def answered(self, now: float) -> None:
        """Note that Discord answers."""
        if self._known_at <= now:
            self._until = now
        self._count, self._known_at = 0, inf

    def ended_before(self, now: float) -> float:
        """How many seconds ago it ended; 0 as long as it lasts."""
        return 0.0 if self._known_at <= now else now - self._until


def unseen_before(table: Table, began: int) -> int:
    """How long (ms) a turn had lasted when an outage ``began``, if its channel had not shown it until then:
    no time need run in a turn that nobody can see.
    """
    return max(0, began - table.turn_at) if table.told_version < table.turn_version else 0


def too_early(before: Table, after: Table, began: int, lost: int) -> int:
    """How many ms too early somebody's time was up, if their turn has ended so since an outage ``began`` in
    which ``lost`` ms were lost; 0 if not.
    """
    ended = next((entry for entry in after.log if entry.version > before.version), None)
    if ended is None or ended.origin != "timeout" or ended.seat is None or ended.seat != on_turn(before):
        return 0
    if before.channel_id != after.channel_id or not is_server(before.place_id):
        return 0
    if is_waited_for(before) is None or before.deadline is None:
        return 0
    runs_from = max(before.held_until or 0, before.chairs[ended.seat].away_until or 0, began)
    given = max(0, min(began + lost, ended.at) - runs_from)
    return max(0, before.deadline + given - ended.at)
