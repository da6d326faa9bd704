"""What every format promises of a season, at whatever moment it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league.bounds import widened
from bot.league.divisions import promises
from bot.league.season import LogEntry, Season, format_of, next_time, season_state, winners
from bot.league.season.news import WIDENING


def check(season: Season) -> None:
    """Ask a season's format all that can be asked of it, and compare the answers."""
    its, players, play = format_of(season), season.players, season.play
    assert len(set(players)) == len(players)
    if play is None:
        assert its.standings.placings(season) == ()
        assert not its.fixtures.called(season)
        return
    placings = its.standings.placings(season)
    assert len({line.entry for line in placings}) == len(placings)
    assert set(play.entries) <= {line.entry for line in placings}
    assert {line.entry: line.player for line in placings}.items() >= {
        (e, play.holder(e)) for e in play.entries
    }
    assert its.facts.divided or {line.division for line in placings} <= {1}
    assert set(its.standings.equals(season)) <= {line.entry for line in placings}
    for player in players:
        assert season.entry_of(player) == season.entry_held(player) is not None
        assert play.has(season.entry_of(player) or "")
    for fixture in its.fixtures.called(season):
        assert its.fixtures.is_wanted(season, fixture)
        assert its.fixtures.place_of(season, fixture) is not None
        assert set(its.fixtures.players_of(season, fixture)) <= set(players)
        assert set(its.fixtures.players_of(season, fixture)) <= set(
            map(play.holder, its.fixtures.seated(season, fixture))
        )
        assert its.facts.has_deadlines == (its.fixtures.deadline(season, fixture) is not None)
        for player in its.fixtures.players_of(season, fixture):
            assert fixture in its.fixtures.of_entry(season, season.entry_of(player) or "")
    if season.phase == "running":
        assert its.stands(season).id.startswith("league-")
        assert its.follows(season).id.startswith(("league-follows-", "league-ends"))
        assert its.facts.drawn is False or next_time(season) is not None or its.fixtures.called(season)
    assert set(winners(season)) <= {line.player for line in placings}
    state = season_state(season)
    moved = promises(state) if state and its.facts.divided else ()
    assert sorted(p for division in moved for p in division) == (sorted(players) if moved else [])
    assert season.next_divisions == (moved if season.phase == "over" else ())
    assert set(players) <= set(its.entries.people(season))


def check_ranges(before: Season, after: Season, lines: Sequence[LogEntry]) -> None:
    """Compare the places that were possible with those that are, after what these lines of the log say."""
    was, now = format_of(before).standings.ranges(before), format_of(after).standings.ranges(after)
    if not any(isinstance(line.act, WIDENING) for line in lines):
        assert not widened(was, now)
    for line in format_of(after).standings.placings(after):
        if line.place is not None and now:
            assert now[line.entry].best <= line.place <= now[line.entry].worst
