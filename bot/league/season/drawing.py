"""The rounds of a league: which players can be paired, and when the next round comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.league import updates
from bot.league.decisions import Decision, Extend
from bot.league.illegal import IllegalAct
from bot.league.phrase import Phrase, moment
from bot.league.rounds import sitting_out
from bot.league.scoring_rules import Fixture, is_tiebreaker
from bot.league.season.absence import counts_out, is_played, is_short, players_out
from bot.league.season.acts import ForfeitFixture, Hold, PairRound, PairSoon
from bot.league.season.fixtures import has_begun, is_open, league, open_fixtures, season_state
from bot.league.season.format import Due
from bot.league.season.state import Asked, Season
from bot.league.season_state import SeasonState
from bot.milliseconds import MINUTE
from bot.user_text import NO_TEXT

SOON = MINUTE
"""How long (ms) before an early round it is announced. The umpire can stop it."""


def can_draw(season: Season, state: SeasonState) -> bool:
    """Return whether any division has at least two entries to pair."""
    away = entries_away(season)
    counts = Counter(state.division_of(entry) for entry in state.entries if entry not in away)
    return any(count >= 2 for count in counts.values())


def seed_of(season: Season) -> bytes:
    """Return the seed of the next pairings: that of the season and, once pairings were undone, the number of
    the lot.
    """
    return season.seed + (b"lot %d" % season.lot if season.lot else b"")


def entries_away(season: Season) -> frozenset[str]:
    """Return the entries whose players are not on the server, or are left out. They are not paired."""
    held = (season.entry_of(player) for player in season.missing | season.out)
    return frozenset(entry for entry in held if entry is not None)


def idle(season: Season, number: int) -> list[str]:
    """Return the players who have no table in a round, and have not left the server."""
    state = league(season)
    players = map(state.holder, sitting_out(state, number))
    return [player for player in players if player not in season.missing]


def of_last_round(state: SeasonState) -> list[Fixture]:
    """Return the fixtures of the last round."""
    last = state.round
    return [each for each in state.fixtures.values() if each.round == last and not is_tiebreaker(each.key)]


def round_until(season: Season) -> int | None:
    """Return the earliest deadline (ms) of the last round, without tables that are left to the umpire."""
    state = league(season)
    last = of_last_round(state)
    kept = [each for each in last if state.settles(each.key) is not None or is_open(season, each)]
    return min((state.deadline(fixture.key) for fixture in kept or last), default=None)


def next_round(season: Season, state: SeasonState, now: int, *, is_over: bool) -> Iterator[Due]:
    """Yield the pairings of the next round, due when the deadlines of the last one have passed. In short
    rounds they are due a minute after the announcement that all matches have ended (``is_over``).

    If the last round ended an hour late, because the clocks were put forward, the next one ends at the usual
    hour again.
    """
    settings, over, number = season.settings, round_until(season) or 0, state.round + 1
    if season.draws_at is not None and season.draws_at < over:
        yield Due(season.draws_at, PairRound(settings.round_from(max(season.draws_at, now)), number))
        return
    since = drawn_from(season) if is_over else None
    if since is not None and max(since, now) + SOON < over:
        yield Due(since, PairSoon(max(since, now) + SOON))
    until = settings.round_from(max(over, now))
    begun = max((fixture.drawn for fixture in of_last_round(state)), default=0)
    if over == settings.round_from(begun):
        until -= settings.round_from(over) - settings.later(begun, 2 * settings.round_time)
    yield Due(over, PairRound(until, number))


def next_start(season: Season) -> Phrase:
    """Return when the next round starts if all matches of the last one have ended. Unless it was announced to
    be soon, the umpire can start it earlier.
    """
    at = season.draws_at if season.draws_at is not None else round_until(season)
    return Phrase("league-follows-next", {"until": moment(at), "latest": season.draws_at is None})


def is_due(season: Season, at: int) -> bool:
    """Return whether the clock can pair a round ``at`` a time (ms): the announced time, or the end of the
    last round. The umpire may have postponed it in the same moment.
    """
    moments = (season.draws_at, round_until(season))
    return any(moment is not None and moment <= at for moment in moments)


def ended(season: Season, at: int) -> SeasonState:
    """End the last round of a league ``at`` a time (ms), although its tables had more time. Matches voided
    later are not played again, unless the umpire extends them.
    """
    state = league(season)
    last = [fixture.key for fixture in of_last_round(state)]
    state = updates.ended(state, last, at)
    extended = tuple(key for key in last if state.deadline(key) > at)
    if not extended:
        return state
    return updates.taken(state, Decision(f"{season.seq + 1}.1", at, "", NO_TEXT, Extend(extended, at)))


def drawn_from(season: Season) -> int | None:
    """Return from when on (ms) the next round can be paired automatically if all matches have ended; None if
    it waits for the umpire, or for the end of the last one.
    """
    state = season_state(season)
    is_held = state is None or season.held == state.round or bool(questions(season))
    if is_held or season.phase != "running" or not is_short(season.settings):
        return None
    return season.check_in_until or 0


def questions(season: Season) -> list[str]:
    """Return the open questions about the last round for which the next one waits: about results until the
    umpire has answered, and at a table while its clocks are stopped.
    """
    state = league(season)
    last = {fixture.key for fixture in of_last_round(state)}
    return [
        asked.key
        for asked in season.appeals.values()
        if asked.answer is None and (asked.waits_until is not None or not asked.is_at_table)
        if _table_of(state, asked) in last
    ]


def _table_of(state: SeasonState, asked: Asked) -> str | None:
    """Return the fixture that a question is about."""
    result = state.results.get(asked.match)
    return asked.match if asked.is_at_table else result.fixture if result is not None else None


def closes_at(season: Season, state: SeasonState) -> int:
    """Return when (ms) a season ends in which no match is left. Players who are left out have until the end
    of their round to be included again.
    """
    return round_until(season) or 0 if players_out(season) else 0


def hold(season: Season, act: Hold) -> Season:
    """Let the next round wait. Refused: ``not_drawn_soon``."""
    if season.draws_at is None:
        raise IllegalAct("not_drawn_soon")
    return held(season)


def held(season: Season) -> Season:
    """Make the next round wait for the umpire, or for the end of the last one."""
    return replace(season, held=league(season).round)


def nobody_there(season: Season) -> Iterator[Due]:
    """Yield forfeits for tables of a short round to which no player came and for which all others wait. If no
    player came to any table, they stay open until the end of the round.
    """
    state = season_state(season)
    if state is None or not counts_out(season) or season.held == state.round:
        return
    waiting = open_fixtures(season)
    if waiting and is_played(season, state.round) and all(_is_deserted(season, key) for key in waiting):
        yield from (Due(0, ForfeitFixture(key, ())) for key in waiting)


def _is_deserted(season: Season, key: str) -> bool:
    """Return whether no player answered the ready check of a table in the last round."""
    appointment, state = season.appointment(key), league(season)
    was_called = appointment.set_at > 0 and appointment.at is None and appointment.call is None
    is_new = key not in state.outcomes and state.fixtures[key].round == state.round
    return was_called and is_new and not has_begun(season, key)
