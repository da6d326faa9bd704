"""The sittings of Swedish Pursuit's tournament: the matches that its tables have to play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league import tournament
from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import Fixture
from bot.league.season.state import Season
from bot.league.tournament import Sitting, Slot, Tournament


def tournament_of(season: Season) -> Tournament | None:
    """Return the state of a started tournament; None before the start, and in leagues."""
    return season.play if isinstance(season.play, Tournament) else None


def running(season: Season) -> Tournament:
    """Return the state of a tournament. Refused: ``not_started``."""
    state = tournament_of(season)
    if state is None:
        raise IllegalAct("not_started")
    return state


def with_sitting(season: Season, name: str, sitting: Sitting) -> Season:
    """Add a sitting whose table has been opened."""
    state = running(season)
    return replace(season, play=replace(state, sittings={**state.sittings, name: sitting}))


def name_of(sitting: Sitting) -> str:
    """Return the name of a sitting as a fixture. It changes if other entries play, or a deal is played
    again.
    """
    slot, again = sitting.games[0]
    return f"{sitting.round}-{sitting.table}-{slot}-{again}-{len(sitting.entries)}"


def sittings(season: Season) -> dict[str, Sitting]:
    """Return the matches that the tournament's tables must begin now, by name; none while it is paused.

    Deals that a running match deals next are not among them.
    """
    return due_sittings(season) if season.phase == "running" else {}


def due_sittings(season: Season) -> dict[str, Sitting]:
    """Return the same as :func:`sittings`, even while the tournament is paused."""
    state = tournament_of(season)
    due = tournament.sittings(state) if state else ()
    going_on = {(sitting.round, sitting.table) for sitting in played_sittings(season).values()}
    return {name_of(sitting): sitting for sitting in due if (sitting.round, sitting.table) not in going_on}


def played_sittings(season: Season) -> dict[str, Sitting]:
    """Return the sittings with a running match, by name."""
    state = tournament_of(season)
    if state is None:
        return {}
    due = {(sitting.round, sitting.table): sitting for sitting in tournament.sittings(state)}

    def goes_on(sitting: Sitting) -> bool:
        then, begun = due.get((sitting.round, sitting.table)), had(state, sitting)
        return begun > 0 and then is not None and sitting.goes_on(begun, then)

    return {
        name: sitting
        for name, sitting in state.sittings.items()
        if season.appointments[name].table and (runs(state, sitting) is not None or goes_on(sitting))
    }


def known_sitting(season: Season, name: str) -> Sitting | None:
    """Return a sitting as it was when its table was opened or, without a table, as it is now."""
    state = tournament_of(season)
    return (state.sittings.get(name) if state else None) or due_sittings(season).get(name)


def as_fixture(season: Season, name: str) -> Fixture | None:
    """Return a sitting as the fixture for which its players agree on a time, as long as its round lasts; None
    if there is no such sitting.
    """
    sitting = known_sitting(season, name)
    if sitting is None:
        return None
    opened_at = season.appointment(name).opened_at or 0
    return Fixture(
        name, sitting.round, sitting.entries, season.settings.round_from(opened_at), drawn=opened_at
    )


def deadline(season: Season, name: str) -> int | None:
    """Return when (ms) the round of a sitting ends for ready checks; None before its table is opened."""
    opened_at = season.appointment(name).opened_at
    return None if opened_at is None else season.settings.round_from(opened_at)


def round_deadline(season: Season, number: int) -> int | None:
    """Return until when (ms) the tables of a round are to be played; None before its pairings."""
    state = tournament_of(season)
    table = next(state.tables_of(number), None) if state else None
    return None if table is None else season.settings.round_from(table.drawn_at)


def had(state: Tournament, sitting: Sitting) -> int:
    """Return the number of deals that a sitting has dealt, including voided ones."""
    return sum(own.stands != "waiting" or own.voided > again for _, again, own in _games(state, sitting))


def runs(state: Tournament, sitting: Sitting) -> int | None:
    """Return the slot that the match of a sitting is playing; None if it isn't playing."""
    games = _games(state, sitting)
    return next((n for n, again, own in games if own.stands == "running" and own.voided == again), None)


def finished(state: Tournament, sitting: Sitting) -> bool:
    """Return whether a sitting has ended, so that nothing at its table matters any more."""
    return all(own.stands == "done" or own.voided > again for _, again, own in _games(state, sitting))


def _games(state: Tournament, sitting: Sitting) -> Iterator[tuple[int, int, Slot]]:
    """Yield the slots of a sitting: the number, how often it was voided before, and its current state."""
    table = state.table(sitting.round, sitting.table)
    if table is not None:
        yield from ((slot, again, table.slots[slot - 1]) for slot, again in sitting.games)
