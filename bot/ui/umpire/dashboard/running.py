"""A running match on the dashboard: continuing without absent players, and more time for a turn."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import Season, acts, season_state
from bot.league.season.agenda import OpenTable
from bot.milliseconds import HOUR, MINUTE
from bot.tables import Refused, Table, is_waited_for
from bot.ui.components.press import Press, Text
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.overview import Overview, stood_in
from bot.ui.umpire.preview import act_at_once, propose

MORE, MORE_SLOW = 10 * MINUTE, 24 * HOUR
"""How much more time (ms) a turn gets with one press, and at a slow clock."""


def offered_running(seen: Overview, table: OpenTable) -> Iterator[tuple[str, Press]]:
    """What can be done about a running match of a league, by the names of the phrases that explain it."""
    season, fixture = seen.season, table.fixture
    is_played = table.stands == "begun" and season.phase == "running" and fixture not in seen.adrift
    if season_state(season) is None or not is_played:
        return
    appointment = season.appointments.get(fixture)
    if seen.stood_in.get(fixture):
        yield "without", PlayWithout(season.key, fixture)
    if fixture in seen.waited:
        yield "turn", GiveTurnTime(season.key, fixture)
    if appointment is not None and appointment.without:
        yield "again", LetPlay(season.key, fixture)


def without_absent(request: Request, season: Season, fixture: str) -> acts.PlayOn:
    """The act that those forfeit a running match for whom a computer plays. Raises Refused
    ``dashboard_nobody_absent`` if they are back, and ``dashboard_table_done``.
    """
    absent = stood_in(_playing(request, season, fixture))
    if not absent:
        raise Refused("dashboard_nobody_absent")
    before = season.appointments[fixture].without
    return acts.PlayOn(fixture, tuple(dict.fromkeys((*before, *absent))))


def longer_turn(
    request: Request, season: Season, fixture: str, now: int, until: int | None = None
) -> acts.Wait:
    """Return the act that gives the player on turn time ``until`` (ms), or some more. Raises Refused
    ``turn_over`` if no clock runs, and ``dashboard_table_done``.
    """
    table = _playing(request, season, fixture)
    if is_waited_for(table) is None:
        raise Refused("turn_over")
    more = MORE_SLOW if table.clock == "slow" else MORE
    longer = max(table.deadline or 0, now) + more if until is None else until
    return acts.Wait(fixture, table.table_id, table.turn_version, longer)


class OfDashboardTable(OfUmpire):
    """A press about one table."""

    fixture: Text


class PlayWithout(OfDashboardTable, template="j:without:{season}:{fixture}"):
    """Continue a running match without absent players: see what follows, confirm it."""

    label = "button-dashboard-without"


@PlayWithout.on_press
async def play_without(request: UmpireRequest, press: PlayWithout) -> None:
    """Preview continuing a running match without absent players. Raises Refused as :func:`without_absent`."""
    act = without_absent(request, request.season, press.fixture)
    await propose(request, act)


class LetPlay(OfDashboardTable, template="j:let:{season}:{fixture}"):
    """Let players back into a match that continues without them: see what follows, confirm it."""

    label = "button-dashboard-again"


@LetPlay.on_press
async def let_play(request: UmpireRequest, press: LetPlay) -> None:
    """Preview letting players back into a match. Raises Refused ``dashboard_table_done``."""
    _playing(request, request.season, press.fixture)
    act = acts.PlayOn(press.fixture, ())
    await propose(request, act)


class GiveTurnTime(OfDashboardTable, template="j:turn:{season}:{fixture}"):
    """Give the player whose turn it is more time."""

    label = "button-dashboard-turn"


@GiveTurnTime.on_press
async def give_turn_time(request: UmpireRequest, press: GiveTurnTime) -> None:
    """Give the player on turn more time. Raises Refused as :func:`longer_turn`."""
    act = longer_turn(request, request.season, press.fixture, request.now)
    await act_at_once(request, act)


def _playing(request: Request, season: Season, fixture: str) -> Table:
    """The table where a fixture is being played. Raises Refused ``dashboard_table_done``."""
    table = request.services.seasons.table_of(season, fixture)
    if table is None or table.phase != "playing":
        raise Refused("dashboard_table_done")
    return table
