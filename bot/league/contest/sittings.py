"""The sittings of Swedish Pursuit's tournament: the matches that its tables have to play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league import tournament
from bot.league.contest.state import Contest
from bot.league.illegal import IllegalAct
from bot.league.season import Fixture
from bot.league.tournament import Sitting, Slot, Tournament


def tournament_of(contest: Contest) -> Tournament | None:
    """The state of play in a tournament that has started; None before the start, and in leagues."""
    return contest.play if isinstance(contest.play, Tournament) else None


def running(contest: Contest) -> Tournament:
    """The state of play in a tournament. Refused: ``not_started``."""
    state = tournament_of(contest)
    if state is None:
        raise IllegalAct("not_started")
    return state


def with_sitting(contest: Contest, name: str, sitting: Sitting) -> Contest:
    """The same with a sitting whose table has been opened."""
    state = running(contest)
    return replace(contest, play=replace(state, sittings={**state.sittings, name: sitting}))


def name_of(sitting: Sitting) -> str:
    """The name of a sitting as a fixture. It changes if other entries play, or a game is played again."""
    slot, again = sitting.games[0]
    return f"{sitting.round}-{sitting.table}-{slot}-{again}-{len(sitting.entries)}"


def sittings(contest: Contest) -> dict[str, Sitting]:
    """The matches that the tournament's tables must begin now, by name; none while it is paused.

    Games that a running match goes on to deal are not among them.
    """
    return due_sittings(contest) if contest.phase == "running" else {}


def due_sittings(contest: Contest) -> dict[str, Sitting]:
    """The same, also while it is paused."""
    state = tournament_of(contest)
    due = tournament.sittings(state) if state else ()
    going_on = {(sitting.round, sitting.table) for sitting in played_sittings(contest).values()}
    return {name_of(sitting): sitting for sitting in due if (sitting.round, sitting.table) not in going_on}


def played_sittings(contest: Contest) -> dict[str, Sitting]:
    """The sittings whose matches are being played, by name."""
    state = tournament_of(contest)
    if state is None:
        return {}
    due = {(sitting.round, sitting.table): sitting for sitting in tournament.sittings(state)}

    def goes_on(sitting: Sitting) -> bool:
        then, begun = due.get((sitting.round, sitting.table)), had(state, sitting)
        return begun > 0 and then is not None and sitting.goes_on(begun, then)

    return {
        name: sitting
        for name, sitting in state.sittings.items()
        if contest.meetings[name].table and (runs(state, sitting) is not None or goes_on(sitting))
    }


def known_sitting(contest: Contest, name: str) -> Sitting | None:
    """A sitting as it was when its table was opened or, if it has none, as it is now."""
    state = tournament_of(contest)
    return (state.sittings.get(name) if state else None) or due_sittings(contest).get(name)


def as_fixture(contest: Contest, name: str) -> Fixture | None:
    """A sitting as the fixture for which its players agree on a time, as long as its round lasts; None if
    there is no such sitting.
    """
    sitting = known_sitting(contest, name)
    if sitting is None:
        return None
    opened_at = contest.meeting(name).opened_at or 0
    return Fixture(name, sitting.round, sitting.entries, contest.terms.round_from(opened_at), drawn=opened_at)


def deadline(contest: Contest, name: str) -> int | None:
    """When (ms) the round of a sitting is over, as far as calling its players goes; None before its table is
    opened.
    """
    opened_at = contest.meeting(name).opened_at
    return None if opened_at is None else contest.terms.round_from(opened_at)


def round_deadline(contest: Contest, number: int) -> int | None:
    """Until when (ms) the tables of a round are to be played; None before it is drawn."""
    state = tournament_of(contest)
    table = next(state.tables_of(number), None) if state else None
    return None if table is None else contest.terms.round_from(table.drawn_at)


def had(state: Tournament, sitting: Sitting) -> int:
    """The number of games of a sitting that were dealt, including voided ones."""
    return sum(own.stands != "waiting" or own.voided > again for _, again, own in _games(state, sitting))


def runs(state: Tournament, sitting: Sitting) -> int | None:
    """The slot that the match of a sitting is playing; None if it is not playing."""
    games = _games(state, sitting)
    return next((n for n, again, own in games if own.stands == "running" and own.voided == again), None)


def finished(state: Tournament, sitting: Sitting) -> bool:
    """Whether a sitting is over, so that nothing at its table matters any more."""
    return all(own.stands == "done" or own.voided > again for _, again, own in _games(state, sitting))


def _games(state: Tournament, sitting: Sitting) -> Iterator[tuple[int, int, Slot]]:
    """The slots of a sitting: the number, how often it was voided before, and its current state."""
    table = state.table(sitting.round, sitting.table)
    if table is not None:
        yield from ((slot, again, table.slots[slot - 1]) for slot, again in sitting.games)
