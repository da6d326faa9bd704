"""What holds for any tournament, whatever is said to it, and one that is really played."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.api import Move
from bot.league.decisions import AdjustDeal, Replace, Ruling, Settle, ShareVictory, VoidDeal, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.season import Act, LogEntry, act_from_json, act_to_json, acts, rebuilt
from bot.league.season.pursuit_account import account
from bot.league.stages import OVER
from bot.league.tournament import ranking, sitting, sittings, sums
from tests.league.promises import check_ranges
from tests.league.tournament.dashboard import Dashboard, replayed

CODES = {
    *(
        "over",
        "wrong_phase",
        "no_reason",
        "stale",
        "already_in",
        "not_in",
        "too_few",
        "no_entry",
        "withdrawn",
    ),
    *("no_such_slot", "not_due", "bad_dealer", "bad_points", "too_late", "not_played", "has_seen_cards"),
    *("bad_settle", "signup_closed", "ask_umpire"),
}


def some_act(dashboard: Dashboard, chance: Random, dull: bool) -> Act | Ruling:
    """Mostly what a table has to say, or what the phase waits for; else whatever an umpire may think of."""
    state = dashboard.state
    running = [
        (table, number)
        for table in state.tables
        for number, slot in enumerate(table.slots, start=1)
        if slot.stands == "running"
    ]
    due = [*sittings(state)]
    usual = chance.random() < 0.93
    if usual and running and (not due or chance.random() < 0.6):
        table, slot = chance.choice(running)
        points = [1 if dull else chance.randint(1, 9) for _ in state.players(table)]
        if not dull and chance.random() < 0.9:
            points[chance.randrange(len(points))] = 0
        entries = (table.seats[seat] for seat in state.players(table))
        computers = tuple(entry for entry, own in zip(entries, points, strict=True) if own > 7)
        return acts.FinishDeal(table.round, table.number, slot, tuple(points), computers)
    if usual and due:
        each = chance.choice(due)
        dealer = chance.choice(each.seats) if each.dealer is None else each.dealer
        return acts.StartDeal(each.round, each.table, each.slots[0], dealer)
    if usual and state.tie:
        return Settle(tuple(chance.sample(state.tie.entries, state.tie.places)))
    if usual:
        return acts.Confirm()
    entry, number, slot = str(chance.randint(0, 15)), chance.randint(1, 3), chance.randint(0, 6)
    anything: list[Act | Ruling] = [
        acts.SignUp(f"u{entry}"),
        acts.Leave(f"u{entry}"),
        acts.Start(),
        AdjustDeal(entry, number, slot, chance.choice("=+-"), chance.randint(0, 5)),
        VoidDeal(number, chance.randint(1, 3), slot),
        Withdraw(entry, "zero"),
        Replace(entry, f"u{chance.randint(1, 20)}"),
        chance.choice((Settle((entry,)), ShareVictory())),
        acts.Confirm(),
    ]
    if chance.random() < 0.05:
        anything.append(acts.Cancel())
    return chance.choice(anything)


def some_tournament(seed: int) -> Dashboard:
    chance = Random(seed)
    dashboard = Dashboard(
        chance.randint(2, 14), tie=chance.choice(("auto", "umpire")), playoff_carry=chance.random() < 0.3
    )
    dashboard.say(acts.Start())
    dull = chance.random() < 0.3
    for _ in range(chance.choice((40, 200, 600))):
        if dashboard.state.phase in OVER:
            break
        before, said = dashboard.season, len(dashboard.log)
        act = some_act(dashboard, chance, dull)
        try:
            dashboard.say(act, reason="" if chance.random() < 0.02 else "because")
            check_ranges(before, dashboard.season, dashboard.log[said:])
        except IllegalAct as refusal:
            if refusal.code not in CODES:
                raise
    return dashboard


@given(st.integers(0, 2**32))
def test_any_tournament(seed: int) -> None:
    dashboard = some_tournament(seed)
    state = dashboard.state
    assert (
        rebuilt(dashboard.opened, dashboard.log)
        == replayed(dashboard.opened, dashboard.log)
        == dashboard.season
    )
    assert [line.seq for line in dashboard.log] == list(range(1, dashboard.season.seq + 1))
    active = set(state.entries)
    for due in sittings(state):
        assert set(due.entries) <= active
        assert len(due.entries) >= 2
    for number, _, entry in state.cells:
        assert any(table.round == number for table in state.seated(entry))
    for entry, own in sums(state).items():
        assert sum(own.rounds) == sum(
            game.cell.points for game in account(state, dashboard.log, entry).games if game.cell
        )
    assert len({entry.user for entry in state.entrants if entry.active}) == len(active)
    assert {line.sums.entry for line in ranking(state) if line.place} == active
    assert set(state.champions) <= active
    assert state.phase != "done" or state.champions or not active


def test_some_tournaments_come_to_every_phase() -> None:
    phases = {
        line.after["phase"]
        for seed in range(25)
        for line in some_tournament(seed).log
        if "phase" in line.after
    }
    assert phases == {"round2", "review", "tie", "playoff", "final_review", "done", "cancelled"}


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_the_log_goes_through_json(seed: int) -> None:
    dashboard = some_tournament(seed)

    def there_and_back(line: LogEntry) -> LogEntry:
        act = act_from_json(json.loads(json.dumps(act_to_json(line.act))))
        before, after = json.loads(json.dumps([line.before, line.after]))
        return replace(line, act=act, before=before, after=after)

    assert [there_and_back(line) for line in dashboard.log] == dashboard.log


@pytest.mark.parametrize("entries", [2, 6, 13])
def test_a_tournament_that_is_played(entries: int) -> None:
    """Each table's matches are real ones, opened as the tournament says, with games taken back and players
    leaving in the middle of them.
    """
    dashboard, chance, game = Dashboard(entries), Random(entries), GAMES["pursuit"]
    dashboard.say(acts.Start())
    matches: dict[tuple[int, int], tuple[Any, Any, int]] = {}  # sitting, state, games dealt
    taken_back = 0
    while dashboard.state.phase not in OVER:
        if dashboard.state.phase in ("review", "final_review"):
            dashboard.say(acts.Confirm())
        elif dashboard.state.tie:
            dashboard.say(Settle(dashboard.state.tie.entries[: dashboard.state.tie.places]))
        for due in tuple(sittings(dashboard.state)):
            place = (due.round, due.table)
            old, match, dealt = matches.get(place, (None, None, 0))
            if old and old.goes_on(dealt, due):
                match = game.apply(match, 0, Move("deal")).state
                matches[place] = old, match, dealt + 1
            else:
                seed = chance.randbytes(32)
                if due.position is None:
                    match = game.new(len(due.seats), seed, {}).state
                else:
                    match = game.apply(game.load({**due.position, "seed": seed.hex()}), 0, Move("deal")).state
                matches[place] = due, match, 1
            dealer = game.observe(match, None).dealer
            assert dealer is not None
            dashboard.say(acts.StartDeal(*place, due.slots[0], due.seats[dealer]))
            if len(dashboard.state.entries) > 2 and chance.random() < 0.02:
                dashboard.say(Withdraw(chance.choice(due.entries), "zero"))
                continue
            old, match, dealt = matches[place]
            while game.observe(match, None).phase == "play":
                (seat,) = game.to_act(match)
                turns = [m for m in game.legal_moves(match, seat) if m.verb not in ("call", "challenge")]
                step = game.apply(match, seat, chance.choice(turns))
                match = step.state
            matches[place] = old, match, dealt
            (over,) = (event for event in step.events if event.key == "deal_over")
            dashboard.say(acts.FinishDeal(*place, due.slots[0], tuple(over.data["points"])))
            if chance.random() < 0.15 and due.round in dashboard.state.open_rounds:
                dashboard.say(VoidDeal(*place, chance.randint(1, due.slots[0])))
                taken_back += 1
    assert dashboard.state.champions
    assert (
        rebuilt(dashboard.opened, dashboard.log)
        == replayed(dashboard.opened, dashboard.log)
        == dashboard.season
    )
    assert taken_back
    for table in dashboard.state.tables:
        assert sitting(dashboard.state, table) is None
