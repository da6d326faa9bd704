"""A running match on the umpire's desk: going on without who is absent, and more time for who is on turn."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.contest import Contest, acts, season_state
from bot.league.contest.agenda import OpenTable
from bot.milliseconds import HOUR, MINUTE
from bot.tables import Refused, Table, is_waited_for
from bot.ui.components.press import Press, Text
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.desk.overview import Overview, stood_in
from bot.ui.umpire.preview import act_at_once, propose

MORE, MORE_SLOW = 10 * MINUTE, 24 * HOUR
"""How much more time (ms) a turn gets with one press, and at a slow clock."""


def offered_running(seen: Overview, table: OpenTable) -> Iterator[tuple[str, Press]]:
    """What can be done about a running match of a league, by the names of the phrases that explain it."""
    contest, fixture = seen.contest, table.fixture
    is_played = table.stands == "begun" and contest.phase == "running" and fixture not in seen.adrift
    if season_state(contest) is None or not is_played:
        return
    meeting = contest.meetings.get(fixture)
    if seen.stood_in.get(fixture):
        yield "without", PlayWithout(contest.key, fixture)
    if fixture in seen.waited:
        yield "turn", GiveTurnTime(contest.key, fixture)
    if meeting is not None and meeting.without:
        yield "again", LetPlay(contest.key, fixture)


def without_absent(request: Request, contest: Contest, fixture: str) -> acts.PlayOn:
    """The act that those forfeit a running match for whom a computer plays. Raises Refused
    ``desk_nobody_absent`` if they are back, and ``desk_table_done``.
    """
    absent = stood_in(_playing(request, contest, fixture))
    if not absent:
        raise Refused("desk_nobody_absent")
    before = contest.meetings[fixture].without
    return acts.PlayOn(fixture, tuple(dict.fromkeys((*before, *absent))))


def longer_turn(
    request: Request, contest: Contest, fixture: str, now: int, until: int | None = None
) -> acts.Wait:
    """The act that gives whoever is on turn in a running match time ``until`` (ms), or some more. Raises
    Refused ``turn_over`` if nobody's time runs, and ``desk_table_done``.
    """
    table = _playing(request, contest, fixture)
    if is_waited_for(table) is None:
        raise Refused("turn_over")
    more = MORE_SLOW if table.clock == "slow" else MORE
    longer = max(table.deadline or 0, now) + more if until is None else until
    return acts.Wait(fixture, table.table_id, table.turn_version, longer)


class OfDeskTable(OfUmpire):
    """A press about one table."""

    fixture: Text


class PlayWithout(OfDeskTable, template="j:without:{season}:{fixture}"):
    """Let a running match go on without those for whom a computer plays: see what follows, confirm it."""

    label = "button-desk-without"


@PlayWithout.on_press
async def play_without(request: UmpireRequest, press: PlayWithout) -> None:
    """Preview that a running match goes on without the absent. Raises Refused as :func:`without_absent`."""
    act = without_absent(request, request.contest, press.fixture)
    await propose(request, act)


class LetPlay(OfDeskTable, template="j:let:{season}:{fixture}"):
    """Let those play again without whom a match was to go on: see what follows, confirm it."""

    label = "button-desk-again"


@LetPlay.on_press
async def let_play(request: UmpireRequest, press: LetPlay) -> None:
    """Preview that those play again without whom a match was to go on. Raises Refused ``desk_table_done``."""
    _playing(request, request.contest, press.fixture)
    act = acts.PlayOn(press.fixture, ())
    await propose(request, act)


class GiveTurnTime(OfDeskTable, template="j:turn:{season}:{fixture}"):
    """Give the player whose turn it is more time."""

    label = "button-desk-turn"


@GiveTurnTime.on_press
async def give_turn_time(request: UmpireRequest, press: GiveTurnTime) -> None:
    """Give whoever is on turn more time. Raises Refused as :func:`longer_turn`."""
    act = longer_turn(request, request.contest, press.fixture, request.now)
    await act_at_once(request, act)


def _playing(request: Request, contest: Contest, fixture: str) -> Table:
    """The table where a fixture is being played. Raises Refused ``desk_table_done``."""
    table = request.services.seasons.table_of(contest, fixture)
    if table is None or table.phase != "playing":
        raise Refused("desk_table_done")
    return table
