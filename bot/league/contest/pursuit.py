"""Swedish Pursuit's tournament as a contest: its tables and its umpire, in the words of all seasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.api import Event
from bot.league import tournament
from bot.league.contest.acts import Command
from bot.league.contest.state import Contest, Phase
from bot.league.refusal import Refused
from bot.league.tournament import Sitting, Tournament
from bot.league.tournament.acts import Act


def running(contest: Contest) -> Tournament:
    """The tournament. Refused ``not_pursuit`` in a league, and ``not_started``."""
    if contest.terms.format != "pursuit":
        raise Refused("not_pursuit")
    if contest.tournament is None:
        raise Refused("not_started")
    return contest.tournament


def carried_out(contest: Contest, act: Act, command: Command) -> tuple[Contest, tournament.Step]:
    """The contest after an act of the tournament, which is refused for what
    :func:`bot.league.tournament.apply` says.
    """
    state = running(contest)
    step = tournament.apply(state, tournament.Command(act, command.actor, command.at, command.reason))
    after = replace(
        contest,
        tournament=step.state,
        tournament_log=(*contest.tournament_log, *step.lines),
        phase=_phase(contest, step.state),
    )
    return after, step


def name_of(state: Tournament, sitting: Sitting) -> str:
    """What a sitting is called among the contest's meetings: another whenever others play, or play again."""
    table = state.table(sitting.round, sitting.table)
    again = table.slots[sitting.slots[0] - 1].voided if table else 0
    return f"{sitting.round}-{sitting.table}-{sitting.slots[0]}-{again}-{len(sitting.entries)}"


def sittings(contest: Contest) -> dict[str, Sitting]:
    """What the tournament's tables are to play now, by name; nothing while it is paused."""
    state = contest.tournament
    if state is None or contest.phase != "running":
        return {}
    return {name_of(state, sitting): sitting for sitting in tournament.sittings(state)}


def news(step: tournament.Step) -> tuple[Event, ...]:
    """What is told of the tournament, its words marked as such."""
    return tuple(Event(f"pursuit-{event.key}", event.data) for event in step.news)


def _phase(contest: Contest, state: Tournament) -> Phase:
    if state.phase == "done":
        return "over"
    if state.phase == "cancelled":
        return "cancelled"
    return contest.phase


def first_draw(contest: Contest) -> Iterator[Event]:
    """What is told of the tables with which the tournament has started."""
    state = running(contest)
    tables = [list(table.seats) for table in state.tables_of(1)]
    yield Event("pursuit-drawn", {"round": 1, "counter": 0, "tables": tables})
