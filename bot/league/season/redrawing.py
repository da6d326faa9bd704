"""Changes of a round's pairings before any card was dealt: pair all players again, or swap two of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.league import updates
from bot.league.bracket import TIEBREAKER
from bot.league.chance import shuffled
from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import Fixture, is_tiebreaker
from bot.league.season import ready_checks
from bot.league.season.acts import Swap
from bot.league.season.drawing import of_last_round, seed_of
from bot.league.season.fixtures import cleared, fixture_of, has_begun, is_open, league, not_begun
from bot.league.season.state import Appointment, Season


def was_played(season: Season) -> bool:
    """Return whether a result of a league was played or entered, or players have come to a match that has
    begun.

    Without ready checks, matches begin on their own. Only their tables know whether anyone has played.
    """
    played = any(result.played for result in league(season).results.values())
    return played or any(appointment.playing for appointment in season.appointments.values())


def is_untouched(season: Season) -> bool:
    """Return whether there is a round in which no card was dealt, and no table has a result."""
    state = league(season)
    last = [fixture.key for fixture in of_last_round(state)]
    return bool(last) and not any(has_begun(season, key) or key in state.outcomes for key in last)


def is_by_lot(season: Season) -> bool:
    """Return whether the last round was paired by chance. In a knock-out that is so in the first round, if
    the seeds are by lot.
    """
    state = league(season)
    if not state.scoring.knock_out:
        return state.scoring.drawn
    return state.round == 1 and season.settings.seeding == "lot" and not season.seeds


def before_round(season: Season) -> Season:
    """Undo the pairings of the last round, with a new lot.

    Refused: ``no_lot`` (another draw would give the same tables), ``round_begun`` (a card was dealt in the
    round, or a table of it has a result).
    """
    if not is_by_lot(season):
        raise IllegalAct("no_lot")
    if not is_untouched(season):
        raise IllegalAct("round_begun")
    state = league(season)
    last = {fixture.key for fixture in of_last_round(state)}
    play = updates.without_fixtures(state, last)
    before = cleared(replace(season, play=play, lot=season.lot + 1, redrawn=state.round))
    if state.scoring.knock_out:
        order = shuffled(sorted(state.entrants), seed_of(before), "seeds", 0)
        entrants = {entry: state.entrants[entry] for entry in order}
        before = replace(before, play=replace(play, entrants=entrants))
    return before


def swappable(season: Season, key: str) -> list[Fixture]:
    """Return the other fixtures whose players can be swapped with those of a fixture: in the same round and
    division, before their matches have begun. Empty if the fixture's own match has begun.
    """
    own = fixture_of(season, key)
    if not _is_swappable(season, own):
        return []
    others = (each for each in league(season).fixtures.values() if each.key != key)
    return [each for each in others if _is_beside(own, each) and _is_swappable(season, each)]


def swap(season: Season, act: Swap, at: int) -> Season:
    """Swap two players. They keep their marked hours, and running ready checks at the two tables begin again.

    Refused: ``no_fixture``, ``already_played``, ``table_begun``, ``swap_apart`` (the tables are the same, or
    not of one round and division), ``no_entry`` (one of them doesn't play at that table).
    """
    state = league(season)
    places = ((act.fixture, act.entry), (act.other_fixture, act.other))
    for key, entry in places:
        not_begun(season, key)
        if has_begun(season, key):
            raise IllegalAct("table_begun")
        if entry not in fixture_of(season, key).entries or entry in state.rulings.withdrawn:
            raise IllegalAct("no_entry")
    if all(act.other_fixture != each.key for each in swappable(season, act.fixture)):
        raise IllegalAct("swap_apart")
    players = [state.holder(entry) for _, entry in places]
    appointments = [season.appointment(key) for key, _ in places]
    after = replace(season, play=updates.swapped(state, *places))
    for (key, _), own, other in zip(places, appointments, reversed(appointments), strict=True):
        if key in season.appointments or other.marks:
            after = after.with_appointment(key, _met(own, other, players))
            after = ready_checks.called_longer(after, key, at)
    return after


def _met(own: Appointment, other: Appointment, players: Collection[str]) -> Appointment:
    """Return a meeting in which the swapped ``players`` have the marks that they had in the other one."""
    marks = {player: hours for player, hours in own.marks.items() if player not in players}
    return replace(own, marks=marks | {who: other.marks[who] for who in players if who in other.marks})


def _is_beside(one: Fixture, other: Fixture) -> bool:
    return (one.round, one.division) == (other.round, other.division)


def _is_swappable(season: Season, fixture: Fixture) -> bool:
    is_tied = is_tiebreaker(fixture.key) or (
        league(season).scoring.knock_out and fixture.division == TIEBREAKER
    )
    begun = has_begun(season, fixture.key) or bool(season.appointment(fixture.key).playing)
    return not is_tied and not begun and is_open(season, fixture)
