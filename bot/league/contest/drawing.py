"""The rounds of a league: which players can be paired, and when the next round comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.league import updates
from bot.league.contest.absence import counts_out, is_played, is_short, players_out
from bot.league.contest.acts import Draw, DrawSoon, Hold, Walkover
from bot.league.contest.fixtures import has_begun, league, open_fixtures, season_state
from bot.league.contest.format import Due
from bot.league.contest.state import Asked, Contest
from bot.league.decisions import Decision, Extend
from bot.league.illegal import IllegalAct
from bot.league.phrase import Phrase, moment
from bot.league.rounds import sitting_out
from bot.league.season import Fixture, is_playoff
from bot.league.season_state import SeasonState
from bot.milliseconds import MINUTE
from bot.user_text import NO_TEXT

SOON = MINUTE
"""How long (ms) before an early round it is announced. The umpire can stop it."""


def can_draw(contest: Contest, state: SeasonState) -> bool:
    """Return whether any division has at least two entries to pair."""
    away = entries_away(contest)
    counts = Counter(state.division_of(entry) for entry in state.entries if entry not in away)
    return any(count >= 2 for count in counts.values())


def seed_of(contest: Contest) -> bytes:
    """Return the seed of the next pairings: that of the season and, once pairings were undone, the number of
    the lot.
    """
    return contest.seed + (b"lot %d" % contest.lot if contest.lot else b"")


def entries_away(contest: Contest) -> frozenset[str]:
    """Return the entries whose players are not on the server, or are left out. They are not paired."""
    held = (contest.entry_of(player) for player in contest.missing | contest.out)
    return frozenset(entry for entry in held if entry is not None)


def idle(contest: Contest, number: int) -> list[str]:
    """Return the players who have no table in a round, and have not left the server."""
    state = league(contest)
    players = map(state.holder, sitting_out(state, number))
    return [player for player in players if player not in contest.missing]


def of_last_round(state: SeasonState) -> list[Fixture]:
    """Return the fixtures of the last round."""
    last = state.round
    return [each for each in state.fixtures.values() if each.round == last and not is_playoff(each.key)]


def round_until(state: SeasonState) -> int | None:
    """Return the earliest deadline (ms) of the last round."""
    last = of_last_round(state)
    return min((state.deadline(fixture.key) for fixture in last), default=None)


def next_round(contest: Contest, state: SeasonState, now: int, *, is_over: bool) -> Iterator[Due]:
    """Yield the pairings of the next round, due when the deadlines of the last one have passed. In short
    rounds they are due a minute after the announcement that all matches have ended (``is_over``).

    If the last round ended an hour late, because the clocks were put forward, the next one ends at the usual
    hour again.
    """
    terms, over, number = contest.terms, round_until(state) or 0, state.round + 1
    if contest.draws_at is not None and contest.draws_at < over:
        yield Due(contest.draws_at, Draw(terms.round_from(max(contest.draws_at, now)), number))
        return
    since = drawn_from(contest) if is_over else None
    if since is not None and max(since, now) + SOON < over:
        yield Due(since, DrawSoon(max(since, now) + SOON))
    until = terms.round_from(max(over, now))
    begun = max((fixture.drawn for fixture in of_last_round(state)), default=0)
    if over == terms.round_from(begun):
        until -= terms.round_from(over) - terms.later(begun, 2 * terms.round_time)
    yield Due(over, Draw(until, number))


def next_start(contest: Contest) -> Phrase:
    """Return when the next round starts if all matches of the last one have ended. Unless it was announced to
    be soon, the umpire can start it earlier.
    """
    at = contest.draws_at if contest.draws_at is not None else round_until(league(contest))
    return Phrase("league-follows-next", {"until": moment(at), "latest": contest.draws_at is None})


def is_due(contest: Contest, at: int) -> bool:
    """Return whether the clock can pair a round ``at`` a time (ms): the announced time, or the end of the
    last round. The umpire may have postponed it in the same moment.
    """
    moments = (contest.draws_at, round_until(league(contest)))
    return any(moment is not None and moment <= at for moment in moments)


def ended(contest: Contest, at: int) -> SeasonState:
    """End the last round of a league ``at`` a time (ms), although its tables had more time. Matches voided
    later are not played again, unless the umpire extends them.
    """
    state = league(contest)
    last = [fixture.key for fixture in of_last_round(state)]
    state = updates.ended(state, last, at)
    extended = tuple(key for key in last if state.deadline(key) > at)
    if not extended:
        return state
    return updates.taken(state, Decision(f"{contest.seq + 1}.1", at, "", NO_TEXT, Extend(extended, at)))


def drawn_from(contest: Contest) -> int | None:
    """Return from when on (ms) the next round can be paired automatically if all matches have ended; None if
    it waits for the umpire, or for the end of the last one.
    """
    state = season_state(contest)
    is_held = state is None or contest.held == state.round or bool(questions(contest))
    if is_held or contest.phase != "running" or not is_short(contest.terms):
        return None
    return contest.check_in_until or 0


def questions(contest: Contest) -> list[str]:
    """Return the open questions about the last round for which the next one waits: about results until the
    umpire has answered, and at a table while its clocks are stopped.
    """
    state = league(contest)
    last = {fixture.key for fixture in of_last_round(state)}
    return [
        asked.key
        for asked in contest.appeals.values()
        if asked.answer is None and (asked.waits_until is not None or not asked.is_at_table)
        if _table_of(state, asked) in last
    ]


def _table_of(state: SeasonState, asked: Asked) -> str | None:
    """Return the fixture that a question is about."""
    result = state.results.get(asked.match)
    return asked.match if asked.is_at_table else result.fixture if result is not None else None


def closes_at(contest: Contest, state: SeasonState) -> int:
    """Return when (ms) a season ends in which no match is left. Players who are left out have until the end
    of their round to be included again.
    """
    return round_until(state) or 0 if players_out(contest) else 0


def hold(contest: Contest, act: Hold) -> Contest:
    """Let the next round wait. Refused: ``not_drawn_soon``."""
    if contest.draws_at is None:
        raise IllegalAct("not_drawn_soon")
    return held(contest)


def held(contest: Contest) -> Contest:
    """Make the next round wait for the umpire, or for the end of the last one."""
    return replace(contest, held=league(contest).round)


def nobody_there(contest: Contest) -> Iterator[Due]:
    """Yield Walkovers for tables of a short round to which no player came and for which all others wait. If
    no player came to any table, they stay open until the end of the round.
    """
    state = season_state(contest)
    if state is None or not counts_out(contest) or contest.held == state.round:
        return
    waiting = open_fixtures(contest)
    if waiting and is_played(contest, state.round) and all(_is_deserted(contest, key) for key in waiting):
        yield from (Due(0, Walkover(key, ())) for key in waiting)


def _is_deserted(contest: Contest, key: str) -> bool:
    """Return whether no player answered the ready check of a table in the last round."""
    meeting, state = contest.meeting(key), league(contest)
    was_called = meeting.set_at > 0 and meeting.at is None and meeting.call is None
    is_new = key not in state.outcomes and state.fixtures[key].round == state.round
    return was_called and is_new and not has_begun(contest, key)
