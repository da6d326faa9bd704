"""What every format promises of a season, at whatever moment it is asked."""

from __future__ import annotations

from bot.league.contest import Contest, format_of, next_time, season_state, winners
from bot.league.divisions import promises


def check(contest: Contest) -> None:
    """Ask a season's format all that can be asked of it, and compare the answers."""
    its, players, play = format_of(contest), contest.players, contest.play
    assert len(set(players)) == len(players)
    if play is None:
        assert its.standings.placings(contest) == ()
        assert not its.fixtures.called(contest)
        return
    placings = its.standings.placings(contest)
    assert len({line.entry for line in placings}) == len(placings)
    assert set(play.entries) <= {line.entry for line in placings}
    assert {line.entry: line.player for line in placings}.items() >= {
        (e, play.holder(e)) for e in play.entries
    }
    assert its.facts.divided or {line.division for line in placings} <= {1}
    assert set(its.standings.equals(contest)) <= {line.entry for line in placings}
    for player in players:
        assert contest.entry_of(player) == contest.entry_held(player) is not None
        assert play.has(contest.entry_of(player) or "")
    for fixture in its.fixtures.called(contest):
        assert its.fixtures.is_wanted(contest, fixture)
        assert its.fixtures.place_of(contest, fixture) is not None
        assert set(its.fixtures.players_of(contest, fixture)) <= set(players)
        assert set(its.fixtures.players_of(contest, fixture)) <= set(
            map(play.holder, its.fixtures.seated(contest, fixture))
        )
        assert its.facts.has_deadlines == (its.fixtures.deadline(contest, fixture) is not None)
        for player in its.fixtures.players_of(contest, fixture):
            assert fixture in its.fixtures.of_entry(contest, contest.entry_of(player) or "")
    if contest.phase == "running":
        assert its.stands(contest).id.startswith("league-")
        assert its.follows(contest).id.startswith(("league-follows-", "league-ends"))
        assert its.facts.drawn is False or next_time(contest) is not None or its.fixtures.called(contest)
    assert set(winners(contest)) <= {line.player for line in placings}
    state = season_state(contest)
    moved = promises(state) if state and its.facts.divided else ()
    assert sorted(p for division in moved for p in division) == (sorted(players) if moved else [])
    assert contest.next_divisions == (moved if contest.phase == "over" else ())
    assert set(players) <= set(its.entries.people(contest))
