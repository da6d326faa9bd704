"""The rounds of a league: whose players can be drawn, and when the next one is."""

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
from bot.league.season import Fixture, is_playoff
from bot.league.season_state import SeasonState
from bot.milliseconds import MINUTE
from bot.user_text import NO_TEXT

SOON = MINUTE
"""How long (ms) it is told before a draw that comes because all tables are over. The umpire can stop it."""


def can_draw(contest: Contest, state: SeasonState) -> bool:
    """Whether any division has at least two entries that can be drawn."""
    away = entries_away(contest)
    counts = Counter(state.division_of(entry) for entry in state.entries if entry not in away)
    return any(count >= 2 for count in counts.values())


def seed_of(contest: Contest) -> bytes:
    """The seed of the next draw: that of the season and, once tables were taken back, the number of the
    lot.
    """
    return contest.seed + (b"lot %d" % contest.lot if contest.lot else b"")


def entries_away(contest: Contest) -> frozenset[str]:
    """The entries whose players are not on the server, or are out. They are not drawn."""
    held = (contest.entry_of(player) for player in contest.missing | contest.out)
    return frozenset(entry for entry in held if entry is not None)


def of_last_round(state: SeasonState) -> list[Fixture]:
    """The fixtures of the last round that was drawn."""
    last = state.round
    return [each for each in state.fixtures.values() if each.round == last and not is_playoff(each.key)]


def round_until(state: SeasonState) -> int | None:
    """The earliest deadline (ms) of the last round."""
    last = of_last_round(state)
    return min((state.deadline(fixture.key) for fixture in last), default=None)


def next_round(contest: Contest, state: SeasonState, now: int, *, is_over: bool) -> Iterator[Due]:
    """The draw of the next round, which is due when the deadlines of the last one are over. If all its tables
    are (``is_over``) and rounds are short, it is due a minute after that was said.

    If the end of the last one was later because the clocks left its hour out, the next one is over at that
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
    """When the next round starts if all tables of the last one are over. Unless that was said to be soon, the
    umpire can start it earlier.
    """
    at = contest.draws_at if contest.draws_at is not None else round_until(league(contest))
    return Phrase("league-follows-next", {"until": moment(at), "latest": contest.draws_at is None})


def is_due(contest: Contest, at: int) -> bool:
    """Whether the clock can draw a round ``at`` a time (ms): when it was said, or when the last one is over.
    The umpire may have put it off in the same moment.
    """
    moments = (contest.draws_at, round_until(league(contest)))
    return any(moment is not None and moment <= at for moment in moments)


def ended(contest: Contest, at: int) -> SeasonState:
    """The state of a league whose last round is over ``at`` a time (ms), although its tables had more time.
    What becomes void later is not played again, unless the umpire gives it time.
    """
    state = league(contest)
    last = [fixture.key for fixture in of_last_round(state)]
    state = updates.ended(state, last, at)
    extended = tuple(key for key in last if state.deadline(key) > at)
    if not extended:
        return state
    return updates.taken(state, Decision(f"{contest.seq + 1}.1", at, "", NO_TEXT, Extend(extended, at)))


def drawn_from(contest: Contest) -> int | None:
    """From when on (ms) the next round can be drawn by itself, if all tables are over; None if it waits for
    the umpire, or for the end of the last one.
    """
    state = season_state(contest)
    is_held = state is None or contest.held == state.round or bool(questions(contest))
    if is_held or contest.phase != "running" or not is_short(contest.terms):
        return None
    return contest.check_in_until or 0


def questions(contest: Contest) -> list[str]:
    """The questions about tables of the last round for whose answer it waits: about results until the umpire
    has given one, and those that were asked at a table as long as its clocks stand still.
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
    """The fixture that a question is about."""
    result = state.results.get(asked.match)
    return asked.match if asked.is_at_table else result.fixture if result is not None else None


def closes_at(contest: Contest, state: SeasonState) -> int:
    """When (ms) a season is over in which nothing can be played any more. Players who are out have until the
    end of their round to count themselves in.
    """
    return round_until(state) or 0 if players_out(contest) else 0


def hold(contest: Contest, act: Hold) -> Contest:
    """Let the next round wait. Refused: ``not_drawn_soon``."""
    if contest.draws_at is None:
        raise IllegalAct("not_drawn_soon")
    return held(contest)


def held(contest: Contest) -> Contest:
    """The contest whose next round waits for the umpire, or for the end of the last one."""
    return replace(contest, held=league(contest).round)


def nobody_there(contest: Contest) -> Iterator[Due]:
    """Tables of a short round to which nobody came when they were called, and that all others wait for: they
    are over. If nobody came to any table, they can be played as long as their round lasts.
    """
    state = season_state(contest)
    if state is None or not counts_out(contest) or contest.held == state.round:
        return
    waiting = open_fixtures(contest)
    if waiting and is_played(contest, state.round) and all(_is_deserted(contest, key) for key in waiting):
        yield from (Due(0, Walkover(key, ())) for key in waiting)


def _is_deserted(contest: Contest, key: str) -> bool:
    """Whether a table of the last round was called and nobody came."""
    meeting, state = contest.meeting(key), league(contest)
    was_called = meeting.set_at > 0 and meeting.at is None and meeting.call is None
    is_new = key not in state.outcomes and state.fixtures[key].round == state.round
    return was_called and is_new and not has_begun(contest, key)
