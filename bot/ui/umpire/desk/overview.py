"""What the umpire's desk is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.league.contest import Contest
from bot.league.contest.agenda import OpenTable, open_tables
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.tables.away import now_at


@dataclass(frozen=True, slots=True)
class Overview:
    """A season as its umpire sees it at one moment."""

    contest: Contest
    names: Names
    say: Translator
    now: int
    """The time in milliseconds since 1970."""
    tables: Sequence[OpenTable] = ()
    """The tables that have no result, the most urgent first."""
    here: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The players who have said that they are here, by fixture."""
    hints: int = 0
    """The number of hints of fair play."""

    @property
    def plain(self) -> Names:
        """The names for buttons and menus."""
        return replace(self.names, plain=True)

    def table(self, fixture: str) -> OpenTable | None:
        """The table of a fixture that has no result."""
        return next((table for table in self.tables if table.fixture == fixture), None)

    def awaited(self, table: OpenTable) -> tuple[str, ...]:
        """The players of a table who have not said that they are here."""
        here = self.here.get(table.fixture, ())
        return tuple(player for player in table.players if player not in here)


async def overview_of(
    interaction: Interaction, request: RequestContext, contest: Contest, hints: int = 0
) -> Overview:
    """A season as it stands now, with its tables."""
    seasons, now = request.services.seasons, now_at(interaction)
    seats = {fixture: seasons.table_of(contest, fixture) for fixture in contest.meetings}
    begun = {fixture for fixture, table in seats.items() if table is not None and table.phase == "playing"}
    return Overview(
        contest,
        Names(contest, await seasons.names(contest)),
        request.say,
        now,
        open_tables(contest, now, begun),
        {fixture: here for fixture in contest.meetings if (here := seasons.here(contest, fixture))},
        hints,
    )
