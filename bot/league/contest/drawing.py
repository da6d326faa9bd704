"""The rounds of a league: whose players can be drawn, and when the next one is."""

from __future__ import annotations

from collections import Counter

from bot.league.contest.acts import Draw
from bot.league.contest.format import Due
from bot.league.contest.state import Contest
from bot.league.season import Fixture, is_playoff
from bot.league.season_state import SeasonState


def can_draw(contest: Contest, state: SeasonState) -> bool:
    """Whether any division has at least two entries that can be drawn."""
    away = entries_away(contest)
    counts = Counter(state.division_of(entry) for entry in state.entries if entry not in away)
    return any(count >= 2 for count in counts.values())


def entries_away(contest: Contest) -> frozenset[str]:
    """The entries whose players are not on the server. They are not drawn."""
    held = (contest.entry_of(player) for player in contest.missing)
    return frozenset(entry for entry in held if entry is not None)


def of_last_round(state: SeasonState) -> list[Fixture]:
    """The fixtures of the last round that was drawn."""
    last = state.round
    return [each for each in state.fixtures.values() if each.round == last and not is_playoff(each.key)]


def round_until(state: SeasonState) -> int | None:
    """The earliest deadline (ms) of the last round."""
    last = of_last_round(state)
    return min((state.deadline(fixture.key) for fixture in last), default=None)


def next_round(contest: Contest, state: SeasonState, now: int) -> Due:
    """The draw of the next round, which is due when the deadlines of the last one are over.

    If that was later because the clocks left its hour out, the next one is over at that hour again.
    """
    terms, over = contest.terms, round_until(state) or 0
    until = terms.round_from(max(over, now))
    begun = max((fixture.drawn for fixture in of_last_round(state)), default=0)
    if over == terms.round_from(begun):
        until -= terms.round_from(over) - terms.later(begun, 2 * terms.round_time)
    return Due(over, Draw(until))
