"""Swedish Pursuit's tournament as a contest: its tables and its umpire, in the words of all seasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.api import Event
from bot.league import tournament
from bot.league.contest.acts import Command
from bot.league.contest.state import Contest, Phase
from bot.league.refusal import Refused
from bot.league.tournament import Sitting, Slot, Tournament
from bot.league.tournament.acts import Act, Void


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


def name_of(sitting: Sitting) -> str:
    """What a sitting is called among the contest's meetings: another whenever others play, or play again."""
    slot, again = sitting.games[0]
    return f"{sitting.round}-{sitting.table}-{slot}-{again}-{len(sitting.entries)}"


def abandoned(contest: Contest, name: str, command: Command) -> tuple[Contest, tournament.Step | None]:
    """The contest after the table of a sitting has gone: the game that it played is played again."""
    sitting = contest.sittings.get(name)
    slot = runs(running(contest), sitting) if sitting else None
    if sitting is None or slot is None:
        return contest, None
    reason = command.reason or "the table is gone"
    return carried_out(contest, Void(sitting.round, sitting.table, slot), replace(command, reason=reason))


def sittings(contest: Contest) -> dict[str, Sitting]:
    """The matches that the tournament's tables are to begin now, by name; not what a match that has begun
    deals by itself, and nothing while it is paused.
    """
    state = contest.tournament
    if state is None or contest.phase != "running":
        return {}
    due = {(sitting.round, sitting.table): sitting for sitting in tournament.sittings(state)}
    for name, sitting in contest.sittings.items():
        then, begun = due.get((sitting.round, sitting.table)), had(state, sitting)
        if contest.meetings[name].table and begun and then and sitting.goes_on(begun, then):
            del due[sitting.round, sitting.table]
    return {name_of(sitting): sitting for sitting in due.values()}


def had(state: Tournament, sitting: Sitting) -> int:
    """How many games of a sitting the tournament has seen dealt, those that have been taken back too."""
    return sum(own.stands != "waiting" or own.voided > again for _, again, own in _games(state, sitting))


def runs(state: Tournament, sitting: Sitting) -> int | None:
    """The slot that is played at the table of a sitting, by that very match."""
    games = _games(state, sitting)
    return next((n for n, again, own in games if own.stands == "running" and own.voided == again), None)


def finished(state: Tournament, sitting: Sitting) -> bool:
    """Whether nothing that happens at the table of a sitting can matter any more."""
    return all(own.stands == "done" or own.voided > again for _, again, own in _games(state, sitting))


def _games(state: Tournament, sitting: Sitting) -> Iterator[tuple[int, int, Slot]]:
    """The slots of a sitting, how many times each had been taken back before it, and as they are now."""
    table = state.table(sitting.round, sitting.table)
    if table is not None:
        yield from ((slot, again, table.slots[slot - 1]) for slot, again in sitting.games)


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
