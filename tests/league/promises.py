"""What every format promises of a season, at whatever moment it is asked."""

from __future__ import annotations

from bot.league.contest import Contest, format_of, next_time, winners


def check(contest: Contest) -> None:
    """Ask a season's format all that can be asked of it, and compare the answers."""
    its, players, play = format_of(contest), contest.players, contest.play
    assert len(set(players)) == len(players)
    if play is None:
        assert its.placings(contest) == ()
        assert not its.called(contest)
        return
    placings = its.placings(contest)
    assert len({line.entry for line in placings}) == len(placings)
    assert set(play.entries) <= {line.entry for line in placings}
    assert {line.entry: line.player for line in placings}.items() >= {
        (e, play.holder(e)) for e in play.entries
    }
    assert its.divided or {line.division for line in placings} <= {1}
    assert set(its.equals(contest)) <= {line.entry for line in placings}
    for player in players:
        assert contest.entry_of(player) == contest.entry_held(player) is not None
        assert play.has(contest.entry_of(player) or "")
    for fixture in its.called(contest):
        assert its.is_wanted(contest, fixture)
        assert its.place_of(contest, fixture) is not None
        assert set(its.players_of(contest, fixture)) <= set(players)
        assert set(its.players_of(contest, fixture)) <= set(map(play.holder, its.seated(contest, fixture)))
        assert its.has_deadlines == (its.deadline(contest, fixture) is not None)
        for player in its.players_of(contest, fixture):
            assert fixture in its.fixtures_of(contest, contest.entry_of(player) or "")
    if contest.phase == "running":
        assert its.stands(contest).id.startswith("league-")
        assert its.drawn is False or next_time(contest) is not None or its.called(contest)
    assert set(winners(contest)) <= {line.player for line in placings}
    assert contest.phase != "over" or winners(contest)
    moved = its.next_divisions(contest, players)
    assert its.divided or moved == ()
    assert sorted(p for division in moved for p in division) == (sorted(players) if moved else [])
    assert set(players) <= set(its.people(contest))
