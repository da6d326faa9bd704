"""What has to hold in a quiet moment of what seasons have to do: what was played is in the log, what is due
is done, at each table sit those who play there, and ratings follow.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from bot.league.season import Season, acts, due, format_of, ready_checks, season_state
from bot.seasons import SeasonStore
from bot.seasons.league_tables import unrecorded
from bot.seasons.pursuit import table_news
from bot.storage import Database
from bot.tables import SystemClock, Table, rows
from tests.storm.auditor import Auditor
from tests.storm.world import World

PAUSE = 5.0
"""Seconds after which what is still wrong is not just on its way."""
AT_MOST = 60.0
"""Seconds that are waited for what is on its way."""
OPEN = "SELECT season FROM seasons WHERE finished_at IS NULL"
OF_SEASON = (
    "SELECT table_id FROM tables WHERE season = ? AND fixture IS NOT NULL AND phase IN ('lobby', 'playing')"
)


class Backlog:
    """Compares the seasons with their tables and with the time, beside the bot."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor

    def hold(self, run: Callable[[float], None]) -> None:
        """Fail if something is wrong, and stays so; ``run`` lets time pass."""
        found, until = self._wrong(), self.world.agenda.now + AT_MOST
        while found and self.world.agenda.now < until:
            run(PAUSE)
            found &= self._wrong()
        for says in sorted(found)[:1]:
            self.world.fail("what a season has to do is done", says)

    def _wrong(self) -> set[str]:
        return set(self.auditor.run(self._looked_for()))

    async def _looked_for(self) -> list[str]:
        database, found = await self.auditor.database(), list[str]()
        bot = self.world.bot
        store = SeasonStore(database, SystemClock())
        for (key,) in self.world.rows(OPEN):
            season = await store.by_key(key)
            if season.place_id not in self.world.backend.guilds:
                continue
            act = None if bot is None else due(season, bot.clock.now())
            # What players lose by waits after an outage, until they could press.
            waits = act and bot and bot.services.seasons.deadlines.waits_until(key, act)
            if act is not None and not waits:
                found.append(f"season {season.key} ({season.phase}): {act} is due")
            if season.phase != "running":
                continue
            found += await self._unrecorded(database, season)
            keys = [table_id for (table_id,) in self.world.rows(OF_SEASON, key)]
            tables = await rows.read_tables(database, await database.tables.some(keys))
            for table in tables:
                found += [
                    f"table {table.table_id} ({table.phase}): {each}" for each in misplaced(season, table)
                ]
        found += [f"the ratings of {game} in {place_id}" for place_id, game in await database.ratings.due()]
        return found

    async def _unrecorded(self, database: Database, season: Season) -> list[str]:
        """What was played and is not in the log."""
        if not format_of(season).facts.by_games:
            return [f"season {season.key}: {act}" for act in await unrecorded(database, season)]
        keys = [
            appointment.table for appointment in season.appointments.values() if appointment.table is not None
        ]
        found = []
        for table in await rows.read_tables(database, await database.tables.some(keys)):
            deals = await database.matches.deals(table.table_id)
            news = table_news(season, table, deals)
            games = [act for act in news if isinstance(act, acts.StartDeal | acts.FinishDeal)]
            found += [f"season {season.key}: {act}" for act in games]
        return found


def misplaced(season: Season, table: Table) -> Iterator[str]:
    """What is wrong about who sits at the table of a fixture, by what was decided about its players."""
    state, fixture = season_state(season), table.fixture or ""
    if state is None or fixture not in state.fixtures:
        return
    if not format_of(season).fixtures.is_wanted(season, fixture):
        yield "it is not to be played any more"
    if table.due != state.deadline(fixture):
        yield f"its time is {table.due}, that of the season {state.deadline(fixture)}"
    until = ready_checks.called_until(season, fixture)
    if table.phase == "lobby" and until is not None and table.called_until != until:
        yield f"its call is until {table.called_until}, that of the season until {until}"
    withdrawn = {
        state.roster.holder(entry)
        for entry in state.fixtures[fixture].entries
        if entry in state.rulings.withdrawn
    }
    appointment = season.appointments.get(fixture)
    without: Collection[str] = appointment.without if appointment is not None else ()
    for chair in table.chairs:
        is_out = chair.person in withdrawn
        if table.phase == "lobby" and is_out:
            yield f"{chair.person} was withdrawn, and has a seat"
        if table.phase == "playing" and is_out and not chair.forfeited:
            yield f"{chair.person} was withdrawn, and plays"
        if table.phase == "playing" and chair.withdrawn and not is_out and chair.person not in without:
            yield f"{chair.person} is in again, and has no seat"
