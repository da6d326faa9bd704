"""What has to hold of all that is done at tables: it was allowed, it is what was asked for, and what was
refused had to be refused.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Collection, Iterator
from functools import partial
from math import inf

from bot.client import Olsen
from bot.tables import Table
from tests.storm.loop import CAUSE
from tests.storm.refusals import refusals_in
from tests.storm.rulings import (
    FOLLOWS,
    NEEDED,
    REASONS,
    Ask,
    broken_off,
    came_back,
    forbidding,
    is_here,
    is_spared,
    oddity,
    on_turn,
    touches,
    wrong_move,
)
from tests.storm.screens import COMMAND, COMPONENT, Press, Screens
from tests.storm.season_rulings import closes_lobby
from tests.storm.weather import DISK, KINDS
from tests.storm.world import World

BUTTON = re.compile(r"(a:[a-z]+):([a-z0-9]{8})(?:\.\d+)?(?::([^ ]*))?(?: .*)?$")
"""A button, menu or form at a table: what it does, the table, further words."""
MOVE = re.compile(r"[tm]:([a-z0-9]{8})(?:\.\d+)?:")
MANAGED = re.compile(r"v:manage:([a-z0-9]{8})$")
AS_SEEN = re.compile(r"[tm]:[a-z0-9]{8}(?:\.\d+)?:([1-9]\d*):")
"""What is pressed for a move, and the version of the table that was on the screen."""
DISTURBED = 120.0
"""Seconds after a fault of the disk in which a table may be read anew, which changes it all at once."""
BUSY = {"busy": 60.0, "undecided": 60.0, "not-shown": 120.0, "starting": 60.0}
"""Refusals that only trouble, or a start, explains, and for how many seconds."""
UNFOUNDED = frozenset(
    {"moves_not_kept", "table_unreadable", "no_such_match", "no_length", "options-unknown_option"}
    | {"options-bad_value", "review_no_cards"}
    | {"unknown_command", "unknown_press", "wrong_channel", "other"}
)
"""Refusals that nobody here gives a reason for, as far as the bot offers what they press and choose."""
RECORD = re.compile(r"y:(?:fair|record):([a-z0-9]{8})$")
RECORDED = """
SELECT CASE WHEN phase = 'playing' THEN 'running' WHEN phase IN ('lobby', 'closed') THEN 'none' END
FROM tables WHERE table_id = ? AND place_id = ?
"""
OF_RECORDS = {
    "record_no_match": "none",
    "record_running": "running",
    "record_moves_gone": "moves gone",
    "record_older": "older",
    "record_other_game": "other game",
}
"""Why there is no record of a match, and how its table then stands; of some nothing here is so."""
SETTLED = 130.0
"""Seconds after the last fault, or start, after which nothing stands in the way of a press."""
DONE = 4.0
"""Seconds in which something is done."""
BEFORE = 0.5
"""Seconds before a press from which on a table is looked at for what was refused."""
REFUSED = frozenset(NEEDED) - {"a:ahead", "a:in"}
"""What may have to be refused at once. Moves ahead are asked for one after the other, and who finds no seat
watches.
"""
KEPT = 40
"""So many last states of a table are remembered."""
SLACK = 300
"""Milliseconds by which a time may differ from what it should be."""
SLOWLY = """
SELECT 1 FROM seats JOIN tables USING (table_id) JOIN people USING (person)
WHERE people.user_id = ? AND tables.clock = 'slow' AND tables.phase = 'playing' AND seats.forfeited = 0
"""


class Acts:
    """Looks at every change of a table when it is told of, and at every refusal."""

    def __init__(self, world: World, screens: Screens, staff: Collection[int]) -> None:
        """``staff`` are the users who may decide about all tables."""
        self.world, self.screens, self._staff = world, screens, staff
        self._states: defaultdict[str, deque[tuple[float, Table]]] = defaultdict(lambda: deque(maxlen=KEPT))
        """The last states of each table, and since when it was in each."""
        self._did: dict[int, str] = {}
        """What became of presses: they have changed a table, or were refused for a reason."""
        self._pace = world.pace
        self.looked_at = 0
        screens.answered.append(self._answered)
        screens.pressed.append(self._pressed)
        world.began.append(self._began)

    def _began(self, bot: Olsen) -> None:
        self._states.clear()
        bot.services.tables.changed.subscribe(self._changed)
        bot.services.tables.changed_in_private.subscribe(self._changed)

    def _is_calm(self, seconds: float = SETTLED) -> bool:
        world = self.world
        is_settled = world.is_up and world.agenda.now - world.up_since > seconds
        return is_settled and not world.weather.lately(*KINDS, seconds=seconds)

    def ask(self, press: Press, words: str = "") -> Ask:
        """What somebody wants who has pressed that."""
        bot = self.world.bot
        at = bot.clock.now() if bot is not None else 0
        named = tuple(words.split(":")) if words else ()
        return Ask(press.user_id, press.user_id in self._staff, press.id, named, at)

    # Changes

    def _changed(self, table: Table) -> None:
        states = self._states[table.table_id]
        before = states[-1][1] if states else None
        states.append((self.world.agenda.now, table))
        press = self.screens.presses.get(CAUSE.get())
        if press is not None:
            self._did.setdefault(press.id, "done")
        self.looked_at += 1
        where = f"table {table.table_id} ({table.game_key}, {table.phase} {table.version})"
        if odd := oddity(table, self._pace.misses):
            self.world.fail("a table is as a table can be", f"{where}: {odd}")
        if before is None:
            self._opened(table)
            return
        if self.world.weather.lately(*DISK, seconds=DISTURBED):
            return
        found = broken_off(before, table) or self._wrong(before, table, press)
        if not found and self._is_calm():
            found = self._ill_timed(before, table)
        if found:
            name = "by itself" if press is None else f"by {press.name} of {press.user_id}"
            self.world.fail("what is done is right", f"{where}, {name}: {found}")

    def _opened(self, table: Table) -> None:
        """What was opened is what was asked for, as long as nobody has changed it."""
        press = self.screens.presses.get(table.chairs[0].press or 0) if table.chairs else None
        if press is None or table.version != 1 or not press.what.startswith("/play "):
            return
        asked = dict(word.partition("=")[::2] for word in press.what.split()[1:])
        spec = table.game.spec
        wanted = {"game": spec.key, "clock": table.clock, "ranked": str(table.ranked)}
        if spec.length is not None:
            wanted["length"] = str(spec.options_with(table.options)[spec.length])
        for name, is_so in wanted.items():
            if name in asked and asked[name] != is_so and table.season is None:
                where = f"table {table.table_id}"
                self.world.fail("what is done is right", f"{where}: {press.name}, and its {name} is {is_so}")

    def _wrong(self, before: Table, table: Table, press: Press | None) -> str:
        """What is wrong with a change; empty if nothing."""
        if _is_as_before(before, table):
            return ""  # it was read anew
        found = None if press is None else BUTTON.match(press.what)
        if before.phase == "playing" and table.log and table.log[-1].version > before.version:
            presses = press is not None and MOVE.match(press.what)
            ask = self.ask(press) if press is not None and presses else None
            seen = AS_SEEN.match(press.what) if press is not None else None
            return wrong_move(before, table, ask, self._pace.misses, int(seen[1]) if seen else None)
        if press is None:
            return self._by_itself(before, table)
        if found is None or found[2] != table.table_id or found[1] not in FOLLOWS:
            return ""
        ask = self.ask(press, found[3] or "")
        if came_back(before, table, ask):
            return ""
        if why := forbidding(found[1], before, ask):
            return f"it should have been refused: {why}"
        if not FOLLOWS[found[1]](before, table, ask) and table.fixture is None:
            return "that has not followed"
        return self._others(found[1], before, table, ask)

    def _others(self, action: str, before: Table, table: Table, ask: Ask) -> str:
        """Nobody else gets up or is put elsewhere. The seat of who was removed may get another owner."""
        if table.fixture is not None:
            return ""
        meant = touches(action, before, ask)
        kept = {chair.user_id: chair for chair in table.chairs}
        for chair in before.chairs:
            if action == "a:in" and chair.forfeited:
                continue
            if chair.user_id is not None and chair.user_id not in meant and kept.get(chair.user_id) != chair:
                return f"user {chair.user_id} sits otherwise: {chair}, {kept.get(chair.user_id)}"
        return ""

    def _by_itself(self, before: Table, table: Table) -> str:
        """Without a press a lobby closes, and a match ends, only when its time is up. A season closes a lobby
        whose players it does not let play any more.
        """
        bot = self.world.bot
        if bot is None or before.fixture is not None or self.world.weather.met["clock"]:
            return ""
        is_gone = self.world.backend.channels.get(before.channel_id) is None or table.removals
        ended = before.phase != table.phase and table.phase in ("closed", "ended") and not is_gone
        is_early = (before.deadline or 0) > bot.clock.now() and before.vote is None
        if ended and is_early and not self._lets_go(before):
            return f"it ends before {before.deadline}"
        if before.phase == table.phase == "lobby" and before.chairs != table.chairs:
            return "somebody sits otherwise"
        return ""

    def _lets_go(self, table: Table) -> bool:
        """Whether the season of a lobby closes it."""
        bot = self.world.bot
        if bot is None or table.season is None or table.phase != "lobby":
            return False
        season = bot.services.seasons.store.known(table.season)
        return closes_lobby(season, [chair.person for chair in table.chairs], bot.clock.now())

    def _ill_timed(self, before: Table, table: Table) -> str:
        """What is wrong with a deadline; empty if nothing."""
        bot = self.world.bot
        if before.phase == "playing" and (spared := is_spared(before, table)):
            return spared
        if bot is None or table.hidden or table.version == before.version or table.phase != "playing":
            return ""
        if table.deadline is None:
            return ""
        # Where the umpire was asked to come, all time begins when the clocks run again.
        now = max(bot.clock.now(), table.held_until or 0)
        seat, own, left = on_turn(table), self._pace, table.deadline - now
        if not any(map(is_here, table.chairs)):
            return ""
        if table.turn_version == before.turn_version:
            return ""
        if seat is None:
            return "" if abs(left - own.next_deal) <= SLACK else f"the next deal comes in {left} ms"
        if not is_here(table.chairs[seat]):
            most = max(own.computer_pause[1], own.call_window, own.reaction[1])
            return "" if -SLACK <= left <= most + SLACK else f"a computer plays in {left} ms"
        should = own.clocks[table.clock] + max(0, (table.chairs[seat].away_until or 0) - now)
        most = table.turn_at + own.longest_away + own.clocks[table.clock]
        is_so = abs(left - should) <= SLACK or (table.clock == "slow" and table.deadline <= most + SLACK)
        return "" if is_so else f"seat {seat} has {left} ms"

    # Refusals

    def _answered(self, press: Press, text: str) -> None:
        for code, line in refusals_in(text):
            self._refused(press, code, line)

    def _refused(self, press: Press, code: str, line: str) -> None:
        """A refusal has a reason."""
        world = self.world
        self._did[press.id] = code
        if code in BUSY:
            is_new = world.agenda.now - world.up_since < BUSY[code] or not world.is_up
            if not is_new and not world.weather.lately(*KINDS, seconds=BUSY[code]):
                world.fail("what is refused has to be", f"{press.name}: {line!r}")
            return
        if code in UNFOUNDED and self._is_calm() and not press.is_forged:
            world.fail("what is refused has to be", f"{press.name}: {line!r}")
        if code in OF_RECORDS and (record := RECORD.match(press.what)) is not None and self._is_calm():
            rows = self.world.rows(RECORDED, record[1], press.guild_id)
            if OF_RECORDS[code] != (rows[0][0] if rows else "none"):
                world.fail("what is refused has to be", f"{press.name}: {line!r} of {rows}")
        if code not in REASONS:
            return
        states, words = list(self.seen(press, press.at - BEFORE)), ""
        if (found := BUTTON.match(press.what)) is not None:
            words = found[3] or ""
        if not states:
            return
        ask = self.ask(press, words)
        if not any(REASONS[code](table, ask) for table in states):
            last = states[-1]
            where = f"table {last.table_id} ({last.game_key}, {last.phase} {last.version})"
            world.fail("what is refused has to be", f"{press.name} at {where}: {line!r}")

    def seen(self, press: Press, since: float, last: float = inf) -> Iterator[Table]:
        """The states between two times of the table that a press is about."""
        found = BUTTON.match(press.what) or MOVE.match(press.what) or MANAGED.match(press.what)
        if found is None:
            return
        table_id = found[2] if found.re is BUTTON else found[1]
        states = [*self._states.get(table_id, ())]
        if not states and (kept := self.world.table(table_id)) is not None:
            states = [(press.at, kept)]
        for number, (at, table) in enumerate(states):
            until = states[number + 1][0] if number + 1 < len(states) else inf
            if until >= since and at <= last:
                yield table

    # Nothing

    def _pressed(self, press: Press) -> None:
        found = BUTTON.match(press.what)
        if found is not None and found[2] not in self._states and self.world.bot is not None:
            table = self.world.table(found[2]) if self.world.is_up else None
            if table is not None:
                self._states[table.table_id].append((self.world.agenda.now, table))
                self._opened(table)
        is_action = found is not None and found[1] in REFUSED and found[1] != "a:unahead"
        is_away = press.kind == COMMAND and press.what.startswith("/my away until=")
        if found is not None and found[1] in REFUSED and press.kind == COMPONENT and self._is_calm():
            self.world.agenda.after(DONE, partial(self._was_allowed, press, found[1], found[3] or ""))
        if (is_action or is_away) and press.kind in (COMPONENT, COMMAND) and self._is_calm():
            self.world.agenda.after(DONE, partial(self._is_done, press))

    def _is_done(self, press: Press) -> None:
        """What is answered as if it were done is done."""
        if press.answered is None or not self._is_calm():
            return
        is_away = press.what.startswith("/my away")
        if is_away and press.id not in self._did and not self._plays_slowly(press.user_id):
            said = [text for _, text in press.answers]
            self.world.fail("what was said was true", f"{press.name}: plays at no slow table: {said}")
        if is_away or self._did.get(press.id):
            return
        said = [text for _, text in press.answers]
        self.world.fail("what is pressed is done", f"{press.name}: {said}")

    def _was_allowed(self, press: Press, action: str, words: str) -> None:
        """What must not be done is refused, even if it would change nothing."""
        if press.answered is None or not self._is_calm() or self._did.get(press.id, "done") != "done":
            return
        states, ask = list(self.seen(press, press.at, press.answered)), self.ask(press, words)
        if states and all(forbidding(action, table, ask) for table in states):
            said = [text for _, text in press.answers]
            why = forbidding(action, states[-1], ask)
            self.world.fail("what is done is right", f"{press.name}, to be refused for {why}: {said}")

    def _plays_slowly(self, user_id: int) -> bool:
        return bool(self.world.rows(SLOWLY, user_id))


def _is_as_before(before: Table, table: Table) -> bool:
    """Whether nothing has happened at a table between two looks at it."""
    return _happenings(before) == _happenings(table)


def _happenings(table: Table) -> tuple[object, ...]:
    return table.version, table.phase, table.chairs, table.host, table.vote, table.ahead, table.options
