"""The fixtures of a league: which are open, and acts of tables and the clock."""

from __future__ import annotations

from dataclasses import replace

from bot.games import GAMES
from bot.league import updates
from bot.league.bracket import TIEBREAKER
from bot.league.decisions import Extend, Reverse, Void, in_force, match_entered
from bot.league.illegal import IllegalAct
from bot.league.results import at_deadline
from bot.league.scoring_rules import Fixture, is_tiebreaker
from bot.league.season.acts import (
    AssignTable,
    ForfeitFixture,
    PlayOn,
    Record,
    ReleaseTable,
    Relocate,
    Remind,
    Wait,
)
from bot.league.season.sittings import as_fixture, due_sittings, tournament_of
from bot.league.season.state import Appointment, Season
from bot.league.season_state import SeasonState
from bot.league.tiebreakers import is_overtaken


def season_state(season: Season) -> SeasonState | None:
    """Return the state of a started league; None before the start, and for tournaments."""
    return season.play if isinstance(season.play, SeasonState) else None


def league(season: Season) -> SeasonState:
    """Return the state of a league. Refused: ``not_started``."""
    state = season_state(season)
    if state is None:
        raise IllegalAct("not_started")
    return state


def fixture_of(season: Season, key: str) -> Fixture:
    """Return the fixture with this key, also of a tournament. Refused: ``no_fixture``, ``not_started``."""
    if tournament_of(season) is not None:
        fixture = as_fixture(season, key)
    else:
        fixture = league(season).fixtures.get(key)
    if fixture is None:
        raise IllegalAct("no_fixture", fixture=key)
    return fixture


def deadline(season: Season, key: str) -> int:
    """Return the deadline (ms) of a fixture. Refused: ``no_fixture``, ``not_started``."""
    state = season_state(season)
    return fixture_of(season, key).deadline if state is None else state.deadline(key)


def to_call(season: Season) -> list[Fixture]:
    """Return the open fixtures that can have a ready check. Those of a tournament have their table."""
    state = season_state(season)
    if state is not None:
        return [fixture for fixture in state.fixtures.values() if is_open(season, fixture)]
    opened = (name for name in due_sittings(season) if season.appointment(name).opened_at is not None)
    return [fixture_of(season, name) for name in opened]


def has_calls(season: Season) -> bool:
    """Return whether a season has ready checks. Otherwise its matches begin with the round.

    An open season has only its tiebreakers as fixtures.
    """
    if tournament_of(season) is not None:
        return season.settings.calls_players
    state = season_state(season)
    is_drawn = state is not None and (state.scoring.drawn or bool(state.fixtures))
    return is_drawn and season.settings.calls_players


def fewest(season: Season) -> int:
    """Return the fewest players for a match of the season."""
    return GAMES[season.settings.game].spec.seats[0]


def deserted(season: Season) -> list[str]:
    """Return the fixtures of the last round to which no player came and about which the umpire has not
    decided.
    """
    state = season_state(season)
    if state is None or not has_calls(season):
        return []
    last = (fixture for fixture in state.fixtures.values() if fixture.round == state.round)
    return [
        fixture.key
        for fixture in last
        if season.appointment(fixture.key).forfeited_at
        and fixture.key not in state.outcomes
        and not is_open(season, fixture)
    ]


def is_open(season: Season, fixture: Fixture) -> bool:
    """Return whether a fixture is still to be played.

    It is if it has no outcome. If its outcome was voided or undone, it is open only if there was time left
    then, or it was extended since. If no player came, or no deal was finished, it is open only if it was
    extended.
    """
    if tournament_of(season) is not None:
        return fixture.key in due_sittings(season)
    state = season_state(season)
    if state is None or state.settles(fixture.key) is not None or is_overtaken(state, fixture):
        return False
    outcome = state.outcome(fixture.key)
    if outcome is not None and not _is_extended(state, fixture.key, outcome.at):
        return False
    match = state.outcomes.get(fixture.key, ("",))[-1]
    over = _void_since(state, match)
    if has_calls(season):
        if not players_of(season, fixture.key):
            return False
        decided = season.appointment(fixture.key).forfeited_at
        nobody_came = decided and fixture.key not in state.outcomes
        if nobody_came and not _is_extended(state, fixture.key, decided[-1]):
            return False
        over = max(over, *decided, 0)
    return over < state.deadline(fixture.key)


def _void_since(state: SeasonState, played: str) -> int:
    """Return when (ms) a match was voided, or its entry undone; 0 if neither."""
    entry = next((d.key for d in state.decisions if played and match_entered(d) == played), None)
    for decision in reversed(state.decisions):
        match decision.ruling:
            case Void(key) if key == played:
                return decision.at
            case Reverse(key) if key == entry:
                return decision.at
    return 0


def _is_extended(state: SeasonState, fixture: str, since: int) -> bool:
    """Return whether a fixture was extended since a time (ms)."""
    rulings = (decision.ruling for decision in in_force(state.decisions) if decision.at >= since)
    return any(isinstance(ruling, Extend) and fixture in ruling.fixtures for ruling in rulings)


def opened_by(before: Season, after: Season) -> list[str]:
    """Return the fixtures that a change has opened, new ones or others."""
    was = {*open_fixtures(before)}
    return [key for key in open_fixtures(after) if key not in was]


def opened_again(before: Season, after: Season) -> list[str]:
    """The fixtures that had an outcome, and that a decision has opened to be played again."""
    had = league(after).outcomes
    return [key for key in opened_by(before, after) if key in had]


def unplayed(season: Season) -> list[str]:
    """Return the ended fixtures that were neither played nor decided: no player came, or no deal was
    finished.
    """
    state = season_state(season)
    return (
        [each.key for each in state.fixtures.values() if _is_unplayed(season, state, each)] if state else []
    )


def undrawn(season: Season) -> range:
    """Return the rounds of a finished season that were never paired, because too few players were left."""
    state = season_state(season)
    if (
        state is None
        or not state.scoring.drawn
        or state.scoring.knock_out
        or season.phase in ("running", "paused")
    ):
        return range(0)
    return range(state.round + 1, state.scoring.rounds + 1)


def _is_unplayed(season: Season, state: SeasonState, fixture: Fixture) -> bool:
    key, outcome = fixture.key, state.settles(fixture.key)
    if outcome is not None:
        return not outcome.played and all(seat.absent for seat in outcome.seats)
    if is_tiebreaker(key) or is_open(season, fixture) or not players_of(season, key):
        return False
    if state.scoring.knock_out and _has_tiebreaker(state, fixture):
        return False
    decided = _void_since(state, state.outcomes.get(key, ("",))[-1])
    return max(season.appointment(key).forfeited_at, default=0) >= decided


def _has_tiebreaker(state: SeasonState, fixture: Fixture) -> bool:
    """Return whether players of a cup table have decided in a later round who advances."""
    return any(
        later.round > fixture.round
        and later.division == TIEBREAKER
        and set(later.entries) <= set(fixture.entries)
        and state.settles(later.key) is not None
        for later in state.fixtures.values()
    )


def open_fixtures(season: Season) -> list[str]:
    """Return the fixtures that are still to be played."""
    state = season_state(season)
    return [each.key for each in state.fixtures.values() if is_open(season, each)] if state else []


def players_of(season: Season, key: str) -> tuple[str, ...]:
    """Return the players of a fixture in the order of the seats, without withdrawn entries. Refused:
    ``no_fixture``.
    """
    entries = fixture_of(season, key).entries
    if tournament_of(season) is not None:
        return tuple(map(season.player_of, entries))
    state = league(season)
    return tuple(state.holder(entry) for entry in entries if entry not in state.rulings.withdrawn)


# Acts of tables and the clock


def seat(season: Season, act: AssignTable, at: int) -> Season:
    """Record that a table was opened. Refused: ``no_fixture``, ``already_played``."""
    if league(season).settles(fixture_of(season, act.fixture).key) is not None:
        raise IllegalAct("already_played", fixture=act.fixture)
    return with_table(season, act, at)


def with_table(season: Season, act: AssignTable, at: int) -> Season:
    """Return the season with a fixture at a table."""
    own = season.appointment(act.fixture)
    own = replace(own, table=act.table, channel=act.channel, opened_at=at, without=(), waits=None)
    return season.with_appointment(act.fixture, own)


def relocated(season: Season, act: Relocate) -> Season:
    """Record that the match of a fixture moved to another channel. Refused: ``no_fixture`` if it is not at
    that table.
    """
    own = _at_table(season, act.fixture, act.table)
    return season.with_appointment(act.fixture, replace(own, channel=act.channel))


def play_on(season: Season, act: PlayOn) -> Season:
    """Record without which players a match continues. Refused as :func:`_running` does, and ``nobody_left``
    if no player would be left.
    """
    own = _running(season, act.fixture)
    if set(act.without) >= set(own.playing or players_of(season, act.fixture)):
        raise IllegalAct("nobody_left")
    return season.with_appointment(act.fixture, replace(own, without=act.without))


def wait(season: Season, act: Wait, at: int) -> Season:
    """Record that a turn of a match has more time. Refused as :func:`_running` does; ``time_past``; and
    ``no_fixture`` if it is not at that table.
    """
    _running(season, act.fixture)
    own = _at_table(season, act.fixture, act.table)
    if act.until <= at:
        raise IllegalAct("time_past")
    own = replace(own, waits=(act.turn, act.until))
    return season.with_appointment(act.fixture, own)


def _running(season: Season, key: str) -> Appointment:
    """Return the appointment of a fixture whose match has begun. Refused: ``no_fixture``, ``already_played``,
    ``not_begun``.
    """
    fixture = fixture_of(season, key)
    if not is_open(season, fixture):
        raise IllegalAct("already_played", fixture=key)
    if not has_begun(season, key):
        raise IllegalAct("not_begun")
    return season.appointments[key]


def _at_table(season: Season, key: str, table: str) -> Appointment:
    """Return the appointment of a fixture at that table. Refused: ``no_fixture`` if it is at another one, or
    at none.
    """
    own = season.appointment(key)
    if own.table != table:
        raise IllegalAct("no_fixture", fixture=key)
    return own


def not_begun(season: Season, key: str) -> Appointment:
    """Return the appointment of a fixture whose match has not begun. Refused: ``no_fixture``,
    ``already_played``, ``table_begun``.
    """
    if not is_open(season, fixture_of(season, key)):
        raise IllegalAct("already_played", fixture=key)
    own = season.appointment(key)
    if own.playing:
        raise IllegalAct("table_begun")
    return own


def has_begun(season: Season, key: str) -> bool:
    """Return whether the match of a fixture has begun. Without ready checks, matches begin with their
    tables.
    """
    own = season.appointment(key)
    return own.table is not None and bool(own.playing or not has_calls(season))


def without_table(season: Season, act: ReleaseTable) -> Season:
    """Record that the table of a fixture ended. Refused: ``no_fixture`` if the fixture was not at that
    table.
    """
    own = _at_table(season, act.fixture, act.table)
    if own.playing:  # a match without a result is played at another time
        own = replace(own, playing=(), set_at=0)
    own = replace(own, table=None, channel=None, opened_at=None)
    return season.with_appointment(act.fixture, own)


def record(season: Season, *recorded: Record) -> Season:
    """Record results. Refused as :func:`bot.league.updates.record` does.

    A played fixture no longer has a time. If its match is voided, it needs a new one.
    """
    appointments = dict(season.appointments)
    for act in recorded:
        key = act.result.fixture or ""
        if key in appointments:
            played = replace(appointments[key], at=None, set_at=0, call=None, playing=(), proposal=None)
            appointments[key] = replace(played, agreed=None)
    play = updates.record(league(season), *(act.result for act in recorded))
    return replace(season, play=play, appointments=appointments)


def remind(season: Season, act: Remind) -> Season:
    """Record that a reminder is sent."""
    fixture = fixture_of(season, act.fixture).key
    own = season.appointment(fixture)
    own = replace(own, reminded=own.reminded | {act.what})
    return season.with_appointment(fixture, own)


def forfeit(season: Season, act: ForfeitFixture, at: int) -> Season:
    """Record a decision without play: the players in ``ready`` win, and all others forfeit. They are those
    who showed up or, if the umpire decides a running match, its winners.

    With ready checks, if no player came, no one forfeits, and the umpire decides.
    """
    fixture = fixture_of(season, act.fixture).key
    own = season.appointment(fixture)
    match = f"{fixture}-w{len(own.forfeited_at) + 1}"
    if has_calls(season):
        own = replace(own, at=None, call=None)
        if not act.ready:
            own = replace(own, forfeited_at=(*own.forfeited_at, at), table=None, channel=None)
            own = replace(own, reminded=own.reminded - {"umpire"})
            return season.with_appointment(fixture, own)
    players, state = players_of(season, fixture), league(season)
    gone = [left for entry in state.fixtures[fixture].entries if (left := state.rulings.withdrawn.get(entry))]
    # A player who dropped out in the same moment did so before, and forfeits.
    ended = max([at, *(left.at + 1 for left in gone)])
    result = at_deadline(match, season.settings.game, ended, players, act.ready, season.key, fixture)
    own = replace(own, forfeited_at=(*own.forfeited_at, at), table=None, channel=None, playing=(), set_at=0)
    appointments = {**season.appointments, fixture: own}
    return replace(season, play=updates.record(league(season), result), appointments=appointments)


def entered(season: Season, key: str) -> Season:
    """Remove a fixture's table and time, because its result was entered."""
    if key not in season.appointments:
        return season
    own = replace(
        season.appointments[key],
        table=None,
        channel=None,
        opened_at=None,
        at=None,
        set_at=0,
        call=None,
        playing=(),
        proposal=None,
        agreed=None,
    )
    return season.with_appointment(key, own)


def with_rounds(season: Season, rounds: int) -> Season:
    """Change the number of rounds. Pairings of cut rounds are removed.

    Refused ``rounds_played``, with the number of the last round with a match played or decided.
    """
    state = league(season)
    drawn = (fixture for fixture in state.fixtures.values() if not is_tiebreaker(fixture.key))
    played = max((fixture.round for fixture in drawn if _has_begun(season, fixture.key)), default=1)
    if rounds < played:
        raise IllegalAct("rounds_played", rounds=played)
    return cleared(replace(season, play=updates.with_rounds(state, rounds)))


def cleared(season: Season) -> Season:
    """Remove the tables, times and questions of fixtures that no longer exist."""
    there = league(season).fixtures
    return replace(
        season,
        appointments={key: each for key, each in season.appointments.items() if key in there},
        appeals={
            key: each for key, each in season.appeals.items() if not each.is_at_table or each.match in there
        },
    )


def _has_begun(season: Season, key: str) -> bool:
    """Return whether a fixture was played or decided, or is being played."""
    own = season.appointment(key)
    return bool(own.playing or own.forfeited_at or key in league(season).outcomes)


def open_tiebreakers(season: Season) -> list[str]:
    """Return the fixtures of tiebreakers that are still to be played."""
    return [key for key in open_fixtures(season) if is_tiebreaker(key)]


def tiebreaker_until(season: Season) -> int | None:
    """Return the deadline (ms) of a tiebreaker, if only tiebreakers are left; else None."""
    open_ones = open_fixtures(season)
    if not open_ones or open_ones != open_tiebreakers(season):
        return None
    return min(map(league(season).deadline, open_ones))
